import type { Budget } from '../budget.ts';
import { GIVEN, NONE, type Draft, type Run } from './draft.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that are compared with a pattern in a step. */
const WORDS_A_STEP = 200;
/** A check is one call: it must not keep the world waiting. A thousand steps are a hundred times what most boards take. */
const MOST_STEPS = 1_000;

/**
 * Looks for another way to fill every entry at once with words of the vocabulary, so that the given cells stay and the
 * crossings agree; returns the typed cells where it differs, none when the words of the board are the only ones that
 * fit. A word may come twice in it, and its answer need not be a word: nobody can be asked to see that. Backtracking over
 * the entries, those with the fewest words first. Undecided after a thousand steps, it takes every typed cell for doubtful;
 * undefined when the budget ended.
 */
export function otherReading(
  { letters, runs }: Draft,
  kinds: Uint8Array,
  vocabulary: Vocabulary,
  budget: Budget,
): readonly number[] | undefined {
  let left = MOST_STEPS;
  const step = (): boolean => {
    left -= 1;
    return left >= 0 && budget.spend();
  };
  const typed = (): number[] => [...kinds.keys()].filter((cell) => kinds[cell] !== NONE && kinds[cell] !== GIVEN);
  const undecided = (): number[] | undefined => (budget.why === undefined ? typed() : undefined);

  const fixed = new Int32Array(letters.length);
  for (let cell = 0; cell < fixed.length; cell += 1) if (kinds[cell] === GIVEN) fixed[cell] = letters[cell]! + 1;
  const open: { readonly run: Run; words: readonly number[] }[] = [];
  for (const run of runs) {
    const words = wordsThatFit(run, fixed, vocabulary, step);
    if (!words) return undecided();
    if (words.length > 1) open.push({ run, words });
    // Its only word says what is in its cells, and narrows the entries that cross it.
    else write(run, words[0]!, fixed, vocabulary);
  }
  if (open.length === 0) return [];
  for (const entry of open) entry.words = entry.words.filter((word) => fits(entry.run, word, fixed, vocabulary));
  const entries = open.toSorted((a, b) => a.words.length - b.words.length);

  let other: readonly number[] | undefined;
  let refused = false;
  const search = (nth: number): void => {
    const entry = entries[nth];
    if (!entry) {
      const differ = typed().filter((cell) => fixed[cell] !== letters[cell]! + 1);
      if (differ.length > 0) other = differ;
      return;
    }
    for (const word of entry.words) {
      if (!step()) refused = true;
      if (refused || other) return;
      if (!fits(entry.run, word, fixed, vocabulary)) continue;
      const written = write(entry.run, word, fixed, vocabulary);
      search(nth + 1);
      for (const cell of written) fixed[cell] = 0;
    }
  };
  search(0);
  return refused ? undecided() : (other ?? []);
}

/** Words of a run's length with its fixed letters, found through the rarest of those; undefined when refused a step. */
function wordsThatFit(
  run: Run,
  fixed: Int32Array,
  vocabulary: Vocabulary,
  step: () => boolean,
): readonly number[] | undefined {
  const { start, from, inWord, inPlace, size } = vocabulary;
  let rarest = -1;
  let fewest = size;
  for (let at = 0; at < run.length; at += 1) {
    const letter = fixed[run.first + at * run.step]! - 1;
    if (letter < 0 || from[letter + 1]! - from[letter]! >= fewest) continue;
    fewest = from[letter + 1]! - from[letter]!;
    rarest = at;
  }
  const words: number[] = [];
  const first = rarest < 0 ? 0 : from[fixed[run.first + rarest * run.step]! - 1]!;
  for (let nth = 0; nth < fewest; nth += 1) {
    if (nth % WORDS_A_STEP === 0 && !step()) return undefined;
    const word = rarest < 0 ? nth : inWord[first + nth]!;
    if (rarest >= 0 && inPlace[first + nth] !== rarest) continue;
    const length = start[word + 1]! - start[word]!;
    if (length === run.length && fits(run, word, fixed, vocabulary)) words.push(word);
  }
  return words;
}

function fits({ first, step, length }: Run, word: number, fixed: Int32Array, { text, start }: Vocabulary): boolean {
  for (let at = 0; at < length; at += 1) {
    const held = fixed[first + at * step]!;
    if (held !== 0 && held !== text[start[word]! + at]! + 1) return false;
  }
  return true;
}

/** The cells that were empty before. */
function write({ first, step, length }: Run, word: number, fixed: Int32Array, { text, start }: Vocabulary): number[] {
  const written: number[] = [];
  for (let at = 0; at < length; at += 1) {
    const cell = first + at * step;
    if (fixed[cell] === 0) written.push(cell);
    fixed[cell] = text[start[word]! + at]! + 1;
  }
  return written;
}
