import type { Random } from '../../random.ts';
import { ACROSS, DOWN, type Layout, type Room } from './layout.ts';
import { CROSSING, extent } from './score.ts';
import { lengthOf, type WordList } from './word-list.ts';

/** Places that are looked at for a word at most. */
const MOST_PLACES = 20_000;
/** The value of a place is blurred by up to so much, so that no two builds are alike: five cells of a square board. */
const BLUR = 10;
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
  const { box, cells, amount, owners, columnOf, rowOf, stride } = layout;
  const [ownersAcross, ownersDown] = owners;
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

  /** The extent of the box with so many cells more in a line of a cell; -1 where there is no room. */
  function extentWith(cell: number, way: number, before: number, length: number): number {
    const [line, low, high] =
      way === ACROSS ? [columnOf[cell]!, box.left, box.right] : [rowOf[cell]!, box.top, box.bottom];
    const begin = line - before;
    const end = begin + length - 1;
    if (begin < 0 || end >= (way === ACROSS ? room.columns : room.rows)) return -1;
    const span = (end > high ? end : high) - (begin < low ? begin : low) + 1;
    if (span > (way === ACROSS ? room.width : room.height)) return -1;
    return way === ACROSS ? extent(span, box.bottom - box.top + 1) : extent(box.right - box.left + 1, span);
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
          const size = extentWith(cell, way, nth, length);
          if (size < 0) continue;
          const first = cell - nth * (way === ACROSS ? 1 : stride);
          const crossed = layout.crossingsAt(word, first, way);
          if (crossed < 1) continue;
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
