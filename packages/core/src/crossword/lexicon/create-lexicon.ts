import { createBudget, pay, type Budget } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { run } from '../../run.ts';
import { foldKana } from '../fold-kana.ts';
import { countGraphemes, graphemes, isLetter } from '../graphemes.ts';
import { crosswordLimits } from '../limits.ts';
import type { Word, WordProblem } from '../types.ts';
import type { Lexicon } from './lexicon.ts';
import { openLexicon, packLexicon } from './packed.ts';
import { readWordLines } from './read-word-lines.ts';

/** The score of a word that has none. */
const USUAL_SCORE = 50;
const WORDS_A_STEP = 4;
const WORDS_A_BLOCK = 256;

/** `problems` are the words that no grid uses, by their place in the list, or by their line from 0 in a text. */
export interface CreatedLexicon {
  readonly lexicon: Lexicon;
  readonly problems: readonly WordProblem[];
}

/**
 * Makes a lexicon of words or of a text with a word a line (`answer`, `answer;score`, or `answer`, clue, score and tags
 * between tabs; see `readWordLines`). Never throws: what can't be used is left out, and `problems` says why. A quarter of
 * a million words take about a third of a second.
 */
export function createLexicon(words: readonly Word[] | string): CreatedLexicon {
  const { list, lines } = typeof words === 'string' ? readWordLines(words) : { list: words, lines: undefined };
  const { lexicon, problems } = run(buildLexicon(list, createBudget({ steps: Number.MAX_SAFE_INTEGER })))!;
  if (!lines) return { lexicon, problems };
  const atLines = problems.map((problem) => ({
    ...problem,
    index: lines[problem.index]!,
    ...(problem.code === 'duplicate' ? { of: lines[problem.of]! } : {}),
  }));
  return { lexicon, problems: atLines };
}

/** The same as a job; undefined when the budget ended. */
export function* buildLexicon(words: readonly Word[], budget: Budget): Job<CreatedLexicon | undefined, never> {
  const reader = createReader(words);
  for (let from = 0; from < words.length; from += WORDS_A_BLOCK) {
    const to = Math.min(words.length, from + WORDS_A_BLOCK);
    if (!(yield* pay(budget, Math.ceil((to - from) / WORDS_A_STEP)))) return undefined;
    reader.read(from, to);
  }
  return reader.finish();
}

type Letter = number | 'bad-character' | 'too-many-letters';

interface Reader {
  readonly read: (from: number, to: number) => void;
  readonly finish: () => CreatedLexicon;
}

function createReader(words: readonly Word[]): Reader {
  const letters: string[] = [];
  const idOf = new Map<string, number>();
  /** By grapheme as written. */
  const known = new Map<string, Letter>();
  /** By code unit that is a grapheme: its letter + 1, negative where it is folded to another; 0 for not asked yet. */
  const unitKnown = new Int32Array(0x1_0000);
  const problems: WordProblem[] = [];
  const read: Read = { kept: [], starts: [0], plain: [], text: new Uint16Array(1_024), letters };
  const seen = createSeen(words.length, read);

  function letterOf(grapheme: string): Letter {
    const before = known.get(grapheme);
    if (before !== undefined) return before;
    const folded = foldKana(grapheme);
    let id: Letter = 'bad-character';
    if (isLetter(grapheme) && isLetter(folded) && folded.length <= crosswordLimits.letter) {
      id = idOf.get(folded) ?? (letters.length < crosswordLimits.lexiconLetters ? letters.length : 'too-many-letters');
      if (id === letters.length) {
        letters.push(folded);
        idOf.set(folded, id);
      }
    }
    // A hostile list has as many graphemes as it likes.
    if (known.size < 2 * crosswordLimits.lexiconLetters) known.set(grapheme, id);
    return id;
  }

  function letterOfUnit(answer: string, nth: number): Letter {
    const unit = answer.charCodeAt(nth);
    if (unitKnown[unit] !== 0) return Math.abs(unitKnown[unit]!) - 1;
    const letter = letterOf(answer[nth]!);
    if (typeof letter === 'number') unitKnown[unit] = letters[letter] === answer[nth] ? letter + 1 : -letter - 1;
    return letter;
  }

  /** Writes the letters of a word behind those of the last one; says what is wrong with it. */
  function problemOf(answer: string): Exclude<WordProblem['code'], 'duplicate'> | undefined {
    if (answer === '') return 'empty';
    if (answer.length > crosswordLimits.answer) return 'too-long';
    const length = countGraphemes(answer);
    if (length > crosswordLimits.letters) return 'too-long';
    if (read.kept.length >= crosswordLimits.lexicon) return 'too-many';
    const parts = length === answer.length ? undefined : graphemes(answer);
    const start = read.starts.at(-1)!;
    if (start + length > read.text.length) {
      const larger = new Uint16Array(2 * read.text.length);
      larger.set(read.text);
      read.text = larger;
    }
    let plain = 1;
    for (let nth = 0; nth < length; nth += 1) {
      const letter = parts ? letterOf(parts[nth]!) : letterOfUnit(answer, nth);
      if (typeof letter === 'string') return letter;
      read.text[start + nth] = letter;
      if (parts ? parts[nth] !== letters[letter] : unitKnown[answer.charCodeAt(nth)]! < 0) plain = 0;
    }
    if (length === 1) return 'one-letter';
    read.plain.push(plain);
    read.starts.push(start + length);
    return undefined;
  }

  return {
    read(from, to) {
      for (let index = from; index < to; index += 1) {
        const answer: unknown = words[index]?.answer;
        const code = problemOf(typeof answer === 'string' ? answer : '');
        if (code) {
          problems.push({ index, code });
          continue;
        }
        const first = seen(read.kept.length);
        if (first < 0) read.kept.push(index);
        else {
          problems.push({ index, code: 'duplicate', of: read.kept[first]! });
          read.plain.pop();
          read.starts.pop();
        }
      }
    },
    finish: () => ({ lexicon: packed(words, read), problems }),
  };
}

