import type { Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import { createPairingSearch } from './pairing-search.ts';
import { runSearch } from './run-search.ts';
import type { Standing } from './standing.ts';

/** For showing why a game is lost: as long again as it took to know it, and this. */
const STEPS_FOR_SHRINKING = 4_000;
/** No single group is worth more than this share of them. */
const SHARE_OF_A_TRY = 4;

/**
 * Groups whose pairings can't all hold, from a larger set of such groups: one after the other is left out, and stays out
 * where the others alone still lose. Ends early where the budget does; what it returns loses the game in any case.
 */
export function* shrinkConflict(
  standing: Standing,
  conflict: readonly number[],
  budget: Budget,
  spentOnProof: number,
): Job<number[], never> {
  let kept = [...conflict];
  let left = STEPS_FOR_SHRINKING + spentOnProof;
  const most = Math.floor(left / SHARE_OF_A_TRY);
  for (const group of conflict) {
    if (kept.length === 1 || !kept.includes(group)) continue;
    const among = standing.groups.map((_, other) => other !== group && kept.includes(other));
    const before = budget.spent;
    const smaller = yield* searchAmong(standing, among, budget, Math.min(most, left));
    if (budget.why !== undefined) return kept;
    if (smaller) kept = smaller;
    left -= budget.spent - before;
  }
  return kept;
}

/**
 * Are these groups enough to lose the game, all other tiles going alone? Then the groups that it takes; undefined when
 * they are not, or not found to be within so many steps. Asks the budget for no more than it has.
 */
export function* searchAmong(
  standing: Standing,
  among: readonly boolean[],
  budget: Budget,
  steps: number,
): Job<number[] | undefined, never> {
  const search = createPairingSearch(standing, { among });
  const found = yield* runSearch(search, budget, 'conflict', Math.min(steps, budget.left));
  return found === 'lost' ? search.conflict() : undefined;
}
