import { describe, expect, test } from 'vitest';
import { crossedPath, filledPath, linesPath } from './row-paths.ts';

/** Marks of two rows of eight. */
const marks = Uint8Array.from('1120011102100212', Number);

/** The cells a path of rectangles covers, each as often as it is covered; anything else in it fails. */
function cellsOf(path: string, y: number): number[] {
  const parts = path.match(/M[^M]*/g) ?? [];
  return parts.flatMap((part) => {
    const [, x, row, right, left] = /^M(\d+) (\d+)h(\d+)v1h-(\d+)z$/.exec(part)!.map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    expect([row, left]).toEqual([y, right]);
    return Array.from({ length: right }, (_, at) => x + at);
  });
}

describe('the path of a row', () => {
  test('is one rectangle a run, in its own row, and every filled cell is in one', () => {
    expect(filledPath(marks, 0, 8)).toBe('M0 0h2v1h-2zM5 0h3v1h-3z');
    expect(filledPath(marks, 1, 8)).toBe('M2 1h1v1h-1zM6 1h1v1h-1z');
    expect(filledPath(new Uint8Array(8), 0, 8)).toBe('');
    expect(filledPath(new Uint8Array(8).fill(1), 0, 8)).toBe('M0 0h8v1h-8z');
  });

  test('covers exactly the filled cells, and a run ends at the end of its row, for all marks of six cells', () => {
    for (let code = 0; code < 3 ** 6; code += 1) {
      const row = Array.from({ length: 6 }, (_, at) => Math.floor(code / 3 ** at) % 3);
      // Filled cells before and after it are other rows'.
      const board = Uint8Array.from([1, 1, 1, 1, 1, 1, ...row, 1, 1, 1, 1, 1, 1]);
      const filled = row.flatMap((mark, x) => (mark === 1 ? [x] : []));
      expect(cellsOf(filledPath(board, 1, 6), 1)).toEqual(filled);
      const crosses = [...crossedPath(board, 1, 6).matchAll(/M([\d.]+) ([\d.]+)l/g)];
      expect(crosses.map(([, x, y]) => [Math.floor(Number(x)), Math.floor(Number(y))])).toEqual(
        row.flatMap((mark, x) => (mark === 2 ? [[x, 1]] : [])),
      );
    }
  });

  test('a cross is two strokes in the middle of its cell, 45 % of it', () => {
    expect(crossedPath(marks, 0, 8)).toBe('M2.275 0.275l0.45 0.45m0-0.45l-0.45 0.45');
    expect(crossedPath(new Uint8Array(8).fill(1), 0, 8)).toBe('');
  });
});

test('lines lie between cells, not on the frame; every fifth one is counted from the top left', () => {
  expect(linesPath(3, 2, 1)).toBe('M1 0V2M2 0V2M0 1H3');
  expect(linesPath(11, 5, 5)).toBe('M5 0V5M10 0V5');
  expect(linesPath(5, 5, 5)).toBe('');
  expect(linesPath(1, 1, 1)).toBe('');
});
