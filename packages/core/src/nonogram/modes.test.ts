// All modes of clues and of errors, to twelve cells: by their definitions and every way to fulfil a clue, as marks come, and
// read from the other end.
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../random.ts';
import { clueProgress, type ClueProgress, type ClueState, type LineErrors } from './clue-progress.ts';
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

const clueStates: readonly ClueState[] = ['off', 'line', 'anchored', 'exact'];
const errorModes: readonly LineErrors[] = ['off', 'closed-runs', 'line'];
const modes = clueStates.flatMap((clueState) => errorModes.map((errors) => ({ clueState, errors })));

const ways = new Map<string, string[]>();
function completions(clue: Clue, length: number): string[] {
  const key = `${clue.join(' ')}/${length}`;
  if (!ways.has(key)) ways.set(key, completionsOf(clue, length));
  return ways.get(key)!;
}

/** Can the runs that are closed at both ends be numbers of the clue, each stretch of known cells some in a row of it? */
function closedRunsCanBe(clue: Clue, marks: ArrayLike<number>): boolean {
  const [numbers, text] = [numbersOf(clue), `x${drawn(marks)}x`];
  const lengths = (text.match(/#+/g) ?? []).map((run) => run.length);
  const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
  if (sum(lengths) > sum(numbers) || Math.max(0, ...lengths) > Math.max(0, ...numbers)) return false;
  // The edges are crosses: the first stretch begins, the last one ends the clue.
  const stretches = text.split(/\?+/).map((known) => (known.match(/(?<=x)#+(?=x)/g) ?? []).map((run) => run.length));
  const place = (nth: number, from: number): boolean => {
    if (nth === stretches.length) return true;
    const runs = stretches[nth]!;
    for (let at = from; at + runs.length <= numbers.length; at += 1) {
      if (nth === 0 && at > 0) break;
      if (nth === stretches.length - 1 && at + runs.length < numbers.length) continue;
      if (runs.every((run, more) => numbers[at + more] === run) && place(nth + 1, at + runs.length)) return true;
    }
    return false;
  };
  return place(0, 0);
}

/** What every mode should say. */
function wanted(clue: Clue, marks: ArrayLike<number>): (how: (typeof modes)[number]) => ClueProgress {
  const all = completions(clue, marks.length);
  const exact = progressOf(clue, marks, all);
  const text = drawn(marks);
  const [first] = agreeing(all, marks);
  const starts = first === undefined ? [] : Array.from(first.matchAll(/#+/g), ({ index }) => index);
  const isAnchored = (run: number, nth: number): boolean => {
    const [from, to] = [Math.max(0, starts[nth]! - 1), starts[nth]! + run + 1];
    return !text.slice(0, to).includes('?') || !text.slice(from).includes('?');
  };
  const numbers = numbersOf(clue);
  const anchored = exact.done.map((is, nth) => is && (exact.complete || isAnchored(numbers[nth]!, nth)));
  const closed = !exact.complete && !closedRunsCanBe(clue, marks);
  return ({ clueState, errors }) => ({
    complete: exact.complete && clueState !== 'off',
    contradicted: errors === 'line' ? exact.contradicted : errors === 'closed-runs' && closed,
    done:
      clueState === 'exact'
        ? exact.done
        : clueState === 'anchored'
          ? anchored
          : numbers.map(() => exact.complete && clueState === 'line'),
  });
}
const same = (one: ClueProgress, other: ClueProgress): boolean =>
  one.complete === other.complete && one.contradicted === other.contradicted && String(one.done) === String(other.done);

/** A clue of so many cells and marks on them: mostly those of a line that has it, some of them spoilt. */
function sampled(length: number, random: Random): { readonly clue: readonly number[]; readonly marks: number[] } {
  const line = Array.from({ length }, () => random.int(2));
  const other = Array.from({ length }, () => random.int(2));
  const known = 2 + random.int(9);
  const marks = line.map((cell) => (random.int(10) < known ? 2 - cell : 0));
  for (let spoilt = random.int(3); spoilt > 0; spoilt -= 1) marks[random.int(length)] = random.int(3);
  return { clue: runsOf(random.int(8) === 0 ? other : line), marks };
}

describe.each(modes)('clues $clueState, errors $errors', { timeout: 120_000 }, (how) => {
  test('every clue on every partial line to seven cells is told by the definition', () => {
    const wrong: string[] = [];
    for (let length = 1; length <= 7; length += 1) {
      for (const clue of cluesWithin(length + 1)) {
        for (const marks of partialLines(length)) {
          const got = clueProgress(clue, marks, how);
          if (!same(got, wanted(clue, marks)(how)) && wrong.length < 5)
            wrong.push(`[${clue.join(' ')}] on ${drawn(marks)}: ${JSON.stringify(got)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('so are 20,000 lines of eight to twelve cells, from either end, under a mark more', () => {
    const random = createRandom(`modes ${how.clueState} ${how.errors}`);
    const seen = { complete: 0, contradicted: 0, done: 0, more: 0, stays: 0 };
    for (let nth = 0; nth < 20_000; nth += 1) {
      const { clue, marks } = sampled(8 + (nth % 5), random);
      const told = `[${clue.join(' ')}] on ${drawn(marks)}`;
      const got = clueProgress(clue, marks, how);
      const should = wanted(clue, marks)(how);
      if (!same(got, should)) expect.fail(`${told}: ${JSON.stringify(got)} instead of ${JSON.stringify(should)}`);
      const back = clueProgress(clue.toReversed(), marks.toReversed(), how);
      if (!same(got, { ...back, done: back.done.toReversed() })) expect.fail(`${told} and its mirror`);
      seen.complete += Number(got.complete);
      seen.contradicted += Number(got.contradicted);
      seen.done += Number(!got.complete && got.done.includes(true));

      const unknown = marks.flatMap((mark, at) => (mark === 0 ? [at] : []));
      if (unknown.length === 0) continue;
      const more = marks.with(unknown[random.int(unknown.length)]!, 1 + random.int(2));
      const after = clueProgress(clue, more, how);
      // No mark mends what is told to be wrong.
      if (got.contradicted && !after.contradicted) expect.fail(`${told} is mended by ${drawn(more)}`);
      // What is done stays so under every mark that leaves a way to fulfil the clue.
      if (agreeing(completions(clue, more.length), more).length === 0) continue;
      seen.more += 1;
      if (got.complete && !after.complete) expect.fail(`${told} is complete, ${drawn(more)} is not`);
      if (got.done.some((is, run) => is && !after.done[run]!)) expect.fail(`${told} and then ${drawn(more)}`);
      seen.stays += Number(got.done.includes(true));
    }
    const tells = how.clueState === 'off' ? [] : [seen.complete, seen.stays];
    const tellsMore = how.clueState === 'anchored' || how.clueState === 'exact' ? [seen.done] : [];
    const tellsWrong = how.errors === 'off' ? [] : [seen.contradicted];
    expect(Math.min(seen.more, ...tells, ...tellsMore, ...tellsWrong), JSON.stringify(seen)).toBeGreaterThan(100);
    if (how.clueState === 'off') expect([seen.complete, seen.done, seen.stays]).toEqual([0, 0, 0]);
    if (how.errors === 'off') expect(seen.contradicted).toBe(0);
  });
});

test('what closed runs tell gives no deduction away: whatever they tell, the whole line tells too, and often more', () => {
  const random = createRandom('weaker');
  const seen = { both: 0, line: 0 };
  for (let nth = 0; nth < 20_000; nth += 1) {
    const { clue, marks } = sampled(4 + random.int(9), random);
    const [closed, line] = (['closed-runs', 'line'] as const).map(
      (errors) => clueProgress(clue, marks, { clueState: 'off', errors }).contradicted,
    );
    if (closed && !line) expect.fail(`[${clue.join(' ')}] on ${drawn(marks)}`);
    seen.both += Number(closed);
    seen.line += Number(!closed && line);
  }
  expect(Math.min(seen.both, seen.line)).toBeGreaterThan(500);
});
