import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { told } from '../difficulty/levels.fixture.ts';
import { byLinesAlone, fulfils, solutionsOf } from '../grids.fixture.ts';
import { nonogram, rateNonogram } from '../index.ts';
import type { BoardShape, DensityRemark, Difficulty, NonogramOptions, NonogramPuzzle } from '../types.ts';

const budget = (steps = 1_000_000) => createBudget({ steps });
const generate = (options: NonogramOptions, seed: string | number, steps?: number) =>
  nonogram.generate({ ends: 'grid', ...options }, createRandom(seed), budget(steps));
function made(options: NonogramOptions, seed: string | number): NonogramPuzzle {
  const result = generate(options, seed);
  if (!result.ok) throw new Error(`${JSON.stringify(options)}, seed ${seed}: ${JSON.stringify(result)}`);
  return result.value;
}
const gridOf = ({ solution }: NonogramPuzzle): number[] => Array.from(solution!, Number);
const count = (cells: readonly number[]): number => cells.filter((cell) => cell === 1).length;

/** A ring with a hole, so that the border of a mask matters everywhere. */
const ring = (width: number, height: number): string[] =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_cell, x) => {
      const [dx, dy] = [(2 * x + 1 - width) / width, (2 * y + 1 - height) / height];
      const far = dx * dx + dy * dy;
      return far <= 1.1 && far >= 0.1 ? '#' : '.';
    }).join(''),
  );
const shaped = (shape: BoardShape, width: number, height: number): NonogramOptions =>
  shape === 'mask' ? { width, height, shape, mask: ring(width, height) } : { width, height, shape };
const shapes = ['noise', 'blobs', 'mirror', 'mask'] as const;

/** One solution, solved by lines where `most` is 2 or less, and the proof holds. */
function expectUnique(puzzle: NonogramPuzzle): void {
  expect(puzzle.claim).toBe('unique');
  expect(nonogram.verify(puzzle, budget())).toMatchObject({ ok: true, value: { holds: true, claim: 'unique' } });
  expect(fulfils(gridOf(puzzle), puzzle)).toBe(true);
}

describe('shapes', () => {
  test.each(shapes)('%s: dense to the cell, one solution, and solved by looking at lines alone', (shape) => {
    const random = createRandom(`sizes ${shape}`);
    for (let seed = 0; seed < 60; seed += 1) {
      const [width, height] = [3 + random.int(14), 3 + random.int(14)];
      const density = (48 + random.int(48)) / 100;
      const options = { ...shaped(shape, width, height), density, ...(shape === 'noise' ? { difficulty: {} } : {}) };
      const puzzle = made(options, seed);
      expectUnique(puzzle);
      const cells =
        shape === 'mask'
          ? count(
              ring(width, height)
                .join('')
                .split('')
                .map((c) => (c === '#' ? 1 : 0)),
            )
          : width * height;
      const size = shape === 'mirror' && width % 2 === 0 ? 2 : 1;
      expect(count(gridOf(puzzle)), JSON.stringify(options)).toBe(size * Math.round((density * cells) / size));
      expect([...byLinesAlone(puzzle)!].map((mark) => (mark === 1 ? 1 : mark === 2 ? 0 : 2))).toEqual(gridOf(puzzle));
    }
  });

  test('small boards of every shape: a single solution by counting', () => {
    const random = createRandom('small shapes');
    for (let seed = 0; seed < 400; seed += 1) {
      const shape = shapes[seed % 4]!;
      const [width, height] = [2 + random.int(5), 2 + random.int(5)];
      const result = generate(
        { ...shaped(shape, width, height), ...(shape === 'noise' ? { difficulty: {} } : {}) },
        seed,
      );
      if (!result.ok) {
        // The ring of a very small board has no cell, or too few.
        expect([shape, result.reason]).toEqual(['mask', 'impossible']);
        continue;
      }
      expect(solutionsOf(result.value, 2)).toEqual([result.value.solution]);
    }
  });

  test('mirror: left and right are the same, in even and odd widths, whatever the number of cells', () => {
    for (let seed = 0; seed < 120; seed += 1) {
      const [width, height] = [1 + (seed % 11), 1 + (seed % 7)];
      const filled = 1 + (seed % (width * height));
      const density = filled / (width * height);
      const result = generate({ width, height, shape: 'mirror', density, unique: false }, seed);
      if (!result.ok) throw new Error(JSON.stringify([width, height, filled, result]));
      const grid = gridOf(result.value);
      expect(count(grid)).toBe(width % 2 === 0 ? 2 * Math.round(filled / 2) : filled);
      for (const [cell, value] of grid.entries()) {
        const x = cell % width;
        expect(grid[cell - x + width - 1 - x]).toBe(value);
      }
    }
    for (let seed = 0; seed < 40; seed += 1) {
      const width = 9 + (seed % 4);
      const grid = gridOf(made({ width, height: 10, shape: 'mirror' }, seed));
      for (const [cell, value] of grid.entries()) expect(grid[cell - 2 * (cell % width) + width - 1]).toBe(value);
    }
  });

  test('mask: nothing outside, and every cell inside is filled on some board', () => {
    const mask = ring(12, 10);
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      for (const [cell, value] of gridOf(made({ ...shaped('mask', 12, 10), density: 0.7 }, seed)).entries()) {
        if (value === 1) seen.add(cell);
      }
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual(
      Array.from(mask.join('')).flatMap((character, cell) => (character === '#' ? [cell] : [])),
    );
  });

  test('blobs and mirrors hang together: far fewer borders between filled and blank than noise has', () => {
    const borders = (shape: BoardShape): number => {
      let sum = 0;
      for (let seed = 0; seed < 20; seed += 1) {
        const grid = gridOf(made({ width: 16, height: 16, shape, unique: false, density: 0.5 }, seed));
        for (const [cell, value] of grid.entries()) if (cell % 16 < 15 && grid[cell + 1] !== value) sum += 1;
      }
      return sum;
    };
    const noise = borders('noise');
    expect(borders('blobs')).toBeLessThan(0.5 * noise);
    expect(borders('mirror')).toBeLessThan(0.75 * noise);
  });

  test('no corner, row or column is preferred by noise with a difficulty', () => {
    const counts = Array.from({ length: 36 }, () => 0);
    for (let seed = 0; seed < 600; seed += 1) {
      for (const [cell, filled] of gridOf(made({ width: 6, height: 6, difficulty: {} }, seed)).entries())
        counts[cell]! += filled;
    }
    for (const each of counts) {
      expect(each).toBeGreaterThan(240);
      expect(each).toBeLessThan(440);
    }
  });

  test('large boards, half filled, where noise has hardly ever one solution', () => {
    for (const shape of shapes) {
      const options = { ...shaped(shape, 25, 22), density: 0.5, ...(shape === 'noise' ? { difficulty: {} } : {}) };
      if (shape === 'mask') options.density = 0.75;
      for (let seed = 0; seed < 3; seed += 1) {
        const puzzle = made(options, seed);
        expectUnique(puzzle);
        expect(byLinesAlone(puzzle)!.includes(0)).toBe(false);
      }
    }
  });
});

