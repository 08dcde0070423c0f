import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import type { Random } from '../../random.ts';
import { succeed, type Result } from '../../result.ts';
import { createBoard } from '../board.ts';
import { deriveClues } from '../clues.ts';
import { probe, settle } from '../difficulty/probe.ts';
import { rate } from '../difficulty/rate-nonogram.ts';
import { learningSearch } from '../learning/search.ts';
import type { Plan } from './plan.ts';
import { swapOf, turn } from './swap.ts';
import type { Target } from './target.ts';

/** Swaps that are tried before a board is given up: boards of 10 × 10 take some hundreds. */
const TRIED = 1_500;
/** One swap in so many may make it easier by so much. */
const SELDOM = 15;
const EASIER = 4;
/** Steps in which a board has to show that it has one solution; those beside one that has take a hundredth. */
const STEPS_TO_DECIDE = 4_000;

/**
 * From a board that lines solve to boards that single suppositions do not: cells are swapped, as long as there is one
 * solution, and lines leave more open or supposing a cell tells less of it. Chance alone makes none in a million.
 * Boards of 10 × 10 with 38 % filled take about 300,000 steps, of 15 × 15 more than a million; denser ones seldom get there.
 */
export function* walkDeeper(
  cells: Uint8Array,
  plan: Plan,
  { most, score }: Target,
  random: Random,
  budget: Budget,
): Job<Result<boolean, Stopped, undefined>, never> {
  const { width, height } = plan;
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIED; tried += 1) {
    const swap = swapOf(cells, plan, () => true, random);
    if (!swap) break;
    turn(cells, swap);
    const told = yield* toldOf(cells, width, height, budget);
    if (!told.ok) return told;
    const allowed = random.int(SELDOM) === 0 ? best + EASIER : best;
    const clues = deriveClues(cells, width, height);
    const decided = told.value > allowed ? undefined : yield* learningSearch(clues, ONE, budget);
    if (decided?.ok === false) return decided;
    if (!decided || decided.value.gaveUp || decided.value.solutions.length !== 1) {
      turn(cells, swap);
      continue;
    }
    best = told.value;
    if (best === Number.POSITIVE_INFINITY) continue;
    const rated = yield* rate(clues, most, budget, cells);
    if (rated.ok && rated.value.score >= score[0] && rated.value.score <= score[1]) return succeed(true);
    if (budget.why !== undefined) return stopped(budget);
  }
  return succeed(false);
}
const ONE = { solutions: 2, steps: STEPS_TO_DECIDE };

/** How much lines tell of a board, and then supposing a cell; infinite where lines solve it. */
function* toldOf(
  cells: Uint8Array,
  width: number,
  height: number,
  budget: Budget,
): Job<Result<number, Stopped, undefined>, never> {
  if (!(yield* pay(budget, 1 + Math.floor(cells.length / 200)))) return stopped(budget);
  const board = createBoard(deriveClues(cells, width, height));
  board.wakeAll();
  const settled = yield* settle(board, budget);
  if (!settled.ok) return settled;
  if (board.unknown === 0) return succeed(Number.POSITIVE_INFINITY);
  const forced = yield* probe(board, budget, cells);
  // They are the clues of a grid, so there is no contradiction.
  if (!forced.ok) return stopped(budget);
  return succeed(forced.value.length + 2 * (cells.length - board.unknown));
}
