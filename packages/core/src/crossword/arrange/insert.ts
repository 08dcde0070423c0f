import type { Random } from '../../random.ts';
import { BELOW, IN_ACROSS, IN_DOWN, LEFT, RIGHT, UP } from './around.ts';
import { blurOf } from './blur.ts';
import { ACROSS, DOWN, type Layout, type Room } from './layout.ts';
import { openTo } from './open-cells.ts';
import { CROSSING, extent } from './score.ts';
import { spanWith } from './span-with.ts';
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
  const { cells, amount, letters, owners, around, stride, box, columnOf, rowOf } = layout;
  const { width, height, columns, rows } = room;
  const open = new Int32Array(cells.length);
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

  /** Puts the cells of a letter that are open into `open`, the newest first, which are at the edges; how many. */
  function gather(letter: number, most: number, isOpen: Uint8Array): number {
    const last = from[letter]! + amount[letter]! - 1;
    const lowest = Math.max(from[letter]!, last - most + 1);
    let count = 0;
    for (let k = last; k >= lowest; k -= 1) {
      const cell = cells[k]!;
      open[count] = cell;
      count += isOpen[around[cell]!]!;
    }
    return count;
  }

  /** How many words it would cross with that letter in that cell; 0 where it can't lie. Near cells refuse most. */
  function crossedAt(begin: number, length: number, nth: number, cell: number, way: number): number {
    const step = way === ACROSS ? 1 : stride;
    const beside = way === ACROSS ? UP | BELOW : LEFT | RIGHT;
    const along = way === ACROSS ? IN_ACROSS : IN_DOWN;
    let crossed = 1;
    let at = cell;
    for (let place = begin + nth - 1; place >= begin; place -= 1) {
      at -= step;
      const there = letters[at]!;
      if (there === 0) {
        if ((around[at]! & beside) !== 0) return 0;
      } else {
        if (there !== text[place]! + 1 || (around[at]! & along) !== 0) return 0;
        crossed += 1;
      }
    }
    if (letters[at - step] !== 0) return 0;
    at = cell;
    for (let place = begin + nth + 1; place < begin + length; place += 1) {
      at += step;
      const there = letters[at]!;
      if (there === 0) {
        if ((around[at]! & beside) !== 0) return 0;
      } else {
        if (there !== text[place]! + 1 || (around[at]! & along) !== 0) return 0;
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
      const length = lengthOf(list, word);
      const { left, right, top, bottom } = box;
      const isTorn = layout.torn() > 0;
      const salt = random.next();
      let best = Number.NEGATIVE_INFINITY;
      let looked = 0;
      bestAt = -1;
      for (let nth = 0; nth < length && looked < MOST_PLACES; nth += 1) {
        const letter = text[begin + nth]!;
        const count = gather(letter, MOST_PLACES - looked, openTo(nth, length, isTorn));
        looked += Math.min(amount[letter]!, MOST_PLACES - looked);
        for (let k = 0; k < count; k += 1) {
          const cell = open[k]!;
          const way = (around[cell]! & IN_ACROSS) === 0 ? ACROSS : DOWN;
          const span =
            way === ACROSS
              ? spanWith(left, right, columnOf[cell]! - nth, length, columns, width)
              : spanWith(top, bottom, rowOf[cell]! - nth, length, rows, height);
          if (span < 0) continue;
          const crossed = crossedAt(begin, length, nth, cell, way);
          if (crossed === 0) continue;
          const size = way === ACROSS ? extent(span, bottom - top + 1) : extent(right - left + 1, span);
          const first = cell - nth * (way === ACROSS ? 1 : stride);
          let value = crossed * CROSSING - size + blurOf(first, salt) * BLUR;
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
