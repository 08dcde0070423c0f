import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { digest } from '../../digest.ts';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import { deriveClues } from '../clues.ts';
import { noise, solutionsOf } from '../grids.fixture.ts';
import { nonogram } from '../index.ts';
import type { PictureOptions } from '../types.ts';
import { drawing, type Drawing } from './drawing.fixture.ts';
import { nonogramFromPixels } from './from-pixels.ts';
import { pictureJob } from './picture-job.ts';

/** A face of 15 × 15 pixels. */
const face = drawing(15, 15, (x, y) => {
  const [dx, dy] = [x - 7, y - 7];
  const ring = dx * dx + dy * dy;
  const eye = Math.abs(Math.abs(dx) - 3) <= 1 && y === 5;
  const mouth = y === 10 && Math.abs(dx) <= 3;
  return (ring > 36 && ring <= 56) || eye || mouth ? 20 : 240;
});
type Pixels = Parameters<typeof nonogramFromPixels>[0];
const attempt = (pixels: unknown, options: unknown = {}) =>
  nonogramFromPixels(pixels as Pixels, options as PictureOptions);

/** The codes of what is wrong, with where. */
function wrong(pixels: unknown, options: unknown = {}): unknown {
  const result = attempt(pixels, options);
  if (result.ok) return 'ok';
  for (const { message } of result.detail ?? []) expect(message).toMatch(/wanted|known are|are \d+\.$|failed/);
  return [result.reason, ...(result.detail ?? []).map(({ path, code }) => `${path}:${code}`)];
}

