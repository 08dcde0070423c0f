import { lineFits } from './check.ts';
import { plainClue } from './clues.ts';
import { solvedBits } from './solve-line.ts';
import type { Clue } from './types.ts';

/** How far a line is, by the marks in it alone: neither the solution nor a crossing line is looked at. */
export interface ClueProgress {
  /** The filled runs are the clue. */
  readonly complete: boolean;
  /** Nothing that agrees with the marks fulfils the clue. */
  readonly contradicted: boolean;
  /** By number of the clue: its run is there for certain, closed at both ends. */
  readonly done: readonly boolean[];
}

/**
 * Which numbers of a clue are done. A number is done when its run has one place in all ways to fulfil the clue, is
 * filled there, and is closed by a cross or the edge at both ends; a complete line is done as a whole. Costs one run of
 * the line solver.
 *
 * @param marks - 0 unknown, 1 filled, 2 crossed.
 */
export function clueProgress(clue: Clue, marks: ArrayLike<number>): ClueProgress {
  const runs = plainClue(clue);
  if (lineFits(runs, marks, 0, 1, marks.length)) {
    return { complete: true, contradicted: false, done: runs.map(() => true) };
  }
  const solver = solvedBits(runs, marks);
  if (!solver) return { complete: false, contradicted: true, done: runs.map(() => false) };
  const { words, starts } = solver;
  const isClosed = (at: number): boolean => at < 0 || at >= marks.length || marks[at] === 2;
  const done = runs.map((run, j) => {
    const start = onlyBit(starts, j * words, words);
    if (start < 0 || !isClosed(start - 1) || !isClosed(start + run)) return false;
    for (let at = start; at < start + run; at += 1) if (marks[at] !== 1) return false;
    return true;
  });
  return { complete: false, contradicted: false, done };
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
