import { createBudget, noAssets, stopped, type Budget } from '../budget.ts';
import { decoder, integer, optional, record } from '../decode.ts';
import type { GenerateReason, Job, OwnJobs, Tools } from '../puzzle.ts';
import { createRandom, type Random } from '../random.ts';
import { succeed, type Result } from '../result.ts';
import { run } from '../run.ts';
import { draw, hideIn } from './compose.ts';
import { answerLength, mode, uniqueReading, wordList } from './shapes.ts';
import { checkLength, prepare } from './source.ts';
import type { CalibrateArgs, Calibration, CrosswordDetail, CrosswordTypes, HideStyle } from './types.ts';

/** Article 000's rule: this many times the worst of the boards that were drawn. */
const TIMES_THE_WORST = 30;
const BOARDS = 20_000;
const BOARDS_A_STYLE = 3_000;
/** A board that takes more attempts counts as failed: the worst of 20,000 of the starter words took 78. */
const HOPELESS = 3_000;
/** When the first so many all fail, the rest would only cost time. */
const FIRST = 10;
const styles: readonly HideStyle[] = ['none', 'tail', 'head', 'alt', 'most', 'crossing', 'vowel', 'dakuten'];
/** Two million steps a list are usual. */
const ENOUGH_STEPS = 100_000_000;

/**
 * What article 000 did by hand, for any vocabulary: draws many boards and says how many attempts they took, the limit to
 * set, what it comes to in budget steps, and how often each style finds nothing to hide. About a second at the default
 * numbers of boards. Where none of the first ten can be drawn it stops there, with a limit of 0.
 */
export function calibrate(
  words: CalibrateArgs['words'],
  options: CalibrateArgs['options'] = {},
  random: Random = createRandom('calibrate'),
  budget: Budget = createBudget({ steps: ENOUGH_STEPS }),
): Result<Calibration, GenerateReason, CrosswordDetail> {
  return run(calibrating({ words, options }, { random, budget, assets: noAssets }));
}

function* calibrating(
  { words, options }: CalibrateArgs,
  { random, budget }: Tools,
): Job<Result<Calibration, GenerateReason, CrosswordDetail>, never> {
  const { boards = BOARDS, boardsAStyle = BOARDS_A_STYLE, uniqueReading: unique = true } = options;
  const length = options.answerLength ?? ([3, 6] as const);
  const refused = checkLength(words, length);
  if (refused) return refused;
  const source = yield* prepare(words, length, options.mode ?? 'strict', budget);
  if (!source.ok) return source;

  const began = budget.spent;
  let [failed, attempts, worst] = [0, 0, 0];
  let tried = 0;
  while (tried < boards && !(tried === FIRST && failed === FIRST)) {
    const drawn = yield* draw(source.value, unique, random, budget, HOPELESS);
    attempts += drawn.attempts;
    if (budget.why !== undefined) return { ...stopped(budget), detail: { code: 'stopped', attempts } };
    if (drawn.draft) worst = Math.max(worst, drawn.attempts);
    else failed += 1;
    tried += 1;
  }
  const limit = TIMES_THE_WORST * worst;
  const stepsAtLimit = Math.ceil(((budget.spent - began) * limit) / attempts);

  const hidesNothing = { none: 0, tail: 0, head: 0, alt: 0, most: 0, crossing: 0, vowel: 0, dakuten: 0 };
  for (const style of failed < tried ? styles.slice(1) : []) {
    let nothing = 0;
    for (let board = 0; board < boardsAStyle; board += 1) {
      const { draft } = yield* draw(source.value, unique, random, budget, HOPELESS);
      const { vocabulary } = source.value;
      const hidden = draft && (yield* hideIn(draft, draft.kinds.slice(), style, vocabulary, unique, budget));
      if (budget.why !== undefined) return { ...stopped(budget), detail: { code: 'stopped', attempts } };
      if (hidden === 0) nothing += 1;
    }
    hidesNothing[style] = nothing / Math.max(1, boardsAStyle);
  }
  const counts = { boards: tried, failed, meanAttempts: attempts / tried, worstAttempts: worst };
  return succeed({ ...counts, limit, stepsAtLimit, hidesNothing }, budget.spent);
}

export const calibrateJob: OwnJobs<CrosswordTypes>['calibrate'] = {
  args: decoder(
    record({
      words: wordList,
      options: record({
        mode: optional(mode),
        answerLength: optional(answerLength),
        uniqueReading: optional(uniqueReading),
        boards: optional(integer(1, 1_000_000)),
        boardsAStyle: optional(integer(0, 1_000_000)),
      }),
    }),
  ),
  run: calibrating,
};
