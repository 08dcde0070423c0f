import { highestIn, lowestIn } from '../bits.ts';
import type { RunSolver } from './line.ts';
import type { Clue, LineReason, Mark } from './types.ts';

export interface Explained {
  /** Cells of the line, from its start. */
  readonly cells: readonly number[];
  readonly mark: Mark;
  readonly reason: LineReason;
}

/**
 * What a line forces, with the simplest reason that forces anything: the places of one run overlap; all runs are there; no
 * run reaches a cell; or whatever way the line is filled. Only the cells that the reason is good for.
 *
 * @param solver as it was left by these marks, which something fulfils.
 */
export function explainLine(clue: Clue, marks: ArrayLike<number>, solver: RunSolver): Explained | undefined {
  const { words, starts, canFill, canBlank } = solver;
  const leftmost = clue.map((_, run) => lowestIn(starts, run * words, words));
  const rightmost = clue.map((_, run) => highestIn(starts, run * words, words));
  const places = { leftmost, rightmost };
  const unknown = Array.from({ length: marks.length }, (_, at) => at).filter((at) => marks[at] === 0);
  const has = (set: Int32Array, at: number): boolean => ((set[at >> 5]! >>> (at & 31)) & 1) === 1;

  const overlaps = clue.map((length, run) =>
    unknown.filter((at) => at >= rightmost[run]! && at < leftmost[run]! + length),
  );
  const run = overlaps.reduce((best, cells, at) => (cells.length > overlaps[best]!.length ? at : best), 0);
  if ((overlaps[run]?.length ?? 0) > 0)
    return { cells: overlaps[run]!, mark: 1, reason: { kind: 'overlap', run, ...places } };
  const filled = unknown.filter((at) => has(canFill, at) && !has(canBlank, at));
  if (filled.length > 0) return { cells: filled, mark: 1, reason: { kind: 'every-way', ...places } };

  const blank = unknown.filter((at) => !has(canFill, at));
  if (blank.length === 0) return undefined;
  const wanted = clue.reduce((sum, length) => sum + length, 0);
  let there = 0;
  for (let at = 0; at < marks.length; at += 1) if (marks[at] === 1) there += 1;
  if (there === wanted) return { cells: blank, mark: 2, reason: { kind: 'complete', ...places } };
  const isReached = (at: number): boolean =>
    clue.some((length, nth) => at >= leftmost[nth]! && at < rightmost[nth]! + length);
  const beyond = blank.filter((at) => !isReached(at));
  if (beyond.length > 0) return { cells: beyond, mark: 2, reason: { kind: 'out-of-reach', ...places } };
  return { cells: blank, mark: 2, reason: { kind: 'every-way', ...places } };
}
