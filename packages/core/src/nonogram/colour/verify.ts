// The checker of proofs in colours. It follows a trail with a plain dynamic programme, cell by cell, and shares no code
// with the solver: not the bits along lines, not the propagation, not the reading of clues.
import { pay, stopped, type Stopped } from '../../budget.ts';
import type { Job, Tools, Verdict } from '../../puzzle.ts';
import { succeed, type Result } from '../../result.ts';
import type { NonogramPuzzle, NonogramTypes } from '../types.ts';

/** Cells × runs of a line that fit in a step. */
const WORK_A_STEP = 300;

/** A clue as the checker reads it. */
interface Line {
  readonly cells: readonly number[];
  readonly runs: readonly number[];
  /** What cells of each run are: colour + 1. */
  readonly values: readonly number[];
}

/** Follows a puzzle's trail and says what it proves, as `verify` does in black and white. */
export function* verifyColours(
  puzzle: NonogramPuzzle,
  { budget }: Tools,
): Job<Result<Verdict<NonogramTypes>, Stopped, undefined>, never> {
  const { rows, columns, palette = [], rowColours = [], columnColours = [] } = puzzle;
  const [width, height] = [columns.length, rows.length];
  const lines = [
    ...rows.map((runs, y) =>
      lineOf(
        runs,
        rowColours[y]!,
        Array.from({ length: width }, (_, x) => y * width + x),
      ),
    ),
    ...columns.map((runs, x) =>
      lineOf(
        runs,
        columnColours[x]!,
        Array.from({ length: height }, (_, y) => y * width + x),
      ),
    ),
  ];
  const values = palette.length + 1;
  /** By cell the values it may have, as bits. */
  const may = new Uint16Array(width * height).fill((1 << values) - 1);
  /** What cells might have been before, in order, and where each open supposition began. */
  const before: { readonly cell: number; readonly may: number }[] = [];
  const open: { readonly cell: number; readonly value: number; readonly from: number }[] = [];
  let unknown = values > 1 ? may.length : 0;
  let solutions = 0;
  let closed = false;
  let sound = true;

  const change = (cell: number, to: number): void => {
    unknown += Number(isSeveral(to)) - Number(isSeveral(may[cell]!));
    may[cell] = to;
  };
  const learn = (cell: number, to: number): void => {
    before.push({ cell, may: may[cell]! });
    change(cell, to);
  };
  /** Counts the full board, if it is a solution: no other branch of suppositions comes to the same. */
  const count = (): void => {
    if (lines.every((line) => isFulfilled(line, may))) solutions += 1;
  };
  /** What was supposed comes to its end: the cell is something else, which may end the supposition before it too. */
  const end = (): void => {
    for (;;) {
      const last = open.pop();
      if (!last) {
        closed = true;
        return;
      }
      while (before.length > last.from) {
        const { cell, may: was } = before.pop()!;
        change(cell, was);
      }
      // It might have been several things, so that something is left.
      learn(last.cell, may[last.cell]! & ~(1 << last.value));
      if (unknown > 0) return;
      count();
    }
  };

  for (const [nth, token] of puzzle.trail.entries()) {
    if (closed || !sound) break;
    const done = nth / puzzle.trail.length;
    if (token >= lines.length) {
      if (!(yield* pay(budget, 1 + Math.floor(may.length / 5_000), { done }))) return stopped(budget);
      const cell = Math.floor((token - lines.length) / values);
      const value = (token - lines.length) % values;
      sound = cell < may.length && isSeveral(may[cell]!) && ((may[cell]! >> value) & 1) === 1;
      if (!sound) break;
      open.push({ cell, value, from: before.length });
      learn(cell, 1 << value);
    } else {
      const line = lines[token]!;
      const work = line.cells.length * (line.runs.length + 1);
      if (!(yield* pay(budget, 1 + Math.floor(work / WORK_A_STEP), { done }))) return stopped(budget);
      const left = possibleIn(
        line,
        line.cells.map((cell) => may[cell]!),
      );
      if (!left) {
        end();
        continue;
      }
      for (const [at, cell] of line.cells.entries()) if (left[at] !== may[cell]) learn(cell, left[at]!);
    }
    if (unknown === 0) {
      count();
      end();
    }
  }

  const single = closed ? 'unique' : 'solvable';
  const claim = !sound || solutions === 0 ? 'unproven' : solutions > 1 ? 'multiple' : single;
  const holds =
    (claim === puzzle.claim || (puzzle.claim === 'solvable' && claim !== 'unproven')) &&
    carriesSolution(puzzle.solution, lines);
  return succeed({ holds, claim, proof: holds ? { trail: puzzle.trail } : null }, budget.spent);
}

