// Every solution is held against the clues once more. The line solvers are replaced by ones that find no fault in any line,
// so that the searches come to wrong grids: none of them may leave the engine.
import { expect, test, vi } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { run } from '../run.ts';
import { colouredCluesOf, colouredNoise } from './colour/colours.fixture.ts';
import { searchColours } from './colour/search.ts';
import { cluesOf, fulfils, noise } from './grids.fixture.ts';
import { nonogram, solveNonogram } from './index.ts';
import { learningSearch } from './learning/search.ts';
import { rechecked } from './rechecked.ts';
import { search } from './search.ts';

const broken = vi.hoisted(() => ({ is: true }));
vi.mock('./line-solver.ts', async (original) => {
  const { lineSolverFor } = await original<typeof import('./line-solver.ts')>();
  return {
    lineSolverFor: (length: number) => {
      if (!broken.is) return lineSolverFor(length);
      const { words } = lineSolverFor(length);
      const all = () => new Int32Array(words).fill(-1);
      return { words, solve: () => true, canFill: all(), canBlank: all() };
    },
  };
});
vi.mock('./colour/line.ts', async (original) => {
  const { colouredSolverFor } = await original<typeof import('./colour/line.ts')>();
  return {
    colouredSolverFor: (length: number) => {
      const real = colouredSolverFor(length);
      if (!broken.is) return real;
      const found = new Int32Array(real.found.length);
      return {
        ...real,
        found,
        solve: (_clue: unknown, _colours: unknown, _length: number, values: number, can: Int32Array, at: number) => {
          for (let word = 0; word < values * real.words; word += 1) found[word] = can[at + word]!;
          return true;
        },
      };
    },
  };
});

const budget = () => createBudget({ steps: 1_000_000 });
const wrong = 'a solution that does not fit the clues';
const cells = noise(6, 5, 13, createRandom('wrong'));
const clues = cluesOf(cells, 6, 5);
const painted = colouredCluesOf(colouredNoise(5, 5, 3, createRandom('wrong colours')), 5, 5);
const palette = ['#c62828', '#2e7d32', '#1565c0'];

test.each<[string, () => unknown]>([
  ['solveNonogram', () => solveNonogram(clues)],
  ['solveNonogram in colours', () => solveNonogram({ ...painted, palette })],
  ['the search that learns', () => run(learningSearch(clues, { solutions: 2 }, budget()))],
  ['the plain search', () => run(search(clues, { solutions: 2, steps: 1e6 }, budget()))],
  ['the search in colours', () => run(searchColours(painted, 3, { solutions: 2 }, budget()))],
  ['generate', () => nonogram.generate({ width: 6, height: 6 }, createRandom(1), budget())],
])('%s refuses what a broken line solver lets it find', (_name, find) => {
  broken.is = true;
  expect(find).toThrow(wrong);
  broken.is = false;
  expect(find).not.toThrow();
});

test('what is rechecked comes back as it is, and one cell less, more or of another colour does not', () => {
  expect(rechecked(cells, clues)).toBe(cells);
  for (let cell = 0; cell < cells.length; cell += 1) {
    const other = cells.with(cell, 1 - cells[cell]!);
    expect(fulfils(other, clues)).toBe(false);
    expect(() => rechecked(other, clues)).toThrow(wrong);
  }
  const picture = Uint8Array.from([0, 1, 1, 2, 2, 0, 3, 0, 1]);
  const coloured = colouredCluesOf([...picture], 3, 3);
  expect(rechecked(picture, coloured)).toBe(picture);
  for (let cell = 0; cell < picture.length; cell += 1) {
    for (let value = 0; value <= 3; value += 1) {
      if (value !== picture[cell]) expect(() => rechecked(picture.with(cell, value), coloured)).toThrow(wrong);
    }
  }
});
