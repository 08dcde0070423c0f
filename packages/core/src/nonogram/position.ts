// Jobs over a position: can it still be solved, and how.
import type { Stopped } from '../budget.ts';
import type { Job, Position, Tools, Verdict } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { markOf, valueOf } from './colour/marks.ts';
import { solutionFrom } from './solution-from.ts';
import { statusOf } from './status.ts';
import type { NonogramMove, NonogramTypes } from './types.ts';

type At = Position<NonogramTypes>;

/** `sound` when a solution agrees with every mark, filled and crossed; otherwise `wrong`: some mark must go. */
export function* judge(at: At, tools: Tools): Job<Result<Verdict<NonogramTypes>, Stopped, undefined>, never> {
  const found = yield* solutionFrom(at, tools);
  if (!found.ok) return found;
  const holds = found.value !== undefined;
  return succeed({ holds, claim: holds ? 'sound' : 'wrong', proof: null }, found.spent);
}

/** The moves that are missing, a row (in colours, a colour of a row) each; `none` when marks are wrong or nothing is missing. */
export function* solve(at: At, tools: Tools): Job<Result<readonly NonogramMove[], 'none' | Stopped, undefined>, never> {
  const { puzzle, state } = at;
  const found = yield* solutionFrom(at, tools);
  if (!found.ok) return found;
  if (!found.value || statusOf(state, puzzle) === 'solved') return { ...fail('none'), spent: found.spent };
  const width = puzzle.columns.length;
  const moves: NonogramMove[] = [];
  for (let y = 0; y < puzzle.rows.length; y += 1) {
    /** By colour the cells that are missing. */
    const missing = new Map<number, number[]>();
    for (let cell = y * width; cell < (y + 1) * width; cell += 1) {
      const value = found.value[cell]!;
      if (value === 0 || valueOf(state.marks[cell]!) === value) continue;
      const cells = missing.get(value - 1) ?? [];
      cells.push(cell);
      missing.set(value - 1, cells);
    }
    for (const [colour, cells] of missing) moves.push({ type: 'mark', cells, mark: markOf(colour) });
  }
  if (puzzle.ends === 'host') moves.push({ type: 'accept' });
  return succeed(moves, found.spent);
}
