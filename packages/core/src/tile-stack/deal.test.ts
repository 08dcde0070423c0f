import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { dealTiles } from './deal.ts';
import { winnableByTrying } from './exhaustive.fixture.ts';
import { standardKinds } from './kinds.ts';
import { tileStack } from './index.ts';
import { layouts } from './layouts/index.ts';
import { peelable } from './peelable.fixture.ts';
import { smallStacks } from './stacks.fixture.ts';
import type { Cell, Layout, TileStackPuzzle } from './types.ts';

const turtle = layouts['turtle']!;
const budget = () => createBudget({ steps: 1_000_000 });
const named = (cells: readonly Cell[]): Layout => ({ id: 'test', name: 'Test', cells });
const tower = (height: number, x: number): Cell[] => Array.from({ length: height }, (_, z) => ({ x, y: 0, z }));
const deal = (cells: readonly Cell[], seed: number | string = 1) =>
  dealTiles(named(cells), {}, createRandom(seed), budget());

function expectCertified(puzzle: TileStackPuzzle): void {
  const verdict = tileStack.verify(puzzle, budget());
  expect(verdict).toMatchObject({ ok: true, value: { holds: true, claim: 'winnable' } });
}

describe('dealing', () => {
  test('2,000 Turtles, each certified by the checker that shares no code', () => {
    let certified = 0;
    for (let seed = 0; seed < 2_000; seed += 1) {
      const made = dealTiles(turtle, {}, createRandom(seed), budget());
      if (!made.ok) throw new Error(`seed ${seed}: ${made.reason}`);
      const verdict = tileStack.verify(made.value, budget());
      if (verdict.ok && verdict.value.holds) certified += 1;
    }
    expect(certified).toBe(2_000);
  });

  test('a Turtle is the whole set: four of each kind, every flower and season once', () => {
    const made = dealTiles(turtle, {}, createRandom('2026-11-30'), budget());
    if (!made.ok) throw new Error(made.reason);
    expect(made.value.faces.toSorted()).toEqual(standardKinds.flatMap(({ faces }) => [...faces]).toSorted());
    const kindOf = new Map(standardKinds.flatMap(({ kind, faces }) => faces.map((face) => [face, kind])));
    expect(made.value.kinds).toEqual(made.value.faces.map((face) => kindOf.get(face)));
  });

  test('succeeds exactly on the shapes that can be cleared: brute force on small stacks', () => {
    const seen = { ok: 0, impossible: 0 };
    fc.assert(
      fc.property(smallStacks, fc.nat(), (cells, seed) => {
        const made = deal(cells, seed);
        expect(made.ok).toBe(peelable(cells));
        if (made.ok) expectCertified(made.value);
        else expect(made).toMatchObject({ reason: 'impossible', detail: { code: 'unpeelable', tiles: cells.length } });
        seen[made.ok ? 'ok' : 'impossible'] += 1;
      }),
      { numRuns: 1_500, seed: 20261130 },
    );
    // Both kinds of shape were met often enough to mean something.
    expect(Math.min(seen.ok, seen.impossible)).toBeGreaterThan(50);
  });

  test.each([
    ['six and six single', [...tower(6, 0), ...[4, 8, 12, 16, 20, 24].map((x) => ({ x, y: 0, z: 0 }))]],
    ['three and three', [...tower(3, 0), ...tower(3, 4)]],
    [
      'twenty and twenty single',
      [...tower(20, 0), ...Array.from({ length: 20 }, (_, n) => ({ x: 4 + 4 * n, y: 0, z: 0 }))],
    ],
    ['two hundred and two hundred', [...tower(200, 0), ...tower(200, 4)]],
  ])('towers deal too: %s', (_name, cells) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const made = deal(cells, seed);
      if (!made.ok) throw new Error(`seed ${seed}: ${made.reason}`);
      expectCertified(made.value);
    }
  });

  test.each([
    ['two on top of each other', tower(2, 0)],
    ['four and two', [...tower(4, 0), ...tower(2, 4)]],
  ])('a shape nobody could clear is refused with proof: %s', (_name, cells) => {
    expect(deal(cells)).toMatchObject({ ok: false, reason: 'impossible', detail: { code: 'unpeelable' } });
  });

  test('bad requests cost nothing and say what is wrong', () => {
    const generate = (options: object) => tileStack.generate(options as { layout: string }, createRandom(1), budget());
    expect(generate({ layout: 'elephant' })).toEqual({
      ok: false,
      reason: 'invalid-options',
      detail: { code: 'unknown-layout', layout: 'elephant', known: Object.keys(layouts) },
      spent: 0,
    });
    for (const kinds of [0, 37, 1.5, -1]) {
      expect(generate({ layout: 'turtle', kinds })).toMatchObject({
        reason: 'invalid-options',
        detail: { code: 'bad-kinds', kinds, most: 36, message: expect.stringContaining('from 1 to 36') },
        spent: 0,
      });
    }
    expect(generate({ layout: '__proto__' })).toMatchObject({ reason: 'invalid-options', spent: 0 });
    expect(generate({ layout: named(tower(3, 0)) })).toMatchObject({
      reason: 'invalid-options',
      detail: { code: 'bad-layout', problems: [{ code: 'odd-count' }] },
      spent: 0,
    });
  });

  test('fewer kinds are used more often, still in pairs that match', () => {
    for (const kinds of [1, 2, 7, 36]) {
      const made = dealTiles(turtle, { kinds }, createRandom(kinds), budget());
      if (!made.ok) throw new Error(made.reason);
      expect(new Set(made.value.kinds).size).toBe(kinds);
      expectCertified(made.value);
    }
  });

  test('four of a kind do not lie together: the two pairs of a group fall anywhere in the order', () => {
    let next = 0;
    let groups = 0;
    for (let seed = 0; seed < 100; seed += 1) {
      const made = dealTiles(turtle, {}, createRandom(seed), budget());
      if (!made.ok) throw new Error(made.reason);
      const { order, kinds } = made.value;
      for (let n = 1; n < order.length; n += 1) if (kinds[order[n]![0]] === kinds[order[n - 1]![0]]) next += 1;
      groups += 36;
    }
    // By chance two given pairs of 72 are neighbours in 2 of 72 cases.
    expect(next / groups).toBeGreaterThan(0.01);
    expect(next / groups).toBeLessThan(0.06);
  });
});

