import type { Random } from '../../random.ts';
import { createGrowth } from './growth.ts';
import { ACROSS, DOWN, type Layout, type Room } from './layout.ts';
import { CROSSING } from './score.ts';
import { lengthOf, type WordList } from './word-list.ts';

/** Words that may lie in the way of another one. */
const MOST_IN_WAY = 3;
/** What taking one out costs, and each of its crossings: half a crossing for each, since it will find another place. */
const COST = CROSSING / 4;
const COST_OF_CROSSING = CROSSING / 2;
/** The value of a place is blurred by up to so much. */
const BLUR = CROSSING / 4;
/** Places that are looked at for a word at most; of all of them every other one, by chance. */
const MOST_PLACES = 10_000;

export interface Forcing {
  /** Looks for the best place that others leave to a word; `at` is -1 where there is none. How much it looked at. */
  readonly seek: (word: number) => number;
  readonly at: () => number;
  readonly direction: () => number;
  /** The words in its way, 1 … 3. */
  readonly inWay: () => readonly number[];
}

/**
 * Where would a word that is not laid cross the most others, if up to three were not in its way? Best insertion (see
 * `createInsertion`) never finds such places, and search by chance seldom clears them (ejection chains: Glover 1996).
 */
export function createForcing(layout: Layout, list: WordList, room: Room, pins: number, random: Random): Forcing {
  const { text, start, from } = list;
  const { cells, amount, letters, owners, stride, degree } = layout;
  const growth = createGrowth(layout, room);
  const way = new Int32Array(MOST_IN_WAY);
  let count = 0;
  const bestOut = new Int32Array(MOST_IN_WAY);
  let bestCount = 0;
  let bestAt = -1;
  let bestWay = ACROSS;

  /** Notes a word that has to go; false where it stays, or where there are too many. */
  function note(word: number): boolean {
    for (let nth = 0; nth < count; nth += 1) if (way[nth] === word) return true;
    if (word < pins || count === MOST_IN_WAY) return false;
    way[count] = word;
    count += 1;
    return true;
  }
  /** Notes all words of a cell. */
  function clear(cell: number): boolean {
    const across = owners[ACROSS][cell]!;
    const down = owners[DOWN][cell]!;
    return (across === 0 || note(across - 1)) && (down === 0 || note(down - 1));
  }

  /** Notes the words in the way of a word; how many it would cross besides, -1 where it can't lie, 0 where none is noted. */
  function crossedBeside(word: number, first: number, direction: number): number {
    const step = direction === ACROSS ? 1 : stride;
    const aside = direction === ACROSS ? stride : 1;
    const own = owners[direction]!;
    const other = owners[1 - direction]!;
    const begin = start[word]!;
    const length = lengthOf(list, word);
    count = 0;
    if (letters[first - step] !== 0 && !clear(first - step)) return -1;
    if (letters[first + length * step] !== 0 && !clear(first + length * step)) return -1;
    for (let nth = 0, at = first; nth < length; nth += 1, at += step) {
      const there = letters[at]!;
      if (there === 0) {
        if (letters[at - aside] !== 0 && !clear(at - aside)) return -1;
        if (letters[at + aside] !== 0 && !clear(at + aside)) return -1;
      } else if (there === text[begin + nth]! + 1) {
        if (own[at] !== 0 && !note(own[at]! - 1)) return -1;
      } else if (!clear(at)) return -1;
    }
    // Where nothing is in its way insertion finds it.
    if (count === 0) return 0;
    let crossed = 0;
    for (let nth = 0, at = first; nth < length; nth += 1, at += step) {
      if (other[at] === 0 || letters[at] !== text[begin + nth]! + 1) continue;
      crossed += 1;
      for (let k = 0; k < count; k += 1) if (way[k] === other[at]! - 1) crossed -= 1;
    }
    return crossed;
  }

  return {
    at: () => bestAt,
    direction: () => bestWay,
    inWay: () => [...bestOut.subarray(0, bestCount)],
    seek(word) {
      const begin = start[word]!;
      const length = lengthOf(list, word);
      let most = Number.NEGATIVE_INFINITY;
      let looked = 0;
      bestAt = -1;
      for (let nth = 0; nth < length; nth += 1) {
        const letter = text[begin + nth]!;
        const end = from[letter]! + amount[letter]!;
        for (let k = from[letter]! + (random.next() & 1); k < end && looked < MOST_PLACES; k += 2) {
          looked += 1;
          const cell = cells[k]!;
          const direction = owners[ACROSS][cell] === 0 ? ACROSS : DOWN;
          if (direction === DOWN && owners[DOWN][cell] !== 0) continue;
          const size = growth(cell, direction, nth, length);
          if (size < 0) continue;
          const first = cell - nth * (direction === ACROSS ? 1 : stride);
          const crossed = crossedBeside(word, first, direction);
          if (crossed < 1) continue;
          let value = crossed * CROSSING - size + ((random.next() >>> 16) * BLUR) / 65_536;
          for (let n = 0; n < count; n += 1) value -= COST + COST_OF_CROSSING * degree[way[n]!]!;
          if (value <= most) continue;
          most = value;
          bestAt = first;
          bestWay = direction;
          bestOut.set(way);
          bestCount = count;
        }
      }
      return 4 * looked;
    },
  };
}
