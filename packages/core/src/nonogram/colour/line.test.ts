import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { wordsFor } from '../line.ts';
import { cluedBy, colouredNoise, completionsOf, possibleOf } from './colours.fixture.ts';
import { colouredSolverFor } from './line.ts';

/** What the solver says of a line whose cells may be what the bits say. */
function solved(
  clue: readonly number[],
  colours: readonly number[],
  values: number,
  may: readonly number[],
): { readonly possible: number[]; readonly starts: number[][] } | undefined {
  const solver = colouredSolverFor(may.length);
  const words = wordsFor(may.length);
  const can = new Int32Array(values * words + 3).fill(-1);
  can.fill(0, 3);
  const has = (set: Int32Array, from: number, at: number): number => (set[from + (at >> 5)]! >>> (at & 31)) & 1;
  for (const [at, set] of may.entries()) {
    for (let value = 0; value < values; value += 1) {
      if ((set >> value) & 1) can[3 + value * words + (at >> 5)]! |= 1 << (at & 31);
    }
  }
  if (!solver.solve(clue, colours, may.length, values, can, 3)) return undefined;
  const possible = may.map((_, at) => {
    let set = 0;
    for (let value = 0; value < values; value += 1) set |= has(solver.found, value * words, at) << value;
    return set;
  });
  const places = Array.from(may.keys());
  const starts = clue.map((_, run) => places.filter((at) => has(solver.starts, run * words, at) === 1));
  return { possible, starts };
}
/** Where each run starts in the ways that are left. */
function startsOf(ways: readonly (readonly number[])[], may: readonly number[], runs: number): number[][] {
  const starts = Array.from({ length: runs }, () => new Set<number>());
  for (const way of ways) {
    if (!way.every((value, at) => ((may[at]! >> value) & 1) === 1)) continue;
    const begins = [...way.keys()].filter((at) => way[at] !== 0 && way[at] !== (at > 0 ? way[at - 1] : 0));
    for (const [run, at] of begins.entries()) starts[run]!.add(at);
  }
  return starts.map((set) => [...set].toSorted((a, b) => a - b));
}

describe('the line solver in colours', () => {
  test('all clues of two colours in up to four cells, and all that the cells may be: as by trying', () => {
    let [lineCount, wrong] = [0, 0];
    for (let length = 1; length <= 4; length += 1) {
      const lines = new Map<string, { readonly runs: number[]; readonly colours: number[] }>();
      for (let code = 0; code < 3 ** length; code += 1) {
        const clued = cluedBy(Array.from(code.toString(3).padStart(length, '0'), Number));
        lines.set(JSON.stringify(clued), clued);
      }
      for (const { runs, colours } of lines.values()) {
        const ways = completionsOf(runs, colours, length);
        for (let code = 0; code < 7 ** length; code += 1) {
          const may = Array.from(code.toString(7).padStart(length, '0'), (digit) => Number(digit) + 1);
          const found = solved(runs, colours, 3, may);
          const wanted = possibleOf(ways, may);
          lineCount += 1;
          if (String(found?.possible) !== String(wanted)) wrong += 1;
        }
      }
    }
    expect(wrong).toBe(0);
    expect(lineCount).toBeGreaterThan(100_000);
  });

  test('ten thousand random lines to 20 cells and 8 colours, and where their runs start: as by trying', () => {
    const random = createRandom('lines in colours');
    let contradictions = 0;
    for (let nth = 0; nth < 10_000; nth += 1) {
      const length = 1 + random.int(nth < 9_000 ? 12 : 20);
      const colours = 1 + random.int(nth % 3 === 0 ? 8 : 3);
      const hidden = colouredNoise(length, 1, colours, random);
      const { runs, colours: painted } = cluedBy(hidden);
      const all = (1 << (colours + 1)) - 1;
      const isFalse = random.int(4) === 0;
      const may = hidden.map((value) => {
        if (random.int(3) > 0) return all;
        const set = 1 + random.int(all);
        return isFalse ? set : set | (1 << value);
      });
      const ways = completionsOf(runs, painted, length);
      const found = solved(runs, painted, colours + 1, may);
      const wanted = possibleOf(ways, may);
      if (wanted === undefined) contradictions += 1;
      expect(found?.possible, JSON.stringify({ runs, painted, may })).toEqual(wanted);
      if (wanted) expect(found!.starts).toEqual(startsOf(ways, may, runs.length));
    }
    expect(contradictions).toBeGreaterThan(500);
  });

  test('long lines over several words: as the same line cut short, where its ends are blank', () => {
    const random = createRandom('long lines in colours');
    for (let nth = 0; nth < 1_500; nth += 1) {
      const length = 1 + random.int(12);
      const hidden = colouredNoise(length, 1, 3, random);
      const { runs, colours } = cluedBy(hidden);
      const may = hidden.map((value) => (random.int(3) > 0 ? 15 : (1 << value) | (1 + random.int(15))));
      const [before, behind] = [random.int(100), random.int(100)];
      const blanks = (count: number): number[] => Array.from({ length: count }, () => 1);
      const long = solved(runs, colours, 4, [...blanks(before), ...may, ...blanks(behind)])!;
      expect(long.possible).toEqual([...blanks(before), ...solved(runs, colours, 4, may)!.possible, ...blanks(behind)]);
      const starts = solved(runs, colours, 4, may)!.starts;
      expect(long.starts).toEqual(starts.map((places) => places.map((at) => at + before)));
    }
  });

  test('long runs that touch: one place each, whatever the length', () => {
    for (const length of [31, 32, 33, 63, 64, 65, 200, 512]) {
      const first = Math.floor(length / 2);
      const found = solved(
        [first, length - first],
        [0, 1],
        3,
        Array.from({ length }, () => 7),
      );
      expect(found?.starts).toEqual([[0], [first]]);
      expect(found?.possible).toEqual(Array.from({ length }, (_, at) => (at < first ? 2 : 4)));
      expect(
        solved(
          [first, length - first],
          [1, 1],
          3,
          Array.from({ length }, () => 7),
        ),
      ).toBeUndefined();
    }
  });
});
