import { lineOf } from '../../clues.ts';
import { afterRound, atTheStart, type Course } from '../../difficulty/rounds.ts';
import { wordsFor } from '../../line.ts';
import type { ColouredClues } from '../../types.ts';
import type { ColouredTechnique } from './technique.ts';

/** What cells may be, and the rounds over them, as `Rounds` has them in black and white. */
export interface ColouredRounds {
  /** By cell, a bit for blank (the lowest) and for every colour. */
  readonly may: Uint16Array;
  /** Cells that may be several things. */
  readonly unknown: number;
  readonly course: Course;
  /** Looks at lines for about so many steps: `more` of the round is left, or it is over. */
  look(steps: number): 'more' | 'learned' | 'fixed' | 'contradiction';
  /** Ends a round of another kind, in which cells × values + what they are not were found; false when nothing is left. */
  learn(strikes: readonly number[]): boolean;
  /** Steps since this was last asked. */
  takeWork(): number;
}

/** Words of runs that make a step of at most 5 µs. */
const WORK_A_STEP = 32;

export function createColouredRounds(
  { rows, columns, rowColours, columnColours }: ColouredClues,
  values: number,
  technique: ColouredTechnique,
): ColouredRounds {
  const [width, height] = [columns.length, rows.length];
  const lengthOf = (at: number): number => (at < height ? width : height);
  const painted = [...rowColours, ...columnColours];
  const lines = [...rows, ...columns].map((clue, at) => ({ clue, colours: painted[at]!, values }));
  const may = new Uint16Array(width * height).fill((1 << values) - 1);
  const [before, after] = [new Uint16Array(Math.max(width, height)), new Uint16Array(Math.max(width, height))];
  /** By line: cells that are not known; and has it changed since it was looked at? */
  const open = Int32Array.from(lines, (_, at) => lengthOf(at));
  const changed = new Uint8Array(lines.length).fill(1);
  const slackOf = lines.map(({ clue, colours }, at) => {
    const gaps = clue.filter((_, run) => run > 0 && colours[run] === colours[run - 1]).length;
    const least = clue.reduce((sum, run) => sum + run, gaps);
    return clue.length === 0 ? 0 : Math.floor((1_000 * Math.max(0, lengthOf(at) - least)) / lengthOf(at));
  });
  const costs = lines.map(({ clue }, at) => {
    const words = (clue.length + values) * wordsFor(lengthOf(at));
    return 1 + Math.floor((words + lengthOf(at) * values) / WORK_A_STEP);
  });
  /** Cells and what is left of them, as the round found it. */
  let news: number[] = [];
  let next = 0;
  let [unknown, work, told, slack] = [may.length, 0, 0, 0];
  let course = atTheStart;

  const keep = (cell: number, set: number): boolean => {
    const left = may[cell]! & set;
    if (left === may[cell]) return left !== 0;
    may[cell] = left;
    const x = cell % width;
    for (const at of [(cell - x) / width, height + x]) {
      changed[at] = 1;
      if (isOne(left)) open[at]! -= 1;
    }
    if (isOne(left)) unknown -= 1;
    return left !== 0;
  };
  /** Puts the news down and counts the round. */
  const close = (count: number): boolean => {
    let of = 0;
    for (const left of open) if (left > 0) of += 1;
    course = afterRound(course, count, of, slack);
    for (let at = 0; at < news.length; at += 2) if (!keep(news[at]!, news[at + 1]!)) return false;
    return true;
  };
  const read = (at: number): boolean => {
    const { start, step, length } = lineOf(at, width, height);
    for (let n = 0, cell = start; n < length; n += 1, cell += step) before[n] = may[cell]!;
    if (!technique(lines[at]!, before.subarray(0, length), after)) return false;
    const many = news.length;
    for (let n = 0, cell = start; n < length; n += 1, cell += step) {
      if (after[n] !== before[n]) news.push(cell, after[n]!);
    }
    if (news.length > many) {
      told += 1;
      slack += slackOf[at]!;
    }
    return true;
  };

  return {
    may,
    get unknown() {
      return unknown;
    },
    get course() {
      return course;
    },
    look(steps) {
      const until = work + steps;
      if (next === 0) [news, told, slack] = [[], 0, 0];
      for (; next < lines.length; next += 1) {
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
    learn(strikes) {
      news = strikes.flatMap((strike) => [Math.floor(strike / values), ~(1 << (strike % values))]);
      const crossing = new Set(
        strikes.flatMap((strike) => {
          const cell = Math.floor(strike / values);
          const x = cell % width;
          return [(cell - x) / width, height + x];
        }),
      );
      slack = 0;
      for (const at of crossing) slack += slackOf[at]!;
      return close(crossing.size);
    },
    takeWork() {
      const done = work;
      work = 0;
      return done;
    },
  };
}

const isOne = (set: number): boolean => (set & (set - 1)) === 0;
