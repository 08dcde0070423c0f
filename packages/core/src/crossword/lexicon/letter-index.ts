import type { Lexicon } from './lexicon.ts';

/**
 * The words of one length as sets of bits: bit w % 32 of `bits[(place × letters + letter) × span + w / 32]` says that word
 * w has that letter in that place.
 */
export interface LetterIndex {
  readonly length: number;
  readonly count: number;
  /** 32-bit numbers in a set. */
  readonly span: number;
  readonly bits: Int32Array;
}

const known = new WeakMap<Lexicon, Map<number, LetterIndex>>();

/** Numbers that the index of a length takes, four bytes each. */
export function sizeOfIndex({ counts, letters }: Lexicon, length: number): number {
  return length * letters.length * Math.ceil((counts[length] ?? 0) / 32);
}

/** The index of a length: built when it is first asked for, and kept. About 10 ns a letter. */
export function letterIndex(lexicon: Lexicon, length: number): LetterIndex {
  const before = known.get(lexicon)?.get(length);
  if (before) return before;
  const { counts, starts, text, letters } = lexicon;
  const count = counts[length] ?? 0;
  const span = Math.ceil(count / 32);
  const bits = new Int32Array(sizeOfIndex(lexicon, length));
  let at = starts[length] ?? 0;
  for (let word = 0; word < count; word += 1) {
    const bit = 1 << (word & 31);
    for (let place = 0; place < length; place += 1) {
      bits[(place * letters.length + text[at]!) * span + (word >> 5)]! |= bit;
      at += 1;
    }
  }
  const index = { length, count, span, bits };
  const all = known.get(lexicon) ?? new Map<number, LetterIndex>();
  known.set(lexicon, all.set(length, index));
  return index;
}
