import { pay, stopped, type Budget } from '../../budget.ts';
import type { GenerateReason, Job, Tools } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { sizeOfIndex } from '../lexicon/letter-index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { crosswordLimits } from '../limits.ts';
import { slotsOf, type Pattern } from '../pattern/read-pattern.ts';
import type { CrosswordDetail, CrosswordPuzzle } from '../types.ts';
import { explain } from './explain.ts';
import { floorsOf } from './floors.ts';
import { gridOf, type Grid } from './grid.ts';
import { createSearch, workAStep, type Search } from './search.ts';
import { fixedLetters, layPins, startOf, tooFew, type Pinned, type Wanted } from './start.ts';
import { rowsOf, toBoard } from './to-board.ts';

export type FillResult = Result<CrosswordPuzzle, GenerateReason, CrosswordDetail>;

/** Steps of search between two looks at the budget. */
const STEPS_A_CALL = 100;
/** Steps for a grid of better words once there is one: 80 ms. Where the last grid took half of that, none is sought. */
const STEPS_FOR_BETTER = 20_000;

/** What is filled, and with what. */
export interface Task {
  readonly pattern: Pattern;
  readonly lexicon: Lexicon;
  readonly grid: Grid;
  readonly pinned: Pinned;
  /** By cell the letter that must stand there. */
  readonly fixed: readonly (string | undefined)[];
  readonly without: readonly string[];
}

/**
 * Fills a pattern: first with any words that are allowed, then, for as long as that goes fast, with better and better
 * ones. After `most` steps without a grid it is given up: `unfilled`, with reason `budget`.
 */
export function* fillPattern(
  pattern: Pattern,
  lexicon: Lexicon,
  wanted: Wanted,
  tools: Tools,
  attempts = 1,
  most: number = Number.POSITIVE_INFINITY,
): Job<FillResult, CrosswordPuzzle> {
  const { budget } = tools;
  const read = yield* readTask(pattern, lexicon, wanted, budget);
  if (!read.ok) return read;
  const task = read.value;
  const least = wanted.minScore ?? 0;
  const first = yield* fillFrom(task, least, 'fill', tools, most);
  if (!first.ok) return first;

  let { words, steps } = first.value;
  for (const floor of floorsOf(lexicon, task.grid.slots, least)) {
    if (2 * steps > STEPS_FOR_BETTER || budget.left < 2 * STEPS_FOR_BETTER) break;
    const better = yield* fillFrom(task, floor, 'improve', tools, STEPS_FOR_BETTER, words);
    if (!better.ok && budget.why !== undefined) return better;
    if (!better.ok) break;
    ({ words, steps } = better.value);
  }
  return succeed({ ...toBoard(task, words)!, attempts }, budget.spent);
}

/** The slots, their words as sets, and what was asked of them; `invalid-options` where that contradicts itself. */
function* readTask(
  pattern: Pattern,
  lexicon: Lexicon,
  { pinned: pins = [], without = [] }: Wanted,
  budget: Budget,
): Job<Result<Task, GenerateReason, CrosswordDetail>, never> {
  // Counted as if nothing was ever read before: a seed keeps its board.
  let size = pattern.cells.length * (1 + (lexicon.letters.length >> 5));
  for (const length of new Set(slotsOf(pattern).map((slot) => slot.length)))
    size += sizeOfIndex(lexicon, length) + length * (lexicon.counts[length] ?? 0);
  if (size > crosswordLimits.letterIndex) {
    const letters = lexicon.letters.length;
    const message = `${letters} different letters are too many for so many words; fewer of either are wanted.`;
    const detail = { code: 'bad-lexicon', why: 'too-many-letters', letters, message } as const;
    return fail('invalid-options', detail, budget.spent);
  }
  if (!(yield* pay(budget, 1 + Math.ceil(size / workAStep))))
    return { ...stopped(budget), detail: { code: 'stopped', attempts: 0 } };
  const grid = gridOf(pattern, lexicon);
  const pinned = layPins(grid, pattern, pins);
  if ('code' in pinned) return fail('invalid-options', pinned, budget.spent);
  const fixed = fixedLetters(grid, pattern, pinned, pins);
  if ('code' in fixed) return fail('invalid-options', fixed, budget.spent);
  return succeed({ pattern, lexicon, grid, pinned, fixed, without });
}

/** By slot its word, and the steps that finding them took. */
interface Filled {
  readonly words: Int32Array;
  readonly steps: number;
}

/** Fills it with words of at least a score; `before` is the grid to show meanwhile. */
function* fillFrom(
  task: Task,
  floor: number,
  stage: 'fill' | 'improve',
  { random, budget }: Tools,
  most: number,
  before?: Int32Array,
): Job<Result<Filled, GenerateReason, CrosswordDetail>, CrosswordPuzzle> {
  const { grid, lexicon, pinned, fixed, without } = task;
  const sets = grid.index.reduce((sum, { span }) => sum + span, 0);
  if (!(yield* pay(budget, 1 + Math.ceil((4 * sets) / workAStep))))
    return { ...stopped(budget), detail: { code: 'stopped', attempts: 0 } };
  const start = startOf(grid, lexicon, fixed, pinned, floor, without);
  const few = tooFew(grid, start);
  if (few.length > 0) return fail('impossible', { code: 'too-few-words', lengths: few }, budget.spent);

  const search = createSearch(grid, start, lexicon, random);
  let paid = 0;
  let shown = -1;
  let board = before && toBoard(task, before);
  while (paid < most) {
    // What the last call took beyond its share is paid with this one.
    const steps = Math.min(LARGEST_PAYMENT, Math.max(STEPS_A_CALL, search.steps() - paid));
    if (!budget.spend(steps)) return unfilled(task, search, stopped(budget).reason, budget);
    paid += steps;
    if (budget.due) {
      if (!before && search.filled() > shown) board = toBoard(task, search.best);
      shown = search.filled();
      yield { stage, done: Math.max(0, shown) / grid.slots.length, ...(board ? { best: board } : {}) };
      if (budget.why !== undefined) return unfilled(task, search, budget.why, budget);
    }
    if (search.steps() > paid) continue;
    const outcome = search.run(STEPS_A_CALL);
    if (outcome === 'filled') return succeed({ words: search.best, steps: search.steps() }, budget.spent);
    if (outcome === 'infeasible')
      return fail('impossible', { code: 'infeasible', failures: search.failures() }, budget.spent);
    if (outcome === 'root-infeasible') {
      // Where there is another grid to be had, nobody asks why.
      if (most < Number.POSITIVE_INFINITY) return fail('impossible', { code: 'infeasible', failures: 0 }, budget.spent);
      const why = yield* explain(grid, start, task, search.failedSlot(), budget);
      return why
        ? fail('impossible', why, budget.spent)
        : { ...stopped(budget), detail: { code: 'stopped', attempts: 0 } };
    }
  }
  return unfilled(task, search, 'budget', budget);
}

/** At most so many steps at once: nobody waits longer for a yield than a slice and this. */
const LARGEST_PAYMENT = 500;

function unfilled(
  task: Task,
  search: Search,
  reason: 'budget' | 'cancelled',
  { spent }: Budget,
): Result<never, GenerateReason, CrosswordDetail> {
  const counts = { filled: Math.max(0, search.filled()), slots: task.grid.slots.length, failures: search.failures() };
  return fail(reason, { code: 'unfilled', rows: rowsOf(task, search.best), ...counts }, spent);
}
