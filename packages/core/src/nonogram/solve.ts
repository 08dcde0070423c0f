import { createBudget, type Budget } from '../budget.ts';
import { defaultSteps } from '../limits.ts';
import { run } from '../run.ts';
import { decide, type DecideResult } from './decide.ts';
import type { Clues, Palette } from './types.ts';

/**
 * Solves clues and says how many solutions they have: propagation of exact lines, then a search that learns from its
 * conflicts. The verdict is certain; what takes too long is `budget`. Milliseconds for what a person can solve. In one
 * go: a page asks its runner for the job `own:decide`, which answers the same and lets the page breathe.
 *
 * @param clues - in colours with their palette, so that the proof is one for the puzzle; without it as many colours are
 *   supposed as there are. In colours the search does not learn.
 * @param options - a budget; a million steps (a few seconds) unless told. And is a proof wanted?
 */
export function solveNonogram(
  clues: Clues & { readonly palette?: Palette },
  options: { readonly budget?: Budget; readonly trail?: boolean } = {},
): DecideResult {
  return run(decide(clues, options.trail === true, options.budget ?? createBudget({ steps: defaultSteps })));
}
