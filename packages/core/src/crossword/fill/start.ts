// What may stand where before the search: the words of each slot after pins, letters, scores and tags.
import { foldKana } from '../fold-kana.ts';
import { graphemes } from '../graphemes.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { findWord } from '../lexicon/lexicon.ts';
import type { Pattern } from '../pattern/read-pattern.ts';
import type { FillDetail, Pin, TooFew } from '../types.ts';
import type { Start } from './domains.ts';
import type { Grid } from './grid.ts';

/** What is asked of a fill besides the pattern. */
export interface Wanted {
  readonly pinned?: readonly Pin[];
  readonly minScore?: number;
  readonly without?: readonly string[];
}

/** By slot the pin that lies in it; undefined where none does. */
export type Pinned = readonly (Pin | undefined)[];

/** No letter of the lexicon. */
const FOREIGN = -1;

/** Lays the pins in their slots. */
export function layPins({ slots }: Grid, { width }: Pattern, pins: readonly Pin[]): Pinned | FillDetail {
  const pinned = slots.map((): Pin | undefined => undefined);
  const seen = new Set<string>();
  for (const [nth, pin] of pins.entries()) {
    const problem = (why: 'no-slot' | 'wrong-length' | 'twice'): FillDetail => ({ code: 'bad-pin', pin: nth, why });
    const first = pin.row * width + pin.column;
    const slot = slots.findIndex((one) => one.direction === pin.direction && one.first === first);
    if (slot < 0 || pin.column >= width) return problem('no-slot');
    const letters = graphemes(pin.answer).map(foldKana);
    if (letters.length !== slots[slot]!.length) return problem('wrong-length');
    const key = letters.join('\u0000');
    if (seen.has(key) || pinned[slot]) return problem('twice');
    seen.add(key);
    pinned[slot] = pin;
  }
  return pinned;
}

/** By cell the letter that must stand there, folded; undefined where any may. Or the pin that contradicts. */
export function fixedLetters(
  { slots }: Grid,
  { cells }: Pattern,
  pinned: Pinned,
  pins: readonly Pin[],
): (string | undefined)[] | FillDetail {
  const fixed = cells.map((letter) => (letter === null || letter === '' ? undefined : foldKana(letter)));
  for (const [slot, pin] of pinned.entries()) {
    if (!pin) continue;
    const { first, step } = slots[slot]!;
    for (const [place, letter] of graphemes(pin.answer).map(foldKana).entries()) {
      const cell = first + place * step;
      if (fixed[cell] !== undefined && fixed[cell] !== letter)
        return { code: 'bad-pin', pin: pins.indexOf(pin), why: 'conflict' };
      fixed[cell] = letter;
    }
  }
  return fixed;
}

/** The words of every open slot with at least this score; closed are those with a pin. */
export function startOf(
  grid: Grid,
  lexicon: Lexicon,
  fixed: readonly (string | undefined)[],
  pinned: Pinned,
  least: number,
  without: readonly string[],
): Start {
  const { slots, index, maskSpan, letters } = grid;
  const idOf = new Map(lexicon.letters.map((letter, id) => [letter, id]));
  const ids = fixed.map((letter) => (letter === undefined ? undefined : (idOf.get(letter) ?? FOREIGN)));
  const allowed = new Map<number, Int32Array>();
  for (const { length, count, span } of index) {
    if (!allowed.has(length)) allowed.set(length, wordsFrom(lexicon, length, count, span, least));
  }
  for (const tag of without) take(lexicon, tag, allowed);
  for (const [slot, pin] of pinned.entries()) {
    if (!pin) continue;
    const wanted = graphemes(pin.answer).map((letter) => idOf.get(foldKana(letter)) ?? FOREIGN);
    const word = findWord(lexicon, wanted);
    if (word >= 0) allowed.get(slots[slot]!.length)![word >> 5]! &= ~(1 << (word & 31));
  }

  const words = new Int32Array(index.reduce((sum, { span }) => sum + span, 0));
  let at = 0;
  for (const [slot, { first, step, length }] of slots.entries()) {
    const { span, bits } = index[slot]!;
    const own = words.subarray(at, at + span);
    own.set(allowed.get(length)!);
    at += span;
    for (let place = 0; place < length; place += 1) {
      const letter = ids[first + place * step];
      if (letter === undefined) continue;
      const set = letter === FOREIGN ? undefined : bits.subarray((place * letters + letter) * span);
      for (let nth = 0; nth < span; nth += 1) own[nth]! &= set ? set[nth]! : 0;
    }
  }

  const masks = new Int32Array(grid.cells * maskSpan);
  for (let cell = 0; cell < grid.cells; cell += 1) {
    const id = ids[cell];
    for (let letter = 0; letter < letters; letter += 1) {
      if (id === undefined || id === letter) masks[cell * maskSpan + (letter >> 5)]! |= 1 << (letter & 31);
    }
  }
  return { isOpen: Uint8Array.from(pinned, (pin) => (pin ? 0 : 1)), words, masks };
}

/** The best words come first, so those with a score are the first so many. */
function wordsFrom(
  { scores, firsts }: Lexicon,
  length: number,
  count: number,
  span: number,
  least: number,
): Int32Array {
  const first = firsts[length] ?? 0;
  const set = new Int32Array(span);
  for (let word = 0; word < count && scores[first + word]! >= least; word += 1) set[word >> 5]! |= 1 << (word & 31);
  return set;
}

function take({ tags, tagEnds, tagged, firsts }: Lexicon, tag: string, from: ReadonlyMap<number, Int32Array>): void {
  const nth = tags.indexOf(tag);
  if (nth < 0) return;
  const words = tagged.subarray(nth === 0 ? 0 : tagEnds[nth - 1], tagEnds[nth]);
  for (const [length, set] of from) {
    for (const word of words) {
      const own = word - firsts[length]!;
      if (own >= 0 && own < 32 * set.length) set[own >> 5]! &= ~(1 << (own & 31));
    }
  }
}

/** Lengths of which there are fewer words than open slots. */
export function tooFew({ slots, index }: Grid, { isOpen, words }: Start): TooFew[] {
  const wanted = new Map<number, number>();
  const have = new Map<number, Int32Array>();
  let at = 0;
  for (const [slot, { length }] of slots.entries()) {
    const { span } = index[slot]!;
    const own = words.subarray(at, at + span);
    at += span;
    if (isOpen[slot] === 0) continue;
    wanted.set(length, (wanted.get(length) ?? 0) + 1);
    const all = have.get(length) ?? new Int32Array(span);
    for (let nth = 0; nth < span; nth += 1) all[nth]! |= own[nth]!;
    have.set(length, all);
  }
  const few: TooFew[] = [];
  for (const [length, count] of [...wanted].toSorted(([a], [b]) => a - b)) {
    let words32 = 0;
    for (let set of have.get(length)!) for (; set !== 0; set &= set - 1) words32 += 1;
    if (words32 < count) few.push({ length, slots: count, words: words32 });
  }
  return few;
}
