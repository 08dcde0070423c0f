import { stopped, type Stopped } from '../budget.ts';
import type { Job, Tools } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { fail, succeed, type Result } from '../result.ts';
import { neighboursOf } from './neighbours.ts';
import { createPile, type Pile } from './pile.ts';
import type { Cell, Pair } from './types.ts';

/** Measured first-try share of random peels on real layouts: 65 … 100 %, so more than this is a shape for the search. */
const PLAIN_TRIES = 8;
/** Nodes of the search between two looks at the budget, and what one costs in steps. */
const NODES_A_SLICE = 50;
const STEPS_A_NODE = 4;

/** An order that takes free pairs until nothing is left, whatever the faces; and how many tries it took. */
export interface Peel {
  readonly order: readonly Pair[];
  readonly attempts: number;
}

/**
 * Peels the tiles that are alive: free pairs at random first, and when that gets stuck a search that takes the tallest
 * chains first, so that towers come off too. `impossible` is proved: no order exists.
 *
 * A random peel costs about a microsecond a tile. The search is exponential in the worst case and ends by the budget.
 */
export function* peel(
  cells: readonly Cell[],
  alive: Uint8Array,
  { random, budget }: Tools,
): Job<Result<Peel, 'impossible' | Stopped, undefined>, never> {
  for (let attempt = 1; attempt <= PLAIN_TRIES; attempt += 1) {
    if (!budget.spend(cells.length)) return stopped(budget);
    if (budget.due) yield { stage: 'peel' };
    const order = peelAtRandom(createPile(cells, alive), random);
    if (order) return succeed({ order, attempts: attempt }, budget.spent);
  }
  const search = createPeelSearch(cells, alive, random);
  for (;;) {
    if (!budget.spend(NODES_A_SLICE * STEPS_A_NODE)) return stopped(budget);
    if (budget.due) yield { stage: 'search' };
    const found = search(NODES_A_SLICE);
    if (found === 'none') return { ...fail('impossible'), spent: budget.spent };
    if (found) return succeed({ order: found, attempts: PLAIN_TRIES + 1 }, budget.spent);
  }
}

/** Uniform among the free pairs at each step; undefined when it gets stuck. */
function peelAtRandom(pile: Pile, random: Random): Pair[] | undefined {
  const order: Pair[] = [];
  while (pile.left > 0) {
    const { free } = pile;
    if (free.length < 2) return undefined;
    const first = random.int(free.length);
    const second = random.int(free.length - 1);
    const pair: Pair = [free[first]!, free[second >= first ? second + 1 : second]!];
    pile.take(pair[0]);
    pile.take(pair[1]);
    order.push(pair);
  }
  return order;
}

/** Depth first over the sets of tiles that are left; each is entered once. Call it again for more nodes. */
function createPeelSearch(
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
  const sorted = [...free].toSorted((a, b) => heights[b]! - heights[a]!);
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

/** The set of tiles as a text, 16 tiles a character. */
export function keyOf(alive: Uint8Array): string {
  const codes: number[] = [];
  for (let at = 0; at < alive.length; at += 16) {
    let code = 0;
    for (let bit = 0; bit < 16; bit += 1) code |= (alive[at + bit] ?? 0) << bit;
    codes.push(code);
  }
  return String.fromCharCode(...codes);
}
