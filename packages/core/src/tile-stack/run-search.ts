import { pay, type Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import type { PairingSearch } from './pairing-search.ts';

/** Units of the search's work in a step: about 3 µs. */
const UNITS_A_STEP = 250;
/** Steps between two looks at the budget. */
const STEPS_A_PART = 40;

/**
 * Runs a search in parts, each paid before it is done; what a part took too much (one relaxation of a large board) is
 * paid with the next. Undefined: the budget said no, or so many steps were not enough.
 */
export function* runSearch(
  search: PairingSearch,
  budget: Budget,
  stage: string,
  most: number = Infinity,
): Job<'won' | 'lost' | undefined, never> {
  for (let paid = 0; ;) {
    const owed = Math.max(0, Math.ceil(search.work / UNITS_A_STEP) - paid);
    const steps = owed + STEPS_A_PART;
    if (paid + steps > most || !(yield* pay(budget, steps, { stage }))) return undefined;
    paid += steps;
    const found = search.run(paid * UNITS_A_STEP - search.work);
    if (found !== undefined) return found;
  }
}
