import type { Clue, Clues } from './types.ts';

/** The lengths of the runs of 1 in a line that lies in `cells` from `start` on, `step` cells apart. */
export function runsOf(cells: ArrayLike<number>, start: number, step: number, length: number): number[] {
  const runs: number[] = [];
  let run = 0;
  for (let n = 0, at = start; n < length; n += 1, at += step) {
    if (cells[at] === 1) run += 1;
    else if (run > 0) {
      runs.push(run);
      run = 0;
    }
  }
  if (run > 0) runs.push(run);
  return runs;
}

/**
 * The clues of a grid.
 *
 * @param cells - row by row; 1 is filled, everything else blank, so marks serve as well.
 * @returns both axes; a line without a filled cell has the clue `[]`. Costs a look at each cell, twice.
 */
export function deriveClues(cells: ArrayLike<number>, width: number, height: number): Clues {
  const rows = Array.from({ length: height }, (_, y) => runsOf(cells, y * width, 1, width));
  const columns = Array.from({ length: width }, (_, x) => runsOf(cells, x, width, height));
  return { rows, columns };
}

/** A clue without the zeros that some write for an empty line. */
export function plainClue(clue: Clue): Clue {
  return clue.includes(0) ? clue.filter((run) => run !== 0) : clue;
}

export function plainClues({ rows, columns }: Clues): Clues {
  return { rows: rows.map(plainClue), columns: columns.map(plainClue) };
}

/** The cell of a line, counted rows first, where the line begins; and how far its cells lie apart. */
export function lineOf(line: number, width: number, height: number): { start: number; step: number; length: number } {
  return line < height
    ? { start: line * width, step: 1, length: width }
    : { start: line - height, step: width, length: height };
}