describe('uniform deals', () => {
  test('are certified, the whole set, and hard: hardly any is like a peeled one', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const made = dealTiles(turtle, { distribution: 'uniform' }, createRandom(seed), budget());
      if (!made.ok) throw new Error(made.reason);
      expectCertified(made.value);
      expect(made.value.faces.toSorted()).toEqual(standardKinds.flatMap(({ faces }) => [...faces]).toSorted());
    }
  });

  test('every winnable laying of a small shape is as likely as any other; peeled ones are not', () => {
    // Three columns of two and two beside: of the ways to lay two kinds of four, some can be won.
    const cells = [0, 6, 12]
      .flatMap((x) => [0, 1].map((z): Cell => ({ x, y: 0, z })))
      .concat([
        { x: 18, y: 0, z: 0 },
        { x: 24, y: 0, z: 0 },
      ]);
    const DEALS = 4_000;
    const spreadOf = (distribution: 'peel' | 'uniform'): { layings: number; chi: number } => {
      const counts = new Map<string, number>();
      for (let seed = 0; seed < DEALS; seed += 1) {
        const made = dealTiles(named(cells), { kinds: 2, distribution }, createRandom(seed), budget());
        if (!made.ok) throw new Error(made.reason);
        // Which kinds they are does not matter here, only where the same one lies.
        const key = made.value.kinds.map((kind) => Number(kind === made.value.kinds[0])).join('');
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const expected = DEALS / counts.size;
      const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      return { layings: counts.size, chi };
    };
    const winnable = new Set<string>();
    for (let bits = 0; bits < 256; bits += 1) {
      const kinds = cells.map((_, tile) => (bits & (1 << tile) ? 'a' : 'b'));
      if (kinds.filter((kind) => kind === 'a').length !== 4 || !winnableByTrying(cells, kinds)) continue;
      winnable.add(kinds.map((kind) => Number(kind === kinds[0])).join(''));
    }
    const uniform = spreadOf('uniform');
    expect(uniform.layings).toBe(winnable.size);
    // Chi-squared has a mean of n - 1 and a variance of 2(n - 1).
    expect(uniform.chi).toBeLessThan(winnable.size - 1 + 4 * Math.sqrt(2 * winnable.size));
    expect(spreadOf('peel').chi).toBeGreaterThan(2 * uniform.chi);
  });

  test('a tower comes to an end too', () => {
    const cells = [...tower(6, 0), ...[4, 8, 12, 16, 20, 24].map((x) => ({ x, y: 0, z: 0 }))];
    const made = dealTiles(named(cells), { distribution: 'uniform' }, createRandom(1), budget());
    if (!made.ok) throw new Error(made.reason);
    expectCertified(made.value);
  });

  test('where no laying that can be won comes up, the board is peeled and says so', () => {
    const made = dealTiles(layouts['pyramid']!, { distribution: 'uniform' }, createRandom(1), budget());
    if (!made.ok) throw new Error(made.reason);
    expectCertified(made.value);
    expect(made.value.notes).toEqual([{ code: 'peeled' }]);
    const drawn = dealTiles(turtle, { distribution: 'uniform' }, createRandom(1), budget());
    expect(drawn.ok && drawn.value.notes).toBeUndefined();
  }, 20_000);

  test('an odd number of pairs loses nothing: the last kind has one pair', () => {
    for (const distribution of ['peel', 'uniform'] as const) {
      const made = dealTiles(layouts['torii']!, { distribution }, createRandom(1), budget());
      if (!made.ok) throw new Error(made.reason);
      expectCertified(made.value);
      const counts = new Map<string, number>();
      for (const kind of made.value.kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      expect(made.value.kinds).toHaveLength(154);
      expect([...counts.values()].every((count) => count % 2 === 0)).toBe(true);
    }
  });
});
