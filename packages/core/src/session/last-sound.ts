import type { Stopped } from '../budget.ts';
import type { Job, Jobs, Position, PuzzleTypes, Tools } from '../puzzle.ts';
import { succeed, type Result } from '../result.ts';

/**
 * The last step of a history from which the puzzle can still be solved: the tile stack's rewind, the nonogram's "where
 * it went wrong". -1 when not even the first board can be. Judges from the end backwards, under one budget.
 */
export function* lastSound<T extends PuzzleTypes>(
  jobs: Jobs<T>,
  history: readonly Position<T>[],
  tools: Tools,
): Job<Result<number, Stopped, undefined>> {
  for (let step = history.length - 1; step >= 0; step -= 1) {
    const verdict = yield* jobs.judge(history[step]!, tools);
    if (!verdict.ok) return verdict;
    if (verdict.value.holds) return succeed(step, tools.budget.spent);
    yield { done: (history.length - step) / history.length };
  }
  return succeed(-1, tools.budget.spent);
}
