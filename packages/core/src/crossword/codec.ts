import {
  boolean,
  decoder,
  either,
  integer,
  list,
  oneOf,
  optional,
  raw,
  record,
  text,
  variants,
  type Shape,
} from '../decode.ts';
import type { PuzzleRules } from '../puzzle.ts';
import { checkPuzzle } from './check-puzzle.ts';
import { crosswordLimits } from './limits.ts';
import { answerLength, answerText, clueText, hideStyle, mode, uniqueReading, wordList } from './shapes.ts';
import type { CrosswordTypes } from './types.ts';

const mostCells = crosswordLimits.side * crosswordLimits.side;
const index = integer(0, mostCells - 1);
const indices = list(index, mostCells, 1);
const letter = text(crosswordLimits.letter);
const cell = record({
  letter,
  kind: oneOf('given', 'blank', 'answer'),
  at: optional(integer(0, crosswordLimits.letters - 1)),
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
    letter: record({ type: oneOf('letter'), cell: index, letter }),
    check: record({ type: oneOf('check'), cells: indices }),
    reveal: record({ type: oneOf('reveal'), cells: indices }),
  }),
);

export const crosswordCodec: PuzzleRules<CrosswordTypes>['codec'] = {
  options: decoder(
    record({
      style: oneOf('answer'),
      words: wordList,
      mode: optional(mode),
      answerLength: optional(answerLength),
      hide: optional(hideStyle),
      uniqueReading: optional(uniqueReading),
    }),
  ),
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
      answer: optional(answerText),
      hide: hideStyle,
      hidden: integer(0, mostCells),
      uniqueReading: boolean(),
      attempts: integer(0, Number.MAX_SAFE_INTEGER),
    }),
    checkPuzzle,
  ),
  move,
};
