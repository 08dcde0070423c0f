import { pay, stopped, type Stopped } from '../budget.ts';
import type { Job, Position, Tools } from '../puzzle.ts';
import { succeed, type Result } from '../result.ts';
import { plainClues } from './clues.ts';
import { isColoured, plainColours } from './colour/clues.ts';
import { valueOf } from './colour/marks.ts';
import { searchColours } from './colour/search.ts';
import { learningSearch } from './learning/search.ts';
import type { NonogramTypes } from './types.ts';

/** A solution (0 blank, 1 filled, in colours c + 1) that agrees with every mark, or undefined when there is none. */
export function* solutionFrom(
  { puzzle, state }: Position<NonogramTypes>,
  { budget }: Tools,
): Job<Result<Uint8Array | undefined, Stopped, undefined>, never> {
  if (puzzle.ends === 'grid' && puzzle.solution !== undefined) {
    if (!(yield* pay(budget, 1 + Math.floor(state.marks.length / 1_000)))) return stopped(budget);
    const grid = Uint8Array.from(puzzle.solution, Number);
    const agrees = state.marks.every((mark, cell) => mark === 0 || valueOf(mark) === grid[cell]);
    return succeed(agrees ? grid : undefined, budget.spent);
  }
  if (isColoured(puzzle)) {
    const sought = { solutions: 1, marks: state.marks };
    const painted = yield* searchColours(plainColours(puzzle), puzzle.palette!.length, sought, budget);
    return painted.ok ? succeed(painted.value.solutions[0], budget.spent) : painted;
  }
  const found = yield* learningSearch(plainClues(puzzle), { solutions: 1, marks: state.marks }, budget);
  return found.ok ? succeed(found.value.solutions[0], budget.spent) : found;
}
