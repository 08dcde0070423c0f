import { KumikiError } from './errors.ts';
import { defaultSlice } from './limits.ts';
import type { Job, Progress } from './puzzle.ts';

export type Stopped = 'budget' | 'cancelled';

/** How much work may be done, counted in steps. Never a clock: one seed gives one board on every machine. */
export interface Budget {
  /** Takes n steps (a step is at most about 5 µs of work). False: nothing left, return `budget.why`. */
  spend(n?: number): boolean;
  /** True once per slice of steps: yield now. Reading it also asks whether somebody cancelled. */
  readonly due: boolean;
  readonly spent: number;
  readonly left: number;
  readonly limit: number;
  /** Why `spend` said no; undefined while it says yes. */
  readonly why: Stopped | undefined;
}

/** Big inputs (a lexicon, pixels) by content digest, see `digest`; sent to a worker once. */
export interface Assets {
  get(digest: string): Uint8Array | undefined;
}
export const noAssets: Assets = { get: () => undefined };

/**
 * A budget of `steps` steps, cut in slices of `slice` steps (1,000 unless told). `cancelled` is asked once a slice.
 *
 * @throws KumikiError `bad-budget` when steps or slice is not a number from 0 (slice: 1) upwards.
 */
export function createBudget(options: { steps: number; slice?: number; cancelled?: () => boolean }): Budget {
  const { steps: limit, slice = defaultSlice, cancelled } = options;
  if (!(limit >= 0) || !(slice >= 1)) {
    throw new KumikiError(
      'bad-budget',
      `A budget of ${limit} steps in slices of ${slice} can't be counted down, so a job under it might never end. ` +
        'Pass steps of 0 or more and a slice of 1 or more.',
    );
  }
  let spent = 0;
  let next = slice;
  let why: Stopped | undefined;
  return {
    spend(n = 1) {
      if (why !== undefined) return false;
      spent += n;
      if (spent <= limit) return true;
      spent = limit;
      why = 'budget';
      return false;
    },
    get due() {
      if (spent < next) return false;
      next = spent - (spent % slice) + slice;
      if (why === undefined && cancelled?.()) why = 'cancelled';
      return true;
    },
    get spent() {
      return spent;
    },
    get left() {
      return limit - spent;
    },
    limit,
    get why() {
      return why;
    },
  };
}

/** The reason of a budget that said no. */
export function stopped(budget: Budget): { ok: false; reason: Stopped; detail: undefined; spent: number } {
  return { ok: false, reason: budget.why ?? 'budget', detail: undefined, spent: budget.spent };
}

/**
 * Takes steps from a budget and yields when a slice is over. False: stop now, with `stopped(budget)`. Called for every
 * piece of work before it is done; large pieces are paid in parts.
 */
export function* pay<B>(budget: Budget, steps: number, progress?: Progress<B>): Job<boolean, B> {
  for (let left = steps; left > 0; left -= LARGEST_PAYMENT) {
    if (!budget.spend(Math.min(left, LARGEST_PAYMENT))) return false;
    if (!budget.due) continue;
    yield progress;
    if (budget.why !== undefined) return false;
  }
  return true;
}

/** Half a slice: nobody waits longer for a yield than a slice and this. */
const LARGEST_PAYMENT = 500;
