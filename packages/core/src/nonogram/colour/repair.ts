import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { succeed, type Result } from '../../result.ts';
import { createColouredBoard, type ColouredBoard } from './board.ts';
import { deriveColouredClues } from './clues.ts';
import type { ColouredGrid } from './prove.ts';

export interface ColouredRepair {
  readonly cells: Uint8Array;
  /** Cells that were painted otherwise or blanked, in order of place. */
  readonly changed: readonly number[];
  /** Lines alone solve the board. */
  readonly solvable: boolean;
  /** It is proved that fewer changes are not enough: of none and one it is. */
  readonly fewest: boolean;
  /** Cells that lines left open before. */
  readonly open: readonly number[];
}

/** Steps for going on greedily. */
const MOST_STEPS = 250_000;
/** Open cells that each change chooses from. */
const TRIED = 40;

/**
 * Changes few cells until lines alone solve the board. Greedy: of some open cells the one whose change (blank, the colour of
 * a neighbour, or one of its neighbours' colours where it was blank) leaves the fewest cells open, again and again; in the
 * end changes that prove needless are taken back. That is a heuristic: fewer may be enough, and where it comes to no end
 * (250,000 steps, or a quarter of the cells) the grid stays as it was. The board never ends up empty.
 *
 * @param changes - with false it only looks.
 */
export function* repairColours(
  grid: ColouredGrid,
  budget: Budget,
  changes: boolean = true,
): Job<Result<ColouredRepair, Stopped, undefined>, never> {
  const cells = grid.cells.slice();
  const changing = { ...grid, cells };
  const first = yield* openCells(changing, budget);
  if (!first.ok) return first;
  const open = first.value;
  if (!changes) {
    const solvable = open.length === 0;
    return succeed({ cells: grid.cells, changed: [], solvable, fewest: solvable, open }, budget.spent);
  }
  const until = budget.spent + MOST_STEPS;
  const changed = new Set<number>();
  let left = first.value;
  while (left.length > 0) {
    let best: { readonly cell: number; readonly value: number; readonly open: readonly number[] } | undefined;
    const among = left.filter((cell) => !changed.has(cell));
    for (const cell of someOf(among, TRIED)) {
      const before = cells[cell]!;
      for (const value of othersFor(cell, changing)) {
        cells[cell] = value;
        if (!cells.some((one) => one > 0)) continue;
        const after = yield* openCells(changing, budget);
        if (!after.ok) return after;
        if (!best || after.value.length < best.open.length) best = { cell, value, open: after.value };
      }
      cells[cell] = before;
      if (best?.open.length === 0) break;
    }
    if (!best || budget.spent > until || changed.size >= cells.length / 4) {
      return succeed({ cells: grid.cells, changed: [], solvable: false, fewest: false, open }, budget.spent);
    }
    cells[best.cell] = best.value;
    changed.add(best.cell);
    left = best.open;
  }
  // What proves needless goes; that may make another one needless.
  for (let size = 0; size !== changed.size && changed.size > 1;) {
    size = changed.size;
    for (const cell of changed) {
      const value = cells[cell]!;
      cells[cell] = grid.cells[cell]!;
      const without = yield* openCells(changing, budget);
      if (!without.ok) return without;
      if (without.value.length === 0 && cells.some((one) => one > 0)) changed.delete(cell);
      else cells[cell] = value;
    }
  }
  const inOrder = [...changed].toSorted((a, b) => a - b);
  return succeed({ cells, changed: inOrder, solvable: true, fewest: changed.size < 2, open }, budget.spent);
}

/** The cells that lines leave open, in order of place. */
export function* openCells(
  { cells, width, height, palette }: ColouredGrid,
  budget: Budget,
): Job<Result<readonly number[], Stopped, undefined>, never> {
  const steps = 1 + Math.floor((cells.length * (1 + palette.length)) / 500);
  if (!(yield* pay(budget, steps))) return stopped(budget);
  const board: ColouredBoard = createColouredBoard(deriveColouredClues(cells, width, height), palette.length);
  board.wakeAll();
  for (;;) {
    const settled = board.propagate(400, () => {});
    if (!(yield* pay(budget, Math.max(1, board.takeWork())))) return stopped(budget);
    if (settled !== undefined) break;
  }
  const open: number[] = [];
  if (board.unknown > 0) for (const cell of cells.keys()) if (board.valueOf(cell) === undefined) open.push(cell);
  return succeed(open, budget.spent);
}

/** Blank, and the colours beside it: what a cell can be without looking odd. */
export function othersFor(cell: number, { cells, width }: ColouredGrid): number[] {
  const x = cell % width;
  const beside = [
    x > 0 ? cells[cell - 1] : undefined,
    x < width - 1 ? cells[cell + 1] : undefined,
    cells[cell - width],
    cells[cell + width],
  ];
  const values = new Set([0, ...beside.filter((value) => value !== undefined)]);
  values.delete(cells[cell]!);
  return [...values];
}

/** As many as are wanted, evenly. */
function someOf(cells: readonly number[], most: number): readonly number[] {
  if (cells.length <= most) return cells;
  return Array.from({ length: most }, (_, at) => cells[Math.floor((at * cells.length) / most)]!);
}
