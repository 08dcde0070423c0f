import { createBudget, pay, type Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import { run } from '../run.ts';
import type { Answers } from './answers.ts';
import { foldKana } from './fold-kana.ts';
import { graphemes, hasUnfit, isLetter } from './graphemes.ts';
import { crosswordLimits } from './limits.ts';
import type { Word, WordProblem } from './types.ts';

/** A vocabulary as numbers. A letter is the id of its folded grapheme, a word its place among those that are used. */
export interface Vocabulary {
  readonly size: number;
  /** By word: its index in the list it came from. */
  readonly source: Int32Array;
  /** The letters of word w are `text[start[w]]` … `text[start[w + 1] - 1]`. */
  readonly text: Int32Array;
  readonly start: Int32Array;
  /** By letter id: the folded grapheme. */
  readonly letters: readonly string[];
  /** The words with letter l, once for each time it is in them: `inWord[p]` has it at `inPlace[p]`, for `p` from `from[l]` up. */
  readonly from: Int32Array;
  readonly inWord: Int32Array;
  readonly inPlace: Int32Array;
  readonly dropped: readonly WordProblem[];
  /** Words that can be an answer, by length; filled in by `answers.ts` as they are asked for. */
  readonly answers: Map<number, Answers>;
}

/** Words that are read in a step; the work is paid for in blocks. */
const WORDS_A_STEP = 4;
const WORDS_A_BLOCK = 256;

/** Read once a list. The list may have been changed since, so it is compared word by word before it is believed. */
const known = new WeakMap<readonly Word[], { readonly answers: readonly string[]; readonly vocabulary: Vocabulary }>();

/**
 * Reads a list of words; undefined when the budget ended. Words that can't stand on a board are dropped, and `dropped`
 * says which and why. It costs the same whether the list was read before or not, so that a seed keeps its board.
 */
export function* readVocabulary(words: readonly Word[], budget: Budget): Job<Vocabulary | undefined, never> {
  const before = known.get(words);
  const same =
    before?.answers.length === words.length && before.answers.every((answer, at) => answer === words[at]!.answer);
  const reader = createReader();
  for (let from = 0; from < words.length; from += WORDS_A_BLOCK) {
    const to = Math.min(words.length, from + WORDS_A_BLOCK);
    if (!(yield* pay(budget, Math.ceil((to - from) / WORDS_A_STEP)))) return undefined;
    if (!same) for (let at = from; at < to; at += 1) reader.read(words[at]!, at);
  }
  if (same) return before.vocabulary;
  const vocabulary = reader.finish();
  known.set(words, { answers: words.map(({ answer }) => answer), vocabulary });
  return vocabulary;
}

/**
 * What is wrong with the words of a list, by index: they are left out of every board. Words of one letter, without a
 * letter, with spaces or control characters, of more than 64 letters, and those that fold to a word before them.
 */
export function checkWords(words: readonly Word[]): readonly WordProblem[] {
  return run(readVocabulary(words, createBudget({ steps: Number.MAX_SAFE_INTEGER })))!.dropped;
}

interface Reader {
  readonly read: (word: Word, index: number) => void;
  readonly finish: () => Vocabulary;
}

function createReader(): Reader {
  const idOf = new Map<string, number>();
  const seen = new Map<string, number>();
  const source: number[] = [];
  const text: number[] = [];
  const start: number[] = [0];
  const dropped: WordProblem[] = [];
  return {
    read({ answer }, index) {
      const parts = graphemes(answer);
      const code = problemOf(answer, parts);
      if (code) return void dropped.push({ index, code });
      const folded = parts.map(foldKana);
      const key = folded.join('\u0000');
      const first = seen.get(key);
      if (first !== undefined) return void dropped.push({ index, code: 'duplicate', of: first });
      seen.set(key, index);
      source.push(index);
      for (const letter of folded) {
        const id = idOf.get(letter) ?? idOf.size;
        idOf.set(letter, id);
        text.push(id);
      }
      start.push(text.length);
      return undefined;
    },
    finish() {
      const from = new Int32Array(idOf.size + 1);
      for (const id of text) from[id + 1]! += 1;
      for (let id = 0; id < idOf.size; id += 1) from[id + 1]! += from[id]!;
      const next = from.slice();
      const inWord = new Int32Array(text.length);
      const inPlace = new Int32Array(text.length);
      for (let word = 0; word < source.length; word += 1) {
        for (let at = start[word]!; at < start[word + 1]!; at += 1) {
          const posting = next[text[at]!]!++;
          inWord[posting] = word;
          inPlace[posting] = at - start[word]!;
        }
      }
      return {
        size: source.length,
        source: Int32Array.from(source),
        text: Int32Array.from(text),
        start: Int32Array.from(start),
        letters: [...idOf.keys()],
        from,
        inWord,
        inPlace,
        dropped,
        answers: new Map(),
      };
    },
  };
}

function problemOf(
  answer: string,
  parts: readonly string[],
): 'empty' | 'bad-character' | 'one-letter' | 'too-long' | undefined {
  if (parts.length === 0) return 'empty';
  if (hasUnfit(answer) || !parts.every(isLetter)) return 'bad-character';
  if (parts.length === 1) return 'one-letter';
  return parts.length > crosswordLimits.letters ? 'too-long' : undefined;
}
