// The next step in colours, and why. Of lines the smallest that tells something; where none does by its marks alone, a cell
// of which rows and columns rule out all but one thing, or one that the whole board forces.
import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import type { Hint, Job, Position, Tools } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { lineOf } from '../clues.ts';
import type { Explained } from '../explain-line.ts';
import { byPromise, hintOn } from '../hint-on.ts';
import { solutionFrom } from '../solution-from.ts';
import { statusOf } from '../status.ts';
import type { ColouredClues, HintReason, NonogramTypes } from '../types.ts';
import { plainColours, runColours } from './clues.ts';
import { contradictionAmong } from './contradiction.ts';
import { explainColours } from './explain.ts';
import { searchColours } from './search.ts';
import { solvedColours } from './solve-line.ts';

/** Cells that are tried otherwise on a board of several solutions before a hint is a guess. */
const MOST_TRIED = 60;

type At = Position<NonogramTypes>;

/** As `hint` in black and white. */
export function* hintColours(
  at: At,
  clues: ColouredClues,
  tools: Tools,
): Job<Result<Hint<NonogramTypes>, 'none' | 'wrong' | Stopped, undefined>> {
  const { puzzle, state } = at;
  const { budget } = tools;
  if (statusOf(state, puzzle) === 'solved') return { ...fail('none'), spent: budget.spent };
  const found = yield* solutionFrom(at, tools);
  if (!found.ok) return found;
  const solution = found.value;
  if (!solution) return { ...fail('wrong'), spent: budget.spent };
  if (state.unfit === 0) return { ...fail('none'), spent: budget.spent };
  const [width, height] = [clues.columns.length, clues.rows.length];
  const plain = plainColours(clues);
  const lines = [...plain.rows, ...plain.columns];
  let best: { readonly line: number; readonly explained: Explained } | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [line, clue] of lines.entries()) {
    if (!(yield* pay(budget, 1 + Math.floor(clue.length / 8), { done: line / lines.length }))) return stopped(budget);
    const { start, step, length } = lineOf(line, width, height);
    const marks = Array.from({ length }, (_, nth) => state.marks[start + nth * step]!);
    const unknown = marks.filter((mark) => mark === 0).length;
    if (unknown === 0 || unknown >= fewest) continue;
    const colours = runColours(line, plain)!;
    const solver = solvedColours(clue, colours, marks);
    const explained = solver && explainColours(clue, colours, marks, solver);
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
  const refuted = yield* contradictionAmong(order, plain, puzzle.palette!.length + 1, state.marks, solution, budget);
  if (!refuted.ok) return refuted;
  if (refuted.value) {
    const { cell, reason } = refuted.value;
    return succeed(hintOn(cell, solution, width, height, reason, [reason.ends]), budget.spent);
  }
  const forced = yield* forcedAmong(order, plain, at, solution, budget);
  if (!forced.ok) return forced;
  const reason: HintReason = { kind: forced.value === undefined ? 'choice' : 'search' };
  return succeed(hintOn(forced.value ?? order[0]!, solution, width, height, reason, []), budget.spent);
}

/** The first of the cells that is the same in all solutions left; undefined when none of those tried is. */
function* forcedAmong(
  order: readonly number[],
  clues: ColouredClues,
  { puzzle, state }: At,
  solution: Uint8Array,
  budget: Budget,
): Job<Result<number | undefined, Stopped, undefined>, never> {
  if (puzzle.claim === 'unique' || puzzle.ends === 'grid') return succeed(order[0], budget.spent);
  for (const cell of order.slice(0, MOST_TRIED)) {
    const sought = { solutions: 1, marks: state.marks, without: { cell, value: solution[cell]! } };
    const other = yield* searchColours(clues, puzzle.palette!.length, sought, budget);
    if (!other.ok) return other;
    if (other.value.solutions.length === 0) return succeed(cell, budget.spent);
  }
  return succeed(undefined, budget.spent);
}
