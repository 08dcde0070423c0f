import type { Random } from '../random.ts';
import { createPile, type Pile } from './pile.ts';
import type { Cell, Pair, TileStackState } from './types.ts';

/**
 * Clears what lies there by pairs that cleared it once, as far as they still match, and mends them where they no longer
 * do: tiles whose partner is gone go together where they are alike, and where nothing can be taken any more two free
 * tiles that match change partners. Returns the pairs in the order they went, undefined when tiles are left over.
 *
 * @param random decides which two change partners where several could; the first ones unless told.
 */
export function followPairs(
  cells: readonly Cell[],
  { alive, kinds }: Pick<TileStackState, 'alive' | 'kinds'>,
  pairs: readonly Pair[],
  random?: Random,
): Pair[] | undefined {
  const pile = createPile(cells, alive);
  const partner = new Int32Array(cells.length).fill(-1);
  for (const [a, b] of pairs) {
    if (alive[a] !== 1 || alive[b] !== 1 || kinds[a] !== kinds[b]) continue;
    partner[a] = b;
    partner[b] = a;
  }
  pairTheLonely(alive, kinds, partner);
  const order: Pair[] = [];
  const take = (a: number, b: number): void => {
    pile.take(a);
    pile.take(b);
    order.push([a, b]);
  };
  while (pile.left > 0) {
    while (takePartners(pile, partner, take));
    if (pile.left === 0) break;
    const alike = freePairs(pile, kinds);
    if (alike.length === 0) return undefined;
    const [a, b] = alike[random === undefined ? 0 : random.int(alike.length)]!;
    const [mine, yours] = [partner[a]!, partner[b]!];
    if (mine >= 0) partner[mine] = yours;
    if (yours >= 0) partner[yours] = mine;
    take(a, b);
  }
  return order;
}

function pairTheLonely(alive: Uint8Array, kinds: readonly string[], partner: Int32Array): void {
  const waiting = new Map<string, number>();
  for (const [tile, lies] of alive.entries()) {
    if (lies !== 1 || partner[tile]! >= 0) continue;
    const kind = kinds[tile]!;
    const other = waiting.get(kind);
    if (other === undefined) waiting.set(kind, tile);
    else {
      partner[tile] = other;
      partner[other] = tile;
      waiting.delete(kind);
    }
  }
}

/** Takes every free tile whose partner is free; true when there was one. */
function takePartners(pile: Pile, partner: Int32Array, take: (a: number, b: number) => void): boolean {
  let any = false;
  for (const tile of pile.free) {
    const other = partner[tile]!;
    if (other < 0 || !pile.isFree(tile) || !pile.isFree(other)) continue;
    take(tile, other);
    any = true;
  }
  return any;
}

/** A pair of each two free tiles that match; the first one of a kind with every other one of it. */
function freePairs({ free }: Pile, kinds: readonly string[]): Pair[] {
  const first = new Map<string, number>();
  const found: Pair[] = [];
  for (const tile of free.toSorted((a, b) => a - b)) {
    const other = first.get(kinds[tile]!);
    if (other === undefined) first.set(kinds[tile]!, tile);
    else found.push([other, tile]);
  }
  return found;
}
