import { lineFits } from './check.ts';
import { closedRunsFit } from './closed-runs.ts';
import { plainClue } from './clues.ts';
import { markOf } from './colour/marks.ts';
import { solvedColours } from './colour/solve-line.ts';
import { solvedBits } from './solve-line.ts';
import type { Clue } from './types.ts';

/** Which numbers are told to be done: none, all at once where the line is complete, see below, or every one that is. */
export type ClueState = 'off' | 'line' | 'anchored' | 'exact';
/** What is told to be wrong: nothing, what `closedRunsFit` sees, or every line that nothing fulfils any more. */
export type LineErrors = 'off' | 'closed-runs' | 'line';
export interface Feedback {
  /** `exact` unless told. */
  readonly clueState?: ClueState;
  /** `line` unless told. */
  readonly errors?: LineErrors;
}

/** How far a line is, by the marks in it alone: neither the solution nor a crossing line is looked at. */
export interface ClueProgress {
  /** The filled runs are the clue. */
  readonly complete: boolean;
  /** As far as `errors` tells: nothing that agrees with the marks fulfils the clue. */
  readonly contradicted: boolean;
  /** By number of the clue: its run is there for certain, closed at both ends. */
  readonly done: readonly boolean[];
}

/**
 * Which numbers of a clue are done. A number is done when its run has one place in all ways to fulfil the clue, is
 * filled there, and is closed by a cross or the edge at both ends; a complete line is done as a whole. With `anchored` a
 * number is done only if besides every cell between it and one end of the line is known. Where nothing fulfils the clue no
 * number is done, whether that is told or not. Costs one run of the line solver at most.
 *
 * @param marks - 0 unknown, 1 filled, 2 crossed, in colours as `Mark` says.
 * @param colours - of the clue's runs, where the puzzle has colours: then a cell of another colour closes a run too.
 */
export function clueProgress(
  clue: Clue,
  marks: ArrayLike<number>,
  { clueState = 'exact', errors = 'line' }: Feedback = {},
  colours?: Clue,
): ClueProgress {
  const runs = plainClue(clue);
  const isComplete = lineFits(runs, marks, 0, 1, marks.length, colours);
  if (isComplete)
    return { complete: clueState !== 'off', contradicted: false, done: runs.map(() => clueState !== 'off') };
  const asksSolver = clueState === 'anchored' || clueState === 'exact' || errors === 'line';
  const solver = !asksSolver ? undefined : colours ? solvedColours(runs, colours, marks) : solvedBits(runs, marks);
  const isWrong = errors === 'line' ? !solver : errors === 'closed-runs' && !closedRunsFit(runs, marks, colours);
  if (!solver || clueState === 'off' || clueState === 'line') {
    return { complete: false, contradicted: isWrong, done: runs.map(() => false) };
  }
  const { words, starts } = solver;
  const isClosed = (at: number, own: number): boolean =>
    at < 0 || at >= marks.length || (marks[at] !== 0 && marks[at] !== own);
  const [before, behind] = clueState === 'anchored' ? knownEnds(marks) : [marks.length, -1];
  const done = runs.map((run, j) => {
    const start = onlyBit(starts, j * words, words);
    const own = colours ? markOf(colours[j]!) : 1;
    if (start < 0 || !isClosed(start - 1, own) || !isClosed(start + run, own)) return false;
    if (start + run > before && start <= behind) return false;
    for (let at = start; at < start + run; at += 1) if (marks[at] !== own) return false;
    return true;
  });
  return { complete: false, contradicted: isWrong, done };
}

/** The first and the last unknown cell. */
function knownEnds(marks: ArrayLike<number>): [first: number, last: number] {
  let [first, last] = [0, marks.length - 1];
  while (first < marks.length && marks[first] !== 0) first += 1;
  while (last >= 0 && marks[last] !== 0) last -= 1;
  return [first, last];
}

/** The place of the one bit in a set, or -1 when it has another number of them. */
function onlyBit(sets: Int32Array, from: number, words: number): number {
  let found = -1;
  for (let w = 0; w < words; w += 1) {
    const word = sets[from + w]!;
    if (word === 0) continue;
    if (found >= 0 || (word & (word - 1)) !== 0) return -1;
    found = w * 32 + (31 - Math.clz32(word));
  }
  return found;
}
