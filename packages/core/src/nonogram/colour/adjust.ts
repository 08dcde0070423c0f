import type { Budget, Stopped } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { succeed, type Result } from '../../result.ts';
import { isAtEdge } from '../generation/adjust-plain.ts';
import { mostOpen } from '../generation/meets.ts';
import { SEEN, type Adjustable, type Rated } from '../generation/toward.ts';
import type { Level } from '../types.ts';
import { deriveColouredClues } from './clues.ts';
import { rateColours } from './difficulty/rate.ts';
import type { ColouredGrid } from './prove.ts';
import { openCells, othersFor } from './repair.ts';

/** Boards in colours, whose cells are blanked or painted as one beside them; along the edges of patches first. */
export function colouredBoards(grid: ColouredGrid): Adjustable {
  return {
    changesOf: (cells) =>
      [...cells.keys()].flatMap((cell) =>
        othersFor(cell, { ...grid, cells }).map((value) => ({
          cell,
          value,
          cost: isAtEdge(cells, cell, grid.width) ? 0 : SEEN,
        })),
      ),
    rate: (cells, most, budget) => ratingOf({ ...grid, cells }, most, budget),
  };
}

function* ratingOf(grid: ColouredGrid, most: Level, budget: Budget): Job<Result<Rated, Stopped, undefined>, never> {
  const { cells, width, height, palette } = grid;
  const left = yield* openCells(grid, budget);
  if (!left.ok) return left;
  const open = left.value;
  if (open.length > mostOpen(most)) return succeed({ rating: undefined, open });
  const clues = deriveColouredClues(cells, width, height);
  const rated = yield* rateColours(clues, palette.length, most, budget, open.length > 0 ? cells : undefined);
  if (rated.ok) return succeed({ rating: rated.value, open });
  const { reason } = rated;
  return reason === 'budget' || reason === 'cancelled' ? { ...rated, reason } : succeed({ rating: undefined, open });
}
