import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { checkLayout, generateLayout, tileStack, type Cell, type LayoutOptions } from './index.ts';

function made(options: LayoutOptions, seed: number | string): readonly Cell[] {
  const result = generateLayout(options, createRandom(seed));
  if (!result.ok) throw new Error(`${seed} ${JSON.stringify(options)}: ${result.reason}: ${result.detail.message}`);
  return result.value.cells;
}
const keys = (cells: readonly Cell[]): string =>
  cells
    .map(({ x, y, z }) => (z * 100 + y) * 100 + x)
    .toSorted((a, b) => a - b)
    .join();
const most = (cells: readonly Cell[], of: 'x' | 'y' | 'z'): number => Math.max(...cells.map((cell) => cell[of]));
const flipped = (cells: readonly Cell[], of: 'x' | 'y'): Cell[] => {
  const end = most(cells, of);
  return cells.map((cell) => ({ ...cell, [of]: end - cell[of] }));
};

/** Sides that touch, layer by layer: how many pieces does the floor have? */
function pieces(cells: readonly Cell[]): number {
  const waiting = new Set(cells.filter(({ z }) => z === 0));
  let found = 0;
  for (const start of waiting) {
    found += 1;
    const reach = [start];
    for (let cell = reach.pop(); cell; cell = reach.pop()) {
      waiting.delete(cell);
      for (const other of waiting) {
        const [dx, dy] = [Math.abs(other.x - cell.x), Math.abs(other.y - cell.y)];
        if ((dx === 2 && dy < 2) || (dy === 2 && dx < 2)) reach.push(other);
      }
    }
  }
  return found;
}
function expectFlat(cells: readonly Cell[]): void {
  const covered = new Set(
    cells.flatMap(({ x, y, z }) => [0, 1, 2, 3].map((n) => `${z} ${x + (n & 1)} ${y + (n >> 1)}`)),
  );
  const hanging = cells.filter(
    ({ x, y, z }) => z > 0 && ![0, 1, 2, 3].every((n) => covered.has(`${z - 1} ${x + (n & 1)} ${y + (n >> 1)}`)),
  );
  expect(hanging).toEqual([]);
}

/** Options of every kind, by chance. */
function optionsFor(seed: number): LayoutOptions {
  const random = createRandom(`options ${seed}`);
  const symmetry = (['none', 'mirror', 'both'] as const)[random.int(3)]!;
  return {
    tiles: 36 + 2 * random.int(127),
    symmetry,
    ...(random.int(2) === 0 ? { layers: 1 + random.int(8) } : {}),
  };
}

describe('layouts by chance', () => {
  test('2,000 seeds, every kind of options: the number, the layers, in one piece, flat, no problem, not even a warning', () => {
    for (let seed = 0; seed < 2_000; seed += 1) {
      const options = optionsFor(seed);
      const cells = made(options, seed);
      expect(checkLayout(cells)).toEqual([]);
      expect(cells).toHaveLength(options.tiles!);
      if (options.layers !== undefined) expect(most(cells, 'z') + 1).toBe(options.layers);
      expect(pieces(cells)).toBe(1);
      expectFlat(cells);
      if (options.symmetry !== 'none') expect(keys(flipped(cells, 'x'))).toBe(keys(cells));
      if (options.symmetry === 'both') expect(keys(flipped(cells, 'y'))).toBe(keys(cells));
      expect([Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]).toEqual([0, 0]);
    }
  }, 60_000);

  test('each is dealt, and the deal is certified', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const budget = createBudget({ steps: 1_000_000 });
      const layout = { id: 'test', name: 'Test', cells: made(optionsFor(seed), seed) };
      const dealt = tileStack.generate({ layout }, createRandom(seed), budget);
      if (!dealt.ok) throw new Error(`${seed}: ${dealt.reason}`);
      expect(tileStack.verify(dealt.value, budget)).toMatchObject({ value: { holds: true } });
    }
  });

  test('the same seed, the same layout; another one, another', () => {
    expect(made({}, 7)).toEqual(made({}, 7));
    expect(new Set(Array.from({ length: 200 }, (_, seed) => keys(made({}, seed)))).size).toBe(200);
    expect(made({}, 7)).toHaveLength(144);
  });

  test('stays in the box it is given', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const cells = made({ tiles: 72, width: 8, height: 6, layers: 3 }, seed);
      expect(most(cells, 'x')).toBeLessThanOrEqual(14);
      expect(most(cells, 'y')).toBeLessThanOrEqual(10);
    }
  });

  test.each([
    [{ tiles: 35 }, 'invalid-options', 'bad-option'],
    [{ tiles: 34 }, 'invalid-options', 'bad-option'],
    [{ tiles: 290 }, 'invalid-options', 'bad-option'],
    [{ tiles: Number.NaN }, 'invalid-options', 'bad-option'],
    [{ layers: 9 }, 'invalid-options', 'bad-option'],
    [{ width: 3 }, 'invalid-options', 'bad-option'],
    [{ height: 1e9 }, 'invalid-options', 'bad-option'],
    [{ symmetry: 'round' as 'both' }, 'invalid-options', 'bad-option'],
    [{ tiles: 288, width: 8, height: 8, layers: 4 }, 'invalid-options', 'too-small'],
  ] as const)('%o is refused', (options, reason, code) => {
    const result = generateLayout(options, createRandom(1));
    expect(result).toMatchObject({ ok: false, reason, detail: { code } });
    expect(result.ok ? '' : result.detail.message.length).toBeGreaterThan(30);
  });

  test('a box without a place to spare ends with a reason, not without end', () => {
    const result = generateLayout({ tiles: 144, width: 12, height: 12, layers: 1, symmetry: 'none' }, createRandom(1));
    expect(result.ok ? 'ok' : result.reason).toMatch(/^(?:ok|impossible)$/);
    expect(generateLayout({}, createRandom(1), createBudget({ steps: 100 }))).toMatchObject({ reason: 'budget' });
  });
});
