import type { Json } from '../puzzle.ts';

/** The first byte of a packed value; below `first` it is the value itself. */
export const TAG = {
  first: 240,
  null: 240,
  false: 241,
  true: 242,
  whole: 243,
  negative: 244,
  fraction: 245,
  word: 246,
  object: 247,
  list: 248,
  /** A list of objects with the same keys: a list a key. */
  columns: 249,
  /** A list of lists: their lengths, then all their items in one list. */
  lists: 250,
  /** A list of numbers at so many bits each. */
  bits: 251,
  /** A list of words: each different one once, then which. */
  words: 252,
} as const;

export const MOST_BITS = 16;

/** The bits that hold each of the items; 0 where one of them is no small whole number, or there is none. */
export function bitsFor(items: readonly Json[]): number {
  let all = 1;
  for (const item of items) {
    if (typeof item !== 'number' || !Number.isInteger(item) || item < 0 || item >= 2 ** MOST_BITS) return 0;
    all |= item;
  }
  return items.length === 0 ? 0 : 32 - Math.clz32(all);
}
