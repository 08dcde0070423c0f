import { pay, stopped, type Stopped } from '../budget.ts';
import type { Job, Tools } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { fail, succeed, type Result } from '../result.ts';
import { createPile, keyOf, takeAll, type Pile } from './pile.ts';
import type { Cell, Pair, TileStackState } from './types.ts';

/** Random games before the search: they find most wins at a hundredth of its cost. */
const PLAYOUTS = 200;
const NODES_A_PART = 40;
/** A node of the search keeps a key of about 100 bytes: the default budget stops it near 20 MB. */
const STEPS_A_NODE = 5;

/**
 * An order of pairs that clears the board from here, or the proof by exhaustion that there is none (`lost`). First the
 * pairing of the last deal, then random games, then a depth-first search over the sets of tiles left.
 */
export function* winningOrder(
  cells: readonly Cell[],
  state: TileStackState,
  { random, budget }: Tools,
): Job<Result<readonly Pair[], 'lost' | Stopped, undefined>, never> {
  const { alive, kinds } = state;
  if (!(yield* pay(budget, 1 + cells.length))) return stopped(budget);
  const still = state.order.filter(([a, b]) => alive[a] === 1 && alive[b] === 1 && kinds[a] === kinds[b]);
  if (still.length * 2 === state.left) {
    const order = takeAll(createPile(cells, alive), still);
    if (order.length === still.length) return succeed(order, budget.spent);
  }
  for (let n = 0; n < PLAYOUTS; n += 1) {
    if (!(yield* pay(budget, 1 + state.left, { stage: 'playouts' }))) return stopped(budget);
    const order = playAtRandom(createPile(cells, alive), kinds, random);
    if (order) return succeed(order, budget.spent);
  }
  const search = createWinSearch(cells, alive, kinds);
  for (;;) {
    if (!(yield* pay(budget, NODES_A_PART * STEPS_A_NODE, { stage: 'search' }))) return stopped(budget);
    const found = search(NODES_A_PART);
    if (found === 'none') return { ...fail('lost'), spent: budget.spent };
    if (found) return succeed(found, budget.spent);
  }
}

/** The pairs of free tiles that match, tiles in the order of the cells. */
export function matchesOf(free: readonly number[], kinds: readonly string[]): Pair[] {
  const byKind = new Map<string, number[]>();
  for (const tile of [...free].toSorted((a, b) => a - b)) {
    const same = byKind.get(kinds[tile]!);
    if (same) same.push(tile);
    else byKind.set(kinds[tile]!, [tile]);
  }
  const pairs: Pair[] = [];
  for (const same of byKind.values()) {
    for (let b = 1; b < same.length; b += 1) for (let a = 0; a < b; a += 1) pairs.push([same[a]!, same[b]!]);
  }
  return pairs;
}

/** Pairs whose kind is free to the last tile: taking them can't do harm, so nothing else need be tried. */
function harmless(
  pairs: readonly Pair[],
  kinds: readonly string[],
  left: ReadonlyMap<string, number>,
  pile: Pile,
): Pair | undefined {
  return pairs.find(([a]) => {
    const kind = kinds[a]!;
    return pile.free.filter((tile) => kinds[tile] === kind).length === left.get(kind);
  });
}

function countKinds(alive: Uint8Array, kinds: readonly string[]): Map<string, number> {
  const left = new Map<string, number>();
  for (const [tile, kind] of kinds.entries()) if (alive[tile] === 1) left.set(kind, (left.get(kind) ?? 0) + 1);
  return left;
}

function playAtRandom(pile: Pile, kinds: readonly string[], random: Random): Pair[] | undefined {
  const order: Pair[] = [];
  while (pile.left > 0) {
    const pairs = matchesOf(pile.free, kinds);
    if (pairs.length === 0) return undefined;
    const pair = pairs[random.int(pairs.length)]!;
    for (const tile of pair) pile.take(tile);
    order.push(pair);
  }
  return order;
}

function createWinSearch(
  cells: readonly Cell[],
  alive: Uint8Array,
  kinds: readonly string[],
): (nodes: number) => readonly Pair[] | 'none' | undefined {
  const pile = createPile(cells, alive);
  const left = countKinds(alive, kinds);
  const seen = new Set<string>();
  const order: Pair[] = [];
  const shift = (pair: Pair, by: 1 | -1): void => {
    const kind = kinds[pair[0]]!;
    left.set(kind, left.get(kind)! + 2 * by);
    for (const tile of pair)
      if (by === 1) pile.putBack(tile);
      else pile.take(tile);
  };
  const choices = (): Iterator<Pair> => {
    const pairs = matchesOf(pile.free, kinds);
    const forced = harmless(pairs, kinds, left, pile);
    return (forced ? [forced] : pairs)[Symbol.iterator]();
  };
  const path: Iterator<Pair>[] = [choices()];
  return (nodes) => {
    for (let n = 0; n < nodes; n += 1) {
      if (pile.left === 0) return order;
      const top = path.at(-1);
      if (!top) return 'none';
      const next = top.next();
      if (next.done) {
        path.pop();
        const back = order.pop();
        if (back) shift(back, 1);
        continue;
      }
      shift(next.value, -1);
      const key = keyOf(pile.alive);
      if (seen.has(key)) {
        shift(next.value, 1);
        continue;
      }
      seen.add(key);
      order.push(next.value);
      path.push(choices());
    }
    return undefined;
  };
}
