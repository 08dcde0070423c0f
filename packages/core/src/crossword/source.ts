// What one list of words and one band of lengths need once, and what can be said of them before anything is drawn.
import { stopped, type Budget } from '../budget.ts';
import type { GenerateReason, Job } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { answersOfLength, type Answers } from './answers.ts';
import { createDrafter, type Drafter } from './draft.ts';
import { countGraphemes, hasUnfit } from './graphemes.ts';
import { crosswordLimits } from './limits.ts';
import type { CrosswordDetail, Mode, Word } from './types.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** Answers and how to draw a board of them. */
export interface Source {
  readonly vocabulary: Vocabulary;
  readonly answers: readonly number[];
  readonly draftOf: Drafter;
}

/** What can be said before a step is spent: bands that mean nothing, and lengths that no word has. */
export function checkLength(
  words: readonly Word[],
  [least, most]: readonly [number, number],
): Result<never, GenerateReason, CrosswordDetail> | undefined {
  const sound = [least, most].every((n) => Number.isInteger(n) && n >= 1 && n <= crosswordLimits.letters);
  if (!sound || least > most) {
    const message =
      `answerLength: [${least}, ${most}] is no range of letters; ` +
      `two whole numbers from 1 to ${crosswordLimits.letters} are wanted, the smaller first.`;
    return fail('invalid-options', { code: 'bad-options', why: 'answer-length', wanted: [least, most], message });
  }
  const have = new Set<number>();
  for (const { answer } of words) {
    const length = countGraphemes(answer);
    if (length < 2 || hasUnfit(answer)) continue;
    if (length >= least && length <= most) return undefined;
    have.add(length);
  }
  const lengths = [...have].toSorted((a, b) => a - b);
  return fail('impossible', { code: 'no-answer-word', wanted: [least, most], have: lengths });
}

/** Reads the words and finds the answers among them; `impossible` when none has words enough for its letters. */
export function* prepare(
  words: readonly Word[],
  [least, most]: readonly [number, number],
  mode: Mode,
  budget: Budget,
): Job<Result<Source, GenerateReason, CrosswordDetail>, never> {
  const vocabulary = yield* readVocabulary(words, budget);
  if (!vocabulary) return { ...stopped(budget), detail: { code: 'stopped', attempts: 0 } };
  const answers: number[] = [];
  let miss: Answers['miss'];
  for (let length = least; length <= most; length += 1) {
    const some = yield* answersOfLength(vocabulary, length, budget);
    if (!some) return { ...stopped(budget), detail: { code: 'stopped', attempts: 0 } };
    for (const word of some.words) answers.push(word);
    if (some.miss && !(miss && miss.letters.length <= some.miss.letters.length)) ({ miss } = some);
  }
  if (answers.length > 0) {
    return succeed({ vocabulary, answers, draftOf: createDrafter(vocabulary, mode) }, budget.spent);
  }
  return { ...fail('impossible', missOf(miss, vocabulary, words, [least, most])), spent: budget.spent };
}

function missOf(
  miss: Answers['miss'],
  { source, letters }: Vocabulary,
  words: readonly Word[],
  wanted: readonly [number, number],
): CrosswordDetail {
  // Words of that length are there, but none that can stand on a board.
  if (!miss) return { code: 'no-answer-word', wanted, have: [] };
  const { answer } = words[source[miss.word]!]!;
  return { code: 'no-crossing', answer, letters: miss.letters.map((letter) => letters[letter]!) };
}
