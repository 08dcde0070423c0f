import { pay, stopped, type Stopped } from '../budget.ts';
import type { Job, Tools } from '../puzzle.ts';
import { succeed, type Result } from '../result.ts';
import { neighboursOf } from './neighbours.ts';
import { createPeelSearch, peel } from './peel.ts';
import { createPile } from './pile.ts';
import type { Cell, Pair } from './types.ts';

/** Nodes that show whether a shape comes off; what chain-first does not clear at once is hardly worth more. */
const NODES_A_SHAPE = 200;
const STEPS_A_NODE = 4;
/** How many tiles and cells are tried for one move, for two, for three; for more, only the best ones. */
const TILES_TRIED: readonly number[] = [0, 8, 5, 4];
const CELLS_TRIED: readonly number[] = [0, 40, 12, 7];
/** Peels of the whole layout to choose from, when nothing else helps. */
const WHOLE_PEELS = 4;

export interface Relocation {
  readonly moved: readonly { readonly tile: number; readonly to: number }[];
  readonly alive: Uint8Array;
  /** Clears the cells that are taken afterwards. */
  readonly order: readonly Pair[];
}

/**
 * Puts a few tiles on free cells of the layout, so that all can be cleared whatever lies on them: one tile, then two, and
 * so on, the topmost of what stays stuck first, onto cells that touch least. In the end, the cells that some peel of the
 * whole layout clears last: they clear alone, and need no tile under them that is not among them. Undefined where not
 * even the whole layout can be cleared, or no cell is free.
 */
export function* relocate(
  cells: readonly Cell[],
  alive: Uint8Array,
  tools: Tools,
): Job<Result<Relocation | undefined, Stopped, undefined>, never> {
  const { budget } = tools;
  if (!(yield* pay(budget, 1 + (cells.length >> 2)))) return stopped(budget);
  const tiles = topmostOfTheStuck(cells, alive);
  const places = opennessFirst(cells, alive);
  const enough = Math.min(tiles.length, places.length);
  for (let many = 1; many <= enough; many += 1) {
    const from = subsets(tiles.slice(0, TILES_TRIED[many] ?? many), many);
    const onto = subsets(places.slice(0, CELLS_TRIED[many] ?? many), many);
    for (const leaving of from) {
      for (const arriving of onto) {
        if (!(yield* pay(budget, 4 + (cells.length >> 4)))) return stopped(budget);
        const after = alive.slice();
        for (const tile of leaving) after[tile] = 0;
        for (const cell of arriving) after[cell] = 1;
        const order = yield* clearing(cells, after, tools);
        if (budget.why !== undefined) return stopped(budget);
        if (order) return succeed(relocation(leaving, arriving, after, order), budget.spent);
      }
    }
  }
  return yield* ontoTheLastOfAPeel(cells, alive, tools);
}

function* clearing(
  cells: readonly Cell[],
  alive: Uint8Array,
  { random, budget }: Tools,
): Job<Pair[] | undefined, never> {
  const pairs = countOf(alive) / 2;
  if (!(yield* pay(budget, STEPS_A_NODE * (pairs + 1), { stage: 'relocate' }))) return undefined;
  const search = createPeelSearch(cells, alive, random.fork('heights'));
  const atOnce = search(pairs + 1);
  if (Array.isArray(atOnce)) return [...(atOnce as readonly Pair[])];
  if (atOnce === 'none' || !(yield* pay(budget, STEPS_A_NODE * NODES_A_SHAPE, { stage: 'relocate' }))) return undefined;
  const found = search(NODES_A_SHAPE);
  return Array.isArray(found) ? [...(found as readonly Pair[])] : undefined;
}

