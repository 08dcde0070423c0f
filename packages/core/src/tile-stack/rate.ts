import { createBudget, noAssets, pay, stopped, type Budget, type Stopped } from '../budget.ts';
import { boolean, decoder, integer, optional, record, via } from '../decode.ts';
import { defaultSteps } from '../limits.ts';
import type { Job, OwnJobs, Tools } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { succeed, type Result } from '../result.ts';
import { run } from '../run.ts';
import { stepsOfAGame } from './steps-of-a-game.ts';
import { losingChoices } from './losing-choices.ts';
import { noPeekWinRate } from './no-peek.ts';
import { createPlayer, type Style } from './player.ts';
import { tileStackRules } from './rules.ts';
import { standingOf, type Standing } from './standing.ts';
import { trickinessOf } from './trickiness.ts';
import type { TileStackPuzzle, TileStackRating, TileStackTypes } from './types.ts';
import { winRate, type WinRate } from './wilson.ts';

/** A rate of one half is then known to within 7 in 100. */
const GAMES = 200;
const MOST_GAMES = 100_000;
/** A greedy player looks at every pair before it takes one. */
const GREEDY_COST = 6;

export type RateOptions = {
  /** For each player, 200 unless told; a Turtle's take about 15 ms. */
  readonly games?: number;
  /** Also the share of choices along a winning order that lose: exact, and slow; some 0.1 s to 1 s for a Turtle. */
  readonly losingChoices?: boolean;
  /** Also so many games of a player who sees only what lies open; about 0.1 s each on a Turtle. */
  readonly noPeekGames?: number;
};

/**
 * How hard a board is, told by players: the share of games that a random player and a greedy one win, each with its 95 %
 * interval, and the article's trickiness (which says little about either: see `trickinessOf`). Random players are not
 * people: compare boards by these figures, do not promise a person the rate.
 *
 * @param options what is measured, and `random` for the players' choices. The same seed gives the same rating. With a
 * `budget` (a million steps unless told) that ends too early: `budget`.
 */
export function rateTileStack(
  puzzle: Pick<TileStackPuzzle, 'cells' | 'kinds'>,
  {
    random,
    budget = createBudget({ steps: defaultSteps }),
    ...options
  }: RateOptions & { readonly random: Random; readonly budget?: Budget },
): Result<TileStackRating, Stopped, undefined> {
  return run(rate(puzzle, options, { random, budget, assets: noAssets }));
}

/** The `rate` job: `args` are a board and what to measure. */
export const rateJob: OwnJobs<TileStackTypes>['rate'] = {
  args: decoder(
    record({
      puzzle: via(tileStackRules.codec.puzzle),
      games: optional(integer(1, MOST_GAMES)),
      losingChoices: optional(boolean()),
      noPeekGames: optional(integer(1, MOST_GAMES)),
    }),
  ),
  run: ({ puzzle, ...options }, tools) => rate(puzzle, options, tools),
};

function* rate(
  { cells, kinds }: Pick<TileStackPuzzle, 'cells' | 'kinds'>,
  { games = GAMES, losingChoices: asksForChoices = false, noPeekGames = 0 }: RateOptions,
  tools: Tools,
): Job<Result<TileStackRating, Stopped, undefined>, never> {
  const { budget } = tools;
  if (!(yield* pay(budget, 1 + cells.length))) return stopped(budget);
  const standing = standingOf(cells, new Uint8Array(cells.length).fill(1), kinds);
  const random = yield* winRateOf(standing, 'random', games, tools);
  if (!random) return stopped(budget);
  const greedy = yield* winRateOf(standing, 'greedy', games, tools);
  if (!greedy) return stopped(budget);
  const choices = asksForChoices ? yield* losingChoices(cells, kinds, budget) : undefined;
  if (asksForChoices && !choices) return stopped(budget);
  const noPeek = noPeekGames > 0 ? yield* noPeekWinRate(cells, kinds, noPeekGames, tools) : undefined;
  if (noPeekGames > 0 && !noPeek) return stopped(budget);
  const plain = { random, greedy, trickiness: trickinessOf(cells, kinds) };
  return succeed(
    { ...plain, ...(choices ? { losingChoices: choices } : {}), ...(noPeek ? { noPeek } : {}) },
    budget.spent,
  );
}

/** Undefined when the budget ended. */
export function* winRateOf(
  standing: Standing,
  style: Style,
  games: number,
  { random, budget }: Tools,
): Job<WinRate | undefined, never> {
  const player = createPlayer(standing, style);
  const stream = random.fork(style);
  const steps = stepsOfAGame(standing) * (style === 'greedy' ? GREEDY_COST : 1);
  let wins = 0;
  for (let game = 0; game < games; game += 1) {
    if (!(yield* pay(budget, steps, { done: game / games, stage: style }))) return undefined;
    if (player.play(stream) === 0) wins += 1;
  }
  return winRate(wins, games);
}
