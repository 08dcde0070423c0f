import type { PuzzleRules } from '../puzzle.ts';
import { crosswordCodec } from './codec.ts';
import { isTyped } from './entries.ts';
import { foldKana } from './fold-kana.ts';
import { isLetter } from './graphemes.ts';
import { starterWords } from './starter-words.ts';
import type { CrosswordMove, CrosswordPuzzle, CrosswordState, CrosswordTypes } from './types.ts';

export { answerSoFar, entriesAt, isTyped } from './entries.ts';
export { foldKana } from './fold-kana.ts';
export { graphemes, isLetter } from './graphemes.ts';
export type {
  LintBars,
  LintBoard,
  LintCell,
  LintDetails,
  LintFinding,
  LintLevel,
  LintPlace,
  LintPreset,
  LintRule,
  LintRules,
  LintRun,
  LintSymmetry,
} from './lint/lint-types.ts';
export { challengeLength, challengePlan, endlessPlan, hideLabels, type HideLabel, type Plan } from './plans.ts';
export { wordList, type ListedWord, type WordsOfLength } from './skeleton/word-list.ts';
export type {
  AnswerStyleOptions,
  ArrangeDetail,
  ArrangeStyleOptions,
  Calibration,
  CalibrateArgs,
  CrosswordCell,
  CrosswordDetail,
  CrosswordMove,
  CrosswordOptions,
  CrosswordPuzzle,
  CrosswordState,
  CrosswordTypes,
  Direction,
  Entry,
  FillDetail,
  FillStyleOptions,
  HideStyle,
  Mode,
  PatternProblem,
  PatternRules,
  Pin,
  SlotName,
  TooFew,
  Unplaced,
  Word,
  WordProblem,
} from './types.ts';

/** What `marks` says of a cell. */
const RIGHT = 1;
const WRONG = 2;
const REVEALED = 3;

export const crosswordRules: PuzzleRules<CrosswordTypes> = {
  id: 'crossword',
  version: 1,
  defaults: { style: 'answer', words: starterWords },
  start(puzzle) {
    const letters = puzzle.cells.map((held) => (held?.kind === 'given' ? held.letter : ''));
    const typed = letters.filter((_, at) => isTyped(puzzle, at));
    return { letters, marks: new Uint8Array(letters.length), empty: typed.length, wrong: 0 };
  },
  reduce(state, input, puzzle) {
    const decoded = crosswordCodec.move(input);
    if (!decoded.ok || isSolved(state)) return state;
    const played = decoded.value;
    return played.type === 'letter' ? write(state, played, puzzle) : look(state, played, puzzle);
  },
  status: (state) => (isSolved(state) ? 'solved' : 'playing'),
  complete: (state) => state.empty === 0,
  changed(before, after) {
    const keys: number[] = [];
    for (let at = 0; at < after.letters.length; at += 1) {
      if (before.letters[at] !== after.letters[at] || before.marks[at] !== after.marks[at]) keys.push(at);
    }
    return keys;
  },
  codec: crosswordCodec,
};

function isSolved({ empty, wrong }: CrosswordState): boolean {
  return empty === 0 && wrong === 0;
}

function isRight(puzzle: CrosswordPuzzle, at: number, held: string): boolean {
  return held !== '' && foldKana(held) === foldKana(puzzle.cells[at]!.letter);
}

/** Another letter in one cell, which takes away what a check said of it. Only that cell is counted anew. */
function withLetter(state: CrosswordState, at: number, held: string, puzzle: CrosswordPuzzle): CrosswordState {
  const before = state.letters[at]!;
  const marks = state.marks.slice();
  marks[at] = 0;
  const empty = (letter: string): number => (letter === '' ? 1 : 0);
  const wrong = (letter: string): number => (letter === '' || isRight(puzzle, at, letter) ? 0 : 1);
  return {
    letters: state.letters.with(at, held),
    marks,
    empty: state.empty + empty(held) - empty(before),
    wrong: state.wrong + wrong(held) - wrong(before),
  };
}

/** A letter that is there already changes nothing. */
function write(
  state: CrosswordState,
  { cell: at, letter: typed }: Extract<CrosswordMove, { type: 'letter' }>,
  puzzle: CrosswordPuzzle,
): CrosswordState {
  if (!isTyped(puzzle, at) || state.marks[at] === REVEALED || state.letters[at] === typed) return state;
  if (typed !== '' && !isLetter(typed)) return state;
  return withLetter(state, at, typed, puzzle);
}

/** Cells that are not typed are passed over, so that a word can be named by all of its cells. */
function look(
  state: CrosswordState,
  { type, cells }: Exclude<CrosswordMove, { type: 'letter' }>,
  puzzle: CrosswordPuzzle,
): CrosswordState {
  if (cells.some((at) => at >= puzzle.cells.length)) return state;
  const open = [...new Set(cells)].filter((at) => isTyped(puzzle, at) && state.marks[at] !== REVEALED);
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
  for (const at of hidden) {
    letters[at] = puzzle.cells[at]!.letter;
    marks[at] = REVEALED;
  }
  const empty = hidden.filter((at) => state.letters[at] === '').length;
  return { letters, marks, empty: state.empty - empty, wrong: state.wrong - (hidden.length - empty) };
}
