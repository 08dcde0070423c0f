// What moves do. All of them are decoded already, and made while the game goes on.
import { canHold, isKnown, isRight } from './content.ts';
import { awaitsJudge } from './ending.ts';
import { isTyped } from './entries.ts';
import type { CrosswordMove, CrosswordPuzzle, CrosswordState } from './types.ts';

/** What `marks` says of a cell. */
const RIGHT = 1;
const WRONG = 2;
const REVEALED = 3;

type Letter = Extract<CrosswordMove, { type: 'letter' }>;
type Look = Extract<CrosswordMove, { cells: readonly number[] }>;

export function play(state: CrosswordState, move: CrosswordMove, puzzle: CrosswordPuzzle): CrosswordState {
  if (move.type === 'accept') return awaitsJudge(puzzle, state) ? { ...state, accepted: true } : state;
  return move.type === 'letter' ? write(state, move, puzzle) : look(state, move, puzzle);
}

/** A letter that is there already changes nothing, unless it goes from ink to pencil or back. */
function write(state: CrosswordState, move: Letter, puzzle: CrosswordPuzzle): CrosswordState {
  const { cell: at, letter: typed } = move;
  if (!isTyped(puzzle, at) || state.marks[at] === REVEALED) return state;
  const pencil = typed !== '' && Object.hasOwn(move, 'pencil') ? 1 : 0;
  const isDrawn = state.pencil[at] === pencil;
  if (state.letters[at] === typed) return isDrawn ? state : { ...state, pencil: state.pencil.with(at, pencil) };
  if (typed !== '' && !canHold(puzzle, typed)) return state;
  const next = withLetter(state, at, typed, puzzle);
  return isDrawn ? next : { ...next, pencil: state.pencil.with(at, pencil) };
}

/** Another letter in one cell, which takes away what a check said of it. Only that cell is counted anew. */
function withLetter(state: CrosswordState, at: number, held: string, puzzle: CrosswordPuzzle): CrosswordState {
  const before = state.letters[at]!;
  const empty = (letter: string): number => (letter === '' ? 1 : 0);
  const wrong = (letter: string): number =>
    letter === '' || !isKnown(puzzle, at) || isRight(puzzle, at, letter) ? 0 : 1;
  return {
    ...state,
    letters: state.letters.with(at, held),
    marks: state.marks.with(at, 0),
    empty: state.empty + empty(held) - empty(before),
    wrong: state.wrong + wrong(held) - wrong(before),
  };
}

/** Cells that are not typed, and those that nobody here knows, are passed over: a word can be named by all of its cells. */
function look(state: CrosswordState, { type, cells }: Look, puzzle: CrosswordPuzzle): CrosswordState {
  if (cells.some((at) => at >= puzzle.cells.length)) return state;
  const open = [...new Set(cells)].filter(
    (at) => isTyped(puzzle, at) && isKnown(puzzle, at) && state.marks[at] !== REVEALED,
  );
  return type === 'check' ? check(state, open, puzzle) : reveal(state, open, puzzle);
}

function check(state: CrosswordState, cells: readonly number[], puzzle: CrosswordPuzzle): CrosswordState {
  const marks = state.marks.slice();
  for (const at of cells) {
    if (state.letters[at] !== '') marks[at] = isRight(puzzle, at, state.letters[at]!) ? RIGHT : WRONG;
  }
  return marks.every((mark, at) => mark === state.marks[at]) ? state : { ...state, marks };
}

/** A letter that is right already was found by the player, and stays so. */
function reveal(state: CrosswordState, cells: readonly number[], puzzle: CrosswordPuzzle): CrosswordState {
  const hidden = cells.filter((at) => !isRight(puzzle, at, state.letters[at]!));
  if (hidden.length === 0) return state;
  const letters = [...state.letters];
  const marks = state.marks.slice();
  const pencil = state.pencil.slice();
  for (const at of hidden) {
    letters[at] = puzzle.cells[at]!.letter;
    marks[at] = REVEALED;
    pencil[at] = 0;
  }
  const empty = hidden.filter((at) => state.letters[at] === '').length;
  return {
    ...state,
    letters,
    marks,
    pencil,
    empty: state.empty - empty,
    wrong: state.wrong - (hidden.length - empty),
  };
}
