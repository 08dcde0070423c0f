import { BELOW, BELOW_LEFT, BELOW_RIGHT, IN_ACROSS, IN_DOWN, LEFT, RIGHT, UP, UP_LEFT, UP_RIGHT } from './around.ts';
import type { WordList } from './word-list.ts';

/** `width` and `height` bound the box around all letters, which may lie anywhere on a ground of `columns` × `rows`. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** The box around all letters, in columns and rows of the ground. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const ACROSS = 0;
export const DOWN = 1;

/** Words that lie on the ground. A cell is a number, row by row, with an empty ring around the ground. */
export interface Layout {
  /** Cells from one row to the next. */
  readonly stride: number;
  /** By cell: letter id + 1, or 0. */
  readonly letters: Int32Array;
  /** By direction and cell: the word that lies there + 1, or 0. */
  readonly owners: readonly [Int32Array, Int32Array];
  /** By cell: what is around it, see `around.ts`. */
  readonly around: Uint16Array;
  readonly columnOf: Int16Array;
  readonly rowOf: Int16Array;
  /** By word: its first cell, -1 where it is not laid; and its direction. */
  readonly first: Int32Array;
  readonly direction: Uint8Array;
  /** The words that are laid: the first `placed()` of these. */
  readonly laid: Int32Array;
  /** By word how many others it crosses: `crossed[start[word]]`, where its letters start in the list, and those after it. */
  readonly degree: Int32Array;
  readonly crossed: Int32Array;
  readonly box: Readonly<Box>;
  readonly placed: () => number;
  readonly crossings: () => number;
  /**
   * Cells side by side that are in no word together, which no board may have. They come when a word is taken out between two
   * others that begin and end beside one another, and go when it, or one of those, is laid or taken out.
   */
  readonly torn: () => number;
  /** Is that so of a cell and the next one in a direction? */
  readonly isTorn: (cell: number, direction: number) => boolean;
  /** The cells of a letter that are in one word alone, so that another may cross it there: `cells[from[letter]]` and those after it, `amount[letter]` of them. */
  readonly cells: Int32Array;
  readonly amount: Int32Array;
  /** How many words it would cross there; -1 where it can't lie, by a letter or a neighbour. The room is not asked. */
  readonly crossingsAt: (word: number, first: number, direction: number) => number;
  readonly place: (word: number, first: number, direction: number) => void;
  readonly remove: (word: number) => void;
}

