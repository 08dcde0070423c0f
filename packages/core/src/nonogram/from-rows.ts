import { createBudget, type Budget, type Stopped } from '../budget.ts';
import type { Problem } from '../decode.ts';
import { defaultSteps, limits } from '../limits.ts';
import { fail, type Result } from '../result.ts';
import { run } from '../run.ts';
import { provedPuzzle } from './prove.ts';
import type { Ends, NonogramPuzzle } from './types.ts';

/**
 * A puzzle from a picture as text: a row a line, `#` filled and `.` blank. The puzzle says what was proved of it: one
 * solution, several, or that the picture is one.
 *
 * @param options - what ends the game (`clues` unless told; `grid` where only this picture counts), and a budget.
 */
export function nonogramFromRows(
  rows: readonly string[],
  options: { readonly ends?: Ends; readonly budget?: Budget } = {},
): Result<NonogramPuzzle, 'invalid-rows' | Stopped, readonly Problem[] | undefined> {
  const problems = problemsOf(rows);
  if (problems.length > 0) return fail('invalid-rows', problems);
  const { ends = 'clues', budget = createBudget({ steps: defaultSteps }) } = options;
  const cells = Uint8Array.from(rows.join(''), (character) => (character === '#' ? 1 : 0));
  return run(provedPuzzle(cells, rows[0]!.length, rows.length, ends, { budget }, true));
}

function problemsOf(rows: readonly string[]): Problem[] {
  if (!Array.isArray(rows) || rows.length < 1 || rows.length > limits.side) {
    return [{ path: '', code: 'rows', message: `A list of 1 to ${limits.side} rows is wanted.` }];
  }
  const width: unknown = (rows[0] as Partial<string> | undefined)?.length;
  const problems: Problem[] = [];
  for (const [y, row] of (rows as readonly unknown[]).entries()) {
    const path = `[${y}]`;
    if (typeof row !== 'string' || row.length < 1 || row.length > limits.side) {
      problems.push({ path, code: 'row', message: `Row ${y + 1} is no text of 1 to ${limits.side} characters.` });
    } else if (row.length !== width) {
      const message = `Row ${y + 1} has ${row.length} cells, the first has ${String(width)}; make them equally long.`;
      problems.push({ path, code: 'length', message });
    } else if (/[^#.]/.test(row)) {
      const message = `Row ${y + 1} has ${JSON.stringify(/[^#.]/.exec(row)![0])} in it; # for filled and . for blank are wanted.`;
      problems.push({ path, code: 'character', message });
    }
    if (problems.length === 10) break;
  }
  return problems;
}
