import { checkClues } from './check.ts';
import { markFor } from './colour/marks.ts';
import type { Clues } from './types.ts';

/**
 * A solution as it is, held against the clues once more by reading off its runs: none of the solver's code. Costs two
 * looks at each cell, once a solution.
 *
 * @param solution - row by row, 0 blank, 1 filled, c + 1 for colour c.
 * @throws RangeError when it is none: the solver is wrong, and must not be believed in anything.
 */
export function rechecked(solution: Uint8Array, clues: Clues): Uint8Array {
  if (checkClues(solution.map(markFor), clues).fits) return solution;
  throw new RangeError('a solution that does not fit the clues');
}
