import { crosswordLimits } from '../limits.ts';
import type { CrosswordDetail, Pin } from '../types.ts';
import { ACROSS, DOWN, type Layout, type Room } from './layout.ts';
import type { Task, Wanted } from './task.ts';
import { lengthOf } from './word-list.ts';

/** Cells of a free board for a letter of its words, before it can't grow on: boards of half of them are usual. */
const CELLS_A_LETTER = 4;

/** How large the board may get, and where the pinned words lie on the ground. */
export interface Ground {
  readonly room: Room;
  /** Column and row of the ground that pins count from. */
  readonly column: number;
  readonly row: number;
}

/**
 * The ground: of a given size, and exactly that where words are pinned; otherwise a square with twice the side that the
 * letters need, so that the board may grow to any side, with the pinned words in the middle. A pin that leaves the board
 * comes back as `bad-pin`.
 */
export function groundFor({ list, pins }: Task, size: Wanted['size']): Ground | BadPin {
  const ends = pins.map(({ row, column, direction }, pin) => ({
    right: column + (direction === 'across' ? lengthOf(list, pin) : 1),
    bottom: row + (direction === 'down' ? lengthOf(list, pin) : 1),
  }));
  const outside = ends.findIndex(
    ({ right, bottom }) =>
      right > (size?.width ?? crosswordLimits.side) || bottom > (size?.height ?? crosswordLimits.side),
  );
  if (outside >= 0) return { code: 'bad-pin', pin: outside, why: 'outside' };
  if (size) {
    const { width, height } = size;
    if (pins.length > 0) return { room: { width, height, columns: width, rows: height }, column: 0, row: 0 };
    return { room: { width, height, columns: 2 * width, rows: 2 * height }, column: 0, row: 0 };
  }
  const left = Math.min(...pins.map(({ column }) => column));
  const top = Math.min(...pins.map(({ row }) => row));
  const wide = Math.max(0, ...ends.map(({ right }) => right)) - (pins.length > 0 ? left : 0);
  const high = Math.max(0, ...ends.map(({ bottom }) => bottom)) - (pins.length > 0 ? top : 0);
  const words = [...pins.keys(), ...list.words];
  const letters = words.reduce((sum, word) => sum + lengthOf(list, word), 0);
  const longest = words.reduce((most, word) => Math.max(most, lengthOf(list, word)), 0);
  const needed = Math.ceil(Math.sqrt(CELLS_A_LETTER * letters)) + longest + Math.max(wide, high);
  const side = Math.min(crosswordLimits.side, needed);
  const room = { width: side, height: side, columns: 2 * side, rows: 2 * side };
  if (pins.length === 0) return { room, column: 0, row: 0 };
  return { room, column: side - (wide >> 1) - left, row: side - (high >> 1) - top };
}

type BadPin = Extract<CrosswordDetail, { code: 'bad-pin' }>;

/** Lays the pinned words on an empty layout; the first that conflicts with one before it is returned. */
export function layPins(layout: Layout, pins: readonly Pin[], { column, row }: Ground): BadPin | undefined {
  for (const [pin, held] of pins.entries()) {
    const first = (row + held.row + 1) * layout.stride + column + held.column + 1;
    const direction = held.direction === 'across' ? ACROSS : DOWN;
    if (layout.crossingsAt(pin, first, direction) < 0) return { code: 'bad-pin', pin, why: 'conflict' };
    layout.place(pin, first, direction);
  }
  return undefined;
}
