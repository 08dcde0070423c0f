// The exact line solver, all places of a block at once: a set of positions is a row of bits. A position p means "the
// cells before p are settled and the next block may start here"; behind the last cell stands one blank cell more, so
// that every block ends before a blank. Going over cells that may be blank is one addition, whose carry runs on.
import { limits } from '../limits.ts';
import type { Clue } from './types.ts';

/** Solves lines of one number of words of 32 bits; its arrays are overwritten by the next line. */
export interface LineSolver {
  /** Words a set of cells takes: the cells and two positions more. */
  readonly words: number;
  /**
   * Finds what each cell can be. The line's filled cells are the words of `lines` from `at` on, its blank cells the
   * words after those. False when nothing fulfils the clue. For k runs about k × words × 12 ns; measured with bench.
   */
  readonly solve: (clue: Clue, length: number, lines: Int32Array, at: number) => boolean;
  /** Cells that are filled, or blank, in some way to fulfil the clue. */
  readonly canFill: Int32Array;
  readonly canBlank: Int32Array;
}
/** One that tells of the runs as well. */
export interface RunSolver extends LineSolver {
  /** The words of each run: where it starts in some way to fulfil the clue. */
  readonly starts: Int32Array;
}

export function wordsFor(length: number): number {
  return (length + 2 + 31) >> 5;
}

const solvers: RunSolver[] = [];
/** The solver for lines of up to this many cells, as small code; made once for each number of words. */
export function runSolverFor(length: number): RunSolver {
  const words = wordsFor(length);
  return (solvers[words] ??= words === 1 ? oneWord() : manyWords(words));
}

/** Runs a line of this many words can have; one more never fits. */
const runsOfWords = (words: number): number => Math.min(words * 16, limits.side) + 1;

