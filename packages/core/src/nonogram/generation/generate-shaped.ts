import { stopped, type Budget, type Stopped } from '../../budget.ts';
import type { GenerateReason, Job, Tools } from '../../puzzle.ts';
import type { Random } from '../../random.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { remarkOnShape } from '../density.ts';
import { provedPuzzle } from '../prove.ts';
import type { NonogramDetail, NonogramOptions, NonogramPuzzle } from '../types.ts';
import { problemOf } from './check-options.ts';
import { defaultDensity, draw, filledOf, planOf, type Plan } from './plan.ts';
import { createResidues } from './residue.ts';
import { meets } from './meets.ts';
import { swapOf, turn } from './swap.ts';
import { targetOf, type Target } from './target.ts';
import { walkDeeper } from './walk-deeper.ts';

/**
 * Draws a shape and moves cells (of those that lines leave open, a filled one with a blank one) as long as fewer stay
 * open, until the board is as hard as it should be; starts anew where that does not come about. Only lines steer, so
 * boards that are slow to decide cost no more than others.
 */
export function* generateShaped(
  options: NonogramOptions,
  { random, budget }: Tools,
): Job<Result<NonogramPuzzle, GenerateReason, NonogramDetail>, never> {
  const problem = problemOf(options);
  if (problem) return fail(problem.code === 'unreachable' ? 'impossible' : 'invalid-options', problem, budget.spent);
  const { width, height, unique = true, ends = 'clues' } = options;
  const density = options.density ?? defaultDensity(options);
  const { cells: most, filled } = filledOf(options);
  if (filled === 0) return fail('impossible', { code: 'nothing-filled', cells: most }, budget.spent);
  const remark = remarkOnShape(options, density, filled);
  const plan = planOf(options);
  const target = targetOf(options.difficulty);
  let tried = 0;
  const end = ({ reason }: { readonly reason: Stopped }): Result<never, Stopped, NonogramDetail> =>
    fail(reason, { code: 'stopped', tried, density, ...(remark === undefined ? {} : { remark }) }, budget.spent);
  for (;;) {
    tried += 1;
    const cells = yield* draw(plan, { random, budget });
    if (!cells) return end(stopped(budget));
    if (unique) {
      const found = yield* walk(cells, plan, target, random, budget);
      if (!found.ok) return end(found);
      if (!found.value) continue;
    }
    const proved = yield* provedPuzzle(cells, width, height, ends, { budget }, true);
    if (!proved.ok) return end(proved);
    if (unique && proved.value.claim !== 'unique') continue;
    return succeed(remark === undefined ? proved.value : { ...proved.value, remark }, budget.spent);
  }
}

/** Moves in vain after which a board is given up. */
const IN_VAIN = 30;

/** Moves cells until the board meets the target; false where it does not come to that. */
function* walk(
  cells: Uint8Array,
  plan: Plan,
  target: Target,
  random: Random,
  budget: Budget,
): Job<Result<boolean, Stopped, undefined>, never> {
  const { width, height } = plan;
  const residueOf = createResidues(width, height, target.most);
  let residue = yield* residueOf(cells, budget);
  if (!residue.ok) return residue;
  for (let inVain = 0; ;) {
    const { unknown, isOpen } = residue.value;
    if (inVain === 0) {
      const met = yield* meets(cells, width, height, unknown, target, budget);
      if (!met.ok || met.value) return met;
    }
    if (unknown === 0 && target.least > 3) return yield* walkDeeper(cells, plan, target, random, budget);
    if (unknown === 0 && target.least > 2) return yield* walkAside(cells, plan, target, random, budget);
    if (unknown === 0 || inVain === IN_VAIN) return succeed(false);
    const swap = swapOf(cells, plan, isOpen, random);
    if (!swap) return succeed(false);
    turn(cells, swap);
    const next = yield* residueOf(cells, budget);
    if (!next.ok) return next;
    if (next.value.unknown > unknown) {
      turn(cells, swap);
      inVain += 1;
    } else {
      // Sideways is no progress, but it is another board.
      inVain = next.value.unknown < unknown ? 0 : inVain + 1;
      residue = next;
    }
  }
}

/** Boards beside one that lines solve that are looked at before it is given up. */
const ASIDE = 100;

/**
 * From a board that lines solve to those beside it, until one takes more than lines: of the boards that lines do not
 * solve, they are the likeliest to have a single solution.
 */
function* walkAside(
  cells: Uint8Array,
  plan: Plan,
  target: Target,
  random: Random,
  budget: Budget,
): Job<Result<boolean, Stopped, undefined>, never> {
  const { width, height } = plan;
  const residueOf = createResidues(width, height, target.most);
  for (let tried = 0; tried < ASIDE; tried += 1) {
    const swap = swapOf(cells, plan, () => true, random);
    if (!swap) break;
    turn(cells, swap);
    const residue = yield* residueOf(cells, budget);
    if (!residue.ok) return residue;
    const { unknown } = residue.value;
    if (unknown === 0) continue;
    const met = yield* meets(cells, width, height, unknown, target, budget);
    if (!met.ok || met.value) return met;
    turn(cells, swap);
  }
  return succeed(false);
}
