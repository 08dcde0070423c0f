import { pay, stopped, type Stopped } from '../budget.ts';
import type { Job, Tools } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { fail, succeed, type Result } from '../result.ts';
import { capped } from './capped.ts';
import { findPeel, STEPS_OF_A_PROOF } from './find-peel.ts';
import { neighboursOf } from './neighbours.ts';
import { createPile, keyOf, type Pile } from './pile.ts';
import type { Cell, Pair } from './types.ts';

/** Measured first-try share of random peels on real layouts: 65 … 100 %, so more than this is a shape for the search. */
const PLAIN_TRIES = 8;
/** Tiles and nodes between two looks at the budget; a tile costs a step, a node four. */
const TILES_A_PART = 150;
const NODES_A_PART = 50;
const STEPS_A_NODE = 4;
/** Nodes of the search before the shape is proved: nearly all that can be cleared are by then. */
const NODES_BEFORE_A_PROOF = 2_000;

/** An order that takes free pairs until nothing is left, whatever the faces; and how many tries it took. */
export interface Peel {
  readonly order: readonly Pair[];
  readonly attempts: number;
}

/**
 * Peels the tiles that are alive: free pairs at random first, and when that gets stuck a search that takes the tallest
 * chains first, so that towers come off too, and then the order or the proof of `findPeel`. `impossible` is proved: no order
 * exists.
 *
 * A random peel costs about a microsecond a tile. What not even the proof decides is searched until the budget ends.
 */
export function* peel(
  cells: readonly Cell[],
  alive: Uint8Array,
  { random, budget }: Tools,
): Job<Result<Peel, 'impossible' | Stopped, undefined>, never> {
  const taken = new Int32Array(cells.length);
  for (let attempt = 1; attempt <= PLAIN_TRIES; attempt += 1) {
    const pile = createPile(cells, alive);
    const tiles = pile.left;
    do {
      if (!(yield* pay(budget, TILES_A_PART, { stage: 'peel' }))) return stopped(budget);
      peelAtRandom(pile, random, taken, tiles, TILES_A_PART);
    } while (pile.left > 0 && pile.freeCount > 1);
    if (pile.left > 0) continue;
    const order = Array.from({ length: tiles / 2 }, (_, n): Pair => [taken[2 * n]!, taken[2 * n + 1]!]);
    return succeed({ order, attempts: attempt }, budget.spent);
  }
  const search = createPeelSearch(cells, alive, random);
  for (let nodes = 0; ; nodes += NODES_A_PART) {
    if (nodes === NODES_BEFORE_A_PROOF) {
      const order = yield* findPeel(cells, alive, capped(budget, STEPS_OF_A_PROOF));
      if (budget.why !== undefined) return stopped(budget);
      if (order === 'none') return { ...fail('impossible'), spent: budget.spent };
      if (order) return succeed({ order, attempts: PLAIN_TRIES + 2 }, budget.spent);
    }
    if (!(yield* pay(budget, NODES_A_PART * STEPS_A_NODE, { stage: 'search' }))) return stopped(budget);
    const found = search(NODES_A_PART);
    if (found === 'none') return { ...fail('impossible'), spent: budget.spent };
    if (found) return succeed({ order: found, attempts: PLAIN_TRIES + 1 }, budget.spent);
  }
}

/** Takes about so many tiles in pairs, uniform among the free ones at each step, until it is done or stuck. Allocates nothing. */
export function peelAtRandom(pile: Pile, random: Random, taken: Int32Array, tiles: number, most: number): void {
  for (let n = 0; n < most && pile.freeCount > 1; n += 2) {
    const first = random.int(pile.freeCount);
    const second = random.int(pile.freeCount - 1);
    const a = pile.freeAt(first);
    const b = pile.freeAt(second >= first ? second + 1 : second);
    const at = tiles - pile.left;
    taken[at] = a;
    taken[at + 1] = b;
    pile.take(a);
    pile.take(b);
  }
}

/**
 * Depth first over the sets of tiles that are left, the tallest chains first; each set is entered once. Call it again for
 * more nodes. `none` is proved.
 */
export function createPeelSearch(
  cells: readonly Cell[],
  alive: Uint8Array,
  random: Random,
): (nodes: number) => readonly Pair[] | 'none' | undefined {
  const pile = createPile(cells, alive);
  const heights = chainHeights(cells, random);
  const seen = new Set<string>();
  const order: Pair[] = [];
  // One iterator of pairs for each level of the present path.
  const path: Iterator<Pair>[] = [pairsTallestFirst(pile.free, heights)];
  return (nodes) => {
    for (let n = 0; n < nodes; n += 1) {
      if (pile.left === 0) return order;
      const top = path.at(-1);
      if (!top) return 'none';
      const next = top.next();
      if (next.done) {
        path.pop();
        const back = order.pop();
        if (back) for (const tile of back) pile.putBack(tile);
        continue;
      }
      for (const tile of next.value) pile.take(tile);
      const key = keyOf(pile.alive);
      if (seen.has(key)) {
        for (const tile of next.value) pile.putBack(tile);
        continue;
      }
      seen.add(key);
      order.push(next.value);
      path.push(pairsTallestFirst(pile.free, heights));
    }
    return undefined;
  };
}

function* pairsTallestFirst(free: readonly number[], heights: Float64Array): Generator<Pair, undefined, undefined> {
  const sorted = free.toSorted((a, b) => heights[b]! - heights[a]!);
  // By the sum of the places: the tallest two first, then those near them.
  for (let sum = 1; sum < 2 * sorted.length; sum += 1) {
    for (let a = Math.max(0, sum - sorted.length + 1); a < sum - a; a += 1) yield [sorted[a]!, sorted[sum - a]!];
  }
}

/** How many tiles must come off one after the other below each cell; chance breaks ties, always the same way a seed. */
function chainHeights(cells: readonly Cell[], random: Random): Float64Array {
  const { below } = neighboursOf(cells);
  const heights = new Float64Array(cells.length);
  const byLayer = [...cells.keys()].toSorted((a, b) => cells[a]!.z - cells[b]!.z || a - b);
  for (const cell of byLayer) {
    let tallest = 0;
    for (const under of below[cell]!) tallest = Math.max(tallest, Math.floor(heights[under]!));
    heights[cell] = tallest + 1 + random.int(1024) / 1024;
  }
  return heights;
}