function oneWord(): RunSolver {
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

/**
 * The same over several words, the lowest cells first. Run j can only start in a few of them: the first that the runs
 * before it leave (`low`), and the last from which those behind it still find room (`high`). No others are looked at.
 */
function manyWords(words: number): RunSolver {
  const most = runsOfWords(words);
  const set = (): Int32Array => new Int32Array(words);
  const [canFill, canBlank, open, blank, two, four, eight, sixteen] = [
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
  /** By run: where it can end, from the left; before it, what the runs on its left reach. */
  const ends = new Int32Array(words * most);
  const reached = new Int32Array(words * (most + 1));
  const low = new Int32Array(most + 1);
  const high = new Int32Array(most + 1);
  /** Positions of one run, a word of none before and after them. */
  const here = new Int32Array(words + 2);
  const back = new Int32Array(words + 1);

  /** back = all of `here` from which positions are reached by going on over blanks. */
  const goUnder = (from: number, to: number): void => {
    back[to + 1] = 0;
    let coming = 0;
    for (let w = to; w >= from; w -= 1) {
      let found = here[w + 1]! | (coming & blank[w]! & (1 << 31));
      found |= blank[w]! & (found >>> 1);
      found |= two[w]! & (found >>> 2);
      found |= four[w]! & (found >>> 4);
      found |= eight[w]! & (found >>> 8);
      found |= sixteen[w]! & (found >>> 16);
      back[w] = found;
      coming = found << 31;
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
      let room = length + 1;
      for (let j = 0; j < runs; j += 1) room -= clue[j]! + 1;
      if (room < 0) return false;
      for (let w = 0; w < words; w += 1) {
        open[w] = ~lines[at + words + w]! & cellsOf(length, w);
        const gap = ~lines[at + w]! & cellsOf(length + 1, w);
        blank[w] = gap;
        two[w] = gap & (gap >>> 1);
        four[w] = two[w]! & (two[w]! >>> 2);
        eight[w] = four[w]! & (four[w]! >>> 4);
        sixteen[w] = eight[w]! & (eight[w]! >>> 8);
        canFill[w] = 0;
        canBlank[w] = 0;
      }
      starts.fill(0, 0, runs * words);

      // From the left. `room` is the last position where the next run can start.
      let from = 0;
      let to = room >> 5;
      for (let w = 0, carry = 1; w <= to; w += 1) {
        const found = ((blank[w]! + (carry & blank[w]!)) ^ blank[w]!) | carry;
        reached[w] = found;
        carry = (found & blank[w]!) >>> 31;
      }
      for (let j = 0; j < runs; j += 1) {
        const run = clue[j]!;
        while (from < to && reached[j * words + from] === 0) from += 1;
        low[j] = from;
        high[j] = to;
        // Where `run` open cells follow one another.
        const far = run >> 5;
        const near = run & 31;
        const until = to + far + 1 < words ? to + far + 1 : words - 1;
        for (let w = from; w <= until; w += 1) here[w + 1] = open[w]!;
        here[until + 2] = 0;
        for (let have = 1; have < run;) {
          const more = have < 16 ? (have < run - have ? have : run - have) : run - have < 16 ? run - have : 16;
          for (let w = from + 1; w <= until + 1; w += 1)
            here[w]! &= (here[w]! >>> more) | (here[w + 1]! << (32 - more));
          have += more;
        }
        here[from] = 0;
        for (let w = from; w <= to; w += 1) here[w + 1]! &= reached[j * words + w]!;
        here[to + 2] = 0;
        // Its ends are `run` further on, on a blank; and behind that blank one goes on.
        room += run + 1;
        const next = room >> 5;
        const row = (j + 1) * words;
        let any = 0;
        let ended = 0;
        let carry = 0;
        for (let w = from + far; w <= next; w += 1) {
          const moved = here[w - far + 1]!;
          const end = (near === 0 ? moved : (moved << near) | (here[w - far]! >>> (32 - near))) & blank[w]!;
          ends[j * words + w] = end;
          any |= end;
          const begin = (end << 1) | ended | carry;
          const found = ((blank[w]! + (begin & blank[w]!)) ^ blank[w]!) | begin;
          reached[row + w] = found;
          ended = end >>> 31;
          carry = (found & blank[w]!) >>> 31;
        }
        if (any === 0) return false;
        from += far;
        to = next;
      }
      const goal = length + 1;
      const last = runs * words;
      while (from < to && reached[last + from] === 0) from += 1;
      low[runs] = from;
      high[runs] = to;
      if (to !== goal >> 5 || ((reached[last + to]! >>> (goal & 31)) & 1) === 0) return false;

      // From the right, and what both sides agree upon.
      for (let w = from; w < to; w += 1) here[w + 1] = 0;
      here[to + 1] = 1 << (goal & 31);
      goUnder(from, to);
      for (let j = runs; ; j -= 1) {
        const row = j * words;
        for (let w = from; w <= to; w += 1)
          canBlank[w]! |= blank[w]! & reached[row + w]! & ((back[w]! >>> 1) | (back[w + 1]! << 31));
        if (j === 0) return true;
        const before = row - words;
        const run = clue[j - 1]!;
        const far = run >> 5;
        const near = run & 31;
        const first = low[j - 1]!;
        const final = high[j - 1]!;
        // Its ends may lie a word before the first position behind them.
        if (from > first + far) {
          from -= 1;
          back[from] = 0;
        }
        here[from] = 0;
        for (let w = from; w <= to; w += 1) {
          const end = ends[before + w]! & ((back[w]! >>> 1) | (back[w + 1]! << 31));
          here[w + 1] = end;
          canBlank[w]! |= end;
        }
        here[to + 2] = 0;
        // Moved down to where it starts; the words that come in are above those that are read.
        for (let w = first; w <= final; w += 1) {
          const lower = w + far <= to && w + far >= from ? here[w + far + 1]! : 0;
          const higher = w + far + 1 <= to && w + far + 1 >= from ? here[w + far + 2]! : 0;
          starts[before + w] = near === 0 ? lower : (lower >>> near) | (higher << (32 - near));
        }
        for (let w = first; w <= final; w += 1) here[w + 1] = starts[before + w]!;
        goUnder(first, final);
        for (let w = final + 1; w <= to; w += 1) here[w + 1] = 0;
        here[first] = 0;
        for (let have = 1; have < run;) {
          const more = have < 16 ? (have < run - have ? have : run - have) : run - have < 16 ? run - have : 16;
          for (let w = to + 1; w > first; w -= 1) here[w]! |= (here[w]! << more) | (here[w - 1]! >>> (32 - more));
          have += more;
        }
        for (let w = first; w <= to; w += 1) canFill[w]! |= here[w + 1]!;
        from = first;
        to = final;
      }
    },
  };
}

/** The cells below `length` in word w, as bits. */
export function cellsOf(length: number, w: number): number {
  const left = length - w * 32;
  return left >= 32 ? -1 : left <= 0 ? 0 : (1 << left) - 1;
}
