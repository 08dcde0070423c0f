// The search that learns, against all solutions of small boards, the plain search, and whoever follows its trail.
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import { followTrail, isProved } from '../follow-trail.fixture.ts';
import { cluesOf, fulfils, inAccord, noise, solutionsOf } from '../grids.fixture.ts';
import { nonogram } from '../index.ts';
import { search } from '../search.ts';
import type { Claim, Clues, Trail } from '../types.ts';
import { learningSearch, type Learned, type Sought } from './search.ts';

function learned(clues: Clues, sought: Sought, slice = 1_000): Learned {
  const found = run(learningSearch(clues, sought, createBudget({ steps: 10_000_000, slice })));
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}
const texts = ({ solutions }: Learned): string[] => solutions.map((grid) => grid.join(''));
const thin = (size: number, share: number, seed: string): Clues =>
  cluesOf(noise(size, size, Math.round(size * size * share), createRandom(seed)), size, size);

function verified(clues: Clues, claim: Claim, trail: Trail): boolean {
  const decoded = nonogram.codec.puzzle({ ...clues, claim, trail, ends: 'clues' });
  if (!decoded.ok) return false;
  const verdict = nonogram.verify(decoded.value, createBudget({ steps: 10_000_000 }));
  return verdict.ok && verdict.value.holds && verdict.value.claim === claim;
}
/** The trail shows what was found, to the one who checks puzzles and to the one who follows it by the book. */
function expectProved(clues: Clues, { solutions, trail }: Learned, byTheBook = true): void {
  if (trail === undefined) expect.fail(`no trail of ${JSON.stringify(clues)}`);
  const claim = solutions.length > 1 ? 'multiple' : 'unique';
  if (byTheBook && !isProved(claim, followTrail(clues, trail)))
    expect.fail(`${claim} is not what ${JSON.stringify(trail)} shows of ${JSON.stringify(clues)}`);
  if (!verified(clues, claim, trail))
    expect.fail(`verify doubts ${claim} by ${JSON.stringify(trail)} of ${JSON.stringify(clues)}`);
}

