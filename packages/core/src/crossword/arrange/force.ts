import type { Random } from '../../random.ts';
import { BELOW, IN_ACROSS, LEFT, RIGHT, UP } from './around.ts';
import { blurOf } from './blur.ts';
import { ACROSS, DOWN, type Layout, type Room } from './layout.ts';
import { CROSSING, extent } from './score.ts';
import { spanWith } from './span-with.ts';
import { createStack, push } from './stack.ts';
import { lengthOf, type WordList } from './word-list.ts';

/** Words that may lie in the way of another one. */
const MOST_IN_WAY = 3;
/** What taking one out costs, and each of its crossings: less than it is worth, since it will find another place. */
const COST = CROSSING / 4;
const COST_OF_CROSSING = (CROSSING * 2) / 5;
/** The value of a place is blurred by up to so much. */
const BLUR = (CROSSING * 3) / 5;
/** About so many places are looked at for a word, by chance, and at most every other one. A look costs several of others. */
const PLACES = 60;
const COST_OF_LOOK = 6;

export interface Forcing {
  /** Looks for the best place that others leave to a word; `at` is -1 where there is none. How much it looked at. */
  readonly seek: (word: number) => number;
  readonly at: () => number;
  readonly direction: () => number;
  /** The words in its way: the first `count()` of these, 1 … 3. */
  readonly inWay: Int32Array;
  readonly count: () => number;
}

/**
 * Where would a word that is not laid cross the most others, if up to three were not in its way? Best insertion (see
 * `createInsertion`) never finds such places, and search by chance seldom clears them (ejection chains: Glover 1996).
 */
export function createForcing(layout: Layout, list: WordList, room: Room, pins: number, random: Random): Forcing {
  const { text, start, from } = list;
  const { cells, amount, letters, owners, around, stride, degree, box, columnOf, rowOf } = layout;
  const { width, height, columns, rows } = room;
  const [ownersAcross, ownersDown] = owners;
  /** The words in the way of a place, what taking them out costs, and the words that it would cross there. */
  const way = createStack(MOST_IN_WAY);
  let cost = 0;
  const met = new Int32Array(text.length);
  const bestOut = new Int32Array(MOST_IN_WAY);
  let bestCount = 0;
  let bestAt = -1;
  let bestWay = ACROSS;

  /** Notes a word that has to go; false where it stays, or where there are too many. */
  function note(word: number): boolean {
    for (let nth = 0; nth < way.length; nth += 1) if (way.at[nth] === word) return true;
    if (word < pins || way.length === MOST_IN_WAY) return false;
    push(way, word);
    cost += COST + COST_OF_CROSSING * degree[word]!;
    return true;
  }
  /** Notes all words of a cell. */
  function clear(cell: number): boolean {
    const across = ownersAcross[cell]!;
    const down = ownersDown[cell]!;
    return (across === 0 || note(across - 1)) && (down === 0 || note(down - 1));
  }

  /**
   * Notes the words in the way of a word; how many it would cross besides, -1 where it can't lie, 0 where none is noted. It
   * need not know where that is less than `least` is worth, what is in its way being taken off.
   */
  function crossedBeside(word: number, first: number, direction: number, least: number): number {
    const step = direction === ACROSS ? 1 : stride;
    const aside = direction === ACROSS ? stride : 1;
    const beside = direction === ACROSS ? UP | BELOW : LEFT | RIGHT;
    const own = direction === ACROSS ? ownersAcross : ownersDown;
    const other = direction === ACROSS ? ownersDown : ownersAcross;
    const end = start[word + 1]!;
    way.length = 0;
    cost = 0;
    let crossed = 0;
    if (letters[first - step] !== 0 && !clear(first - step)) return -1;
    let at = first;
    for (let place = start[word]!; place < end; place += 1, at += step) {
      const there = letters[at]!;
      if (there === 0) {
        if ((around[at]! & beside) === 0) continue;
        if (letters[at - aside] !== 0 && !clear(at - aside)) return -1;
        if (letters[at + aside] !== 0 && !clear(at + aside)) return -1;
      } else if (there === text[place]! + 1) {
        if (own[at] !== 0 && !note(own[at]! - 1)) return -1;
        if (other[at] !== 0) {
          met[crossed] = other[at]! - 1;
          crossed += 1;
        }
      } else if (!clear(at)) return -1;
      // Of the letters that are left every other one crosses at most.
      if (cost > 0 && (crossed + ((end - place) >> 1)) * CROSSING - cost <= least) return -1;
    }
    if (letters[at] !== 0 && !clear(at)) return -1;
    // Where nothing is in its way insertion finds it.
    return way.length === 0 ? 0 : metBeside(crossed);
  }

  /** Of the words that are met, the first ones of `met`, how many are not in the way. */
  function metBeside(crossed: number): number {
    let count = crossed;
    for (let nth = 0; nth < crossed; nth += 1)
      for (let k = 0; k < way.length; k += 1) if (way.at[k] === met[nth]) count -= 1;
    return count;
  }

  /** Of the places of a word one in so many is looked at. */
  function sparsity(word: number): number {
    let places = 0;
    for (let place = start[word]!; place < start[word + 1]!; place += 1) places += amount[text[place]!]!;
    return Math.max(2, Math.ceil(places / PLACES));
  }

  return {
    at: () => bestAt,
    direction: () => bestWay,
    inWay: bestOut,
    count: () => bestCount,
    seek(word) {
      const begin = start[word]!;
      const length = lengthOf(list, word);
      const { left, right, top, bottom } = box;
      const every = sparsity(word);
      const salt = random.next();
      let most = Number.NEGATIVE_INFINITY;
      let looked = 0;
      bestAt = -1;
      for (let nth = 0; nth < length; nth += 1) {
        const letter = text[begin + nth]!;
        const end = from[letter]! + amount[letter]!;
        for (let k = from[letter]! + ((salt >>> (nth & 15)) % every); k < end; k += every) {
          looked += 1;
          const cell = cells[k]!;
          const direction = (around[cell]! & IN_ACROSS) === 0 ? ACROSS : DOWN;
          const span =
            direction === ACROSS
              ? spanWith(left, right, columnOf[cell]! - nth, length, columns, width)
              : spanWith(top, bottom, rowOf[cell]! - nth, length, rows, height);
          if (span < 0) continue;
          const size = direction === ACROSS ? extent(span, bottom - top + 1) : extent(right - left + 1, span);
          const first = cell - nth * (direction === ACROSS ? 1 : stride);
          const crossed = crossedBeside(word, first, direction, most + size - BLUR);
          if (crossed < 1) continue;
          const value = crossed * CROSSING - cost - size + blurOf(first, salt) * BLUR;
          if (value <= most) continue;
          most = value;
          bestAt = first;
          bestWay = direction;
          bestOut.set(way.at);
          bestCount = way.length;
        }
      }
      return COST_OF_LOOK * looked;
    },
  };
}
