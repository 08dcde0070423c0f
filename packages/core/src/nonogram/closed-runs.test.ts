import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { clueProgress, type ClueState, type LineErrors } from './clue-progress.ts';
import { closedRunsFit } from './closed-runs.ts';
import {
  agreeing,
  cluesWithin,
  completionsOf,
  drawn,
  numbersOf,
  partialLines,
  progressOf,
  runsOf,
} from './lines.fixture.ts';
import type { Clue } from './types.ts';

const lineOf = (text: string): number[] => Array.from(text, (cell) => '?#x'.indexOf(cell));

/** By its definition, as text: every way to give consecutive numbers to the closed runs of each stretch is tried. */
function fitsByTrying(clue: Clue, marks: ArrayLike<number>): boolean {
  const numbers = numbersOf(clue);
  const text = drawn(marks);
  const stretches = Array.from(text.matchAll(/[#x]+/g), ({ 0: known, index }) => {
    const [isFirst, isLast] = [index === 0, index + known.length === text.length];
    const closed = known.replace(isFirst ? /^$/ : /^#+/, '').replace(isLast ? /$^/ : /#+$/, '');
    // A stretch of one open run alone was taken away from both ends.
    const runs = (closed.match(/#+/g) ?? []).map((run) => run.length);
    return { runs, isFirst, isLast };
  });
  const longest = Math.max(0, ...(text.match(/#+/g) ?? []).map((run) => run.length));
  if (longest > Math.max(0, ...numbers)) return false;
  if (text.replace(/[^#]/g, '').length > numbers.reduce((sum, run) => sum + run, 0)) return false;
  const place = (nth: number, from: number): boolean => {
    const stretch = stretches[nth];
    if (!stretch) return true;
    const { runs, isFirst, isLast } = stretch;
    for (let at = from; at + runs.length <= numbers.length; at += 1) {
      if (isFirst && at !== 0) continue;
      if (isLast && at + runs.length !== numbers.length) continue;
      if (String(numbers.slice(at, at + runs.length)) !== String(runs)) continue;
      if (place(nth + 1, at + runs.length)) return true;
    }
    return false;
  };
  return place(0, 0);
}

describe('closed runs', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'of every clue on every partial line of %i cells fit where some way to number them is found, and wherever a line fits',
    (length) => {
      const wrong: string[] = [];
      for (const clue of cluesWithin(length + 1)) {
        const completions = completionsOf(clue, length);
        for (const marks of partialLines(length)) {
          const fits = closedRunsFit(clue, marks);
          if (fits !== fitsByTrying(clue, marks)) wrong.push(`[${clue.join(' ')}] on ${drawn(marks)}: ${fits}`);
          if (!fits && agreeing(completions, marks).length > 0)
            wrong.push(`[${clue.join(' ')}] on ${drawn(marks)} can be`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test('of 20,000 random lines to 40 cells are as by trying, from either end, and no mark mends what does not fit', () => {
    const random = createRandom('closed runs');
    const seen = { fits: 0, not: 0 };
    for (let nth = 0; nth < 20_000; nth += 1) {
      const length = 9 + random.int(32);
      const line = Array.from({ length }, () => random.int(2));
      const clue = runsOf(line);
      const known = 4 + random.int(7);
      const marks = line.map((cell) => (random.int(10) < known ? 2 - cell : 0));
      for (let spoilt = random.int(3); spoilt > 0; spoilt -= 1) marks[random.int(length)] = random.int(3);
      const fits = closedRunsFit(clue, marks);
      seen[fits ? 'fits' : 'not'] += 1;
      const told = `[${clue.join(' ')}] on ${drawn(marks)}`;
      expect(fitsByTrying(clue, marks), told).toBe(fits);
      expect(closedRunsFit(clue.toReversed(), marks.toReversed()), told).toBe(fits);
      const unknown = marks.indexOf(0);
      if (!fits && unknown >= 0) {
        for (const mark of [1, 2]) expect(closedRunsFit(clue, marks.with(unknown, mark)), told).toBe(false);
      }
    }
    expect(Math.min(seen.fits, seen.not)).toBeGreaterThan(2_000);
  });

  test.each([
    ['a run that fits nowhere', [2, 3], '?x#x?????', false],
    ['the same run while it may grow', [2, 3], '?x#??????', true],
    ['the second number first, at the edge', [1, 2], '##x??????', false],
    ['the same away from it', [1, 2], '??x##x???', true],
    ['numbers in the wrong order', [1, 2], '?x##x?x#x', false],
    ['more cells than the clue has', [1, 1], '#?#?#', false],
    ['a run longer than all numbers', [2, 2], '?###?????', false],
    // The line solver knows that nothing fits here; nobody sees it at a glance.
    ['too little room', [3, 3], '??x??????', true],
  ])('%s', (_name, clue, text, fits) => {
    expect(closedRunsFit(clue, lineOf(text))).toBe(fits);
    expect(closedRunsFit([0, ...clue], lineOf(text))).toBe(fits);
  });
});

describe('the modes of a clue', () => {
  /** From the definitions, by all completions. */
  const wanted = (clue: Clue, marks: Uint8Array, clueState: ClueState, errors: LineErrors) => {
    const exact = progressOf(clue, marks);
    const numbers = numbersOf(clue);
    const starts = agreeing(completionsOf(clue, marks.length), marks).map((line) =>
      Array.from(line.matchAll(/#+/g), ({ index }) => index),
    );
    const isAnchored = (nth: number): boolean => {
      const start = starts[0]![nth]!;
      const text = drawn(marks);
      return (
        !text.slice(0, start + numbers[nth]! + 1).includes('?') || !text.slice(Math.max(0, start - 1)).includes('?')
      );
    };
    const done = exact.done.map(
      (is, nth) =>
        is &&
        clueState !== 'off' &&
        (exact.complete || clueState === 'exact' || (clueState === 'anchored' && isAnchored(nth))),
    );
    const isWrong = { off: false, 'closed-runs': !fitsByTrying(clue, marks), line: exact.contradicted }[errors];
    return { complete: exact.complete && clueState !== 'off', contradicted: isWrong && !exact.complete, done };
  };

  test('are what they say for every clue on every partial line of six cells', () => {
    const wrong: string[] = [];
    for (const clue of cluesWithin(7)) {
      for (const marks of partialLines(6)) {
        for (const clueState of ['off', 'line', 'anchored', 'exact'] as const) {
          for (const errors of ['off', 'closed-runs', 'line'] as const) {
            const got = JSON.stringify(clueProgress(clue, marks, { clueState, errors }));
            const should = JSON.stringify(wanted(clue, marks, clueState, errors));
            if (got !== should)
              wrong.push(`${clueState} ${errors} [${clue.join(' ')}] on ${drawn(marks)}: ${got}, ${should}`);
          }
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  }, 60_000);

  test('each tells no more than the next, up to twelve cells', () => {
    const random = createRandom('modes');
    const told = { line: 0, anchored: 0, exact: 0 };
    for (let nth = 0; nth < 5_000; nth += 1) {
      const length = 8 + random.int(5);
      const line = Array.from({ length }, () => random.int(2));
      const marks = Uint8Array.from(line, (cell) => (random.int(10) < 7 ? 2 - cell : 0));
      const clue = runsOf(line);
      const [off, whole, anchored, exact] = (['off', 'line', 'anchored', 'exact'] as const).map((clueState) => {
        expect(clueProgress(clue, marks, { clueState }).done).toEqual(wanted(clue, marks, clueState, 'line').done);
        return clueProgress(clue, marks, { clueState }).done.filter(Boolean).length;
      });
      expect(off).toBe(0);
      expect([off!, whole!, anchored!, exact!]).toEqual([off!, whole!, anchored!, exact!].toSorted((a, b) => a - b));
      told.line += whole!;
      told.anchored += anchored! - whole!;
      told.exact += exact! - anchored!;
    }
    expect(Math.min(...Object.values(told))).toBeGreaterThan(200);
  });
});
