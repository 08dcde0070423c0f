import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellAt, strokePath, type Grid, type Place } from './stroke-path.ts';

const near = (most: number) => fc.double({ min: -5, max: most + 5, noNaN: true });
/** A grid, a press inside of it, and samples anywhere around. */
const strokes = fc
  .record({ columns: fc.integer({ min: 1, max: 30 }), rows: fc.integer({ min: 1, max: 30 }) })
  .chain((grid) =>
    fc.record({
      grid: fc.constant(grid),
      start: fc.record({
        x: fc.double({ min: 0, max: grid.columns, noNaN: true }),
        y: fc.double({ min: 0, max: grid.rows, noNaN: true }),
      }),
      samples: fc.array(fc.record({ x: near(grid.columns), y: near(grid.rows) }), { maxLength: 30 }),
    }),
  );
function drawn(grid: Grid, path: 'line' | 'free', start: Place, samples: readonly Place[]): number[] {
  const stroke = strokePath(grid, path, start);
  return [stroke.first, ...samples.flatMap((sample) => stroke.follow(sample))];
}
/** How many cells can be reached from the first one over sides (4) or over sides and corners (8). */
function reach(cells: readonly number[], columns: number, corners: boolean): number {
  const left = new Set(cells);
  const open = [cells[0]!];
  left.delete(cells[0]!);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const other of left) {
      const across = Math.abs((other % columns) - (cell % columns));
      const down = Math.abs(Math.floor(other / columns) - Math.floor(cell / columns));
      if (corners ? Math.max(across, down) > 1 : across + down > 1) continue;
      left.delete(other);
      open.push(other);
    }
  }
  return cells.length - left.size;
}

describe('any stroke', () => {
  test.each(['line', 'free'] as const)('tells each cell of the grid once (%s)', (path) => {
    fc.assert(
      fc.property(strokes, ({ grid, start, samples }) => {
        const cells = drawn(grid, path, start, samples);
        expect(new Set(cells).size).toBe(cells.length);
        for (const cell of cells) expect(cell >= 0 && cell < grid.columns * grid.rows).toBe(true);
      }),
    );
  });
});

describe('a free stroke', () => {
  test('is in one piece and has the cell of every sample', () => {
    fc.assert(
      fc.property(strokes, ({ grid, start, samples }) => {
        const cells = drawn(grid, 'free', start, samples);
        for (const sample of samples) expect(cells).toContain(cellAt(grid, sample));
        expect(reach(cells, grid.columns, true)).toBe(cells.length);
      }),
    );
  });

  test('goes along the edge while the pointer is outside', () => {
    const grid = { columns: 4, rows: 4 };
    const outside = [
      { x: -3, y: 0.5 },
      { x: -3, y: 3.5 },
    ];
    expect(drawn(grid, 'free', { x: 1.5, y: 0.5 }, outside)).toEqual([1, 0, 4, 8, 12]);
  });
});

describe('a line', () => {
  test('is one run of one row or column, whatever the pointer does', () => {
    fc.assert(
      fc.property(strokes, ({ grid, start, samples }) => {
        const cells = drawn(grid, 'line', start, samples);
        const [columns, rows] = [
          cells.map((cell) => cell % grid.columns),
          cells.map((c) => Math.floor(c / grid.columns)),
        ];
        expect(Math.min(new Set(columns).size, new Set(rows).size)).toBe(1);
        expect(reach(cells, grid.columns, false)).toBe(cells.length);
      }),
    );
  });

  test('reaches as far along its axis as the pointer did', () => {
    fc.assert(
      fc.property(strokes, ({ grid, start, samples }) => {
        const stroke = strokePath(grid, 'line', start);
        const reached = samples.map((sample) => {
          stroke.follow(sample);
          const [at, under] = [stroke.last(), cellAt(grid, sample)];
          const sameColumn = at % grid.columns === under % grid.columns;
          return (
            sameColumn || Math.floor(at / grid.columns) === Math.floor(under / grid.columns) || at === stroke.first
          );
        });
        expect(reached).not.toContain(false);
      }),
    );
  });

  const grid = { columns: 10, rows: 10 };
  const start = { x: 2.9, y: 2.5 };
  test('takes the axis on which more cells were left', () => {
    expect(drawn(grid, 'line', start, [{ x: 4.1, y: 3.9 }])).toEqual([22, 23, 24]);
    expect(drawn(grid, 'line', start, [{ x: 3.9, y: 4.1 }])).toEqual([22, 32, 42]);
    // Much further down than across, but only across into another cell.
    expect(drawn(grid, 'line', start, [{ x: 3, y: 2.99 }])).toEqual([22, 23]);
  });
  test('across a corner takes the longer way, and waits while there is none', () => {
    expect(drawn(grid, 'line', start, [{ x: 3.1, y: 3.5 }])).toEqual([22, 32]);
    expect(drawn(grid, 'line', { x: 2.5, y: 2.5 }, [{ x: 3.5, y: 3.5 }])).toEqual([22]);
    const waited = [
      { x: 3.5, y: 3.5 },
      { x: 5.5, y: 3.5 },
      { x: 2.5, y: 9.5 },
    ];
    expect(drawn(grid, 'line', { x: 2.5, y: 2.5 }, waited)).toEqual([22, 23, 24, 25]);
  });
  test('goes back over its first cell and out on the other side', () => {
    const there = [
      { x: 5.5, y: 2.5 },
      { x: 0.5, y: 7.5 },
    ];
    expect(drawn(grid, 'line', start, there)).toEqual([22, 23, 24, 25, 21, 20]);
  });
});
