import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { clueProgress } from './index.ts';
import { drawn, partialLines, progressOf, runsOf } from './lines.fixture.ts';
import type { Clue } from './types.ts';

const lineOf = (text: string): number[] => Array.from(text, (cell) => '?#x'.indexOf(cell));

function expectProgress(clue: Clue, marks: ArrayLike<number>, expected: ReturnType<typeof progressOf>): void {
  const { complete, contradicted, done } = clueProgress(clue, marks);
  const got = JSON.stringify([complete, contradicted, done]);
  const wanted = JSON.stringify([expected.complete, expected.contradicted, expected.done]);
  if (got !== wanted) expect.fail(`[${clue.join(' ')}] on ${drawn(marks)}: ${got} instead of ${wanted}`);
}

describe('the progress of a clue', () => {
  test('4,000 random lines of 9 to 14 cells, by its definition', () => {
    const random = createRandom('progress');
    const seen = { done: 0, open: 0, complete: 0, contradicted: 0 };
    for (let nth = 0; nth < 4_000; nth += 1) {
      const length = 9 + random.int(6);
      const line = Array.from({ length }, () => random.int(2));
      const clue = runsOf(line);
      const known = 4 + random.int(7);
      const marks = line.map((cell) => (random.int(10) < known ? 2 - cell : 0));
      if (random.int(5) === 0) marks[random.int(length)] = random.int(3);
      const expected = progressOf(clue, marks);
      expectProgress(clue, marks, expected);
      if (expected.complete) seen.complete += 1;
      else if (expected.contradicted) seen.contradicted += 1;
      else {
        seen.done += expected.done.filter(Boolean).length;
        seen.open += expected.done.filter((is) => !is).length;
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(200);
  });

  test('correct marks that come one by one turn no number off, in lines to 60 cells', () => {
    const random = createRandom('one by one');
    let turnedOn = 0;
    for (let nth = 0; nth < 400; nth += 1) {
      const length = 11 + random.int(50);
      const line = Array.from({ length }, () => (random.int(5) < 3 ? 1 : 0));
      const clue = runsOf(line);
      let marks: number[] = line.map(() => 0);
      let before = clueProgress(clue, marks);
      for (const at of random.shuffle([...line.keys()])) {
        marks = marks.with(at, 2 - line[at]!);
        const after = clueProgress(clue, marks);
        if (after.contradicted || before.done.some((is, run) => is && after.done[run] !== true))
          expect.fail(`[${clue.join(' ')}] on ${drawn(marks)}, by the mark ${at}`);
        if (String(after.done) !== String(before.done)) turnedOn += 1;
        before = after;
      }
      expect(before).toEqual({ complete: true, contradicted: false, done: clue.map(() => true) });
    }
    expect(turnedOn).toBeGreaterThan(1_000);
  });

  test('read from the other end, a line says the same in the other order', () => {
    const random = createRandom('mirror');
    for (let nth = 0; nth < 3_000; nth += 1) {
      const length = 5 + random.int(36);
      const line = Array.from({ length }, () => (random.int(5) < 3 ? 1 : 0));
      const clue = runsOf(line);
      const known = 6 + random.int(5);
      const marks = line.map((cell) => (random.int(10) < known ? 2 - cell : 0));
      const { complete, contradicted, done } = clueProgress(clue, marks);
      expectProgress(clue.toReversed(), marks.toReversed(), { complete, contradicted, done: done.toReversed() });
    }
  });

  test('[0] is the empty line: no numbers to be done', () => {
    for (const marks of partialLines(4)) {
      expect(clueProgress([0], marks)).toEqual(clueProgress([], marks));
      expect(clueProgress([0], marks).done).toEqual([]);
    }
    expect(clueProgress([0], lineOf('???'))).toEqual({ complete: true, contradicted: false, done: [] });
    expect(clueProgress([], lineOf('?#?'))).toEqual({ complete: false, contradicted: true, done: [] });
    expect(clueProgress([], [])).toEqual({ complete: true, contradicted: false, done: [] });
  });

  test.each<[string, number[], string, ReturnType<typeof progressOf>]>([
    // A closed 1 in the middle of [1 1] may be the first or the second: neither number is done.
    ['one of two', [1, 1], '??x#x??', { complete: false, contradicted: false, done: [false, false] }],
    // No 1 fits to the left of the closed two: it is the 2.
    ['a two that can be no one', [2, 1], 'x##x??', { complete: false, contradicted: false, done: [true, false] }],
    ['and away from the edge', [2, 1], '?x##x??', { complete: false, contradicted: false, done: [true, false] }],
    ['too much filled', [2, 1], '##??###', { complete: false, contradicted: true, done: [false, false] }],
    ['settled, but not marked', [3], '?#?', { complete: false, contradicted: false, done: [false] }],
    ['filled, but not closed', [2, 1], '##?????', { complete: false, contradicted: false, done: [false, false] }],
    [
      'closed by the edge and a cross',
      [2, 1],
      '##x????',
      { complete: false, contradicted: false, done: [true, false] },
    ],
    ['complete without a cross', [2, 1], '?##?#', { complete: true, contradicted: false, done: [true, true] }],
    [
      'the numbers of a line that is full of crosses',
      [1],
      'xxx',
      { complete: false, contradicted: true, done: [false] },
    ],
    ['the only five', [1, 5, 1], '??x#####x??', { complete: false, contradicted: false, done: [false, true, false] }],
  ])('%s', (_name, clue, line, expected) => {
    expect(clueProgress(clue, lineOf(line))).toEqual(expected);
    expect(progressOf(clue, lineOf(line))).toEqual(expected);
  });

  test('a line as long as they get', () => {
    const line = Array.from({ length: 512 }, (_, at): number => (at % 3 === 2 ? 2 : 1));
    const clue = runsOf(line);
    expect(clueProgress(clue, line)).toEqual({ complete: true, contradicted: false, done: clue.map(() => true) });
    const open = line.with(511, 0).with(510, 0);
    expect(clueProgress(clue, open).done).toEqual(clue.map((_, nth) => nth < clue.length - 1));
  });
});
