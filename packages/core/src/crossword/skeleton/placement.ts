// Words without places and places without words, as numbers.
import { foldKana } from '../fold-kana.ts';
import { graphemes } from '../graphemes.ts';
import { crosswordLimits } from '../limits.ts';
import type { CrosswordPuzzle } from '../types.ts';

/** Place p of slot s is the number `base[s] + p` in the arrays below. */
export interface Placement {
  readonly slots: number;
  readonly base: Int32Array;
  /** By place: its cell. Cells count in the order of the places. */
  readonly cellOf: Int32Array;
  /** By cell: its places are `placesAt[firstAt[cell]]` and on, until `firstAt[cell + 1]`. */
  readonly firstAt: Int32Array;
  readonly placesAt: Int32Array;
  readonly slotOf: Int32Array;
  /** By cell: its index on the board. */
  readonly boardCell: readonly number[];
  readonly letters: number;
  /** 32-bit numbers of a mask of letters. */
  readonly maskSpan: number;
  /** By slot: the words of its length. */
  readonly lists: readonly WordList[];
  /** By slot: the word of its entry. */
  readonly own: Int32Array;
  /** By cell: the letter it has on the board; `letters` where no word has that. */
  readonly letterOf: Int32Array;
}
/** The different words of one length, and the slots they are for. */
export interface WordList {
  readonly length: number;
  readonly words: number;
  /** How often each word is to be placed: once, but for a board that has it twice. */
  readonly copies: Int32Array;
  /** Letter p of word w is `text[w × length + p]`. */
  readonly text: Int32Array;
  readonly slots: readonly number[];
  /** 32-bit numbers of a set of words. */
  readonly span: number;
  /** Words with a letter in a place: the set at `(place × letters + letter) × span`. */
  readonly bits: Int32Array;
}

/** Pairs of a word and a slot of its length: five thousand of one length. */
const MOST_PAIRS = 25_000_000;

const keyOf = (letters: readonly string[]): string => letters.join('\u0000');

/**
 * The words and slots of a board; `mismatched` where there are not as many of each length, `too-large` where the sets would
 * be too large.
 */
export function readPlacement({ cells: held, entries }: CrosswordPuzzle): Placement | 'mismatched' | 'too-large' {
  const words = entries.map(({ answer }) => graphemes(answer).map(foldKana));
  if (words.some(({ length }, nth) => length !== entries[nth]!.cells.length)) return 'mismatched';
  const letterIds = new Map<string, number>();
  for (const letter of words.flat()) if (!letterIds.has(letter)) letterIds.set(letter, letterIds.size);
  const letters = letterIds.size;
  const maskSpan = Math.ceil(letters / 32);

  const byLength = new Map<number, number[]>();
  for (const [slot, { length }] of words.entries()) {
    const slots = byLength.get(length);
    if (slots) slots.push(slot);
    else byLength.set(length, [slot]);
  }
  const base = new Int32Array(entries.length + 1);
  for (const [slot, { length }] of words.entries()) base[slot + 1] = base[slot]! + length;
  const places = base[entries.length]!;
  let size = places * maskSpan;
  let pairs = 0;
  for (const [length, slots] of byLength) {
    const span = Math.ceil(slots.length / 32);
    pairs += slots.length * slots.length;
    size += slots.length * span + length * letters * span;
  }
  if (size > crosswordLimits.letterIndex || pairs > MOST_PAIRS) return 'too-large';

  const own = new Int32Array(entries.length);
  const lists: WordList[] = [];
  for (const [length, slots] of byLength) {
    const ids = new Map<string, number>();
    for (const slot of slots) {
      const key = keyOf(words[slot]!);
      own[slot] = ids.get(key) ?? ids.size;
      ids.set(key, own[slot]);
    }
    const span = Math.ceil(ids.size / 32);
    const copies = new Int32Array(ids.size);
    const text = new Int32Array(ids.size * length);
    const bits = new Int32Array(length * letters * span);
    for (const slot of slots) {
      const word = own[slot]!;
      copies[word]! += 1;
      for (let place = 0; place < length; place += 1) {
        const letter = letterIds.get(words[slot]![place]!)!;
        text[word * length + place] = letter;
        bits[(place * letters + letter) * span + (word >> 5)]! |= 1 << (word & 31);
      }
    }
    const list = { length, words: ids.size, copies, text, slots, span, bits };
    for (const slot of slots) lists[slot] = list;
  }

  const cellIds = new Map<number, number>();
  const cellOf = new Int32Array(places);
  const slotOf = new Int32Array(places);
  for (const [slot, { cells }] of entries.entries()) {
    for (const [place, cell] of cells.entries()) {
      if (!cellIds.has(cell)) cellIds.set(cell, cellIds.size);
      cellOf[base[slot]! + place] = cellIds.get(cell)!;
      slotOf[base[slot]! + place] = slot;
    }
  }
  const firstAt = new Int32Array(cellIds.size + 1);
  for (const cell of cellOf) firstAt[cell + 1]! += 1;
  for (let cell = 0; cell < cellIds.size; cell += 1) firstAt[cell + 1]! += firstAt[cell]!;
  const next = firstAt.slice();
  const placesAt = new Int32Array(places);
  for (const [place, cell] of cellOf.entries()) {
    placesAt[next[cell]!] = place;
    next[cell]! += 1;
  }
  const boardCell = [...cellIds.keys()];
  const letterOf = Int32Array.from(boardCell, (cell) => letterIds.get(foldKana(held[cell]?.letter ?? '')) ?? letters);
  return {
    slots: entries.length,
    base,
    cellOf,
    firstAt,
    placesAt,
    slotOf,
    boardCell,
    letters,
    maskSpan,
    lists,
    own,
    letterOf,
  };
}
