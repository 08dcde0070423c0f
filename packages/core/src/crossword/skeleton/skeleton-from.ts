import { createBudget, pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import { defaultSteps } from '../../limits.ts';
import type { Job } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { run } from '../../run.ts';
import type { CrosswordPuzzle, Entry } from '../types.ts';
import { createPlacementSearch } from './placement-search.ts';
import type { Placement } from './placement.ts';
import { givenCells, isOwn, nextWay, paidPlacement } from './prove-placement.ts';

/** Letters of found ways that are compared in a step. */
const LETTERS_A_STEP = 500;

export type SkeletonResult = Result<CrosswordPuzzle, 'impossible' | Stopped, undefined>;

/**
 * A skeleton puzzle of any board: the same words without clues, to be placed from their list (`wordList`), with letters
 * given so that there is one way alone to do it, proved as by `provePlacement`. Letters that the board gives already stay.
 *
 * Few letters, though not the fewest there could be: they are chosen greedily, each time the one that tells the board from
 * most of the other ways that were found so far, until there is no other; then each one that is not needed goes again. So
 * none of those that are left can be spared. Arranged boards of fifty words want one letter in the middle (0.7 ms), of two
 * hundred ten (40 ms). See `test/bench/crossword-skeleton.ts`.
 *
 * @returns `impossible` where the words do not spell what is in the cells, or where two ways differ only in cells of an answer word,
 *   which are never given.
 */
export function skeletonFrom(
  puzzle: CrosswordPuzzle,
  budget: Budget = createBudget({ steps: defaultSteps }),
): SkeletonResult {
  return run(skeletonJob(puzzle, budget));
}

/** The job of `skeletonFrom`. */
export function* skeletonJob(puzzle: CrosswordPuzzle, budget: Budget): Job<SkeletonResult, never> {
  const task = yield* paidPlacement(puzzle, budget);
  if (task === 'mismatched') return fail('impossible', undefined, budget.spent);
  if (task === 'stopped') return stopped(budget);
  const before = givenCells(task, puzzle);
  const mayGive = Uint8Array.from(task.boardCell, (cell) => (puzzle.cells[cell]?.kind === 'blank' ? 1 : 0));
  /** By way, the cells in which it differs and that may be given. */
  const others: (readonly number[])[] = [];
  let given = before;
  for (;;) {
    const other = yield* otherWay(task, given, budget);
    if (other === 'stopped') return stopped(budget);
    if (other === 'unsound') return fail('impossible', undefined, budget.spent);
    if (other === 'none') break;
    const telling = other.filter((cell) => mayGive[cell] === 1);
    if (telling.length === 0) return fail('impossible', undefined, budget.spent);
    others.push(telling);
    const letters = others.reduce((sum, { length }) => sum + length, 0);
    if (!(yield* pay(budget, 1 + Math.ceil(letters / LETTERS_A_STEP)))) return stopped(budget);
    given = chooseGiven(before, others);
  }
  for (let cell = 0; cell < given.length; cell += 1) {
    if (given[cell] === before[cell]) continue;
    const fewer = given.with(cell, 0);
    const other = yield* otherWay(task, fewer, budget);
    if (other === 'stopped') return stopped(budget);
    if (other === 'none') given = fewer;
  }
  return succeed(withoutClues(puzzle, task, given), budget.spent);
}

/** The cells in which another way differs from the board; `unsound` where the board's own is no way. */
function* otherWay(
  task: Placement,
  given: Uint8Array,
  budget: Budget,
): Job<readonly number[] | 'none' | 'unsound' | 'stopped', never> {
  const search = createPlacementSearch(task, given);
  for (const isFirst of [true, false]) {
    const found = yield* nextWay(search, budget);
    if (found === undefined) return 'stopped';
    // The search tries the words of the board first.
    if (isFirst ? !found || !isOwn(task, search.words) : !found) return isFirst ? 'unsound' : 'none';
  }
  return cellsThatDiffer(task, search.words);
}

function cellsThatDiffer({ slots, base, cellOf, lists, letterOf }: Placement, words: Int32Array): number[] {
  const cells = new Set<number>();
  for (let slot = 0; slot < slots; slot += 1) {
    const { length, text } = lists[slot]!;
    for (let place = 0; place < length; place += 1) {
      const cell = cellOf[base[slot]! + place]!;
      if (text[words[slot]! * length + place] !== letterOf[cell]) cells.add(cell);
    }
  }
  return [...cells];
}

/** Greedy hitting set: again and again the cell in which most of the ways differ that no cell tells yet. */
function chooseGiven(before: Uint8Array, others: readonly (readonly number[])[]): Uint8Array {
  const given = before.slice();
  let left = others;
  while (left.length > 0) {
    const tells = new Int32Array(given.length);
    for (const way of left) for (const cell of way) tells[cell]! += 1;
    let best = 0;
    for (let cell = 1; cell < tells.length; cell += 1) if (tells[cell]! > tells[best]!) best = cell;
    given[best] = 1;
    left = left.filter((way) => !way.includes(best));
  }
  return given;
}

/** A board of style `entries`: what an answer word asks of its board, given letters need not keep. */
function withoutClues(puzzle: CrosswordPuzzle, { boardCell }: Placement, given: Uint8Array): CrosswordPuzzle {
  const shown = new Set(boardCell.filter((_, cell) => given[cell] === 1));
  // Clues link words; there are none.
  const { groups: _, ...rest } = puzzle;
  return {
    ...rest,
    style: 'entries',
    cells: puzzle.cells.map((cell, at) => (cell && shown.has(at) ? { ...cell, kind: 'given' } : cell)),
    entries: puzzle.entries.map(({ number, direction, cells, answer }): Entry => ({
      number,
      direction,
      cells,
      answer,
    })),
    hide: 'none',
    hidden: 0,
    uniqueReading: false,
  };
}
