import { createBudget, type Budget, type Stopped } from '../../budget.ts';
import { decoder, integer, list, optional, record, type Problem } from '../../decode.ts';
import { defaultSteps, limits } from '../../limits.ts';
import type { Job, OwnJobs } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { run } from '../../run.ts';
import { createBoard } from '../board.ts';
import { checkClues } from '../check.ts';
import { problemsOf } from '../clue-problems.ts';
import { plainClues } from '../clues.ts';
import { coloursOf, isColoured, plainColours } from '../colour/clues.ts';
import { paletteShape, runColoursShape, undecodedProblems } from '../colour/decode.ts';
import { rateColours } from '../colour/difficulty/rate.ts';
import { learningSearch } from '../learning/search.ts';
import type { Clues, Level, NonogramTypes, Palette, Rating } from '../types.ts';
import { bothWays, probe, probeDeeper, settle } from './probe.ts';
import { createRounds, lookToTheEnd, type Rounds } from './rounds.ts';
import { ratingOf } from './score.ts';
import { techniques } from './technique.ts';

/**
 * Why there is no rating: the clues are none, contradict each other or fit several grids, or ask for more than the level
 * that was allowed (`beyond`).
 */
export type RateReason = 'invalid-clues' | 'none' | 'multiple' | 'beyond' | Stopped;
export type RateResult = Result<Rating, RateReason, readonly Problem[] | undefined>;

/**
 * How hard a board is to solve: the weakest of six solvers that finishes, and a score. Level 0 packs runs to both sides
 * and completes lines; 1 knows the first and last start of every run; 2 whatever a line forces; 3 supposes a cell and
 * follows lines to a contradiction; 4 compares both ways, and supposes a cell within; 5 guesses. A stronger solver that
 * is allowed never raises the score: the weakest that finishes counts.
 *
 * In colours rows and columns tell each other what a cell can't be: 0 counts the cells of each colour besides, 1 knows
 * which colours reach a cell, 2 whatever a line leaves of it; from 3 on each thing that it may be is supposed. With a
 * single colour a board is rated as in black and white.
 *
 * Noise as it comes (bench/nonogram.ts, seeds `levels 10` and so on; % of boards, the rest have several solutions):
 *
 *     board             L0  L1    L2   L3   score p10 / p50 / p90
 *     5 × 5 at 0.5      16  61    0.8  0.8  0.03 / 0.25 / 0.31
 *     10 × 10 at 0.55   0   80    0.5  0.3  0.26 / 0.28 / 0.33
 *     15 × 15 at 0.55   0   58    1.0  1.8  0.29 / 0.32 / 0.37
 *     20 × 20 at 0.6    0   68    0    0.7  0.27 / 0.30 / 0.33
 *     20 × 20 at 0.5    0   2     4.7  4.0  0.40 / 0.62 / 0.76
 *     30 × 30 at 0.6    0   47    0.7  0    0.32 / 0.34 / 0.38
 *
 * Levels 4 and 5 did not come up; `generate` makes boards of level 4 where a score from 0.8 on is wanted. The score tells
 * boards of level 1 apart, which most are.
 *
 * @param options - `most`: the strongest solver that is allowed (5 unless told). A budget; a million steps unless told.
 * @returns level, score 0 … 1, rounds, tightest, slack (see `Rating`). Up to level 2 a fraction of a millisecond at 20
 *   × 20; level 4 asks for a solver of unknown² × lines, seconds on the hardest boards.
 */
export function rateNonogram(
  clues: Rateable,
  options: { readonly most?: Level; readonly budget?: Budget } = {},
): RateResult {
  const { most = 5, budget = createBudget({ steps: defaultSteps }) } = options;
  return run(rateAny(clues, most, budget));
}

/** In black and white or in colours, of clues that nobody has looked at. */
function* rateAny(clues: Rateable, most: Level, budget: Budget): Job<RateResult, never> {
  const clueProblems = problemsOf(clues);
  const problems = clueProblems.length > 0 ? clueProblems : undecodedProblems(clues);
  if (problems.length > 0) return fail('invalid-clues', problems);
  if (isColoured(clues)) return yield* rateColours(plainColours(clues), coloursOf(clues), most, budget);
  return yield* rate(plainClues(clues), most, budget);
}
/** Clues, with the palette of a board in colours. */
export type Rateable = Clues & { readonly palette?: Palette };

