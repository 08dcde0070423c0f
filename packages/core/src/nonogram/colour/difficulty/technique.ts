import { highestIn, lowestIn } from '../../../bits.ts';
import { cellsOf } from '../../line.ts';
import type { Clue } from '../../types.ts';
import { colouredSolverFor, type ColouredLineSolver } from '../line.ts';
import { countingOf } from './counting.ts';

/** A line on a board in colours: its clue, and how many things a cell can be (blank and the colours). */
export interface ColouredLine {
  readonly clue: Clue;
  readonly colours: Clue;
  readonly values: number;
}

/**
 * What a person sees in one line: writes into `out` what each cell may be yet, as `may` has it: a bit for blank (the
 * lowest) and for every colour. False when the clue can't be fulfilled. A stronger technique sees all that a weaker one
 * sees; with one colour each is that of black and white.
 */
export type ColouredTechnique = (line: ColouredLine, may: Uint16Array, out: Uint16Array) => boolean;

/** The techniques of single lines, the weakest first; their places are the levels 0, 1 and 2. */
export const colouredTechniques: readonly [ColouredTechnique, ColouredTechnique, ColouredTechnique] = [
  countingOf,
  startRanges,
  fullLine,
];

/**
 * From the first and the last start of every run, exactly: what lies between a last start and a first end has the colour of
 * the run, and a cell is of no colour whose runs do not reach it. That runs may have holes in their range is not seen.
 */
function startRanges({ clue, colours, values }: ColouredLine, may: Uint16Array, out: Uint16Array): boolean {
  const solver = solved(clue, colours, values, may);
  if (!solver) return false;
  const { starts, words } = solver;
  const { length } = may;
  out.fill(1, 0, length);
  for (let run = 0; run < clue.length; run += 1) {
    const [first, last] = [lowestIn(starts, run * words, words), highestIn(starts, run * words, words)];
    const own = 2 << colours[run]!;
    for (let at = first; at < last + clue[run]!; at += 1) out[at]! |= own;
  }
  for (let at = 0; at < length; at += 1) out[at]! &= may[at]!;
  for (let run = 0; run < clue.length; run += 1) {
    const [first, last] = [lowestIn(starts, run * words, words), highestIn(starts, run * words, words)];
    for (let at = last; at < first + clue[run]!; at += 1) out[at] = 2 << colours[run]!;
  }
  return true;
}

/** Whatever is the same in all ways to fulfil the clue, and whatever is in none of them. */
export function fullLine({ clue, colours, values }: ColouredLine, may: Uint16Array, out: Uint16Array): boolean {
  const solver = solved(clue, colours, values, may);
  if (!solver) return false;
  const { found, words } = solver;
  for (let at = 0; at < may.length; at += 1) {
    let set = 0;
    for (let value = 0; value < values; value += 1)
      set |= ((found[value * words + (at >> 5)]! >>> (at & 31)) & 1) << value;
    out[at] = set;
  }
  return true;
}

let can = new Int32Array(0);
function solved(clue: Clue, colours: Clue, values: number, may: Uint16Array): ColouredLineSolver | undefined {
  const solver = colouredSolverFor(may.length);
  const { words } = solver;
  if (can.length < values * words) can = new Int32Array(values * words);
  for (let w = 0; w < words; w += 1) {
    // Positions behind the last cell count as they do in an empty line.
    for (let value = 0; value < values; value += 1) can[value * words + w] = cellsOf(may.length, w);
  }
  for (let at = 0; at < may.length; at += 1) {
    for (let value = 0; value < values; value += 1) {
      if (((may[at]! >>> value) & 1) === 0) can[value * words + (at >> 5)]! &= ~(1 << (at & 31));
    }
  }
  return solver.solve(clue, colours, may.length, values, can, 0) ? solver : undefined;
}
