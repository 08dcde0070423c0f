import {
  canHold,
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
  /** The cell that the last letter came to, when one did. */
  readonly last?: number;
}
/** How letters are put in, and where they lead. */
export interface TypingHabits {
  /** In pencil; ink unless told. */
  readonly pencil?: boolean;
  /** A letter in an empty cell leads over those that are filled; true unless told. */
  readonly skipFilled?: boolean;
  /** A word that is full leads to the next one that is not (unless told), or the cursor stays. */
  readonly atEnd?: 'next' | 'stay';
}
/** What a cell remembers when its letter was revealed: it takes no other. */
const REVEALED = 3;

/**
 * Puts text in from the cursor on, a letter a cell. Cells that are given or revealed are passed over; of several letters
 * one that is the fixed one standing there is used up by it, so that a whole word can be typed over them. A letter put in
 * an empty cell leads on to the next empty one, over another letter to the next cell; after the last cell of an entry that
 * is then full, the cursor goes to the next entry that is not. Where no letter is taken the cursor stays.
 */
export function typeText(
  puzzle: CrosswordPuzzle,
  state: CrosswordState,
  cursor: Cursor,
  text: string,
  habits: TypingHabits = {},
): Typed {
  const { pencil = false } = habits;
  const entry = entryAt(puzzle, cursor);
  const letters = graphemes(text).filter(isLetter);
  const cells = entry === undefined ? [cursor.cell] : puzzle.entries[entry]!.cells;
  const now = [...state.letters];
  const moves: CrosswordMove[] = [];
  let at = beginning(cells, state, cursor, letters);
  let last: number | undefined;
  for (const letter of letters) {
    while (at < cells.length && isFixed(puzzle, state, cells[at]!)) {
      if (letters.length > 1 && foldKana(now[cells[at]!]!) === foldKana(letter)) break;
      at += 1;
    }
    const cell = cells[at];
    if (cell === undefined) break;
    at += 1;
    last = cell;
    // A letter that is there already is no move, but the cursor goes on from it.
    if (isFixed(puzzle, state, cell)) continue;
    if (now[cell] === letter && (state.pencil[cell] === 1) === pencil) continue;
    moves.push({ type: 'letter', cell, letter, ...(pencil ? { pencil: true as const } : {}) });
    now[cell] = letter;
  }
  if (last === undefined) return { moves, cursor };
  const wasEmpty = state.letters[last] === '';
  return {
    moves,
    last,
    cursor: after(puzzle, { ...state, letters: now }, { ...cursor, cell: last }, wasEmpty, habits),
  };
}

/**
 * The place in the entry where text begins: at the cursor. But the cursor waits at the first gap, and an input method gives
 * whole words: one that begins with what stands before the cursor belongs at the first cell.
 */
function beginning(
  cells: readonly number[],
  state: CrosswordState,
  cursor: Cursor,
  letters: readonly string[],
): number {
  const at = cells.indexOf(cursor.cell);
  const isThere = (cell: number, nth: number): boolean => foldKana(state.letters[cell]!) === foldKana(letters[nth]!);
  return letters.length === cells.length && cells.slice(0, at).every(isThere) ? 0 : at;
}

/** Adds to what the cell holds already, where cells take several letters. The cursor stays until it is told to go on. */
export function typeInto(
  puzzle: CrosswordPuzzle,
  state: CrosswordState,
  cursor: Cursor,
  text: string,
  { pencil = false }: TypingHabits = {},
): Typed {
  const { cell } = cursor;
  const letter = state.letters[cell]! + graphemes(text).filter(isLetter).join('');
  if (isFixed(puzzle, state, cell) || letter === state.letters[cell] || !canHold(puzzle, letter))
    return { moves: [], cursor };
  return {
    moves: [{ type: 'letter', cell, letter, ...(pencil ? { pencil: true as const } : {}) }],
    last: cell,
    cursor,
  };
}

/** Takes the last letter out of the cell. */
export function deleteWithin(puzzle: CrosswordPuzzle, state: CrosswordState, cursor: Cursor): Typed {
  const { cell } = cursor;
  if (isFixed(puzzle, state, cell) || state.letters[cell] === '') return { moves: [], cursor };
  const letter = graphemes(state.letters[cell]!).slice(0, -1).join('');
  const pencil = state.pencil[cell] === 1 && letter !== '' ? { pencil: true as const } : {};
  return { moves: [{ type: 'letter', cell, letter, ...pencil }], cursor };
}

/** Where the cursor goes when a cell of several letters is done. */
export function onward(
  puzzle: CrosswordPuzzle,
  state: CrosswordState,
  cursor: Cursor,
  habits: TypingHabits = {},
): Cursor {
  return after(puzzle, state, cursor, true, habits);
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

/** Given or revealed: it takes no other letter. */
export function isFixed(puzzle: CrosswordPuzzle, state: CrosswordState, cell: number): boolean {
  return !isTyped(puzzle, cell) || state.marks[cell] === REVEALED;
}

/** Where the cursor goes after a letter on its cell, which was empty before or was not. */
function after(
  puzzle: CrosswordPuzzle,
  state: CrosswordState,
  cursor: Cursor,
  wasEmpty: boolean,
  { skipFilled = true, atEnd = 'next' }: TypingHabits,
): Cursor {
  const entry = entryAt(puzzle, cursor);
  if (entry === undefined) return cursor;
  const { cells } = puzzle.entries[entry]!;
  const ahead = cells.slice(cells.indexOf(cursor.cell) + 1);
  const empty = wasEmpty && skipFilled ? ahead.find((cell) => state.letters[cell] === '') : undefined;
  const next = empty ?? ahead.find((cell) => !isFixed(puzzle, state, cell));
  const isFull = cells.every((cell) => state.letters[cell] !== '');
  // Who types over a full word goes on to its end.
  if (isFull && atEnd === 'next' && (wasEmpty || next === undefined)) return nextOpen(puzzle, state, entry) ?? cursor;
  return next === undefined ? cursor : { ...cursor, cell: next };
}
