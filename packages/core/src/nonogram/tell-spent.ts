import type { Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';

/**
 * A job that tells at each of its pauses which share of the budget is spent. For searches: how far they are nobody knows,
 * only when they will have ended at the latest.
 */
export function* tellSpent<R>(job: Job<R, never>, budget: Budget): Job<R, never> {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
    yield step.value ?? { done: budget.spent / budget.limit };
  }
}
