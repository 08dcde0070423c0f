import { foldKana } from '@kumiki/core/crossword';
import {
  crosswordRules,
  type CrosswordMove,
  type CrosswordPuzzle,
  type CrosswordState,
} from '@kumiki/core/crossword/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { board, garden, tea } from './boards.fixture.ts';
import { entryAt, type Cursor } from './cursor.ts';
import { clear, deleteBackward, typeText, type Typed } from './typing.ts';

const across = (cell: number): Cursor => ({ cell, direction: 'across' });
const down = (cell: number): Cursor => ({ cell, direction: 'down' });
const play = (puzzle: CrosswordPuzzle, moves: readonly CrosswordMove[], from = crosswordRules.start(puzzle)) =>
  moves.reduce((state, move) => crosswordRules.reduce(state, move, puzzle), from);
/** A game in which letters stand from a cell on. */
function filled(puzzle: CrosswordPuzzle, ...runs: readonly (readonly [at: Cursor, text: string])[]): CrosswordState {
  let state = crosswordRules.start(puzzle);
  for (const [at, text] of runs) {
    const { cells } = puzzle.entries[entryAt(puzzle, at)!]!;
    const from = cells.indexOf(at.cell);
    const moves = Array.from(text, (letter, nth) => ({ type: 'letter', cell: cells[from + nth]!, letter }) as const);
    state = play(puzzle, moves, state);
  }
  return state;
}
/** Letters typed one after the other, each where the one before has led. */
function typeEach(puzzle: CrosswordPuzzle, state: CrosswordState, at: Cursor, text: string) {
  let [now, cursor] = [state, at];
  for (const letter of text) {
    const typed = typeText(puzzle, now, cursor, letter);
    now = play(puzzle, typed.moves, now);
    ({ cursor } = typed);
  }
  return { letters: now.letters, cursor };
}
const put = ({ moves }: Typed): string =>
  moves.map((move) => (move.type === 'letter' ? `${move.cell}${move.letter}` : move.type)).join(' ');

describe('a letter', () => {
  const empty = crosswordRules.start(tea);
  test('goes into the cell of the cursor, which goes on along the word', () => {
    const typed = typeText(tea, empty, across(1), 'K');
    expect(put(typed)).toBe('1K');
    expect(typed.cursor).toEqual(across(2));
    expect(typeText(tea, empty, down(3), 'T').cursor).toEqual(down(11));
  });

  test('in an empty cell leads over letters that are there to the next empty one', () => {
    const state = filled(tea, [across(2), 'ETT']);
    expect(typeText(tea, state, across(1), 'K').cursor).toEqual(across(5));
  });

  test('over another letter goes on to the next cell, whether it is filled or not', () => {
    const state = filled(tea, [across(1), 'XYT']);
    expect(typeText(tea, state, across(1), 'K').cursor).toEqual(across(2));
  });

  test('the same as is there moves nothing but the cursor', () => {
    const state = filled(tea, [across(1), 'KI']);
    const typed = typeText(tea, state, across(1), 'K');
    expect(typed.moves).toEqual([]);
    expect(typed.cursor).toEqual(across(2));
  });

  test('a word that is full is typed over from end to end, and only then the cursor leaves it', () => {
    const state = filled(tea, [across(1), 'KITTLE']);
    const { letters, cursor } = typeEach(tea, state, across(1), 'KETTLE');
    expect(letters.slice(1, 7).join('')).toBe('KETTLE');
    expect(letters.filter((letter) => letter !== '')).toHaveLength(6);
    expect(cursor).toEqual(down(11));
  });

  test('that fills the last gap of a word goes on to the next word that has one', () => {
    const state = filled(tea, [across(1), 'KETT'], [across(6), 'E']);
    expect(typeText(tea, state, across(5), 'L').cursor).toEqual(down(11));
  });

  test('words that are full are passed over on the way, from the last on to the first', () => {
    const state = filled(tea, [down(3), 'TEAPOT'], [across(33), 'SPO']);
    const after = typeEach(tea, state, across(36), 'ON');
    // Not SPOON's own, nor TEAPOT: KETTLE is the next, from its first gap on.
    expect(after.cursor).toEqual(across(1));
  });

  test('the last of all stays where it is', () => {
    const state = filled(tea, [across(1), 'KETTLE'], [down(3), 'TEAPOT'], [across(18), 'SAUCER'], [across(33), 'SPOO']);
    expect(typeText(tea, state, across(37), 'N').cursor).toEqual(across(37));
  });

  test('that is none is not taken, and the cursor stays', () => {
    for (const nothing of ['', ' ', '\u3000', '\n', '\u0301', '\u200b', '\ud800']) {
      const typed = typeText(tea, empty, across(1), nothing);
      expect(typed, JSON.stringify(nothing)).toEqual({ moves: [], cursor: across(1) });
    }
  });

  test('digits and signs are letters: a board may have them', () => {
    expect(put(typeText(tea, empty, across(1), '7'))).toBe('17');
  });
});