/** An empty layout. Placing, removing and asking cost a word's letters. What is restored is laid in the reverse order. */
export function createLayout({ text, start, from, size }: WordList, room: Room): Layout {
  const stride = room.columns + 2;
  const ground = stride * (room.rows + 2);
  const letters = new Int32Array(ground);
  const owners = [new Int32Array(ground), new Int32Array(ground)] as const;
  const around = new Uint16Array(ground);
  const columnOf = new Int16Array(ground);
  const rowOf = new Int16Array(ground);
  for (let cell = 0; cell < ground; cell += 1) {
    columnOf[cell] = (cell % stride) - 1;
    rowOf[cell] = Math.floor(cell / stride) - 1;
  }
  const first = new Int32Array(size).fill(-1);
  const direction = new Uint8Array(size);
  const cells = new Int32Array(text.length);
  const amount = new Int32Array(from.length);
  /** By cell: its place in `cells`. */
  const listed = new Int32Array(ground);
  const inColumn = new Int32Array(room.columns);
  const inRow = new Int32Array(room.rows);
  const box: Box = { left: 0, right: -1, top: 0, bottom: -1 };
  const laid = new Int32Array(size);
  /** By word: its place in `laid`. */
  const laidAt = new Int32Array(size);
  const degree = new Int32Array(size);
  const crossed = new Int32Array(text.length);
  /** By direction and cell: is it torn from the next one? */
  const isTorn = [new Uint8Array(ground), new Uint8Array(ground)] as const;
  let placed = 0;
  let crossings = 0;
  let torn = 0;

  /** Tells the cells around one that it has a letter now, or none any more. */
  function turn(cell: number): void {
    around[cell + stride]! ^= UP;
    around[cell - 1]! ^= RIGHT;
    around[cell - stride]! ^= BELOW;
    around[cell + 1]! ^= LEFT;
    around[cell + stride + 1]! ^= UP_LEFT;
    around[cell + stride - 1]! ^= UP_RIGHT;
    around[cell - stride - 1]! ^= BELOW_RIGHT;
    around[cell - stride + 1]! ^= BELOW_LEFT;
  }

  /** A cell that is in one word now. */
  function list(cell: number): void {
    const letter = letters[cell]! - 1;
    const at = from[letter]! + amount[letter]!;
    amount[letter]! += 1;
    cells[at] = cell;
    listed[cell] = at;
  }

  /** A cell that is in two words now, or in none. */
  function unlist(cell: number): void {
    const letter = letters[cell]! - 1;
    amount[letter]! -= 1;
    const last = cells[from[letter]! + amount[letter]!]!;
    cells[listed[cell]!] = last;
    listed[last] = listed[cell]!;
  }

  function write(cell: number, letter: number): void {
    letters[cell] = letter + 1;
    turn(cell);
    list(cell);
    inColumn[columnOf[cell]!]! += 1;
    inRow[rowOf[cell]!]! += 1;
  }

  function erase(cell: number): void {
    unlist(cell);
    letters[cell] = 0;
    turn(cell);
    inColumn[columnOf[cell]!]! -= 1;
    inRow[rowOf[cell]!]! -= 1;
    if (torn === 0) return;
    mend(cell, ACROSS);
    mend(cell - 1, ACROSS);
    mend(cell, DOWN);
    mend(cell - stride, DOWN);
  }

  function mend(cell: number, way: number): void {
    torn -= isTorn[way]![cell]!;
    isTorn[way]![cell] = 0;
  }

  function join(word: number, other: number): void {
    crossed[start[word]! + degree[word]!] = other;
    degree[word]! += 1;
  }

  function part(word: number, other: number): void {
    degree[word]! -= 1;
    const last = start[word]! + degree[word]!;
    let at = last;
    while (crossed[at] !== other) at -= 1;
    crossed[at] = crossed[last]!;
  }

  function widen(from1: number, to: number): void {
    if (placed === 0) {
      box.left = columnOf[from1]!;
      box.right = columnOf[to]!;
      box.top = rowOf[from1]!;
      box.bottom = rowOf[to]!;
      return;
    }
    box.left = Math.min(box.left, columnOf[from1]!);
    box.right = Math.max(box.right, columnOf[to]!);
    box.top = Math.min(box.top, rowOf[from1]!);
    box.bottom = Math.max(box.bottom, rowOf[to]!);
  }

  function shrink(): void {
    while (box.left <= box.right && inColumn[box.left] === 0) box.left += 1;
    while (box.right >= box.left && inColumn[box.right] === 0) box.right -= 1;
    while (box.top <= box.bottom && inRow[box.top] === 0) box.top += 1;
    while (box.bottom >= box.top && inRow[box.bottom] === 0) box.bottom -= 1;
  }

  return {
    stride,
    letters,
    owners,
    around,
    columnOf,
    rowOf,
    first,
    direction,
    laid,
    degree,
    crossed,
    box,
    placed: () => placed,
    crossings: () => crossings,
    torn: () => torn,
    isTorn: (cell, way) => isTorn[way]![cell] !== 0,
    cells,
    amount,
    crossingsAt(word, cell, way) {
      const step = way === ACROSS ? 1 : stride;
      const aside = way === ACROSS ? stride : 1;
      const own = owners[way]!;
      const begin = start[word]!;
      const length = start[word + 1]! - begin;
      if (letters[cell - step] !== 0 || letters[cell + length * step] !== 0) return -1;
      let count = 0;
      for (let nth = 0, at = cell; nth < length; nth += 1, at += step) {
        const there = letters[at]!;
        if (there === 0) {
          if (letters[at - aside] !== 0 || letters[at + aside] !== 0) return -1;
        } else {
          if (there !== text[begin + nth]! + 1 || own[at] !== 0) return -1;
          count += 1;
        }
      }
      return count;
    },
    place(word, cell, way) {
      const step = way === ACROSS ? 1 : stride;
      const inWay = way === ACROSS ? IN_ACROSS : IN_DOWN;
      const own = owners[way]!;
      const other = owners[1 - way]!;
      const begin = start[word]!;
      const length = start[word + 1]! - begin;
      for (let nth = 0, at = cell; nth < length; nth += 1, at += step) {
        own[at] = word + 1;
        around[at]! |= inWay;
        if (torn > 0 && nth > 0) mend(at - step, way);
        if (letters[at] === 0) write(at, text[begin + nth]!);
        else {
          unlist(at);
          crossings += 1;
          join(word, other[at]! - 1);
          join(other[at]! - 1, word);
        }
      }
      widen(cell, cell + (length - 1) * step);
      first[word] = cell;
      direction[word] = way;
      laid[placed] = word;
      laidAt[word] = placed;
      placed += 1;
    },
    remove(word) {
      const way = direction[word]!;
      const step = way === ACROSS ? 1 : stride;
      const inWay = way === ACROSS ? IN_ACROSS : IN_DOWN;
      const own = owners[way]!;
      const other = owners[1 - way]!;
      const length = start[word + 1]! - start[word]!;
      for (let nth = 0, at = first[word]!; nth < length; nth += 1, at += step) {
        own[at] = 0;
        around[at]! ^= inWay;
        if (other[at] === 0) {
          erase(at);
          continue;
        }
        list(at);
        crossings -= 1;
        part(other[at]! - 1, word);
        if (nth === 0 || letters[at - step] === 0) continue;
        isTorn[way]![at - step] = 1;
        torn += 1;
      }
      degree[word] = 0;
      first[word] = -1;
      placed -= 1;
      const last = laid[placed]!;
      laid[laidAt[word]!] = last;
      laidAt[last] = laidAt[word]!;
      shrink();
    },
  };
}