describe('a puzzle from pixels', () => {
  test('has the clues of its cells, and says which threshold was used', () => {
    const made = nonogramFromPixels(face, { size: 15, repair: false });
    if (!made.ok) throw new Error(made.reason);
    const { cells, width, height, puzzle, threshold } = made.value;
    expect([width, height, threshold]).toEqual([15, 15, 129]);
    expect([...cells]).toEqual(Array.from({ length: 225 }, (_, at) => (face.data[4 * at] === 20 ? 1 : 0)));
    expect({ rows: puzzle.rows, columns: puzzle.columns }).toEqual(deriveClues(cells, 15, 15));
    expect(puzzle).toMatchObject({ ends: 'clues', claim: expect.stringMatching(/unique|multiple|solvable/) });
    expect(puzzle.solution).toBeUndefined();
    expect(made.spent).toBeGreaterThan(0);
  });

  test('whatever the picture, the clues are those of the cells', () => {
    const side = fc.integer({ min: 1, max: 12 });
    const grey = fc.constantFrom(0, 90, 180, 255);
    fc.assert(
      fc.property(side, side, fc.array(grey, { minLength: 144, maxLength: 144 }), side, (w, h, greys, size) => {
        const made = nonogramFromPixels(
          drawing(w, h, (x, y) => greys[y * w + x]!),
          { size, threshold: 127 },
        );
        if (!made.ok) {
          expect(made).toMatchObject({ reason: 'invalid-pixels', detail: [{ code: 'nothing-filled' }] });
          return;
        }
        const { cells, width, height, puzzle } = made.value;
        expect({ rows: puzzle.rows, columns: puzzle.columns }).toEqual(deriveClues(cells, width, height));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['one threshold for all', { threshold: 127 }],
    ['one that is found', {}],
  ])('says how many pictures its clues have, as counting them tells: %s', (_name, threshold) => {
    const random = createRandom('pictures of one or several');
    const seen = { unique: 0, multiple: 0, solvable: 0 };
    for (let nth = 0; nth < 600; nth += 1) {
      const [width, height] = [2 + random.int(5), 2 + random.int(5)];
      const cells = noise(width, height, 1 + random.int(width * height), random);
      const pixels = drawing(width, height, (x, y) => (cells[y * width + x] === 1 ? 30 : 220));
      const options = { ...threshold, size: Math.max(width, height), specks: 'keep' as const, repair: false };
      const made = nonogramFromPixels(pixels, options);
      // Ink all over is no picture, unless somebody names the threshold.
      if (!made.ok) {
        expect([cells.includes(0), 'threshold' in threshold]).toEqual([false, false]);
        continue;
      }
      expect(made.value.cells).toEqual([...cells]);
      const { puzzle } = made.value;
      const solutions = solutionsOf(puzzle, 2);
      seen[puzzle.claim] += 1;
      expect(puzzle.claim, JSON.stringify(puzzle)).toBe(solutions.length === 1 ? 'unique' : 'multiple');
      expect(nonogram.verify(puzzle, createBudget({ steps: 1e6 }))).toMatchObject({ ok: true, value: { holds: true } });
    }
    expect(Math.min(seen.unique, seen.multiple)).toBeGreaterThan(100);
  });

  test('of every size to 60 cells keeps its shape, on its side and upright', () => {
    for (const [across, down] of [
      [48, 36],
      [30, 57],
      [40, 40],
      [100, 3],
    ] as const) {
      const pixels = drawing(across, down, (x, y) => ((x * 5 + y * 3) % 11 < 6 ? 40 : 230));
      for (let size = 1; size <= 60; size += 1) {
        const made = nonogramFromPixels(pixels, { size, threshold: 200, repair: false });
        if (!made.ok) throw new Error(`${across} × ${down} at ${size}: ${made.reason}`);
        const { width, height, puzzle, cells } = made.value;
        expect(Math.max(width, height)).toBe(size);
        const shorter = (size * Math.min(across, down)) / Math.max(across, down);
        expect(Math.abs(Math.min(width, height) - Math.max(1, shorter))).toBeLessThanOrEqual(0.5);
        expect(width >= height || down > across).toBe(true);
        expect([puzzle.columns.length, puzzle.rows.length, cells.length]).toEqual([width, height, width * height]);
      }
    }
    expect(attempt(face, { size: 61 })).toMatchObject({ ok: false, reason: 'invalid-options' });
  });

  test('ends as it is told; only the grid brings its solution along', () => {
    const withGrid = nonogramFromPixels(face, { ends: 'grid' });
    if (!withGrid.ok) throw new Error(withGrid.reason);
    expect(withGrid.value.puzzle).toMatchObject({ ends: 'grid', solution: withGrid.value.cells.join('') });
    expect(attempt(face, { ends: 'host' })).toMatchObject({ ok: true, value: { puzzle: { ends: 'host' } } });
  });

  test('is 20 cells wide unless told, and the same every time', () => {
    const [one, two] = [nonogramFromPixels(face), nonogramFromPixels({ ...face, data: face.data.slice() })];
    expect(one).toMatchObject({ ok: true, value: { width: 20, height: 20 } });
    expect(two).toEqual(one);
  });

  test('clamped bytes, a stretch of a larger buffer and an object with a prototype do as well', () => {
    const plain = nonogramFromPixels(face);
    const buffer = new Uint8Array(face.data.length + 7);
    buffer.set(face.data, 3);
    class Image {
      get data(): Uint8Array {
        return buffer.subarray(3, 3 + face.data.length);
      }
      get width(): number {
        return 15;
      }
      get height(): number {
        return 15;
      }
    }
    expect(nonogramFromPixels({ ...face, data: new Uint8ClampedArray(face.data) })).toEqual(plain);
    expect(nonogramFromPixels(new Image())).toEqual(plain);
  });

  test('stops with the budget, before and during the proof', () => {
    const whole = nonogramFromPixels(face);
    for (const steps of [0, 1, 2]) {
      const made = nonogramFromPixels(face, {}, createBudget({ steps }));
      expect(made).toMatchObject({ ok: false, reason: 'budget', spent: steps });
    }
    expect(nonogramFromPixels(face, {}, createBudget({ steps: whole.spent }))).toEqual(whole);
    const cancelled = createBudget({ steps: 1e6, slice: 1, cancelled: () => true });
    expect(nonogramFromPixels(face, {}, cancelled)).toMatchObject({ ok: false, reason: 'cancelled' });
  });
});

describe('what is no picture', () => {
  const bytes = new Uint8Array(16);

  test.each<[string, unknown, string[]]>([
    ['nothing', undefined, [':object']],
    ['null', null, [':object']],
    ['a text', 'pixels', [':object']],
    ['an empty object', {}, ['width:integer', 'height:integer', 'data:bytes']],
    ['a plain array', { data: [0, 0, 0, 255], width: 1, height: 1 }, ['data:bytes']],
    ['words', { data: new Uint16Array(4), width: 1, height: 1 }, ['data:bytes']],
    ['a bare buffer', { data: new ArrayBuffer(16), width: 2, height: 2 }, ['data:bytes']],
    ['a byte missing', { data: bytes.subarray(1), width: 2, height: 2 }, ['data:length']],
    ['a pixel too many', { data: bytes, width: 1, height: 3 }, ['data:length']],
    ['no pixels', { data: new Uint8Array(), width: 0, height: 0 }, ['width:integer', 'height:integer']],
    ['NaN', { data: bytes, width: Number.NaN, height: 2 }, ['width:integer']],
    ['minus', { data: bytes, width: -2, height: -2 }, ['width:integer', 'height:integer']],
    ['a broken number', { data: bytes, width: 1.5, height: 2 }, ['width:integer']],
    ['a text for a number', { data: bytes, width: '2', height: 2 }, ['width:integer']],
    ['infinity', { data: bytes, width: 2, height: Infinity }, ['height:integer']],
    ['a side too long', { data: bytes, width: 8_193, height: 1 }, ['width:integer']],
    ['too many pixels', { data: bytes, width: 8_192, height: 8_192 }, [':too-large']],
    ['one row too many', { data: bytes, width: 4_096, height: 4_097 }, [':too-large']],
  ])('%s', (_name, pixels, problems) => {
    expect(wrong(pixels)).toEqual(['invalid-pixels', ...problems]);
  });

  test('getters that throw or lie', () => {
    const thrower = {
      ...face,
      get width(): number {
        throw new Error('no width today');
      },
    };
    expect(wrong(thrower)).toEqual(['invalid-pixels', ':unreadable']);
    let looks = 0;
    const liar = {
      data: face.data,
      height: 15,
      get width(): number {
        looks += 1;
        return looks === 1 ? 15 : 8_000;
      },
    };
    expect(attempt(liar)).toEqual(nonogramFromPixels(face));
    expect(looks).toBe(1);
    expect(wrong(new Proxy({}, { get: () => face.data }))).toEqual([
      'invalid-pixels',
      'width:integer',
      'height:integer',
    ]);
  });

  test('bytes that were given away', () => {
    const data = new Uint8Array(16);
    structuredClone(data, { transfer: [data.buffer] });
    expect(wrong({ data, width: 2, height: 2 })).toEqual(['invalid-pixels', ':unreadable']);
  });

  test('anything at all is answered, never thrown at', () => {
    const field = fc.oneof(fc.anything(), fc.constant(2), fc.constant(bytes));
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ data: field, width: field, height: field })),
        fc.anything(),
        (p, o) => {
          const result = attempt(p, o);
          expect(['invalid-pixels', 'invalid-options', 'ok']).toContain(result.ok ? 'ok' : result.reason);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('options that are none', () => {
  test.each<[string, unknown, string[]]>([
    ['null', null, [':object']],
    ['no cells', { size: 0 }, ['size:integer']],
    ['too many cells', { size: 61 }, ['size:integer']],
    ['NaN', { size: Number.NaN, threshold: Number.NaN }, ['size:integer', 'threshold:integer']],
    ['beyond white', { threshold: 256 }, ['threshold:integer']],
    ['below black', { threshold: -1 }, ['threshold:integer']],
    ['a text', { invert: 'yes' }, ['invert:boolean']],
    ['another end', { ends: 'never' }, ['ends:value']],
    ['a key nobody knows', { sizes: 5 }, [':unknown-key']],
  ])('%s', (_name, options, problems) => {
    expect(wrong(face, options)).toEqual(['invalid-options', ...problems]);
  });

  test('fields that are undefined are as good as missing', () => {
    const options = { size: undefined, threshold: undefined, invert: undefined, ends: undefined };
    expect(attempt(face, options)).toEqual(nonogramFromPixels(face));
  });
});

describe('the job', () => {
  const key = digest(face.data);
  const job = (args: unknown, bytes: Drawing['data'] | undefined = face.data) => {
    const assets = { get: (asked: string) => (asked === key ? bytes : undefined) };
    const decoded = pictureJob.args(args);
    if (!decoded.ok) return decoded;
    return run(
      pictureJob.run(decoded.value, { assets, random: createRandom('0'), budget: createBudget({ steps: 1e6 }) }),
    );
  };
  const args = { pixels: key, width: 15, height: 15, options: {} };

  test('takes its bytes from the assets and says what the plain call says', () => {
    expect(job(args)).toEqual(nonogramFromPixels(face));
  });

  test.each<[string, unknown, string, string]>([
    ['bytes that were not sent', { ...args, pixels: digest(new Uint8Array(1)) }, 'invalid-pixels', 'missing'],
    ['no digest', { ...args, pixels: null }, 'invalid-pixels', 'missing'],
    ['another width', { ...args, width: 16 }, 'invalid-pixels', 'length'],
    ['no width', { ...args, width: Number.NaN }, 'invalid-pixels', 'integer'],
    ['bad options', { ...args, options: { size: Number.NaN } }, 'invalid-options', 'integer'],
    ['no options', { ...args, options: undefined }, 'invalid-options', 'object'],
    ['no arguments', null, 'invalid', 'object'],
    ['a key too many', { ...args, data: 1 }, 'invalid', 'unknown-key'],
  ])('%s', (_name, asked, reason, code) => {
    expect(job(asked)).toMatchObject({ ok: false, reason, detail: [{ code }] });
  });
});
