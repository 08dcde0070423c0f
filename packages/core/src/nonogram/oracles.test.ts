// The oracles are checked against one another and against numbers of the literature before anything is measured by them.
import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { followTrail, isProved } from './follow-trail.fixture.ts';
import { cluesOf, fulfils, noise, solutionsOf } from './grids.fixture.ts';
import {
  agreeing,
  cluesWithin,
  commonTo,
  completionsOf,
  forcedByWalking,
  partialLines,
  progressOf,
  runsOf,
} from './lines.fixture.ts';

describe('lines', () => {
  test('the completions of all clues are all lines, each once', () => {
    for (let length = 0; length <= 10; length += 1) {
      const lines = cluesWithin(length).flatMap((clue) => completionsOf(clue, length));
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.length).toBe(2 ** length);
      for (const clue of cluesWithin(length)) {
        for (const line of completionsOf(clue, length))
          expect(runsOf(Array.from(line, (cell) => (cell === '#' ? 1 : 2)))).toEqual(clue);
      }
    }
    expect(completionsOf([3], 2)).toEqual([]);
    expect(completionsOf([1, 1], 2)).toEqual([]);
    expect(completionsOf([0], 2)).toEqual(['..']);
  });

  test('walking along the clue finds what all completions have in common', () => {
    for (const length of [0, 1, 2, 3, 5, 6]) {
      for (const clue of cluesWithin(length + 1)) {
        const completions = completionsOf(clue, length);
        for (const marks of partialLines(length))
          expect(forcedByWalking(clue, marks)).toEqual(commonTo(agreeing(completions, marks)));
      }
    }
  });

  test('progress by its definition, worked out by hand', () => {
    const progress = (clue: number[], line: string): unknown =>
      progressOf(
        clue,
        Array.from(line, (cell) => '?#x'.indexOf(cell)),
      );
    expect(progress([2, 1], 'x##x?')).toEqual({ complete: false, contradicted: false, done: [true, false] });
    expect(progress([1, 1], '?x#x?')).toEqual({ complete: false, contradicted: false, done: [false, false] });
    expect(progress([1], '#???')).toEqual({ complete: true, contradicted: false, done: [true] });
    expect(progress([1], '##??')).toEqual({ complete: false, contradicted: true, done: [false] });
  });
});

describe('grids', () => {
  test('of all 4 × 4 grids 52,362 are told by their clues alone, and of the smaller ones 384, 14, 2 (OEIS A242876)', () => {
    for (const [size, known] of [
      [1, 2],
      [2, 14],
      [3, 384],
      [4, 52_362],
    ] as const) {
      const counts = new Map<string, number>();
      for (let code = 0; code < 2 ** (size * size); code += 1) {
        const cells = Array.from({ length: size * size }, (_, at) => (code >> at) & 1);
        const clues = JSON.stringify(cluesOf(cells, size, size));
        counts.set(clues, (counts.get(clues) ?? 0) + 1);
      }
      expect([...counts.values()].filter((count) => count === 1).length).toBe(known);
    }
  });

  test('every solution fits, the grid the clues are of is among them, and the count is that of trying every grid', () => {
    const random = createRandom('solutions');
    for (let nth = 0; nth < 200; nth += 1) {
      const [width, height] = [1 + random.int(4), 1 + random.int(3)];
      const size = width * height;
      const cells = noise(width, height, random.int(size + 1), random);
      const clues = cluesOf(cells, width, height);
      const solutions = solutionsOf(clues);
      expect(solutions).toContain(cells.join(''));
      expect(new Set(solutions).size).toBe(solutions.length);
      let fitting = 0;
      for (let code = 0; code < 2 ** size; code += 1) {
        if (
          fulfils(
            Array.from({ length: size }, (_, at) => (code >> at) & 1),
            clues,
          )
        )
          fitting += 1;
      }
      expect(solutions.length).toBe(fitting);
    }
  });
});

describe('trails', () => {
  /** Two rows of one, two columns of one: lines 0 … 3, cells from 4 on. */
  const crossed = { rows: [[1], [1]], columns: [[1], [1]] };
  const [first, second] = [[5, 0, 2, 1] as const, [0, 3, 1] as const];

  test('one that sees both solutions proves several, and that there are no others', () => {
    const seen = followTrail(crossed, [...first, ...second]);
    expect(seen).toEqual({ solutions: ['1001', '0110'], all: true });
    expect(isProved('multiple', seen)).toBe(true);
    expect(isProved('unique', seen)).toBe(false);
  });

  test('one that stops at the first proves no more than that there is one', () => {
    const seen = followTrail(crossed, first);
    expect(seen).toEqual({ solutions: ['1001'], all: false });
    expect(isProved('solvable', seen)).toBe(true);
    expect(isProved('unique', seen)).toBe(false);
    expect(isProved('multiple', seen)).toBe(false);
  });

  test('lines alone prove the one solution', () => {
    const clues = { rows: [[2], [1]], columns: [[2], [1]] };
    expect(followTrail(clues, [0, 2, 3])).toEqual({ solutions: ['1110'], all: true });
    expect(followTrail(clues, [0, 2])).toEqual({ solutions: [], all: false });
  });

  test('a grid full of what the rows force and no column takes is no solution', () => {
    expect(followTrail({ rows: [[2], []], columns: [[1], []] }, [0, 1])).toEqual({ solutions: [], all: true });
    expect(followTrail({ rows: [[1]], columns: [[]] }, [0])).toEqual({ solutions: [], all: true });
    expect(followTrail({ rows: [[1]], columns: [[]] }, [2 + 1])).toEqual({ solutions: [], all: true });
  });

  test('a cell is supposed once, and a line or a cell is on the board', () => {
    expect(followTrail(crossed, [5, 5])).toBeUndefined();
    expect(followTrail(crossed, [5, 4])).toBeUndefined();
    expect(followTrail(crossed, [14])).toBeUndefined();
    expect(followTrail(crossed, [13])).toBeUndefined();
    expect(followTrail(crossed, [-1])).toBeUndefined();
    expect(followTrail(crossed, [0.5])).toBeUndefined();
  });
});
