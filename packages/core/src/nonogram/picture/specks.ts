/**
 * Cells that are alone: filled with no filled cell around them, or blank with none that is blank, at the edges too. Dirt
 * and noise of a picture rarely cover a whole cell, while an eye or a star that was drawn does.
 *
 * @param ink - by cell: how much of it is covered, of `full`.
 * @param kind - `faint`: those that are covered by less than three quarters, or left free by less; `all`: every one.
 */
export function specksOf(
  cells: Uint8Array,
  ink: ArrayLike<number>,
  full: number,
  width: number,
  height: number,
  kind: 'faint' | 'all',
): number[] {
  const specks: number[] = [];
  for (let cell = 0; cell < cells.length; cell += 1) {
    const value = cells[cell]!;
    const covered = value === 1 ? ink[cell]! : full - ink[cell]!;
    if (kind === 'faint' && 4 * covered >= 3 * full) continue;
    if (isAlone(cells, cell, width, height)) specks.push(cell);
  }
  return specks;
}

function isAlone(cells: Uint8Array, cell: number, width: number, height: number): boolean {
  const x = cell % width;
  const y = (cell - x) / width;
  let others = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      if (row === y && column === x) continue;
      if (cells[row * width + column] === cells[cell]) return false;
      others += 1;
    }
  }
  return others > 0;
}
