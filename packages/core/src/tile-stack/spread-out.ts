import { fail, succeed, type Result } from '../result.ts';
import { stopped, type Stopped } from '../budget.ts';
import type { Job, Tools } from '../puzzle.ts';
import { limits } from '../limits.ts';
import { relocate, type Relocation } from './relocate.ts';
import type { Cell, Pair } from './types.ts';

/** Half units between places beside the board: no two of them touch. */
const ACROSS = 4;
const DOWN = 3;

/** A board of the remaining tiles; `tile` of the old board is `to` of this one. */
export interface Spread extends Pick<Relocation, 'moved' | 'order'> {
  readonly cells: readonly Cell[];
}

/**
 * The tiles that lie there as a board of their own, some of them spaced on the lowest layer beside it: as few as it takes
 * for the board to be cleared. Always possible, whatever the layout: tiles that lie apart are all free.
 */
export function* spreadOut(
  cells: readonly Cell[],
  alive: Uint8Array,
  tools: Tools,
): Job<Result<Spread, Stopped, undefined>, never> {
  const tiles = [...cells.keys()].filter((cell) => alive[cell] === 1);
  const lying = tiles.map((tile) => cells[tile]!);
  const beside = placesBeside(cells, lying.length);
  const all = [...lying, ...beside];
  const start = Uint8Array.from(all, (_, cell) => (cell < lying.length ? 1 : 0));
  const found = yield* relocate(all, start, tools);
  if (!found.ok) return found;
  // With a place for every tile there is always a way; a search that ended early says so.
  if (!found.value) return { ...fail('budget'), spent: tools.budget.spent };
  if (tools.budget.why !== undefined) return stopped(tools.budget);
  const kept = [...all.keys()].filter((cell) => found.value!.alive[cell] === 1);
  const place = new Map(kept.map((cell, n) => [cell, n]));
  return succeed(
    {
      cells: kept.map((cell) => all[cell]!),
      order: found.value.order.map(([a, b]): Pair => [place.get(a)!, place.get(b)!]),
      moved: found.value.moved.map(({ tile, to }) => ({ tile: tiles[tile]!, to: place.get(to)! })),
    },
    tools.budget.spent,
  );
}

/** Rows of places below the board, or above where the space ends. */
function placesBeside(cells: readonly Cell[], many: number): Cell[] {
  const span = (of: (cell: Cell) => number): [least: number, most: number] =>
    cells.reduce(([least, most], cell) => [Math.min(least, of(cell)), Math.max(most, of(cell))], [Infinity, -Infinity]);
  const [left, right] = span(({ x }) => x);
  const [top, bottom] = span(({ y }) => y);
  const [floor] = span(({ z }) => z);
  const columns = Math.max(1, Math.floor((right - left) / ACROSS) + 1, Math.ceil(Math.sqrt(many)));
  const rows = Math.ceil(many / columns);
  const down = bottom + DOWN * rows <= limits.halfUnits;
  return Array.from({ length: many }, (_, n) => ({
    x: left + ACROSS * (n % columns),
    y: down ? bottom + DOWN * (1 + Math.floor(n / columns)) : top - DOWN * (1 + Math.floor(n / columns)),
    z: floor,
  }));
}