describe('cells that are given or revealed', () => {
  const empty = crosswordRules.start(garden);
  test('are passed over by a letter, which goes into the next free cell', () => {
    expect(put(typeText(garden, empty, across(0), 'イ'))).toBe('1イ');
    expect(put(typeText(garden, empty, down(7), 'ラ'))).toBe('12ラ');
    // Also by the same letter: alone it is no word that is typed over.
    expect(put(typeText(garden, empty, across(0), 'ケ'))).toBe('1ケ');
    const state = play(garden, [{ type: 'reveal', cells: [1] }]);
    expect(put(typeText(garden, state, across(1), 'サ'))).toBe('2サ');
  });

  test('after the last free cell take nothing, and the cursor stays', () => {
    const state = play(garden, [{ type: 'reveal', cells: [14] }]);
    expect(typeText(garden, state, across(14), 'ア')).toEqual({ moves: [], cursor: across(14) });
  });

  test('use up the letter that is theirs when a whole word is typed over them', () => {
    const typed = typeText(garden, empty, across(0), 'ケイサン');
    expect(put(typed)).toBe('1イ 2サ 3ン');
    expect(typed.cursor).toEqual(down(12));
    // In the other script, and half as wide.
    expect(put(typeText(garden, empty, across(0), 'けいさん'))).toBe('1い 2さ 3ん');
    expect(put(typeText(garden, empty, across(0), 'ｹｲｻﾝ'))).toBe('1ｲ 2ｻ 3ﾝ');
    expect(put(typeText(garden, empty, down(2), 'さくら'))).toBe('2さ 12ら');
  });

  test('are passed over when only the missing letters are typed', () => {
    expect(put(typeText(garden, empty, across(0), 'イサン'))).toBe('1イ 2サ 3ン');
    expect(put(typeText(garden, empty, down(2), 'さら'))).toBe('2さ 12ら');
  });
});

describe('a whole word', () => {
  test('typed where the cursor came to stand, at the first gap, lies from the word’s beginning', () => {
    const empty = crosswordRules.start(garden);
    expect(put(typeText(garden, empty, across(1), 'けいさん'))).toBe('1い 2さ 3ん');
    // Behind letters of crossing words as well.
    const state = filled(tea, [across(1), 'KE']);
    expect(put(typeText(tea, state, across(3), 'KETTLE'))).toBe('3T 4T 5L 6E');
  });

  test('that begins otherwise than what stands before the cursor lies from the cursor on', () => {
    const state = filled(tea, [across(1), 'KA']);
    expect(put(typeText(tea, state, across(3), 'KETTLE'))).toBe('3K 4E 5T 6T');
  });

  test('too long for its place ends with it', () => {
    const typed = typeText(garden, crosswordRules.start(garden), across(12), 'らじおたいそう');
    expect(put(typed)).toBe('12ら 13じ 14お');
    expect(typed.cursor).toEqual(across(1));
  });

  test('loses what is no letter', () => {
    expect(put(typeText(tea, crosswordRules.start(tea), across(1), ' KET\tTLE\n'))).toBe('1K 2E 3T 4T 5L 6E');
  });

  test('is split by what a reader calls letters: か with its mark apart is one', () => {
    expect(put(typeText(garden, crosswordRules.start(garden), across(12), 'か\u3099か'))).toBe('12か\u3099 13か');
  });
});

