import { neighboursOf } from './neighbours.ts';
import type { Cell } from './types.ts';

const ABOVE = 3;
const BESIDE = 1;

/**
 * Article 001's measure of traps: 3 points for each tile with its own kind directly above it (one layer up and
 * overlapping), 1 for each with its own kind at its right side.
 *
 * A weak measure, kept because it is the article's: over 300 Turtles its correlation with the win rate of random play is
 * -0.28, and choosing 1 of 10 by it moves that rate from 47 % to 29 %, where ranking by played games moves it from
 * 68 % to 10 %; over boards drawn uniformly the correlation is -0.15 (test/bench/tile-stack.ts).
 */
export function trickinessOf(cells: readonly Cell[], kinds: readonly string[]): number {
  const { above, right } = neighboursOf(cells);
  let points = 0;
  for (const [tile, kind] of kinds.entries()) {
    const { z } = cells[tile]!;
    for (const other of above[tile]!) if (kinds[other] === kind && cells[other]!.z === z + 1) points += ABOVE;
    for (const other of right[tile]!) if (kinds[other] === kind) points += BESIDE;
  }
  return points;
}
