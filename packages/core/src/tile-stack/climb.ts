import type { Stopped } from '../budget.ts';
import type { Job, Tools } from '../puzzle.ts';
import { stopped } from '../budget.ts';
import { succeed, type Result } from '../result.ts';
import { capped } from './capped.ts';
import { decide } from './decide.ts';
import { winRateOf } from './rate.ts';
import { standingOf } from './standing.ts';
import type { TileStackPuzzle } from './types.ts';

/** Changes that are tried. Measured on Turtles: after 150 hardly anything comes nearer. */
const ROUNDS = 150;
/** Games that show whether a change is worth more games, and games that are believed. */
const GAMES_TO_TRY = 60;
const GAMES_TO_BELIEVE = 240;
/** Near enough: 240 games do not tell rates apart that are nearer. */
const NEAR = 0.03;
/** A changed board that is not decided at once is let go. */
const STEPS_A_VERDICT = 3_000;

/**
 * Changes a board until a random player wins about this share of its games: two tiles change places, and the change stays
 * when the board can still be won and its rate comes nearer. The best board so far is given on the way, and in the end,
 * whether the rate was reached or not. About 100,000 steps for a Turtle.
 */
export function* climbToWinRate(
  start: TileStackPuzzle,
  wanted: number,
  { random, budget, assets }: Tools,
): Job<Result<TileStackPuzzle, Stopped, undefined>, TileStackPuzzle> {
  const { cells } = start;
  const alive = new Uint8Array(cells.length).fill(1);
  const distanceOf = function* (kinds: readonly string[], games: number, stream: string): Job<number, never> {
    const standing = standingOf(cells, alive, kinds);
    const rated = yield* winRateOf(standing, 'random', games, { random: random.fork(stream), budget, assets });
    return Math.abs((rated?.rate ?? 0) - wanted);
  };
  let best = start;
  let distance = yield* distanceOf(best.kinds, GAMES_TO_BELIEVE, 'believed');
  for (let round = 0; round < ROUNDS && distance > NEAR; round += 1) {
    const changed = exchange(best, random.int(cells.length), random.int(cells.length));
    if (!changed) continue;
    const decided = yield* decide(cells, { alive, kinds: changed.kinds }, capped(budget, STEPS_A_VERDICT), {
      certificates: [best.order],
      explain: false,
    });
    if (budget.why !== undefined) return stopped(budget);
    if (!decided.ok || decided.value.verdict === 'lost') continue;
    const promised = yield* distanceOf(changed.kinds, GAMES_TO_TRY, `round ${round}`);
    if (budget.why !== undefined) return stopped(budget);
    if (promised >= distance) continue;
    const believed = yield* distanceOf(changed.kinds, GAMES_TO_BELIEVE, `believed ${round}`);
    if (budget.why !== undefined) return stopped(budget);
    if (believed >= distance) continue;
    distance = believed;
    best = { ...changed, order: decided.value.order };
    yield { done: round / ROUNDS, stage: 'climb', best };
  }
  return budget.why === undefined ? succeed(best, budget.spent) : stopped(budget);
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
