import type { Random } from '../../random.ts';
import { createGrowth } from './growth.ts';
import { ACROSS, DOWN, type Layout, type Room } from './layout.ts';
import { CROSSING } from './score.ts';
import { lengthOf, type WordList } from './word-list.ts';

/** Places that are looked at for a word at most. */
const MOST_PLACES = 20_000;
/** The value of a place is blurred by up to so much, so that no two builds are alike: three cells of a square board. */
const BLUR = 6;
/** Worth more than any crossing: the word joins parts that do not hang together yet. */
const JOIN = 1_000_000;

export interface Insertion {
  /** Looks for the best place of a word; `at` is -1 where it has none. How many places it looked at. */
  readonly seek: (word: number) => number;
  readonly at: () => number;
  readonly direction: () => number;
}

/**
 * Best insertion: of all places where a word crosses another the one that crosses most words for the least growth of the
 * box. `pieceOf` tells the parts of the layout by word while `apart` says that there are several.
 */
export function createInsertion(
  layout: Layout,
  list: WordList,
  room: Room,
  random: Random,
  { pieceOf, apart }: { readonly pieceOf: Int32Array; readonly apart: () => boolean },
): Insertion {
  const { text, start, from } = list;
  const { cells, amount, letters, owners, stride } = layout;
  const [ownersAcross, ownersDown] = owners;
  const growth = createGrowth(layout, room);
  let bestAt = -1;
  let bestWay = ACROSS;

  /** Would it cross words of different parts? */
  function joins(word: number, first: number, way: number): boolean {
    const step = way === ACROSS ? 1 : stride;
    const length = lengthOf(list, word);
    let piece = -1;
    for (let nth = 0, at = first; nth < length; nth += 1, at += step) {
      const crossed = owners[1 - way]![at]!;
      if (crossed === 0) continue;
      if (piece >= 0 && pieceOf[crossed - 1] !== piece) return true;
      piece = pieceOf[crossed - 1]!;
    }
    return false;
  }

  /** How many words it would cross with that letter in that cell; 0 where it can't lie. Near cells refuse most. */
  function crossedAt(begin: number, length: number, nth: number, cell: number, way: number): number {
    const step = way === ACROSS ? 1 : stride;
    const aside = way === ACROSS ? stride : 1;
    const own = owners[way]!;
    let crossed = 1;
    let at = cell;
    for (let place = nth - 1; place >= 0; place -= 1) {
      at -= step;
      const there = letters[at]!;
      if (there === 0) {
        if (letters[at - aside] !== 0 || letters[at + aside] !== 0) return 0;
      } else {
        if (there !== text[begin + place]! + 1 || own[at] !== 0) return 0;
        crossed += 1;
      }
    }
    if (letters[at - step] !== 0) return 0;
    at = cell;
    for (let place = nth + 1; place < length; place += 1) {
      at += step;
      const there = letters[at]!;
      if (there === 0) {
        if (letters[at - aside] !== 0 || letters[at + aside] !== 0) return 0;
      } else {
        if (there !== text[begin + place]! + 1 || own[at] !== 0) return 0;
        crossed += 1;
      }
    }
    return letters[at + step] === 0 ? crossed : 0;
  }

  return {
    at: () => bestAt,
    direction: () => bestWay,
    seek(word) {
      const begin = start[word]!;
      const length = start[word + 1]! - begin;
      let best = Number.NEGATIVE_INFINITY;
      let looked = 0;
      bestAt = -1;
      for (let nth = 0; nth < length && looked < MOST_PLACES; nth += 1) {
        const letter = text[begin + nth]!;
        const lowest = from[letter]!;
        // Where there are too many, the newest: they are at the edges.
        for (let k = lowest + amount[letter]! - 1; k >= lowest && looked < MOST_PLACES; k -= 1) {
          looked += 1;
          const cell = cells[k]!;
          const way = ownersAcross[cell] === 0 ? ACROSS : DOWN;
          if (way === DOWN && ownersDown[cell] !== 0) continue;
          const size = growth(cell, way, nth, length);
          if (size < 0) continue;
          const crossed = crossedAt(begin, length, nth, cell, way);
          if (crossed === 0) continue;
          const first = cell - nth * (way === ACROSS ? 1 : stride);
          let value = crossed * CROSSING - size + ((random.next() >>> 16) * BLUR) / 65_536;
          if (crossed > 1 && apart() && joins(word, first, way)) value += JOIN;
          if (value <= best) continue;
          best = value;
          bestAt = first;
          bestWay = way;
        }
      }
      return looked;
    },
  };
}
