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
import { nextOpen, pathAt, stepTo, typedNext, type Cursor, type Step } from './cursor.ts';

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
type Path = ReturnType<typeof pathAt>;
/** What a cell remembers when its letter was revealed: it takes no other. */
const REVEALED = 3;

/**
 * Puts text in from the cursor on, a letter a cell, through all entries that the clue speaks for. Cells that are given or revealed are passed over; of several letters
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
  const letters = graphemes(text).filter(isLetter);
  const path = pathAt(puzzle, cursor);
  const { steps } = path;
  const now = [...state.letters];
  const moves: CrosswordMove[] = [];
  let at = beginning(path, state, letters);
  let last: Step | undefined;
  for (const letter of letters) {
    while (at < steps.length && isFixed(puzzle, state, steps[at]!.cell)) {
      if (letters.length > 1 && foldKana(now[steps[at]!.cell]!) === foldKana(letter)) break;
      at += 1;
    }
    const step = steps[at];
    if (step === undefined) break;
    at += 1;
    last = step;
    const { cell } = step;
    // A letter that is there already is no move, but the cursor goes on from it.
    if (isFixed(puzzle, state, cell)) continue;
    if (now[cell] === letter && (state.pencil[cell] === 1) === pencil) continue;
    moves.push({ type: 'letter', cell, letter, ...(pencil ? { pencil: true as const } : {}) });
    now[cell] = letter;
  }
  if (last === undefined) return { moves, cursor };
  const wasEmpty = state.letters[last.cell] === '';
  return {
    moves,
    last: last.cell,
    cursor: after(puzzle, { ...state, letters: now }, stepTo(puzzle, cursor, last), wasEmpty, habits),
  };
}

/**
 * The place in the path where text begins: at the cursor. But the cursor waits at the first gap, and an input method gives
 * whole words: one that begins with what stands before the cursor belongs at the first cell of its entry, or of the path.
 */
function beginning({ steps, at }: Path, state: CrosswordState, letters: readonly string[]): number {
  const current = steps[at]?.entry;
  const first = steps.findIndex(({ entry }) => entry === current);
  const length = steps.filter(({ entry }) => entry === current).length;
  const isThere = ({ cell }: Step, nth: number): boolean => foldKana(state.letters[cell]!) === foldKana(letters[nth]!);
  if (letters.length === steps.length && steps.slice(0, at).every(isThere)) return 0;
  return letters.length === length && steps.slice(first, at).every(isThere) ? first : at;
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
  if (!isEmpty) return { moves: clear(puzzle, state, cursor.cell), cursor };
  const step = typedNext(puzzle, cursor, -1);
  if (step === undefined) return { moves: [], cursor };
  return { moves: clear(puzzle, state, step.cell), cursor: stepTo(puzzle, cursor, step) };
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
  const { steps, at } = pathAt(puzzle, cursor);
  const current = steps[at];
  if (current === undefined) return cursor;
  const ahead = steps.slice(at + 1);
  const empty = wasEmpty && skipFilled ? ahead.find(({ cell }) => state.letters[cell] === '') : undefined;
  const next = empty ?? ahead.find(({ cell }) => !isFixed(puzzle, state, cell));
  const isFull = steps.every(({ cell }) => state.letters[cell] !== '');
  // Who types over a full word goes on to its end.
  if (isFull && atEnd === 'next' && (wasEmpty || next === undefined))
    return nextOpen(puzzle, state, current.entry) ?? cursor;
  return next === undefined ? cursor : stepTo(puzzle, cursor, next);
}
