import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestOf, noRecords, readRecords, streakOn, withSolve, type Records } from './records.ts';

const day = (n: number): string => new Date(Date.UTC(2026, 1, 1) + n * 86_400_000).toISOString().slice(0, 10);
const solve = (before: Records, n: number, elapsed = 1_000, unaided = true, what = 'a'): Records =>
  withSolve(before, { what, elapsed, day: day(n), unaided });

describe('days in a row', () => {
  test('equal to counting them back from the last, over months and leap days', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1 }), (days) => {
        const sorted = days.toSorted((a, b) => a - b);
        const records = sorted.reduce((before, n) => solve(before, n), noRecords);
        const played = new Set(sorted);
        let run = 0;
        while (played.has(sorted.at(-1)! - run)) run += 1;
        expect(records.streak).toBe(run);
        expect(records.solved).toBe(days.length);
        expect(records.longest).toBeGreaterThanOrEqual(run);
        expect(streakOn(records, day(sorted.at(-1)!))).toBe(run);
        expect(streakOn(records, day(sorted.at(-1)! + 1))).toBe(run);
        expect(streakOn(records, day(sorted.at(-1)! + 2))).toBe(0);
      }),
    );
  });

  test('a clock that was set back takes nothing away', () => {
    const records = [1, 2, 3].reduce((before, n) => solve(before, n), noRecords);
    expect(solve(records, 1)).toMatchObject({ streak: 3, last: day(3), solved: 4 });
  });
});

describe('best times', () => {
  test('the least of the unaided, for each kind of board', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 50 }), fc.boolean())),
        (solves) => {
          let records = noRecords;
          for (const [what, elapsed, unaided] of solves) records = solve(records, 1, elapsed, unaided, what);
          for (const what of ['a', 'b']) {
            const times = solves.filter(([name, , unaided]) => name === what && unaided).map(([, elapsed]) => elapsed);
            expect(bestOf(records, what)).toBe(times.length === 0 ? undefined : Math.min(...times));
          }
        },
      ),
    );
  });
});

test('read back as written; what can’t be read is nothing yet', () => {
  const records = [1, 2].reduce((before, n) => solve(before, n), noRecords);
  expect(readRecords(JSON.stringify(records))).toEqual(records);
  for (const text of [undefined, '', '{', '[]', '{"format":2}', '{"format":1,"solved":-1}'])
    expect(readRecords(text)).toEqual(noRecords);
});
