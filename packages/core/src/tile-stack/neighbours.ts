import type { Cell } from './types.ts';

/** Who lies against whom, by cell index; worked out once a layout. */
export interface Neighbours {
  /** Cells of any higher layer that overlap this one: while one holds a tile, this one is covered. */
  readonly above: readonly (readonly number[])[];
  readonly below: readonly (readonly number[])[];
  /** Cells of the same layer whose x is exactly 2 less (more) and whose y differs by less than 2. */
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
}

const known = new WeakMap<readonly Cell[], Neighbours>();

/** The neighbours of every cell, kept as long as the array of cells lives. Time and space grow with the tiles that touch. */
export function neighboursOf(cells: readonly Cell[]): Neighbours {
  let found = known.get(cells);
  if (!found) known.set(cells, (found = findNeighbours(cells)));
  return found;
}

function findNeighbours(cells: readonly Cell[]): Neighbours {
  // Squares of 2×2 half units: whatever touches a tile starts in its square or one of the eight around it.
  const squares = new Map<string, number[]>();
  const squareOf = (x: number, y: number): string => `${Math.floor(x / 2)},${Math.floor(y / 2)}`;
  for (const [index, { x, y }] of cells.entries()) {
    const key = squareOf(x, y);
    const square = squares.get(key);
    if (square) square.push(index);
    else squares.set(key, [index]);
  }
  const lists = (): number[][] => cells.map(() => []);
  const [above, below, left, right] = [lists(), lists(), lists(), lists()];
  for (const [index, cell] of cells.entries()) {
    for (let dy = -2; dy <= 2; dy += 2) {
      for (let dx = -2; dx <= 2; dx += 2) {
        for (const other of squares.get(squareOf(cell.x + dx, cell.y + dy)) ?? []) {
          const { x, y, z } = cells[other]!;
          if (other === index || Math.abs(y - cell.y) >= 2) continue;
          if (z > cell.z && Math.abs(x - cell.x) < 2) {
            above[index]!.push(other);
            below[other]!.push(index);
          } else if (z === cell.z && x === cell.x - 2) left[index]!.push(other);
          else if (z === cell.z && x === cell.x + 2) right[index]!.push(other);
        }
      }
    }
  }
  return { above, below, left, right };
}
