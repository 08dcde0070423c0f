import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import { byLinesAlone } from '../grids.fixture.ts';
import { nonogram } from '../index.ts';
import { createBudget } from '../../budget.ts';
import type { Picture, PictureOptions } from '../types.ts';
import { cellsOf } from './cells.ts';
import { ditherCells } from './dither.ts';
import { drawing, type Drawing } from './drawing.fixture.ts';
import { nonogramFromPixels } from './from-pixels.ts';
import { localThreshold, type LocalThreshold } from './local-threshold.ts';

function made(pixels: Drawing, options: PictureOptions = {}): Picture {
  const result = nonogramFromPixels(pixels, options);
  if (!result.ok) throw new Error(`${result.reason} ${JSON.stringify(result.detail)}`);
  return result.value;
}
const look = ({ cells, width }: Picture): string[] =>
  Array.from({ length: cells.length / width }, (_, y) =>
    Array.from(cells.slice(y * width, (y + 1) * width), (cell) => '.#'[cell]).join(''),
  );
/** Discs and rings in greys, by seed, on paper that is nearly white. */
function scene(seed: number, size = 90): Drawing {
  const random = createRandom(`scene ${seed}`);
  const discs = Array.from(
    { length: 4 },
    () => [random.int(size), random.int(size), 5 + random.int(1 + Math.floor(size / 4)), random.int(190)] as const,
  );
  return drawing(size, size, (x, y) => {
    let grey = 235;
    for (const [nth, [cx, cy, r, dark]] of discs.entries()) {
      const far = (x - cx) ** 2 + (y - cy) ** 2;
      if (far < r * r && (nth % 2 === 0 || far > 0.4 * r * r)) grey = dark;
    }
    return grey;
  });
}

describe('repaired pictures', () => {
  test('solved by lines alone, and only the cells that are named differ from the picture', () => {
    let changes = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      const size = 12 + (seed % 14);
      const [plain, mended] = [made(scene(seed), { size, repair: false }), made(scene(seed), { size })];
      const differing = mended.cells.flatMap((cell, at) => (cell === plain.cells[at] ? [] : [at]));
      expect(mended.changed).toEqual(differing);
      expect(mended.report.solvable).toBe(true);
      expect(byLinesAlone(mended.puzzle)!.includes(0)).toBe(false);
      expect(mended.puzzle.claim).toBe('unique');
      const verdict = nonogram.verify(mended.puzzle, createBudget({ steps: 1e6 }));
      expect(verdict).toMatchObject({ ok: true, value: { holds: true } });
      expect(plain.changed).toEqual([]);
      expect(plain.report.solvable).toBe(plain.report.open.length === 0);
      const alone = byLinesAlone(plain.puzzle)!;
      expect(plain.report.open).toEqual([...alone.keys()].filter((cell) => alone[cell] === 0));
      expect(mended.report.open).toEqual(plain.report.open);
      changes += differing.length;
    }
    expect(changes).toBeGreaterThan(10);
  });

  test('what is changed is near the threshold, where two changes do as well', () => {
    // Four squares, two of them inked; the grey of the others decides which one is turned.
    for (const [greys, turned] of [
      [[0, 250, 160, 0], 2],
      [[0, 160, 250, 0], 1],
      [[90, 250, 255, 0], 0],
      [[0, 255, 250, 90], 3],
    ] as const) {
      const picture = drawing(20, 20, (x, y) => greys[(y < 10 ? 0 : 2) + (x < 10 ? 0 : 1)]!);
      expect(made(picture, { size: 2, threshold: 127 }).changed).toEqual([turned]);
    }
  });
});

function thresholdOf(greys: Uint8Array, width: number, height: number, whole: number): LocalThreshold {
  const tiles = localThreshold(greys, width, height);
  for (let y = 0; y < height; y += 1) tiles.countRow(y);
  return tiles.close(whole);
}

