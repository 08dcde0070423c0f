import { highestIn, lowestIn } from '../../bits.ts';
import { lineSolverFor } from '../line-solver.ts';
import { runSolverFor, wordsFor, type LineSolver } from '../line.ts';
import { overlapOf } from './overlap.ts';
import type { Clue } from '../types.ts';

/**
 * What a person sees in one line: writes into `out` what each cell must be (0 open, 1 filled, 2 blank), known cells as
 * they are. False when the clue can't be fulfilled. A stronger technique sees all that a weaker one sees.
 */
export type Technique = (clue: Clue, marks: Uint8Array, out: Uint8Array) => boolean;

/** The techniques of single lines, the weakest first; their places are the levels 0, 1 and 2. */
export const techniques: readonly [Technique, Technique, Technique] = [overlapOf, startRanges, fullLine];

/**
 * From the first and the last start of every run, exactly: what lies between a last start and a first end is filled, and
 * what no run reaches is blank. That runs in between may have holes in their range is not seen.
 */
function startRanges(clue: Clue, marks: Uint8Array, out: Uint8Array): boolean {
  const solver = runSolverFor(marks.length);
  if (!solve(solver, clue, marks)) return false;
  const { starts, words } = solver;
  out.fill(2);
  const runs = clue.length;
  for (let run = 0; run < runs; run += 1) {
    const size = clue[run]!;
    const [first, last] = [lowestIn(starts, run * words, words), highestIn(starts, run * words, words)];
    // Nothing that an earlier run fills is reached by a later one: it would have no gap.
    for (let at = first; at < last + size; at += 1) if (out[at] === 2) out[at] = 0;
    for (let at = last; at < first + size; at += 1) out[at] = 1;
  }
  for (let at = 0; at < marks.length; at += 1) if (marks[at] !== 0) out[at] = marks[at]!;
  return true;
}

/** Whatever is the same in all ways to fulfil the clue. */
function fullLine(clue: Clue, marks: Uint8Array, out: Uint8Array): boolean {
  const solver = lineSolverFor(marks.length);
  if (!solve(solver, clue, marks)) return false;
  for (let at = 0; at < marks.length; at += 1) {
    const fill = (solver.canFill[at >> 5]! >>> (at & 31)) & 1;
    const blank = (solver.canBlank[at >> 5]! >>> (at & 31)) & 1;
    out[at] = fill === blank ? 0 : fill === 1 ? 1 : 2;
  }
  return true;
}

const bits = new Int32Array(64);
function solve(solver: LineSolver, clue: Clue, marks: Uint8Array): boolean {
  const words = wordsFor(marks.length);
  bits.fill(0, 0, 2 * words);
  for (let at = 0; at < marks.length; at += 1) {
    if (marks[at] !== 0) bits[(marks[at] === 1 ? 0 : words) + (at >> 5)]! |= 1 << (at & 31);
  }
  return solver.solve(clue, marks.length, bits, 0);
}
