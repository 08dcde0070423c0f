// The checker of the dealer. It knows the rule of the game and nothing else: no code is shared with free, pile or peel.
import { pay, stopped, type Stopped } from '../budget.ts';
import type { Job, Tools, Verdict } from '../puzzle.ts';
import { succeed, type Result } from '../result.ts';
import type { Cell, TileStackPuzzle, TileStackTypes } from './types.ts';

/** Comparisons of two cells that fit in a step. */
const CELLS_A_STEP = 500;

/**
 * Plays a board's order forward and holds when every pair is alike and free when its turn comes, and nothing is left.
 * n²/2 comparisons of cells for n tiles.
 */
export function* verify(
  puzzle: TileStackPuzzle,
  { budget }: Tools,
): Job<Result<Verdict<TileStackTypes>, Stopped, undefined>, never> {
  const { cells, kinds, order } = puzzle;
  const lying = new Set(cells.keys());
  const verdict = (holds: boolean): Result<Verdict<TileStackTypes>, never, undefined> =>
    succeed({ holds, claim: holds ? 'winnable' : 'unproven', proof: holds ? { order } : null }, budget.spent);

  for (const [a, b] of order) {
    const steps = 1 + Math.floor((2 * lying.size) / CELLS_A_STEP);
    if (!(yield* pay(budget, steps, { done: 1 - lying.size / cells.length }))) return stopped(budget);
    if (a === b || !lying.has(a) || !lying.has(b) || kinds[a] !== kinds[b]) return verdict(false);
    if (!canBeTaken(cells, lying, a) || !canBeTaken(cells, lying, b)) return verdict(false);
    lying.delete(a);
    lying.delete(b);
  }
  return verdict(lying.size === 0);
}

function canBeTaken(cells: readonly Cell[], lying: ReadonlySet<number>, tile: number): boolean {
  const me = cells[tile]!;
  let leftShut = false;
  let rightShut = false;
  for (const index of lying) {
    const other = cells[index]!;
    const [dx, dy] = [other.x - me.x, other.y - me.y];
    if (index === tile || dy <= -2 || dy >= 2) continue;
    if (other.z > me.z && dx > -2 && dx < 2) return false;
    if (other.z === me.z && dx === -2) leftShut = true;
    if (other.z === me.z && dx === 2) rightShut = true;
  }
  return !leftShut || !rightShut;
}
