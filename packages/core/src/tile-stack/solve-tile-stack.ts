import { createBudget, type Budget, type Stopped } from '../budget.ts';
import { defaultSteps } from '../limits.ts';
import { fail, type Result } from '../result.ts';
import { run } from '../run.ts';
import { decide, type Decision } from './decide.ts';
import { checkCells } from './check-cells.ts';
import type { Cell, LayoutProblem } from './types.ts';

/** What is wrong with a board that can't be solved for that. */
export type BoardProblem =
  | LayoutProblem
  | { readonly code: 'length'; readonly cells: readonly number[]; readonly message: string };

/**
 * Can this board be won? Exactly one of two answers, both with their proof:
 *
 * - `winnable` with an order of pairs that clears it;
 * - `lost` with a conflict: a small set of groups (a kind with all of its tiles) whose pairings can't all hold, however
 *   the other tiles are taken, even one by one. `smallest` says whether it is proved that no smaller set does; where that
 *   would take too long, no group of it can be left out, as far as was looked.
 *
 * The same board and budget give the same answer on every machine. `budget` or `cancelled` where the search did not come
 * to an end; by default it may take a million steps of about 3 µs, of which none of 1,000 Turtles laid at random
 * needs more than 138,000. `invalid-tiles` names what is wrong with the cells.
 *
 * @param board `cells` in half units, and by cell what its tile matches.
 */
export function solveTileStack(
  { cells, kinds }: { readonly cells: readonly Cell[]; readonly kinds: readonly string[] },
  { budget = createBudget({ steps: defaultSteps }) }: { readonly budget?: Budget } = {},
): Result<Decision, 'invalid-tiles' | Stopped, readonly BoardProblem[] | undefined> {
  const problems = problemsOf(cells, kinds);
  if (problems.length > 0) return fail('invalid-tiles', problems);
  return run(decide(cells, { alive: new Uint8Array(cells.length).fill(1), kinds }, budget));
}

function problemsOf(cells: readonly Cell[], kinds: readonly string[]): BoardProblem[] {
  if (kinds.length !== cells.length) {
    const message = `There are ${cells.length} cells but ${kinds.length} kinds; one kind a cell is wanted.`;
    return [{ code: 'length', cells: [], message }];
  }
  // An empty board is won; an odd one is lost by the kind that is odd.
  return checkCells(cells).filter(
    ({ severity, code }) => severity === 'error' && code !== 'empty' && code !== 'odd-count',
  );
}
