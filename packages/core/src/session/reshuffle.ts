import type { Deal, GenerateReason, Job, Jobs, Play, Position, PuzzleTypes, Tools } from '../puzzle.ts';
import { fail, type Result } from '../result.ts';

/**
 * A move that gives the player a fresh position: the puzzle's own, or a new board from `options` as a `Deal`. Without
 * options (an imported file) and without a job of the puzzle's own: `impossible`, detail `no-options`.
 */
export function* reshuffle<T extends PuzzleTypes>(
  jobs: Jobs<T>,
  at: Position<T>,
  options: T['options'] | undefined,
  tools: Tools,
): Job<Result<Play<T>, GenerateReason, T['detail'] | 'no-options'>, Play<T>> {
  if (jobs.reshuffle) return yield* withoutBest(jobs.reshuffle(at, tools));
  if (options === undefined) return fail('impossible', 'no-options' as const, tools.budget.spent);
  const made = yield* withoutBest(jobs.generate(options, tools));
  if (!made.ok) return made;
  const deal: Deal<T> = { type: 'deal', puzzle: made.value };
  return { ok: true, value: deal, spent: made.spent };
}

/** A half-made board is no move: its progress goes on, the board stays here. */
function* withoutBest<R>(job: Job<R, unknown>): Job<R, never> {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
    const { done, stage } = step.value ?? {};
    yield { ...(done === undefined ? {} : { done }), ...(stage === undefined ? {} : { stage }) };
  }
}