/** What was read; by word that is used: its index, where its letters start in `text`, and whether they are as written. */
interface Read {
  readonly kept: number[];
  readonly starts: number[];
  readonly plain: number[];
  text: Uint16Array;
  readonly letters: readonly string[];
}

/** Finds the word with the same letters that was asked for before, or -1; by hashing with open addresses. */
function createSeen(most: number, read: Read): (word: number) => number {
  const size = 2 ** (33 - Math.clz32(Math.min(most, crosswordLimits.lexicon) + 1));
  const table = new Int32Array(size);
  return (word) => {
    const { starts, text } = read;
    const [start, end] = [starts[word]!, starts[word + 1]!];
    let hash = end - start;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text[at]!, 0x01000193) ^ (hash >>> 15);
    for (let place = (hash ^ (hash >>> 13)) & (size - 1); ; place = (place + 1) & (size - 1)) {
      const other = table[place]! - 1;
      if (other < 0) {
        table[place] = word + 1;
        return -1;
      }
      const from = starts[other]!;
      if (starts[other + 1]! - from !== end - start) continue;
      let nth = 0;
      while (start + nth < end && text[from + nth] === text[start + nth]) nth += 1;
      if (start + nth === end) return other;
    }
  };
}

/** Sorts by length and score, by counting: equal words stay in the order of the list. */
function packed(words: readonly Word[], { kept, starts, plain, text, letters }: Read): Lexicon {
  const counts = new Int32Array(crosswordLimits.letters + 1);
  const scoreOf = (nth: number): number => scoreIn(words[kept[nth]!]!);
  const place = new Int32Array((crosswordLimits.letters + 1) * 101 + 1);
  const slot = (nth: number): number => (starts[nth + 1]! - starts[nth]!) * 101 + 100 - scoreOf(nth);
  for (let nth = 0; nth < kept.length; nth += 1) {
    counts[starts[nth + 1]! - starts[nth]!]! += 1;
    place[slot(nth) + 1]! += 1;
  }
  for (let nth = 1; nth < place.length; nth += 1) place[nth]! += place[nth - 1]!;
  const order = new Int32Array(kept.length);
  for (let nth = 0; nth < kept.length; nth += 1) {
    const at = slot(nth);
    order[place[at]!] = nth;
    place[at]! += 1;
  }
  const sorted = new Uint16Array(starts.at(-1)!);
  const scores = new Uint8Array(kept.length);
  const written: string[] = [];
  const clues: string[] = [];
  const tagged = new Map<string, number[]>();
  let end = 0;
  for (const [at, nth] of order.entries()) {
    const word = words[kept[nth]!]!;
    const own = text.subarray(starts[nth], starts[nth + 1]);
    sorted.set(own, end);
    end += own.length;
    scores[at] = scoreOf(nth);
    written.push(plain[nth] === 1 ? '' : word.answer);
    clues.push(textIn(word.clue).slice(0, crosswordLimits.clue));
    for (const tag of Array.isArray(word.tags) ? new Set(word.tags) : []) {
      const name = textIn(tag).slice(0, crosswordLimits.tag);
      const list = tagged.get(name);
      if (list) list.push(at);
      else if (name !== '' && tagged.size < crosswordLimits.tags) tagged.set(name, [at]);
    }
  }
  const tagLists = [...tagged.values()];
  let ending = 0;
  const tagEnds = Int32Array.from(tagLists, (list) => (ending += list.length));
  const content = { counts, text: sorted, scores, letters, written, clues, tags: [...tagged.keys()] };
  const bytes = packLexicon({ ...content, tagEnds, tagged: Int32Array.from(tagLists.flat()) });
  const lexicon = openLexicon(bytes);
  if (!lexicon.ok) throw new Error(lexicon.detail);
  return lexicon.value;
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whole and from 0 to 100. */
function scoreIn({ score }: Word): number {
  if (typeof score !== 'number' || Number.isNaN(score)) return USUAL_SCORE;
  return Math.max(0, Math.min(100, Math.round(score)));
}
