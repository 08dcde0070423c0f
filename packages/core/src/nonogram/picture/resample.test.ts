import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createResampler, sizeFor } from './resample.ts';

const identity = Uint8Array.from({ length: 256 }, (_, grey) => grey);

function resample(greys: Uint8Array, width: number, height: number, columns: number, rows: number): Float64Array {
  const resampler = createResampler(greys, width, height, identity, columns, rows);
  for (let y = 0; y < height; y += 1) resampler.addRow();
  return resampler.sums;
}

/** Every pixel against every cell: how much of it lies there. */
function byOverlap(greys: Uint8Array, width: number, height: number, columns: number, rows: number): number[] {
  const shared = (pixel: number, cells: number, cell: number, pixels: number): number =>
    Math.max(0, Math.min((pixel + 1) * cells, (cell + 1) * pixels) - Math.max(pixel * cells, cell * pixels));
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return greys.reduce((sum, grey, pixel) => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      return sum + grey * shared(x, columns, column, width) * shared(y, rows, row, height);
    }, 0);
  });
}

const side = fc.integer({ min: 1, max: 12 });
const image = fc
  .tuple(side, side)
  .chain(([width, height]) =>
    fc.uint8Array({ minLength: width * height, maxLength: width * height }).map((greys) => ({ greys, width, height })),
  );

describe('resampling', () => {
  test('gives each cell what lies on it, up and down: against every pixel with every cell', () => {
    fc.assert(
      fc.property(image, side, side, ({ greys, width, height }, columns, rows) => {
        expect([...resample(greys, width, height, columns, rows)]).toEqual(
          byOverlap(greys, width, height, columns, rows),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('as many cells as pixels: each cell is its pixel', () => {
    fc.assert(
      fc.property(image, ({ greys, width, height }) => {
        const area = width * height;
        expect([...resample(greys, width, height, width, height)]).toEqual([...greys].map((grey) => grey * area));
      }),
    );
  });

  test('nothing is lost, and the largest picture there may be is still counted exactly', () => {
    const [width, height] = [4_096, 4_096];
    const sums = resample(new Uint8Array(width * height).fill(255), width, height, 7, 60);
    expect(new Set(sums)).toEqual(new Set([255 * width * height]));
  });
});

describe('the number of cells', () => {
  test.each([
    [20, 20, 20, 20, 20],
    [3, 3, 20, 20, 20],
    [1_000, 10, 20, 20, 1],
    [10, 1_000, 20, 1, 20],
    [300, 200, 15, 15, 10],
    [200, 300, 15, 10, 15],
    [8, 3, 4, 4, 2],
    [8, 3, 8, 8, 3],
    [1, 1, 60, 60, 60],
    [8_192, 1, 1, 1, 1],
  ])('%i × %i pixels at %i are %i × %i', (width, height, size, columns, rows) => {
    expect(sizeFor(width, height, size)).toEqual({ columns, rows });
  });

  test('the longer side is as asked, the other the nearest whole number; turned, both are', () => {
    const pixels = fc.integer({ min: 1, max: 8_192 });
    fc.assert(
      fc.property(pixels, pixels, fc.integer({ min: 1, max: 60 }), (width, height, size) => {
        const { columns, rows } = sizeFor(width, height, size);
        expect(width >= height ? columns : rows).toBe(size);
        const exact = (Math.min(width, height) / Math.max(width, height)) * size;
        const other = width >= height ? rows : columns;
        expect(other).toBeGreaterThanOrEqual(1);
        if (exact >= 1) expect(Math.abs(other - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(sizeFor(height, width, size)).toEqual({ columns: rows, rows: columns });
      }),
    );
  });
});
