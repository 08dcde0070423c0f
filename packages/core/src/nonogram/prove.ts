import { pay, stopped, type Budget, type Stopped } from '../budget.ts';
import { limits } from '../limits.ts';
import type { Job, Tools } from '../puzzle.ts';
import { succeed, type Result } from '../result.ts';
import { createBoard } from './board.ts';
import { deriveClues } from './clues.ts';
import { learningSearch } from './learning/search.ts';
import { search } from './search.ts';
import type { Claim, Ends, NonogramPuzzle, Trail } from './types.ts';

/** Steps after which a board counts as solvable only: enough for all but the hardest, and soon over for those. */
export const stepsToProve = (cells: number): number => 4_000 + 40 * cells;
/** Longer proofs are not carried about: a board that takes more reasoning is no pleasure either. */
export const longestTrail = (cells: number): number => Math.min(limits.trail, 2_000 + 20 * cells);
/** Steps of the search that learns, where that is wanted: half a second. At most half of what is left. */
const STEPS_TO_LEARN = 200_000;

/**
 * Makes a puzzle of a grid, with what can be proved of it: one solution, several, or (where that would take too long)
 * that this grid is one.
 *
 * @param deep - where plain search gives up, prove it by lemmas if they are few enough to carry. Not for seeds: what
 *   they gave before there were lemmas, they give still.
 */
export function* provedPuzzle(
  cells: Uint8Array,
  width: number,
  height: number,
  ends: Ends,
  { budget }: Pick<Tools, 'budget'>,
  deep: boolean = false,
): Job<Result<NonogramPuzzle, Stopped, undefined>, never> {
  const clues = deriveClues(cells, width, height);
  const found = yield* search(clues, { solutions: 2, steps: stepsToProve(cells.length) }, budget);
  if (!found.ok) return found;
  const { solutions, gaveUp, trail } = found.value;
  if (!gaveUp && trail.length <= longestTrail(cells.length)) {
    const claim = solutions.length > 1 ? 'multiple' : 'unique';
    return succeed(puzzleOf(cells, width, height, ends, claim, trail), budget.spent);
  }
  if (deep) {
    const steps = Math.min(STEPS_TO_LEARN, Math.floor(budget.left / 2));
    const learned = yield* learningSearch(clues, { solutions: 2, steps, trail: true }, budget);
    if (!learned.ok) return learned;
    if (learned.value.trail) {
      const claim = learned.value.solutions.length > 1 ? 'multiple' : 'unique';
      return succeed(puzzleOf(cells, width, height, ends, claim, learned.value.trail), budget.spent);
    }
  }
  const shown = yield* trailTo(cells, width, height, budget);
  if (!shown.ok) return shown;
  return succeed(puzzleOf(cells, width, height, ends, 'solvable', shown.value), budget.spent);
}

/** The puzzle of a grid whose claim is known. */
export function puzzleOf(
  cells: Uint8Array,
  width: number,
  height: number,
  ends: Ends,
  claim: Claim,
  trail: Trail,
): NonogramPuzzle {
  const solution = ends === 'grid' ? { solution: cells.join('') } : {};
  return { ...deriveClues(cells, width, height), claim, trail, ends, ...solution };
}

/** Shows that a grid is a solution: what follows from the clues, and where nothing does, the next cell as it is there. */
function* trailTo(
  cells: Uint8Array,
  width: number,
  height: number,
  budget: Budget,
): Job<Result<Trail, Stopped, undefined>, never> {
  const board = createBoard(deriveClues(cells, width, height));
  const trail: number[] = [];
  const tell = (line: number): void => void trail.push(line);
  board.wakeAll();
  for (let cell = 0; ;) {
    const settled = board.propagate(400, tell);
    if (!(yield* pay(budget, Math.max(1, board.takeWork())))) return stopped(budget);
    if (settled === undefined) continue;
    if (settled !== 'fixed') return succeed(trail, budget.spent);
    while (board.valueOf(cell) !== undefined) cell += 1;
    const value = cells[cell] === 1 ? 1 : 0;
    trail.push(width + height + 2 * cell + value);
    board.set(cell, value);
  }
}
