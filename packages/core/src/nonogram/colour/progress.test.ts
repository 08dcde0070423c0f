import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { clueProgress, type ClueState, type LineErrors } from '../clue-progress.ts';
import { closedRunsFit } from '../closed-runs.ts';
import { solveLine } from '../solve-line.ts';
import { cluedBy, colouredNoise, completionsOf, marksOf } from './colours.fixture.ts';

interface Line {
  readonly clue: readonly number[];
  readonly colours: readonly number[];
  readonly marks: readonly number[];
  /** The ways to fulfil the clue that agree with the marks, as marks. */
  readonly ways: readonly (readonly number[])[];
}

function* lines(count: number, seed: string): Generator<Line> {
  const random = createRandom(seed);
  for (let nth = 0; nth < count; nth += 1) {
    const [length, colours] = [1 + random.int(11), 1 + random.int(3)];
    const hidden = colouredNoise(length, 1, colours, random);
    const { runs, colours: painted } = cluedBy(hidden);
    const known = random.int(11);
    const marks = marksOf(hidden).map((mark) => (random.int(10) < known ? mark : 0));
    if (random.int(4) === 0) marks[random.int(length)] = [0, 1, 2, 3, 4][random.int(5)]!;
    const ways = completionsOf(runs, painted, length)
      .map(marksOf)
      .filter((way) => way.every((mark, at) => marks[at] === 0 || marks[at] === mark));
    yield { clue: runs, colours: painted, marks, ways };
  }
}
const valuesOf = (marks: readonly number[]): number[] => marks.map((mark) => [0, 1, 0, 2, 3, 4][mark]!);

