import type { Cell } from '../types.ts';

/** A rectangle of tiles, side by side, from a corner in half units. */
export function block(x: number, y: number, z: number, columns: number, rows: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) cells.push({ x: x + 2 * column, y: y + 2 * row, z });
  }
  return cells;
}

/**
 * Stacks from a map: a character a tile, a digit how many tiles lie there, anything else none. `shift` moves a row to
 * the right by half units, for rows laid like bricks.
 */
export function stacks(rows: readonly string[], shift: (row: number) => number = () => 0): Cell[] {
  const cells: Cell[] = [];
  for (const [row, heights] of rows.entries()) {
    for (let column = 0; column < heights.length; column += 1) {
      for (let z = 0; z < (Number(heights[column]) || 0); z += 1)
        cells.push({ x: 2 * column + shift(row), y: 2 * row, z });
    }
  }
  return cells.toSorted((a, b) => a.z - b.z);
}