function lineOf(runs: readonly number[], colours: readonly number[], cells: readonly number[]): Line {
  return { cells, runs: runs.filter((run) => run > 0), values: colours.map((colour) => colour + 1) };
}

function isSeveral(set: number): boolean {
  return (set & (set - 1)) !== 0;
}

/** Is the solution a puzzle carries, if it carries one, a grid with its clues? */
function carriesSolution(solution: string | undefined, lines: readonly Line[]): boolean {
  if (solution === undefined) return true;
  const sets = Uint16Array.from(solution, (digit) => 1 << Number(digit));
  return lines.every((line) => isFulfilled(line, sets));
}

/** With every cell known: are there the runs of the clue, in their colours? */
function isFulfilled({ cells, runs, values }: Line, may: ArrayLike<number>): boolean {
  const found: [value: number, length: number][] = [];
  let last = 0;
  for (const cell of cells) {
    const value = 31 - Math.clz32(may[cell]!);
    if (value > 0 && value === last) found.at(-1)![1] += 1;
    else if (value > 0) found.push([value, 1]);
    last = value;
  }
  return found.length === runs.length && found.every(([value, run], at) => value === values[at] && run === runs[at]);
}

/** A line as the tables below read it, from one end. */
interface Reading {
  readonly runs: readonly number[];
  readonly values: readonly number[];
  readonly may: readonly number[];
  /** By value: how many cells before a position may be so one after the other. */
  readonly free: readonly (readonly number[])[];
  /** `fits[j][i]`: the first j runs can lie in the first i cells. */
  readonly fits: readonly (readonly boolean[])[];
}

/** What each cell may be in all ways to fulfil the clue, or undefined when there is none. */
function possibleIn({ runs, values }: Line, may: readonly number[]): number[] | undefined {
  const [length, count] = [may.length, runs.length];
  const left = readingOf(runs, values, may);
  if (!left.fits[count]![length]) return undefined;
  const right = readingOf(runs.toReversed(), values.toReversed(), may.toReversed());
  const sets = may.map(() => 0);
  for (let j = 0; j <= count; j += 1) {
    for (let at = 0; at < length; at += 1) {
      if (left.fits[j]![at]! && (may[at]! & 1) === 1 && right.fits[count - j]![length - at - 1]!) sets[at]! |= 1;
    }
  }
  for (let j = 0; j < count; j += 1) {
    let painted = 0;
    for (let to = runs[j]!; to <= length; to += 1) {
      const from = to - runs[j]!;
      const isFree = left.free[values[j]!]![to]! >= runs[j]!;
      if (!isFree || !canPrecede(left, j, from) || !canPrecede(right, count - 1 - j, length - to)) continue;
      for (let at = Math.max(from, painted); at < to; at += 1) sets[at]! |= 1 << values[j]!;
      painted = to;
    }
  }
  return sets;
}

/** Can the first j runs lie before position `at`, where run j starts? One of its colour keeps a gap. */
function canPrecede({ fits, values, may }: Reading, j: number, at: number): boolean {
  if (j === 0 || values[j - 1] !== values[j]) return fits[j]![at]!;
  return at > 0 && (may[at - 1]! & 1) === 1 && fits[j]![at - 1]!;
}

function readingOf(runs: readonly number[], values: readonly number[], may: readonly number[]): Reading {
  const free: number[][] = [];
  for (const value of values) {
    free[value] ??= freeBefore(may, value);
  }
  const fits: boolean[][] = [];
  const reading = { runs, values, may, free, fits };
  for (let j = 0; j <= runs.length; j += 1) {
    const row: boolean[] = [];
    fits.push(row);
    for (let i = 0; i <= may.length; i += 1) {
      const isSettled = i > 0 && (may[i - 1]! & 1) === 1 && row[i - 1]!;
      const from = j > 0 ? i - runs[j - 1]! : -1;
      const isRun = from >= 0 && free[values[j - 1]!]![i]! >= runs[j - 1]! && canPrecede(reading, j - 1, from);
      row.push(isSettled || isRun || (j === 0 && i === 0));
    }
  }
  return reading;
}

/** By position: how many cells before it may have the value, one after the other. */
function freeBefore(may: readonly number[], value: number): number[] {
  const free = [0];
  for (const [at, set] of may.entries()) free.push((set >> value) & 1 ? free[at]! + 1 : 0);
  return free;
}
