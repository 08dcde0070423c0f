import { createBudget } from '../budget.ts';
import { run } from '../run.ts';
import { checkCells } from './check-cells.ts';
import { findPeel, STEPS_OF_A_PROOF } from './find-peel.ts';
import type { Cell, LayoutProblem } from './types.ts';

/**
 * What is wrong with a layout, before anything is dealt on it. A layout without errors can be dealt; warnings change
 * nothing about that. Where the cells themselves are in order, it is proved that some order of pairs clears them, whatever
 * lies on them, or that none does (`unpeelable`). Shapes of more than 1,024 tiles whose order is not found by peeling, and
 * the few that are too hard to prove, are refused as `unproven`: nobody knows.
 *
 * Peeling costs a microsecond a tile, and clears what people make. A proof of a shape of 144 tiles takes some 20 ms, the
 * worst that is tried a second.
 */
export function checkLayout(cells: readonly Cell[]): LayoutProblem[] {
  const problems = checkCells(cells);
  if (problems.some(({ severity }) => severity === 'error')) return problems;
  const found = run(findPeel(cells, new Uint8Array(cells.length).fill(1), createBudget({ steps: STEPS_OF_A_PROOF })));
  if (found === 'none') {
    const message =
      `No order of pairs clears these ${cells.length} cells, whatever lies on them: in the end only one tile would be ` +
      'free. Make the highest column lower, or add tiles that do not lie under it.';
    problems.push({ code: 'unpeelable', severity: 'error', cells: [], message });
  } else if (found === undefined) {
    const message =
      `No order of pairs was found that clears these ${cells.length} cells, and it was not proved that there is none. ` +
      'Make the highest column lower, or add tiles that do not lie under it.';
    problems.push({ code: 'unproven', severity: 'error', cells: [], message });
  }
  return problems;
}
