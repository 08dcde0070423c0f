/**
 * Fills cells so that each neighbourhood is as dark as the picture is there: what a cell is too light or too dark is
 * passed on to those that come after it (Floyd and Steinberg, 7, 3, 5 and 1 sixteenths). In linear light, in which the
 * eye mixes dots. For looks: such boards are hardly ever solvable without changes.
 *
 * @param light - by cell: its mean light, 0 … 65,535.
 * @returns by cell, 1 filled and 0 blank.
 */
export function ditherCells(light: ArrayLike<number>, invert: boolean, columns: number, rows: number): Uint8Array {
  const cells = new Uint8Array(columns * rows);
  /** Sixteenths of light that were passed on. */
  const passed = new Int32Array(columns * rows + columns + 2);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const at = y * columns + x;
      const here = light[at]! + (passed[at]! >> 4);
      const isLight = here >= HALF;
      if (isLight === invert) cells[at] = 1;
      const rest = here - (isLight ? WHITE : 0);
      if (x + 1 < columns) {
        passed[at + 1]! += 7 * rest;
        passed[at + columns + 1]! += rest;
      }
      if (x > 0) passed[at + columns - 1]! += 3 * rest;
      passed[at + columns]! += 5 * rest;
    }
  }
  return cells;
}

const WHITE = 65_535;
const HALF = 32_768;
