// Sets as bits of 32-bit numbers, for the loops in which nothing may be allocated.

/** How many bits are set. */
export function bitCount(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest bit that is set; -1 where none is. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The lowest member of a set in some numbers of a list; -1 where it is empty. */
export function lowestIn(sets: Int32Array, from: number, words: number): number {
  for (let w = 0; w < words; w += 1) {
    const word = sets[from + w]!;
    if (word !== 0) return w * 32 + lowestBit(word);
  }
  return -1;
}

/** The highest member of such a set; -1 where it is empty. */
export function highestIn(sets: Int32Array, from: number, words: number): number {
  for (let w = words - 1; w >= 0; w -= 1) {
    const word = sets[from + w]!;
    if (word !== 0) return w * 32 + 31 - Math.clz32(word);
  }
  return -1;
}
