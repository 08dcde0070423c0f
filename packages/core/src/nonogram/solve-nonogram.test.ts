import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom, type Random } from '../random.ts';
import { byLinesAlone, cluesOf, fulfils, noise, solutionsOf } from './grids.fixture.ts';
import { nonogram, solveNonogram } from './index.ts';
import type { Clues } from './types.ts';

/** The verdict and the grids of the solver, against all solutions there are. */
function expectSolved(clues: Clues, solutions: readonly string[]): 'unique' | 'multiple' | 'none' {
  const solved = solveNonogram(clues);
  if (!solved.ok) expect.fail(`${solved.reason} of ${JSON.stringify(clues)}`);
  const { verdict } = solved.value;
  const grids = solved.value.solutions.map((cells) => cells.join(''));
  const wanted = (['none', 'unique', 'multiple'] as const)[Math.min(2, solutions.length)]!;
  const right = verdict === wanted && grids.length === Math.min(2, solutions.length);
  if (!right || grids.some((grid) => !solutions.includes(grid)) || new Set(grids).size !== grids.length)
    expect.fail(`${verdict} ${grids.join(' ')} instead of ${wanted}: ${JSON.stringify(clues)}`);
  return verdict;
}

/** Clues of a random grid; half of the time two rows have changed places, so that there need not be a grid. */
function randomClues(width: number, height: number, random: Random): Clues {
  const clues = cluesOf(noise(width, height, random.int(width * height + 1), random), width, height);
  if (random.int(2) === 0) return clues;
  const [a, b] = [random.int(height), random.int(height)];
  return { ...clues, rows: clues.rows.with(a, clues.rows[b]!).with(b, clues.rows[a]!) };
}

