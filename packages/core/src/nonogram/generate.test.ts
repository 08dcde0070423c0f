import { describe, expect, test } from 'vitest';
import { createBudget, noAssets, type Budget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { followTrail, isProved } from './follow-trail.fixture.ts';
import { fulfils, linesOf, solutionsOf } from './grids.fixture.ts';
import { nonogram } from './index.ts';
import type { NonogramOptions, NonogramPuzzle } from './types.ts';

const budget = (steps = 1_000_000): Budget => createBudget({ steps });
const generate = (options: NonogramOptions, seed: string | number) =>
  nonogram.generate(options, createRandom(seed), budget());

function made(options: NonogramOptions, seed: string | number): NonogramPuzzle {
  const result = generate(options, seed);
  if (!result.ok) throw new Error(`${JSON.stringify(options)}, seed ${seed}: ${result.reason}`);
  return result.value;
}

const sumOf = (lines: readonly (readonly number[])[]): number => lines.flat().reduce((sum, run) => sum + run, 0);

/** The shape, the density to the cell, and a claim that the trail proves and `verify` confirms. */
function expectBoard(puzzle: NonogramPuzzle, { width, height, density, unique = true, ends }: NonogramOptions): void {
  const share = density ?? (width >= 20 || height >= 20 ? 0.6 : 0.55);
  const filled = Math.round(share * width * height);
  const said = [puzzle.columns.length, puzzle.rows.length, sumOf(puzzle.rows), sumOf(puzzle.columns), puzzle.ends];
  const wanted = [width, height, filled, filled, ends ?? 'clues'];
  if (String(said) !== String(wanted)) expect.fail(`${String(said)} instead of ${String(wanted)}`);
  // Generated clues have no zeros and no more than their lines hold.
  for (const clue of linesOf(puzzle)) if (clue.includes(0)) expect.fail(`a clue [${clue.join(' ')}]`);

  const seen = followTrail(puzzle, puzzle.trail);
  if (!isProved(puzzle.claim, seen)) expect.fail(`the trail does not prove ${puzzle.claim}: ${JSON.stringify(puzzle)}`);
  for (const solution of seen!.solutions) if (!fulfils(Array.from(solution, Number), puzzle)) expect.fail(solution);
  if (unique && puzzle.claim !== 'unique') expect.fail(`${puzzle.claim} where a single solution is wanted`);
  const verdict = nonogram.verify(puzzle, budget());
  if (!verdict.ok || !verdict.value.holds || verdict.value.claim !== puzzle.claim)
    expect.fail(`verify says ${JSON.stringify(verdict)} to ${JSON.stringify(puzzle)}`);

  if (ends !== 'grid') {
    if (puzzle.solution !== undefined) expect.fail('the solution travels with the board');
  } else {
    if (puzzle.solution === undefined) expect.fail('there is no grid to end the game with');
    if (!fulfils(Array.from(puzzle.solution, Number), puzzle)) expect.fail(`the grid does not fit: ${puzzle.solution}`);
    if (puzzle.claim === 'unique') expect(seen!.solutions).toEqual([puzzle.solution]);
  }
  const odd = share < 0.3 || share > 0.75;
  if ((puzzle.remark !== undefined) !== odd) expect.fail(`remark ${puzzle.remark} at density ${share}`);
}

/** All solutions say what is claimed. */
function expectTrue(puzzle: NonogramPuzzle): void {
  const count = solutionsOf(puzzle, 2).length;
  const held = { unique: count === 1, multiple: count === 2, solvable: count > 0 }[puzzle.claim];
  if (!held) expect.fail(`${count} solutions are ${puzzle.claim}: ${JSON.stringify(puzzle)}`);
}

describe('generating', () => {
  test('3,000 small boards of every form: dense to the cell, and a single solution by counting', () => {
    const random = createRandom('small boards');
    for (let seed = 0; seed < 3_000; seed += 1) {
      const [width, height] = [1 + random.int(6), 1 + random.int(6)];
      const density = (40 + random.int(56)) / 100;
      const options = { width, height, ...(random.int(3) > 0 ? { density } : {}) };
      if (Math.round(density * width * height) === 0) continue;
      const puzzle = made(options, seed);
      expectBoard(puzzle, options);
      expectTrue(puzzle);
    }
  });

  test('every number of cells a small board can have filled', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 4],
      [4, 1],
      [2, 2],
      [3, 2],
      [3, 3],
      [4, 4],
    ] as const) {
      for (let filled = 1; filled <= width * height; filled += 1) {
        for (let seed = 0; seed < 5; seed += 1) {
          const density = filled / (width * height);
          const puzzle = made({ width, height, density }, seed);
          expect(sumOf(puzzle.rows), `${filled} of ${width} × ${height}`).toBe(filled);
          expect(puzzle.claim).toBe('unique');
          expectTrue(puzzle);
        }
      }
    }
  });

  test('without uniqueness the claim is what is so', () => {
    const random = createRandom('any number of solutions');
    const seen = { unique: 0, multiple: 0, solvable: 0 };
    for (let seed = 0; seed < 1_000; seed += 1) {
      const [width, height] = [2 + random.int(5), 2 + random.int(5)];
      const options = { width, height, density: (20 + random.int(60)) / 100, unique: false };
      const puzzle = made(options, seed);
      expectBoard(puzzle, options);
      expectTrue(puzzle);
      seen[puzzle.claim] += 1;
    }
    expect(Math.min(seen.unique, seen.multiple)).toBeGreaterThan(100);
    // So small a board is always decided.
    expect(seen.solvable).toBe(0);
  });

  test.each<[string, NonogramOptions, number]>([
    ['5 × 5', { width: 5, height: 5 }, 300],
    ['10 × 10', nonogram.defaults, 100],
    ['15 × 15', { width: 15, height: 15 }, 40],
    ['20 × 20', { width: 20, height: 20 }, 25],
    ['30 × 20', { width: 30, height: 20 }, 10],
    ['19 × 7', { width: 19, height: 7 }, 30],
    ['7 × 21', { width: 7, height: 21 }, 30],
    ['10 × 10, half filled', { width: 10, height: 10, density: 0.5 }, 50],
    ['15 × 15, 40 %', { width: 15, height: 15, density: 0.4 }, 8],
    ['20 × 20, half filled', { width: 20, height: 20, density: 0.5 }, 8],
    ['40 × 1', { width: 40, height: 1 }, 20],
    ['1 × 512', { width: 1, height: 512 }, 2],
    ['10 × 10, 80 %', { width: 10, height: 10, density: 0.8 }, 30],
    ['10 × 10, full', { width: 10, height: 10, density: 1 }, 2],
    ['15 × 15, whatever comes', { width: 15, height: 15, density: 0.45, unique: false }, 20],
    ['25 × 25, thin and whatever comes', { width: 25, height: 25, density: 0.35, unique: false }, 5],
    ['10 × 10, ended by the grid', { width: 10, height: 10, ends: 'grid' }, 30],
    ['8 × 8, ended by one grid of several', { width: 8, height: 8, density: 0.4, unique: false, ends: 'grid' }, 30],
    ['10 × 10, ended by the host', { width: 10, height: 10, ends: 'host' }, 30],
  ])('%s: exact density, and a trail that proves the claim', (_name, options, count) => {
    for (let seed = 0; seed < count; seed += 1) expectBoard(made(options, seed), options);
  });

  test('thin boards are exact when they are made, and otherwise say how far they came', () => {
    const seen = { made: 0, stopped: 0 };
    for (const density of [0.02, 0.08, 0.15, 0.22, 0.28, 0.32]) {
      for (let seed = 0; seed < 4; seed += 1) {
        const options = { width: 12, height: 12, density };
        const result = nonogram.generate(options, createRandom(seed), budget(10_000));
        if (result.ok) {
          expectBoard(result.value, options);
          seen.made += 1;
          continue;
        }
        expect(result.reason).toBe('budget');
        expect(result.detail).toMatchObject({ code: 'stopped', density });
        const { remark } = result.detail as { remark?: string };
        expect(remark !== undefined, `remark ${remark} at density ${density}`).toBe(density < 0.3);
        seen.stopped += 1;
      }
    }
    expect(seen.made + seen.stopped).toBe(24);
  });

  test.each([
    [0.05, /^(nearly-empty|rarely-unique)$/],
    [0.09, /^(nearly-empty|rarely-unique)$/],
    [0.2, /^rarely-unique$/],
    [0.29, /^rarely-unique$/],
    [0.3, undefined],
    [0.5, undefined],
    [0.75, undefined],
    [0.76, /^nearly-full$/],
    [1, /^nearly-full$/],
  ])('a density of %d is remarked upon when it is no pleasure, in colours too', (density, remark) => {
    for (const colours of [{}, { palette: ['#c62828', '#2e7d32'] }]) {
      const options = { width: 10, height: 10, density, unique: false, ...colours };
      for (let seed = 0; seed < 5; seed += 1) {
        const puzzle = made(options, seed);
        if (remark === undefined) expect(Object.hasOwn(puzzle, 'remark')).toBe(false);
        else expect(puzzle.remark).toMatch(remark);
      }
      // A search that ends without a board says the same.
      const none = nonogram.generate({ ...options, unique: true }, createRandom(1), budget(0));
      if (none.ok || none.detail?.code !== 'stopped') throw new Error('a board for nothing');
      expect(none.detail.remark ?? 'none').toMatch(remark ?? /^none$/);
    }
  });

  test.each([
    { width: 10, height: 10, density: 0 },
    { width: 10, height: 10, density: 0.004 },
    { width: 1, height: 1, density: 0.4 },
    { width: 2, height: 2, density: 0.1, unique: false },
  ])('a density that fills nothing is impossible: %o', (options) => {
    expect(generate(options, 1)).toMatchObject({
      ok: false,
      reason: 'impossible',
      detail: { code: 'nothing-filled' },
    });
  });

  test.each<[string, NonogramOptions]>([
    ['noise', { width: 25, height: 25, density: 0.35 }],
    ['a shape', { width: 40, height: 40, shape: 'mirror', density: 0.3 }],
    ['colours', { width: 40, height: 40, density: 0.25, palette: ['#c62828', '#2e7d32'] }],
  ])('a long search tells at every pause which share of its budget is spent: %s', (_name, options) => {
    const tools = { random: createRandom('told'), budget: createBudget({ steps: 20_000 }), assets: noAssets };
    const job = nonogram.jobs.generate(options, tools);
    const told: number[] = [];
    for (let step = job.next(); !step.done; step = job.next()) told.push(step.value?.done ?? -1);
    expect(told.length).toBeGreaterThan(5);
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b));
    expect(told[0]).toBeGreaterThan(0);
    expect(told.at(-1)).toBeLessThanOrEqual(1);
    expect(told.at(-1)).toBeGreaterThan(0.5);
  });

  test('15 × 15 with a single solution takes less than 100 ms, 95 times of 100', () => {
    const times = Array.from({ length: 200 }, (_, seed) => {
      const before = process.cpuUsage();
      expect(made({ width: 15, height: 15 }, `time ${seed}`).claim).toBe('unique');
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    });
    expect(times.toSorted((a, b) => a - b)[189]).toBeLessThan(100);
  });

  test('thin boards that would be slow to decide are given up early: a budget is enough for every seed', () => {
    // Without it these budgets end the search of 6 seeds of 16, and of 7 of 10.
    for (const [density, seeds] of [
      [0.35, 16],
      [0.3, 10],
    ] as const) {
      for (let seed = 0; seed < seeds; seed += 1) {
        const options = { width: 15, height: 15, density };
        expectBoard(made(options, seed), options);
      }
    }
  });

  test('half a cell is a cell', () => {
    expect(sumOf(made({ width: 1, height: 1, density: 0.5 }, 1).rows)).toBe(1);
    expect(sumOf(made({ width: 3, height: 3, density: 0.5 }, 1).rows)).toBe(5);
  });

  test('the same seed gives the same board, and other seeds others', () => {
    for (const options of [nonogram.defaults, { width: 7, height: 5, unique: false }])
      expect(made(options, 'again')).toStrictEqual(made(options, 'again'));
    const boards = new Set(Array.from({ length: 100 }, (_, seed) => JSON.stringify(made(nonogram.defaults, seed))));
    expect(boards.size).toBe(100);
  });

  test('how a game ends changes nothing else', () => {
    const { ends: _clues, ...clues } = made({ width: 10, height: 10 }, 3);
    const { ends: _host, ...host } = made({ width: 10, height: 10, ends: 'host' }, 3);
    const { ends: _grid, solution, ...grid } = made({ width: 10, height: 10, ends: 'grid' }, 3);
    expect(host).toStrictEqual(clues);
    expect(grid).toStrictEqual(clues);
    expect(solution).toHaveLength(100);
  });

  test('cells are filled anywhere: no corner, row or column is preferred', () => {
    const counts = Array.from({ length: 36 }, () => 0);
    for (let seed = 0; seed < 600; seed += 1) {
      const puzzle = made({ width: 6, height: 6, ends: 'grid' }, seed);
      for (const [cell, filled] of Array.from(puzzle.solution!).entries()) counts[cell]! += Number(filled);
    }
    // 600 boards filled to 20 of 36: 333 expected, with a standard deviation of 12. Boards of one solution are no fair
    // sample of noise, so there is room for more.
    for (const count of counts) {
      expect(count).toBeGreaterThan(240);
      expect(count).toBeLessThan(440);
    }
  });

  test.each([
    {},
    { width: 10 },
    { width: 0, height: 5 },
    { width: 5, height: 513 },
    { width: 5, height: 5, density: 2 },
  ])('options that are none are refused: %o', (options) => {
    const decoded = nonogram.codec.options(options);
    expect(decoded.ok).toBe(false);
  });
});
