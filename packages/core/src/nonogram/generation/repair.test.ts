import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom, type Random } from '../../random.ts';
import { run } from '../../run.ts';
import { byLinesAlone, cluesOf, noise } from '../grids.fixture.ts';
import { repair, type Repaired } from './repair.ts';

function repaired(cells: Uint8Array, width: number, height: number, weights: ArrayLike<number>): Repaired {
  const result = run(repair(cells, width, height, weights, createBudget({ steps: 1e9 })));
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
const isSolvable = (cells: ArrayLike<number>, width: number, height: number): boolean =>
  !byLinesAlone(cluesOf(cells, width, height))!.includes(0);
const weightsFor = (cells: number, random: Random): number[] => Array.from({ length: cells }, () => random.int(9));

/** The number and the weight of the best set of changes, by trying all of up to `most`. */
function bestOf(
  cells: Uint8Array,
  width: number,
  height: number,
  weights: readonly number[],
  most: number,
): [count: number, weight: number] | undefined {
  const grid = cells.slice();
  let best: number | undefined;
  const attempt = (from: number, more: number, weight: number): void => {
    if (more === 0) {
      if (weight < (best ?? Infinity) && grid.includes(1) && isSolvable(grid, width, height)) best = weight;
      return;
    }
    for (let cell = from; cell < grid.length; cell += 1) {
      grid[cell] = 1 - grid[cell]!;
      attempt(cell + 1, more - 1, weight + weights[cell]!);
      grid[cell] = 1 - grid[cell]!;
    }
  };
  for (let count = 0; count <= most; count += 1) {
    attempt(0, count, 0);
    if (best !== undefined) return [count, best];
  }
  return undefined;
}

describe('repair', () => {
  test('up to 5 × 5: as few changes as there can be, and of those the lightest, by trying all', () => {
    const random = createRandom('repair');
    const seen: number[] = [];
    for (let nth = 0; nth < 260; nth += 1) {
      const [width, height] = nth % 2 === 0 ? [5, 5] : [2 + random.int(4), 2 + random.int(4)];
      const share = nth % 2 === 0 ? 15 + random.int(15) : 25 + random.int(30);
      const cells = noise(width, height, Math.max(1, Math.round((width * height * share) / 100)), random);
      const weights = weightsFor(cells.length, random);
      const { changed, solvable, fewest } = repaired(cells, width, height, weights);
      expect([solvable, fewest]).toEqual([true, true]);
      const weight = changed.reduce((sum, cell) => sum + weights[cell]!, 0);
      if (changed.length <= 2) expect([changed.length, weight]).toEqual(bestOf(cells, width, height, weights, 2));
      else expect(bestOf(cells, width, height, weights, 2)).toBeUndefined();
      seen[changed.length] = (seen[changed.length] ?? 0) + 1;
    }
    expect(seen[0]).toBeGreaterThan(20);
    expect(seen[1]).toBeGreaterThan(20);
    expect(seen[2] ?? 0).toBeGreaterThan(3);
  });

  test.each([
    [10, 10, 0.45, 12],
    [20, 15, 0.5, 8],
    [30, 30, 0.55, 4],
    [20, 20, 0.4, 3],
  ])(
    '%i × %i at %d: solvable by lines, exactly the cells named are changed, and none needlessly',
    (width, height, density, boards) => {
      const random = createRandom(`repair ${width}`);
      for (let nth = 0; nth < boards; nth += 1) {
        const cells = noise(width, height, Math.round(width * height * density), random);
        const before = cells.slice();
        const weights = weightsFor(cells.length, random);
        const { cells: after, changed, solvable, open } = repaired(cells, width, height, weights);
        expect(cells).toEqual(before);
        const alone = byLinesAlone(cluesOf(cells, width, height))!;
        expect(open).toEqual([...alone.keys()].filter((cell) => alone[cell] === 0));
        expect(solvable).toBe(true);
        expect(isSolvable(after, width, height)).toBe(true);
        expect([...after.keys()].filter((cell) => after[cell] !== before[cell])).toEqual(changed);
        expect(changed.length > 0).toBe(open.length > 0);
        for (const cell of changed) {
          const without = after.with(cell, before[cell]!);
          expect(isSolvable(without, width, height)).toBe(false);
        }
      }
    },
  );

  test('weights decide among changes that are equally few', () => {
    // Two diagonals of a square: turning any of its four cells makes it solvable.
    const cells = Uint8Array.from([1, 0, 0, 1]);
    for (let light = 0; light < 4; light += 1) {
      const weights = [5, 5, 5, 5].with(light, 1);
      expect(repaired(cells, 2, 2, weights).changed).toEqual([light]);
    }
  });

  test('never an empty board', () => {
    for (let cell = 0; cell < 4; cell += 1) {
      const { cells } = repaired(Uint8Array.from([1, 0, 0, 1]), 2, 2, [0, 9, 9, 0].with(cell, 0));
      expect(cells.includes(1)).toBe(true);
    }
  });

  test('the same every time, and small budgets end it', () => {
    const cells = noise(12, 12, 60, createRandom('again'));
    const weights = new Uint8Array(144);
    expect(repaired(cells, 12, 12, weights)).toEqual(repaired(cells, 12, 12, weights));
    for (const steps of [0, 10, 100, 1_000]) {
      const result = run(repair(cells, 12, 12, weights, createBudget({ steps })));
      expect(result).toMatchObject({ ok: false, reason: 'budget' });
    }
  });
});
