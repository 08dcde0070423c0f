import { pay, type Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import { smallestHittingSet } from './hitting-set.ts';
import type { PairingSearch } from './pairing-search.ts';
import { runSearch, type Paid } from './run-search.ts';
import type { Standing } from './standing.ts';

/** For showing why a game is lost: as long again as it took to know it, and this. */
const STEPS = 30_000;
/** Of these, the part in which groups are left out, and of that part what a single group is worth. */
const SHARE_OF_LEAVING_OUT = 3;
const SHARE_OF_A_TRY = 4;
/** Groups join those that clear the board within so many steps, or they stay out. */
const STEPS_TO_JOIN = 100;
const NODES_A_STEP = 4;

export interface Conflict {
  readonly groups: readonly number[];
  /** Is it proved that no smaller set of groups loses the game? */
  readonly smallest: boolean;
}
/** A search for the pairings of some groups, and what of it was paid. */
export interface Asked {
  readonly search: PairingSearch;
  readonly paid: Paid;
}

/**
 * The smallest set of groups whose pairings can't all hold, all other tiles going alone; from a larger set of such groups,
 * and with the search that found them: it keeps what it has learnt.
 *
 * First one group after the other is left out, and stays out where the others still lose. Then the other way round: where
 * a board can be cleared with some groups going alone, every conflict has one of these. So a smallest conflict is a smallest
 * set that hits all such sets that were found, once the search says that its groups do lose (implicit hitting sets: A. Ignatiev and others, "Smallest MUS extraction with minimal hitting set dualization", 2015).
 *
 * Ends early where the budget does, without asking it for more than it has; what it returns loses the game in any case.
 */
export function* smallestConflict(
  standing: Standing,
  conflict: readonly number[],
  asked: Asked,
  budget: Budget,
): Job<Conflict, never> {
  const steps = STEPS + asked.paid.steps;
  const irreducible = yield* leaveOut(conflict, asked, budget, Math.floor(steps / SHARE_OF_LEAVING_OUT));
  if (irreducible.length === 1) return { groups: irreducible, smallest: true };
  const end = budget.spent + steps;
  const mustHit: number[][] = [];
  while (budget.why === undefined && budget.spent < end) {
    const { found, nodes } = smallestHittingSet(mustHit, irreducible.length - 1);
    const cost = 1 + Math.ceil(nodes / NODES_A_STEP);
    if (found === undefined || budget.left < cost || !(yield* pay(budget, cost, { stage: 'conflict' }))) break;
    if (found === 'none') return { groups: irreducible, smallest: true };
    const verdict = yield* ask(found, asked, budget, end - budget.spent);
    if (verdict === undefined) break;
    if (verdict === 'lost') return { groups: found.toSorted((a, b) => a - b), smallest: true };
    // And further ones that have nothing in common with it.
    for (let groups: readonly number[] = found; ;) {
      const out = yield* whatCannotJoin(standing, groups, asked, budget);
      mustHit.push(out);
      groups = [...groups, ...out];
      if ((yield* ask(groups, asked, budget, STEPS_TO_JOIN)) !== 'won') break;
    }
  }
  return { groups: irreducible, smallest: false };
}

/**
 * Are these groups enough to lose the game, all other tiles going alone? Undefined when it is not known within so many
 * steps. Asks the budget for no more than it has.
 */
export function* ask(
  groups: readonly number[],
  { search, paid }: Asked,
  budget: Budget,
  steps: number,
  stage = 'conflict',
): Job<'won' | 'lost' | undefined, never> {
  search.restrict(groups);
  return yield* runSearch(search, budget, stage, Math.min(steps, budget.left), paid);
}

/** Groups that still lose the game, none of which can be left out, as far as the steps allow to know. */
function* leaveOut(
  conflict: readonly number[],
  asked: Asked,
  budget: Budget,
  steps: number,
): Job<readonly number[], never> {
  let kept: readonly number[] = conflict;
  let left = steps;
  const most = Math.floor(steps / SHARE_OF_A_TRY);
  for (const group of conflict) {
    if (kept.length === 1 || !kept.includes(group)) continue;
    const before = budget.spent;
    const others = kept.filter((other) => other !== group);
    const verdict = yield* ask(others, asked, budget, Math.min(most, left));
    if (budget.why !== undefined) return kept;
    if (verdict === 'lost') kept = asked.search.conflict();
    left -= budget.spent - before;
  }
  return kept;
}

/**
 * Lets more groups join a set that clears the board, the ones that can, several at a time as long as that goes well;
 * returns the others.
 */
function* whatCannotJoin(
  standing: Standing,
  groups: readonly number[],
  asked: Asked,
  budget: Budget,
): Job<number[], never> {
  let joined: readonly number[] = groups;
  const out: number[] = [];
  const waiting = [...standing.groups.keys()].filter((group) => !groups.includes(group));
  for (let at = 0, many = 1; at < waiting.length;) {
    const more = [...joined, ...waiting.slice(at, at + many)];
    if ((yield* ask(more, asked, budget, STEPS_TO_JOIN)) === 'won') {
      joined = more;
      at += many;
      many *= 2;
    } else if (many > 1) many = Math.ceil(many / 4);
    else {
      out.push(waiting[at]!);
      at += 1;
    }
  }
  return out;
}
