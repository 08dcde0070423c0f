import type { Budget, Stopped } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { succeed, type Result } from '../../result.ts';
import { rate } from '../difficulty/rate-nonogram.ts';
import { deriveClues } from '../clues.ts';
import type { Level } from '../types.ts';
import type { Target } from './target.ts';

/** Open cells up to which it is worth while to suppose some, by the strongest solver allowed. */
export const mostOpen = (most: Level): number => (most < 3 ? 0 : most === 3 ? 80 : 40);

/** Is the board of a grid as it should be? `open` are the cells that lines leave: most boards need no rating. */
export function* meets(
  cells: Uint8Array,
  width: number,
  height: number,
  open: number,
  { most, score, least }: Target,
  budget: Budget,
): Job<Result<boolean, Stopped, undefined>, never> {
  if (open > mostOpen(most)) return succeed(false);
  if (open === 0 && least > 2) return succeed(false);
  if (open === 0 && most >= 2 && score[0] <= 0 && score[1] >= 1) return succeed(true);
  const rated = yield* rate(deriveClues(cells, width, height), most, budget, open > 0 ? cells : undefined);
  if (rated.ok) return succeed(rated.value.score >= score[0] && rated.value.score <= score[1]);
  if (rated.reason === 'budget' || rated.reason === 'cancelled')
    return { ...rated, reason: rated.reason, detail: undefined };
  return succeed(false);
}
