import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { run } from '../../run.ts';
import type { PictureOptions } from '../types.ts';
import { cellsOf } from './cells.ts';
import { drawing, type Drawing } from './drawing.fixture.ts';

const plenty = (): ReturnType<typeof createBudget> => createBudget({ steps: 1e9 });
const read = (pixels: Drawing, options: PictureOptions = {}) => run(cellsOf(pixels, options, plenty()));

/** The cells as rows of text, or why there are none. */
function look(pixels: Drawing, options: PictureOptions = {}): string[] {
  const result = read(pixels, options);
  if (!result.ok) return [result.reason, ...(result.detail ?? []).map(({ code }) => code)];
  const { cells, width, height } = result.value;
  return Array.from({ length: height }, (_, y) =>
    Array.from(cells.slice(y * width, (y + 1) * width), (one) => '.#'[one]).join(''),
  );
}
/** Greys of words: a space is paper. */
const words = (...lines: string[]): Drawing =>
  drawing(lines[0]!.length, lines.length, (x, y) => ({ '#': 0, '+': 96, '-': 160 })[lines[y]![x]!] ?? 255);
const enlarged = (small: Drawing, by: number): Drawing =>
  drawing(
    small.width * by,
    small.height * by,
    (x, y) => small.data[4 * (Math.floor(y / by) * small.width + Math.floor(x / by))]!,
  );

const side = fc.integer({ min: 1, max: 14 });
const pictures = fc
  .tuple(side, side)
  .chain(([width, height]) =>
    fc
      .oneof(
        fc.uint8Array({ minLength: width * height, maxLength: width * height }),
        fc.array(fc.constantFrom(0, 96, 160, 255), { minLength: width * height, maxLength: width * height }),
      )
      .map((greys) => drawing(width, height, (x, y) => greys[y * width + x]!)),
  );
