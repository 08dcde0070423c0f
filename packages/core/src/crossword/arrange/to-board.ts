import { lettersOf, numbered } from '../numbering.ts';
import type { CrosswordPuzzle, Entry, Unplaced } from '../types.ts';
import { ACROSS, type Layout } from './layout.ts';
import type { Search } from './search.ts';
import { wordOf, type Task, type Wanted } from './task.ts';
import { lengthOf } from './word-list.ts';

/** The board of the best layout so far: as large as its words, or of the size that was asked for, with them in its middle. */
export function toBoard(
  { list, pins, words, vocabulary }: Pick<Task, 'list' | 'pins' | 'words' | 'vocabulary'>,
  { first, direction }: Pick<Search, 'first' | 'direction'>,
  layout: Layout,
  size: Wanted['size'],
  unplaced: readonly Unplaced[],
): CrosswordPuzzle {
  const laid = Array.from(first.keys()).filter((word) => first[word]! >= 0);
  const box = boxOf(laid, { list, layout, first, direction });
  const width = size?.width ?? box.width;
  const height = size?.height ?? box.height;
  const isPlaced = size !== undefined && pins.length > 0;
  const left = isPlaced ? 0 : box.left - ((width - box.width) >> 1);
  const top = isPlaced ? 0 : box.top - ((height - box.height) >> 1);
  const placed = laid.map((word): Omit<Entry, 'number'> => {
    const pin = pins[word];
    const place = wordOf({ vocabulary, pins }, word);
    const { answer } = pin ?? words[place]!;
    const clue = pin ? pin.clue : words[place]!.clue;
    const across = direction[word] === ACROSS;
    const column = layout.columnOf[first[word]!]! - left;
    const row = layout.rowOf[first[word]!]! - top;
    const cells = Array.from(
      { length: lengthOf(list, word) },
      (_, nth) => (row + (across ? 0 : nth)) * width + column + (across ? nth : 0),
    );
    return { direction: across ? 'across' : 'down', cells, answer, ...(clue === undefined ? {} : { clue }) };
  });
  const entries = numbered(placed);
  return {
    style: 'entries',
    mode: 'strict',
    width,
    height,
    cells: lettersOf(entries, width * height).map((letter) =>
      letter === undefined ? null : { letter, kind: 'blank' },
    ),
    entries,
    hide: 'none',
    hidden: 0,
    uniqueReading: false,
    attempts: 1,
    unplaced,
  };
}

function boxOf(
  laid: readonly number[],
  {
    list,
    layout,
    first,
    direction,
  }: Pick<Task, 'list'> & Pick<Search, 'first' | 'direction'> & { readonly layout: Layout },
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (const word of laid) {
    const column = layout.columnOf[first[word]!]!;
    const row = layout.rowOf[first[word]!]!;
    const more = lengthOf(list, word) - 1;
    left = Math.min(left, column);
    top = Math.min(top, row);
    right = Math.max(right, column + (direction[word] === ACROSS ? more : 0));
    bottom = Math.max(bottom, row + (direction[word] === ACROSS ? 0 : more));
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
