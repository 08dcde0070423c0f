import { pay, stopped, type Budget, type Stopped } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import { createRandom } from '../random.ts';
import { succeed, type Result } from '../result.ts';
import { createPairingSearch } from './pairing-search.ts';
import { createPile, takeAll } from './pile.ts';
import { createPlayer, pairsOf } from './player.ts';
import { runSearch } from './run-search.ts';
import { searchAmong, shrinkConflict } from './shrink-conflict.ts';
import { standingOf, type Standing } from './standing.ts';
import type { Cell, Pair, TileGroup, TileStackState } from './types.ts';

/** Careful games before the search: of Turtles that can be won they win all but half a percent of the dealt ones. */
const PLAYOUTS = 50;
/** An old conflict is found again at once, or it is not there. */
const STEPS_FOR_AN_OLD_CONFLICT = 400;

export type Decision =
  | { readonly verdict: 'winnable'; readonly order: readonly Pair[] }
  | { readonly verdict: 'lost'; readonly conflict: readonly TileGroup[] };

export interface Clues {
  /** Pairs that cleared the board once: where they still do, nothing else is asked. */
  readonly certificates?: readonly (readonly Pair[])[];
  /** What lost the game once: where it still does, nothing else is asked. */
  readonly conflict?: readonly TileGroup[];
  /** False: a lost board's conflict may be as large as it was found. */
  readonly explain?: boolean;
}

/**
 * Can what lies there be cleared? Exact, and the same answer on every machine: old proofs first, then careful games with
 * chance of a fixed seed, then the search over pairings. A step is about 3 µs. Of 1,000 random Turtles
 * none takes more than 111,000 steps (see test/bench/tile-stack.ts); the worst case is exponential and ends by the budget.
 */
export function* decide(
  cells: readonly Cell[],
  { alive, kinds }: Pick<TileStackState, 'alive' | 'kinds'>,
  budget: Budget,
  { certificates = [], conflict: old, explain = true }: Clues = {},
): Job<Result<Decision, Stopped, undefined>, never> {
  if (!(yield* pay(budget, 1 + cells.length))) return stopped(budget);
  for (const pairs of certificates) {
    const order = stillClears(cells, alive, kinds, pairs);
    if (order) return succeed({ verdict: 'winnable', order }, budget.spent);
  }
  const standing = standingOf(cells, alive, kinds);
  if (!(yield* pay(budget, standing.slots.length >> 8))) return stopped(budget);
  const odd = standing.groups.findIndex(({ length }) => length % 2 === 1);
  if (odd >= 0) return succeed({ verdict: 'lost', conflict: namesOf(standing, [odd]) }, budget.spent);

  if (old && old.length > 0) {
    const among = standing.kinds.map((kind) => old.some((group) => group.kind === kind));
    const again = yield* searchAmong(standing, among, budget, STEPS_FOR_AN_OLD_CONFLICT);
    if (budget.why !== undefined) return stopped(budget);
    if (again) return succeed({ verdict: 'lost', conflict: namesOf(standing, again) }, budget.spent);
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

  const before = budget.spent;
  const search = createPairingSearch(standing, { guess });
  const found = yield* runSearch(search, budget, 'search');
  if (found === undefined) return stopped(budget);
  if (found === 'won') {
    return succeed({ verdict: 'winnable', order: pairsOf(standing, search.order, standing.count) }, budget.spent);
  }
  const whole = search.conflict();
  const conflict = explain ? yield* shrinkConflict(standing, whole, budget, budget.spent - before) : whole;
  if (budget.why !== undefined) return stopped(budget);
  return succeed({ verdict: 'lost', conflict: namesOf(standing, conflict) }, budget.spent);
}

/** Steps that pay for one game of a player who does not look ahead. */
export function stepsOfAGame({ count, slots }: Standing): number {
  return 1 + ((slots.length + 8 * count) >> 8);
}

/** The pairs that are still there, in an order that clears the board; undefined when they do not. */
function stillClears(
  cells: readonly Cell[],
  alive: Uint8Array,
  kinds: readonly string[],
  pairs: readonly Pair[],
): Pair[] | undefined {
  const still = pairs.filter(([a, b]) => alive[a] === 1 && alive[b] === 1 && kinds[a] === kinds[b]);
  const left = alive.reduce((sum, one) => sum + one, 0);
  if (still.length * 2 !== left) return undefined;
  const order = takeAll(createPile(cells, alive), still);
  return order.length === still.length ? order : undefined;
}

function remember(order: Int32Array, tiles: number, guess: Int32Array): void {
  guess.fill(-1);
  for (let at = 0; at < tiles; at += 2) {
    guess[order[at]!] = order[at + 1]!;
    guess[order[at + 1]!] = order[at]!;
  }
}

function namesOf({ groups, kinds, cellOf }: Standing, conflict: readonly number[]): TileGroup[] {
  return conflict.map((group) => ({
    kind: kinds[group]!,
    tiles: Array.from(groups[group]!, (tile) => cellOf[tile]!),
  }));
}
