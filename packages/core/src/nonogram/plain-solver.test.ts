// The engine against a second solver that shares nothing with it, on boards too large to try every grid.
import { expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom, type Random } from '../random.ts';
import { cluesOf, fulfils, noise, solutionsOf } from './grids.fixture.ts';
import { nonogram, solveNonogram } from './index.ts';
import { plainSolutionsOf } from './plain-solver.fixture.ts';
import type { Clues } from './types.ts';

/** Clues of noise; a fifth of them with two rows in each other's place. */
function randomClues(width: number, height: number, share: number, random: Random): Clues {
  const clues = cluesOf(noise(width, height, Math.round((width * height * share) / 100), random), width, height);
  if (random.int(5) > 0) return clues;
  const [a, b] = [random.int(height), random.int(height)];
  return { ...clues, rows: clues.rows.with(a, clues.rows[b]!).with(b, clues.rows[a]!) };
}

test('the second solver finds what trying every grid finds', () => {
  const random = createRandom('second solver');
  for (let nth = 0; nth < 300; nth += 1) {
    const [width, height] = [1 + random.int(6), 1 + random.int(5)];
    const clues = randomClues(width, height, 20 + random.int(60), random);
    const wanted = solutionsOf(clues, 200);
    if (wanted.length === 200) continue;
    expect(plainSolutionsOf(clues, 200, 1e6)?.toSorted(), JSON.stringify(clues)).toEqual(wanted.toSorted());
  }
  const ones = Array.from({ length: 9 }, () => [1]);
  expect(plainSolutionsOf({ rows: ones, columns: ones }, 1e9, 1_000)).toBeUndefined();
});

test.each([9, 10, 11, 12])(
  'boards of %i cells a side, or of 9 to 12 by that: the verdict is that of the second solver',
  (size) => {
    const random = createRandom(`second ${size}`);
    const seen = { none: 0, unique: 0, multiple: 0 };
    for (let nth = 0; nth < 160; nth += 1) {
      const height = nth % 3 === 0 ? 9 + random.int(4) : size;
      const clues = randomClues(size, height, 38 + 6 * (nth % 5), random);
      const solved = solveNonogram(clues);
      if (!solved.ok) expect.fail(`${solved.reason} of ${JSON.stringify(clues)}`);
      const { verdict, solutions } = solved.value;
      const grids = solutions.map((cells) => cells.join(''));
      expect(grids.length).toBe({ none: 0, unique: 1, multiple: 2 }[verdict]);
      expect(new Set(grids).size).toBe(grids.length);
      for (const grid of solutions) expect(fulfils(grid, clues)).toBe(true);
      const plain = plainSolutionsOf(clues, 2, 20_000);
      if (!plain) continue;
      const wanted = (['none', 'unique', 'multiple'] as const)[plain.length]!;
      expect(verdict, JSON.stringify(clues)).toBe(wanted);
      if (wanted === 'unique') expect(grids).toEqual(plain);
      seen[wanted] += 1;
    }
    // It comes to an end nearly always.
    expect(seen.none + seen.unique + seen.multiple).toBeGreaterThan(150);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  },
);

test('what is generated as unique is so to the second solver', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const options = { width: 9 + (seed % 4), height: 12 - (seed % 3), density: 0.45 + 0.05 * (seed % 3) };
    const made = nonogram.generate(options, createRandom(`second ${seed}`), createBudget({ steps: 1_000_000 }));
    if (!made.ok) throw new Error(made.reason);
    expect(plainSolutionsOf(made.value, 2, 100_000)).toHaveLength(1);
  }
});
