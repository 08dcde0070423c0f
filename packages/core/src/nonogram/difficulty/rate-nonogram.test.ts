import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import { byLinesAlone, cluesOf, noise, solutionsOf } from '../grids.fixture.ts';
import { rate } from './rate-nonogram.ts';
import { completionsOf } from '../lines.fixture.ts';
import { nonogram, rateNonogram } from '../index.ts';
import { deriveClues } from '../clues.ts';
import type { Clues, Level } from '../types.ts';
import { deeperBoards, guessedBoard, largerDeeperBoards } from './deeper.fixture.ts';
import { seenInLine, told } from './levels.fixture.ts';
import { createRounds, lookToTheEnd } from './rounds.ts';
import { scoresOf } from './score.ts';
import { techniques } from './technique.ts';

const levels: readonly Level[] = [0, 1, 2, 3, 4, 5];

/** A clue and marks that agree with one of its completions. */
const markedLine = fc.integer({ min: 1, max: 11 }).chain((length) =>
  fc
    .tuple(
      fc.array(fc.boolean(), { minLength: length, maxLength: length }),
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: length, maxLength: length }),
    )
    .map(([cells, hidden]) => ({
      clue: deriveClues(
        cells.map((filled) => (filled ? 1 : 0)),
        length,
        1,
      ).rows[0]!,
      marks: cells.map((filled, at) => (hidden[at]! > 0 ? 0 : filled ? 1 : 2)),
    })),
);
const sees = (level: 0 | 1 | 2, clue: readonly number[], marks: readonly number[]): number[] | undefined => {
  const out = new Uint8Array(marks.length);
  return techniques[level](clue, Uint8Array.from(marks), out) ? [...out] : undefined;
};

describe('techniques of a line', () => {
  test.each([0, 1, 2] as const)('level %i sees what its definition says of all completions', (level) => {
    fc.assert(
      fc.property(markedLine, ({ clue, marks }) => {
        expect(sees(level, clue, marks)).toEqual(seenInLine(level, clue, marks));
      }),
      { numRuns: 1_500 },
    );
  });

  test('a stronger one sees all that a weaker one sees, and each is weaker somewhere', () => {
    const more = [0, 0];
    fc.assert(
      fc.property(markedLine, ({ clue, marks }) => {
        for (const level of [0, 1] as const) {
          const [weak, strong] = [sees(level, clue, marks)!, sees((level + 1) as 1 | 2, clue, marks)!];
          for (const [at, mark] of weak.entries()) if (mark !== 0) expect(strong[at]).toBe(mark);
          if (String(weak) !== String(strong)) more[level]! += 1;
        }
      }),
      { numRuns: 1_500 },
    );
    expect(Math.min(...more)).toBeGreaterThan(3);
  });

  test('lines of several words: ranges and full lines agree with the same line padded by blanks that are marked', () => {
    const random = createRandom('padded');
    for (let nth = 0; nth < 300; nth += 1) {
      const cells = noise(10, 1, 6, random);
      const clue = deriveClues(cells, 10, 1).rows[0]!;
      const marks = Array.from(cells, (cell) => (random.int(3) > 0 ? 0 : cell === 1 ? 1 : 2));
      const padding = Array.from({ length: 25 + random.int(60) }, () => 2);
      for (const level of [1, 2] as const) {
        const long = sees(level, clue, [...padding, ...marks, ...padding])!;
        expect(long.slice(padding.length, padding.length + 10)).toEqual(sees(level, clue, marks));
      }
    }
  });

  test('a line that can’t be fulfilled', () => {
    expect(completionsOf([3, 2], 5)).toEqual([]);
    for (const level of [0, 1, 2] as const) {
      expect(sees(level, [3, 2], [0, 0, 0, 0, 0])).toBeUndefined();
      expect(sees(level, [1], [1, 0, 1])).toBeUndefined();
      expect(sees(level, [3], [0, 2, 0])).toBeUndefined();
    }
  });
});

