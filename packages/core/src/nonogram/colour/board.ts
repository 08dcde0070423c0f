// What the solver knows of a board in colours: what each cell may be yet, as bits along both axes, and the propagation
// that lets rows and columns tell each other. Plain functions over typed arrays: nothing is allocated while it solves.
import { cellsOf } from '../line.ts';
import type { Settled } from '../board.ts';
import type { ColouredClues } from '../types.ts';
import { colouredSolverFor } from './line.ts';

export interface ColouredBoard {
  readonly width: number;
  readonly height: number;
  /** Blank and the colours: what a cell may be is a set of bits below this. */
  readonly values: number;
  /** Cells that may be more than one thing. */
  readonly unknown: number;
  /** Possibilities that were struck, in their order; `undo` goes back to a length of it. */
  readonly struck: number;
  /** What a cell may be, a bit for each value. */
  mayBe(cell: number): number;
  /** 0 blank, c + 1 for colour c, undefined while it is not known. */
  valueOf(cell: number): number | undefined;
  /** Strikes all that is not in the set; false when nothing is left then. */
  keep(cell: number, set: number): boolean;
  wakeAll(): void;
  undo(struck: number): void;
  /**
   * Solves lines until nothing more follows, but not for much more than `steps`: then the answer is undefined, and it
   * goes on where it was. The lines that told something go to `tell`.
   */
  propagate(steps: number, tell: (line: number) => void): Settled | undefined;
  /** Steps of work since this was last asked. */
  takeWork(): number;
  /** The solution, row by row, once solved. */
  cells(): Uint8Array;
}

/** Run-words of a line that are one step of the budget: about 3 µs. */
const WORK_A_STEP = 32;

/** A board on which nothing is known. The clues are plain (no zeros), with `colours` different ones at most. */
export function createColouredBoard(
  { rows, columns, rowColours, columnColours }: ColouredClues,
  colours: number,
): ColouredBoard {
  const [width, height, values] = [columns.length, rows.length, colours + 1];
  const clues = [...rows, ...columns];
  const painted = [...rowColours, ...columnColours];
  const solver = colouredSolverFor(Math.max(width, height));
  const { words, found } = solver;
  const all = (1 << values) - 1;
  const may = new Uint16Array(width * height).fill(all);
  /** By line and value: the cells that may be so. */
  const lines = new Int32Array(clues.length * values * words);
  for (let at = 0; at < lines.length; at += 1) {
    const line = Math.floor(at / (values * words));
    lines[at] = cellsOf(line < height ? width : height, at % words);
  }
  /** Struck possibilities: the cell, and the value in the last four bits. */
  const trail = new Int32Array(width * height * values);
  const queue = new Int32Array(clues.length);
  const waits = new Uint8Array(clues.length);
  const costs = clues.map((clue) => 1 + Math.floor(((clue.length + values) * words) / WORK_A_STEP));
  let unknown = width * height;
  let struck = 0;
  let first = 0;
  let waiting = 0;
  let work = 0;

  const wake = (line: number): void => {
    if (waits[line] === 1) return;
    waits[line] = 1;
    let at = first + waiting;
    if (at >= queue.length) at -= queue.length;
    queue[at] = line;
    waiting += 1;
  };
  const sleep = (): void => {
    for (let n = 0; n < waiting; n += 1) waits[queue[(first + n) % queue.length]!] = 0;
    waiting = 0;
  };
  const isOne = (set: number): boolean => (set & (set - 1)) === 0;
  /** Strikes a value that a cell might have been. */
  const strike = (x: number, y: number, value: number): void => {
    const cell = y * width + x;
    lines[(y * values + value) * words + (x >> 5)]! &= ~(1 << (x & 31));
    lines[((height + x) * values + value) * words + (y >> 5)]! &= ~(1 << (y & 31));
    trail[struck] = (cell << 4) | value;
    struck += 1;
    may[cell]! ^= 1 << value;
    if (isOne(may[cell]!)) unknown -= 1;
  };
  /** Strikes what a row or a column was found to rule out; true when that was anything. */
  const learn = (line: number): boolean => {
    const before = struck;
    for (let value = 0; value < values; value += 1) {
      const at = (line * values + value) * words;
      for (let w = 0; w < words; w += 1) {
        let news = lines[at + w]! & ~found[value * words + w]!;
        while (news !== 0) {
          const bit = news & -news;
          news ^= bit;
          const nth = w * 32 + (31 - Math.clz32(bit));
          if (line < height) {
            strike(nth, line, value);
            wake(height + nth);
          } else {
            strike(line - height, nth, value);
            wake(nth);
          }
        }
      }
    }
    return struck > before;
  };
  const solves = (line: number): boolean =>
    solver.solve(clues[line]!, painted[line]!, line < height ? width : height, values, lines, line * values * words);
  /** With every cell known: does each line have the runs of its clue? */
  const fits = (): boolean => {
    for (let line = 0; line < clues.length; line += 1) if (!solves(line)) return false;
    return true;
  };
  const valueOf = (cell: number): number | undefined => {
    const set = may[cell]!;
    return isOne(set) ? 31 - Math.clz32(set) : undefined;
  };

  return {
    width,
    height,
    values,
    get unknown() {
      return unknown;
    },
    get struck() {
      return struck;
    },
    mayBe: (cell) => may[cell]!,
    valueOf,
    keep(cell, set) {
      const x = cell % width;
      const y = (cell - x) / width;
      if ((may[cell]! & set) === 0) return false;
      for (let value = 0; value < values; value += 1) {
        if (((may[cell]! & ~set) >>> value) & 1) strike(x, y, value);
      }
      wake(y);
      wake(height + x);
      return true;
    },
    wakeAll() {
      for (let line = 0; line < clues.length; line += 1) wake(line);
    },
    undo(to) {
      sleep();
      while (struck > to) {
        struck -= 1;
        const cell = trail[struck]! >> 4;
        const value = trail[struck]! & 15;
        const x = cell % width;
        const y = (cell - x) / width;
        if (isOne(may[cell]!)) unknown += 1;
        may[cell]! |= 1 << value;
        lines[(y * values + value) * words + (x >> 5)]! |= 1 << (x & 31);
        lines[((height + x) * values + value) * words + (y >> 5)]! |= 1 << (y & 31);
      }
    },
    propagate(steps, tell) {
      const until = work + steps;
      if (unknown === 0) {
        sleep();
        work += costs.length;
        return fits() ? 'solved' : 'contradiction';
      }
      while (waiting > 0) {
        if (work >= until) return undefined;
        const line = queue[first]!;
        first = first + 1 === queue.length ? 0 : first + 1;
        waiting -= 1;
        waits[line] = 0;
        work += costs[line]!;
        if (!solves(line)) {
          tell(line);
          sleep();
          return 'contradiction';
        }
        if (!learn(line)) continue;
        tell(line);
        if (unknown > 0) continue;
        sleep();
        work += costs.length;
        return fits() ? 'solved' : 'contradiction';
      }
      return 'fixed';
    },
    takeWork() {
      const done = work;
      work = 0;
      return done;
    },
    cells() {
      return Uint8Array.from({ length: width * height }, (_, cell) => valueOf(cell) ?? 0);
    },
  };
}
