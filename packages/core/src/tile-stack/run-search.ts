import { pay, type Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import type { PairingSearch } from './pairing-search.ts';

/** Units of the search's work in a step: about 3 µs. */
const UNITS_A_STEP = 250;
/** Steps between two looks at the budget. */
const STEPS_A_PART = 40;

/** Steps of a search that were paid, over all its runs. */
export interface Paid {
  steps: number;
}

/**
 * Runs a search in parts, each paid before it is done; what a part took too much (one relaxation of a large board) is
 * paid with the next. Undefined: the budget said no, or so many steps more were not enough.
 */
export function* runSearch(
  search: PairingSearch,
  budget: Budget,
  stage: string,
  most: number = Infinity,
  paid: Paid = { steps: 0 },
): Job<'won' | 'lost' | undefined, never> {
  const end = paid.steps + most;
  for (;;) {
    const owed = Math.max(0, Math.ceil(search.work / UNITS_A_STEP) - paid.steps);
    const steps = owed + STEPS_A_PART;
    if (paid.steps + steps > end || !(yield* pay(budget, steps, { stage }))) return undefined;
    paid.steps += steps;
    const found = search.run(paid.steps * UNITS_A_STEP - search.work);
    if (found !== undefined) return found;
  }
}
