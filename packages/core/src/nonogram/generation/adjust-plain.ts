import type { Budget, Stopped } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { succeed, type Result } from '../../result.ts';
import { deriveClues } from '../clues.ts';
import { rate } from '../difficulty/rate-nonogram.ts';
import type { Level } from '../types.ts';
import { mostOpen } from './meets.ts';
import { residueOf } from './residue.ts';
import { SEEN, type Adjustable, type Rated } from './toward.ts';

/**
 * Boards in black and white, whose cells are turned.
 *
 * @param weights - by cell: what a change of it costs, 0 … 255.
 */
export function plainBoards(width: number, height: number, weights: ArrayLike<number>): Adjustable {
  return {
    changesOf: (cells) =>
      Array.from(cells, (value, cell) => ({
        cell,
        value: 1 - value,
        cost: weights[cell]! + (isAtEdge(cells, cell, width) ? 0 : SEEN),
      })),
    rate: (cells, most, budget) => ratingOf(cells, width, height, most, budget),
  };
}

/** Is one of the cells beside it otherwise? */
export function isAtEdge(cells: Uint8Array, cell: number, width: number): boolean {
  const x = cell % width;
  const own = cells[cell];
  return (
    (x > 0 && cells[cell - 1] !== own) ||
    (x < width - 1 && cells[cell + 1] !== own) ||
    (cell >= width && cells[cell - width] !== own) ||
    (cell + width < cells.length && cells[cell + width] !== own)
  );
}

function* ratingOf(
  cells: Uint8Array,
  width: number,
  height: number,
  most: Level,
  budget: Budget,
): Job<Result<Rated, Stopped, undefined>, never> {
  const residue = yield* residueOf(cells, width, height, budget);
  if (!residue.ok) return residue;
  const open = [...cells.keys()].filter(residue.value.isOpen);
  if (open.length > mostOpen(most)) return succeed({ rating: undefined, open });
  const solution = open.length > 0 ? cells : undefined;
  const rated = yield* rate(deriveClues(cells, width, height), most, budget, solution);
  if (rated.ok) return succeed({ rating: rated.value, open });
  const { reason } = rated;
  if (reason === 'budget' || reason === 'cancelled') return { ...rated, reason, detail: undefined };
  return succeed({ rating: undefined, open });
}
