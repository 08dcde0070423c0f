import { ANSWER, GIVEN, NONE, type Draft } from './draft.ts';
import { lettersOf, numbered } from './numbering.ts';
import type { CrosswordCell, CrosswordPuzzle, Word } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The board of a draft, with its words as they were written. */
export function toPuzzle(
  { width, height, runs, answer, answerCells }: Draft,
  kinds: Uint8Array,
  words: readonly Word[],
  vocabulary: Vocabulary,
  told: Pick<CrosswordPuzzle, 'mode' | 'hide' | 'hidden' | 'uniqueReading' | 'attempts'>,
): CrosswordPuzzle {
  const entries = numbered(
    runs.map(({ word, direction, first, step, length }) => {
      const { answer: shown, clue } = words[vocabulary.source[word]!]!;
      const cells = Array.from({ length }, (_, at) => first + at * step);
      return { direction, cells, answer: shown, ...(clue === undefined ? {} : { clue }) };
    }),
  );
  const letters = lettersOf(entries, kinds.length);
  return {
    style: 'answer',
    mode: told.mode,
    width,
    height,
    cells: Array.from(kinds, (kind, cell): CrosswordCell | null => {
      if (kind === NONE) return null;
      const letter = letters[cell] ?? '';
      if (kind === ANSWER) return { letter, kind: 'answer', at: answerCells.indexOf(cell) };
      return { letter, kind: kind === GIVEN ? 'given' : 'blank' };
    }),
    entries,
    answer: words[vocabulary.source[answer]!]!.answer,
    hide: told.hide,
    hidden: told.hidden,
    uniqueReading: told.uniqueReading,
    attempts: told.attempts,
  };
}