describe('rating', () => {
  const random = createRandom('rated boards');
  const boards: Clues[] = Array.from({ length: 700 }, (_, nth) => {
    const [width, height] = [1 + random.int(6), 1 + random.int(6)];
    const many =
      nth % 3 === 0 ? random.int(width * height + 1) : Math.round((width * height * (40 + random.int(25))) / 100);
    return cluesOf(noise(width, height, many, random), width, height);
  });

  test('700 small boards: level, rounds, the tightest moment and the slack are those of a solver written anew', () => {
    const seen = new Map<number, number>();
    const slacks = new Set<number>();
    for (const clues of boards) {
      const rated = rateNonogram(clues);
      const naive = told(clues);
      seen.set(naive.level, (seen.get(naive.level) ?? 0) + 1);
      if (naive.level < 0) {
        expect(rated).toMatchObject({ ok: false, reason: 'multiple' });
        continue;
      }
      if (!rated.ok) throw new Error(rated.reason);
      const { level, rounds, tightest, slack } = rated.value;
      expect([level, rounds, Math.round(1_000 * slack)], JSON.stringify(clues)).toEqual([
        naive.level,
        naive.rounds,
        naive.slack,
      ]);
      slacks.add(slack);
      const shares = naive.doors.map(([lines, of]) => lines / of);
      if (shares.length > 0)
        expect(naive.doors[shares.indexOf(Math.min(...shares))]).toEqual([tightest.lines, tightest.of]);
    }
    for (const level of [-1, 0, 1, 2, 3]) expect(seen.get(level) ?? 0, `level ${level}`).toBeGreaterThan(0);
    expect(slacks.size).toBeGreaterThan(100);
  });

  test('slack, worked out by hand', () => {
    const slackOf = (rows: number[][], columns: number[][]): unknown => {
      const rated = rateNonogram({ rows, columns });
      return rated.ok ? rated.value.slack : rated.reason;
    };
    // Four empty lines tell something first, and then both lines of the middle: two cells of three to spare.
    expect(slackOf([[], [1], []], [[], [1], []])).toBe(0.222);
    // The row knows its second cell, one cell of five to spare; all five columns of one cell tell theirs, without any.
    expect(slackOf([[2, 1]], [[1], [1], [], [], [1]])).toBe(0.033);
    // One cell of four to spare, and four columns.
    expect(slackOf([[3]], [[1], [1], [1], []])).toBe(0.05);
  });

  const read = (rows: readonly string[]): Clues =>
    deriveClues(
      rows.flatMap((row) => Array.from(row, (cell) => (cell === '#' ? 1 : 0))),
      rows[0]!.length,
      rows.length,
    );

  test('boards that no single supposition solves are of level 4, as the solver written anew finds', () => {
    for (const clues of deeperBoards.map(read)) {
      const rated = rateNonogram(clues);
      if (!rated.ok) throw new Error(rated.reason);
      const naive = told(clues);
      const { level, rounds, slack } = rated.value;
      expect([level, rounds, Math.round(1_000 * slack)]).toEqual([naive.level, naive.rounds, naive.slack]);
      expect(naive.level).toBe(4);
      expect(rateNonogram(clues, { most: 3 })).toMatchObject({ ok: false, reason: 'beyond' });
    }
  }, 60_000);

  test('larger ones too: each is solved by comparing, and by nothing weaker', () => {
    for (const clues of largerDeeperBoards.map(read)) {
      const rated = rateNonogram(clues);
      expect(rated).toMatchObject({ ok: true, value: { level: 4 } });
      expect(rateNonogram(clues, { most: 3 })).toMatchObject({ ok: false, reason: 'beyond' });
      if (!rated.ok) continue;
      expect(rated.value.score).toBeGreaterThanOrEqual(scoresOf(4)[0]);
      expect(rated.value.score).toBeLessThan(scoresOf(4)[1]);
    }
  });

  test('a board of one solution that no reasoning finishes is of level 5, as the solver written anew finds', () => {
    const clues = read(guessedBoard);
    const naive = told(clues);
    expect(naive.level).toBe(5);
    const rated = rateNonogram(clues);
    if (!rated.ok) throw new Error(rated.reason);
    const { level, score, rounds, tightest, slack } = rated.value;
    expect([level, rounds, Math.round(1_000 * slack)]).toEqual([5, naive.rounds, naive.slack]);
    expect(naive.doors).toContainEqual([tightest.lines, tightest.of]);
    expect(score).toBeGreaterThanOrEqual(scoresOf(5)[0]);
    expect(score).toBeLessThan(1);
    expect(rateNonogram(clues, { most: 4 })).toMatchObject({ ok: false, reason: 'beyond' });
    expect(rateNonogram(read(guessedBoard.toReversed()))).toMatchObject({ ok: true, value: rated.value });
  }, 120_000);

  test('a solution that is known saves work, and changes nothing', () => {
    const open = boards.filter((clues) => byLinesAlone(clues)!.includes(0));
    let [less, rated] = [0, 0];
    for (const clues of [...open, ...deeperBoards.map(read)]) {
      const [width, height] = [clues.columns.length, clues.rows.length];
      const cells = Array.from(solutionsOf(clues, 1)[0]!, Number);
      expect(cells).toHaveLength(width * height);
      for (const most of [2, 3, 4] as const) {
        const [without, known] = [createBudget({ steps: 1e9 }), createBudget({ steps: 1e9 })];
        const plain = run(rate(clues, most, without));
        expect({ ...run(rate(clues, most, known, cells)), spent: 0 }).toEqual({ ...plain, spent: 0 });
        expect(known.spent).toBeLessThanOrEqual(without.spent);
        if (known.spent < 0.7 * without.spent) less += 1;
        if (plain.ok) rated += 1;
      }
    }
    expect([open.length > 50, less > 50, rated > 10]).toEqual([true, true, true]);
  });

  test('a stronger solver that is allowed never raises the score, and a weaker one than needed does not finish', () => {
    const hard = [...deeperBoards, ...largerDeeperBoards, guessedBoard].map(read);
    for (const clues of [...boards.slice(0, 300), ...hard]) {
      let before = Number.POSITIVE_INFINITY;
      for (const most of levels) {
        const rated = rateNonogram(clues, { most });
        const score = rated.ok ? rated.value.score : Number.POSITIVE_INFINITY;
        expect(score).toBeLessThanOrEqual(before);
        if (rated.ok) expect(rated.value.level).toBeLessThanOrEqual(most);
        else expect(rated.reason).toBe(most === 5 ? 'multiple' : 'beyond');
        before = score;
      }
    }
  });

  test('with a stronger technique of lines, a board takes no more rounds', () => {
    let fewer = 0;
    for (const clues of boards) {
      const rounds = techniques.map((technique) => {
        const course = createRounds(clues, technique);
        run(lookToTheEnd(course, createBudget({ steps: 1e6 })));
        return course.unknown === 0 ? course.course.rounds : Number.POSITIVE_INFINITY;
      });
      expect(rounds[1]).toBeLessThanOrEqual(rounds[0]!);
      expect(rounds[2]).toBeLessThanOrEqual(rounds[1]!);
      if (rounds[2]! < rounds[0]!) fewer += 1;
    }
    expect(fewer).toBeGreaterThan(20);
  });

  test('the score lies in the range of its level, and ranges follow one another', () => {
    let end = 0;
    for (const level of levels) {
      const [from, to] = scoresOf(level);
      expect(from).toBe(end);
      expect(to).toBeGreaterThan(from);
      end = to;
    }
    expect(end).toBe(1);
    for (const clues of boards) {
      const rated = rateNonogram(clues);
      if (!rated.ok) continue;
      const { level, score, slack, rounds } = rated.value;
      expect(score).toBeGreaterThanOrEqual(scoresOf(level)[0]);
      expect(score).toBeLessThan(scoresOf(level)[1]);
      expect(slack).toBeGreaterThanOrEqual(0);
      expect(slack).toBeLessThan(1);
      if (rounds > 1) expect(score).toBeGreaterThan(scoresOf(level)[0]);
    }
  });

  test('turned over its diagonal a board is as hard', () => {
    for (const { rows, columns } of boards.slice(0, 200)) {
      const [straight, turned] = [rateNonogram({ rows, columns }), rateNonogram({ rows: columns, columns: rows })];
      expect({ ...turned, spent: 0 }).toEqual({ ...straight, spent: 0 });
    }
  });

  test('clues that contradict each other have no level, clues that are none are named', () => {
    expect(rateNonogram({ rows: [[1], []], columns: [[], [1], [1]] })).toMatchObject({ ok: false, reason: 'none' });
    const crossed = { rows: [[1], [1]], columns: [[2], []] };
    expect(solutionsOf(crossed)).toHaveLength(1);
    expect(rateNonogram({ rows: [[2], [1]], columns: [[2], []] })).toMatchObject({ ok: false, reason: 'none' });
    expect(rateNonogram({ rows: [[0]], columns: [[0]] })).toMatchObject({ ok: true, value: { level: 0, rounds: 1 } });
    expect(rateNonogram({ rows: [], columns: [[1]] })).toMatchObject({ ok: false, reason: 'invalid-clues' });
  });

  test('small budgets end it, at every step', () => {
    const clues = cluesOf(noise(12, 12, 68, createRandom('rate 3')), 12, 12);
    const whole = rateNonogram(clues);
    for (let steps = 0; steps < Math.min(whole.spent, 400); steps += 7) {
      expect(rateNonogram(clues, { budget: createBudget({ steps }) })).toMatchObject({ ok: false, reason: 'budget' });
    }
  });

  test('the job says the same, and decodes its arguments', () => {
    const { rows, columns } = boards[3]!;
    const args = nonogram.own.rate.args({ rows, columns, most: 5 });
    if (!args.ok) throw new Error(args.reason);
    const tools = { random: createRandom(0), budget: createBudget({ steps: 1e6 }), assets: { get: () => undefined } };
    expect(run(nonogram.own.rate.run(args.value, tools))).toEqual(rateNonogram({ rows, columns }));
    for (const bad of [null, {}, { rows }, { rows, columns, most: 6 }, { rows: [[-1]], columns }])
      expect(nonogram.own.rate.args(bad).ok).toBe(false);
  });
});
