import { createBudget, noAssets, stopped, type Budget } from '../budget.ts';
import type { GenerateReason, Job, Tools } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { succeed, type Result } from '../result.ts';
import { run } from '../run.ts';
import { BLANK, type Draft } from './draft.ts';
import { cellsToHide } from './hide.ts';
import { checkLength, prepare, type Source } from './source.ts';
import { toPuzzle } from './to-puzzle.ts';
import type { AnswerStyleOptions, CrosswordDetail, CrosswordPuzzle, HideStyle, Word } from './types.ts';
import { otherReading } from './unique-reading.ts';
import type { Vocabulary } from './vocabulary.ts';

export type AnswerOptions = Partial<Omit<AnswerStyleOptions, 'style' | 'words'>>;

/**
 * Boards that are drawn for a style until it hides something. `calibrate` finds that it hides nothing on 24 % of the boards
 * of the article's fifty words (tail, three letters) and on 43 % of those of the starter words (tail, four letters): twenty
 * such boards in a row come less than once in a million games. Whether there are vowels or voiced kana to hide is up to the
 * words. `test/bench/crossword-compose.ts` measures it again.
 */
export const mostRedraws = 20;

/**
 * Steps that are enough for a board. 30 × the worst of 20,000 boards comes to 10,273 steps with the article's fifty words
 * (five letters) and to 21,580 with the starter words (four letters); this leaves room for poorer lists, and a hopeless
 * request is answered in some 20 ms. For a list of your own ask `calibrate`.
 */
export const answerSteps = 100_000;

/**
 * Composes an answer crossword: for every letter of an answer word another word that contains it, laid so that they hold
 * together, and everything but those letters and the crossings shown.
 *
 * Generate and test (article 000): an attempt that gets stuck is thrown away whole. Every loop takes its steps from the
 * one budget. A length that no word has is `impossible` before anything is drawn.
 *
 * @param words The vocabulary. Words that can't stand on a board are passed over, see `checkWords`.
 * @param budget `answerSteps` unless told.
 */
export function composeAnswerCrossword(
  words: readonly Word[],
  options: AnswerOptions,
  random: Random,
  budget: Budget = createBudget({ steps: answerSteps }),
): Result<CrosswordPuzzle, GenerateReason, CrosswordDetail> {
  return run(compose({ ...options, style: 'answer', words }, { random, budget, assets: noAssets }));
}

/** The `generate` job of style `answer`. */
export function* compose(
  { words, mode = 'strict', answerLength = [3, 6], hide = 'none', uniqueReading = true }: AnswerStyleOptions,
  { random, budget }: Tools,
): Job<Result<CrosswordPuzzle, GenerateReason, CrosswordDetail>, never> {
  const refused = checkLength(words, answerLength);
  if (refused) return refused;
  const source = yield* prepare(words, answerLength, mode, budget);
  if (!source.ok) return source;
  const { vocabulary } = source.value;

  let attempts = 0;
  for (let draws = 1; ; draws += 1) {
    const drawn = yield* draw(source.value, uniqueReading, random, budget);
    attempts += drawn.attempts;
    if (!drawn.draft) return { ...stopped(budget), detail: { code: 'stopped', attempts } };
    const kinds = drawn.draft.kinds.slice();
    const hidden = yield* hideIn(drawn.draft, kinds, hide, vocabulary, uniqueReading, budget);
    if (hidden === undefined) return { ...stopped(budget), detail: { code: 'stopped', attempts } };
    if (hidden === 0 && hide !== 'none' && draws < mostRedraws) continue;
    const told = { mode, hide: hidden > 0 ? hide : ('none' as const), hidden, uniqueReading, attempts };
    return succeed(toPuzzle(drawn.draft, kinds, words, vocabulary, told), budget.spent);
  }
}

/** Attempts until a board stands that reads in one way only; without a draft the budget ended. */
export function* draw(
  { vocabulary, answers, draftOf }: Source,
  uniqueReading: boolean,
  random: Random,
  budget: Budget,
  mostAttempts: number = Number.POSITIVE_INFINITY,
): Job<{ readonly draft?: Draft; readonly attempts: number }, never> {
  let attempts = 0;
  while (attempts < mostAttempts) {
    attempts += 1;
    const draft = draftOf(answers[random.int(answers.length)]!, random, budget);
    const sound = draft && (!uniqueReading || otherReading(draft, draft.kinds, vocabulary, budget)?.length === 0);
    if (budget.due) yield undefined;
    if (budget.why !== undefined) return { attempts };
    if (sound) return { draft, attempts };
  }
  return { attempts };
}

/**
 * Hides cells by changing `kinds`; how many, undefined when the budget ended. With `uniqueReading` the board keeps its
 * one reading: where another one differs, a hidden cell is shown again. As the board had one reading before, that ends.
 */
export function* hideIn(
  draft: Draft,
  kinds: Uint8Array,
  hide: HideStyle,
  vocabulary: Vocabulary,
  uniqueReading: boolean,
  budget: Budget,
): Job<number | undefined, never> {
  const hidden = new Set(cellsToHide(kinds, draft.width, hide, (cell) => vocabulary.letters[draft.letters[cell]!]!));
  for (const cell of hidden) kinds[cell] = BLANK;
  if (!uniqueReading) return hidden.size;
  while (hidden.size > 0) {
    const other = otherReading(draft, kinds, vocabulary, budget);
    if (budget.due) yield undefined;
    if (!other || budget.why !== undefined) return undefined;
    const doubtful = other.find((cell) => hidden.has(cell));
    if (doubtful === undefined) break;
    kinds[doubtful] = draft.kinds[doubtful]!;
    hidden.delete(doubtful);
  }
  return hidden.size;
}
