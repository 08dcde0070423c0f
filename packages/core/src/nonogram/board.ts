// What the solver knows of a grid, as bits along both axes, and the propagation that lets rows and columns tell each
// other. Plain functions over typed arrays: nothing is allocated while it solves.
import { cellsOf } from './line.ts';
import { lineSolverFor } from './line-solver.ts';
import type { Clue, Clues } from './types.ts';

export type Settled = 'fixed' | 'solved' | 'contradiction';

export interface Board {
  readonly width: number;
  readonly height: number;
  readonly unknown: number;
  /** Cells known so far, in the order they became known; `undo` goes back to a length of it. */
  readonly known: number;
  /** 1 filled, 0 blank, undefined while it is not known. */
  valueOf(cell: number): 0 | 1 | undefined;
  /** Makes a cell known that was not. */
  set(cell: number, value: 0 | 1): void;
  /** Forgets all that is known; these lines (the rows first) have other clues now. */
  restart(lines: Iterable<number>, clueOf: (line: number) => Clue): void;
  /** Looks at every line again. */
  wakeAll(): void;
  undo(known: number): void;
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
const WORK_A_STEP = 64;

/** A board on which nothing is known. The clues are plain (no zeros). */
export function createBoard({ rows, columns }: Clues): Board {
  const [width, height] = [columns.length, rows.length];
  const clues = [...rows, ...columns];
  const solver = lineSolverFor(Math.max(width, height));
  const { words, canFill, canBlank } = solver;
  /** By line: the words of its filled cells, then of its blank ones. */
  const lines = new Int32Array(clues.length * 2 * words);
  const trail = new Int32Array(width * height);
  const queue = new Int32Array(clues.length);
  const waits = new Uint8Array(clues.length);
  const costOf = (clue: Clue): number => 1 + Math.floor((clue.length * words) / WORK_A_STEP);
  const costs = clues.map(costOf);
  let known = 0;
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
  /** Puts a cell down along both axes. */
  const put = (x: number, y: number, value: number): void => {
    lines[(y * 2 + 1 - value) * words + (x >> 5)]! |= 1 << (x & 31);
    lines[((height + x) * 2 + 1 - value) * words + (y >> 5)]! |= 1 << (y & 31);
    trail[known] = y * width + x;
    known += 1;
  };
  /** Makes known what a row or a column was found to force; true when that was anything. */
  const learn = (line: number, length: number): boolean => {
    const at = line * 2 * words;
    const before = known;
    for (let w = 0; w < words; w += 1) {
      const cells = cellsOf(length, w);
      const [fill, blank] = [canFill[w]! & cells, canBlank[w]! & cells];
      const filled = fill & ~blank & ~lines[at + w]!;
      let news = filled | (blank & ~fill & ~lines[at + words + w]!);
      while (news !== 0) {
        const bit = news & -news;
        news ^= bit;
        const cell = w * 32 + (31 - Math.clz32(bit));
        const value = (filled & bit) === 0 ? 0 : 1;
        if (line < height) {
          put(cell, line, value);
          wake(height + cell);
        } else {
          put(line - height, cell, value);
          wake(cell);
        }
      }
    }
    return known > before;
  };
  /** With every cell known: does each line have the runs of its clue? */
  const fits = (): boolean => {
    for (let line = 0; line < clues.length; line += 1) {
      const length = line < height ? width : height;
      if (!solver.solve(clues[line]!, length, lines, line * 2 * words)) return false;
    }
    return true;
  };

  return {
    width,
    height,
    get unknown() {
      return width * height - known;
    },
    get known() {
      return known;
    },
    valueOf(cell) {
      const x = cell % width;
      const at = ((cell - x) / width) * 2 * words + (x >> 5);
      if ((lines[at]! >>> (x & 31)) & 1) return 1;
      return (lines[at + words]! >>> (x & 31)) & 1 ? 0 : undefined;
    },
    set(cell, value) {
      const x = cell % width;
      const y = (cell - x) / width;
      put(x, y, value);
      wake(y);
      wake(height + x);
    },
    restart(changed, clueOf) {
      for (const line of changed) {
        clues[line] = clueOf(line);
        costs[line] = costOf(clues[line]);
      }
      sleep();
      lines.fill(0);
      known = 0;
      work = 0;
    },
    wakeAll() {
      for (let line = 0; line < clues.length; line += 1) wake(line);
    },
    undo(to) {
      sleep();
      while (known > to) {
        known -= 1;
        const cell = trail[known]!;
        const x = cell % width;
        const y = (cell - x) / width;
        for (let half = 0; half <= words; half += words) {
          lines[y * 2 * words + half + (x >> 5)]! &= ~(1 << (x & 31));
          lines[(height + x) * 2 * words + half + (y >> 5)]! &= ~(1 << (y & 31));
        }
      }
    },
    propagate(steps, tell) {
      const until = work + steps;
      if (known === width * height) {
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
        const length = line < height ? width : height;
        if (!solver.solve(clues[line]!, length, lines, line * 2 * words)) {
          tell(line);
          sleep();
          return 'contradiction';
        }
        if (!learn(line, length)) continue;
        tell(line);
        if (known < width * height) continue;
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
      return Uint8Array.from({ length: width * height }, (_, cell) => this.valueOf(cell) ?? 0);
    },
  };
}
