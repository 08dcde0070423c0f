// The exact line solver, all places of a block at once: a set of positions is a row of bits. A position p means "the
// cells before p are settled and the next block may start here"; behind the last cell stands one blank cell more, so
// that every block ends before a blank. Going over cells that may be blank is one addition, whose carry runs on.
import { limits } from '../limits.ts';
import type { Clue } from './types.ts';

/** Solves lines of one width in words of 32 bits; its arrays are overwritten by the next line. */
export interface LineSolver {
  /** Words a set of cells takes: the cells and two positions more. */
  readonly words: number;
  /**
   * Finds what each cell can be. The line's filled cells are the words of `lines` from `at` on, its blank cells the
   * words after those. False when nothing fulfils the clue. About k × words × 20 ns for k runs.
   */
  readonly solve: (clue: Clue, length: number, lines: Int32Array, at: number) => boolean;
  /** Cells that are filled, or blank, in some way to fulfil the clue. */
  readonly canFill: Int32Array;
  readonly canBlank: Int32Array;
  /** The words of each run: where it starts in some way to fulfil the clue. */
  readonly starts: Int32Array;
}

export function wordsFor(length: number): number {
  return (length + 2 + 31) >> 5;
}

const solvers: LineSolver[] = [];
/** The solver for lines of up to this many cells; made once for each number of words. */
export function lineSolverFor(length: number): LineSolver {
  const words = wordsFor(length);
  return (solvers[words] ??= words === 1 ? oneWord() : manyWords(words));
}

/** Runs a line of this many words can have; one more never fits. */
const runsOfWords = (words: number): number => Math.min(words * 16, limits.side) + 1;

function oneWord(): LineSolver {
  const [canFill, canBlank] = [new Int32Array(1), new Int32Array(1)];
  const starts = new Int32Array(runsOfWords(1));
  const reached = new Int32Array(runsOfWords(1) + 1);
  return {
    words: 1,
    canFill,
    canBlank,
    starts,
    solve(clue, length, lines, at) {
      const runs = clue.length;
      if (runs >= starts.length) return false;
      const open = ~lines[at + 1]! & ((1 << length) - 1);
      const blank = ~lines[at]! & ((2 << length) - 1);
      let ready = over(1, blank);
      for (let j = 0; j < runs; j += 1) {
        reached[j] = ready;
        const run = clue[j]!;
        if (run > length) return false;
        let fits = open;
        for (let have = 1; have < run;) {
          const more = have < run - have ? have : run - have;
          fits &= fits >>> more;
          have += more;
        }
        const from = ready & fits & (blank >>> run);
        if (from === 0) return false;
        starts[j] = from;
        ready = over(from << (run + 1), blank);
      }
      if (((ready >>> (length + 1)) & 1) === 0) return false;
      let back = under(1 << (length + 1), blank);
      let fill = 0;
      let gaps = blank & ready & (back >>> 1);
      for (let j = runs - 1; j >= 0; j -= 1) {
        const run = clue[j]!;
        const from = starts[j]! & (back >>> (run + 1));
        starts[j] = from;
        let covered = from;
        for (let have = 1; have < run;) {
          const more = have < run - have ? have : run - have;
          covered |= covered << more;
          have += more;
        }
        fill |= covered;
        back = under(from, blank);
        gaps |= (from << run) | (blank & reached[j]! & (back >>> 1));
      }
      canFill[0] = fill;
      canBlank[0] = gaps;
      return true;
    },
  };
}

/** Every position that those in `from` reach by going on over blanks. */
function over(from: number, blank: number): number {
  return ((blank + (from & blank)) ^ blank) | from;
}

/** Every position that reaches one of those in `to` by going on over blanks. */
function under(to: number, blank: number): number {
  let found = to;
  let through = blank;
  found |= through & (found >>> 1);
  through &= through >>> 1;
  found |= through & (found >>> 2);
  through &= through >>> 2;
  found |= through & (found >>> 4);
  through &= through >>> 4;
  found |= through & (found >>> 8);
  through &= through >>> 8;
  found |= through & (found >>> 16);
  return found;
}

