// The next step, and why. Of lines the smallest that tells something; where none does, a cell whose other way fails.
import { pay, stopped, type Stopped } from '../budget.ts';
import type { Hint, Job, Position, Tools } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { lineOf, plainClues } from './clues.ts';
import { isColoured } from './colour/clues.ts';
import { hintColours } from './colour/hint.ts';
import { explainLine, type Explained } from './explain-line.ts';
import { byPromise, hintOn } from './hint-on.ts';
import { learningSearch } from './learning/search.ts';
import { refute, type Refutation } from './refute.ts';
import { shortenChain } from './shorten-chain.ts';
import { solutionFrom } from './solution-from.ts';
import { solvedBits } from './solve-line.ts';
import { statusOf } from './status.ts';
import type { Clue, NonogramTypes } from './types.ts';

type At = Position<NonogramTypes>;

/** Cells that are tried the other way on the search for a short chain, and a chain that is short enough. */
const MOST_REFUTED = 80;
const SHORT = 3;
/** Cells that are tried the other way on a board of several solutions before a hint is a guess. */
const MOST_TRIED = 60;

/**
 * What follows from one line and the marks in it, of all such lines the one with the fewest unknown cells, with its
 * reason. Where no line tells anything, a cell whose other way lines refute, with the shortest chain that was found; then a
 * cell that the whole board forces. `wrong` where some mark must go first: `lastSound` finds the step.
 */
export function* hint(at: At, tools: Tools): Job<Result<Hint<NonogramTypes>, 'none' | 'wrong' | Stopped, undefined>> {
  const { puzzle, state } = at;
  if (isColoured(puzzle)) return yield* hintColours(at, puzzle, tools);
  const { budget } = tools;
  if (statusOf(state, puzzle) === 'solved') return { ...fail('none'), spent: budget.spent };
  const found = yield* solutionFrom(at, tools);
  if (!found.ok) return found;
  const solution = found.value;
  if (!solution) return { ...fail('wrong'), spent: budget.spent };
  // All clues fit, and the page's judge has not agreed: there is nothing that the clues could say.
  if (state.unfit === 0) return { ...fail('none'), spent: budget.spent };
  const [width, height] = [puzzle.columns.length, puzzle.rows.length];
  const plain = plainClues(puzzle);
  const lines = [...plain.rows, ...plain.columns];
  let best: { readonly line: number; readonly explained: Explained } | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [line, clue] of lines.entries()) {
    if (!(yield* pay(budget, 1 + Math.floor(clue.length / 20), { done: line / lines.length }))) return stopped(budget);
    const { start, step, length } = lineOf(line, width, height);
    const marks = Array.from({ length }, (_, nth) => state.marks[start + nth * step]!);
    const unknown = marks.filter((mark) => mark === 0).length;
    if (unknown === 0 || unknown >= fewest) continue;
    const solver = solvedBits(clue, marks);
    const explained = solver && explainLine(clue, marks, solver);
    if (explained) [best, fewest] = [{ line, explained }, unknown];
  }
  if (best) {
    const { line, explained } = best;
    const { start, step } = lineOf(line, width, height);
    const cells = explained.cells.map((nth) => start + nth * step);
    const move = { type: 'mark' as const, cells, mark: explained.mark };
    const { reason } = explained;
    return succeed({ technique: reason.kind, keys: [line], move, because: { line, reason } }, budget.spent);
  }

  const order = byPromise(state.marks, width, height, solution);
  const refuted = yield* shortestRefutation(order, lines, at, solution, tools);
  if (refuted === 'stopped') return stopped(budget);
  if (refuted) {
    const { cell } = refuted;
    const other = solution[cell] === 1 ? 2 : 1;
    const short = yield* shortenChain(refuted, lines, width, state.marks, cell, other, budget);
    if (!short) return stopped(budget);
    const { chain, ends } = short;
    const reason = { kind: 'contradiction' as const, chain, ends };
    return succeed(hintOn(cell, solution, width, height, reason, [ends]), budget.spent);
  }
  const forced = yield* forcedAmong(order, at, solution, tools);
  if (!forced.ok) return forced;
  // Where the board leaves every cell open, there is nothing better than a guess that leads to a solution, and it says so.
  const reason = { kind: forced.value === undefined ? ('choice' as const) : ('search' as const) };
  return succeed(hintOn(forced.value ?? order[0]!, solution, width, height, reason, []), budget.spent);
}

/** Of the first cells the one whose other way is refuted in the fewest steps. */
function* shortestRefutation(
  order: readonly number[],
  lines: readonly Clue[],
  { puzzle, state }: At,
  solution: Uint8Array,
  { budget }: Tools,
): Job<(Refutation & { readonly cell: number }) | 'stopped' | undefined, never> {
  // On a board whose grid ends the game, what lines refute is wrong as well: the grid fulfils them.
  let best: (Refutation & { readonly cell: number }) | undefined;
  for (const cell of order.slice(0, MOST_REFUTED)) {
    const other = solution[cell] === 1 ? 2 : 1;
    const found = yield* refute(lines, puzzle.columns.length, state.marks, cell, other, budget);
    if (found === 'stopped') return 'stopped';
    if (found === 'open' || (best && best.chain.length <= found.chain.length)) continue;
    best = { cell, ...found };
    if (best.chain.length <= SHORT) break;
  }
  return best;
}

/** The first of the cells that is the same in all solutions left; undefined when none of those tried is. */
function* forcedAmong(
  order: readonly number[],
  { puzzle, state }: At,
  solution: Uint8Array,
  { budget }: Tools,
): Job<Result<number | undefined, Stopped, undefined>, never> {
  if (puzzle.claim === 'unique' || puzzle.ends === 'grid') return succeed(order[0], budget.spent);
  const marks = state.marks.slice();
  for (const cell of order.slice(0, MOST_TRIED)) {
    marks[cell] = solution[cell] === 1 ? 2 : 1;
    const other = yield* learningSearch(plainClues(puzzle), { solutions: 1, marks }, budget);
    if (!other.ok) return other;
    if (other.value.solutions.length === 0) return succeed(cell, budget.spent);
    marks[cell] = 0;
  }
  return succeed(undefined, budget.spent);
}
