/** What a layout is judged by. */
export interface Measures {
  /** Parts that do not hang together; 1 unless pinned words are still apart. */
  readonly pieces: number;
  readonly words: number;
  readonly crossings: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A crossing is worth as much as 50 cells of a square board. At 12 cells boards are a tenth denser and have a twentieth
 * fewer crossings; at 80 they have a hundredth more and are a twentieth less dense; at 120 they get long and thin. Measured
 * with `test/bench/crossword-arrange.ts`.
 */
export const CROSSING = 100;
/** More than all crossings and cells there can be. */
export const WORD = 100_000_000;
/** More than all words there can be. */
const PIECE = 1_000_000_000_000;

/** Area and, so that boards are square, the square of the longer side: twice the cells of a square board. */
export function extent(width: number, height: number): number {
  return width * height + Math.max(width, height) * Math.max(width, height);
}

/** One piece above all, then words, then crossings against area and longer side. */
export function scoreOf({ pieces, words, crossings, width, height }: Measures): number {
  return words * WORD + crossings * CROSSING - extent(width, height) - (pieces - 1) * PIECE;
}
