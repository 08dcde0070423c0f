// The jobs that ask about a position: how it is won, which pair keeps it won, whether it still can be.
import type { Stopped } from '../budget.ts';
import type { Hint, Job, Position, Tools, Verdict } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { capped } from './capped.ts';
import { decide } from './decide.ts';
import { isFree } from './free.ts';
import { neighboursOf } from './neighbours.ts';
import type { Cell, Pair, TileStackMove, TileStackState, TileStackTypes } from './types.ts';

type At = Position<TileStackTypes>;

export function* solve(
  { state, puzzle }: At,
  { budget }: Tools,
): Job<Result<readonly TileStackMove[], 'none' | Stopped, undefined>, never> {
  const decided = yield* decide(puzzle.cells, state, budget, { certificates: [state.order] });
  if (!decided.ok) return decided;
  if (decided.value.verdict === 'lost') return { ...fail('none'), spent: decided.spent };
  return succeed(
    decided.value.order.map((tiles) => ({ type: 'pair' as const, tiles })),
    decided.spent,
  );
}

/**
 * A pair after which the game can still be won, of those that are free the one that frees most. `wrong` where the game is
 * lost: only taking back or reshuffling helps. Where the budget ends before it is known, a free pair that says so.
 */
export function* hint(
  { state, puzzle }: At,
  { budget }: Tools,
): Job<Result<Hint<TileStackTypes>, 'none' | 'wrong' | Stopped, undefined>, never> {
  const { cells } = puzzle;
  const possible = anyFreePair(state);
  if (!possible) return { ...fail('none'), spent: budget.spent };
  const decided = yield* decide(cells, state, budget, { certificates: [state.order] });
  if (!decided.ok && decided.reason === 'cancelled') return decided;
  if (decided.ok && decided.value.verdict === 'lost') return { ...fail('wrong'), spent: budget.spent };
  const winning = decided.ok && decided.value.verdict === 'winnable';
  // Any free pair of a pairing that wins keeps the game won: their order does not matter.
  const pairs = winning
    ? decided.value.order.filter(([a, b]) => state.free[a] === 1 && state.free[b] === 1)
    : [possible];
  const found = pairs.map((tiles) => ({ tiles, frees: freedBy(cells, state.alive, tiles) }));
  const { tiles, frees } = found.reduce((best, one) => (one.frees.length > best.frees.length ? one : best));
  const technique = winning ? 'winning-pair' : 'free-pair';
  const move = { type: 'pair' as const, tiles };
  return succeed({ technique, keys: tiles, move, because: { winning, frees } }, budget.spent);
}

/** In play: some 0.1 s. Longer than that nobody waits, and the next move asks again. */
const STEPS_IN_PLAY = 30_000;

/**
 * `winnable` with an order or `lost` with a conflict. A prior verdict that still holds, or can be mended, is the answer at
 * once; with one, that is in play, no more than 30,000 steps are taken.
 */
export function* judge(
  { state, puzzle, prior }: At & { readonly prior?: Verdict<TileStackTypes> },
  { budget }: Tools,
): Job<Result<Verdict<TileStackTypes>, Stopped, undefined>, never> {
  const proof = prior?.proof;
  const decided = yield* decide(puzzle.cells, state, prior ? capped(budget, STEPS_IN_PLAY) : budget, {
    certificates: proof && 'order' in proof ? [proof.order, state.order] : [state.order],
    ...(proof && 'conflict' in proof ? { conflict: proof.conflict } : {}),
  });
  if (!decided.ok) return decided;
  const { value, spent } = decided;
  return value.verdict === 'winnable'
    ? succeed({ holds: true, claim: 'winnable', proof: { order: value.order } }, spent)
    : succeed({ holds: false, claim: 'lost', proof: { conflict: value.conflict, smallest: value.smallest } }, spent);
}

/** The tiles that become free when a pair is taken. Costs the tiles that touch it. */
function freedBy(cells: readonly Cell[], alive: Uint8Array, tiles: Pair): number[] {
  const neighbours = neighboursOf(cells);
  const after = alive.slice();
  for (const tile of tiles) after[tile] = 0;
  const touched = new Set(
    tiles.flatMap((tile) => [...neighbours.below[tile]!, ...neighbours.left[tile]!, ...neighbours.right[tile]!]),
  );
  const freed = [...touched].filter((tile) => isFree(neighbours, after, tile) && !isFree(neighbours, alive, tile));
  return freed.toSorted((a, b) => a - b);
}

function anyFreePair({ free, kinds }: TileStackState): Pair | undefined {
  const seen = new Map<string, number>();
  for (const [tile, isOpen] of free.entries()) {
    if (isOpen !== 1) continue;
    const other = seen.get(kinds[tile]!);
    if (other !== undefined) return [other, tile];
    seen.set(kinds[tile]!, tile);
  }
  return undefined;
}
