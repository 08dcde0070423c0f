import { neighboursOf, type Neighbours } from './neighbours.ts';
import type { Cell } from './types.ts';

/** Tiles that are taken and put back, with the free ones always at hand. Taking costs the number of neighbours. */
export interface Pile {
  readonly alive: Uint8Array;
  /** The free tiles, in no order that means anything: a copy. */
  readonly free: readonly number[];
  /** The same one by one, where nothing is to be allocated: numbers 0 … freeCount - 1. */
  readonly freeCount: number;
  freeAt(n: number): number;
  readonly left: number;
  isFree(tile: number): boolean;
  take(tile: number): void;
  putBack(tile: number): void;
}

export function createPile(cells: readonly Cell[], start: Uint8Array): Pile {
  const neighbours: Neighbours = neighboursOf(cells);
  const alive = start.slice();
  const over = new Int32Array(cells.length);
  const atLeft = new Int32Array(cells.length);
  const atRight = new Int32Array(cells.length);
  const free = new Int32Array(cells.length);
  let freeCount = 0;
  const placeInFree = new Int32Array(cells.length).fill(-1);
  let left = 0;

  const settle = (tile: number): void => {
    const should = alive[tile] === 1 && over[tile] === 0 && (atLeft[tile] === 0 || atRight[tile] === 0);
    const place = placeInFree[tile]!;
    if (should && place < 0) {
      placeInFree[tile] = freeCount;
      free[freeCount] = tile;
      freeCount += 1;
    } else if (!should && place >= 0) {
      freeCount -= 1;
      const last = free[freeCount]!;
      free[place] = last;
      placeInFree[last] = place;
      placeInFree[tile] = -1;
    }
  };
  const shift = (tile: number, by: 1 | -1): void => {
    alive[tile] = by === 1 ? 1 : 0;
    left += by;
    settle(tile);
    for (const other of neighbours.below[tile]!) {
      over[other]! += by;
      settle(other);
    }
    for (const other of neighbours.right[tile]!) {
      atLeft[other]! += by;
      settle(other);
    }
    for (const other of neighbours.left[tile]!) {
      atRight[other]! += by;
      settle(other);
    }
  };

  alive.fill(0);
  for (const [tile, lies] of start.entries()) if (lies === 1) shift(tile, 1);
  return {
    alive,
    get free() {
      return Array.from(free.subarray(0, freeCount));
    },
    get freeCount() {
      return freeCount;
    },
    freeAt: (n) => free[n]!,
    get left() {
      return left;
    },
    isFree: (tile) => placeInFree[tile]! >= 0,
    take: (tile) => shift(tile, -1),
    putBack: (tile) => shift(tile, 1),
  };
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
