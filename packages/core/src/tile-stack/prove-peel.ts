import { pay, type Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import { createForcedOrder, LEFT, RIGHT } from './forced-order.ts';
import { createPile } from './pile.ts';
import { standingOf, type Standing } from './standing.ts';
import { pairsInOrder } from './two-at-a-time.ts';
import type { Cell, Pair } from './types.ts';

/** Larger shapes are only peeled, not proved: their sets of tiles would take megabytes and their labels seconds. */
const MOST_TILES = 1_024;
/** Looks at a tile or a neighbour that fit in a step. */
const LOOKS_A_STEP = 1_000;

/**
 * An order that takes these tiles two free ones at a time, whatever lies on them; `none` is proved; undefined where the
 * budget ended first, or where there are too many tiles. No chance in it: the same shape, the same answer.
 *
 * Which tile must wait for which would make it a question of two-processor scheduling, and that has an exact answer
 * (`pairsInOrder`), were it not that a tile waits for its left *or* its right side. So: only what every order has to obey
 * is asked for at first. No order of that kind: proved. An order that takes a tile while both its sides are shut: the tile
 * is told to wait for its left, then for its right side, and the same is asked of both. Of 20,000 random shapes one in 150
 * comes to that second part.
 *
 * Costs n² for a shape of n tiles and each side that is decided; exponential in the worst case, and ended by the budget.
 */
export function* provePeel(
  cells: readonly Cell[],
  alive: Uint8Array,
  budget: Budget,
): Job<readonly Pair[] | 'none' | undefined, never> {
  const standing = standingOf(
    cells,
    alive,
    cells.map(() => ''),
  );
  const { count, cellOf } = standing;
  if (count % 2 === 1) return 'none';
  if (count > MOST_TILES) return undefined;
  const numbers = new Int32Array(cells.length);
  for (const [tile, cell] of cellOf.entries()) numbers[cell] = tile;

  const waiting: Uint8Array[] = [new Uint8Array(count)];
  for (let sides = waiting.pop(); sides; sides = waiting.pop()) {
    const order = yield* orderWith(standing, sides, budget);
    if (budget.why !== undefined) return undefined;
    if (!order) continue;
    const pairs = Array.from({ length: count / 2 }, (_, n): Pair => [
      cellOf[order[2 * n]!]!,
      cellOf[order[2 * n + 1]!]!,
    ]);
    const shut = firstShut(cells, alive, pairs);
    if (shut === undefined) return pairs;
    for (const side of [RIGHT, LEFT]) waiting.push(sides.with(numbers[shut]!, side));
  }
  return 'none';
}

/** An order that obeys what is forced when these sides have to be open; undefined when none does, or the budget ended. */
function* orderWith(standing: Standing, sides: Uint8Array, budget: Budget): Job<Int32Array | undefined, never> {
  const { count, slots } = standing;
  const tilesAStep = Math.max(1, Math.floor(LOOKS_A_STEP / (slots.length + count + 1)));
  const forced = createForcedOrder(standing, sides);
  if (!forced.clears) return undefined;
  for (let first = 0; first < count; first += tilesAStep) {
    if (!(yield* pay(budget, Math.ceil((slots.length + count) / LOOKS_A_STEP), { stage: 'prove' }))) return undefined;
    forced.find(first, Math.min(count, first + tilesAStep));
  }
  if (!(yield* pay(budget, Math.ceil((count * (count + forced.words)) / LOOKS_A_STEP), { stage: 'prove' })))
    return undefined;
  return pairsInOrder(count, forced);
}

/** The first tile that an order takes while it is not free. Only its sides can be shut: what lies over it is obeyed. */
function firstShut(cells: readonly Cell[], alive: Uint8Array, order: readonly Pair[]): number | undefined {
  const pile = createPile(cells, alive);
  for (const pair of order) {
    for (const tile of pair) if (!pile.isFree(tile)) return tile;
    for (const tile of pair) pile.take(tile);
  }
  return undefined;
}
