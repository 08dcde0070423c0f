/**
 * How many cells a picture gets: `size` on its longer side, and on the other what its shape asks for, rounded, at least
 * one.
 */
export function sizeFor(width: number, height: number, size: number): { columns: number; rows: number } {
  const longer = Math.max(width, height);
  const cells = (side: number): number => Math.max(1, Math.floor((2 * side * size + longer) / (2 * longer)));
  return { columns: cells(width), rows: cells(height) };
}

/** A picture as it is laid over cells, one row of pixels after the other. */
export interface Resampler {
  /** Lays the next row of pixels over the cells. */
  addRow(): void;
  /**
   * What lies on each cell, row by row, once all rows were added: amount × area, where a pixel's area is
   * columns × rows and a cell's width × height. Whole numbers.
   */
  readonly sums: Float64Array;
}

/**
 * Resamples by area, up or down: a pixel counts for a cell by how much of it lies there. Exact for every pair of sizes,
 * since lengths are counted in parts of which a pixel and a cell both hold a whole number.
 *
 * @param greys - of the pixels, row by row.
 * @param amounts - by grey: what a pixel of this grey is worth, a whole number, 0 … 65,535.
 * A row costs width + columns.
 */
export function createResampler(
  greys: Uint8Array,
  width: number,
  height: number,
  amounts: ArrayLike<number>,
  columns: number,
  rows: number,
): Resampler {
  const sums = new Float64Array(columns * rows);
  /** By column: what the row of pixels at hand has there, and all rows before it, and what was given to cells. */
  const line = new Float64Array(columns);
  const above = new Float64Array(columns);
  const given = new Float64Array(columns);
  let y = 0;
  let row = 0;

  function readLine(): void {
    let [x, whole, before] = [0, 0, 0];
    const start = y * width;
    for (let column = 0; column < columns; column += 1) {
      const end = (column + 1) * width;
      const pixel = Math.floor(end / columns);
      for (; x < pixel; x += 1) whole += amounts[greys[start + x]!]!;
      const part = end - pixel * columns;
      const reached = whole * columns + (part > 0 ? part * amounts[greys[start + pixel]!]! : 0);
      line[column] = reached - before;
      before = reached;
    }
  }

  /** Ends the row of cells that reaches `part` deep into the row of pixels at hand. */
  function giveRow(part: number): void {
    for (let column = 0; column < columns; column += 1) {
      const reached = above[column]! * rows + part * line[column]!;
      sums[row * columns + column] = reached - given[column]!;
      given[column] = reached;
    }
    row += 1;
  }

  return {
    sums,
    addRow() {
      readLine();
      for (let end = (row + 1) * height; end < (y + 1) * rows; end = (row + 1) * height) giveRow(end - y * rows);
      for (let column = 0; column < columns; column += 1) above[column]! += line[column]!;
      y += 1;
      if ((row + 1) * height === y * rows) giveRow(0);
    },
  };
}