describe('Backspace', () => {
  const state = filled(tea, [across(1), 'KET']);
  test('takes the letter of its cell and stays', () => {
    const typed = deleteBackward(tea, state, across(3));
    expect(put(typed)).toBe('3');
    expect(typed.cursor).toEqual(across(3));
  });
  test('on an empty cell takes the letter before it and goes there', () => {
    const typed = deleteBackward(tea, state, across(4));
    expect(put(typed)).toBe('3');
    expect(typed.cursor).toEqual(across(3));
  });
  test('on an empty cell goes back over another', () => {
    expect(deleteBackward(tea, state, across(6))).toEqual({ moves: [], cursor: across(5) });
  });
  test('at the start of a word does nothing', () => {
    const empty = crosswordRules.start(tea);
    expect(deleteBackward(tea, empty, across(1))).toEqual({ moves: [], cursor: across(1) });
    expect(deleteBackward(tea, empty, down(3))).toEqual({ moves: [], cursor: down(3) });
  });
  test('goes over given cells, and takes no letter that was revealed', () => {
    const before = play(garden, [
      { type: 'letter', cell: 2, letter: 'サ' },
      { type: 'reveal', cells: [3] },
    ]);
    expect(put(deleteBackward(garden, before, down(12)))).toBe('2');
    expect(put(deleteBackward(garden, before, across(3)))).toBe('2');
    expect(deleteBackward(garden, before, across(1)).cursor).toEqual(across(1));
  });
});

describe('Delete', () => {
  test('takes the letter of its cell, and none that is fixed or not there', () => {
    const state = play(garden, [
      { type: 'letter', cell: 1, letter: 'ア' },
      { type: 'reveal', cells: [3] },
    ]);
    expect(clear(garden, state, 1)).toEqual([{ type: 'letter', cell: 1, letter: '' }]);
    for (const cell of [0, 2, 3]) expect(clear(garden, state, cell)).toEqual([]);
  });
});

describe('whatever is typed', () => {
  const boards = [
    tea,
    garden,
    board({ entries: [{ answer: 'アイウエ', row: 0, column: 0, direction: 'down' }], given: [[1, 0]] }),
  ];
  const games = fc.constantFrom(...boards).chain((puzzle) => {
    const held = [...puzzle.cells.keys()].filter((cell) => puzzle.cells[cell] !== null);
    return fc.record({
      puzzle: fc.constant(puzzle),
      letters: fc.array(fc.record({ cell: fc.constantFrom(...held), letter: fc.constantFrom('ア', 'イ', 'K', '') })),
      revealed: fc.array(fc.constantFrom(...held), { maxLength: 4 }),
      cursor: fc.record({
        cell: fc.constantFrom(...held),
        direction: fc.constantFrom('across' as const, 'down' as const),
      }),
    });
  });
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 9 }),
    fc.string({ unit: fc.constantFrom('ア', 'い', 'K', ' ', '゛'), maxLength: 9 }),
  );

  test('every move is a legal one that changes something, in the cursor’s word, and its cells follow one another', () => {
    fc.assert(
      fc.property(games, texts, ({ puzzle, letters, revealed, cursor }, text) => {
        let state = play(
          puzzle,
          letters.map((letter) => ({ type: 'letter', ...letter }) as const),
        );
        if (revealed.length > 0) state = play(puzzle, [{ type: 'reveal', cells: revealed }], state);
        const typed = typeText(puzzle, state, cursor, text);
        const { cells } = puzzle.entries[entryAt(puzzle, cursor)!]!;
        const places = typed.moves.map((move) => (move.type === 'letter' ? cells.indexOf(move.cell) : -1));
        expect(places.every((place, nth) => place >= 0 && (nth === 0 || place > places[nth - 1]!))).toBe(true);
        let now = state;
        for (const move of typed.moves) {
          const next = crosswordRules.reduce(now, move, puzzle);
          expect(crosswordRules.status(now, puzzle) === 'solved' || next !== now).toBe(true);
          now = next;
        }
        expect(puzzle.cells[typed.cursor.cell]).toBeTruthy();
        if (typed.moves.length === 0 && foldKana(text).trim() === '') expect(typed.cursor).toEqual(cursor);
      }),
      { numRuns: 500 },
    );
  });
});
