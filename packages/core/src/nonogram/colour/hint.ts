// The next step in colours, and why. Of lines the smallest that tells something; where none does by its marks alone, a cell
// that rows and columns leave one thing, or one that the whole board forces.
import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import type { Hint, Job, Position, Tools } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { lineOf } from '../clues.ts';
import type { Explained } from '../explain-line.ts';
import { solutionFrom } from '../solution-from.ts';
import { statusOf } from '../status.ts';
import type { ColouredClues, HintReason, NonogramTypes } from '../types.ts';
import { createColouredBoard } from './board.ts';
import { plainColours, runColours } from './clues.ts';
import { explainColours } from './explain.ts';
import { markFor, valueOf } from './marks.ts';
import { searchColours } from './search.ts';
import { solvedColours } from './solve-line.ts';

/** Cells that are tried otherwise on a board of several solutions before a hint is a guess. */
const MOST_TRIED = 60;

type At = Position<NonogramTypes>;

/** As `hint` in black and white; what no single line tells is `search`, without a chain. */
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

  const order = [...state.marks.keys()].filter((cell) => state.marks[cell] === 0);
  const crossed = yield* byCrossing(plain, at, budget);
  if (crossed === 'stopped') return stopped(budget);
  const forced = crossed === undefined ? yield* forcedAmong(order, plain, at, solution, budget) : succeed(crossed);
  if (!forced.ok) return forced;
  const reason: HintReason = { kind: forced.value === undefined ? 'choice' : 'search' };
  const painted = order.find((cell) => solution[cell]! > 0);
  const cell = forced.value ?? painted ?? order[0]!;
  const [y, x] = [Math.floor(cell / width), cell % width];
  const move = { type: 'mark' as const, cells: [cell], mark: markFor(solution[cell]!) };
  const because = { line: y, tried: cell, reason };
  return succeed({ technique: reason.kind, keys: [y, height + x], move, because }, budget.spent);
}

/** The first unknown cell that becomes known when rows and columns tell each other which colours a cell can't be. */
function* byCrossing(
  clues: ColouredClues,
  { puzzle, state }: At,
  budget: Budget,
): Job<number | 'stopped' | undefined, never> {
  const board = createColouredBoard(clues, puzzle.palette!.length);
  for (const [cell, mark] of state.marks.entries()) if (mark > 0) board.keep(cell, 1 << valueOf(mark));
  board.wakeAll();
  for (;;) {
    const settled = board.propagate(400, () => {});
    if (!(yield* pay(budget, Math.max(1, board.takeWork())))) return 'stopped';
    if (settled !== undefined) break;
  }
  const cell = state.marks.findIndex((mark, at) => mark === 0 && board.valueOf(at) !== undefined);
  return cell < 0 ? undefined : cell;
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
