import type { Standing } from './standing.ts';

/** Which side of a tile has to be open: 0 is either, as the game has it, or else the one that was decided on. */
export const LEFT = 1;
export const RIGHT = 2;

/** By tile: a set of tiles as bits, 32 a word. */
export interface TileSets {
  readonly words: number;
  /** The set of a tile is bits[tile * words] … bits[(tile + 1) * words - 1]. */
  readonly bits: Uint32Array;
}

/** Finds, tile by tile, the tiles that must come off later. */
export interface ForcedOrder extends TileSets {
  /** Do all tiles come off, one at a time? Not when decided sides wait for one another. */
  readonly clears: boolean;
  /** Fills in the sets of tiles first … end - 1. Each costs the number of tiles that touch. */
  find(first: number, end: number): void;
}

/**
 * What must come off later than each tile, in whatever order the board is taken: what stays when everything else is taken
 * and that tile is kept. With nothing kept at all every board comes off one by one: a tile of the highest layer with none
 * at its left is always free.
 */
export function createForcedOrder(standing: Standing, sides: Uint8Array): ForcedOrder {
  const { count, slots, touched, from } = standing;
  const words = (count + 31) >> 5;
  const bits = new Uint32Array(count * words);
  const held = new Int16Array(standing.held.length);
  const queue = new Int32Array(count);
  const gone = new Uint8Array(count);

  const isOpen = (tile: number): boolean => {
    if (held[tile]! > 0) return false;
    const side = sides[tile]!;
    return (side !== RIGHT && held[count + tile] === 0) || (side !== LEFT && held[2 * count + tile] === 0);
  };
  /** How many came off. */
  const takeAllBut = (kept: number): number => {
    held.set(standing.held);
    gone.fill(0);
    let end = 0;
    for (let tile = 0; tile < count; tile += 1) {
      if (tile === kept || !isOpen(tile)) continue;
      gone[tile] = 1;
      queue[end] = tile;
      end += 1;
    }
    for (let next = 0; next < end; next += 1) {
      const tile = queue[next]!;
      for (let at = from[tile]!; at < from[tile + 1]!; at += 1) {
        held[slots[at]!]! -= 1;
        const other = touched[at]!;
        if (gone[other] === 1 || other === kept || !isOpen(other)) continue;
        gone[other] = 1;
        queue[end] = other;
        end += 1;
      }
    }
    return end;
  };

  return {
    words,
    bits,
    clears: takeAllBut(-1) === count,
    find(first, end) {
      for (let kept = first; kept < end; kept += 1) {
        takeAllBut(kept);
        for (let tile = 0; tile < count; tile += 1) {
          if (gone[tile] === 0 && tile !== kept) bits[kept * words + (tile >> 5)]! |= 1 << (tile & 31);
        }
      }
    },
  };
}