describe('on small boards', () => {
  test('finds two of the solutions, the one, or none; and its trail shows it', () => {
    const random = createRandom('learning');
    const seen = { none: 0, unique: 0, multiple: 0, lemmas: 0 };
    for (let nth = 0; nth < 1_500; nth += 1) {
      const [width, height] = [3 + random.int(6), 3 + random.int(6)];
      const share = 3 + random.int(5);
      const cells = noise(width, height, Math.round((width * height * share) / 10), random);
      let clues = cluesOf(cells, width, height);
      if (random.int(4) === 0) {
        const [a, b] = [random.int(height), random.int(height)];
        clues = { ...clues, rows: clues.rows.with(a, clues.rows[b]!).with(b, clues.rows[a]!) };
      }
      const solutions = solutionsOf(clues, 500);
      const found = learned(clues, { solutions: 2, trail: true });
      const grids = texts(found);
      expect(found.gaveUp).toBe(false);
      expect(grids.length).toBe(Math.min(2, solutions.length));
      expect(new Set(grids).size).toBe(grids.length);
      for (const grid of grids) {
        const fits = solutions.length < 500 ? solutions.includes(grid) : fulfils(Array.from(grid, Number), clues);
        if (!fits) expect.fail(`${grid} is no solution of ${JSON.stringify(clues)}`);
      }
      seen[(['none', 'unique', 'multiple'] as const)[grids.length]!] += 1;
      if (grids.length > 0) expectProved(clues, found);
      if (found.trail!.some((number) => number >= width + height + 2 * width * height)) seen.lemmas += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });

  test('finds all solutions, each once', () => {
    const random = createRandom('all of them');
    let most = 0;
    for (let nth = 0; nth < 400; nth += 1) {
      const [width, height] = [2 + random.int(5), 2 + random.int(5)];
      const cells = noise(width, height, Math.round((width * height * (2 + random.int(4))) / 10), random);
      const clues = cluesOf(cells, width, height);
      const wanted = solutionsOf(clues, 500);
      if (wanted.length === 500) continue;
      most = Math.max(most, wanted.length);
      const found = learned(clues, { solutions: Number.POSITIVE_INFINITY });
      expect(texts(found).toSorted()).toEqual(wanted.toSorted());
    }
    expect(most).toBeGreaterThan(40);
    const ones = [[1], [1], [1], [1], [1]];
    const found = learned({ rows: ones, columns: ones }, { solutions: Number.POSITIVE_INFINITY });
    expect(new Set(texts(found)).size).toBe(120);
    expect(found.solutions).toHaveLength(120);
  });

  test('takes marks for known, whether or not they are so', () => {
    const random = createRandom('marks');
    const seen = { none: 0, some: 0 };
    for (let nth = 0; nth < 1_000; nth += 1) {
      const [width, height] = [3 + random.int(4), 3 + random.int(4)];
      const size = width * height;
      const cells = noise(width, height, Math.round(size * 0.4), random);
      const clues = cluesOf(cells, width, height);
      const known = random.int(8);
      const marks = cells.map((cell) => (random.int(10) < known ? (random.int(9) === 0 ? 1 : 2 - cell) : 0));
      const wanted = solutionsOf(clues).filter((solution) => inAccord(marks, solution));
      const found = texts(learned(clues, { solutions: 2, marks }));
      expect(found.length).toBe(Math.min(2, wanted.length));
      for (const grid of found) expect(wanted).toContain(grid);
      seen[found.length === 0 ? 'none' : 'some'] += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });
});

describe('on larger boards', () => {
  test('says what the plain search says, where that comes to an end', () => {
    const seen = { unique: 0, multiple: 0, none: 0, conflicts: 0 };
    for (let nth = 0; nth < 250; nth += 1) {
      const size = 9 + (nth % 8);
      let clues = thin(size, 0.38 + (nth % 5) * 0.04, `plain ${nth}`);
      if (nth % 3 === 0) {
        const [a, b] = [nth % size, (nth * 7 + 3) % size];
        clues = { ...clues, rows: clues.rows.with(a, clues.rows[b]!).with(b, clues.rows[a]!) };
      }
      const plain = run(search(clues, { solutions: 2, steps: 20_000 }, createBudget({ steps: 1_000_000 })));
      if (!plain.ok) throw new Error(plain.reason);
      const found = learned(clues, { solutions: 2, trail: true });
      const grids = texts(found);
      if (!plain.value.gaveUp && grids.length !== plain.value.solutions.length)
        expect.fail(`${grids.length} instead of ${plain.value.solutions.length} of ${JSON.stringify(clues)}`);
      for (const grid of found.solutions) expect(fulfils(grid, clues)).toBe(true);
      expect(new Set(grids).size).toBe(grids.length);
      if (grids.length > 0) expectProved(clues, found, nth % 5 === 0);
      if (grids.length === 1) expect(grids[0]).toBe(plain.value.solutions[0]?.join('') ?? grids[0]);
      seen[(['none', 'unique', 'multiple'] as const)[grids.length]!] += 1;
      seen.conflicts += found.stats.conflicts;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
    expect(seen.conflicts).toBeGreaterThan(1_000);
  });

  test('a unique board that takes hundreds of lemmas', () => {
    const options = { width: 30, height: 30, density: 0.5 };
    for (const seed of [21, 0]) {
      const made = nonogram.generate(options, createRandom(seed), createBudget({ steps: 1_000_000 }));
      if (!made.ok) throw new Error(made.reason);
      const found = learned(made.value, { solutions: 2, trail: true });
      expect(found.solutions).toHaveLength(1);
      expect(found.stats.conflicts).toBeGreaterThan(100);
      expectProved(made.value, found);
    }
  });

  test('thousands of conflicts, so that clauses are dropped on the way', () => {
    const clues = thin(25, 0.4, 'thin 23');
    const found = learned(clues, { solutions: 2, trail: true });
    expect(found.stats.conflicts).toBeGreaterThan(2_300);
    expect(found.solutions).toHaveLength(2);
    for (const grid of found.solutions) expect(fulfils(grid, clues)).toBe(true);
    expectProved(clues, found, false);
  });

  test('seven rows have no place in six columns', () => {
    const ones = Array.from({ length: 14 }, () => [1]);
    const marks = Uint8Array.from({ length: 14 * 14 }, (_, cell) => (cell < 7 * 14 && cell % 14 >= 6 ? 2 : 0));
    const found = learned({ rows: ones, columns: ones }, { solutions: 2, marks });
    expect(found.solutions).toEqual([]);
    expect(found.gaveUp).toBe(false);
    expect(found.stats.conflicts).toBeGreaterThan(2_300);
  });

  test('twenty random boards of 25 × 25, the hard kind: beliefs find two grids of each at once', () => {
    let conflicts = 0;
    for (let nth = 0; nth < 20; nth += 1) {
      const clues = thin(25, 0.4, `hard ${nth}`);
      const found = learned(clues, { solutions: 2, trail: true });
      const grids = texts(found);
      expect(grids).toHaveLength(2);
      expect(grids[0]).not.toBe(grids[1]);
      for (const grid of found.solutions) expect(fulfils(grid, clues)).toBe(true);
      expectProved(clues, found, false);
      conflicts += found.stats.conflicts;
    }
    // Without beliefs it takes ten times as many.
    expect(conflicts).toBeLessThan(20_000);
  });
});

describe('steps', () => {
  const clues = thin(25, 0.4, 'thin 6');

  test('the same whatever the slices', () => {
    const [once, again] = [1_000, 7].map((slice) => learned(clues, { solutions: 2, trail: true }, slice));
    expect(once).toEqual(again);
  });

  test('it gives up after those it is allowed, without a trail', () => {
    const found = learned(clues, { solutions: 2, steps: 50, trail: true });
    expect(found).toMatchObject({ gaveUp: true, solutions: [] });
    expect(found.trail).toBeUndefined();
    expect(found.stats.steps).toBeLessThan(120);
  });

  test('the budget ends it at any point', () => {
    for (const steps of [0, 1, 10, 100, 1_000])
      expect(run(learningSearch(clues, { solutions: 2 }, createBudget({ steps })))).toMatchObject({
        ok: false,
        reason: 'budget',
      });
  });
});
