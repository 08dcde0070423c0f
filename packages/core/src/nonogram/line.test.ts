// The line solvers by words, every line there is: a short line stands in a long one, across the border of two words,
// with crosses before and behind it, so that no word's carry goes unseen.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unrolledSolvers } from '../../../../scripts/line-solvers.ts';
import { createRandom } from '../random.ts';
import { lineSolverFor } from './line-solver.ts';
import { runSolverFor, type LineSolver } from './line.ts';
import { agreeing, cluesWithin, completionsOf, runsOf } from './lines.fixture.ts';

/** Every clue on every partial line of so many cells, `offset` cells into a line of `length`: the lines that are wrong. */
function* wrongLines(solver: LineSolver, cells: number, offset: number, length: number): Generator<string> {
  const { words } = solver;
  const lines = new Int32Array(2 * words);
  const put = (at: number, bits: number, shift: number): void => {
    const word = at + (shift >> 5);
    lines[word]! |= bits << (shift & 31);
    if ((shift & 31) + cells > 32) lines[word + 1]! |= bits >>> (32 - (shift & 31));
  };
  const read = (set: Int32Array): number => {
    let bits = 0;
    for (let at = 0; at < cells; at += 1) bits |= ((set[(offset + at) >> 5]! >>> ((offset + at) & 31)) & 1) << at;
    return bits;
  };
  for (const clue of cluesWithin(cells + 2)) {
    const all = completionsOf(clue, cells).map((line) =>
      Array.from(line).reduce((bits, cell, at) => (cell === '#' ? bits | (1 << at) : bits), 0),
    );
    for (let filled = 0; filled < 1 << cells; filled += 1) {
      for (let blank = ((1 << cells) - 1) & ~filled; ; blank = (blank - 1) & ~filled & ((1 << cells) - 1)) {
        let [fill, gap, any] = [0, 0, false];
        for (const line of all) {
          if ((line & filled) !== filled || (line & blank) !== 0) continue;
          any = true;
          fill |= line;
          gap |= ~line;
        }
        lines.fill(0);
        for (let at = 0; at < length; at += 1) {
          if (at < offset || at >= offset + cells) lines[words + (at >> 5)]! |= 1 << (at & 31);
        }
        put(0, filled, offset);
        put(words, blank, offset);
        const can = solver.solve(clue, length, lines, 0);
        const right =
          can === any &&
          (!can || (read(solver.canFill) === fill && read(solver.canBlank) === (gap & ((1 << cells) - 1))));
        if (!right) yield `[${clue.join(' ')}] filled ${filled.toString(2)} blank ${blank.toString(2)}`;
        if (blank === 0) break;
      }
    }
  }
}

describe('every clue on every partial line', () => {
  test.each([9, 10])('of %i cells', (cells) => {
    expect(wrongLines(lineSolverFor(cells), cells, 0, cells).next().value).toBeUndefined();
  });

  test.each([
    [7, 28, 40],
    [7, 28, 62],
    [7, 60, 70],
    [7, 61, 94],
    [7, 93, 100],
    [7, 90, 126],
  ])('of %i cells, %i cells into a line of %i', (cells, offset, length) => {
    expect(wrongLines(lineSolverFor(length), cells, offset, length).next().value).toBeUndefined();
    expect(wrongLines(runSolverFor(length), cells, offset, length).next().value).toBeUndefined();
  });

  test('of 6 cells, 124 cells into a line of 200', () => {
    expect(wrongLines(runSolverFor(200), 6, 124, 200).next().value).toBeUndefined();
  });
});

describe('the small solver', () => {
  test.each([20, 40, 70, 100, 126, 150, 300, 512])(
    'says of lines of %i cells what the fast one says, and where runs start',
    (length) => {
      const random = createRandom(`runs ${length}`);
      const [small, fast] = [runSolverFor(length), lineSolverFor(length)];
      const lines = new Int32Array(2 * small.words);
      for (let nth = 0; nth < 200; nth += 1) {
        const [share, known] = [1 + random.int(9), random.int(10)];
        const line = Array.from({ length }, () => (random.int(10) < share ? 1 : 0));
        // One in ten known cells is wrong now and then, so that some lines can't be.
        const lies = random.int(8) === 0;
        lines.fill(0);
        for (const [at, cell] of line.entries()) {
          if (random.int(10) >= known) continue;
          const value = lies && random.int(10) === 0 ? 1 - cell : cell;
          lines[(1 - value) * small.words + (at >> 5)]! |= 1 << (at & 31);
        }
        const clue = runsOf(line);
        const can = small.solve(clue, length, lines, 0);
        const said = [[...small.canFill], [...small.canBlank]];
        const starts = small.starts.slice(0, clue.length * small.words);
        expect(fast.solve(clue, length, lines, 0)).toBe(can);
        if (!can) continue;
        expect([[...fast.canFill], [...fast.canBlank]]).toEqual(said);
        // The union of all runs from all their starts is what can be filled.
        const covered = new Uint8Array(length);
        for (const [j, run] of clue.entries()) {
          for (let at = 0; at < length; at += 1) {
            if (((starts[j * small.words + (at >> 5)]! >>> (at & 31)) & 1) === 1) covered.fill(1, at, at + run);
          }
        }
        expect([...covered]).toEqual(Array.from({ length }, (_, at) => (small.canFill[at >> 5]! >>> (at & 31)) & 1));
      }
    },
  );

  test('knows the starts of every run, against all completions', () => {
    const random = createRandom('starts');
    for (let nth = 0; nth < 400; nth += 1) {
      const length = 12 + random.int(6);
      const line = Array.from({ length }, () => random.int(2));
      const marks = line.map((cell) => (random.int(3) === 0 ? 2 - cell : 0));
      const offset = nth % 2 === 0 ? 0 : 25;
      const solver = runSolverFor(length + offset);
      const lines = new Int32Array(2 * solver.words);
      for (let at = 0; at < offset + length; at += 1) {
        const mark = at < offset ? 2 : marks[at - offset]!;
        if (mark > 0) lines[(mark - 1) * solver.words + (at >> 5)]! |= 1 << (at & 31);
      }
      const clue = runsOf(line);
      expect(solver.solve(clue, offset + length, lines, 0)).toBe(true);
      const ways = agreeing(completionsOf(clue, length), marks).map((way) =>
        Array.from(way.matchAll(/#+/g), ({ index }) => index + offset),
      );
      for (const j of clue.keys()) {
        const wanted = [...new Set(ways.map((way) => way[j]!))].toSorted((a, b) => a - b);
        const words = solver.starts.slice(j * solver.words, (j + 1) * solver.words);
        const got = Array.from({ length: offset + length }, (_, at) => at).filter(
          (at) => ((words[at >> 5]! >>> (at & 31)) & 1) === 1,
        );
        expect(got).toEqual(wanted);
      }
    }
  });
});

test('the unrolled solvers are what the script writes', () => {
  const bare = (text: string): string => text.replaceAll(/[\s(),;]/g, '');
  const file = readFileSync(new URL('line-unrolled.ts', import.meta.url), 'utf8');
  expect(bare(file)).toBe(bare(unrolledSolvers()));
});
