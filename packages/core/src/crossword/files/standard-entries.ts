import type { Direction } from '../types.ts';
import type { CrosswordFile, FileCell } from './crossword-file.ts';

/** The cells of a file, without its clues. */
export type Grid = Pick<CrosswordFile, 'width' | 'height' | 'cells'>;
/** Two or more open cells in a line that no bar divides. */
export type Run = { readonly direction: Direction; readonly cells: readonly number[] };

/** Runs of two or more open cells that no bar divides; along the rows by their first cells, across before down. */
export function runsOf({ width, height, cells }: Grid): Run[] {
  const starts = new Map<number, Run[]>();
  for (const direction of ['across', 'down'] as const) {
    const step = direction === 'across' ? 1 : width;
    const [lines, length] = direction === 'across' ? [height, width] : [width, height];
    for (let line = 0; line < lines; line += 1) {
      const origin = direction === 'across' ? line * width : line;
      let run: number[] = [];
      for (let nth = 0; nth < length; nth += 1) {
        const at = origin + nth * step;
        const cell = cells[at]!;
        if (cell.kind === 'open') run.push(at);
        const goesOn =
          nth + 1 < length &&
          cell.kind === 'open' &&
          cells[at + step]!.kind === 'open' &&
          !(direction === 'across' ? cell.barRight : cell.barBelow);
        if (goesOn) continue;
        if (run.length > 1) starts.set(run[0]!, [...(starts.get(run[0]!) ?? []), { direction, cells: run }]);
        run = [];
      }
    }
  }
  return [...starts].toSorted(([a], [b]) => a - b).flatMap(([, runs]) => runs);
}

/** By cell its usual number; undefined where no run starts. */
export function usualNumbers(cells: number, runs: readonly Run[]): (string | undefined)[] {
  const numbers = Array.from<string | undefined>({ length: cells });
  let number = 0;
  for (const run of runs) {
    const first = run.cells[0]!;
    if (numbers[first] === undefined) number += 1;
    numbers[first] ??= String(number);
  }
  return numbers;
}

/** The same cells with the usual numbers. */
export function withUsualNumbers(grid: Grid): FileCell[] {
  const numbers = usualNumbers(grid.cells.length, runsOf(grid));
  return grid.cells.map((cell, at) => {
    const { number: _, ...rest } = cell;
    return numbers[at] === undefined || cell.kind !== 'open' ? rest : { ...rest, number: numbers[at] };
  });
}

const none: readonly number[] = [];

/** Finds the run of a clue by the number that is printed in its first cell. */
export function runFinder(grid: Grid): (direction: Direction | 'other', number: string) => readonly number[] {
  const first = new Map<string, number>();
  for (const [at, { number }] of grid.cells.entries())
    if (number !== undefined && !first.has(number)) first.set(number, at);
  const found = new Map(runsOf(grid).map(({ direction, cells }) => [`${direction} ${cells[0]}`, cells]));
  return (direction, number) => found.get(`${direction} ${first.get(number)}`) ?? none;
}
