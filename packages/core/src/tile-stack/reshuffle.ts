import { pay, stopped } from '../budget.ts';
import type { GenerateReason, Job, Position, Tools } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { withDetail } from './deal.ts';
import { peel } from './peel.ts';
import type { TileStackDetail, TileStackMove, TileStackTypes } from './types.ts';

/**
 * Lays the remaining tiles anew on their cells so that they can be cleared: the same reverse play as the deal, over the
 * same tiles. `impossible` with `unpeelable` when no faces could save this shape (two tiles on top of each other).
 */
export function* reshuffleTiles(
  { state, puzzle }: Position<TileStackTypes>,
  tools: Tools,
): Job<Result<TileStackMove, GenerateReason, TileStackDetail>, never> {
  const { random, budget } = tools;
  const { cells } = puzzle;
  if (state.left === 0) return fail('impossible', { code: 'nothing-left' });
  if (!(yield* pay(budget, state.left))) return { ...stopped(budget), detail: { code: 'stopped' } };

  const byKind = new Map<string, number[]>();
  for (const [tile, kind] of state.kinds.entries()) {
    if (state.alive[tile] !== 1) continue;
    const same = byKind.get(kind);
    if (same) same.push(tile);
    else byKind.set(kind, [tile]);
  }
  // Pairs of old tiles, to be laid on the pairs of cells that come off together.
  const pairs: [number, number][] = [];
  for (const [kind, tiles] of byKind) {
    if (tiles.length % 2 === 1) return fail('impossible', { code: 'odd-kind', kind });
    random.shuffle(tiles);
    for (let n = 0; n < tiles.length; n += 2) pairs.push([tiles[n]!, tiles[n + 1]!]);
  }
  const peeled = yield* peel(cells, state.alive, tools);
  if (!peeled.ok) return withDetail(peeled, state.left);
  const { order } = peeled.value;
  random.shuffle(pairs);
  const kinds = [...state.kinds];
  const faces = [...state.faces];
  for (const [n, cellsOfPair] of order.entries()) {
    for (const [side, cell] of cellsOfPair.entries()) {
      const tile = pairs[n]![side]!;
      kinds[cell] = state.kinds[tile]!;
      faces[cell] = state.faces[tile]!;
    }
  }
  return succeed({ type: 'reshuffle', kinds, faces, moved: [], order }, budget.spent);
}
