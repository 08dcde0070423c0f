// Reasons of lines, against all completions of short lines and a walk along the clue of long ones.
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../random.ts';
import { agreeing, cluesWithin, completionsOf, forcedByWalking, partialLines, runsOf } from '../lines.fixture.ts';
import { createExplainer, FREE_BLANK, FREE_FILLED } from './explain.ts';

const isFree = (code: number): boolean => code === FREE_FILLED || code === FREE_BLANK;
const markOf = (code: number): number => (code === FREE_FILLED ? 1 : code === FREE_BLANK ? 2 : code);

/** Asks for the reason and holds it against `can`: does it suffice, and can none of it be left out? */
function expectReason(
  explainer: ReturnType<typeof createExplainer>,
  codes: readonly number[],
  can: (marks: readonly number[]) => boolean,
): 'possible' | 'explained' {
  const { length } = codes;
  explainer.line.set(codes);
  const marks = codes.map(markOf);
  const possible = can(marks);
  expect(explainer.fits(0, length)).toBe(possible);
  const named = explainer.explain(0, length);
  if (possible) {
    expect(named).toBe(-1);
    return 'possible';
  }
  const kept = marks.map((mark, at) => (isFree(codes[at]!) || explainer.needed[at] === 1 ? mark : 0));
  const told = codes.map((code, at) => (explainer.needed[at] === 1 && !isFree(code) ? at : -1)).filter((at) => at >= 0);
  if (can(kept)) expect.fail(`${String(codes)}: ${String(told)} do not suffice`);
  expect(named).toBe(told.length);
  for (const at of told) {
    if (marks[at] === 0) expect.fail(`${String(codes)}: cell ${at} is not known`);
    if (!can(kept.with(at, 0))) expect.fail(`${String(codes)}: ${at} of ${String(told)} can be left out`);
  }
  // Leaving out one cell after the other, from the left or from the right, would have come to this at best.
  const orders = [codes.map((_, at) => at), codes.map((_, at) => length - 1 - at)];
  const sizes = orders.map((order) => {
    let left = marks;
    for (const at of order) if (!isFree(codes[at]!) && !can(left.with(at, 0))) left = left.with(at, 0);
    return left.filter((mark, at) => mark !== 0 && !isFree(codes[at]!)).length;
  });
  expect(named).toBe(Math.min(...sizes));
  return 'explained';
}

/** A line of the clue with lies in it, some of its cells free. */
function lie(length: number, random: Random): { clue: number[]; codes: number[] } {
  const share = 2 + random.int(7);
  const line = Array.from({ length }, () => (random.int(10) < share ? 1 : 0));
  const known = 1 + random.int(9);
  const codes = line.map((cell) => {
    if (random.int(10) >= known) return 0;
    const mark = random.int(12) === 0 ? 1 + random.int(2) : 2 - cell;
    if (random.int(4) > 0) return mark;
    return mark === 1 ? FREE_FILLED : FREE_BLANK;
  });
  return { clue: runsOf(line), codes };
}

describe('why a line can not be', () => {
  test.each([1, 4, 6, 7])('every clue on every partial line of %i cells', (length) => {
    for (const clue of cluesWithin(length + 1)) {
      const completions = completionsOf(clue, length);
      const explainer = createExplainer([clue], length);
      for (const marks of partialLines(length))
        expectReason(explainer, [...marks], (asked) => agreeing(completions, asked).length > 0);
    }
  });

  test.each([
    [16, 400],
    [29, 200],
    [31, 200],
    [33, 200],
    [64, 100],
    [70, 100],
    [130, 30],
  ])('lines of %i cells with free ones among them (%i of them)', (length, count) => {
    const random = createRandom(`lies ${length}`);
    const seen = { possible: 0, explained: 0 };
    for (let nth = 0; nth < count; nth += 1) {
      const { clue, codes } = lie(length, random);
      const explainer = createExplainer([clue], length);
      seen[expectReason(explainer, codes, (marks) => forcedByWalking(clue, marks) !== undefined)] += 1;
    }
    expect(seen.explained).toBeGreaterThan(count / 8);
  });

  test('a clue that is too long needs no reason', () => {
    const explainer = createExplainer([[4, 4]], 6);
    explainer.line.fill(0);
    expect(explainer.fits(0, 6)).toBe(false);
    expect(explainer.explain(0, 6)).toBe(0);
    expect([...explainer.needed]).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
