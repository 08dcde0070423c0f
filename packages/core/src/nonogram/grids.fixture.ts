// Whole boards by trying: every solution of a small one, and the line logic of a large one.
import type { Random } from '../random.ts';
import { completionsOf, forcedByWalking, isEnd, runsOf, step, stripOf } from './lines.fixture.ts';
import type { Clues } from './types.ts';

/** Exactly so many cells filled, anywhere. */
export function noise(width: number, height: number, filled: number, random: Random): Uint8Array {
  const cells = Array.from({ length: width * height }, (_, at) => (at < filled ? 1 : 0));
  return Uint8Array.from(random.shuffle(cells));
}

/** The cells of a line, the rows first. */
export function cellsOf(line: number, width: number, height: number): number[] {
  if (line < height) return Array.from({ length: width }, (_, x) => line * width + x);
  return Array.from({ length: height }, (_, y) => y * width + line - height);
}

/** Clues by line, the rows first. */
export const linesOf = ({ rows, columns }: Clues): readonly (readonly number[])[] => [...rows, ...columns];

export function cluesOf(cells: ArrayLike<number>, width: number, height: number): Clues {
  const clue = (line: number): number[] => runsOf(cellsOf(line, width, height).map((cell) => cells[cell]!));
  return {
    rows: Array.from({ length: height }, (_, y) => clue(y)),
    columns: Array.from({ length: width }, (_, x) => clue(height + x)),
  };
}

/** Is every line's clue what the filled cells say? */
export function fulfils(cells: ArrayLike<number>, clues: Clues): boolean {
  const [width, height] = [clues.columns.length, clues.rows.length];
  return linesOf(clues).every(
    (clue, line) =>
      String(runsOf(cellsOf(line, width, height).map((cell) => cells[cell]!))) ===
      String(clue.filter((run) => run > 0)),
  );
}

/**
 * All solutions, as texts of 0 and 1, or the first `most`: row by row every completion, as long as no column has left
 * its clue.
 */
export function solutionsOf({ rows, columns }: Clues, most: number = Number.POSITIVE_INFINITY): string[] {
  const completions = rows.map((clue) => completionsOf(clue, columns.length));
  const strips = columns.map(stripOf);
  const solutions: string[] = [];
  const search = (grid: readonly string[], places: readonly number[]): void => {
    if (grid.length === rows.length) {
      if (places.every((place, x) => isEnd(strips[x]!, place)))
        solutions.push(grid.join('').replaceAll('#', '1').replaceAll('.', '0'));
      return;
    }
    for (const line of completions[grid.length]!) {
      const next = places.map((place, x) => step(strips[x]!, place, line[x] === '#'));
      if (!next.includes(-1)) search([...grid, line], next);
      if (solutions.length >= most) return;
    }
  };
  search(
    [],
    columns.map(() => 0),
  );
  return solutions;
}

/** Do the marks contradict the solution nowhere? */
export function inAccord(marks: ArrayLike<number>, solution: string): boolean {
  return Array.from(solution).every((cell, at) => marks[at] === 0 || (marks[at] === 1) === (cell === '1'));
}

/** The marks that looking at one line at a time finds, from nothing; undefined where a line can't be fulfilled. */
export function byLinesAlone(clues: Clues): Uint8Array | undefined {
  const [width, height] = [clues.columns.length, clues.rows.length];
  const marks = new Uint8Array(width * height);
  for (let changed = true; changed;) {
    changed = false;
    for (const [line, clue] of linesOf(clues).entries()) {
      const cells = cellsOf(line, width, height);
      const forced = forcedByWalking(
        clue,
        cells.map((cell) => marks[cell]!),
      );
      if (forced === undefined) return undefined;
      for (const [nth, cell] of cells.entries()) {
        if (marks[cell] === forced[nth]) continue;
        marks[cell] = forced[nth]!;
        changed = true;
      }
    }
  }
  return marks;
}