function* ontoTheLastOfAPeel(
  cells: readonly Cell[],
  alive: Uint8Array,
  tools: Tools,
): Job<Result<Relocation | undefined, Stopped, undefined>, never> {
  const whole = new Uint8Array(cells.length).fill(1);
  const pairs = countOf(alive) / 2;
  let best: Relocation | undefined;
  for (let n = 0; n < WHOLE_PEELS; n += 1) {
    const peeled = yield* peel(cells, whole, tools);
    if (!peeled.ok)
      return tools.budget.why === undefined ? succeed(undefined, tools.budget.spent) : stopped(tools.budget);
    const order = peeled.value.order.slice(-pairs);
    const after = new Uint8Array(cells.length);
    for (const pair of order) for (const cell of pair) after[cell] = 1;
    const leaving = [...cells.keys()].filter((cell) => alive[cell] === 1 && after[cell] === 0);
    const arriving = [...cells.keys()].filter((cell) => alive[cell] === 0 && after[cell] === 1);
    if (!best || leaving.length < best.moved.length) best = relocation(leaving, arriving, after, order);
  }
  return succeed(best, tools.budget.spent);
}

function relocation(
  leaving: readonly number[],
  arriving: readonly number[],
  alive: Uint8Array,
  order: readonly Pair[],
): Relocation {
  return { moved: leaving.map((tile, n) => ({ tile, to: arriving[n]! })), alive, order };
}

/** What is left when the two tallest chains are taken as long as two tiles are free: the uncovered first, then the rest. */
function topmostOfTheStuck(cells: readonly Cell[], alive: Uint8Array): number[] {
  const { above, below } = neighboursOf(cells);
  const heights = new Int32Array(cells.length);
  const upwards = [...cells.keys()].toSorted((a, b) => cells[a]!.z - cells[b]!.z || a - b);
  for (const cell of upwards) {
    for (const under of below[cell]!)
      if (alive[under] === 1) heights[cell] = Math.max(heights[cell]!, heights[under]! + 1);
  }
  const pile = createPile(cells, alive);
  while (pile.free.length > 1) {
    const [a, b] = twoTallest(pile.free, heights);
    pile.take(a);
    pile.take(b);
  }
  const covers = (tile: number): number => above[tile]!.reduce((sum, over) => sum + alive[over]!, 0);
  return [...cells.keys()]
    .filter((tile) => pile.alive[tile] === 1)
    .toSorted((a, b) => covers(a) - covers(b) || cells[b]!.z - cells[a]!.z || a - b);
}

function twoTallest(free: readonly number[], heights: Int32Array): Pair {
  let [a, b] = [-1, -1];
  const before = (one: number, other: number): boolean =>
    other < 0 || heights[one]! > heights[other]! || (heights[one] === heights[other] && one < other);
  for (const tile of free) {
    if (before(tile, a)) [a, b] = [tile, a];
    else if (before(tile, b)) b = tile;
  }
  return [a, b];
}

/** The free cells: those on the floor or on a tile first, then those that touch fewest tiles, then the lowest. */
function opennessFirst(cells: readonly Cell[], alive: Uint8Array): number[] {
  const { above, below, left, right } = neighboursOf(cells);
  const floor = cells.reduce((lowest, { z }) => Math.min(lowest, z), Infinity);
  const lying = (list: readonly number[]): number => list.reduce((sum, cell) => sum + alive[cell]!, 0);
  const floats = (cell: number): number => (cells[cell]!.z === floor || lying(below[cell]!) > 0 ? 0 : 1);
  const touches = (cell: number): number =>
    lying(above[cell]!) + lying(below[cell]!) + lying(left[cell]!) + lying(right[cell]!);
  return [...cells.keys()]
    .filter((cell) => alive[cell] === 0)
    .map((cell) => ({ cell, floats: floats(cell), touches: touches(cell), z: cells[cell]!.z }))
    .toSorted((a, b) => a.floats - b.floats || a.touches - b.touches || a.z - b.z || a.cell - b.cell)
    .map(({ cell }) => cell);
}

/** All sets of so many items, those of the first items first. */
function subsets(items: readonly number[], many: number): number[][] {
  if (many === 0) return [[]];
  const sets: number[][] = [];
  for (let last = many - 1; last < items.length; last += 1) {
    for (const set of subsets(items.slice(0, last), many - 1)) sets.push([...set, items[last]!]);
  }
  return sets;
}

function countOf(alive: Uint8Array): number {
  return alive.reduce((sum, one) => sum + one, 0);
}
