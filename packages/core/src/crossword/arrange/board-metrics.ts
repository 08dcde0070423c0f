import type { CrosswordPuzzle } from '../types.ts';

export interface BoardMetrics {
  readonly words: number;
  /** Cells in two words. */
  readonly crossings: number;
  readonly width: number;
  readonly height: number;
  /** Cells with a letter, and their share of the smallest box around them, 0 … 1. */
  readonly letters: number;
  readonly density: number;
  /** Shorter side of that box by the longer one, 0 … 1. */
  readonly squareness: number;
}

/** Counts what a board is judged by, of any style; it costs a look at every cell. */
export function boardMetrics({ cells, entries, width, height }: CrosswordPuzzle): BoardMetrics {
  const owners = new Uint8Array(cells.length);
  for (const entry of entries) for (const cell of entry.cells) owners[cell]! += 1;
  let [left, top, right, bottom, letters] = [width, height, -1, -1, 0];
  for (const [at, cell] of cells.entries()) {
    if (cell === null) continue;
    const column = at % width;
    const row = (at - column) / width;
    letters += 1;
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  const [wide, high] = [right - left + 1, bottom - top + 1];
  return {
    words: entries.length,
    crossings: owners.reduce((sum, count) => sum + (count > 1 ? 1 : 0), 0),
    width,
    height,
    letters,
    density: letters === 0 ? 0 : letters / (wide * high),
    squareness: letters === 0 ? 0 : Math.min(wide, high) / Math.max(wide, high),
  };
}
