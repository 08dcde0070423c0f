import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { createCoverage } from './coverage.ts';
import { checkLayout, layoutFromMask, silhouettes, tileStack, type Cell, type Mask } from './index.ts';

function made(mask: Mask, options: Parameters<typeof layoutFromMask>[1] = {}): readonly Cell[] {
  const result = layoutFromMask(mask, options);
  if (!result.ok) throw new Error(result.detail.message);
  return result.value.cells;
}
const floor = (cells: readonly Cell[]): readonly Cell[] => cells.filter(({ z }) => z === 0);
const keys = (cells: readonly Cell[]): string[] => cells.map(({ x, y, z }) => `${z} ${y} ${x}`).toSorted();
const mirrored = (cells: readonly Cell[]): Cell[] => {
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map(({ x }) => x));
  return cells.map(({ x, y, z }) => ({ x: left + right - x, y, z }));
};
/** Every tile above the floor lies on other tiles with all four quarters. */
function expectFlat(cells: readonly Cell[]): void {
  const covered = new Set(
    cells.flatMap(({ x, y, z }) => [0, 1, 2, 3].map((n) => `${z} ${x + (n & 1)} ${y + (n >> 1)}`)),
  );
  for (const { x, y, z } of cells) {
    if (z === 0) continue;
    for (let n = 0; n < 4; n += 1) expect(covered.has(`${z - 1} ${x + (n & 1)} ${y + (n >> 1)}`)).toBe(true);
  }
}

const masks = fc
  .record({ width: fc.integer({ min: 1, max: 24 }), height: fc.integer({ min: 1, max: 24 }) })
  .chain(({ width, height }) =>
    fc.array(fc.boolean(), { minLength: width * height, maxLength: width * height }).map((pixels): Mask => {
      return { width, height, data: Uint8Array.from(pixels, (on) => (on ? 1 : 0)) };
    }),
  );

describe('layouts from masks', () => {
  test('any mask: even, flat, as many tiles as wanted, and it can be dealt', () => {
    const seen = { exact: 0, fewer: 0, thin: 0 };
    fc.assert(
      fc.property(masks, fc.integer({ min: 2, max: 100 }), fc.integer({ min: 1, max: 8 }), (mask, pairs, layers) => {
        const result = layoutFromMask(mask, { tiles: 2 * pairs, layers });
        if (!result.ok) {
          expect(result).toMatchObject({ reason: 'impossible', detail: { code: 'too-thin' } });
          seen.thin += 1;
          return;
        }
        const { cells } = result.value;
        expect(checkLayout(cells)).toEqual([]);
        expect(cells.length % 2).toBe(0);
        expect(cells.length).toBeLessThanOrEqual(2 * pairs);
        expect(Math.max(...cells.map(({ z }) => z))).toBeLessThan(layers);
        expectFlat(cells);
        seen[cells.length === 2 * pairs ? 'exact' : 'fewer'] += 1;
      }),
      { numRuns: 600, seed: 20261130 },
    );
    expect(seen.exact).toBeGreaterThan(540);
  }, 30_000);

  test('a shape of its own mirror image gives a layout that is', () => {
    for (const name of ['heart', 'cat', 'tree'] as const) {
      for (let tiles = 36; tiles <= 288; tiles += 18) {
        const cells = made(silhouettes[name], { tiles });
        expect(keys(mirrored(cells)), `${name} ${tiles}`).toEqual(keys(cells));
      }
    }
  });

  test.each(Object.keys(silhouettes) as (keyof typeof silhouettes)[])('%s: the floor is the shape', (name) => {
    const mask = silhouettes[name];
    for (const tiles of [72, 144, 288]) {
      const cells = made(mask, { tiles, layers: 3 });
      expect(cells.length).toBeLessThanOrEqual(tiles);
      expect(cells.length).toBeGreaterThanOrEqual(tiles - 6);
      // In pixels of the mask: what is covered and ought to be, of what is covered or ought to be.
      const coverage = createCoverage(mask.width, mask.height, (at) => mask.data[at] === 1);
      const down = Math.max(...floor(cells).map(({ y }) => y)) + 2;
      const across = Math.max(...floor(cells).map(({ x }) => x)) + 2;
      // The grid is never smaller than what lies on it, and at most a row or a column larger.
      const best = [0, 1, 2].flatMap((more) =>
        [0, 1, 2].map((wider) => {
          const unitX = (coverage.box!.right - coverage.box!.left) / (across + wider);
          const unitY = (coverage.box!.bottom - coverage.box!.top) / (down + more);
          const inside = floor(cells).reduce((sum, { x, y }) => {
            const [left, top] = [coverage.box!.left + x * unitX, coverage.box!.top + y * unitY];
            return sum + coverage.area(left, top, left + 2 * unitX, top + 2 * unitY);
          }, 0);
          const tilesArea = floor(cells).length * 4 * unitX * unitY;
          return inside / (tilesArea + coverage.area(0, 0, mask.width, mask.height) - inside);
        }),
      );
      expect(Math.max(...best), `${tiles}`).toBeGreaterThan(tiles < 100 ? 0.7 : 0.8);
      const dealt = tileStack.generate(
        { layout: { id: name, name, cells } },
        createRandom(name),
        createBudget({ steps: 1_000_000 }),
      );
      expect(dealt.ok).toBe(true);
    }
  });

  test('the alpha of a picture is a mask too; 128 and more is covered', () => {
    const { width, height, data } = silhouettes.cat;
    const rgba = new Uint8ClampedArray(4 * width * height);
    for (const [at, on] of data.entries()) rgba.set([at % 256, 7, 9, on === 1 ? 128 + (at % 128) : at % 128], 4 * at);
    expect(made({ width, height, data: rgba })).toEqual(made(silhouettes.cat));
  });

  test('a tile that is drawn wide gives fewer tiles a row', () => {
    const columns = (aspect: number): number =>
      Math.max(...made(silhouettes.tree, { aspect, layers: 1 }).map(({ x }) => x));
    expect(columns(0.5)).toBeGreaterThan(columns(1));
    expect(columns(1)).toBeGreaterThan(columns(2));
  });

  test.each([
    ['empty', { width: 3, height: 3, data: new Uint8Array(9) }, {}, 'impossible', 'too-thin'],
    ['of no size', { width: 0, height: 3, data: new Uint8Array(0) }, {}, 'invalid-options', 'bad-mask'],
    ['huge', { width: 1e6, height: 1e6, data: new Uint8Array(4) }, {}, 'invalid-options', 'bad-mask'],
    ['of another length', { width: 3, height: 3, data: new Uint8Array(10) }, {}, 'invalid-options', 'bad-mask'],
    ['odd', silhouettes.cat, { tiles: 71 }, 'invalid-options', 'bad-option'],
    ['too many', silhouettes.cat, { tiles: 2_000 }, 'invalid-options', 'bad-option'],
    ['without layers', silhouettes.cat, { layers: 0 }, 'invalid-options', 'bad-option'],
    ['of no width', silhouettes.cat, { aspect: Number.NaN }, 'invalid-options', 'bad-option'],
  ] as const)('%s is refused, with the reason', (_name, mask, options, reason, code) => {
    const result = layoutFromMask(mask, options);
    expect(result).toMatchObject({ ok: false, reason, detail: { code } });
    expect(result.ok ? '' : result.detail.message.length).toBeGreaterThan(30);
  });
});
