import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { run } from '../run.ts';
import { dealTiles } from './deal.ts';
import { checkLayout } from './layout.ts';
import { layouts } from './layouts/index.ts';
import { peelable } from './peelable.fixture.ts';
import { clears } from './rules.ts';
import { provePeel } from './prove-peel.ts';
import { looseStacks, smallStacks, steepStacks } from './stacks.fixture.ts';
import type { Cell, Pair } from './types.ts';

const all = (cells: readonly Cell[]): Uint8Array => new Uint8Array(cells.length).fill(1);
const prove = (cells: readonly Cell[], steps = 1_000_000): readonly Pair[] | 'none' | undefined =>
  run(provePeel(cells, all(cells), createBudget({ steps })));
const errors = (cells: readonly Cell[]): string[] =>
  checkLayout(cells).flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));
const deal = (cells: readonly Cell[], seed: number) =>
  dealTiles({ id: 'test', name: 'Test', cells }, {}, createRandom(seed), createBudget({ steps: 1_000_000 }));
const tower = (height: number, x: number): Cell[] => Array.from({ length: height }, (_, z) => ({ x, y: 0, z }));
const singles = (many: number): Cell[] => Array.from({ length: many }, (_, n) => ({ x: 4 + 4 * n, y: 0, z: 0 }));

function expectOrder(cells: readonly Cell[], found: readonly Pair[] | 'none' | undefined): void {
  if (found === undefined || found === 'none') throw new Error(String(found));
  const alike = cells.map(() => 'any');
  expect(clears(cells, all(cells), alike, found)).toBe(true);
}

describe('shapes that nobody can clear', () => {
  test.each([
    ['small ones', smallStacks, 3_000],
    ['steep ones', steepStacks, 6_000],
  ])('are named, and no others: brute force on %s', (_name, stacks, numRuns) => {
    const seen = { clears: 0, none: 0 };
    fc.assert(
      fc.property(stacks, (cells) => {
        const canBeCleared = peelable(cells);
        expect(errors(cells)).toEqual(canBeCleared ? [] : ['unpeelable']);
        // The proof alone, with no peel before it.
        if (canBeCleared) expectOrder(cells, prove(cells));
        else expect(prove(cells)).toBe('none');
        seen[canBeCleared ? 'clears' : 'none'] += 1;
      }),
      { numRuns, seed: 20261130 },
    );
    expect(Math.min(seen.clears, seen.none)).toBeGreaterThan(100);
  });

  test('by a side that must be decided: all that is forced can be obeyed, and still none clears them', () => {
    // Tiles of a row wait for either neighbour; only both answers together show that no order is left.
    const cells: Cell[] = (
      [
        [3, 0, 5],
        [5, 0, 5],
        [1, 1, 5],
        [3, 1, 3],
        [5, 0, 1],
        [2, 1, 2],
        [5, 0, 2],
        [2, 0, 1],
      ] as const
    ).map(([x, y, z]) => ({ x, y, z }));
    expect(peelable(cells)).toBe(false);
    expect(errors(cells)).toEqual(['unpeelable']);
  });

  test.each([
    ['thirty on top of one another, and twenty', [...tower(30, 0), ...singles(20)], ['unpeelable']],
    ['thirty and thirty', [...tower(30, 0), ...singles(30)], []],
    ['thirty, twenty and eight', [...tower(30, 0), ...tower(20, 4), ...tower(8, 8)], ['unpeelable']],
    ['thirty, twenty and ten', [...tower(30, 0), ...tower(20, 4), ...tower(10, 8)], []],
    ['two hundred, and fewer', [...tower(200, 0), ...singles(190)], ['unpeelable']],
  ])('high ones too, where trying would not end: %s', (_name, cells, expected) => {
    expect(errors(cells)).toEqual(expected);
    const dealt = deal(cells, 1);
    if (expected.length === 0) expect(dealt.ok).toBe(true);
    else expect(dealt).toMatchObject({ reason: 'impossible', detail: { code: 'unpeelable' } });
  });

  test('ours are proved without a peel as well', () => {
    for (const { cells } of Object.values(layouts)) expectOrder(cells, prove(cells));
  });

  test('a layout passes exactly when it is dealt, whatever the seed', () => {
    const seen = { dealt: 0, refused: 0 };
    fc.assert(
      fc.property(fc.oneof(looseStacks, steepStacks), fc.nat(), (stack, seed) => {
        const cells = stack.slice(stack.length % 2);
        if (cells.length === 0) return;
        const passes = errors(cells).length === 0;
        const dealt = deal(cells, seed);
        expect(dealt.ok).toBe(passes);
        if (!dealt.ok) expect(dealt.reason).toBe('impossible');
        seen[passes ? 'dealt' : 'refused'] += 1;
      }),
      { numRuns: 3_000, seed: 1 },
    );
    expect(Math.min(seen.dealt, seen.refused)).toBeGreaterThan(100);
  });

  test('what is too large to prove is refused as unproven, not let pass', () => {
    // One tile over four over one …: only one is free to begin with.
    const cells = Array.from({ length: 512 }, (_, n): Cell[] => {
      const z = n - 256;
      return n % 2 === 1 ? [{ x: 1, y: 1, z }] : [0, 2].flatMap((x) => [0, 2].map((y) => ({ x, y, z })));
    }).flat();
    expect(cells).toHaveLength(1_280);
    expect(errors(cells)).toEqual(['unproven']);
    expect(errors(cells.filter(({ z }) => z >= 0))).toEqual(['unpeelable']);
  });

  test('the budget ends a proof, and the answer is not made up', () => {
    const cells = [...tower(30, 0), ...singles(20)];
    expect(prove(cells, 5)).toBeUndefined();
  });
});
