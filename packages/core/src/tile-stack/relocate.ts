import { pay, stopped, type Stopped } from '../budget.ts';
import type { Job, Tools } from '../puzzle.ts';
import { succeed, type Result } from '../result.ts';
import { neighboursOf } from './neighbours.ts';
import { capped } from './capped.ts';
import { findPeel } from './find-peel.ts';
import { createPeelSearch, peel } from './peel.ts';
import { createPile } from './pile.ts';
import type { Cell, Pair } from './types.ts';

/** A shape whose order is not found at once is peeled or proved within so many steps, or counts as stuck. */
const STEPS_A_SHAPE = 4_000;
const STEPS_A_NODE = 4;
/** Ways to move so many tiles that are tried; where there are more, only those of the best tiles and cells. */
const WAYS_TRIED = 4_000;
/** Steps of trying, before the way that always works is taken. */
const STEPS_OF_TRYING = 150_000;
/** How many tiles and cells those are, for one move, for two, for three; for more, as many as move. */
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
 * so on, the topmost of what stays stuck first. Where there are cells that touch no tile and not one another, nothing is
 * better: what lies there is free from the beginning and keeps nobody. Elsewhere every way is tried, those onto cells that
 * touch least first, so that no more tiles move than must, as long as there are no more than 4,000 ways to move so many.
 *
 * In the end, the cells that some peel of the whole layout clears last: they clear alone, and need no tile under them that is
 * not among them. Undefined where not even the whole layout can be cleared, or no cell is free.
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
  const apart = apartFromAll(cells, alive, places);
  const end = budget.spent + STEPS_OF_TRYING;
  const enough = Math.min(tiles.length, places.length);
  for (let many = 1; many <= enough && budget.spent < end; many += 1) {
    const [from, onto] = waysToMove(many, tiles, places, apart);
    for (const leaving of from) {
      for (const arriving of onto) {
        if (budget.spent >= end) break;
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

/** Sets of tiles that leave, and sets of cells they go to. */
function waysToMove(
  many: number,
  tiles: readonly number[],
  places: readonly number[],
  apart: readonly number[],
): [from: readonly number[][], onto: readonly number[][]] {
  const isApart = apart.length >= many;
  const ways = countSubsets(tiles.length, many) * (isApart ? 1 : countSubsets(places.length, many));
  const isTooMuch = ways > WAYS_TRIED;
  return [
    subsets(isTooMuch ? tiles.slice(0, TILES_TRIED[many] ?? many) : tiles, many),
    isApart ? [apart.slice(0, many)] : subsets(isTooMuch ? places.slice(0, CELLS_TRIED[many] ?? many) : places, many),
  ];
}

/** Free cells that touch no tile that lies there, nor one another; those that come first. */
function apartFromAll(cells: readonly Cell[], alive: Uint8Array, places: readonly number[]): number[] {
  const { above, below, left, right } = neighboursOf(cells);
  const taken = alive.slice();
  const apart: number[] = [];
  for (const cell of places) {
    if ([above, below, left, right].some((near) => near[cell]!.some((other) => taken[other] === 1))) continue;
    taken[cell] = 1;
    apart.push(cell);
  }
  return apart;
}

function* clearing(
  cells: readonly Cell[],
  alive: Uint8Array,
  { random, budget }: Tools,
): Job<readonly Pair[] | undefined, never> {
  const pairs = countOf(alive) / 2;
  if (!(yield* pay(budget, STEPS_A_NODE * (pairs + 1), { stage: 'relocate' }))) return undefined;
  const atOnce = createPeelSearch(cells, alive, random.fork('heights'))(pairs + 1);
  if (atOnce === 'none') return undefined;
  const found = atOnce ?? (yield* findPeel(cells, alive, capped(budget, STEPS_A_SHAPE)));
  return found === 'none' ? undefined : found;
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

/**
 * The tiles that lie there: what is left when the two tallest chains are taken as long as two tiles are free, the uncovered
 * ones first, and then the others.
 */
function topmostOfTheStuck(cells: readonly Cell[], alive: Uint8Array): number[] {
  const { above, below } = neighboursOf(cells);
  const heights = new Int32Array(cells.length);
  const upwards = [...cells.keys()].toSorted((a, b) => cells[a]!.z - cells[b]!.z || a - b);
  for (const cell of upwards) {
    for (const under of below[cell]!)
      if (alive[under] === 1) heights[cell] = Math.max(heights[cell]!, heights[under]! + 1);
  }
  const pile = createPile(cells, alive);
  while (pile.freeCount > 1) {
    const [a, b] = twoTallest(pile.free, heights);
    pile.take(a);
    pile.take(b);
  }
  const covers = (tile: number): number => above[tile]!.reduce((sum, over) => sum + alive[over]!, 0);
  return [...cells.keys()]
    .filter((tile) => alive[tile] === 1)
    .toSorted((a, b) => pile.alive[b]! - pile.alive[a]! || covers(a) - covers(b) || cells[b]!.z - cells[a]!.z || a - b);
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

function countSubsets(of: number, many: number): number {
  let count = 1;
  for (let n = 1; n <= many; n += 1) count = (count * (of - many + n)) / n;
  return count;
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
