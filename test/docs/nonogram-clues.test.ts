// The tables of the guide to numbers: what the board says, and what the rules of others say as the guide describes them.
import { clueProgress, type ClueState, type LineErrors } from '@kumiki/core/nonogram';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../stories/guides/nonogram-clues.mdx'), 'utf8');

/** The tables of the page, by the heads of their columns. */
function tables(): Record<string, string>[][] {
  return [...page.matchAll(/(?:^\|.*\|\n)+/gm)].map(([table]) => {
    const [head, , ...rows] = table
      .trim()
      .split('\n')
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('`', '')),
      );
    return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head![at]!, cell])));
  });
}

interface Run {
  readonly length: number;
  readonly from: number;
  readonly isClosed: boolean;
}
const runsOf = (line: string): Run[] =>
  Array.from(line.matchAll(/#+/g), ({ 0: run, index }) => ({
    length: run.length,
    from: index,
    isClosed: /^(?:x|)$/.test(line.charAt(index - 1)) && /^(?:x|)$/.test(line.charAt(index + run.length)),
  }));
const written = (clue: readonly number[], signOf: (nth: number) => string): string =>
  clue.map((number, nth) => `${number}${signOf(nth)}`).join(' ');

/** By the name of its column: what a rule says of a line. */
const rules: Readonly<Record<string, (clue: readonly number[], line: string) => string>> = {
  'whole line': (clue, line) => {
    const isAll =
      runsOf(line)
        .map(({ length }) => length)
        .join() === clue.join();
    return written(clue, () => (isAll ? '✓' : ''));
  },
  'counted from the end': (clue, line) => {
    const runs = runsOf(line).toReversed();
    return written(clue, (nth) => {
      const number = clue[nth]!;
      const length = runs[clue.length - 1 - nth]?.length ?? 0;
      return length === number ? '✓' : length > number ? '✗' : '';
    });
  },
  inwards: (clue, line) => {
    const done = new Set<number>();
    const [first, last] = [line.indexOf('?'), line.lastIndexOf('?')];
    const runs = runsOf(line).filter(({ isClosed }) => isClosed);
    const before = runs.filter(({ from, length }) => first < 0 || from + length <= first);
    const behind = runs.filter(({ from }) => from > last && last >= 0);
    for (const [nth, { length }] of before.entries()) {
      if (clue[nth] !== length) break;
      done.add(nth);
    }
    for (const [nth, { length }] of behind.toReversed().entries()) {
      const at = clue.length - 1 - nth;
      if (clue[at] !== length) break;
      done.add(at);
    }
    for (const { length } of runs.filter((run) => !before.includes(run) && !behind.includes(run))) {
      const at = clue.findIndex((number, nth) => number === length && !done.has(nth));
      if (at >= 0) done.add(at);
    }
    return written(clue, (nth) => (done.has(nth) ? '✓' : ''));
  },
};
const marksOf = (line: string): number[] => Array.from(line, (sign) => '?#x'.indexOf(sign));
const ours = (clue: readonly number[], line: string, clueState: ClueState): string => {
  const { done } = clueProgress(clue, marksOf(line), { clueState, errors: 'off' });
  return written(clue, (nth) => (done[nth] ? '✓' : ''));
};
const wrong = (clue: readonly number[], line: string, errors: LineErrors): string =>
  clueProgress(clue, marksOf(line), { clueState: 'off', errors }).contradicted ? 'wrong' : '–';

const [doneRows = [], wrongRows = [], ...more] = tables();
const numbers = (clue: string): number[] => clue.split(' ').map(Number);

describe('the guide to numbers', () => {
  test('has two tables, each position once', () => {
    expect(more).toEqual([]);
    for (const [rows, least] of [
      [doneRows, 10],
      [wrongRows, 6],
    ] as const) {
      expect(rows.length).toBeGreaterThanOrEqual(least);
      expect(new Set(rows.map(({ clue, cells }) => `${clue} ${cells}`)).size).toBe(rows.length);
    }
  });

  test.each(doneRows)('$clue on $cells: done as it says, by the board and by the rules of others', (row) => {
    const { clue, cells: line, ...said } = row as { clue: string; cells: string } & Record<string, string>;
    const told = Object.fromEntries(
      Object.keys(said).map((name) => [
        name,
        name in rules ? rules[name]!(numbers(clue), line) : ours(numbers(clue), line, name as ClueState),
      ]),
    );
    expect(told).toEqual(said);
    expect(Object.keys(said)).toEqual(['whole line', 'counted from the end', 'inwards', 'anchored', 'exact']);
  });

  test.each(wrongRows)('$clue on $cells: wrong as it says', (row) => {
    const { clue, cells: line, ...said } = row as { clue: string; cells: string } & Record<string, string>;
    expect(said).toEqual({
      'counted from the end': rules['counted from the end']!(numbers(clue), line),
      'closed-runs': wrong(numbers(clue), line, 'closed-runs'),
      line: wrong(numbers(clue), line, 'line'),
    });
  });

  test('what is exact is so in every way to fill the line, written down one after the other', () => {
    const ways = (clue: readonly number[], length: number): string[] => {
      const [first, ...rest] = clue;
      if (first === undefined) return ['x'.repeat(length)];
      return Array.from({ length: Math.max(0, length - first + 1) }, (_, gap) => gap).flatMap((gap) => {
        const head = 'x'.repeat(gap) + '#'.repeat(first);
        if (rest.length === 0) return [head.padEnd(length, 'x')];
        return ways(rest, length - head.length - 1).map((tail) => `${head}x${tail}`);
      });
    };
    for (const { clue, cells: line, exact } of doneRows) {
      const all = ways(numbers(clue!), line!.length).filter((way) =>
        Array.from(way).every((sign, at) => line![at] === '?' || line![at] === sign),
      );
      if (
        runsOf(line!)
          .map(({ length }) => length)
          .join(' ') === clue
      )
        continue;
      const wanted = written(numbers(clue!), (nth) => {
        const places = new Set(all.map((way) => runsOf(way)[nth]!.from));
        const [from] = places;
        const isThere = runsOf(line!).some(
          (run) => run.isClosed && run.from === from && run.length === numbers(clue!)[nth],
        );
        return places.size === 1 && isThere ? '✓' : '';
      });
      expect(exact, `${clue} on ${line}`).toBe(wanted);
    }
  });
});
