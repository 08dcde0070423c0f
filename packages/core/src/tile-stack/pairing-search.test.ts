import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { conflictHolds } from './exhaustive.fixture.ts';
import { createPairingSearch } from './pairing-search.ts';
import { standingOf, type Standing } from './standing.ts';
import type { Cell, TileGroup } from './types.ts';

/** Stacks of tiles in a small square, kinds of so many laid at random. */
function laid(seed: number, size: number): { cells: Cell[]; standing: Standing } {
  const random = createRandom(`laid ${seed}`);
  const cells: Cell[] = [];
  while (cells.length < 12) {
    const [x, y] = [random.int(7), random.int(5)];
    let z = 0;
    while (cells.some((cell) => cell.z === z && Math.abs(cell.x - x) < 2 && Math.abs(cell.y - y) < 2)) z += 1;
    cells.push({ x, y, z });
  }
  const kinds = random.shuffle(cells.map((_, tile) => `k${Math.floor(tile / size)}`));
  return { cells, standing: standingOf(cells, new Uint8Array(12).fill(1), kinds) };
}
const named = ({ groups, kinds }: Standing, chosen: readonly number[]): TileGroup[] =>
  chosen.map((group) => ({ kind: kinds[group]!, tiles: [...groups[group]!] }));

describe('a search that is asked about some groups after others', () => {
  test.each([2, 4, 6])('answers as trying every pairing does, whatever it has learnt before: kinds of %i', (size) => {
    const seen = { lost: 0, won: 0 };
    for (let seed = 0; seed < 120; seed += 1) {
      const { cells, standing } = laid(seed, size);
      const search = createPairingSearch(standing);
      const random = createRandom(seed);
      for (let asked = 0; asked < 12; asked += 1) {
        const chosen = [...standing.groups.keys()].filter(() => random.int(3) > 0);
        search.restrict(chosen);
        const found = search.run(Infinity);
        const loses = conflictHolds(cells, [...cells.keys()], named(standing, chosen));
        expect(found, `seed ${seed}, groups ${chosen.join()}`).toBe(loses ? 'lost' : 'won');
        seen[loses ? 'lost' : 'won'] += 1;
        if (!loses) continue;
        const conflict = search.conflict();
        expect(chosen).toEqual(expect.arrayContaining(conflict));
        expect(conflictHolds(cells, [...cells.keys()], named(standing, conflict)), `seed ${seed}`).toBe(true);
      }
    }
    expect(Math.min(seen.lost, seen.won)).toBeGreaterThan(100);
  });
});