describe('difficulty', () => {
  const ranges: readonly [Difficulty, readonly [number, number], number][] = [
    ['easy', [0, 0.3], 1],
    ['medium', [0.3, 0.65], 2],
    ['hard', [0.65, 0.8], 3],
    [{ level: 0 }, [0, 0.1], 0],
    [{ level: 1 }, [0, 0.55], 1],
    [{ level: 2, score: [0.25, 0.28] }, [0.25, 0.28], 2],
    [{ score: [0.7, 0.75] }, [0.7, 0.75], 3],
    [{ level: 3 }, [0, 0.8], 3],
  ];
  test.each(ranges)(
    '%j: score and level are as wanted, and a naive solver says so too',
    (difficulty, [from, to], most) => {
      const random = createRandom(`levels ${JSON.stringify(difficulty)}`);
      for (let seed = 0; seed < 25; seed += 1) {
        const puzzle = made({ width: 4 + random.int(3), height: 4 + random.int(3), difficulty }, seed);
        const rated = rateNonogram(puzzle);
        if (!rated.ok) throw new Error(rated.reason);
        expect(rated.value.score).toBeGreaterThanOrEqual(from);
        expect(rated.value.score).toBeLessThanOrEqual(to);
        const { level, rounds } = told(puzzle);
        expect([level, rounds]).toEqual([rated.value.level, rated.value.rounds]);
        expect(level).toBeLessThanOrEqual(most);
        expectUnique(puzzle);
      }
    },
  );

  const deeper = { score: [0.8, 0.9] } as const;
  test('boards that no single supposition solves, 9 × 9: of level 4 to a naive solver too', () => {
    for (let seed = 0; seed < 3; seed += 1) {
      const puzzle = made({ width: 9, height: 9, difficulty: deeper }, seed);
      const rated = rateNonogram(puzzle);
      if (!rated.ok) throw new Error(rated.reason);
      const { level, rounds, slack } = told(puzzle);
      expect([level, rounds, slack]).toEqual([4, rated.value.rounds, Math.round(1_000 * rated.value.slack)]);
      expect(rated.value.level).toBe(4);
    }
  }, 60_000);

  test.each(['noise', 'mirror'] as const)('the same of 10 × 10, %s: dense to the cell, one solution', (shape) => {
    const grids = new Set<string>();
    for (let seed = 0; seed < 6; seed += 1) {
      const puzzle = made({ width: 10, height: 10, shape, difficulty: deeper }, `deeper ${seed}`);
      expectUnique(puzzle);
      expect(rateNonogram(puzzle)).toMatchObject({ ok: true, value: { level: 4 } });
      expect(rateNonogram(puzzle, { most: 3 })).toMatchObject({ ok: false, reason: 'beyond' });
      expect(count(gridOf(puzzle))).toBe(38);
      for (const [cell, value] of gridOf(puzzle).entries())
        if (shape === 'mirror') expect(gridOf(puzzle)[cell - 2 * (cell % 10) + 9]).toBe(value);
      grids.add(puzzle.solution!);
    }
    expect(grids.size).toBe(6);
    const again = made({ width: 10, height: 10, shape, difficulty: deeper }, 'deeper 0');
    expect(grids).toContain(again.solution);
    expect(generate({ width: 10, height: 10, shape, difficulty: deeper }, 'deeper 0', 20_000)).toMatchObject({
      ok: false,
      reason: 'budget',
    });
  });

  test('words in order: easy boards score below medium, and these below hard', () => {
    for (const shape of ['noise', 'blobs', 'mirror'] as const) {
      const scores = (['easy', 'medium', 'hard'] as const).map((difficulty) =>
        Array.from({ length: 6 }, (_, seed) => {
          const rated = rateNonogram(made({ width: 12, height: 12, shape, difficulty }, seed));
          return rated.ok ? rated.value.score : Number.NaN;
        }),
      );
      expect(Math.max(...scores[0]!)).toBeLessThanOrEqual(Math.min(...scores[1]!));
      expect(Math.max(...scores[1]!)).toBeLessThanOrEqual(Math.min(...scores[2]!));
    }
  });
});