describe('the verdict', () => {
  test('on the clues of every 4 × 4 grid', () => {
    const grids = new Map<string, { clues: Clues; solutions: string[] }>();
    for (let code = 0; code < 2 ** 16; code += 1) {
      const cells = Array.from({ length: 16 }, (_, at) => (code >> at) & 1);
      const clues = cluesOf(cells, 4, 4);
      const key = JSON.stringify(clues);
      const known = grids.get(key) ?? { clues, solutions: [] };
      known.solutions.push(cells.join(''));
      grids.set(key, known);
    }
    let unique = 0;
    for (const { clues, solutions } of grids.values()) if (expectSolved(clues, solutions) === 'unique') unique += 1;
    expect(unique).toBe(52_362);
  });

  test('on 5,000 sets of clues of 5 × 5, with a grid and without', () => {
    const random = createRandom('5 × 5');
    const seen = { unique: 0, multiple: 0, none: 0 };
    for (let nth = 0; nth < 5_000; nth += 1) {
      const clues = randomClues(5, 5, random);
      seen[expectSolved(clues, solutionsOf(clues))] += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(500);
  });

  test('on clues of which no two need belong together', () => {
    const random = createRandom('strangers');
    const seen = { unique: 0, multiple: 0, none: 0 };
    for (let nth = 0; nth < 3_000; nth += 1) {
      const [width, height] = [1 + random.int(3), 1 + random.int(3)];
      // Of as many cells, or the sums alone would tell.
      const filled = random.int(width * height + 1);
      const { rows } = cluesOf(noise(width, height, filled, random), width, height);
      const { columns } = cluesOf(noise(width, height, filled, random), width, height);
      seen[expectSolved({ rows, columns }, solutionsOf({ rows, columns }))] += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });

  test('on boards of every form up to 8 × 8', () => {
    const random = createRandom('forms');
    const seen = { unique: 0, multiple: 0, none: 0 };
    for (let nth = 0; nth < 1_200; nth += 1) {
      const [width, height] = [1 + random.int(8), 1 + random.int(8)];
      const clues = randomClues(width, height, random);
      // Thousands of solutions are no better than these: the two that are given must be among them or fit.
      const solutions = solutionsOf(clues, 2_000);
      if (solutions.length < 2_000) seen[expectSolved(clues, solutions)] += 1;
      else expectTwo(clues);
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });

  test('on a single row and a single column: the crossing lines tell it all', () => {
    const random = createRandom('strips');
    for (let length = 1; length <= 12; length += 1) {
      for (let nth = 0; nth < 40; nth += 1) {
        const cells = noise(length, 1, random.int(length + 1), random);
        for (const [width, height] of [
          [length, 1],
          [1, length],
        ] as const)
          expect(expectSolved(cluesOf(cells, width, height), [cells.join('')])).toBe('unique');
      }
    }
  });

  test('[0] is the empty line', () => {
    const random = createRandom('zeros');
    for (let nth = 0; nth < 300; nth += 1) {
      const clues = cluesOf(noise(5, 4, 3 + random.int(5), random), 5, 4);
      const zeros = (lines: Clues['rows']): Clues['rows'] => lines.map((clue) => (clue.length === 0 ? [0] : clue));
      expectSolved({ rows: zeros(clues.rows), columns: zeros(clues.columns) }, solutionsOf(clues));
    }
  });
});

/** Where there are more than anybody wants to count. */
function expectTwo(clues: Clues): void {
  const solved = solveNonogram(clues);
  if (!solved.ok) expect.fail(`${solved.reason} of ${JSON.stringify(clues)}`);
  expect(solved.value.verdict).toBe('multiple');
  expect(solved.value.solutions).toHaveLength(2);
  for (const grid of solved.value.solutions) expect(fulfils(grid, clues)).toBe(true);
  expect(solved.value.solutions[0]!.join('')).not.toBe(solved.value.solutions[1]!.join(''));
}

describe('large boards', () => {
  test('a diagonal of ones has as many grids as there are permutations', () => {
    for (const size of [2, 9, 20, 33, 64]) {
      const ones = Array.from({ length: size }, () => [1]);
      expectTwo({ rows: ones, columns: ones });
    }
  });

  test('noise of 60 × 60, three quarters filled: what lines alone solve has that one solution', () => {
    let solvedByLines = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const cells = noise(60, 60, 2_700, createRandom(`60 × 60, ${seed}`));
      const clues = cluesOf(cells, 60, 60);
      const solved = solveNonogram(clues);
      if (!solved.ok) throw new Error(`seed ${seed}: ${solved.reason}`);
      const { verdict, solutions } = solved.value;
      for (const grid of solutions) expect(fulfils(grid, clues)).toBe(true);
      expect(solutions).toHaveLength(verdict === 'unique' ? 1 : 2);
      if (verdict === 'unique') expect(solutions[0]!.join('')).toBe(cells.join(''));
      else expect(solutions[0]!.join('')).not.toBe(solutions[1]!.join(''));
      if (byLinesAlone(clues)!.includes(0)) continue;
      solvedByLines += 1;
      expect(verdict).toBe('unique');
    }
    expect(solvedByLines).toBeGreaterThan(3);
  });

  test.each([
    [40, 40],
    [33, 64],
    [64, 33],
    [100, 20],
    [512, 3],
    [3, 512],
  ])('noise of %i × %i: what it says of it fits, and a single one is the grid it was made from', (width, height) => {
    for (let seed = 0; seed < 3; seed += 1) {
      const cells = noise(width, height, Math.round(width * height * 0.75), createRandom(`${width} ${height} ${seed}`));
      const clues = cluesOf(cells, width, height);
      const solved = solveNonogram(clues);
      if (!solved.ok) throw new Error(`seed ${seed}: ${solved.reason}`);
      if (solved.value.verdict === 'multiple') {
        expectTwo(clues);
        continue;
      }
      expect(solved.value.verdict).toBe('unique');
      expect(solved.value.solutions.map((grid) => grid.join(''))).toEqual([cells.join('')]);
    }
  });

  test('a wrong number somewhere in a large board leaves no solution', () => {
    const clues = cluesOf(noise(40, 40, 1_000, createRandom('wrong')), 40, 40);
    const [first, ...rest] = clues.rows[7]!;
    const wrong = { ...clues, rows: clues.rows.with(7, [first! + 1, ...rest]) };
    expect(solveNonogram(wrong)).toMatchObject({ ok: true, value: { verdict: 'none', solutions: [] } });
  });
});

describe('long searches', () => {
  // Thin noise, of which half a million steps are not always enough to find a solution. It has one all the same.
  test.each([
    [20, 20, 150, 'hard'],
    [17, 17, 101, 'thin 2'],
    [21, 14, 99, 'thin 12'],
    [19, 19, 130, 'thin 8'],
  ])('%i × %i with %i cells of noise %s: no verdict, or one that is so', (width, height, filled, seed) => {
    const cells = noise(width, height, filled, createRandom(seed));
    const clues = cluesOf(cells, width, height);
    const solved = solveNonogram(clues, { budget: createBudget({ steps: 1_000_000 }) });
    if (!solved.ok) return expect(solved.reason).toBe('budget');
    const grids = solved.value.solutions.map((grid) => grid.join(''));
    for (const grid of solved.value.solutions) expect(fulfils(grid, clues)).toBe(true);
    if (solved.value.verdict === 'unique') return expect(grids).toEqual([cells.join('')]);
    expect(solved.value.verdict).toBe('multiple');
    return expect(new Set(grids).size).toBe(2);
  });
});

describe('the trail', () => {
  const { rows, columns } = cluesOf(noise(12, 12, 58, createRandom('trail')), 12, 12);

  test('comes when it is wanted, and is what a puzzle needs', () => {
    const solved = solveNonogram({ rows, columns }, { trail: true });
    if (!solved.ok || solved.value.verdict === 'none') throw new Error('it has a grid');
    const puzzle = { rows, columns, claim: solved.value.verdict, trail: solved.value.trail!, ends: 'clues' as const };
    const verdict = nonogram.verify(puzzle, createBudget({ steps: 1_000_000 }));
    expect(verdict).toMatchObject({ ok: true, value: { holds: true, claim: puzzle.claim } });
  });

  test('else there is none, and never of what has no solution', () => {
    expect(solveNonogram({ rows, columns })).not.toHaveProperty('value.trail');
    const none = solveNonogram({ rows: [[1], []], columns: [[], [1, 1]] }, { trail: true });
    expect(none).not.toHaveProperty('value.trail');
    const crossed = solveNonogram({ rows: [[2], []], columns: [[2], []] }, { trail: true });
    expect(crossed).toMatchObject({ ok: true, value: { verdict: 'none' } });
    expect(crossed).not.toHaveProperty('value.trail');
  });
});

describe('what it is given', () => {
  const clues = cluesOf(noise(20, 20, 180, createRandom('budget')), 20, 20);

  test.each([0, 1, 3])('under %i steps it has not finished', (steps) => {
    expect(solveNonogram(clues, { budget: createBudget({ steps }) })).toMatchObject({ ok: false, reason: 'budget' });
  });

  test('cancelled, it says so', () => {
    const budget = createBudget({ steps: 1e6, slice: 1, cancelled: () => true });
    expect(solveNonogram(clues, { budget })).toMatchObject({ ok: false, reason: 'cancelled' });
  });

  test('the budget pays for it', () => {
    const budget = createBudget({ steps: 1e6 });
    const solved = solveNonogram(clues, { budget });
    expect(solved.ok).toBe(true);
    expect(budget.spent).toBeGreaterThan(0);
  });

  test.each<[string, unknown]>([
    ['a negative run', { rows: [[-1]], columns: [[1]] }],
    ['half a cell', { rows: [[0.5]], columns: [[1]] }],
    ['not a number', { rows: [[Number.NaN]], columns: [[1]] }],
    ['no end', { rows: [[Number.POSITIVE_INFINITY]], columns: [[1]] }],
    ['text', { rows: [['1']], columns: [[1]] }],
    ['a number for a clue', { rows: [1], columns: [[1]] }],
    ['a missing clue', { rows: [undefined], columns: [[1]] }],
    ['a nothing between runs', { rows: [[1, 0, 1]], columns: [[1], [], [1]] }],
    ['no rows', { rows: [], columns: [[]] }],
    ['no columns', { rows: [[]], columns: [] }],
    ['too many rows', { rows: Array.from({ length: 513 }, () => []), columns: [[]] }],
    ['too many columns', { rows: [[]], columns: Array.from({ length: 513 }, () => []) }],
    ['no lists', { rows: 'rows', columns: 'columns' }],
    ['nothing at all', {}],
  ])('what is no clue is refused: %s', (_name, input) => {
    expect(solveNonogram(input as Clues)).toMatchObject({ ok: false, reason: 'invalid-clues' });
  });

  test.each<[string, Clues]>([
    ['a run too long for its line', { rows: [[2]], columns: [[1]] }],
    ['a run very much too long', { rows: [[1_000_000]], columns: [[1]] }],
    ['runs that do not fit beside each other', { rows: [[1, 1]], columns: [[1], [1]] }],
    ['more runs than there are cells', { rows: [[1, 1, 1, 1]], columns: [[1], [1]] }],
    ['sums that differ', { rows: [[1], []], columns: [[1], [1]] }],
    ['equal sums that cross wrongly', { rows: [[2], []], columns: [[2], []] }],
    ['one cell, both ways', { rows: [[]], columns: [[1]] }],
  ])('what no grid fulfils has none: %s', (_name, input) => {
    expect(solveNonogram(input)).toMatchObject({ ok: true, value: { verdict: 'none', solutions: [] } });
  });

  test('the clues are left as they are', () => {
    const frozen = Object.freeze({
      rows: Object.freeze(clues.rows.map((clue) => Object.freeze([...clue]))),
      columns: Object.freeze(clues.columns.map((clue) => Object.freeze([...clue]))),
    });
    const before = JSON.stringify(frozen);
    solveNonogram(frozen);
    expect(JSON.stringify(frozen)).toBe(before);
  });
});
