import { KumikiError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { cellsOf, wordsFor } from '../line.ts';
import type { Clue } from '../types.ts';
import { colouredSolverFor, type ColouredLineSolver } from './line.ts';
import { mostColours, valueOf } from './marks.ts';

const VALUES = mostColours + 1;

/**
 * The line solver with its sets for these marks, or undefined when nothing fulfils the clue. A cell without a mark may be
 * anything.
 *
 * @param clue without zeros, and `colours` of its runs.
 * @throws KumikiError `too-long` above 512 cells.
 */
export function solvedColours(clue: Clue, colours: Clue, marks: ArrayLike<number>): ColouredLineSolver | undefined {
  const { length } = marks;
  if (length > limits.side) {
    throw new KumikiError(
      'too-long',
      `A line of ${length} cells is longer than the ${limits.side} that lines are made for. Pass a line of a puzzle.`,
    );
  }
  const isRun = (run: number, nth: number): boolean => run >= 1 && Number.isInteger(run) && isColour(colours[nth]);
  if (!clue.every(isRun)) return undefined;
  const solver = colouredSolverFor(length);
  const words = wordsFor(length);
  const can = new Int32Array(VALUES * words);
  for (let at = 0; at < can.length; at += 1) can[at] = cellsOf(length, at % words);
  for (let at = 0; at < length; at += 1) {
    const mark = marks[at]!;
    if (mark === 0) continue;
    for (let value = 0; value < VALUES; value += 1) {
      if (value !== valueOf(mark)) can[value * words + (at >> 5)]! &= ~(1 << (at & 31));
    }
  }
  return solver.solve(clue, colours, length, VALUES, can, 0) ? solver : undefined;
}

/** What a cell of a solved line may be: a bit for blank, and for colour c bit c + 1. */
export function possibleAt({ found, words }: ColouredLineSolver, at: number): number {
  let set = 0;
  for (let value = 0; value < VALUES; value += 1)
    set |= ((found[value * words + (at >> 5)]! >>> (at & 31)) & 1) << value;
  return set;
}

function isColour(colour: number | undefined): boolean {
  return Number.isInteger(colour) && colour! >= 0 && colour! < mostColours;
}
