import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { lineOf } from '../clues.ts';
import { wordsFor } from '../line.ts';
import type { Clues } from '../types.ts';
import type { Technique } from './technique.ts';

/** What a solver did that looks at all lines at once, again and again. */
export interface Course {
  /** Times that the whole board was looked at and something was learned. */
  readonly rounds: number;
  /** Where the smallest share of the unfinished lines told something: how many did, and of how many. */
  readonly tightest: { readonly lines: number; readonly of: number };
  /** Lines that told something, by round; and the sum of their slack, in thousandths (spare cells of the clue / length). */
  readonly used: number;
  readonly slack: number;
}

export const atTheStart: Course = { rounds: 0, tightest: { lines: 0, of: 0 }, used: 0, slack: 0 };
/** The course with a round more, in which so many of the unfinished lines told something, of this slack together. */
export function afterRound(course: Course, lines: number, of: number, slack: number): Course {
  const { tightest } = course;
  const isTighter = course.rounds === 0 || lines * tightest.of < tightest.lines * of;
  return {
    rounds: course.rounds + 1,
    tightest: isTighter ? { lines, of } : tightest,
    used: course.used + lines,
    slack: course.slack + slack,
  };
}

/** Marks and the rounds over them. All lines of a round see the same marks, so that their order does not matter. */
export interface Rounds {
  readonly marks: Uint8Array;
  readonly unknown: number;
  readonly course: Course;
  /** Looks at lines for about so many steps: `more` of the round is left, or it is over. */
  look(steps: number): 'more' | 'learned' | 'fixed' | 'contradiction';
  /** Ends a round of another kind: cell × 2 + (1 filled, 0 blank) each; false when they contradict. */
  learn(literals: readonly number[]): boolean;
  /** Steps since this was last asked. */
  takeWork(): number;
}

/** Words of runs that make a step of at most 5 µs. */
const WORK_A_STEP = 64;

export function createRounds({ rows, columns }: Clues, technique: Technique): Rounds {
  const [width, height] = [columns.length, rows.length];
  const clues = [...rows, ...columns];
  const marks = new Uint8Array(width * height);
  const line = new Uint8Array(Math.max(width, height));
  const out = new Uint8Array(line.length);
  /** By line: cells that are not known; and has it changed since it was looked at? */
  const open = Int32Array.from(clues, (_, at) => (at < height ? width : height));
  const changed = new Uint8Array(clues.length).fill(1);
  const slackOf = clues.map((clue, at) => {
    const length = at < height ? width : height;
    const least = clue.reduce((sum, run) => sum + run, clue.length - 1);
    return clue.length === 0 ? 0 : Math.floor((1_000 * Math.max(0, length - least)) / length);
  });
  const costs = clues.map(
    (clue, at) => 1 + Math.floor(((clue.length + 1) * wordsFor(at < height ? width : height)) / WORK_A_STEP),
  );
  let news: number[] = [];
  let next = 0;
  let [unknown, work, told, slack] = [marks.length, 0, 0, 0];
  let course = atTheStart;

  const put = (cell: number, mark: number): boolean => {
    if (marks[cell] !== 0) return marks[cell] === mark;
    const x = cell % width;
    marks[cell] = mark;
    unknown -= 1;
    for (const at of [(cell - x) / width, height + x]) {
      open[at]! -= 1;
      changed[at] = 1;
    }
    return true;
  };
  /** Puts the news down and counts the round. */
  const close = (lines: number): boolean => {
    let of = 0;
    for (const left of open) if (left > 0) of += 1;
    course = afterRound(course, lines, of, slack);
    for (let at = 0; at < news.length; at += 2) if (!put(news[at]!, news[at + 1]!)) return false;
    return true;
  };
  const read = (at: number): boolean => {
    const { start, step, length } = lineOf(at, width, height);
    for (let n = 0, cell = start; n < length; n += 1, cell += step) line[n] = marks[cell]!;
    if (!technique(clues[at]!, line.subarray(0, length), out)) return false;
    const before = news.length;
    for (let n = 0, cell = start; n < length; n += 1, cell += step) {
      if (line[n] === 0 && out[n] !== 0) news.push(cell, out[n]!);
    }
    if (news.length > before) {
      told += 1;
      slack += slackOf[at]!;
    }
    return true;
  };

  return {
    marks,
    get unknown() {
      return unknown;
    },
    get course() {
      return course;
    },
    look(steps) {
      const until = work + steps;
      if (next === 0) [news, told, slack] = [[], 0, 0];
      for (; next < clues.length; next += 1) {
        if (work >= until) return 'more';
        if (changed[next] === 0) continue;
        changed[next] = 0;
        work += costs[next]!;
        if (!read(next)) return 'contradiction';
      }
      next = 0;
      if (told === 0) return 'fixed';
      return close(told) ? 'learned' : 'contradiction';
    },
    learn(literals) {
      news = literals.flatMap((literal) => [literal >> 1, (literal & 1) === 1 ? 1 : 2]);
      const lines = new Set(
        literals.flatMap((literal) => {
          const x = (literal >> 1) % width;
          return [((literal >> 1) - x) / width, height + x];
        }),
      );
      slack = 0;
      for (const at of lines) slack += slackOf[at]!;
      return close(lines.size);
    },
    takeWork() {
      const done = work;
      work = 0;
      return done;
    },
  };
}

/** Rounds of lines until they tell nothing more. */
export function* lookToTheEnd(
  rounds: Pick<Rounds, 'look' | 'unknown' | 'takeWork'>,
  budget: Budget,
): Job<Result<true, 'none' | Stopped, undefined>, never> {
  for (;;) {
    const seen = rounds.look(AT_ONCE);
    if (!(yield* pay(budget, Math.max(1, rounds.takeWork())))) return stopped(budget);
    if (seen === 'contradiction') return { ...fail('none'), spent: budget.spent };
    if (seen === 'fixed' || rounds.unknown === 0) return succeed(true);
  }
}
const AT_ONCE = 400;