describe('local thresholds', () => {
  /** A drawing of strokes under light that falls off to the right: the paper there is darker than the ink on the left. */
  const shaded = (x: number, y: number): number => {
    const light = 250 - x;
    const isInk = x % 40 >= 15 && x % 40 < 25 && y % 40 >= 8 && y % 40 < 32;
    return isInk ? Math.floor(light * 0.6) : light;
  };
  const picture = drawing(200, 200, shaded);

  test('strokes under uneven light are found where one threshold sees the shade', () => {
    const wanted = Array.from({ length: 20 }, (_, y) =>
      Array.from({ length: 20 }, (_cell, x) => (shaded(10 * x + 5, 10 * y + 5) < 250 - (10 * x + 5) ? '#' : '.')).join(
        '',
      ),
    );
    const differing = (rows: readonly string[]): number =>
      Array.from(rows.join('')).filter((cell, at) => cell !== wanted.join('')[at]).length;
    const options = { size: 20, repair: false, specks: 'keep' } as const;
    const local = differing(look(made(picture, { ...options, method: 'local' })));
    const global = differing(look(made(picture, options)));
    // Strokes reach half into cells, so that some are arguable.
    expect(local).toBeLessThan(0.4 * global);
  });

  test('a picture that is all flat, or of one tile, has the threshold of the whole', () => {
    const flat = thresholdOf(new Uint8Array(600).fill(80), 30, 20, 99);
    for (const [x, y] of [
      [0, 0],
      [29, 19],
      [15, 7],
    ] as const) {
      expect(flat.at(x, y)).toBe(99);
    }
    expect(thresholdOf(Uint8Array.from([10]), 1, 1, 55).at(0, 0)).toBe(55);
  });

  test('lies between the smallest and the largest of its tiles, and readRow says what it says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer(),
        (width, height, seed) => {
          const random = createRandom(seed);
          const greys = Uint8Array.from({ length: width * height }, () => random.int(256));
          const local = thresholdOf(greys, width, height, 127);
          const into = new Uint8Array(greys.length);
          for (let y = 0; y < height; y += 1) local.readRow(greys, y, into);
          for (const [at, grey] of greys.entries()) {
            const threshold = local.at(at % width, Math.floor(at / width));
            expect(threshold).toBeGreaterThanOrEqual(0);
            expect(threshold).toBeLessThanOrEqual(255);
            expect(into[at]).toBe(grey <= threshold ? 0 : 255);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('in the middle of a tile it is the tile’s own', () => {
    const random = createRandom('tiles');
    // Six by six tiles of five pixels a side, each of two greys of its own.
    const pairs = Array.from({ length: 36 }, () => [random.int(100), 140 + random.int(100)] as const);
    const greys = Uint8Array.from({ length: 900 }, (_, at) => {
      const [x, y] = [at % 30, Math.floor(at / 30)];
      return pairs[Math.floor(y / 5) * 6 + Math.floor(x / 5)]![(x + y) % 2]!;
    });
    const local = thresholdOf(greys, 30, 30, 127);
    for (const [tile, [dark, light]] of pairs.entries()) {
      const middle = local.at((tile % 6) * 5 + 2, Math.floor(tile / 6) * 5 + 2);
      expect(middle).toBe((dark + light - 1) >> 1);
    }
  });

  test('every pixel counts as ink or paper, those of the first rows too', () => {
    const greys = Uint8Array.from({ length: 2_500 }, (_, at) => (at % 50 < 20 ? 40 + (at % 7) : 200));
    const image = drawing(50, 50, (x, y) => greys[y * 50 + x]!);
    const read = run(cellsOf(image, { method: 'local', size: 10 }, createBudget({ steps: 1e6 })));
    if (!read.ok) throw new Error(read.reason);
    const local = thresholdOf(greys, 50, 50, read.value.threshold);
    const inked = greys.filter((grey, at) => grey <= local.at(at % 50, Math.floor(at / 50))).length;
    expect(read.value.ink.reduce((sum, covered) => sum + covered, 0)).toBe(inked * 100);
  });

  test('a large shape stays whole', () => {
    const block = drawing(120, 120, (x, y) => (x >= 20 && x < 100 && y >= 20 && y < 100 ? 30 : 240));
    const cells = look(made(block, { size: 12, method: 'local' }));
    expect(cells).toEqual(Array.from({ length: 12 }, (_, y) => (y >= 2 && y < 10 ? '..########..' : '............')));
  });
});

describe('dithered', () => {
  test('even greys become as many dots as they are dark, in linear light', () => {
    for (const light of [0, 6_554, 16_384, 32_768, 50_000, 65_535]) {
      const even = Array.from({ length: 2_500 }, () => light);
      const cells = ditherCells(even, false, 50, 50);
      const filled = cells.filter((cell) => cell === 1).length / 2_500;
      expect(Math.abs(filled - (1 - light / 65_535))).toBeLessThan(0.02);
      const inverted = ditherCells(even, true, 50, 50);
      expect([...inverted]).toEqual([...cells].map((cell) => 1 - cell));
    }
  });

  test('a cell alone is filled when it is nearer to black than to white', () => {
    for (const [light, filled] of [
      [0, 1],
      [32_767, 1],
      [32_768, 0],
      [65_535, 0],
    ] as const) {
      expect([...ditherCells([light], false, 1, 1)]).toEqual([filled]);
    }
  });

  test('no window is far from its grey', () => {
    const cells = ditherCells(
      Array.from({ length: 1_600 }, (_, at) => (at % 40) * 1_600),
      false,
      40,
      40,
    );
    for (let from = 0; from < 40; from += 8) {
      let [filled, wanted] = [0, 0];
      for (let x = from; x < from + 8; x += 1) {
        for (let y = 0; y < 40; y += 1) filled += cells[y * 40 + x]!;
        wanted += 40 * (1 - (x * 1_600) / 65_535);
      }
      expect(Math.abs(filled - wanted)).toBeLessThan(0.08 * 320);
    }
  });

  test('a picture dithered keeps its dots, and black and white stay', () => {
    const ramp = drawing(100, 100, (x) => Math.floor(x * 2.55));
    const { cells, report } = made(ramp, { method: 'dithered', repair: false, specks: 'all' });
    expect(report.specks).toEqual([]);
    const column = (x: number): number =>
      Array.from({ length: 20 }, (_, y) => cells[y * 20 + x]!).reduce((a, b) => a + b);
    expect([column(0), column(19)]).toEqual([20, 0]);
    expect(column(14)).toBeGreaterThan(4);
    expect(column(14)).toBeLessThan(16);
  });
});

test('a threshold is for one that holds everywhere: with other methods it is refused, with what to do', () => {
  for (const method of ['local', 'dithered'] as const) {
    const result = nonogramFromPixels(scene(1), { method, threshold: 100 });
    expect(result).toMatchObject({
      ok: false,
      reason: 'invalid-options',
      detail: [{ path: 'threshold', code: 'method' }],
    });
    expect(result.ok ? '' : result.detail![0]!.message).toContain('leave the threshold out');
  }
  expect(nonogramFromPixels(scene(1), { method: 'global', threshold: 100 }).ok).toBe(true);
});

test('no combination of options throws or differs from run to run', () => {
  const options = fc.record(
    {
      size: fc.integer({ min: 1, max: 18 }),
      invert: fc.boolean(),
      method: fc.constantFrom('global' as const, 'local' as const, 'dithered' as const),
      specks: fc.constantFrom('keep' as const, 'faint' as const, 'all' as const),
      repair: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 40 }), options, (seed, size, asked) => {
      const [one, two] = [nonogramFromPixels(scene(seed, size), asked), nonogramFromPixels(scene(seed, size), asked)];
      expect(two).toEqual(one);
      if (one.ok) expect(one.value.cells.includes(1)).toBe(true);
      else expect(one.detail).toMatchObject([{ code: 'nothing-filled' }]);
    }),
    { numRuns: 60 },
  );
});
