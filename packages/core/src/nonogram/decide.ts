import type { Budget, Stopped } from '../budget.ts';
import { boolean, decoder, integer, list, optional, record, type Problem } from '../decode.ts';
import { limits } from '../limits.ts';
import type { Job, OwnJobs } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { problemsOf } from './clue-problems.ts';
import { plainClues } from './clues.ts';
import { coloursOf, isColoured, plainColours } from './colour/clues.ts';
import { paletteShape, runColoursShape, undecodedProblems } from './colour/decode.ts';
import { searchColours, type ColouredFound } from './colour/search.ts';
import { learningSearch } from './learning/search.ts';
import { tellSpent } from './tell-spent.ts';
import type { Clue, Clues, ColouredClues, NonogramTypes, Palette, SolvedNonogram, Trail } from './types.ts';

export type DecideResult = Result<SolvedNonogram, 'invalid-clues' | Stopped, readonly Problem[] | undefined>;

const axis = list(list(integer(0, limits.side), limits.side), limits.side, 1);
/** The engine's job `decide`, for a worker `own:decide`. */
export const decideJob: OwnJobs<NonogramTypes>['decide'] = {
  args: decoder(
    record({
      rows: axis,
      columns: axis,
      palette: optional(paletteShape),
      rowColours: optional(runColoursShape),
      columnColours: optional(runColoursShape),
      trail: optional(boolean()),
    }),
  ),
  run: ({ trail, ...clues }, { budget }) => tellSpent(decide(clues, trail === true, budget), budget),
};

/** How many solutions clues have, and which. Yields once a slice; the searches' loops are plain functions. */
export function* decide(
  clues: Clues & { readonly palette?: Palette },
  keepsTrail: boolean,
  budget: Budget,
): Job<DecideResult, never> {
  const clueProblems = problemsOf(clues);
  const problems = clueProblems.length > 0 ? clueProblems : undecodedProblems(clues);
  if (problems.length > 0) return fail('invalid-clues', problems);
  if (isColoured(clues)) return yield* decideColours(clues, keepsTrail, budget);
  const plain = plainClues(clues);
  if (sum(plain.rows) !== sum(plain.columns)) {
    return succeed({ verdict: 'none', solutions: [], stats: { steps: 0, suppositions: 0, conflicts: 0 } });
  }
  const found = yield* learningSearch(plain, { solutions: 2, trail: keepsTrail }, budget);
  return found.ok ? { ok: true, value: solvedAs(found.value), spent: found.spent } : found;
}

const sum = (lines: readonly Clue[]): number => lines.flat().reduce((all, run) => all + run, 0);

function* decideColours(
  clues: ColouredClues & { readonly palette?: Palette },
  keepsTrail: boolean,
  budget: Budget,
): Job<DecideResult, never> {
  const count = coloursOf(clues);
  // Only the budget ends it, so that a trail that gets too long is left out and not the verdict.
  const found = yield* searchColours(plainColours(clues), count, { solutions: 2, trail: keepsTrail }, budget);
  if (!found.ok) return found;
  if (found.value.gaveUp) {
    const again = yield* searchColours(plainColours(clues), count, { solutions: 2 }, budget);
    return again.ok ? succeed(solvedAs({ ...again.value, trail: undefined }), again.spent) : again;
  }
  const trail = keepsTrail ? found.value.trail : undefined;
  return succeed(solvedAs({ ...found.value, trail }), found.spent);
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
