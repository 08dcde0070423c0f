import { createBudget, type Budget, type Stopped } from '../budget.ts';
import { defaultSteps, limits } from '../limits.ts';
import type { Problem } from '../decode.ts';
import { fail, succeed, type Result } from '../result.ts';
import { run } from '../run.ts';
import { plainClues } from './clues.ts';
import { learningSearch, type SearchStats } from './learning/search.ts';
import { isColoured, plainColours } from './colour/clues.ts';
import { undecodedProblems } from './colour/decode.ts';
import { searchColours, type ColouredFound } from './colour/search.ts';
import type { Clue, Clues, ColouredClues, Palette, Trail } from './types.ts';

export interface SolvedNonogram {
  readonly verdict: 'unique' | 'multiple' | 'none';
  /** Row by row, 0 blank and 1 filled (in colours, c + 1 for colour c): the one, two that differ, or none. */
  readonly solutions: readonly Uint8Array[];
  /** Where it was wanted, is not too long, and there is a solution: what a puzzle needs to be verified. */
  readonly trail?: Trail;
  readonly stats: SearchStats;
}

/**
 * Solves clues and says how many solutions they have: propagation of exact lines, then a search that learns from its
 * conflicts. The verdict is certain; what takes too long is `budget`. Milliseconds for what a person can solve.
 *
 * @param clues - in colours with their palette, so that the proof is one for the puzzle; without it as many colours are
 *   supposed as there are. In colours the search does not learn.
 * @param options - a budget; a million steps (a few seconds) unless told. And is a proof wanted?
 */
export function solveNonogram(
  clues: Clues & { readonly palette?: Palette },
  options: { readonly budget?: Budget; readonly trail?: boolean } = {},
): Result<SolvedNonogram, 'invalid-clues' | Stopped, readonly Problem[] | undefined> {
  const clueProblems = problemsOf(clues);
  const problems = clueProblems.length > 0 ? clueProblems : undecodedProblems(clues);
  if (problems.length > 0) return fail('invalid-clues', problems);
  const budget = options.budget ?? createBudget({ steps: defaultSteps });
  if (isColoured(clues)) return solveColours(clues, budget, options.trail === true);
  const plain = plainClues(clues);
  const sum = (axis: readonly Clue[]): number => axis.reduce((all, clue) => all + clue.reduce((a, b) => a + b, 0), 0);
  if (sum(plain.rows) !== sum(plain.columns)) {
    return succeed({ verdict: 'none', solutions: [], stats: { steps: 0, suppositions: 0, conflicts: 0 } });
  }
  const found = run(learningSearch(plain, { solutions: 2, trail: options.trail === true }, budget));
  if (!found.ok) return found;
  return { ok: true, value: solvedAs(found.value), spent: found.spent };
}

function solvedAs({
  solutions,
  trail,
  stats,
}: Pick<ColouredFound, 'solutions' | 'stats'> & { readonly trail: Trail | undefined }): SolvedNonogram {
  const verdict = solutions.length === 2 ? 'multiple' : solutions.length === 1 ? 'unique' : 'none';
  const proof = trail !== undefined && verdict !== 'none' ? { trail } : {};
  return { verdict, solutions, ...proof, stats };
}

function solveColours(
  clues: ColouredClues & { readonly palette?: Palette },
  budget: Budget,
  keepsTrail: boolean,
): Result<SolvedNonogram, Stopped, undefined> {
  const count =
    clues.palette?.length ??
    1 + [...clues.rowColours, ...clues.columnColours].flat().reduce((a, b) => Math.max(a, b), 0);
  // Only the budget ends it, so that a trail that gets too long is left out and not the verdict.
  const found = run(searchColours(plainColours(clues), count, { solutions: 2, trail: keepsTrail }, budget));
  if (!found.ok) return found;
  if (found.value.gaveUp) {
    const again = run(searchColours(plainColours(clues), count, { solutions: 2 }, budget));
    return again.ok ? succeed(solvedAs({ ...again.value, trail: undefined }), again.spent) : again;
  }
  const trail = keepsTrail ? found.value.trail : undefined;
  return succeed(solvedAs({ ...found.value, trail }), found.spent);
}

/** What is wrong with clues, with what is wanted. */
export function problemsOf({ rows, columns }: Clues): Problem[] {
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
