import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { succeed, type Result } from '../../result.ts';
import { longestTrail, stepsToProve } from '../prove.ts';
import type { Claim, Ends, NonogramPuzzle, Palette, Trail } from '../types.ts';
import { createColouredBoard } from './board.ts';
import { deriveColouredClues } from './clues.ts';
import { searchColours } from './search.ts';

/** A grid in colours: 0 blank, c + 1 for colour c of the palette, row by row. */
export interface ColouredGrid {
  readonly cells: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
}

/**
 * Makes a puzzle of a grid, with what can be proved of it: one solution, several, or (where that would take too long)
 * that this grid is one.
 */
export function* provedColours(
  grid: ColouredGrid,
  ends: Ends,
  budget: Budget,
): Job<Result<NonogramPuzzle, Stopped, undefined>, never> {
  const { cells, width, height, palette } = grid;
  const wanted = { solutions: 2, steps: stepsToProve(cells.length), trail: true };
  const found = yield* searchColours(deriveColouredClues(cells, width, height), palette.length, wanted, budget);
  if (!found.ok) return found;
  const { solutions, gaveUp, trail } = found.value;
  if (!gaveUp && trail.length <= longestTrail(cells.length)) {
    return succeed(colouredPuzzle(grid, ends, solutions.length > 1 ? 'multiple' : 'unique', trail), budget.spent);
  }
  const shown = yield* trailTo(grid, budget);
  if (!shown.ok) return shown;
  return succeed(colouredPuzzle(grid, ends, 'solvable', shown.value), budget.spent);
}

/** The puzzle of a grid whose claim is known. */
export function colouredPuzzle(
  { cells, width, height, palette }: ColouredGrid,
  ends: Ends,
  claim: Claim,
  trail: Trail,
): NonogramPuzzle {
  const solution = ends === 'grid' ? { solution: cells.join('') } : {};
  return { ...deriveColouredClues(cells, width, height), palette, claim, trail, ends, ...solution };
}

/** Shows that a grid is a solution: what follows from the clues, and where nothing does, the next cell as it is there. */
function* trailTo(
  { cells, width, height, palette }: ColouredGrid,
  budget: Budget,
): Job<Result<Trail, Stopped, undefined>, never> {
  const board = createColouredBoard(deriveColouredClues(cells, width, height), palette.length);
  const trail: number[] = [];
  const tell = (line: number): void => void trail.push(line);
  board.wakeAll();
  for (let cell = 0; ;) {
    const settled = board.propagate(400, tell);
    if (!(yield* pay(budget, Math.max(1, board.takeWork())))) return stopped(budget);
    if (settled === undefined) continue;
    if (settled !== 'fixed') return succeed(trail, budget.spent);
    while (board.valueOf(cell) !== undefined) cell += 1;
    trail.push(width + height + board.values * cell + cells[cell]!);
    board.keep(cell, 1 << cells[cell]!);
  }
}
