import type { Budget } from '../budget.ts';

/** The same budget, that says no after so many steps more; then `why` of the budget itself is still undefined. */
export function capped(budget: Budget, steps: number): Budget {
  const end = budget.spent + steps;
  let over = false;
  return {
    spend(n = 1) {
      over ||= budget.spent + n > end;
      return !over && budget.spend(n);
    },
    get due() {
      return budget.due;
    },
    get spent() {
      return budget.spent;
    },
    get left() {
      return Math.min(budget.left, end - budget.spent);
    },
    limit: budget.limit,
    get why() {
      return budget.why ?? (over ? 'budget' : undefined);
    },
  };
}
