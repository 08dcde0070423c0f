import { crosswordRules } from '@kumiki/core/crossword/rules';
import { describe, expect, test } from 'vitest';
import { board, garden, tea } from './boards.fixture.ts';
import {
  arrowed,
  cursorInEntry,
  cursorOn,
  endCell,
  entryAt,
  firstCursor,
  nextOpen,
  typedNext,
  type Cursor,
} from './cursor.ts';

const across = (cell: number): Cursor => ({ cell, direction: 'across' });
const down = (cell: number): Cursor => ({ cell, direction: 'down' });

describe('the word under the cursor', () => {
  test('is the one in its direction, or the only one its cell has', () => {
    expect(entryAt(tea, across(3))).toBe(0);
    expect(entryAt(tea, down(3))).toBe(1);
    expect(entryAt(tea, across(11))).toBe(1);
    expect(entryAt(tea, down(1))).toBe(0);
  });
  test('a cursor turns to the word that there is', () => {
    expect(cursorOn(tea, 11, 'across')).toEqual(down(11));
    expect(cursorOn(tea, 1, 'down')).toEqual(across(1));
    expect(cursorOn(tea, 19, 'down')).toEqual(down(19));
  });
});

describe('arrows', () => {
  test('turn first where a word crosses, and move from then on', () => {
    expect(arrowed(tea, across(3), 'down')).toEqual(down(3));
    expect(arrowed(tea, down(3), 'down')).toEqual(down(11));
    expect(arrowed(tea, down(3), 'up')).toEqual(down(3));
    expect(arrowed(tea, down(3), 'right')).toEqual(across(3));
    expect(arrowed(tea, across(3), 'left')).toEqual(across(2));
  });
  test('move at once where none crosses, and keep a direction that has a word', () => {
    expect(arrowed(tea, down(11), 'down')).toEqual(down(19));
    // S of SAUCER: nothing reads down there, and two rows below is the P of SPOON.
    expect(arrowed(tea, across(18), 'down')).toEqual(across(34));
  });
  test('go over gaps', () => {
    expect(arrowed(tea, across(1), 'down')).toEqual(across(33));
    expect(arrowed(tea, across(37), 'up')).toEqual(across(21));
  });
  test('stop at the edges of the board, and do not run into the next row', () => {
    expect(arrowed(tea, across(23), 'right')).toEqual(across(23));
    expect(arrowed(tea, across(18), 'left')).toEqual(across(18));
    expect(arrowed(tea, across(33), 'left')).toEqual(across(33));
    expect(arrowed(tea, down(43), 'down')).toEqual(down(43));
  });
});

describe('places', () => {
  const empty = crosswordRules.start(garden);
  test('a game begins at its first empty cell', () => {
    expect(firstCursor(garden, empty)).toEqual(across(1));
  });
  test('a game without an empty cell begins at its first word', () => {
    const given = board({
      entries: [{ answer: 'カキ', row: 0, column: 0, direction: 'across' }],
      given: [
        [0, 0],
        [0, 1],
      ],
    });
    expect(firstCursor(given, crosswordRules.start(given))).toEqual(across(0));
  });
  test('a word is entered at its first gap, a full one at its first free cell', () => {
    expect(cursorInEntry(garden, empty, 0)).toEqual(across(1));
    const full = crosswordRules.reduce(empty, { type: 'reveal', cells: [1, 2, 3] }, garden);
    expect(cursorInEntry(garden, full, 0)).toEqual(across(1));
    expect(cursorInEntry(garden, full, 1)).toEqual(down(12));
  });
  test('the next open word comes after this one, all around, and this one last', () => {
    expect(nextOpen(garden, empty, 0)).toEqual(down(2));
    expect(nextOpen(garden, empty, 2)).toEqual(across(1));
    const rest = crosswordRules.reduce(empty, { type: 'reveal', cells: [1, 2, 3, 12] }, garden);
    expect(nextOpen(garden, rest, 2)).toEqual(across(13));
    const full = crosswordRules.reduce(rest, { type: 'reveal', cells: [13, 14] }, garden);
    expect(nextOpen(garden, full, 0)).toBeUndefined();
  });
  test('neighbours in a word are those that are typed', () => {
    expect(typedNext(garden, down(2), 1)?.cell).toBe(12);
    expect(typedNext(garden, down(12), -1)?.cell).toBe(2);
    expect(typedNext(garden, across(1), -1)).toBeUndefined();
    expect(typedNext(garden, across(3), 1)).toBeUndefined();
  });
  test('the ends of the board are cells', () => {
    expect([endCell(tea, 'first'), endCell(tea, 'last')]).toEqual([1, 43]);
  });
});