const options = fc.record(
  {
    size: fc.integer({ min: 1, max: 60 }),
    threshold: fc.integer({ min: 0, max: 255 }),
    invert: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('cells of a picture', () => {
  const creature = words('  ##   ', ' ####  ', '## ####', ' ####  ', '  ##   ');

  test('as many cells as pixels: the picture itself', () => {
    expect(look(creature, { size: 7 })).toEqual(['..##...', '.####..', '##.####', '.####..', '..##...']);
  });

  test('enlarged by whole numbers it stays what it is, threshold and all', () => {
    fc.assert(
      fc.property(pictures, fc.integer({ min: 2, max: 5 }), options, (small, by, asked) => {
        const [once, large] = [read(small, asked), read(enlarged(small, by), asked)];
        if (!once.ok || !large.ok) {
          expect({ ...large, spent: 0 }).toEqual({ ...once, spent: 0 });
          return;
        }
        const { ink, full, ...rest } = once.value;
        expect(large.value).toMatchObject(rest);
        expect([...large.value.ink]).toEqual([...ink].map((covered) => covered * by * by));
        expect(large.value.full).toBe(full * by * by);
      }),
      { numRuns: 200 },
    );
  });

  test('turned over its diagonal and mirrored, the cells are too', () => {
    fc.assert(
      fc.property(pictures, options, (straight, asked) => {
        const { width, height, data } = straight;
        const at = (x: number, y: number): number => data[4 * (y * width + x)]!;
        const turned = look(
          drawing(height, width, (x, y) => at(y, x)),
          asked,
        );
        const mirrored = look(
          drawing(width, height, (x, y) => at(width - 1 - x, y)),
          asked,
        );
        const cells = look(straight, asked);
        if (cells[0] === 'invalid-pixels') {
          expect([turned, mirrored]).toEqual([cells, cells]);
          return;
        }
        expect(turned).toEqual(cells[0]!.split('').map((_, x) => cells.map((line) => line[x]).join('')));
        expect(mirrored).toEqual(cells.map((line) => line.split('').toReversed().join('')));
      }),
      { numRuns: 300 },
    );
  });

  test('a threshold that is named is the one; a higher one never fills less of a picture without strokes', () => {
    for (const [threshold, line] of [
      [95, '#...'],
      [96, '##..'],
      [160, '###.'],
      [255, '####'],
    ] as const) {
      expect(read(words('#+- '), { size: 4, threshold })).toMatchObject({ value: { threshold } });
      expect(look(words('#+- '), { size: 4, threshold })).toEqual([line]);
    }
  });

  test('inverted at the same threshold: all pixels are told the other way, and no cell falls between', () => {
    fc.assert(
      fc.property(pictures, fc.integer({ min: 0, max: 255 }), fc.integer({ min: 1, max: 20 }), (p, threshold, size) => {
        const cellsBy = (invert: boolean, cells = size): readonly number[] => {
          const result = read(p, { threshold, invert, size: cells });
          return result.ok ? [...result.value.cells] : [];
        };
        const own = Math.max(p.width, p.height);
        const [dark, light] = [cellsBy(false, own), cellsBy(true, own)];
        for (const [at, cell] of dark.entries()) expect(light[at] ?? 0).toBe(1 - cell);
        const [some, others] = [cellsBy(false), cellsBy(true)];
        for (const at of (some.length > 0 ? some : others).keys()) {
          expect((some[at] ?? 0) + (others[at] ?? 0)).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('blocks of a small drawing stay blocks where it is enlarged to the board', () => {
    const cells = look(words('# #', ' # ', '## '), { size: 20 });
    expect(cells).toHaveLength(20);
    const block = (at: number): number => Math.min(2, Math.floor(((at + 0.5) * 3) / 20));
    const wanted = ['# #', ' # ', '## '];
    for (const [y, line] of cells.entries()) {
      for (const [x, cell] of line.split('').entries()) expect(cell === '#').toBe(wanted[block(y)]![block(x)] === '#');
    }
  });

  test('a drawing in lines one pixel wide keeps every line down to four fifths of a cell', () => {
    // A frame, a cross and a diagonal, 25 pixels wide, on 20 cells: a line is 0.8 cells wide and lies anyhow.
    const line = drawing(25, 25, (x, y) =>
      x === 3 || x === 21 || y === 3 || y === 21 || x === 12 || y === 12 ? 0 : 255,
    );
    const cells = look(line, { size: 20 });
    const middle = cells[6]!;
    expect(cells).toHaveLength(20);
    // Each upright line has its column in a row where only they are, and each level line its row.
    for (const x of [3, 12, 21]) {
      const [from, to] = [Math.floor((x * 20) / 25), Math.floor(((x + 1) * 20 - 1) / 25)];
      expect(middle.slice(from, to + 1)).toContain('#');
      expect(cells.slice(from, to + 1).map((row) => row[6])).toContain('#');
    }
    expect(middle.replaceAll('.', '').length).toBeLessThanOrEqual(6);
  });

  test('a pale thin line is ink all the same, since it is told from paper before it is averaged', () => {
    const line = drawing(30, 30, (x) => (x === 4 || x === 5 ? 150 : 255));
    expect(look(line, { size: 10 })[0]).toBe('.#........');
  });

  test('a checker of greys: the squares that a threshold tells apart, or what half a cell of it is', () => {
    const checker = (square: number): Drawing =>
      drawing(24, 24, (x, y) => ((Math.floor(x / square) + Math.floor(y / square)) % 2 === 0 ? 90 : 200));
    const fields = look(checker(4), { size: 6 });
    expect(fields).toEqual(Array.from({ length: 6 }, (_, y) => (y % 2 === 0 ? '#.#.#.' : '.#.#.#')));
    // Of squares smaller than a cell each cell holds half: filled.
    expect(look(checker(1), { size: 6 })).toEqual(Array.from({ length: 6 }, () => '######'));
    expect(look(checker(4), { size: 6, threshold: 89 })).toEqual(['invalid-pixels', 'nothing-filled']);
    // Nine squares a cell: five or four of them.
    expect(look(checker(4), { size: 2 })).toEqual(['#.', '.#']);
    expect(look(checker(4), { size: 2, threshold: 90, invert: true })).toEqual(['.#', '#.']);
  });
});

describe('pictures of one colour', () => {
  test.each([
    [255, {}, 'Try another threshold, or invert.'],
    [255, { threshold: 254 }, 'No pixel is as dark as the threshold of 254.'],
    [0, { invert: true }, 'without invert'],
  ])('the grey %i with %j fills nothing, and says what to do', (grey, asked, message) => {
    const result = read(
      drawing(5, 5, () => grey),
      asked,
    );
    expect(result).toMatchObject({ ok: false, reason: 'invalid-pixels', detail: [{ code: 'nothing-filled' }] });
    expect(result.ok ? '' : result.detail![0]!.message).toContain(message);
  });

  test.each([
    [0, {}],
    [255, { invert: true }],
    [200, { threshold: 200 }],
  ])('the grey %i with %j is a board that is filled altogether', (grey, asked) => {
    expect(
      look(
        drawing(4, 2, () => grey),
        { ...asked, size: 4 },
      ),
    ).toEqual(['####', '####']);
  });

  test('strokes too thin for the cells are named as the cause', () => {
    const result = read(drawing(100, 100, (x) => (x === 50 ? 0 : 255)));
    expect(result.ok ? '' : result.detail![0]!.message).toContain('too thin');
  });
});

describe('every size', () => {
  test.each([
    [1, 1, 1],
    [1, 1, 60],
    [60, 60, 60],
    [1_000, 10, 60],
    [10, 1_000, 33],
    [8_192, 1, 60],
    [1, 8_192, 7],
    [61, 59, 60],
  ])('%i × %i pixels on %i cells: as many cells as it says, left half filled', (width, height, size) => {
    const result = read(
      drawing(width, height, (x) => (2 * x <= width ? 0 : 255)),
      { size },
    );
    if (!result.ok) throw new Error(result.reason);
    const { cells, ...board } = result.value;
    expect(Math.max(board.width, board.height)).toBe(size);
    expect(cells).toHaveLength(board.width * board.height);
    for (const [at, cell] of cells.entries()) {
      const x = at % board.width;
      if (width > 3 && Math.abs(x - board.width / 2) > 1) expect(cell).toBe(x < board.width / 2 ? 1 : 0);
    }
  });
});

describe('the budget', () => {
  const large = drawing(1_000, 700, (x, y) => (x * y) % 256);

  test('is paid for every pixel, and a slice is about 1,000 steps', () => {
    const budget = plenty();
    const job = cellsOf(large, {}, budget);
    const slices: number[] = [];
    let before = 0;
    let done = 0;
    for (let step = job.next(); !step.done; step = job.next()) {
      slices.push(budget.spent - before);
      before = budget.spent;
      expect(step.value).toMatchObject({ stage: 'pixels' });
      expect(step.value!.done).toBeGreaterThanOrEqual(done);
      // What was looked at since the last yield is what was paid for, not the whole picture.
      expect(step.value!.done! - done).toBeLessThanOrEqual(0.25);
      done = step.value!.done!;
    }
    expect(budget.spent).toBeGreaterThan((2 * 700_000) / 300);
    expect(slices.length).toBeGreaterThan(3);
    expect(Math.max(...slices)).toBeLessThanOrEqual(1_500);
    expect(done).toBeGreaterThan(0.75);
    expect(done).toBeLessThanOrEqual(1);
  });

  test.each([0, 1, 1_000, 3_000, 5_000])('%i steps are not enough', (steps) => {
    const budget = createBudget({ steps });
    const result = run(cellsOf(large, {}, budget));
    expect(result).toMatchObject({ ok: false, reason: 'budget', spent: steps });
  });

  test('cancelled: within a slice', () => {
    const budget = createBudget({ steps: 1e9, cancelled: () => true });
    expect(run(cellsOf(large, {}, budget))).toMatchObject({ ok: false, reason: 'cancelled' });
    expect(budget.spent).toBeLessThanOrEqual(1_500);
  });
});
