/**
 * Decides which cells are filled, by the share of each that ink covers.
 *
 * Half of a cell is enough. That alone would lose strokes a little narrower than a cell where they lie across the border
 * of two, 45 % in each: so two fifths are enough where a stroke passes that would be lost, which is where a cell and its
 * two neighbours in a row, or in a column, hold no more than one cell of ink between them. At the edge of a large shape
 * and in an even shade they hold more, and nothing grows there. A straight stroke is kept from four fifths of a cell on;
 * a thinner one may be lost, since to keep it everywhere would also keep every speck.
 *
 * The ink was told from the paper on the pixels themselves, before: averaging first would turn a thin black line into a
 * pale grey one that a threshold takes for paper.
 *
 * @param ink - by cell, row by row: how much of it is covered.
 * @param full - what a cell that is covered altogether has.
 * @returns by cell, 1 filled and 0 blank.
 */
export function fillCells(ink: ArrayLike<number>, full: number, columns: number, rows: number): Uint8Array {
  const cells = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const here = ink[at]!;
      // Beyond the border a cell is taken to go on as it is.
      const isStroke = (step: number, first: boolean, last: boolean): boolean =>
        (first ? here : ink[at - step]!) + here + (last ? here : ink[at + step]!) <= full;
      const filled =
        2 * here >= full ||
        (5 * here >= 2 * full &&
          (isStroke(1, column === 0, column === columns - 1) || isStroke(columns, row === 0, row === rows - 1)));
      if (filled) cells[at] = 1;
    }
  }
  return cells;
}
