import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLayout } from './layout.ts';
import { layouts } from './layouts/index.ts';
import { looseStacks } from './stacks.fixture.ts';
import type { Cell } from './types.ts';

const codes = (cells: readonly Cell[]): string[] => checkLayout(cells).map((problem) => problem.code);
const at = (x: number, y: number, z = 0): Cell => ({ x, y, z });

describe('a layout is checked before anything is dealt', () => {
  test('ours are sound', () => {
    for (const layout of Object.values(layouts)) expect(checkLayout(layout.cells)).toEqual([]);
    expect(layouts['turtle']!.cells).toHaveLength(144);
    expect([0, 1, 2, 3, 4].map((z) => layouts['turtle']!.cells.filter((cell) => cell.z === z).length)).toEqual([
      87, 36, 16, 4, 1,
    ]);
  });

  test('ours are 24 and more, from 36 tiles to 288, of one layer to eight; no two share over 80 % of their cells, wherever one is laid over the other', () => {
    const all = Object.values(layouts);
    expect(all.length).toBeGreaterThanOrEqual(24);
    const sizes = all.map(({ cells }) => cells.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([36, 288]);
    const layers = all.map(({ cells }) => Math.max(...cells.map(({ z }) => z)) + 1);
    expect([Math.min(...layers), Math.max(...layers)]).toEqual([1, 8]);
    const shared = (a: readonly Cell[], b: readonly Cell[]): number => {
      // For every shift at once: how many pairs of cells have that difference.
      const hits = new Map<string, number>();
      for (const p of a) {
        for (const q of b) {
          if (p.z !== q.z) continue;
          const shift = `${q.x - p.x},${q.y - p.y}`;
          hits.set(shift, (hits.get(shift) ?? 0) + 1);
        }
      }
      return Math.max(...hits.values()) / Math.min(a.length, b.length);
    };
    for (const [n, a] of all.entries()) {
      for (const b of all.slice(n + 1))
        expect(shared(a.cells, b.cells), `${a.id} and ${b.id}`).toBeLessThanOrEqual(0.8);
    }
  });

  test('each id names its layout', () => {
    expect(Object.values(layouts).map(({ id }) => id)).toEqual(Object.keys(layouts));
  });

  test.each<[string, Cell[], string[]]>([
    ['nothing', [], ['empty']],
    ['one tile', [at(0, 0)], ['odd-count']],
    ['a fraction', [at(0.5, 0), at(4, 0)], ['not-integer']],
    ['not a number', [at(Number.NaN, 0), at(4, 0)], ['not-integer']],
    ['far away', [at(1e9, 0), at(4, 0)], ['too-large']],
    ['the same place twice', [at(0, 0), at(0, 0)], ['duplicate']],
    ['half over another', [at(0, 0), at(1, 1)], ['overlap']],
    ['in the air', [at(0, 0), at(4, 0, 1)], ['floating']],
    ['held by half a tile', [at(0, 0), at(1, 1, 1), at(6, 0), at(10, 0)], []],
    ['one on top of the other', [at(0, 0), at(0, 0, 1)], ['unpeelable']],
    ['below zero', [at(-4, -2), at(-2, -2)], []],
    ['on a raised floor', [at(0, 0, 3), at(2, 0, 3)], []],
  ])('%s', (_name, cells, expected) => {
    expect(codes(cells)).toEqual(expected);
  });

  test('too many tiles are not even looked at', () => {
    expect(codes(Array.from({ length: 9_000 }, (_, x) => at(x * 2, 0)))).toEqual(['too-large']);
  });

  test('what comes first: a wrong cell is named, and nothing proved', () => {
    expect(codes([at(0, 0), at(0, 0, 1), at(0, 0, 1), at(0, 0, 2)])).toEqual(['duplicate']);
  });

  test('only floating is a warning; every message says what is wanted', () => {
    for (const problem of checkLayout([at(0, 0), at(1, 1), at(9, 9, 2)])) {
      expect(problem.severity).toBe(problem.code === 'floating' ? 'warning' : 'error');
      expect(problem.message.length).toBeGreaterThan(30);
    }
  });

  test('agrees with comparing every pair', () => {
    fc.assert(
      fc.property(
        looseStacks,
        fc.array(fc.record({ x: fc.nat(9), y: fc.nat(9), z: fc.nat(4) }), { maxLength: 3 }),
        (sound, more) => {
          const cells = [...sound, ...more];
          const overlapping = cells.flatMap((a, i) =>
            cells.slice(i + 1).filter((b) => a.z === b.z && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2),
          );
          const found = codes(cells).filter((code) => code === 'overlap' || code === 'duplicate');
          expect(found.length > 0).toBe(overlapping.length > 0);
          expect(codes(cells).includes('odd-count')).toBe(cells.length % 2 === 1);
        },
      ),
      { numRuns: 300 },
    );
  });
});
