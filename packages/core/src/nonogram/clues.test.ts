import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { cellsOf, cluesOf, fulfils, linesOf, noise } from './grids.fixture.ts';
import { checkClues, checkGrid, deriveClues } from './index.ts';
import { runsOf } from './lines.fixture.ts';

/** A board of every form up to 9 × 9, with crosses and unknown cells. */
function* boards(): Generator<{ width: number; height: number; marks: Uint8Array }> {
  const random = createRandom('clues');
  for (let nth = 0; nth < 1_000; nth += 1) {
    const [width, height] = [1 + random.int(9), 1 + random.int(9)];
    yield { width, height, marks: Uint8Array.from({ length: width * height }, () => random.int(3)) };
  }
}

describe('clues of a grid', () => {
  test('the line of article 002', () => {
    expect(deriveClues([1, 1, 0, 1, 1, 1, 0, 1], 8, 1).rows).toEqual([[2, 3, 1]]);
    expect(deriveClues([1, 1, 0, 1, 1, 1, 0, 1], 1, 8).columns).toEqual([[2, 3, 1]]);
  });

  test('are the runs of every row and column; blank, crossed and unknown are all the same', () => {
    for (const { width, height, marks } of boards())
      expect(deriveClues(marks, width, height)).toEqual(cluesOf(marks, width, height));
  });

  test('an empty line is []', () => {
    expect(deriveClues([0, 2, 1, 0], 2, 2)).toEqual({ rows: [[], [1]], columns: [[1], []] });
  });

  test('both axes add up to the filled cells', () => {
    for (const { width, height, marks } of boards()) {
      const { rows, columns } = deriveClues(marks, width, height);
      const filled = marks.filter((mark) => mark === 1).length;
      expect(rows.flat().reduce((sum, run) => sum + run, 0)).toBe(filled);
      expect(columns.flat().reduce((sum, run) => sum + run, 0)).toBe(filled);
    }
  });
});

describe('checking against the clues', () => {
  test('a grid fits its own clues, and so it does with [0] for the empty lines', () => {
    for (const { width, height, marks } of boards()) {
      const clues = cluesOf(marks, width, height);
      const zeros = (lines: readonly (readonly number[])[]): (readonly number[])[] =>
        lines.map((clue) => (clue.length === 0 ? [0] : clue));
      expect(checkClues(marks, clues)).toEqual({ fits: true, rows: [], columns: [] });
      expect(checkClues(marks, { rows: zeros(clues.rows), columns: zeros(clues.columns) })).toEqual({
        fits: true,
        rows: [],
        columns: [],
      });
    }
  });

  test('another grid fits where the runs are the same, and the lines where they are not are named', () => {
    const random = createRandom('check');
    let fitting = 0;
    for (let nth = 0; nth < 2_000; nth += 1) {
      const [width, height] = [1 + random.int(4), 1 + random.int(4)];
      const size = width * height;
      const clues = cluesOf(noise(width, height, random.int(size + 1), random), width, height);
      const marks = noise(width, height, random.int(size + 1), random).map((cell) => cell || 2 * random.int(2));
      const wrong = linesOf(clues).flatMap((clue, line) => {
        const runs = runsOf(cellsOf(line, width, height).map((cell) => marks[cell]!));
        return String(runs) === String(clue) ? [] : [line];
      });
      const fits = fulfils(marks, clues);
      expect(checkClues(marks, clues)).toEqual({
        fits,
        rows: wrong.filter((line) => line < height),
        columns: wrong.filter((line) => line >= height).map((line) => line - height),
      });
      if (fits) fitting += 1;
    }
    expect(fitting).toBeGreaterThan(50);
  });
});

describe('checking against a grid', () => {
  test('the cells filled in one and not in the other are named, whoever says it and however', () => {
    const random = createRandom('grid');
    for (const { width, height, marks } of boards()) {
      const solution = noise(width, height, random.int(width * height + 1), random);
      const cells = [...marks.keys()].filter((cell) => (marks[cell] === 1) !== (solution[cell] === 1));
      const expected = { fits: cells.length === 0, cells };
      expect(checkGrid(marks, solution)).toEqual(expected);
      expect(checkGrid([...marks], [...solution])).toEqual(expected);
      expect(checkGrid(marks, solution.join(''))).toEqual(expected);
      expect(checkGrid(solution, solution.join(''))).toEqual({ fits: true, cells: [] });
    }
  });

  test('a second solution fits the clues and not the grid', () => {
    const clues = { rows: [[1], [1]], columns: [[1], [1]] };
    expect(checkClues([0, 1, 1, 0], clues).fits).toBe(true);
    expect(checkGrid([0, 1, 1, 0], '1001')).toEqual({ fits: false, cells: [0, 1, 2, 3] });
  });
});
