import { pay, stopped, type Budget, type Stopped } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import { createRandom } from '../random.ts';
import { succeed, type Result } from '../result.ts';
import { followPairs } from './follow-pairs.ts';
import { createInsistentPlayer } from './insistent-player.ts';
import { createPairingSearch } from './pairing-search.ts';
import { createPlayer, pairsOf } from './player.ts';
import { runSearch } from './run-search.ts';
import { ask, smallestConflict, type Asked, type Conflict } from './smallest-conflict.ts';
import { standingOf, type Standing } from './standing.ts';
import { stepsOfAGame, stepsOfInsistence } from './steps-of-a-game.ts';
import type { Cell, Pair, TileGroup, TileStackState } from './types.ts';

/** Games that mend an old certificate, each with other choices. */
const MENDS = 8;
/** An old conflict is found again at once, or it is not there. */
const STEPS_FOR_AN_OLD_CONFLICT = 1_000;
/** Careful games before the search: of Turtles that can be won they win all but half a percent of the dealt ones. */
const PLAYOUTS = 50;
/** The first turn of the search; each later one is half as long again. */
const STEPS_OF_A_TURN = 1_000;
const LONGER = 1.5;
/**
 * After each turn of the search the insistent player has one: as long where kinds have more than four tiles, which are won
 * by play rather than by search, and an eighth of it elsewhere.
 */
const SHARE_OF_PLAY = { large: 1, four: 1 / 8 };

export type Decision =
  | { readonly verdict: 'winnable'; readonly order: readonly Pair[] }
  | {
      readonly verdict: 'lost';
      readonly conflict: readonly TileGroup[];
      /** Is it proved that no smaller set of groups loses the game? */
      readonly smallest: boolean;
    };

export interface Clues {
  /** Pairs that cleared the board once: where they still do, nothing else is asked. */
  readonly certificates?: readonly (readonly Pair[])[];
  /** What lost the game once: where it still does, nothing else is asked. */
  readonly conflict?: readonly TileGroup[];
  /** False: a lost board's conflict may be as large as it was found. */
  readonly explain?: boolean;
}

/**
 * Can what lies there be cleared? Exact, and the same answer on every machine: old proofs first, mended where they have to
 * be, then careful games with chance of a fixed seed, then the search over pairings and the insistent player in turns. A step
 * is about 3 µs. Of 1,000 random Turtles none takes more than 96,000 steps, 138,000 with the smallest conflict (see
 * test/bench/tile-stack.ts); the worst case is exponential and ends by the budget.
 */
