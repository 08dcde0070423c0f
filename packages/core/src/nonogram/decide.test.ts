// The job that tells how many solutions clues have: the answers of `solveNonogram`, in slices, and cancelled in the middle.
import { describe, expect, test } from 'vitest';
import { createBudget, noAssets, type Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import { createRandom } from '../random.ts';
import type { Result } from '../result.ts';
import { run, runSliced } from '../run.ts';
import { jobOf } from '../worker/job-of.ts';
import { colouredCluesOf, colouredNoise, colouredSolutionsOf } from './colour/colours.fixture.ts';
import { cluesOf, noise, solutionsOf } from './grids.fixture.ts';
import { nonogram, solveNonogram, type Clues, type SolvedNonogram } from './index.ts';

/** As a worker starts it: by its name, with arguments that came over a line. */
function job(args: unknown, budget: Budget = createBudget({ steps: 1e6 })): Job<Result<unknown>, unknown> {
  const made = jobOf(nonogram, 'own:decide', structuredClone(args), {
    random: createRandom(0),
    budget,
    assets: noAssets,
  });
  if (!made.ok) throw new Error(`${made.reason}: ${JSON.stringify(made.detail)}`);
  return made.value;
}
function decided(args: unknown): SolvedNonogram {
  const answer = run(job(args));
  if (!answer.ok) throw new Error(`${answer.reason} of ${JSON.stringify(args)}`);
  return answer.value as SolvedNonogram;
}
function expectDecided(clues: Clues, solutions: readonly string[]): SolvedNonogram['verdict'] {
  const { verdict, solutions: found } = decided(clues);
  const grids = found.map((cells) => cells.join(''));
  const wanted = (['none', 'unique', 'multiple'] as const)[Math.min(2, solutions.length)]!;
  expect([verdict, new Set(grids).size], JSON.stringify(clues)).toEqual([wanted, Math.min(2, solutions.length)]);
  for (const grid of grids) expect(solutions).toContain(grid);
  return verdict;
}

/** Noise for which it takes two thousand steps and more. */
const hard = cluesOf(noise(25, 25, 262, createRandom('e')), 25, 25);
const colours = colouredCluesOf(colouredNoise(12, 12, 2, createRandom('decide colours')), 12, 12);
const palette = ['#c62828', '#1565c0'];

describe('the verdict', () => {
  test('is that of brute force on 2,000 sets of clues of 5 × 5, with a grid and without', () => {
    const random = createRandom('decide 5 × 5');
    const seen = { unique: 0, multiple: 0, none: 0 };
    for (let nth = 0; nth < 2_000; nth += 1) {
      const clues = cluesOf(noise(5, 5, random.int(26), random), 5, 5);
      const [a, b] = [random.int(5), random.int(5)];
      const swapped = clues.rows.with(a, clues.rows[b]!).with(b, clues.rows[a]!);
      const asked = nth % 2 === 0 ? clues : { ...clues, rows: swapped };
      seen[expectDecided(asked, solutionsOf(asked))] += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });

  test('is that of brute force in colours', () => {
    const random = createRandom('decide in colours');
    const seen = { unique: 0, multiple: 0, none: 0 };
    for (let nth = 0; nth < 600; nth += 1) {
      const one = colouredCluesOf(colouredNoise(4, 4, 2, random), 4, 4);
      const other = colouredCluesOf(colouredNoise(4, 4, 2, random), 4, 4);
      const asked = nth % 2 === 0 ? one : { ...one, columns: other.columns, columnColours: other.columnColours };
      seen[expectDecided(asked, colouredSolutionsOf(asked))] += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(30);
  });

  test.each<[string, Parameters<typeof solveNonogram>[0], trail: boolean]>([
    ['a hard board', hard, false],
    ['a board and its proof', cluesOf(noise(12, 12, 58, createRandom('trail')), 12, 12), true],
    ['a board in colours and its proof', { ...colours, palette }, true],
    ['no sum', { rows: [[1], []], columns: [[1], [1]] }, false],
    ['no clues', { rows: [[1, 0, 1]], columns: [[1], [], [1]] }, false],
    ['no colours', { ...colours, rowColours: colours.rowColours.slice(1) }, false],
  ])('is what the plain call says, to the step: %s', (_name, clues, trail) => {
    expect(run(job({ ...clues, trail }))).toStrictEqual(solveNonogram(clues, { trail }));
  });

  test('is the same in slices of time, and with every slice of steps', async () => {
    const whole = solveNonogram(hard);
    const clock = { now: 0 };
    let pauses = 0;
    const pause = async (): Promise<void> => void (pauses += 1);
    const pacing = { now: () => (clock.now += 3), pause, sliceMs: 2 };
    const inSlices = await runSliced(job(hard, createBudget({ steps: 1e6, slice: 100 })), pacing);
    expect(inSlices).toStrictEqual(whole);
    expect(pauses).toBeGreaterThan(3);
    for (const slice of [1, 17, 1e9]) expect(run(job(hard, createBudget({ steps: 1e6, slice })))).toStrictEqual(whole);
  });
});

describe.each([
  ['in black and white', hard],
  ['in colours', { ...colouredCluesOf(colouredNoise(40, 40, 2, createRandom('long 3')), 40, 40), palette }],
] as const)('the job %s', (_name, clues) => {
  test('yields once a slice', () => {
    const budget = createBudget({ steps: 1e6, slice: 100 });
    const work = job(clues, budget);
    let [yields, before, longest] = [0, 0, 0];
    for (let turn = work.next(); !turn.done; turn = work.next()) {
      yields += 1;
      // How far it is at the most.
      expect(turn.value).toEqual({ done: budget.spent / 1e6 });
      longest = Math.max(longest, budget.spent - before);
      before = budget.spent;
    }
    expect(yields).toBeGreaterThan(10);
    // What is worked off between two looks is a piece of its own.
    expect(longest).toBeLessThanOrEqual(1_000);
  });

  test('cancelled after any of its yields, it stops there', () => {
    for (const after of [0, 1, 5, 10]) {
      let cancelled = false;
      const budget = createBudget({ steps: 1e6, slice: 1, cancelled: () => cancelled });
      const work = job(clues, budget);
      let turn = work.next();
      for (let nth = 0; nth < after && !turn.done; nth += 1) turn = work.next();
      expect(turn.done, `after ${after} yields`).toBe(false);
      cancelled = true;
      const { spent } = budget;
      for (let nth = 0; nth < 2 && !turn.done; nth += 1) turn = work.next();
      expect(turn).toMatchObject({ done: true, value: { ok: false, reason: 'cancelled' } });
      expect(budget.spent - spent).toBeLessThanOrEqual(1_000);
    }
  });

  test('under a budget that is too small it says so, and spends no more', () => {
    for (const steps of [0, 1, 50]) {
      const budget = createBudget({ steps });
      expect(run(job(clues, budget))).toMatchObject({ ok: false, reason: 'budget', spent: steps });
    }
  });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['no columns', { rows: [[1]] }],
  ['a negative run', { rows: [[-1]], columns: [[1]] }],
  ['text', { rows: [['1']], columns: [[1]] }],
  ['a colour that is none', { ...colours, palette: ['red'] }],
  ['something more', { rows: [[1]], columns: [[1]], more: 1 }],
  ['a trail of yes', { rows: [[1]], columns: [[1]], trail: 'yes' }],
])('arguments that are none are refused before the job: %s', (_name, args) => {
  expect(nonogram.own.decide.args(args)).toMatchObject({ ok: false, reason: 'invalid' });
});
