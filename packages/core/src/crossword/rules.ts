import type { PuzzleRules } from '../puzzle.ts';
import { crosswordCodec } from './codec.ts';
import { isSolved } from './ending.ts';
import { isTyped } from './entries.ts';
import { play } from './play.ts';
import { starterWords } from './starter-words.ts';
import type { CrosswordTypes } from './types.ts';

export { clearWordMoves } from './clear-word.ts';
export { canHold, isKnown, isRight } from './content.ts';
export { awaitsJudge } from './ending.ts';
export { answerSoFar, entriesAt, isTyped, linkedEntries } from './entries.ts';
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

export const crosswordRules: PuzzleRules<CrosswordTypes> = {
  id: 'crossword',
  version: 1,
  defaults: { style: 'answer', words: starterWords },
  start(puzzle) {
    const letters = puzzle.cells.map((held) => (held?.kind === 'given' ? held.letter : ''));
    const typed = letters.filter((_, at) => isTyped(puzzle, at));
    const [marks, pencil] = [new Uint8Array(letters.length), new Uint8Array(letters.length)];
    return { letters, marks, pencil, empty: typed.length, wrong: 0, accepted: false };
  },
  reduce(state, input, puzzle) {
    const decoded = crosswordCodec.move(input);
    return !decoded.ok || isSolved(state, puzzle) ? state : play(state, decoded.value, puzzle);
  },
  status: (state, puzzle) => (isSolved(state, puzzle) ? 'solved' : 'playing'),
  complete: (state) => state.empty === 0,
  changed(before, after) {
    const keys: number[] = [];
    for (let at = 0; at < after.letters.length; at += 1) {
      if (
        before.letters[at] !== after.letters[at] ||
        before.marks[at] !== after.marks[at] ||
        before.pencil[at] !== after.pencil[at]
      )
        keys.push(at);
    }
    return keys;
  },
  codec: crosswordCodec,
};