/** The same over several words; the words of a set lie one after the other, the lowest cells first. */
function manyWords(words: number): LineSolver {
  const most = runsOfWords(words);
  const set = (): Int32Array => new Int32Array(words);
  const [canFill, canBlank, open, blank, ready, back, shifted, through] = [
    set(),
    set(),
    set(),
    set(),
    set(),
    set(),
    set(),
    set(),
  ] as const;
  const starts = new Int32Array(words * most);
  const reached = new Int32Array(words * (most + 1));

  /** ready = everything reached from `from` over blanks. */
  const goOver = (from: Int32Array): void => {
    let carry = 0;
    for (let w = 0; w < words; w += 1) {
      const gap = blank[w]!;
      // As unsigned numbers, so that the carry out of the word is seen.
      const sum = (gap >>> 0) + ((from[w]! & gap) >>> 0) + carry;
      carry = sum > 0xffffffff ? 1 : 0;
      ready[w] = ((sum | 0) ^ gap) | from[w]!;
    }
  };
  /** back = everything that reaches `to` over blanks. */
  const goUnder = (to: Int32Array): void => {
    let coming = 0;
    for (let w = words - 1; w >= 0; w -= 1) {
      // A position reached in the word above counts when the last cell of this one may be blank.
      const found = to[w]! | (coming & blank[w]! & (1 << 31));
      back[w] = under(found, blank[w]!);
      coming = (back[w]! & 1) << 31;
    }
  };
  const up = (from: Int32Array, by: number, into: Int32Array): void => {
    const far = by >> 5;
    const near = by & 31;
    for (let w = words - 1; w >= 0; w -= 1) {
      const high = w >= far ? from[w - far]! << near : 0;
      into[w] = near > 0 && w > far ? high | (from[w - far - 1]! >>> (32 - near)) : high;
    }
  };
  const down = (from: Int32Array, by: number, into: Int32Array): void => {
    const far = by >> 5;
    const near = by & 31;
    for (let w = 0; w < words; w += 1) {
      const low = w + far < words ? from[w + far]! >>> near : 0;
      into[w] = near > 0 && w + far + 1 < words ? low | (from[w + far + 1]! << (32 - near)) : low;
    }
  };

  return {
    words,
    canFill,
    canBlank,
    starts,
    solve(clue, length, lines, at) {
      const runs = clue.length;
      if (runs >= most) return false;
      for (let w = 0; w < words; w += 1) {
        open[w] = ~lines[at + words + w]! & cellsOf(length, w);
        blank[w] = ~lines[at + w]! & cellsOf(length + 1, w);
        shifted[w] = w === 0 ? 1 : 0;
      }
      goOver(shifted);
      for (let j = 0; j < runs; j += 1) {
        const run = clue[j]!;
        const here = j * words;
        if (run > length) return false;
        for (let w = 0; w < words; w += 1) {
          reached[here + w] = ready[w]!;
          through[w] = open[w]!;
        }
        for (let have = 1; have < run;) {
          const more = have < run - have ? have : run - have;
          down(through, more, shifted);
          for (let w = 0; w < words; w += 1) through[w]! &= shifted[w]!;
          have += more;
        }
        down(blank, run, shifted);
        let any = 0;
        for (let w = 0; w < words; w += 1) {
          through[w]! &= shifted[w]! & ready[w]!;
          starts[here + w] = through[w]!;
          any |= through[w]!;
        }
        if (any === 0) return false;
        up(through, run + 1, shifted);
        goOver(shifted);
      }
      const [word, bit] = [(length + 1) >> 5, (length + 1) & 31];
      if (((ready[word]! >>> bit) & 1) === 0) return false;
      shifted.fill(0);
      shifted[word] = 1 << bit;
      goUnder(shifted);
      canFill.fill(0);
      down(back, 1, shifted);
      for (let w = 0; w < words; w += 1) canBlank[w] = blank[w]! & ready[w]! & shifted[w]!;
      for (let j = runs - 1; j >= 0; j -= 1) {
        const run = clue[j]!;
        const here = j * words;
        down(back, run + 1, shifted);
        for (let w = 0; w < words; w += 1) {
          through[w] = starts[here + w]! & shifted[w]!;
          starts[here + w] = through[w]!;
        }
        goUnder(through);
        up(through, run, shifted);
        for (let w = 0; w < words; w += 1) canBlank[w]! |= shifted[w]!;
        for (let have = 1; have < run;) {
          const more = have < run - have ? have : run - have;
          up(through, more, shifted);
          for (let w = 0; w < words; w += 1) through[w]! |= shifted[w]!;
          have += more;
        }
        down(back, 1, shifted);
        for (let w = 0; w < words; w += 1) {
          canFill[w]! |= through[w]!;
          canBlank[w]! |= blank[w]! & reached[here + w]! & shifted[w]!;
        }
      }
      return true;
    },
  };
}

/** The cells below `length` in word w, as bits. */
export function cellsOf(length: number, w: number): number {
  const left = length - w * 32;
  return left >= 32 ? -1 : left <= 0 ? 0 : (1 << left) - 1;
}