describe('options that can’t be', () => {
  test.each<[string, Partial<NonogramOptions>, string, string]>([
    ['a mask without its shape', { mask: ['##', '##'] }, 'invalid-options', 'mask'],
    ['the shape without a mask', { shape: 'mask' }, 'invalid-options', 'mask'],
    ['a mask of another size', { shape: 'mask', mask: ['###', '###'] }, 'invalid-options', 'mask'],
    ['a mask of other characters', { shape: 'mask', mask: ['#x', '##'] }, 'invalid-options', 'mask'],
    ['a difficulty of any number of solutions', { difficulty: 'easy', unique: false }, 'invalid-options', 'difficulty'],
    ['a score upside down', { difficulty: { score: [0.5, 0.4] } }, 'invalid-options', 'difficulty'],
    ['a score beyond the level', { difficulty: { level: 2, score: [0.7, 0.8] } }, 'impossible', 'unreachable'],
    [
      'a score where the next level begins',
      { difficulty: { level: 3, score: [0.8, 0.85] } },
      'impossible',
      'unreachable',
    ],
    ['a score of guessing', { difficulty: { score: [0.95, 1] } }, 'impossible', 'unreachable'],
    ['a mask without a cell', { shape: 'mask', mask: ['..', '..'] }, 'impossible', 'nothing-filled'],
  ])('%s', (_name, options, reason, code) => {
    const asked = { width: 2, height: 2, ...options };
    const result = generate(asked, 1);
    expect(result).toMatchObject({ ok: false, reason, detail: { code } });
    // The decoder refuses what is invalid, with the same words, and leaves to the generator what is impossible.
    const decoded = nonogram.codec.options(asked);
    expect(decoded.ok).toBe(reason === 'impossible');
    if (!decoded.ok && !result.ok) expect(decoded.detail[0]).toMatchObject(result.detail as object);
    if (!result.ok && code !== 'nothing-filled')
      expect((result.detail as { message: string }).message).toMatch(/wanted|leave out|say shape|swap|raise/);
  });

  test('anything decodes to options or to problems, and what decodes is answered', () => {
    const difficulty = fc.oneof(
      fc.constantFrom('easy', 'medium', 'hard'),
      fc.anything(),
      fc.record({ level: fc.anything(), score: fc.anything() }, { requiredKeys: [] }),
      fc.record(
        {
          level: fc.integer({ min: 0, max: 4 }),
          score: fc.tuple(fc.double({ min: 0, max: 1 }), fc.double({ min: 0, max: 1 })),
        },
        { requiredKeys: [] },
      ),
    );
    const options = fc.record(
      {
        width: fc.integer({ min: 1, max: 5 }),
        height: fc.integer({ min: 1, max: 5 }),
        shape: fc.constantFrom('noise', 'blobs', 'mirror', 'mask', 'x'),
        mask: fc.oneof(fc.anything(), fc.constant(undefined)),
        difficulty,
        density: fc.double({ min: 0, max: 1, noNaN: true }),
      },
      { requiredKeys: ['width', 'height'] },
    );
    let answered = 0;
    fc.assert(
      fc.property(options, fc.integer(), (asked, seed) => {
        const decoded = nonogram.codec.options(asked);
        if (!decoded.ok) return;
        answered += 1;
        const result = generate(decoded.value, seed, 3_000);
        if (result.ok) expect(rateNonogram(result.value)).toMatchObject({ ok: true });
        else expect(['impossible', 'budget']).toContain(result.reason);
      }),
      { numRuns: 500 },
    );
    expect(answered).toBeGreaterThan(50);
  });

  test('what does not come about in the budget says how often it was tried', () => {
    const result = generate({ width: 20, height: 20, difficulty: 'hard', density: 0.2 }, 1, 5_000);
    expect(result).toMatchObject({ ok: false, reason: 'budget', detail: { code: 'stopped', density: 0.2 } });
    expect((result as unknown as { detail: { tried: number } }).detail.tried).toBeGreaterThan(0);
  });

  const full = (side: number): NonogramOptions => ({
    width: side,
    height: side,
    shape: 'mask',
    mask: Array.from({ length: side }, () => '#'.repeat(side)),
  });
  /** Of 144 squares 36 are in the mask. */
  const quarter: NonogramOptions = {
    ...full(12),
    mask: Array.from({ length: 12 }, (_, y) => (y > 2 && y < 9 ? '...######...' : '............')),
  };
  test.each<[string, NonogramOptions, DensityRemark | undefined]>([
    ['easy, thin', { width: 10, height: 10, difficulty: 'easy', density: 0.29 }, 'rarely-unique'],
    ['easy', { width: 10, height: 10, difficulty: 'easy', density: 0.3 }, undefined],
    ['easy, as dense as told', { width: 10, height: 10, difficulty: 'easy' }, undefined],
    ['easy, dense', { width: 10, height: 10, difficulty: 'easy', density: 0.75 }, undefined],
    ['easy, too dense', { width: 10, height: 10, difficulty: 'easy', density: 0.76 }, 'nearly-full'],
    // 37 of 49 are more than three quarters, but as near to them as it comes.
    ['by overlap alone', { width: 7, height: 7, difficulty: { level: 0 } }, undefined],
    ['blobs, nearly full', { width: 12, height: 12, shape: 'blobs', density: 0.8 }, 'nearly-full'],
    ['blobs', { width: 12, height: 12, shape: 'blobs', density: 0.5 }, undefined],
    ['blobs, thin: most of them are unique', { width: 12, height: 12, shape: 'blobs', density: 0.2 }, undefined],
    ['blobs, thin and large', { width: 20, height: 12, shape: 'blobs', density: 0.2 }, 'rarely-unique'],
    ['blobs, nearly empty', { width: 12, height: 12, shape: 'blobs', density: 0.09 }, 'nearly-empty'],
    ['mirrored, thin and large', { width: 12, height: 20, shape: 'mirror', density: 0.29 }, 'rarely-unique'],
    ['mirrored, nearly full', { width: 9, height: 9, shape: 'mirror', density: 0.9 }, 'nearly-full'],
    ['a mask that is the board', full(9), 'nearly-full'],
    ['a mask that is the board, half filled', { ...full(9), density: 0.5 }, undefined],
    ['a mask of a quarter', quarter, undefined],
    ['a mask of a quarter, full', { ...quarter, density: 1 }, undefined],
    ['a mask of a quarter, a third of it', { ...quarter, density: 0.35 }, 'nearly-empty'],
  ])('the board says why its density is no pleasure, made or not: %s', (_name, options, remark) => {
    for (const unique of options.difficulty === undefined ? [true, false] : [true]) {
      const puzzle = made({ ...options, unique }, 1);
      expect([puzzle.remark, Object.hasOwn(puzzle, 'remark')]).toEqual([remark, remark !== undefined]);
    }
    const none = generate(options, 1, 0);
    if (none.ok || none.detail?.code !== 'stopped') throw new Error('a board for nothing');
    expect([none.detail.remark, Object.hasOwn(none.detail, 'remark')]).toEqual([remark, remark !== undefined]);
  });

  test('noise as it always was: naming the default shape changes nothing', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const options = { width: 9, height: 11 };
      expect(made({ ...options, shape: 'noise' }, seed)).toEqual(made(options, seed));
    }
  });
});
