import {
  foldKana,
  graphemes,
  isLetter,
  isTyped,
  type CrosswordMove,
  type CrosswordPuzzle,
  type CrosswordState,
} from '@kumiki/core/crossword/rules';
import { entryAt, nextOpen, typedNext, type Cursor } from './cursor.ts';

export interface Typed {
  readonly moves: readonly CrosswordMove[];
  readonly cursor: Cursor;
}
/** What a cell remembers when its letter was revealed: it takes no other. */
const REVEALED = 3;

/**
 * Puts text in from the cursor on, a letter a cell. Cells that are given or revealed are passed over; a letter that is
 * the one standing there is used up by it, so that a whole word can be typed over them. A letter put in an empty cell
 * leads on to the next empty one; after the last cell of an entry that is then full, the cursor goes to the next entry
 * that is not.
 */
export function typeText(puzzle: CrosswordPuzzle, state: CrosswordState, cursor: Cursor, text: string): Typed {
  const entry = entryAt(puzzle, cursor);
  const letters = graphemes(text).filter(isLetter);
  const cells = entry === undefined ? [cursor.cell] : puzzle.entries[entry]!.cells;
  const now = [...state.letters];
  const moves: CrosswordMove[] = [];
  let at = cells.indexOf(cursor.cell);
  let last = cursor.cell;
  for (const letter of letters) {
    while (at < cells.length && isFixed(puzzle, state, cells[at]!)) {
      if (letters.length > 1 && foldKana(now[cells[at]!]!) === foldKana(letter)) break;
      at += 1;
    }
    const cell = cells[at];
    if (cell === undefined) break;
    at += 1;
    last = cell;
    if (isFixed(puzzle, state, cell)) continue;
    moves.push({ type: 'letter', cell, letter });
    now[cell] = letter;
  }
  const wasEmpty = state.letters[last] === '';
  return { moves, cursor: after(puzzle, { ...state, letters: now }, { ...cursor, cell: last }, wasEmpty) };
}

/** Clears the cell, or the one before it when it is empty already. */
export function deleteBackward(puzzle: CrosswordPuzzle, state: CrosswordState, cursor: Cursor): Typed {
  const isEmpty = state.letters[cursor.cell] === '' || isFixed(puzzle, state, cursor.cell);
  const cell = isEmpty ? typedNext(puzzle, cursor, -1) : cursor.cell;
  if (cell === undefined) return { moves: [], cursor };
  return { moves: clear(puzzle, state, cell), cursor: { ...cursor, cell } };
}

export function clear(puzzle: CrosswordPuzzle, state: CrosswordState, cell: number): CrosswordMove[] {
  if (isFixed(puzzle, state, cell) || state.letters[cell] === '') return [];
  return [{ type: 'letter', cell, letter: '' }];
}

function isFixed(puzzle: CrosswordPuzzle, state: CrosswordState, cell: number): boolean {
  return !isTyped(puzzle, cell) || state.marks[cell] === REVEALED;
}

/** Where the cursor goes after a letter on its cell. */
function after(puzzle: CrosswordPuzzle, state: CrosswordState, cursor: Cursor, skipsFilled: boolean): Cursor {
  const entry = entryAt(puzzle, cursor);
  if (entry === undefined) return cursor;
  const { cells } = puzzle.entries[entry]!;
  const isFull = cells.every((cell) => state.letters[cell] !== '');
  if (isFull) return nextOpen(puzzle, state, entry) ?? cursor;
  const ahead = cells.slice(cells.indexOf(cursor.cell) + 1);
  const empty = skipsFilled ? ahead.find((cell) => state.letters[cell] === '') : undefined;
  const next = empty ?? typedNext(puzzle, cursor, 1);
  return next === undefined ? cursor : { ...cursor, cell: next };
}
