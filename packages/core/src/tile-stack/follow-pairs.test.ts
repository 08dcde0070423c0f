import { expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { followPairs } from './follow-pairs.ts';
import { freeTiles, tileStack } from './index.ts';
import { clears } from './rules.ts';

test('pairs that are followed or mended clear the board, however far the game has left them', () => {
  const seen = { followed: 0, mended: 0, not: 0 };
  for (let seed = 0; seed < 60; seed += 1) {
    const random = createRandom(`follow ${seed}`);
    const made = tileStack.generate({ layout: 'well' }, random, createBudget({ steps: 1_000_000 }));
    if (!made.ok) throw new Error(made.reason);
    const { cells, kinds, order } = made.value;
    const partner = new Map(
      order.flatMap(
        ([a, b]) =>
          [
            [a, b],
            [b, a],
          ] as const,
      ),
    );
    const alive = new Uint8Array(cells.length).fill(1);
    let isLeft = false;
    for (;;) {
      const free = freeTiles(cells, alive);
      const pairs = free.flatMap((a) => free.filter((b) => a < b && kinds[a] === kinds[b]).map((b) => [a, b] as const));
      if (pairs.length === 0) break;
      const [a, b] = pairs[random.int(pairs.length)]!;
      isLeft ||= partner.get(a) !== b;
      alive[a] = 0;
      alive[b] = 0;
      const found = followPairs(cells, { alive, kinds }, order);
      // Pairs of a pairing that wins go in any order, so these always do.
      if (!isLeft) expect(found).toBeDefined();
      if (found) expect(clears(cells, alive, kinds, found)).toBe(true);
      seen[found ? (isLeft ? 'mended' : 'followed') : 'not'] += 1;
    }
  }
  // Turned into something that only follows, it would not mend a single one.
  expect(seen.mended).toBeGreaterThan(seen.followed);
  expect(Math.min(seen.followed, seen.not)).toBeGreaterThan(20);
});
