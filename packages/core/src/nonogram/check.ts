import { colouredLineFits, runColours } from './colour/clues.ts';
import { valueOf } from './colour/marks.ts';
import { plainClue, runsOf, lineOf } from './clues.ts';
import type { Clue, Clues } from './types.ts';

/** Do the filled runs of a line equal its clue, and their colours those given? Unknown and crossed cells count as blank. */
export function lineFits(
  clue: Clue,
  marks: ArrayLike<number>,
  start: number,
  step: number,
  length: number,
  colours?: Clue,
): boolean {
  if (colours) return colouredLineFits(plainClue(clue), colours, marks, start, step, length);
  const wanted = plainClue(clue);
  const runs = runsOf(marks, start, step, length);
  return runs.length === wanted.length && runs.every((run, at) => run === wanted[at]);
}

/**
 * Holds marks against the clues: the judgement that needs no solution.
 *
 * @param marks - row by row: 1 filled, 0 and 2 blank, and in colours the others filled as well.
 * @returns whether every line fits, and the rows and columns that do not, by index. Costs a look at each cell, twice.
 */
export function checkClues(
  marks: ArrayLike<number>,
  clues: Clues,
): { readonly fits: boolean; readonly rows: number[]; readonly columns: number[] } {
  const { rows, columns } = clues;
  const [width, height] = [columns.length, rows.length];
  const wrong = (axis: readonly Clue[], first: number): number[] =>
    [...axis.keys()].filter((at) => {
      const { start, step, length } = lineOf(first + at, width, height);
      return !lineFits(axis[at]!, marks, start, step, length, runColours(first + at, clues));
    });
  const [wrongRows, wrongColumns] = [wrong(rows, 0), wrong(columns, height)];
  return { fits: wrongRows.length + wrongColumns.length === 0, rows: wrongRows, columns: wrongColumns };
}

/**
 * Holds marks against a solution, cell by cell; unknown and crossed cells count as blank.
 *
 * @param solution - row by row, 1 filled or c + 1 for colour c, as numbers or as the text of a puzzle.
 * @returns whether they are the same, and the cells that differ.
 */
export function checkGrid(
  marks: ArrayLike<number>,
  solution: ArrayLike<number> | string,
): { readonly fits: boolean; readonly cells: number[] } {
  const wanted = (at: number): number => Number(solution[at] ?? 0);
  const cells: number[] = [];
  for (let at = 0; at < Math.max(marks.length, solution.length); at += 1) {
    if (valueOf(marks[at] ?? 0) !== wanted(at)) cells.push(at);
  }
  return { fits: cells.length === 0, cells };
}
