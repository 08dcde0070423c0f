// Why a line is as it is: few of its known cells from which that follows already. A clue is a strip of states (a gap,
// the cells of a run, a gap …), a set of states is a row of bits, and a cell moves the whole set at once.
import type { Clue } from '../types.ts';

/** What is known of a line, cell by cell. `FREE` cells are known too, and cost nothing to name. */
export const UNKNOWN = 0;
export const FILLED = 1;
export const BLANK = 2;
const FREE = 4;
export const FREE_FILLED: number = FREE | FILLED;
export const FREE_BLANK: number = FREE | BLANK;

export interface Explainer {
  /** To be filled in, a cell a place, before asking. */
  readonly line: Uint8Array;
  /** After `explain`: 1 for the cells that the reason needs. */
  readonly needed: Uint8Array;
  /**
   * The line can't be as it is; names cells of it (among those not free, a set of which none can be left out) that
   * suffice. Of two such sets, one found from either end, the smaller one. Returns their number, or -1 where the line
   * can be as it is. About 4 × length × states / 32 × 3 ns.
   */
  readonly explain: (clue: number, length: number) => number;
  /** Can the clue be fulfilled with what is known? */
  readonly fits: (clue: number, length: number) => boolean;
}

/** For lines of at most `longest` cells with these clues (plain ones, by index). */
export function createExplainer(clues: readonly Clue[], longest: number): Explainer {
  const words = ((longest + 2) >> 5) + 1;
  /** By clue: the states that are cells of a run. The others, up to `count`, are gaps. */
  const runs = new Int32Array(clues.length * words);
  const gaps = new Int32Array(clues.length * words);
  /** States with which a line can end: in the last gap, or at the end of the last run. */
  const ends = new Int32Array(clues.length * words);
  /** Words that the states of a clue take; 0 for a clue that is longer than any line. */
  const used = new Int32Array(clues.length);
  for (const [nth, clue] of clues.entries()) {
    const states = clue.reduce((sum, run) => sum + run + 1, 1);
    if (states > longest + 2) continue;
    used[nth] = ((states - 1) >> 5) + 1;
    const put = (set: Int32Array, state: number): void => {
      set[nth * words + (state >> 5)]! |= 1 << (state & 31);
    };
    let state = 0;
    put(gaps, 0);
    for (const run of clue) {
      for (let cell = 0; cell < run; cell += 1) put(runs, (state += 1));
      put(gaps, (state += 1));
    }
    put(ends, state);
    if (state > 0) put(ends, state - 1);
  }
  const line = new Uint8Array(longest);
  const needed = new Uint8Array(longest);
  const other = new Uint8Array(longest);
  /** Before each cell: the states from which the line can be ended, or that can be reached. */
  const sets = new Int32Array((longest + 1) * words);
  const now = new Int32Array(words);
  const both = new Int32Array(words);

  // One word of states.
  const narrowFits = (clue: number, length: number): boolean => {
    const [run, gap] = [runs[clue * words]!, gaps[clue * words]!];
    let at = 1;
    for (let cell = 0; cell < length; cell += 1) {
      const code = line[cell]! & 3;
      at = (code === BLANK ? 0 : (at << 1) & run) | (code === FILLED ? 0 : (at | (at << 1)) & gap);
    }
    return (at & ends[clue * words]!) !== 0;
  };
  const narrowFromLeft = (clue: number, length: number, into: Uint8Array): number => {
    const [run, gap] = [runs[clue * words]!, gaps[clue * words]!];
    let good = ends[clue * words]!;
    for (let cell = length - 1; cell >= 0; cell -= 1) {
      sets[cell + 1] = good;
      const code = line[cell]! & 3;
      const blank = good & gap;
      good = (code === BLANK ? 0 : (good & run) >>> 1) | (code === FILLED ? 0 : blank | (blank >>> 1));
    }
    if ((good & 1) !== 0) return -1;
    let count = 0;
    let at = 1;
    for (let cell = 0; cell < length; cell += 1) {
      const code = line[cell]!;
      const filled = (at << 1) & run;
      const blank = (at | (at << 1)) & gap;
      into[cell] = 0;
      if (code === UNKNOWN || (code < FREE && ((filled | blank) & sets[cell + 1]!) === 0)) at = filled | blank;
      else {
        into[cell] = 1;
        at = (code & FILLED) !== 0 ? filled : blank;
        if (code < FREE) count += 1;
      }
    }
    return count;
  };
  const narrowFromRight = (clue: number, length: number, into: Uint8Array): number => {
    const [run, gap] = [runs[clue * words]!, gaps[clue * words]!];
    let at = 1;
    for (let cell = 0; cell < length; cell += 1) {
      sets[cell] = at;
      const code = line[cell]! & 3;
      at = (code === BLANK ? 0 : (at << 1) & run) | (code === FILLED ? 0 : (at | (at << 1)) & gap);
    }
    let count = 0;
    let good = ends[clue * words]!;
    for (let cell = length - 1; cell >= 0; cell -= 1) {
      const code = line[cell]!;
      const filled = (good & run) >>> 1;
      const gapped = good & gap;
      const blank = gapped | (gapped >>> 1);
      into[cell] = 0;
      if (code === UNKNOWN || (code < FREE && ((filled | blank) & sets[cell]!) === 0)) good = filled | blank;
      else {
        into[cell] = 1;
        good = (code & FILLED) !== 0 ? filled : blank;
        if (code < FREE) count += 1;
      }
    }
    return count;
  };

  // The same for any number of words.
  /** set ← the states after one more cell. */
  const forward = (set: Int32Array, clue: number, filled: boolean, blank: boolean): void => {
    const base = clue * words;
    let carry = 0;
    for (let w = 0; w < used[clue]!; w += 1) {
      const here = set[w]!;
      const moved = (here << 1) | carry;
      carry = here >>> 31;
      set[w] = (filled ? moved & runs[base + w]! : 0) | (blank ? (here | moved) & gaps[base + w]! : 0);
    }
  };
  /** set ← the states before one cell less. */
  const backward = (set: Int32Array, clue: number, filled: boolean, blank: boolean): void => {
    const base = clue * words;
    let carry = 0;
    for (let w = used[clue]! - 1; w >= 0; w -= 1) {
      const run = filled ? set[w]! & runs[base + w]! : 0;
      const gap = blank ? set[w]! & gaps[base + w]! : 0;
      set[w] = gap | ((run | gap) >>> 1) | carry;
      carry = (run | gap) << 31;
    }
  };
  const start = (clue: number, fromLeft: boolean): void => {
    for (let w = 0; w < used[clue]!; w += 1) now[w] = fromLeft ? (w === 0 ? 1 : 0) : ends[clue * words + w]!;
  };
  const meets = (set: Int32Array, clue: number, at: number): boolean => {
    let any = 0;
    for (let w = 0; w < used[clue]!; w += 1) any |= set[w]! & sets[at + w]!;
    return any !== 0;
  };
  const wide = (clue: number, length: number, fromLeft: boolean, into: Uint8Array): number => {
    const [there, back] = fromLeft ? [backward, forward] : [forward, backward];
    const count = used[clue]!;
    start(clue, !fromLeft);
    for (let n = 0; n < length; n += 1) {
      const cell = fromLeft ? length - 1 - n : n;
      for (let w = 0; w < count; w += 1) sets[cell * words + w] = now[w]!;
      const code = line[cell]! & 3;
      there(now, clue, code !== BLANK, code !== FILLED);
    }
    let possible = 0;
    for (let w = 0; w < count; w += 1) possible |= now[w]! & (fromLeft ? (w === 0 ? 1 : 0) : ends[clue * words + w]!);
    if (possible !== 0) return -1;
    let named = 0;
    start(clue, fromLeft);
    for (let n = 0; n < length; n += 1) {
      const cell = fromLeft ? n : length - 1 - n;
      const code = line[cell]!;
      into[cell] = 0;
      if (code < FREE) {
        for (let w = 0; w < count; w += 1) both[w] = now[w]!;
        back(both, clue, true, true);
        if (code === UNKNOWN || !meets(both, clue, cell * words)) {
          for (let w = 0; w < count; w += 1) now[w] = both[w]!;
          continue;
        }
        named += 1;
      }
      into[cell] = 1;
      back(now, clue, (code & FILLED) !== 0, (code & BLANK) !== 0);
    }
    return named;
  };

  return {
    line,
    needed,
    explain(clue, length) {
      if (used[clue] === 0) {
        needed.fill(0, 0, length);
        return 0;
      }
      const narrow = used[clue] === 1;
      const left = narrow ? narrowFromLeft(clue, length, needed) : wide(clue, length, true, needed);
      if (left <= 1) return left;
      const right = narrow ? narrowFromRight(clue, length, other) : wide(clue, length, false, other);
      if (right >= left) return left;
      needed.set(other);
      return right;
    },
    fits(clue, length) {
      if (used[clue] === 0) return false;
      if (used[clue] === 1) return narrowFits(clue, length);
      start(clue, true);
      for (let cell = 0; cell < length; cell += 1) {
        const code = line[cell]! & 3;
        forward(now, clue, code !== BLANK, code !== FILLED);
      }
      let any = 0;
      for (let w = 0; w < used[clue]!; w += 1) any |= now[w]! & ends[clue * words + w]!;
      return any !== 0;
    },
  };
}
