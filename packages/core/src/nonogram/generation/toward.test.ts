// Pictures that are changed toward a difficulty: against solvers that write down every way to fill a line, and by what the
// result says of itself.
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import { colouredBoards } from '../colour/adjust.ts';
import { colouredCluesOf, colouredNoise, colouredSolutionsOf, palettes } from '../colour/colours.fixture.ts';
import { toldInColours } from '../colour/difficulty/levels.fixture.ts';
import { told } from '../difficulty/levels.fixture.ts';
import { byLinesAlone, cluesOf, noise, solutionsOf } from '../grids.fixture.ts';
import { nonogram, nonogramFromCells, nonogramFromPixels, rateNonogram } from '../index.ts';
import { drawing } from '../picture/drawing.fixture.ts';
import type { Difficulty } from '../types.ts';
import { plainBoards } from './adjust-plain.ts';
import { targetOf } from './target.ts';
import { toward, type Adjustable, type Adjusted } from './toward.ts';

const plenty = () => createBudget({ steps: 6_000_000 });
function led(picture: Uint8Array, mended: Uint8Array, kind: Adjustable, difficulty: Difficulty): Adjusted {
  const result = run(toward(picture, mended, kind, targetOf(difficulty), plenty()));
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** Levels alone, and what is meant by each. */
const wanted: readonly (readonly [Difficulty, (level: number) => boolean])[] = [
  [{ level: 0 }, (level) => level === 0],
  [{ level: 1, score: [0.1, 1] }, (level) => level === 1],
  [{ level: 3, score: [0.65, 1] }, (level) => level === 3],
];

describe('where a single change is enough, the cheapest such one is found', { timeout: 60_000 }, () => {
  test.each(wanted)('in black and white: %j', (difficulty, isWanted) => {
    const random = createRandom(`toward ${JSON.stringify(difficulty)}`);
    const seen = { none: 0, one: 0, more: 0 };
    for (let nth = 0; nth < 400 && seen.one < 12; nth += 1) {
      const cells = noise(5, 5, 11 + random.int(5), random);
      if (byLinesAlone(cluesOf(cells, 5, 5))!.includes(0)) continue;
      const levelOf = (grid: Uint8Array): number => told(cluesOf(grid, 5, 5), 3).level;
      const weights = Array.from(cells, () => random.int(200));
      const made = led(cells, cells, plainBoards(5, 5, weights), difficulty);
      if (isWanted(levelOf(cells))) {
        expect(made).toMatchObject({ changed: [], reached: true });
        seen.none += 1;
        continue;
      }
      // Along edges first: a cell with another one beside it.
      const isEdge = (cell: number): boolean =>
        [cell % 5 > 0 ? cell - 1 : cell, cell % 5 < 4 ? cell + 1 : cell, cell - 5, cell + 5].some(
          (beside) => cells[beside] !== undefined && cells[beside] !== cells[cell],
        );
      const costs = [...cells.keys()]
        .filter((cell) => isWanted(levelOf(cells.with(cell, 1 - cells[cell]!))))
        .map((cell) => weights[cell]! + (isEdge(cell) ? 0 : 256));
      if (costs.length === 0) {
        expect(made.changed.length).not.toBe(1);
        seen.more += 1;
        continue;
      }
      expect(made.reached).toBe(true);
      expect(made.changed).toHaveLength(1);
      const [cell] = made.changed;
      expect(weights[cell!]! + (isEdge(cell!) ? 0 : 256)).toBe(Math.min(...costs));
      seen.one += 1;
    }
    // Boards that lines solve are never of level 3.
    expect(seen.none > 0).toBe(!isWanted(3));
    expect(seen.one).toBe(12);
  });

  test('in colours: of level 0, by blanking a cell or painting it as one beside it', () => {
    const seen = { none: 0, one: 0 };
    for (let nth = 0; nth < 300 && seen.one < 12; nth += 1) {
      const random = createRandom(`toward colours ${nth}`);
      const cells = Uint8Array.from(colouredNoise(4, 4, 2, random));
      const levelOf = (grid: Uint8Array): number => toldInColours(colouredCluesOf([...grid], 4, 4), 2, 2).level;
      if (levelOf(cells) < 0) continue;
      const grid = { cells, width: 4, height: 4, palette: palettes.slice(0, 2) };
      const made = led(cells, cells, colouredBoards(grid), { level: 0 });
      if (levelOf(cells) === 0) {
        expect(made).toMatchObject({ changed: [], reached: true });
        seen.none += 1;
        continue;
      }
      const enough = [...cells.keys()].filter((cell) => {
        const beside = [cell % 4 > 0 ? cell - 1 : -1, cell % 4 < 3 ? cell + 1 : -1, cell - 4, cell + 4];
        const values = new Set([0, ...beside.map((at) => cells[at] ?? 0)]);
        return [...values].some((value) => {
          const grown = cells.with(cell, value);
          return value !== cells[cell] && grown.some((one) => one > 0) && levelOf(grown) === 0;
        });
      });
      if (enough.length === 0) continue;
      expect(made.reached).toBe(true);
      expect(made.changed).toHaveLength(1);
      expect(enough).toContain(made.changed[0]);
      seen.one += 1;
    }
    expect(seen.none).toBeGreaterThan(0);
    expect(seen.one).toBe(12);
  });
});

describe('pictures toward a difficulty', { timeout: 60_000 }, () => {
  /** A ring, a bar and a disc, in greys. */
  const scene = (seed: number) => {
    const random = createRandom(`drawn ${seed}`);
    const [cx, cy, bar] = [40 + random.int(30), 40 + random.int(30), 20 + random.int(60)];
    return drawing(120, 120, (x, y) => {
      const far = Math.hypot(x - cx, y - cy);
      if (far < 14 || (far > 24 && far < 38)) return 30 + random.int(40);
      return Math.abs(y - bar) < 8 && x > 60 ? 90 : 200 + random.int(55);
    });
  };
  const difficulties = [
    ['easy', [0, 0.3], 1],
    ['medium', [0.3, 0.65], 2],
    ['hard', [0.65, 0.8], 3],
  ] as const;

  test.each(difficulties)(
    '%s: what came out is what is said of it, and no further away than before',
    (word, [from, to], most) => {
      const seen = { reached: 0, not: 0, changed: 0 };
      for (let seed = 0; seed < 12; seed += 1) {
        const pixels = scene(seed);
        const size = 10 + seed;
        const plain = nonogramFromPixels(pixels, { size, repair: false }, plenty());
        const mended = nonogramFromPixels(pixels, { size }, plenty());
        const made = nonogramFromPixels(pixels, { size, difficulty: word }, plenty());
        if (!made.ok || !mended.ok || !plain.ok) throw new Error('no picture');
        const { cells, width, height, changed, report, puzzle } = made.value;
        expect(changed).toEqual([...cells.keys()].filter((cell) => cells[cell] !== plain.value.cells[cell]));
        expect(changed.length).toBeLessThanOrEqual(Math.max(cells.length / 8, mended.value.changed.length));
        expect([puzzle.rows, puzzle.columns]).toEqual(Object.values(cluesOf(cells, width, height)));
        const rated = rateNonogram(puzzle, { most: most === 3 ? 3 : 2 });
        expect(report.difficulty?.rating).toEqual(rated.ok ? rated.value : undefined);
        const score = rated.ok ? rated.value.score : Number.NaN;
        const level = rated.ok ? rated.value.level : 9;
        expect(report.difficulty?.reached).toBe(score >= from && score <= to && level <= most);
        expect(report.solvable).toBe(!byLinesAlone(cluesOf(cells, width, height))!.includes(0));
        const distance = (of: number): number => Math.max(0, from - of, of - to);
        const before = rateNonogram(mended.value.puzzle, { most: 2 });
        if (before.ok) expect(distance(score)).toBeLessThanOrEqual(distance(before.value.score));
        if (before.ok && distance(before.value.score) === 0 && before.value.level <= most)
          expect(changed.length).toBeLessThanOrEqual(mended.value.changed.length);
        expect(nonogram.verify(puzzle, plenty())).toMatchObject({ ok: true, value: { holds: true, claim: 'unique' } });
        seen[report.difficulty!.reached ? 'reached' : 'not'] += 1;
        seen.changed += changed.length;
      }
      expect(seen.reached).toBeGreaterThanOrEqual(8);
      expect(seen.changed).toBeGreaterThan(0);
    },
  );

  test('in colours too, and what is no colour beside a cell is not painted there', () => {
    const reached = { easy: 0, medium: 0, hard: 0 };
    for (let seed = 0; seed < 10; seed += 1) {
      const random = createRandom(`painted ${seed}`);
      const cells = colouredNoise(8, 7, 2, random);
      const palette = palettes.slice(0, 2);
      for (const [word, [from, to], most] of difficulties) {
        const made = nonogramFromCells(cells, 8, palette, { difficulty: word, budget: plenty() });
        if (!made.ok) throw new Error(made.reason);
        const { puzzle, changed, report } = made.value;
        expect(changed).toEqual([...cells.keys()].filter((cell) => cells[cell] !== made.value.cells[cell]));
        const rated = rateNonogram(puzzle, { most: most === 3 ? 3 : 2 });
        expect(report.difficulty?.rating).toEqual(rated.ok ? rated.value : undefined);
        const isReached = rated.ok && rated.value.score >= from && rated.value.score <= to && rated.value.level <= most;
        expect(report.difficulty?.reached).toBe(isReached);
        if (isReached) expect(colouredSolutionsOf(puzzle as Required<typeof puzzle>)).toHaveLength(1);
        reached[word] += Number(isReached);
      }
    }
    expect(Math.min(reached.easy, reached.hard)).toBeGreaterThan(2);
  });

  test('cells that stand alone in the end are few: an author sees those, so they come last', () => {
    const random = createRandom('alone');
    const seen = { changed: 0, alone: 0 };
    for (let nth = 0; nth < 16; nth += 1) {
      const [x0, y0, far] = [4 + random.int(12), 4 + random.int(12), 9 + random.int(30)];
      const cells = Uint8Array.from({ length: 400 }, (_, at) => {
        const [x, y] = [at % 20, Math.floor(at / 20)];
        const here = (x - x0) ** 2 + (y - y0) ** 2;
        return here < far || (here > 2 * far && here < 3.5 * far) || (x + nth) % 9 < 2 ? 1 : 0;
      });
      if (byLinesAlone(cluesOf(cells, 20, 20))!.includes(0)) continue;
      const made = led(cells, cells, plainBoards(20, 20, new Uint8Array(400)), nth % 2 === 0 ? 'hard' : 'easy');
      const isAlone = (at: number): boolean =>
        [at % 20 > 0 ? at - 1 : -1, at % 20 < 19 ? at + 1 : -1, at - 20, at + 20].every(
          (beside) => made.cells[beside] !== made.cells[at],
        );
      seen.changed += made.changed.length;
      seen.alone += made.changed.filter(isAlone).length;
    }
    expect(seen.changed).toBeGreaterThan(30);
    expect(seen.alone / seen.changed, JSON.stringify(seen)).toBeLessThan(0.1);
  });

  test('what can’t be as hard: the nearest, said so', () => {
    // A single cell is all there is: any board of it is solved at a glance.
    const dot = drawing(3, 3, (x, y) => (x === 1 && y === 1 ? 0 : 255));
    const made = nonogramFromPixels(dot, { size: 3, difficulty: 'hard', specks: 'keep' });
    expect(made).toMatchObject({ ok: true, value: { report: { solvable: true, difficulty: { reached: false } } } });
    expect(made.ok && made.value.report.difficulty?.rating?.level).toBeLessThan(3);
    expect(made.ok && solutionsOf(made.value.puzzle)).toHaveLength(1);
  });

  test('at most an eighth of the cells is changed: a picture stays what it was', () => {
    const random = createRandom('an eighth');
    let most = 0;
    for (let nth = 0; nth < 60; nth += 1) {
      const cells = noise(6, 6, 18 + random.int(4), random);
      if (byLinesAlone(cluesOf(cells, 6, 6))!.includes(0)) continue;
      const { changed } = led(cells, cells, plainBoards(6, 6, new Uint8Array(36)), { level: 0, score: [0, 0.02] });
      most = Math.max(most, changed.length);
    }
    expect(most).toBe(4);
  });

  test('the same every time; small budgets end it or end sooner', () => {
    const options = { size: 14, difficulty: 'hard' } as const;
    const whole = nonogramFromPixels(scene(3), options, plenty());
    expect(nonogramFromPixels(scene(3), options, plenty())).toEqual(whole);
    for (const steps of [0, 100, 300, 500])
      expect(nonogramFromPixels(scene(3), options, createBudget({ steps }))).toMatchObject({ reason: 'budget' });
    const less = nonogramFromPixels(scene(3), options, createBudget({ steps: 40_000 }));
    expect(less.spent).toBeLessThan(40_000);
  });

  test.each([
    [{ difficulty: 'harder' }, 'difficulty'],
    [{ difficulty: { level: 5 } }, 'difficulty.level'],
    [{ difficulty: { score: [0.5, 0.1] } }, 'difficulty'],
    [{ difficulty: { level: 1, score: [0.9, 1] } }, 'difficulty'],
    [{ difficulty: 'easy', repair: false }, 'difficulty'],
  ])('%j is refused', (options, path) => {
    const wrong = nonogramFromPixels(scene(1), options as object);
    expect(wrong).toMatchObject({ ok: false, reason: 'invalid-options', detail: [{ path }] });
    const painted = nonogramFromCells([1, 2, 0, 1], 2, palettes.slice(0, 2), options as object);
    expect(painted).toMatchObject({ ok: false, reason: 'invalid-cells', detail: [{ path }] });
  });
});
