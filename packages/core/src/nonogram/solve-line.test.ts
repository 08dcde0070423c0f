import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../random.ts';
import { solveLine } from './index.ts';
import {
  agreeing,
  cluesWithin,
  commonTo,
  completionsOf,
  drawn,
  forcedByWalking,
  partialLines,
  runsOf,
} from './lines.fixture.ts';
import type { Clue } from './types.ts';

/** Fails with the line drawn; a hundred thousand calls of `expect` would take longer than the lines. */
function expectLine(clue: Clue, marks: ArrayLike<number>, expected: readonly number[] | undefined): void {
  const solved = solveLine(clue, marks);
  const got = solved.ok ? drawn(solved.value) : solved.reason;
  const wanted = expected === undefined ? 'contradiction' : drawn(expected);
  if (got !== wanted) expect.fail(`[${clue.join(' ')}] on ${drawn(marks)}: ${got} instead of ${wanted}`);
}

/** A line as noise has it, with a few of its cells known, and now and then one of them wrong. */
function randomLine(length: number, random: Random): { clue: number[]; marks: Uint8Array } {
  const share = 1 + random.int(9);
  const line = Array.from({ length }, () => (random.int(10) < share ? 1 : 0));
  const known = random.int(10);
  const marks = Uint8Array.from(line, (cell) => (random.int(10) < known ? 2 - cell : 0));
  if (length > 0 && random.int(4) === 0) marks[random.int(length)] = random.int(3);
  return { clue: runsOf(line), marks };
}

describe('solving a line', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'every clue on every partial line of %i cells, against all completions',
    (length) => {
      // With clues that are too long for the line by a cell or two.
      for (const clue of cluesWithin(length + 2)) {
        const completions = completionsOf(clue, length);
        for (const marks of partialLines(length)) expectLine(clue, marks, commonTo(agreeing(completions, marks)));
      }
    },
  );

  test('3,000 random lines of 9 to 20 cells, against all completions', () => {
    const random = createRandom('lines');
    for (let nth = 0; nth < 3_000; nth += 1) {
      const length = 9 + random.int(12);
      const { clue, marks } = randomLine(length, random);
      expectLine(clue, marks, commonTo(agreeing(completionsOf(clue, length), marks)));
    }
  });

  test.each([
    [21, 400],
    [31, 300],
    [32, 300],
    [33, 300],
    [60, 200],
    [63, 100],
    [64, 100],
    [65, 100],
    [96, 80],
    [100, 80],
    [127, 40],
    [128, 40],
    [129, 40],
    [200, 40],
    [511, 8],
    [512, 12],
  ])('lines of %i cells, against a walk along the clue (%i of them)', (length, count) => {
    const random = createRandom(`long ${length}`);
    for (let nth = 0; nth < count; nth += 1) {
      const { clue, marks } = randomLine(length, random);
      expectLine(clue, marks, forcedByWalking(clue, marks));
    }
  });

  test.each([31, 32, 33, 64, 100, 128, 512])('extremes of %i cells', (length) => {
    const nothing = new Uint8Array(length);
    const ones = Array.from({ length: Math.ceil(length / 2) }, () => 1);
    for (const clue of [[], [length], [length - 1], [length + 1], [1], [1, length - 2], [length - 2, 1], ones]) {
      expectLine(clue, nothing, forcedByWalking(clue, nothing));
      for (const at of [0, 1, Math.floor(length / 2), length - 2, length - 1]) {
        for (const mark of [1, 2]) {
          const marks = nothing.with(at, mark);
          expectLine(clue, marks, forcedByWalking(clue, marks));
        }
      }
    }
    expectLine([...ones, 1], nothing, undefined);
  });

  test('[0] is the empty line', () => {
    for (const marks of partialLines(4)) expect(solveLine([0], marks)).toEqual(solveLine([], marks));
    expect(solveLine([0], [])).toMatchObject({ ok: true });
  });

  test('the marks are left as they are, and plain arrays will do', () => {
    const marks = [0, 1, 0, 0];
    const solved = solveLine([2], marks);
    expect(marks).toEqual([0, 1, 0, 0]);
    if (!solved.ok) throw new Error(solved.reason);
    expect([...solved.value]).toEqual([0, 1, 0, 2]);
    expect(solved.value).toBeInstanceOf(Uint8Array);
    const typed = Uint8Array.from(marks);
    const again = solveLine([2], typed);
    expect(again.ok && again.value).not.toBe(typed);
    expect([...typed]).toEqual(marks);
  });

  test('two answers share no memory', () => {
    const first = solveLine([2], [0, 0, 0]);
    const second = solveLine([], [0, 0, 0]);
    expect(first.ok && [...first.value]).toEqual([0, 1, 0]);
    expect(second.ok && [...second.value]).toEqual([2, 2, 2]);
  });
});
