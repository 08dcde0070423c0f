import { neighboursOf, type Neighbours } from './neighbours.ts';
import type { Cell } from './types.ts';

/** A tile is free when no tile of any higher layer lies over it, and its left or its right side is open. */
export function isFree({ above, left, right }: Neighbours, alive: Uint8Array, tile: number): boolean {
  const lies = (cell: number): boolean => alive[cell] === 1;
  if (!lies(tile) || above[tile]!.some(lies)) return false;
  return !(left[tile]!.some(lies) && right[tile]!.some(lies));
}

/** The tiles that can be taken, in the order of the cells. `alive` is 1 where a tile lies. */
export function freeTiles(cells: readonly Cell[], alive: Uint8Array): number[] {
  const neighbours = neighboursOf(cells);
  return [...cells.keys()].filter((tile) => isFree(neighbours, alive, tile));
}

/** What lies on a tile's ways out: the tiles that keep it from being free, for the player who asks why. */
export function blockersOf(
  cells: readonly Cell[],
  alive: Uint8Array,
  tile: number,
): { above: number[]; sides: number[] } {
  const { above, left, right } = neighboursOf(cells);
  const lies = (cell: number): boolean => alive[cell] === 1;
  const sides = [left[tile]!.filter(lies), right[tile]!.filter(lies)];
  return { above: above[tile]!.filter(lies), sides: sides.every((side) => side.length > 0) ? sides.flat() : [] };
}
