import type { TileStackState } from '@kumiki/core/tile-stack/rules';

/** How many pairs can be taken right now. */
export function countMoves({ free, kinds }: TileStackState): number {
  const counts = new Map<string, number>();
  let moves = 0;
  for (const [tile, open] of free.entries()) {
    if (open !== 1) continue;
    const before = counts.get(kinds[tile]!) ?? 0;
    moves += before;
    counts.set(kinds[tile]!, before + 1);
  }
  return moves;
}
