import { KumikiError } from '../errors.ts';
import { limits } from '../limits.ts';
import { fail, succeed, type Result } from '../result.ts';
import { plainClue } from './clues.ts';
import { markFor } from './colour/marks.ts';
import { possibleAt, solvedColours } from './colour/solve-line.ts';
import { runSolverFor, wordsFor, type LineSolver, type RunSolver } from './line.ts';
import { lineSolverFor } from './line-solver.ts';
import type { Clue } from './types.ts';

/**
 * What a clue forces in a line, exactly: a cell is filled or crossed in the answer when it is so in every way to
 * fulfil the clue that agrees with the marks.
 *
 * @param marks - 0 unknown, 1 filled, 2 crossed, in colours as `Mark` says; at most 512 cells.
 * @param colours - of the clue's runs, where the puzzle has colours. A cell that may be two colours is 0 then.
 * @returns marks, or `contradiction` when nothing fulfils the clue. A few hundred nanoseconds up to 30 cells.
 * @throws KumikiError `too-long` above 512 cells.
 */
export function solveLine(
  clue: Clue,
  marks: ArrayLike<number>,
  colours?: Clue,
): Result<Uint8Array, 'contradiction', undefined> {
  if (colours) return solveColouredLine(clue, marks, colours);
  const solver = solved(clue, marks, lineSolverFor);
  if (!solver) return fail('contradiction');
  const forced = new Uint8Array(marks.length);
  for (let at = 0; at < marks.length; at += 1) {
    const fill = (solver.canFill[at >> 5]! >>> (at & 31)) & 1;
    const blank = (solver.canBlank[at >> 5]! >>> (at & 31)) & 1;
    forced[at] = fill === blank ? 0 : fill === 1 ? 1 : 2;
  }
  return succeed(forced);
}

function solveColouredLine(
  clue: Clue,
  marks: ArrayLike<number>,
  colours: Clue,
): Result<Uint8Array, 'contradiction', undefined> {
  const solver = solvedColours(plainClue(clue), colours, marks);
  if (!solver) return fail('contradiction');
  const forced = new Uint8Array(marks.length);
  for (let at = 0; at < marks.length; at += 1) {
    const set = possibleAt(solver, at);
    forced[at] = (set & (set - 1)) === 0 ? markFor(31 - Math.clz32(set)) : 0;
  }
  return succeed(forced);
}

/** The line solver with its sets for these marks, or undefined when nothing fulfils the clue. Small, for play. */
export function solvedBits(clue: Clue, marks: ArrayLike<number>): RunSolver | undefined {
  return solved(clue, marks, runSolverFor);
}

function solved<S extends LineSolver>(
  clue: Clue,
  marks: ArrayLike<number>,
  solverFor: (length: number) => S,
): S | undefined {
  const { length } = marks;
  if (length > limits.side) {
    throw new KumikiError(
      'too-long',
      `A line of ${length} cells is longer than the ${limits.side} that lines are made for. Pass a line of a puzzle.`,
    );
  }
  const solver = solverFor(length);
  const words = wordsFor(length);
  const bits = new Int32Array(2 * words);
  for (let at = 0; at < length; at += 1) {
    if (marks[at] === 1) bits[at >> 5]! |= 1 << (at & 31);
    else if (marks[at] === 2) bits[words + (at >> 5)]! |= 1 << (at & 31);
  }
  const wanted = plainClue(clue);
  if (wanted.some((run) => !(run >= 1 && Number.isInteger(run)))) return undefined;
  return solver.solve(wanted, length, bits, 0) ? solver : undefined;
}
