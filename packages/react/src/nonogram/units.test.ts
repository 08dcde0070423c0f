import { createBudget, createRandom } from '@kumiki/core';
import { nonogram } from '@kumiki/core/nonogram';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spareNumbers, unitsOf } from './units.ts';

/** What a row of clues needs: digits and spaces in cells, and a little air. */
function needed(width: number, rows: readonly (readonly number[])[], spare: number): number {
  const band = (clue: readonly number[]): number => clue.join('').length * 0.36 + clue.length * 0.26;
  return width + Math.max(spare * 0.62, ...rows.map(band)) + 0.7;
}
const runs = (count: number, run = 1): number[] => Array.from({ length: count }, () => run);

describe('how wide a board is, in cells', () => {
  test('never less than it needs, and no board to 60 × 60 a fifth more', () => {
    for (let width = 1; width <= 60; width += 1) {
      for (const rows of [[[]], [runs(Math.ceil(width / 2))], [runs(Math.floor(width / 13), 12)]]) {
        for (const spare of [0, spareNumbers(width)]) {
          const [units, least] = [unitsOf(width, rows, spare), needed(width, rows, spare)];
          expect(units, `${width} with ${JSON.stringify(rows)}`).toBeGreaterThanOrEqual(least);
          if (width >= 10) expect(units / least, `${width}`).toBeLessThan(1.2);
        }
      }
    }
  });

  test('up to the largest board there can be', () => {
    for (const width of [100, 150, 200, 300, 400, 512]) {
      for (const rows of [[[]], [runs(width / 2)]]) {
        const wanted = needed(width, rows, 0);
        // The widest clue of a board of 512 is a pathology: 256 single cells.
        if (wanted > 640) continue;
        expect(unitsOf(width, rows, 0)).toBeGreaterThanOrEqual(wanted);
      }
      expect(unitsOf(width, undefined, spareNumbers(width))).toBeGreaterThanOrEqual(
        needed(width, [], spareNumbers(width)),
      );
    }
  });

  test('more cells or longer clues never make it narrower', () => {
    let before = 0;
    for (let width = 1; width <= 512; width += 1) {
      const units = unitsOf(width, undefined, spareNumbers(width));
      expect(units).toBeGreaterThanOrEqual(before);
      before = units;
    }
    before = 0;
    for (let count = 0; count <= 100; count += 1) {
      const units = unitsOf(60, [runs(count)], 0);
      expect(units).toBeGreaterThanOrEqual(before);
      before = units;
    }
  });

  test('every answer is a size that the sheet knows', () => {
    const sheet = readFileSync(join(import.meta.dirname, 'nonogram.css'), 'utf8');
    const known = new Set(
      [...sheet.matchAll(/\[data-units='(\d+)'\]\s*\{\s*--kumiki-ng-units: (\d+)/g)].map((hit) => {
        expect(hit[1]).toBe(hit[2]);
        return Number(hit[1]);
      }),
    );
    // What the sheet says where no rule hits.
    known.add(Number(/\.kumiki-ng-board \{\s*--kumiki-ng-units: (\d+)/.exec(sheet)![1]));
    const answers = new Set<number>();
    for (let width = 1; width <= 512; width += 1) {
      answers.add(unitsOf(width, undefined, spareNumbers(width)));
      answers.add(unitsOf(width, undefined, spareNumbers(width, true), true));
      answers.add(unitsOf(width, [[]], 0));
      answers.add(unitsOf(width, [runs(Math.ceil(width / 2))], 0));
    }
    expect([...answers].filter((units) => !known.has(units))).toEqual([]);
  });
});

describe('the room that is kept for the clues of a board to come', () => {
  test('grows with the board, and is never more than a line can have', () => {
    let before = 0;
    for (let length = 1; length <= 512; length += 1) {
      const spare = spareNumbers(length);
      expect(spare).toBeGreaterThanOrEqual(before);
      expect(spare).toBeLessThanOrEqual(Math.ceil(length / 2));
      before = spare;
    }
  });

  test.each([
    [5, 30, 0],
    [10, 30, 0],
    [15, 30, 0],
    [20, 8, 0],
    [5, 30, 4],
    [10, 30, 8],
    [15, 20, 3],
    [20, 8, 8],
  ])('with %i cells a side, it holds the clues of %i boards in %i colours', (side, boards, colours) => {
    const palette = Array.from({ length: colours }, (_, nth) => `#00000${nth}`);
    const [painted, isColoured] = colours > 0 ? [{ palette }, true] : [{}, false];
    const spare = spareNumbers(side, isColoured);
    const tooLong: string[] = [];
    for (let seed = 0; seed < boards; seed += 1) {
      const budget = createBudget({ steps: 3_000_000 });
      const made = nonogram.generate({ width: side, height: side, ...painted }, createRandom(seed), budget);
      if (!made.ok) throw new Error(made.reason);
      const { rows, columns } = made.value;
      const most = Math.max(...[...rows, ...columns].map((clue) => clue.length));
      const isWider = unitsOf(side, rows, spare, isColoured) !== unitsOf(side, undefined, spare, isColoured);
      if (most > spare || isWider) tooLong.push(`seed ${seed}: ${most} numbers`);
    }
    expect(tooLong).toEqual([]);
  });
});
