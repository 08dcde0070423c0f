// The exact line solver in colours. As in black and white a set of positions is a row of bits, and a position p means "the
// cells before p are settled and the next run may start here"; a run is followed by a blank only where the next one has
// its colour. What a cell may be is a set of cells for blank (0) and for every colour c (c + 1).
import { limits } from '../../limits.ts';
import { wordsFor } from '../line.ts';
import type { Clue } from '../types.ts';
import { mostColours } from './marks.ts';

/** Solves lines of one number of words of 32 bits; its arrays are overwritten by the next line. */
export interface ColouredLineSolver {
  /** Words a set of cells takes. */
  readonly words: number;
  /**
   * Finds what each cell can be in some way to fulfil the clue. What it may be is given in `can` from `at` on: `words`
   * words for each of so many values, blank first. False when nothing fulfils the clue. Measured with bench.
   */
  readonly solve: (clue: Clue, colours: Clue, length: number, values: number, can: Int32Array, at: number) => boolean;
  /** In the form of `can`. */
  readonly found: Int32Array;
  /** The words of each run: where it starts in some way to fulfil the clue. */
  readonly starts: Int32Array;
}

const solvers: ColouredLineSolver[] = [];
/** The solver for lines of up to this many cells; made once for each number of words. */
export function colouredSolverFor(length: number): ColouredLineSolver {
  const words = wordsFor(length);
  return (solvers[words] ??= solverOf(words));
}

function solverOf(words: number): ColouredLineSolver {
  const most = Math.min(words * 32, limits.side);
  const found = new Int32Array((mostColours + 1) * words);
  const starts = new Int32Array(most * words);
  /** By run: positions where the runs before it are settled; the last row is for the end of the line. */
  const reached = new Int32Array((most + 1) * words);
  const blank = new Int32Array(words);
  /** Positions from which the runs behind one can be settled. */
  const after = new Int32Array(words + 1);
  /** Positions of one run, with a word of none behind them. */
  const here = new Int32Array(words + 1);

  /** reached[row] = `here`, and every position that goes on from there over blanks. */
  const goOver = (row: number): boolean => {
    let [any, carry] = [0, 0];
    for (let w = 0; w < words; w += 1) {
      const gap = blank[w]!;
      const begin = here[w]! | carry;
      const over = ((gap + (begin & gap)) ^ gap) | begin;
      reached[row + w] = over;
      any |= over;
      carry = (over & gap) >>> 31;
    }
    return any !== 0;
  };
  /** after = `here`, and every position that comes there over blanks. */
  const goUnder = (): void => {
    let coming = 0;
    for (let w = words - 1; w >= 0; w -= 1) {
      let through = blank[w]!;
      let under = here[w]! | (coming & through);
      for (let by = 1; by < 32; by *= 2) {
        under |= through & (under >>> by);
        through &= through >>> by;
      }
      after[w] = under;
      coming = under << 31;
    }
  };
  /** Keeps of `here` what has `run` cells of its own from there on. */
  const narrow = (run: number): void => {
    for (let have = 1; have < run;) {
      const more = Math.min(have, run - have, 16);
      for (let w = 0; w < words; w += 1) here[w]! &= (here[w]! >>> more) | (here[w + 1]! << (32 - more));
      have += more;
    }
  };
  /** Adds to `here` the cells that runs starting there cover. */
  const widen = (run: number): void => {
    for (let have = 1; have < run;) {
      const more = Math.min(have, run - have, 16);
      for (let w = words - 1; w > 0; w -= 1) here[w]! |= (here[w]! << more) | (here[w - 1]! >>> (32 - more));
      here[0]! |= here[0]! << more;
      have += more;
    }
  };
  /** Moves `here` up, or down. */
  const moveUp = (by: number): void => {
    const [far, near] = [by >> 5, by & 31];
    for (let w = words - 1; w >= 0; w -= 1) {
      const low = w >= far ? here[w - far]! : 0;
      here[w] = near === 0 ? low : (low << near) | ((w > far ? here[w - far - 1]! : 0) >>> (32 - near));
    }
  };
  const moveDown = (by: number): void => {
    const [far, near] = [by >> 5, by & 31];
    for (let w = 0; w < words; w += 1) {
      const high = w + far < words ? here[w + far]! : 0;
      here[w] = near === 0 ? high : (high >>> near) | ((w + far + 1 < words ? here[w + far + 1]! : 0) << (32 - near));
    }
  };

  return {
    words,
    found,
    starts,
    solve(clue, colours, length, values, can, at) {
      const runs = clue.length;
      if (runs > most) return false;
      for (let w = 0; w < words; w += 1) {
        blank[w] = can[at + w]!;
        here[w] = 0;
      }
      found.fill(0, 0, values * words);

      // From the left.
      here[0] = 1;
      goOver(0);
      for (let j = 0; j < runs; j += 1) {
        const run = clue[j]!;
        if (run > length) return false;
        const own = at + (colours[j]! + 1) * words;
        for (let w = 0; w < words; w += 1) here[w] = can[own + w]!;
        narrow(run);
        for (let w = 0; w < words; w += 1) {
          here[w]! &= reached[j * words + w]!;
          starts[j * words + w] = here[w]!;
        }
        moveUp(run);
        if (j + 1 < runs && colours[j] === colours[j + 1]) {
          for (let w = 0; w < words; w += 1) here[w]! &= blank[w]!;
          moveUp(1);
        }
        if (!goOver((j + 1) * words)) return false;
      }
      if (((reached[runs * words + (length >> 5)]! >>> (length & 31)) & 1) === 0) return false;

      // From the right, and what both sides agree upon.
      here.fill(0);
      here[length >> 5] = 1 << (length & 31);
      goUnder();
      for (let j = runs; ; j -= 1) {
        for (let w = 0; w < words; w += 1)
          found[w]! |= blank[w]! & reached[j * words + w]! & ((after[w]! >>> 1) | (after[w + 1]! << 31));
        if (j === 0) return true;
        const row = (j - 1) * words;
        const run = clue[j - 1]!;
        const isGap = j < runs && colours[j - 1] === colours[j];
        for (let w = 0; w < words; w += 1)
          here[w] = isGap ? blank[w]! & ((after[w]! >>> 1) | (after[w + 1]! << 31)) : after[w]!;
        moveDown(run);
        for (let w = 0; w < words; w += 1) {
          here[w]! &= starts[row + w]!;
          starts[row + w] = here[w]!;
        }
        goUnder();
        if (isGap) {
          moveUp(run);
          for (let w = 0; w < words; w += 1) found[w]! |= here[w]!;
          for (let w = 0; w < words; w += 1) here[w] = starts[row + w]!;
        }
        widen(run);
        const own = (colours[j - 1]! + 1) * words;
        for (let w = 0; w < words; w += 1) found[own + w]! |= here[w]!;
      }
    },
  };
}
