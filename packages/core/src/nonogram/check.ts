import { plainClue, runsOf, lineOf } from './clues.ts';
import type { Clue, Clues } from './types.ts';

/** Do the filled runs of a line equal its clue? Unknown and crossed cells count as blank. */
export function lineFits(clue: Clue, marks: ArrayLike<number>, start: number, step: number, length: number): boolean {
  const wanted = plainClue(clue);
  const runs = runsOf(marks, start, step, length);
  return runs.length === wanted.length && runs.every((run, at) => run === wanted[at]);
}

/**
 * Holds marks against the clues: the judgement that needs no solution.
 *
 * @param marks - row by row: 1 filled, everything else blank.
 * @returns whether every line fits, and the rows and columns that do not, by index. Costs a look at each cell, twice.
 */
export function checkClues(
  marks: ArrayLike<number>,
  { rows, columns }: Clues,
): { readonly fits: boolean; readonly rows: number[]; readonly columns: number[] } {
  const [width, height] = [columns.length, rows.length];
  const wrong = (clues: readonly Clue[], first: number): number[] =>
    [...clues.keys()].filter((at) => {
      const { start, step, length } = lineOf(first + at, width, height);
      return !lineFits(clues[at]!, marks, start, step, length);
    });
  const [wrongRows, wrongColumns] = [wrong(rows, 0), wrong(columns, height)];
  return { fits: wrongRows.length + wrongColumns.length === 0, rows: wrongRows, columns: wrongColumns };
}

/**
 * Holds marks against a solution, cell by cell; unknown and crossed cells count as blank.
 *
 * @param solution - row by row, 1 filled, as numbers or as the text of a puzzle.
 * @returns whether they are the same, and the cells that differ.
 */
export function checkGrid(
  marks: ArrayLike<number>,
  solution: ArrayLike<number> | string,
): { readonly fits: boolean; readonly cells: number[] } {
  const filled = (at: number): boolean => solution[at] === 1 || solution[at] === '1';
  const cells: number[] = [];
  for (let at = 0; at < Math.max(marks.length, solution.length); at += 1) {
    if ((marks[at] === 1) !== filled(at)) cells.push(at);
  }
  return { fits: cells.length === 0, cells };
}
