// Jobs over a position: can it still be solved, how, and what is the next step.
import { pay, stopped, type Stopped } from '../budget.ts';
import type { Hint, Job, Position, Tools, Verdict } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { lineOf, plainClues } from './clues.ts';
import { learningSearch } from './learning/search.ts';
import { solvedBits } from './solve-line.ts';
import { statusOf } from './status.ts';
import type { Clue, Mark, NonogramMove, NonogramPuzzle, NonogramTypes } from './types.ts';

type At = Position<NonogramTypes>;

/** A solution that agrees with every mark, or undefined when there is none. */
function* solutionFrom(
  { puzzle, state }: At,
  { budget }: Tools,
): Job<Result<Uint8Array | undefined, Stopped, undefined>, never> {
  if (puzzle.ends === 'grid' && puzzle.solution !== undefined) {
    if (!(yield* pay(budget, 1 + Math.floor(state.marks.length / 1_000)))) return stopped(budget);
    const grid = Uint8Array.from(puzzle.solution, Number);
    const agrees = state.marks.every((mark, cell) => mark === 0 || (mark === 1) === (grid[cell] === 1));
    return succeed(agrees ? grid : undefined, budget.spent);
  }
  const found = yield* learningSearch(plainClues(puzzle), { solutions: 1, marks: state.marks }, budget);
  return found.ok ? succeed(found.value.solutions[0], budget.spent) : found;
}

/** `sound` when a solution agrees with every mark, filled and crossed; otherwise `wrong`: some mark must go. */
export function* judge(at: At, tools: Tools): Job<Result<Verdict<NonogramTypes>, Stopped, undefined>, never> {
  const found = yield* solutionFrom(at, tools);
  if (!found.ok) return found;
  const holds = found.value !== undefined;
  return succeed({ holds, claim: holds ? 'sound' : 'wrong', proof: null }, found.spent);
}

/** The moves that are missing, a row each; `none` when marks are wrong or nothing is missing. */
export function* solve(at: At, tools: Tools): Job<Result<readonly NonogramMove[], 'none' | Stopped, undefined>, never> {
  const { puzzle, state } = at;
  const found = yield* solutionFrom(at, tools);
  if (!found.ok) return found;
  if (!found.value || statusOf(state, puzzle) === 'solved') return { ...fail('none'), spent: found.spent };
  const width = puzzle.columns.length;
  const moves: NonogramMove[] = [];
  for (let y = 0; y < puzzle.rows.length; y += 1) {
    const cells: number[] = [];
    for (let cell = y * width; cell < (y + 1) * width; cell += 1) {
      if (found.value[cell] === 1 && state.marks[cell] !== 1) cells.push(cell);
    }
    if (cells.length > 0) moves.push({ type: 'mark', cells, mark: 1 });
  }
  if (puzzle.ends === 'host') moves.push({ type: 'accept' });
  return succeed(moves, found.spent);
}

/**
 * What follows from one line and the marks in it, of all such lines the one with the fewest unknown cells: filled cells
 * before crosses. Where no line tells anything, a cell that the whole board forces.
 */
export function* hint(at: At, tools: Tools): Job<Result<Hint<NonogramTypes>, 'none' | 'wrong' | Stopped, undefined>> {
  const { puzzle, state } = at;
  const { budget } = tools;
  if (statusOf(state, puzzle) === 'solved') return { ...fail('none'), spent: budget.spent };
  const found = yield* solutionFrom(at, tools);
  if (!found.ok) return found;
  if (!found.value) return { ...fail('wrong'), spent: budget.spent };
  // All clues fit, and the page's judge has not agreed: there is nothing that the clues could say.
  if (state.unfit === 0) return { ...fail('none'), spent: budget.spent };
  const clues = [...puzzle.rows, ...puzzle.columns];
  let best: { readonly line: number; readonly cells: readonly number[]; readonly mark: Mark } | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [line, clue] of clues.entries()) {
    if (!(yield* pay(budget, 1 + Math.floor(clue.length / 20), { done: line / clues.length }))) return stopped(budget);
    const { unknown, cells, mark } = forcedIn(line, clue, at);
    if (cells.length === 0 || unknown >= fewest) continue;
    [best, fewest] = [{ line, cells, mark }, unknown];
  }
  if (best) {
    const { line, cells, mark } = best;
    const move = { type: 'mark' as const, cells, mark };
    return succeed({ technique: 'line', keys: [line], move, because: { line } }, budget.spent);
  }
  const order = byPromise(state.marks, puzzle, found.value);
  const forced = yield* forcedAmong(order, at, found.value, tools);
  if (!forced.ok) return forced;
  // Where the board leaves every cell open, there is nothing better than a guess that leads to a solution, and it says so.
  const cell = forced.value ?? order[0]!;
  const [y, x] = [Math.floor(cell / puzzle.columns.length), cell % puzzle.columns.length];
  const move = { type: 'mark' as const, cells: [cell], mark: found.value[cell] === 1 ? (1 as const) : (2 as const) };
  const keys = [y, puzzle.rows.length + x];
  const technique = forced.value === undefined ? 'choice' : 'contradiction';
  return succeed({ technique, keys, move, because: { line: y, tried: cell } }, budget.spent);
}

/** Cells that are tried the other way on a board of several solutions before a hint is a guess. */
const MOST_TRIED = 60;

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

/** The unknown cells of a line that its clue and its marks force: the filled ones, or if there are none the crosses. */
function forcedIn(
  line: number,
  clue: Clue,
  { puzzle, state }: At,
): { readonly unknown: number; readonly cells: readonly number[]; readonly mark: Mark } {
  const { start, step, length } = lineOf(line, puzzle.columns.length, puzzle.rows.length);
  const places = Array.from({ length }, (_, at) => start + at * step);
  const marks = places.map((cell) => state.marks[cell]!);
  const unknown = marks.filter((mark) => mark === 0).length;
  const solver = unknown === 0 ? undefined : solvedBits(clue, marks);
  if (!solver) return { unknown, cells: [], mark: 1 };
  const has = (set: Int32Array, at: number): boolean => ((set[at >> 5]! >>> (at & 31)) & 1) === 1;
  const forced = (set: Int32Array, other: Int32Array): number[] =>
    places.filter((_, at) => marks[at] === 0 && has(set, at) && !has(other, at));
  const filled = forced(solver.canFill, solver.canBlank);
  if (filled.length > 0) return { unknown, cells: filled, mark: 1 };
  return { unknown, cells: forced(solver.canBlank, solver.canFill), mark: 2 };
}

/** The unknown cells, those with the most known neighbours first, and filled ones before all: they end the game. */
function byPromise(marks: Uint8Array, puzzle: NonogramPuzzle, solution: Uint8Array): number[] {
  const [width, height] = [puzzle.columns.length, puzzle.rows.length];
  const known = (at: number, inside: boolean): number => (!inside || marks[at] !== 0 ? 1 : 0);
  const score = (cell: number): number => {
    const [y, x] = [Math.floor(cell / width), cell % width];
    const around =
      known(cell - 1, x > 0) +
      known(cell + 1, x < width - 1) +
      known(cell - width, y > 0) +
      known(cell + width, y < height - 1);
    return around + (solution[cell] === 1 ? 5 : 0);
  };
  const unknown = [...marks.keys()].filter((cell) => marks[cell] === 0);
  return unknown
    .map((cell) => ({ cell, score: score(cell) }))
    .toSorted((a, b) => b.score - a.score || a.cell - b.cell)
    .map(({ cell }) => cell);
}
