import type { Budget, Stopped } from '../../../budget.ts';
import type { Job } from '../../../puzzle.ts';
import { fail, succeed, type Result } from '../../../result.ts';
import { checkClues } from '../../check.ts';
import { lookToTheEnd } from '../../difficulty/rounds.ts';
import { ratingOf } from '../../difficulty/score.ts';
import type { ColouredClues, Level, Rating } from '../../types.ts';
import { createColouredBoard } from '../board.ts';
import { markFor } from '../marks.ts';
import { searchColours } from '../search.ts';
import { everyWay, probeColours, probeColoursDeeper, settleColours } from './probe.ts';
import { createColouredRounds, type ColouredRounds } from './rounds.ts';
import { colouredTechniques } from './technique.ts';

type Rated = Result<Rating, 'none' | 'multiple' | 'beyond' | Stopped, undefined>;

/**
 * The rating of plain clues in so many colours, by the solvers of black and white as they are with colours.
 *
 * @param solution - of clues that lines alone do not solve, one of the solutions: it saves work, and changes nothing.
 */
export function* rateColours(
  clues: ColouredClues,
  colours: number,
  most: Level,
  budget: Budget,
  solution?: ArrayLike<number>,
): Job<Rated, never> {
  let rounds: ColouredRounds | undefined;
  for (const level of solution ? ([2] as const) : ([0, 1, 2] as const)) {
    if (level > most) return { ...fail('beyond'), spent: budget.spent };
    rounds = createColouredRounds(clues, colours + 1, colouredTechniques[level]);
    const looked = yield* lookToTheEnd(rounds, budget);
    if (!looked.ok) return looked;
    if (rounds.unknown === 0) return ended(clues, rounds, level, budget);
  }
  return yield* beyondLines(clues, colours, rounds!, most, budget, solution);
}

/** Goes on where lines alone tell nothing more. */
function* beyondLines(
  clues: ColouredClues,
  colours: number,
  rounds: ColouredRounds,
  most: Level,
  budget: Budget,
  solution: ArrayLike<number> | undefined,
): Job<Rated, never> {
  const board = createColouredBoard(clues, colours);
  let level: Level = 3;
  while (rounds.unknown > 0) {
    for (const [cell, set] of rounds.may.entries()) if (board.mayBe(cell) !== set) board.keep(cell, set);
    const settled = yield* settleColours(board, budget);
    if (!settled.ok) return settled;
    if (!settled.value) return { ...fail('none'), spent: budget.spent };
    let strikes: readonly number[] = [];
    for (const [at, reason] of [probeColours, everyWay, probeColoursDeeper].entries()) {
      const needed = at === 0 ? 3 : 4;
      if (needed > most) return { ...fail('beyond'), spent: budget.spent };
      const struck = yield* reason(board, budget, solution);
      if (!struck.ok)
        return struck.reason === 'contradiction'
          ? { ...fail('none'), spent: budget.spent }
          : { ...struck, reason: struck.reason };
      strikes = struck.value;
      if (strikes.length === 0) continue;
      if (needed > level) level = needed;
      break;
    }
    if (strikes.length === 0) return yield* guessed(clues, colours, rounds, most, budget);
    if (!rounds.learn(strikes)) return { ...fail('none'), spent: budget.spent };
    const looked = yield* lookToTheEnd(rounds, budget);
    if (!looked.ok) return looked;
  }
  return ended(clues, rounds, level, budget);
}

/** No reasoning finishes it: has it a single solution all the same? */
function* guessed(
  clues: ColouredClues,
  colours: number,
  rounds: ColouredRounds,
  most: Level,
  budget: Budget,
): Job<Rated, never> {
  if (most < 5) return { ...fail('beyond'), spent: budget.spent };
  const found = yield* searchColours(clues, colours, { solutions: 2 }, budget);
  if (!found.ok) return found;
  const count = found.value.solutions.length;
  if (count !== 1) return { ...fail(count === 0 ? 'none' : 'multiple'), spent: budget.spent };
  return succeed(ratingOf(5, rounds.course), budget.spent);
}

/** Every cell is known: is that a solution? */
function ended(clues: ColouredClues, { may, course }: ColouredRounds, level: Level, budget: Budget): Rated {
  const marks = Uint8Array.from(may, (set) => markFor(31 - Math.clz32(set)));
  if (!checkClues(marks, clues).fits) return { ...fail('none'), spent: budget.spent };
  return succeed(ratingOf(level, course), budget.spent);
}
