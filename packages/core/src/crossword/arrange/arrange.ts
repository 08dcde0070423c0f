import { createBudget, noAssets, pay, stopped, type Budget } from '../../budget.ts';
import { defaultSteps } from '../../limits.ts';
import type { GenerateReason, Job, Tools } from '../../puzzle.ts';
import type { Random } from '../../random.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { run } from '../../run.ts';
import { answerOf, clueOf, type Lexicon } from '../lexicon/lexicon.ts';
import { openLexicon } from '../lexicon/packed.ts';
import { crosswordLimits } from '../limits.ts';
import type { ArrangeStyleOptions, CrosswordDetail, CrosswordPuzzle, Word } from '../types.ts';
import { groundFor, layPins } from './ground.ts';
import { createLayout } from './layout.ts';
import { createSearch } from './search.ts';
import { readTask, withLeftOut } from './task.ts';
import { toBoard } from './to-board.ts';

export type ArrangeOptions = Omit<ArrangeStyleOptions, 'style' | 'words' | 'skeleton'>;
export type ArrangeResult = Result<CrosswordPuzzle, GenerateReason, CrosswordDetail>;

/** Steps of search unless told: 0.1 s, and at most so many a word. Most of what there is to gain is gained by then. */
const USUAL_EFFORT = 55_000;
const USUAL_STEPS_A_WORD = 2_400;
/** More of them for a word bring nothing. */
const MOST_STEPS_A_WORD = 4_000;
/** Steps between two looks at the budget. */
const STEPS_A_CALL = 100;
/** At most so many steps at once: nobody waits longer for a yield than a slice and this. */
const LARGEST_PAYMENT = 500;
/** Cells that are cleared, and bytes of a packed lexicon that are read, in a step. */
const CELLS_A_STEP = 500;
const BYTES_A_STEP = 2_000;

/**
 * Lays words so that they cross (criss-cross): in one piece, every row and column of two or more letters is a word, no
 * word lies along another. As many words as can be, then many crossings on a small and square board. Words that are not
 * on it are named with the reason in `unplaced`.
 *
 * Best insertion from several starts, then large-neighbourhood search: lists of 20, 50 or 100 English words take a tenth
 * of a second, all of them laid with 1.2 to 1.5 crossings a word. More steps never make the board of a seed worse. Boards
 * grow word by word: where two words can be laid at once alone, as in a full 2×2 square, they are not found.
 *
 * @param budget `defaultSteps` unless told. Where it ends before the search, the best board so far is the answer.
 * @returns The board, or `impossible` with a detail that says why at once: `no-words`, `all-too-long`, `nothing-crosses`,
 *   `pins-apart`; `invalid-options` with `bad-pin` or `bad-options`; `budget` or `cancelled` where there is no board yet.
 */
export function arrangeWords(
  words: readonly Word[],
  options: ArrangeOptions,
  random: Random,
  budget: Budget = createBudget({ steps: defaultSteps }),
): ArrangeResult {
  return run(arrangeList(words, options, { random, budget, assets: noAssets }));
}

/** The `generate` job of style `arrange`. */
export function* arrange(options: ArrangeStyleOptions, tools: Tools): Job<ArrangeResult, CrosswordPuzzle> {
  const { words } = options;
  if (!('lexicon' in words)) return yield* arrangeList(words, options, tools);
  const { budget, assets } = tools;
  const bytes = assets.get(words.lexicon);
  if (!bytes) {
    const message = 'There are no bytes under this digest. Send the bytes of the lexicon as an asset first.';
    return fail('invalid-options', { code: 'bad-lexicon', why: 'missing', message }, budget.spent);
  }
  if (!(yield* pay(budget, 1 + Math.ceil(bytes.length / BYTES_A_STEP)))) return stoppedEmpty(budget);
  const opened = openLexicon(bytes);
  if (!opened.ok) {
    const detail = { code: 'bad-lexicon', why: 'malformed', message: opened.detail } as const;
    return fail('invalid-options', detail, budget.spent);
  }
  return yield* arrangeList(wordsIn(opened.value), options, tools);
}

/** The words of a lexicon, one more than can be arranged at most. */
function wordsIn(lexicon: Lexicon): Word[] {
  const words: Word[] = [];
  for (const [length, count] of lexicon.counts.entries()) {
    for (let word = 0; word < count && words.length <= crosswordLimits.arranged; word += 1) {
      const clue = clueOf(lexicon, length, word);
      words.push({ answer: answerOf(lexicon, length, word), ...(clue === '' ? {} : { clue }) });
    }
  }
  return words;
}

function* arrangeList(
  words: readonly Word[],
  options: ArrangeOptions,
  { random, budget }: Tools,
): Job<ArrangeResult, CrosswordPuzzle> {
  const read = yield* readTask(words, options, budget);
  if (!read.ok) return read;
  const task = read.value;
  const ground = groundFor(task, options.size);
  if ('code' in ground) return fail('invalid-options', ground, budget.spent);
  const { room } = ground;
  const cells = (room.columns + 2) * (room.rows + 2);
  if (!(yield* pay(budget, 1 + Math.ceil(cells / CELLS_A_STEP)))) return stoppedEmpty(budget);
  const layout = createLayout(task.list, room);
  const conflict = layPins(layout, task.pins, ground);
  if (conflict) return fail('invalid-options', conflict, budget.spent);
  const search = createSearch(task.list, room, layout, task.pins.length, random);
  const bestBoard = (): CrosswordPuzzle => {
    const unplaced = withLeftOut(task, (word) => search.first[word]! >= 0);
    return toBoard(task, search, layout, options.size, unplaced);
  };

  const { length } = task.list.words;
  const usual = Math.min(USUAL_EFFORT, USUAL_STEPS_A_WORD * length);
  const effort = Math.min(options.effort ?? usual, MOST_STEPS_A_WORD * length);
  let paid = 0;
  let shown = Number.NEGATIVE_INFINITY;
  let board: CrosswordPuzzle | undefined;
  while (paid < effort || search.score() === Number.NEGATIVE_INFINITY) {
    // What the last call took beyond its share is paid with this one.
    const steps = Math.min(LARGEST_PAYMENT, Math.max(STEPS_A_CALL, search.steps() - paid));
    if (budget.left < steps) {
      search.settle();
      if (search.score() > Number.NEGATIVE_INFINITY) break;
    }
    if (!budget.spend(steps)) return stoppedEmpty(budget);
    paid += steps;
    if (budget.due) {
      if (search.score() > shown) board = bestBoard();
      shown = search.score();
      yield { stage: 'arrange', done: Math.min(1, paid / effort), ...(board ? { best: board } : {}) };
      if (budget.why !== undefined) return stoppedEmpty(budget);
    }
    if (search.steps() <= paid) search.run(STEPS_A_CALL);
  }
  const apart = search.pinsApart();
  if (apart) return fail('budget', { code: 'pins-apart', pins: apart, proved: false }, budget.spent);
  return succeed(bestBoard(), budget.spent);
}

function stoppedEmpty(budget: Budget): ArrangeResult {
  return { ...stopped(budget), detail: { code: 'stopped', attempts: 0 } };
}
