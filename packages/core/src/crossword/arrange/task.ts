import { pay, stopped, type Budget } from '../../budget.ts';
import type { GenerateReason, Job } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { crosswordLimits } from '../limits.ts';
import type { ArrangeDetail, CrosswordDetail, Pin, Unplaced, Word } from '../types.ts';
import { readVocabulary, type Vocabulary } from '../vocabulary.ts';
import { lengthOf, piecesOfWords, type WordList } from './word-list.ts';

/** What is arranged. Word w of the list is the pinned word `pins[w]`, or a word of the list of words. */
export interface Task {
  readonly list: WordList;
  readonly vocabulary: Vocabulary;
  readonly pins: readonly Pin[];
  readonly words: readonly Word[];
  /** Words that no board can have, with the reason; by their place in the list. */
  readonly unplaced: readonly Unplaced[];
}

export interface Wanted {
  readonly size?: { readonly width: number; readonly height: number };
  readonly pinned?: readonly Pin[];
}

/** Reads words and pins, and tells at once what can't be laid whatever is tried. */
export function* readTask(
  words: readonly Word[],
  { size, pinned: pins = [] }: Wanted,
  budget: Budget,
): Job<Result<Task, GenerateReason, CrosswordDetail>, never> {
  const most = crosswordLimits.arranged;
  const count = words.length + pins.length;
  if (count > most) {
    const message = `${count} words are more than the ${most} that can be arranged. Pass fewer, or fill a grid with them.`;
    const detail = { code: 'bad-options', why: 'too-many-words', words: count, most, message } as const;
    return fail('invalid-options', detail, budget.spent);
  }
  // Pins first: a word of the list that is pinned too is the one that equals a word before it.
  const all: readonly Word[] = pins.length === 0 ? words : [...pins, ...words];
  const vocabulary = yield* readVocabulary(all, budget);
  if (!vocabulary || !(yield* pay(budget, 1 + (vocabulary.text.length >> 6))))
    return { ...stopped(budget), detail: { code: 'stopped', attempts: 0 } };

  const bad = vocabulary.dropped.find(({ index }) => index < pins.length);
  if (bad)
    return fail(
      'invalid-options',
      { code: 'bad-pin', pin: bad.index, why: bad.code === 'duplicate' ? 'twice' : 'bad-word' },
      budget.spent,
    );
  const dropped: readonly Unplaced[] = vocabulary.dropped.flatMap((problem): Unplaced[] => {
    const word = problem.index - pins.length;
    const { answer } = words[word]!;
    if (problem.code !== 'duplicate') return [unplacedWord(word, answer, problem.code)];
    return problem.of < pins.length ? [] : [unplacedWord(word, answer, 'duplicate')];
  });
  return sorted({ vocabulary, pins, words, dropped }, size, budget.spent);
}

function unplacedWord(word: number, answer: string, reason: Unplaced['reason']): Unplaced {
  return { word, answer: answer.slice(0, crosswordLimits.answer), reason };
}

/** The place of a word of the vocabulary in the list that was passed. */
export function wordOf({ vocabulary, pins }: Pick<Task, 'vocabulary' | 'pins'>, word: number): number {
  return vocabulary.source[word]! - pins.length;
}

/** The words that did not get a place, besides those that never could: in the order of the list. */
export function withLeftOut(task: Task, isLaid: (word: number) => boolean): Unplaced[] {
  const left = task.list.words
    .filter((word) => !isLaid(word))
    .map((word): Unplaced => {
      const index = wordOf(task, word);
      return unplacedWord(index, task.words[index]!.answer, 'budget');
    });
  return [...task.unplaced, ...left].toSorted((a, b) => a.word - b.word);
}

function sorted(
  read: Pick<Task, 'vocabulary' | 'pins' | 'words'> & { readonly dropped: readonly Unplaced[] },
  size: Wanted['size'],
  spent: number,
): Result<Task, GenerateReason, CrosswordDetail> {
  const { vocabulary, pins, words, dropped } = read;
  const longest = size ? Math.max(size.width, size.height) : crosswordLimits.side;
  const fits = (word: number): boolean => word < pins.length || lengthOf(vocabulary, word) <= longest;
  const pieces = piecesOfWords(vocabulary, fits);
  const sizes = new Int32Array(vocabulary.size);
  for (const piece of pieces) if (piece >= 0) sizes[piece]! += 1;
  const refuse = (detail: ArrangeDetail): Result<never, GenerateReason, CrosswordDetail> =>
    fail('impossible', detail, spent);

  const far = pins.findIndex((_, pin) => pieces[pin] !== pieces[0]);
  if (far > 0) return refuse({ code: 'pins-apart', pins: [0, far], proved: true });
  const largest = pins.length > 0 ? pieces[0]! : sizes.indexOf(sizes.reduce((most, held) => Math.max(most, held), 0));
  const nameOf = (word: number): string => words[wordOf(read, word)]!.answer;
  const all = Array.from({ length: vocabulary.size }, (_, word) => word);
  const fitting = all.filter(fits);
  if (vocabulary.size === 0) return refuse({ code: 'no-words' });
  if (fitting.length === 0) {
    const shortest = all.reduce((least, word) => Math.min(least, lengthOf(vocabulary, word)), crosswordLimits.letters);
    return refuse({ code: 'all-too-long', shortest, longest });
  }
  if (pins.length === 0 && fitting.length > 1 && sizes[largest] === 1)
    return refuse({ code: 'nothing-crosses', words: [nameOf(fitting[0]!), nameOf(fitting[1]!)] });

  const unplaced = [...dropped];
  for (const word of all.slice(pins.length)) {
    const reason = !fits(word)
      ? ('too-long' as const)
      : pieces[word] === largest
        ? undefined
        : sizes[pieces[word]!] === 1
          ? ('no-shared-letter' as const)
          : ('apart' as const);
    if (reason) unplaced.push(unplacedWord(wordOf(read, word), nameOf(word), reason));
  }
  const chosen = all.slice(pins.length).filter((word) => pieces[word] === largest);
  const { size: count, text, start, from } = vocabulary;
  return succeed({ list: { size: count, text, start, from, words: chosen }, vocabulary, pins, words, unplaced }, spent);
}
