// The parts that more than one decoder of the crossword reads.
import { boolean, integer, list, oneOf, optional, pair, record, text, type Problem, type Shape } from '../decode.ts';
import { countGraphemes } from './graphemes.ts';
import { crosswordLimits } from './limits.ts';
import type { HideStyle, Mode, Word } from './types.ts';

/** True, or not there. */
export const isTrue: Shape<true> = {
  read(input, path, problems) {
    if (input !== true) problems.push({ path, code: 'value', message: `${path}: true is wanted, or nothing.` });
    return true;
  },
};
export const mode: Shape<Mode> = oneOf('strict', 'chain');
export const hideStyle: Shape<HideStyle> = oneOf('none', 'tail', 'head', 'alt', 'most', 'crossing', 'vowel', 'dakuten');
export const uniqueReading: Shape<boolean> = boolean();
export const answerLength: Shape<readonly [number, number]> = ascending(pair(integer(1, crosswordLimits.letters)));
export const answerText: Shape<string> = atMostLetters(text(crosswordLimits.answer));
export const clueText: Shape<string> = text(crosswordLimits.clue);
export const tag: Shape<string> = text(crosswordLimits.tag);
export const wordList: Shape<readonly Word[]> = list(
  record({
    answer: answerText,
    clue: optional(clueText),
    score: optional(integer(0, 100)),
    tags: optional(list(tag, crosswordLimits.tags)),
  }),
  crosswordLimits.words,
);

function ascending(shape: Shape<readonly [number, number]>): Shape<readonly [number, number]> {
  return checked(shape, ([least, most]) =>
    least > most ? `got ${least} to ${most}; the smaller number first is wanted.` : undefined,
  );
}

function atMostLetters(shape: Shape<string>): Shape<string> {
  return checked(shape, (answer) =>
    answer.length > crosswordLimits.letters && countGraphemes(answer) > crosswordLimits.letters
      ? `got a word of ${countGraphemes(answer)} letters; at most ${crosswordLimits.letters} are wanted.`
      : undefined,
  );
}

function checked<V>(shape: Shape<V>, wrong: (value: V) => string | undefined): Shape<V> {
  return {
    read(input, path, problems) {
      const before = problems.length;
      const value = shape.read(input, path, problems);
      const message = problems.length === before ? wrong(value) : undefined;
      const problem: Problem = { path, code: 'range', message: `${path}: ${message}` };
      if (message !== undefined) problems.push(problem);
      return value;
    },
  };
}
