import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsBetween } from './cells-between.ts';

const lines = fc
  .record({ columns: fc.integer({ min: 1, max: 40 }), rows: fc.integer({ min: 1, max: 40 }) })
  .chain(({ columns, rows }) => {
    const cell = fc.nat(columns * rows - 1);
    return fc.record({ columns: fc.constant(columns), from: cell, to: cell });
  });
const placeOf = (cell: number, columns: number): readonly [number, number] => [
  cell % columns,
  Math.floor(cell / columns),
];
const apart = (a: number, b: number, columns: number): readonly [number, number] => {
  const [[ax, ay], [bx, by]] = [placeOf(a, columns), placeOf(b, columns)];
  return [Math.abs(ax - bx), Math.abs(ay - by)];
};

test('a line has both ends, no cell twice, and is as long as its longer side', () => {
  fc.assert(
    fc.property(lines, ({ columns, from, to }) => {
      const cells = cellsBetween(from, to, columns);
      expect(cells[0]).toBe(from);
      expect(cells.at(-1)).toBe(to);
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells).toHaveLength(Math.max(...apart(from, to, columns)) + 1);
    }),
  );
});

test('each cell touches the next, in one row or column at a side', () => {
  fc.assert(
    fc.property(lines, ({ columns, from, to }) => {
      const straight = apart(from, to, columns).includes(0);
      const cells = cellsBetween(from, to, columns);
      for (const [n, cell] of cells.slice(1).entries()) {
        const [across, down] = apart(cells[n]!, cell, columns);
        expect(Math.max(across, down)).toBe(1);
        if (straight) expect(across + down).toBe(1);
      }
    }),
  );
});

test('no cell is further than half a cell from the line between the middles of the ends', () => {
  fc.assert(
    fc.property(lines, ({ columns, from, to }) => {
      const [[x0, y0], [x1, y1]] = [placeOf(from, columns), placeOf(to, columns)];
      const longer = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
      for (const cell of cellsBetween(from, to, columns)) {
        const [x, y] = placeOf(cell, columns);
        expect(Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) * 2).toBeLessThanOrEqual(longer);
      }
    }),
  );
});

test('the way back has the same cells', () => {
  fc.assert(
    fc.property(lines, ({ columns, from, to }) => {
      expect(cellsBetween(to, from, columns).toReversed()).toEqual(cellsBetween(from, to, columns));
    }),
  );
});