export function* decide(
  cells: readonly Cell[],
  { alive, kinds }: Pick<TileStackState, 'alive' | 'kinds'>,
  budget: Budget,
  { certificates = [], conflict: old, explain = true }: Clues = {},
): Job<Result<Decision, Stopped, undefined>, never> {
  if (!(yield* pay(budget, 1 + cells.length, { stage: 'kept' }))) return stopped(budget);
  for (const pairs of certificates) {
    const order = yield* keptOrder(cells, { alive, kinds }, pairs, budget);
    if (budget.why !== undefined) return stopped(budget);
    if (order) return succeed({ verdict: 'winnable', order }, budget.spent);
  }
  const standing = standingOf(cells, alive, kinds);
  if (!(yield* pay(budget, standing.slots.length >> 8))) return stopped(budget);
  const odd = standing.groups.findIndex(({ length }) => length % 2 === 1);
  if (odd >= 0) return lostBy(standing, { groups: [odd], smallest: true }, budget);

  if (old && old.length > 0) {
    const groups = old.map(({ kind }) => standing.kinds.indexOf(kind)).filter((group) => group >= 0);
    const asked: Asked = { search: createPairingSearch(standing), paid: { steps: 0 } };
    const again = yield* ask(groups, asked, budget, STEPS_FOR_AN_OLD_CONFLICT, 'old conflict');
    if (budget.why !== undefined) return stopped(budget);
    if (again === 'lost') {
      const found = asked.search.conflict();
      return lostBy(standing, { groups: found, smallest: found.length === 1 }, budget);
    }
  }

  const guess = new Int32Array(standing.count).fill(-1);
  const player = createPlayer(standing, 'careful');
  const random = createRandom('decide');
  let fewest = standing.count + 1;
  for (let n = 0; n < PLAYOUTS && standing.count > 0; n += 1) {
    if (!(yield* pay(budget, stepsOfAGame(standing), { stage: 'playouts' }))) return stopped(budget);
    const left = player.play(random);
    if (left === 0)
      return succeed({ verdict: 'winnable', order: pairsOf(standing, player.order, standing.count) }, budget.spent);
    if (left >= fewest) continue;
    fewest = left;
    remember(player.order, standing.count - left, guess);
  }

  const asked: Asked = { search: createPairingSearch(standing, guess), paid: { steps: 0 } };
  const won = yield* searchAndPlay(standing, asked, budget);
  if (won === undefined) return stopped(budget);
  if (won !== 'lost')
    return succeed({ verdict: 'winnable', order: pairsOf(standing, won, standing.count) }, budget.spent);
  const groups = asked.search.conflict();
  if (!explain) return lostBy(standing, { groups, smallest: groups.length === 1 }, budget);
  const conflict = yield* smallestConflict(standing, groups, asked, budget);
  return budget.why === undefined ? lostBy(standing, conflict, budget) : stopped(budget);
}

/** The search and the insistent player in turns, until one of them knows: an order that clears the board, or none does. */
function* searchAndPlay(
  standing: Standing,
  { search, paid }: Asked,
  budget: Budget,
): Job<Int32Array | 'lost' | undefined, never> {
  const player = createInsistentPlayer(standing);
  const random = createRandom('insist');
  const gameSteps = stepsOfInsistence(standing);
  const share = standing.groups.some(({ length }) => length > 4) ? SHARE_OF_PLAY.large : SHARE_OF_PLAY.four;
  for (let turn = STEPS_OF_A_TURN; ; turn *= LONGER) {
    const found = yield* runSearch(search, budget, 'search', turn, paid);
    if (found === 'lost') return 'lost';
    if (found === 'won') return search.order;
    if (budget.why !== undefined) return undefined;
    for (let left = turn * share; left > 0; left -= gameSteps) {
      if (!(yield* pay(budget, gameSteps, { stage: 'play' }))) return undefined;
      if (player.play(random) === 0) return player.order;
    }
  }
}

/** The pairs of an old certificate, mended where they have to be, in an order that clears the board; undefined when they do not. */
function* keptOrder(
  cells: readonly Cell[],
  lying: Pick<TileStackState, 'alive' | 'kinds'>,
  pairs: readonly Pair[],
  budget: Budget,
): Job<Pair[] | undefined, never> {
  if (pairs.length === 0) return undefined;
  const random = createRandom('mend');
  for (let n = 0; n < MENDS; n += 1) {
    if (n > 0 && !(yield* pay(budget, 1 + (cells.length >> 2), { stage: 'mend' }))) return undefined;
    const order = followPairs(cells, lying, pairs, n === 0 ? undefined : random);
    if (order) return order;
  }
  return undefined;
}

function remember(order: Int32Array, tiles: number, guess: Int32Array): void {
  guess.fill(-1);
  for (let at = 0; at < tiles; at += 2) {
    guess[order[at]!] = order[at + 1]!;
    guess[order[at + 1]!] = order[at]!;
  }
}

function lostBy(
  { groups, kinds, cellOf }: Standing,
  { groups: inConflict, smallest }: Conflict,
  budget: Budget,
): Result<Decision, never, undefined> {
  const conflict = inConflict.map((group) => ({
    kind: kinds[group]!,
    tiles: Array.from(groups[group]!, (tile) => cellOf[tile]!),
  }));
  return succeed({ verdict: 'lost', conflict, smallest }, budget.spent);
}
