import type { Direction } from '../types.ts';
import { OPEN, type Board } from './read-board.ts';

/** A longest row or column of two or more open cells without a bar. */
export interface Run {
  readonly direction: Direction;
  readonly cells: readonly number[];
}

/** The runs of a board, those across first, each row by row. */
export function runsOf({ width, height, kinds, barRight, barBelow }: Board): Run[] {
  const runs: Run[] = [];
  const scan = (direction: Direction, lines: number, length: number, toLine: number, step: number): void => {
    const bars = direction === 'across' ? barRight : barBelow;
    for (let line = 0; line < lines; line += 1) {
      let cells: number[] = [];
      for (let nth = 0; nth < length; nth += 1) {
        const cell = line * toLine + nth * step;
        if (kinds[cell] === OPEN) cells.push(cell);
        if (kinds[cell] === OPEN && bars[cell] === 0 && nth < length - 1) continue;
        if (cells.length > 1) runs.push({ direction, cells });
        cells = [];
      }
    }
  };
  scan('across', height, width, width, 1);
  scan('down', width, height, 1, width);
  return runs;
}

/** By cell, in how many runs it is: 0, 1 or 2. */
export function runsThrough(runs: readonly Run[], cells: number): Uint8Array {
  const through = new Uint8Array(cells);
  for (const run of runs) for (const cell of run.cells) through[cell]! += 1;
  return through;
}
