import type { Hint } from '../puzzle.ts';
import { markFor } from './colour/marks.ts';
import type { NonogramTypes } from './types.ts';

/** A hint of one cell, whose other way does not do. */
export function hintOn(
  cell: number,
  solution: Uint8Array,
  width: number,
  height: number,
  reason: NonogramTypes['hint']['reason'],
  more: readonly number[],
): Hint<NonogramTypes> {
  const [y, x] = [Math.floor(cell / width), cell % width];
  const move = { type: 'mark' as const, cells: [cell], mark: markFor(solution[cell]!) };
  const keys = [...new Set([y, height + x, ...more])];
  return { technique: reason.kind, keys, move, because: { line: y, tried: cell, reason } };
}

/** The unknown cells, those with the most known neighbours first, and filled ones before all: they end the game. */
export function byPromise(marks: Uint8Array, width: number, height: number, solution: Uint8Array): number[] {
  const known = (at: number, inside: boolean): number => (!inside || marks[at] !== 0 ? 1 : 0);
  const score = (cell: number): number => {
    const [y, x] = [Math.floor(cell / width), cell % width];
    const around =
      known(cell - 1, x > 0) +
      known(cell + 1, x < width - 1) +
      known(cell - width, y > 0) +
      known(cell + width, y < height - 1);
    return around + (solution[cell]! > 0 ? 5 : 0);
  };
  const unknown = [...marks.keys()].filter((cell) => marks[cell] === 0);
  return unknown
    .map((cell) => ({ cell, score: score(cell) }))
    .toSorted((a, b) => b.score - a.score || a.cell - b.cell)
    .map(({ cell }) => cell);
}