describe('a line in colours', () => {
  test('what is forced is so in all ways, and what is not is not', () => {
    for (const { clue, colours, marks, ways } of lines(6_000, 'forced')) {
      const found = solveLine(clue, marks, colours);
      expect(found.ok).toBe(ways.length > 0);
      if (!found.ok) continue;
      const wanted = marks.map((_, at) => (ways.every((way) => way[at] === ways[0]![at]) ? ways[0]![at] : 0));
      expect([...found.value]).toEqual(wanted);
    }
  });

  test('a number is done where its run has one place, is there, and is closed by crosses, edges or other colours', () => {
    const seen = { done: 0, open: 0, complete: 0, contradicted: 0 };
    for (const { clue, colours, marks, ways } of lines(6_000, 'done')) {
      const { complete, contradicted, done } = clueProgress(clue, marks, {}, colours);
      const there = cluedBy(valuesOf(marks));
      const isComplete = String([there.runs, there.colours]) === String([clue, colours]);
      expect(complete).toBe(isComplete);
      expect(contradicted).toBe(ways.length === 0);
      const wanted = clue.map((run, nth) => {
        if (isComplete) return true;
        const places = new Set(
          ways.map((way) => {
            const begins = [...way.keys()].filter((at) => way[at] !== 2 && (at === 0 || way[at] !== way[at - 1]));
            return begins[nth]!;
          }),
        );
        const [start] = places;
        if (places.size !== 1) return false;
        const own = marksOf([colours[nth]! + 1])[0];
        const isThere = marks.slice(start, start! + run).every((mark) => mark === own);
        const beside = [marks[start! - 1] ?? 2, marks[start! + run] ?? 2];
        return isThere && beside.every((mark) => mark !== 0 && mark !== own);
      });
      expect(done, JSON.stringify({ clue, colours, marks })).toEqual(wanted);
      seen.complete += Number(isComplete);
      seen.contradicted += Number(contradicted);
      if (!isComplete) {
        seen.done += wanted.filter(Boolean).length;
        seen.open += wanted.filter((is) => !is).length;
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(300);
  });

  test('anchored, besides every cell to one end is known; off and line tell less; either end tells the same', () => {
    const told = { anchored: 0, exact: 0 };
    for (const { clue, colours, marks } of lines(6_000, 'anchored')) {
      const say = (clueState: ClueState, errors: LineErrors = 'line') =>
        clueProgress(clue, marks, { clueState, errors }, colours);
      const [exact, anchored] = [say('exact'), say('anchored')];
      const [first, last] = [marks.indexOf(0), marks.lastIndexOf(0)];
      // The runs that end before the first unknown cell are the first numbers, those behind the last one the last.
      const runsIn = (from: number, to: number): number => cluedBy(valuesOf(marks.slice(from, to))).runs.length;
      const [front, back] = [runsIn(0, first), runsIn(last + 1, marks.length)];
      const wanted = exact.done.map(
        (is, nth) => is && (exact.complete || first < 0 || nth < front || nth >= clue.length - back),
      );
      expect(anchored, JSON.stringify({ clue, colours, marks })).toEqual({ ...exact, done: wanted });
      expect(say('line').done).toEqual(clue.map(() => exact.complete));
      expect(say('off')).toEqual({ ...exact, complete: false, done: clue.map(() => false) });
      expect(say('exact', 'off')).toEqual({ ...exact, contradicted: false });
      for (const clueState of ['anchored', 'exact'] as const) {
        for (const errors of ['closed-runs', 'line'] as const) {
          const feedback = { clueState, errors };
          const mirrored = clueProgress(clue.toReversed(), marks.toReversed(), feedback, colours.toReversed());
          expect(mirrored).toEqual({ ...say(clueState, errors), done: say(clueState, errors).done.toReversed() });
        }
      }
      told.anchored += wanted.filter(Boolean).length;
      told.exact += exact.done.filter(Boolean).length - wanted.filter(Boolean).length;
    }
    expect(Math.min(...Object.values(told)), JSON.stringify(told)).toBeGreaterThan(50);
  });

  test('a mark more keeps what is done as long as the line can be, and mends nothing', () => {
    const random = createRandom('a mark more');
    const seen = { done: 0, contradicted: 0 };
    for (const { clue, colours, marks, ways } of lines(12_000, 'more')) {
      const unknown = [...marks.keys()].filter((at) => marks[at] === 0);
      if (unknown.length === 0) continue;
      const at = unknown[random.int(unknown.length)]!;
      const mark = [1, 2, 3, 4][random.int(4)]!;
      const more = marks.with(at, mark);
      const canBe = ways.some((way) => way[at] === mark);
      for (const clueState of ['line', 'anchored', 'exact'] as const) {
        for (const errors of ['closed-runs', 'line'] as const) {
          const [before, after] = [marks, more].map((held) => clueProgress(clue, held, { clueState, errors }, colours));
          if (before!.contradicted)
            expect(after!.contradicted, JSON.stringify({ clue, colours, marks, more })).toBe(true);
          seen.contradicted += Number(before!.contradicted);
          if (!canBe) continue;
          if (before!.complete) expect(after!.complete).toBe(true);
          for (const [nth, is] of before!.done.entries()) if (is) expect(after!.done[nth]).toBe(true);
          seen.done += before!.done.filter(Boolean).length;
        }
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(500);
  });

  test('closed runs fit wherever a line can be, and otherwise as by trying', () => {
    let [fits, not] = [0, 0];
    for (const { clue, colours, marks, ways } of lines(8_000, 'closed')) {
      const said = closedRunsFit(clue, marks, colours);
      expect(said, JSON.stringify({ clue, colours, marks })).toBe(fitsByTrying(clue, colours, marks));
      if (ways.length > 0) expect(said).toBe(true);
      fits += Number(said);
      not += Number(!said);
    }
    expect(Math.min(fits, not)).toBeGreaterThan(400);
  });
});

/** By its definition, with a letter for each mark: ? unknown, x crossed, A … the colours. */
function fitsByTrying(clue: readonly number[], colours: readonly number[], marks: readonly number[]): boolean {
  const text = marks.map((mark) => '?AxBCD'[mark]).join('');
  const letter = (colour: number): string => 'ABCD'[colour]!;
  const numbers = clue.map((run, nth) => letter(colours[nth]!).repeat(run));
  for (const one of 'ABCD') {
    const own = numbers.filter((number) => number.startsWith(one));
    const runs = text.match(new RegExp(`${one}+`, 'g')) ?? [];
    if (Math.max(0, ...runs.map((run) => run.length)) > Math.max(0, ...own.map((run) => run.length))) return false;
    if (runs.join('').length > own.join('').length) return false;
  }
  const stretches = [...text.matchAll(/[^?]+/g)].map(({ 0: known, index }) => {
    const [isFirst, isLast] = [index === 0, index + known.length === text.length];
    const runs = [...known.matchAll(/([A-D])\1*/g)];
    const closed = runs.filter((run) => {
      const opens = (run.index === 0 && !isFirst) || (run.index + run[0].length === known.length && !isLast);
      return !opens;
    });
    return { runs: closed.map(([run]) => run), isFirst, isLast };
  });
  const place = (nth: number, from: number): boolean => {
    const stretch = stretches[nth];
    if (!stretch) return true;
    const { runs, isFirst, isLast } = stretch;
    for (let at = from; at + runs.length <= numbers.length; at += 1) {
      if ((isFirst && at !== 0) || (isLast && at + runs.length !== numbers.length)) continue;
      if (runs.every((run, more) => numbers[at + more] === run) && place(nth + 1, at + runs.length)) return true;
    }
    return false;
  };
  return place(0, 0);
}