const axis = list(list(integer(0, limits.side), limits.side), limits.side, 1);
/** The engine's job `rate`, for a worker `own:rate`. */
export const rateJob: OwnJobs<NonogramTypes>['rate'] = {
  args: decoder(
    record({
      rows: axis,
      columns: axis,
      palette: optional(paletteShape),
      rowColours: optional(runColoursShape),
      columnColours: optional(runColoursShape),
      most: optional({ read: integer(0, 5).read as Read }),
    }),
  ),
  run: ({ most = 5, ...clues }, { budget }) => rateAny(clues, most, budget),
};
type Read = (input: unknown, path: string, problems: Problem[]) => Level;

/**
 * The same for plain clues.
 *
 * @param solution - of clues that lines alone do not solve, one of the solutions: it saves work, and changes nothing.
 */
export function* rate(clues: Clues, most: Level, budget: Budget, solution?: ArrayLike<number>): Job<RateResult, never> {
  let rounds: Rounds | undefined;
  for (const level of solution ? ([2] as const) : ([0, 1, 2] as const)) {
    if (level > most) return { ...fail('beyond'), spent: budget.spent };
    rounds = createRounds(clues, techniques[level]);
    const looked = yield* lookToTheEnd(rounds, budget);
    if (!looked.ok) return looked;
    if (rounds.unknown === 0) return ended(clues, rounds, level, budget);
  }
  return yield* beyondLines(clues, rounds!, most, budget, solution);
}

/** Goes on where lines alone tell nothing more. */
function* beyondLines(
  clues: Clues,
  rounds: Rounds,
  most: Level,
  budget: Budget,
  solution: ArrayLike<number> | undefined,
): Job<RateResult, never> {
  const board = createBoard(clues);
  let level: Level = 3;
  while (rounds.unknown > 0) {
    for (const [cell, mark] of rounds.marks.entries()) {
      if (mark !== 0 && board.valueOf(cell) === undefined) board.set(cell, mark === 1 ? 1 : 0);
    }
    const settled = yield* settle(board, budget);
    if (!settled.ok) return settled;
    if (!settled.value) return { ...fail('none'), spent: budget.spent };
    let literals: readonly number[] = [];
    for (const [at, reason] of ([probe, bothWays, probeDeeper] as const).entries()) {
      const needed = at === 0 ? 3 : 4;
      if (needed > most) return { ...fail('beyond'), spent: budget.spent };
      const forced = yield* reason(board, budget, solution);
      if (!forced.ok) return forced.reason === 'contradiction' ? fail('none') : { ...forced, reason: forced.reason };
      literals = forced.value;
      if (literals.length === 0) continue;
      if (needed > level) level = needed;
      break;
    }
    if (literals.length === 0) return yield* guessed(clues, rounds, most, budget);
    if (!rounds.learn(literals)) return { ...fail('none'), spent: budget.spent };
    const looked = yield* lookToTheEnd(rounds, budget);
    if (!looked.ok) return looked;
  }
  return ended(clues, rounds, level, budget);
}

/** No reasoning finishes it: has it a single solution all the same? */
function* guessed(clues: Clues, rounds: Rounds, most: Level, budget: Budget): Job<RateResult, never> {
  if (most < 5) return { ...fail('beyond'), spent: budget.spent };
  const found = yield* learningSearch(clues, { solutions: 2 }, budget);
  if (!found.ok) return found;
  const count = found.value.solutions.length;
  if (count !== 1) return { ...fail(count === 0 ? 'none' : 'multiple'), spent: budget.spent };
  return succeed(ratingOf(5, rounds.course), budget.spent);
}

function ended(clues: Clues, rounds: Rounds, level: Level, budget: Budget): RateResult {
  if (!checkClues(rounds.marks, clues).fits) return { ...fail('none'), spent: budget.spent };
  return succeed(ratingOf(level, rounds.course), budget.spent);
}
