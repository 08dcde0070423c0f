// Boards on which a word runs on from another in the same line: the cursor says which of the two is meant.
import { crosswordRules } from '@kumiki/core/crossword/rules';
import { crosswordFromEntries } from '@kumiki/core/crossword';
import { describe, expect, test } from 'vitest';
import { cursorInEntry, entryAt, typedNext } from './cursor.ts';
import { typeText } from './typing.ts';

const made = crosswordFromEntries({
  mode: 'chain',
  entries: [
    { answer: 'カイス', row: 0, column: 0, direction: 'down' },
    { answer: 'スキー', row: 2, column: 0, direction: 'down' },
    { answer: 'カメ', row: 0, column: 0, direction: 'across' },
  ],
});
if (!made.ok) throw new Error(JSON.stringify(made.detail));
const puzzle = made.value;
const state = crosswordRules.start(puzzle);

describe('a cursor on a chain', () => {
  test('stays in the word it was put in, and reaches every one', () => {
    for (const index of puzzle.entries.keys()) {
      const cursor = cursorInEntry(puzzle, state, index);
      expect(entryAt(puzzle, cursor)).toBe(index);
      const shared = puzzle.entries[index]!.cells.map((cell) => entryAt(puzzle, { ...cursor, cell }));
      expect(new Set(shared)).toEqual(new Set([index]));
    }
  });

  test('goes on in its word from the shared cell', () => {
    const first = puzzle.entries.findIndex(({ answer }) => answer === 'カイス');
    const second = puzzle.entries.findIndex(({ answer }) => answer === 'スキー');
    const cells = puzzle.entries[second]!.cells;
    const typed = typeText(puzzle, state, cursorInEntry(puzzle, state, second), 'ス');
    expect(typed.cursor.cell).toBe(cells[1]);
    const last = { ...cursorInEntry(puzzle, state, first), cell: puzzle.entries[first]!.cells[2]! };
    expect(typedNext(puzzle, last, 1)).toBeUndefined();
    expect(typedNext(puzzle, { cell: last.cell, direction: 'down' }, 1)?.cell).toBe(cells[1]);
  });
});
