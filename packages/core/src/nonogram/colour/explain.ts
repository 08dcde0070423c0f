import type { Explained } from '../explain-line.ts';
import type { Clue } from '../types.ts';
import type { ColouredLineSolver } from './line.ts';
import { markFor, markOf } from './marks.ts';
import { possibleAt } from './solve-line.ts';

/**
 * What a line in colours forces, with the simplest reason that forces anything, as `explainLine` says it in black and
 * white. Only the cells that the reason is good for, and of one colour.
 *
 * @param solver as it was left by these marks, which something fulfils.
 */
export function explainColours(
  clue: Clue,
  colours: Clue,
  marks: ArrayLike<number>,
  solver: ColouredLineSolver,
): Explained | undefined {
  const placesOf = (run: number): number[] => {
    const from = run * solver.words;
    const has = (at: number): boolean => ((solver.starts[from + (at >> 5)]! >>> (at & 31)) & 1) === 1;
    return Array.from({ length: marks.length }, (_, at) => at).filter(has);
  };
  const starts = clue.map((_, run) => placesOf(run));
  const places = { leftmost: starts.map((all) => all[0]!), rightmost: starts.map((all) => all.at(-1)!) };
  const { leftmost, rightmost } = places;
  const unknown = Array.from({ length: marks.length }, (_, at) => at).filter((at) => marks[at] === 0);

  const overlaps = clue.map((length, run) =>
    unknown.filter((at) => at >= rightmost[run]! && at < leftmost[run]! + length),
  );
  const run = overlaps.reduce((best, cells, at) => (cells.length > overlaps[best]!.length ? at : best), 0);
  if ((overlaps[run]?.length ?? 0) > 0)
    return { cells: overlaps[run]!, mark: markOf(colours[run]!), reason: { kind: 'overlap', run, ...places } };
  /** By value, blank first: the unknown cells that can be nothing else. */
  const forced: number[][] = [];
  for (const at of unknown) {
    const set = possibleAt(solver, at);
    if ((set & (set - 1)) === 0) (forced[31 - Math.clz32(set)] ??= []).push(at);
  }
  const painted = forced.findIndex((cells, value) => value > 0 && (cells as number[] | undefined) !== undefined);
  if (painted > 0) return { cells: forced[painted]!, mark: markFor(painted), reason: { kind: 'every-way', ...places } };

  const blank = forced[0];
  if (!blank) return undefined;
  const wanted = clue.reduce((sum, length) => sum + length, 0);
  let there = 0;
  for (let at = 0; at < marks.length; at += 1) if (marks[at] !== 0 && marks[at] !== 2) there += 1;
  if (there === wanted) return { cells: blank, mark: 2, reason: { kind: 'complete', ...places } };
  const isReached = (at: number): boolean =>
    clue.some((length, nth) => at >= leftmost[nth]! && at < rightmost[nth]! + length);
  const beyond = blank.filter((at) => !isReached(at));
  if (beyond.length > 0) return { cells: beyond, mark: 2, reason: { kind: 'out-of-reach', ...places } };
  return { cells: blank, mark: 2, reason: { kind: 'every-way', ...places } };
}
