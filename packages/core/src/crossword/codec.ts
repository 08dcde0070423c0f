import {
  boolean,
  decoder,
  either,
  integer,
  list,
  number,
  oneOf,
  optional,
  raw,
  record,
  text,
  variants,
  type Shape,
} from '../decode.ts';
import { limits } from '../limits.ts';
import type { PuzzleRules } from '../puzzle.ts';
import { checkPuzzle } from './check-puzzle.ts';
import { crosswordLimits } from './limits.ts';
import { answerLength, answerText, clueText, hideStyle, isTrue, mode, tag, uniqueReading, wordList } from './shapes.ts';
import type {
  AnswerStyleOptions,
  ArrangeStyleOptions,
  CrosswordTypes,
  FillStyleOptions,
  PatternRules,
  Pin,
  Unplaced,
} from './types.ts';

const mostCells = crosswordLimits.side * crosswordLimits.side;
const index = integer(0, mostCells - 1);
const indices = list(index, mostCells, 1);
const letter = text(crosswordLimits.letter);
const cell = record({
  letter,
  kind: oneOf('given', 'blank', 'answer'),
  at: optional(integer(0, crosswordLimits.letters - 1)),
  alternatives: optional(list(letter, crosswordLimits.alternatives, 1)),
  circle: optional(isTrue),
  image: optional(text(crosswordLimits.image)),
  shade: optional(either(isTrue, text(7), (input) => typeof input !== 'string')),
  bars: optional(record({ right: optional(isTrue), below: optional(isTrue) })),
});
const entry = record({
  number: integer(1, mostCells),
  direction: oneOf('across', 'down'),
  cells: list(index, crosswordLimits.side, 1),
  answer: answerText,
  clue: optional(clueText),
});
const move = decoder(
  variants('type', {
    letter: record({ type: oneOf('letter'), cell: index, letter, pencil: optional(isTrue) }),
    check: record({ type: oneOf('check'), cells: indices }),
    reveal: record({ type: oneOf('reveal'), cells: indices }),
    accept: record({ type: oneOf('accept') }),
  }),
);

const answerOptions: Shape<AnswerStyleOptions> = record({
  style: oneOf('answer'),
  words: wordList,
  mode: optional(mode),
  answerLength: optional(answerLength),
  hide: optional(hideStyle),
  uniqueReading: optional(uniqueReading),
});

const side = integer(1, crosswordLimits.side);
const wordLength = integer(2, crosswordLimits.letters);
const patternRules: Shape<PatternRules> = record({
  width: side,
  height: side,
  symmetry: optional(oneOf('none', 'point', 'vertical', 'horizontal')),
  touching: optional(boolean()),
  corners: optional(boolean()),
  checked: optional(boolean()),
  shortest: optional(wordLength),
  longest: optional(wordLength),
  blocks: optional(number(0, 0.5)),
});
const row = text(crosswordLimits.side * crosswordLimits.letter);
const pattern: Shape<NonNullable<FillStyleOptions['pattern']>> = either(
  text(limits.text),
  either(list(row, crosswordLimits.side, 1), patternRules, (input) => Array.isArray(input)),
  (input) => typeof input === 'string',
);
const pin: Shape<Pin> = record({
  answer: answerText,
  clue: optional(clueText),
  row: integer(0, crosswordLimits.side - 1),
  column: integer(0, crosswordLimits.side - 1),
  direction: oneOf('across', 'down'),
});
const words = either(wordList, record({ lexicon: text(limits.text) }), (input) => Array.isArray(input));
const fillOptions: Shape<FillStyleOptions> = record({
  style: oneOf('fill'),
  words,
  pattern: optional(pattern),
  pinned: optional(list(pin, mostCells)),
  minScore: optional(integer(0, 100)),
  without: optional(list(tag, crosswordLimits.tags)),
  skeleton: optional(boolean()),
});

const arrangeOptions: Shape<ArrangeStyleOptions> = record({
  style: oneOf('arrange'),
  words,
  size: optional(record({ width: side, height: side })),
  pinned: optional(list(pin, mostCells)),
  effort: optional(integer(0, Number.MAX_SAFE_INTEGER)),
  skeleton: optional(boolean()),
});
const unplaced: Shape<Unplaced> = record({
  word: integer(0, crosswordLimits.words),
  answer: text(crosswordLimits.answer),
  reason: oneOf(
    'empty',
    'one-letter',
    'bad-character',
    'too-long',
    'too-many',
    'too-many-letters',
    'duplicate',
    'no-shared-letter',
    'apart',
    'budget',
  ),
});

export const crosswordCodec: PuzzleRules<CrosswordTypes>['codec'] = {
  options: decoder(variants('style', { answer: answerOptions, fill: fillOptions, arrange: arrangeOptions })),
  puzzle: decoder(
    record({
      style: oneOf('answer', 'entries'),
      mode,
      width: integer(1, crosswordLimits.side),
      height: integer(1, crosswordLimits.side),
      cells: list(
        either(raw as Shape<null>, cell, (input) => input === null),
        mostCells,
        1,
      ),
      entries: list(entry, mostCells, 1),
      groups: optional(list(list(index, mostCells, 2), mostCells, 1)),
      answer: optional(answerText),
      hide: hideStyle,
      hidden: integer(0, mostCells),
      uniqueReading: boolean(),
      attempts: integer(0, Number.MAX_SAFE_INTEGER),
      unplaced: optional(list(unplaced, crosswordLimits.arranged)),
      rebus: optional(isTrue),
      ends: optional(oneOf('host')),
    }),
    checkPuzzle,
  ),
  move,
};
