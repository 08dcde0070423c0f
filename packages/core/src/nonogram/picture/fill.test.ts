import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillCells } from './fill.ts';

/** Percent by cell, written as rows. */
function fill(...lines: number[][]): string[] {
  const columns = lines[0]!.length;
  const cells = fillCells(lines.flat(), 100, columns, lines.length);
  return lines.map((_, row) =>
    Array.from(cells.slice(row * columns, (row + 1) * columns), (one) => '.#'[one]).join(''),
  );
}

describe('which cells are filled', () => {
  test('half is enough, less of a large shape or an even shade is not', () => {
    expect(fill([100, 100, 50, 0])).toEqual(['###.']);
    expect(fill([100, 100, 49, 0])).toEqual(['##..']);
    expect(fill([100, 100, 100], [49, 49, 49], [0, 0, 0])).toEqual(['###', '...', '...']);
    expect(fill([45, 45, 45], [45, 45, 45], [45, 45, 45])).toEqual(['...', '...', '...']);
    // The slope of an edge.
    expect(fill([100, 100, 100, 100], [60, 45, 30, 15], [0, 0, 0, 0])).toEqual(['####', '#...', '....']);
  });

  test('a stroke across the border of two cells is kept in both, along either axis', () => {
    expect(fill([0, 0, 0], [45, 45, 45], [45, 45, 45], [0, 0, 0])).toEqual(['...', '###', '###', '...']);
    expect(fill([0, 45, 45, 0], [0, 45, 45, 0])).toEqual(['.##.', '.##.']);
    expect(fill([0, 0, 0], [40, 40, 40], [0, 0, 0])).toEqual(['...', '###', '...']);
    expect(fill([0, 0, 0], [39, 39, 39], [0, 0, 0])).toEqual(['...', '...', '...']);
  });

  test('a slanted stroke has no gap where it crosses from row to row', () => {
    expect(fill([0, 0, 0, 0, 0, 0], [90, 75, 60, 45, 30, 15], [0, 15, 30, 45, 60, 75], [0, 0, 0, 0, 0, 0])).toEqual([
      '......',
      '####..',
      '...###',
      '......',
    ]);
  });

  test('every straight stroke of four fifths of a cell or more is kept, wherever it lies inside', () => {
    const full = 1_000;
    fc.assert(
      fc.property(
        fc.integer({ min: 800, max: 3_000 }),
        fc.integer({ min: full, max: 4 * full }),
        fc.boolean(),
        (wide, from, upright) => {
          const across = Array.from({ length: 9 }, (_, at) =>
            Math.max(0, Math.min(from + wide, (at + 1) * full) - Math.max(from, at * full)),
          );
          const ink = Array.from({ length: 81 }, (_, at) => across[upright ? at % 9 : Math.floor(at / 9)]!);
          const cells = fillCells(ink, full, 9, 9);
          for (let along = 0; along < 9; along += 1) {
            const line = across.map((_, at) => cells[upright ? along * 9 + at : at * 9 + along]!);
            expect(line).toContain(1);
          }
        },
      ),
    );
  });

  test('is decided between two fifths and a half alone, and turns and flips with the picture', () => {
    const side = fc.integer({ min: 1, max: 6 });
    const shares = fc
      .tuple(side, side)
      .chain(([columns, rows]) =>
        fc
          .array(fc.integer({ min: 0, max: 100 }), { minLength: columns * rows, maxLength: columns * rows })
          .map((ink) => ({ ink, columns, rows })),
      );
    fc.assert(
      fc.property(shares, ({ ink, columns, rows }) => {
        const cells = fillCells(ink, 100, columns, rows);
        for (const [at, share] of ink.entries()) {
          if (share >= 50) expect(cells[at]).toBe(1);
          if (share < 40) expect(cells[at]).toBe(0);
        }
        const turned = Array.from({ length: ink.length }, (_, at) => (at % rows) * columns + Math.floor(at / rows));
        const flipped = Array.from(
          { length: ink.length },
          (_, at) => at - (at % columns) + columns - 1 - (at % columns),
        );
        expect([
          ...fillCells(
            turned.map((at) => ink[at]!),
            100,
            rows,
            columns,
          ),
        ]).toEqual(turned.map((at) => cells[at]));
        expect([
          ...fillCells(
            flipped.map((at) => ink[at]!),
            100,
            columns,
            rows,
          ),
        ]).toEqual(flipped.map((at) => cells[at]));
      }),
      { numRuns: 400 },
    );
  });
});
