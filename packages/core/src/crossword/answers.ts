// Which words can be an answer: each of their letters needs another word of its own.
import { pay, type Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import type { Vocabulary } from './vocabulary.ts';

const WORDS_A_STEP = 4;
const WORDS_A_BLOCK = 256;

/** Words that can be an answer, and of those that can't the one with the fewest `letters` in no other word. */
export interface Answers {
  readonly words: readonly number[];
  readonly miss?: { readonly word: number; readonly letters: readonly number[] };
}

/** The words of `length` letters that can be an answer; undefined when the budget ended. */
export function* answersOfLength(
  vocabulary: Vocabulary,
  length: number,
  budget: Budget,
): Job<Answers | undefined, never> {
  const before = vocabulary.answers.get(length);
  const { size, start } = vocabulary;
  const words: number[] = [];
  let miss: Answers['miss'];
  for (let from = 0; from < size; from += WORDS_A_BLOCK) {
    const to = Math.min(size, from + WORDS_A_BLOCK);
    // The same whether it was worked out before or not.
    if (!(yield* pay(budget, Math.ceil((to - from) / WORDS_A_STEP)))) return undefined;
    if (before) continue;
    for (let word = from; word < to; word += 1) {
      if (start[word + 1]! - start[word]! !== length) continue;
      const letters = lettersWithoutWord(vocabulary, word);
      if (letters.length === 0) words.push(word);
      else if (!miss || letters.length < miss.letters.length) miss = { word, letters };
    }
  }
  const answers = before ?? { words, ...(miss ? { miss } : {}) };
  vocabulary.answers.set(length, answers);
  return answers;
}

/**
 * Letter ids of an answer for which no word is left when every letter takes a different one; empty when all have theirs.
 * By augmenting paths (Kuhn), over the letters that are in so few words that it can fail at all.
 */
function lettersWithoutWord(vocabulary: Vocabulary, answer: number): number[] {
  const { text, start } = vocabulary;
  const wanted = Array.from(text.subarray(start[answer], start[answer + 1]));
  const rare: { readonly letter: number; readonly words: readonly number[] }[] = [];
  for (const letter of wanted) {
    const words = wordsWith(vocabulary, letter, answer, wanted.length);
    if (words.length < wanted.length) rare.push({ letter, words });
  }
  const takenBy = new Map<number, number>();
  const take = (nth: number, tried: Set<number>): boolean =>
    rare[nth]!.words.some((word) => {
      if (tried.has(word)) return false;
      tried.add(word);
      const owner = takenBy.get(word);
      if (owner !== undefined && !take(owner, tried)) return false;
      takenBy.set(word, nth);
      return true;
    });
  return rare.flatMap(({ letter }, nth) => (take(nth, new Set()) ? [] : [letter]));
}

/** Different words with a letter, without the answer; no more of them than are `enough` for every letter of an answer. */
function wordsWith({ from, inWord }: Vocabulary, letter: number, answer: number, enough: number): number[] {
  const words: number[] = [];
  for (let at = from[letter]!; at < from[letter + 1]! && words.length < enough; at += 1) {
    const word = inWord[at]!;
    if (word !== answer && word !== words.at(-1)) words.push(word);
  }
  return words;
}
