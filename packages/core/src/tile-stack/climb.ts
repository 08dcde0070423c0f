import type { Stopped } from '../budget.ts';
import type { Job, Tools } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { stopped } from '../budget.ts';
import { succeed, type Result } from '../result.ts';
import { capped } from './capped.ts';
import { decide } from './decide.ts';
import { withNote } from './notes.ts';
import { winRateOf } from './rate.ts';
import { standingOf } from './standing.ts';
import type { TileStackPuzzle } from './types.ts';
import type { WinRate } from './wilson.ts';

/** Changes that are tried, and steps they may take. A Turtle is there after 150; small flat layouts need more. */
const ROUNDS = 600;
const STEPS_OF_A_CLIMB = 350_000;
/** After so many changes that bring nothing, some are made all the same: the climb goes on from beside the top. */
const ROUNDS_WITHOUT_GAIN = 100;
const SHAKES = 5;
/** Games that show whether a change is worth more games, and games that are believed. */
const GAMES_TO_TRY = 60;
const GAMES_TO_BELIEVE = 240;
/** Near enough: 240 games do not tell rates apart that are nearer. */
const NEAR = 0.03;
/** A changed board that is not decided at once is let go. */
const STEPS_A_VERDICT = 3_000;

interface Board {
  readonly puzzle: TileStackPuzzle;
  readonly rate: WinRate;
  readonly distance: number;
}

/**
 * Changes a board until a random player wins about this share of its games: two tiles change places, and the change stays
 * when the board can still be won and its rate comes nearer; where nothing does any more, five changes stay whatever they
 * bring. The best board so far is given on the way, and in the end, with a note where the rate was not reached. About 100,000
 * steps for a Turtle.
 */
export function* climbToWinRate(
  start: TileStackPuzzle,
  wanted: number,
  tools: Tools,
): Job<Result<TileStackPuzzle, Stopped, undefined>, TileStackPuzzle> {
  const { random, budget } = tools;
  const end = budget.spent + STEPS_OF_A_CLIMB;
  const first = yield* measured(start, wanted, GAMES_TO_BELIEVE, 'believed', tools);
  if (!first) return stopped(budget);
  let here: Board = first;
  let best: Board = first;
  let without = 0;
  for (let round = 0; round < ROUNDS && best.distance > NEAR && budget.spent < end; round += 1) {
    if (without === ROUNDS_WITHOUT_GAIN) {
      const beside: Board | undefined = yield* shaken(here, wanted, round, tools);
      if (!beside) return stopped(budget);
      here = beside;
      without = 0;
    }
    without += 1;
    const changed: TileStackPuzzle | undefined = yield* changedAt(here.puzzle, random, tools);
    if (budget.why !== undefined) return stopped(budget);
    if (!changed) continue;
    const promised: Board | undefined = yield* measured(changed, wanted, GAMES_TO_TRY, `round ${round}`, tools);
    if (!promised) return stopped(budget);
    if (promised.distance >= here.distance) continue;
    const believed: Board | undefined = yield* measured(changed, wanted, GAMES_TO_BELIEVE, `believed ${round}`, tools);
    if (!believed) return stopped(budget);
    if (believed.distance >= here.distance) continue;
    here = believed;
    without = 0;
    if (here.distance >= best.distance) continue;
    best = here;
    yield { done: round / ROUNDS, stage: 'climb', best: best.puzzle };
  }
  const { puzzle, rate, distance } = best;
  const isReached = distance <= NEAR || (rate.low <= wanted && wanted <= rate.high);
  const noted = isReached ? puzzle : withNote(puzzle, { code: 'win-rate-not-reached', wanted, reached: rate });
  return succeed(noted, budget.spent);
}

/** Undefined when the budget ended. */
function* measured(
  puzzle: TileStackPuzzle,
  wanted: number,
  games: number,
  stream: string,
  { random, budget, assets }: Tools,
): Job<Board | undefined, never> {
  const standing = standingOf(puzzle.cells, new Uint8Array(puzzle.cells.length).fill(1), puzzle.kinds);
  const rate = yield* winRateOf(standing, 'random', games, { random: random.fork(stream), budget, assets });
  return rate && { puzzle, rate, distance: Math.abs(rate.rate - wanted) };
}

/** The board with two tiles exchanged, and the order that wins it; undefined where it is not known to be winnable. */
function* changedAt(
  puzzle: TileStackPuzzle,
  random: Random,
  { budget }: Tools,
): Job<TileStackPuzzle | undefined, never> {
  const { cells, order } = puzzle;
  const changed = exchange(puzzle, random.int(cells.length), random.int(cells.length));
  if (!changed) return undefined;
  const alive = new Uint8Array(cells.length).fill(1);
  const decided = yield* decide(cells, { alive, kinds: changed.kinds }, capped(budget, STEPS_A_VERDICT), {
    certificates: [order],
    explain: false,
  });
  return decided.ok && decided.value.verdict === 'winnable' ? { ...changed, order: decided.value.order } : undefined;
}

/** Some changes that leave the board winnable, whatever they do to its rate. */
function* shaken(board: Board, wanted: number, round: number, tools: Tools): Job<Board | undefined, never> {
  let { puzzle } = board;
  for (let n = 0; n < SHAKES; n += 1) puzzle = (yield* changedAt(puzzle, tools.random, tools)) ?? puzzle;
  return yield* measured(puzzle, wanted, GAMES_TO_BELIEVE, `shaken ${round}`, tools);
}

/** The board with two tiles exchanged; undefined where that changes nothing that matches. */
function exchange(puzzle: TileStackPuzzle, a: number, b: number): TileStackPuzzle | undefined {
  const { kinds, faces } = puzzle;
  if (kinds[a] === kinds[b]) return undefined;
  return {
    ...puzzle,
    kinds: kinds.with(a, kinds[b]!).with(b, kinds[a]!),
    faces: faces.with(a, faces[b]!).with(b, faces[a]!),
  };
}
