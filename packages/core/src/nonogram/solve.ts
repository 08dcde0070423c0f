import { createBudget, type Budget, type Stopped } from '../budget.ts';
import { defaultSteps, limits } from '../limits.ts';
import type { Problem } from '../decode.ts';
import { fail, succeed, type Result } from '../result.ts';
import { run } from '../run.ts';
import { plainClues } from './clues.ts';
import { search, type SearchStats } from './search.ts';
import type { Clue, Clues } from './types.ts';

export interface SolvedNonogram {
  readonly verdict: 'unique' | 'multiple' | 'none';
  /** Row by row, 0 blank and 1 filled: the one, two that differ, or none. */
  readonly solutions: readonly Uint8Array[];
  readonly stats: SearchStats;
}

/**
 * Solves clues and says how many solutions they have: propagation of exact lines, then search. The verdict is certain;
 * what takes too long is `budget`.
 *
 * @param options - a budget; a million steps (a few seconds) unless told.
 */
export function solveNonogram(
  clues: Clues,
  options: { readonly budget?: Budget } = {},
): Result<SolvedNonogram, 'invalid-clues' | Stopped, readonly Problem[] | undefined> {
  const problems = problemsOf(clues);
  if (problems.length > 0) return fail('invalid-clues', problems);
  const budget = options.budget ?? createBudget({ steps: defaultSteps });
  const plain = plainClues(clues);
  const sum = (axis: readonly Clue[]): number => axis.reduce((all, clue) => all + clue.reduce((a, b) => a + b, 0), 0);
  if (sum(plain.rows) !== sum(plain.columns)) {
    return succeed({ verdict: 'none', solutions: [], stats: { steps: 0, suppositions: 0 } });
  }
  const found = run(search(plain, { solutions: 2 }, budget));
  if (!found.ok) return found;
  const { solutions, stats } = found.value;
  const verdict = solutions.length === 2 ? 'multiple' : solutions.length === 1 ? 'unique' : 'none';
  return { ok: true, value: { verdict, solutions, stats }, spent: found.spent };
}

function problemsOf({ rows, columns }: Clues): Problem[] {
  const problems: Problem[] = [];
  for (const [axis, clues] of [
    ['rows', rows],
    ['columns', columns],
  ] as const) {
    if (!Array.isArray(clues) || clues.length < 1 || clues.length > limits.side) {
      const message = `${axis}: a list of 1 to ${limits.side} clues is wanted.`;
      problems.push({ path: axis, code: 'list', message });
      continue;
    }
    for (const [at, clue] of clues.entries()) {
      if (isClue(clue)) continue;
      const message = `${axis}[${at}]: a clue is a list of whole numbers from 1 on, or [0] or [] for an empty line.`;
      problems.push({ path: `${axis}[${at}]`, code: 'clue', message });
      if (problems.length >= 10) return problems;
    }
  }
  return problems;
}

function isClue(clue: unknown): boolean {
  if (!Array.isArray(clue) || clue.length > limits.side) return false;
  if (clue.length === 1 && clue[0] === 0) return true;
  return clue.every((length: unknown) => typeof length === 'number' && Number.isSafeInteger(length) && length >= 1);
}
