import { describe, expect, test } from 'vitest';
import { drawing } from './drawing.fixture.ts';
import { nonogramFromPixels } from './from-pixels.ts';
import { specksOf } from './specks.ts';

const cellsOf = (rows: readonly string[]): Uint8Array => Uint8Array.from(rows.join(''), (c) => (c === '#' ? 1 : 0));
/** Ink of ten by cell; a cell without a digit is covered as it looks. */
const inkOf = (rows: readonly string[]): number[] =>
  Array.from(rows.join(''), (c) => (c === '#' ? 10 : c === '.' ? 0 : Number(c)));

describe('specks', () => {
  const rows = ['#....', '.....', '..##.', '..##.', '#....'];
  test('cells that stand alone, corners too; a neighbour over the corner is company', () => {
    expect(specksOf(cellsOf(rows), inkOf(rows), 10, 5, 5, 'all')).toEqual([0, 20]);
    expect(specksOf(cellsOf(['#.', '.#']), [10, 0, 0, 10], 10, 2, 2, 'all')).toEqual([]);
    // Blank in the middle of ink.
    expect(specksOf(cellsOf(['###', '#.#', '###']), [9, 9, 9, 9, 0, 9, 9, 9, 9], 10, 3, 3, 'all')).toEqual([4]);
    expect(specksOf(cellsOf(['#']), [10], 10, 1, 1, 'all')).toEqual([]);
  });

  test('faint: only what covers less than three quarters, or leaves less than that free', () => {
    const cells = cellsOf(rows);
    for (const [ink, faint] of [
      [5, true],
      [7, true],
      [8, false],
      [10, false],
    ] as const) {
      const covered = inkOf(rows).with(0, ink);
      expect(specksOf(cells, covered, 10, 5, 5, 'faint').includes(0), `ink ${ink}`).toBe(faint);
    }
    const ring = [9, 9, 9, 9, 0, 9, 9, 9, 9];
    const hole = cellsOf(['###', '#.#', '###']);
    expect(specksOf(hole, ring, 10, 3, 3, 'faint')).toEqual([]);
    expect(specksOf(hole, ring.with(4, 4), 10, 3, 3, 'faint')).toEqual([4]);
  });

  test('in a picture: dirt goes and is named, an eye that fills its cell stays', () => {
    // Cells of 10 pixels: a block, an eye of a whole cell, and dirt of 8 × 8 pixels.
    const picture = drawing(100, 100, (x, y) => {
      const block = x >= 20 && x < 60 && y >= 60 && y < 90;
      const eye = x >= 20 && x < 30 && y >= 20 && y < 30;
      const dirt = x >= 71 && x < 79 && y >= 21 && y < 29;
      return block || eye || dirt ? 0 : 255;
    });
    const made = (specks: 'keep' | 'faint' | 'all') => {
      const result = nonogramFromPixels(picture, { size: 10, specks, repair: false });
      if (!result.ok) throw new Error(result.reason);
      return [result.value.cells[22], result.value.cells[27], result.value.report.specks];
    };
    expect(made('keep')).toEqual([1, 1, []]);
    expect(made('faint')).toEqual([1, 0, [27]]);
    expect(made('all')).toEqual([0, 0, [22, 27]]);
  });

  test('a picture of specks alone keeps them', () => {
    const picture = drawing(50, 50, (x, y) => (x >= 11 && x < 18 && y >= 11 && y < 18 ? 0 : 255));
    const result = nonogramFromPixels(picture, { size: 5, specks: 'all', threshold: 100 });
    if (!result.ok) throw new Error(result.reason);
    expect(result.value.cells.indexOf(1)).toBe(6);
    expect(result.value.report.specks).toEqual([]);
  });
});
