// The slots of one fill as numbers, and what is in them before the search begins.
import type { Lexicon } from '../lexicon/lexicon.ts';
import { letterIndex, type LetterIndex } from '../lexicon/letter-index.ts';
import { slotsOf, type Pattern, type Slot } from '../pattern/read-pattern.ts';

/** Place p of slot s is the number `base[s] + p` in the arrays below. */
export interface Grid {
  readonly slots: readonly Slot[];
  readonly cells: number;
  /** Letter ids, in 32-bit numbers of a mask a cell. */
  readonly letters: number;
  readonly maskSpan: number;
  /** By slot. */
  readonly base: Int32Array;
  readonly index: readonly LetterIndex[];
  /** By place: its cell, and the slot and the place that cross there, -1 where none does. */
  readonly cellOf: Int32Array;
  readonly crossSlot: Int32Array;
  readonly crossPlace: Int32Array;
}

export function gridOf(pattern: Pattern, lexicon: Lexicon): Grid {
  const slots = slotsOf(pattern);
  const base = new Int32Array(slots.length + 1);
  for (const [nth, { length }] of slots.entries()) base[nth + 1] = base[nth]! + length;
  const places = base[slots.length]!;
  const cellOf = new Int32Array(places);
  const crossSlot = new Int32Array(places).fill(-1);
  const crossPlace = new Int32Array(places).fill(-1);
  const across = new Int32Array(pattern.cells.length).fill(-1);
  for (const [nth, { direction, first, step, length }] of slots.entries()) {
    for (let place = 0; place < length; place += 1) {
      const at = base[nth]! + place;
      const cell = first + place * step;
      cellOf[at] = cell;
      const other = across[cell]!;
      if (direction === 'across') across[cell] = at;
      else if (other >= 0) [crossPlace[at], crossPlace[other]] = [other, at];
    }
  }
  const slotAt = new Int32Array(places);
  for (let nth = 0; nth < slots.length; nth += 1) slotAt.fill(nth, base[nth], base[nth + 1]);
  for (let at = 0; at < places; at += 1) if (crossPlace[at]! >= 0) crossSlot[at] = slotAt[crossPlace[at]!]!;
  const index = slots.map(({ length }) => letterIndex(lexicon, length));
  const letters = lexicon.letters.length;
  const maskSpan = Math.max(1, Math.ceil(letters / 32));
  return { slots, cells: pattern.cells.length, letters, maskSpan, base, index, cellOf, crossSlot, crossPlace };
}
