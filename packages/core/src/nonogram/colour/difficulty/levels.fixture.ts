// The levels in colours told anew: each technique by writing down every way to fulfil a line, each round over the whole
// board. What a cell may be is a sorted text of digits, 0 for blank.
import type { ColouredClues } from '../../types.ts';
import { colouredSolutionsOf, completionsOf } from '../colours.fixture.ts';

export interface Told {
  /** -1: no solver finishes, for there are several solutions or none. */
  readonly level: number;
  readonly rounds: number;
  /** Lines that told something, and lines with an unknown cell, by round. */
  readonly doors: readonly (readonly [lines: number, of: number])[];
  /** Thousandths: of every line that told something, each time it did, the spare cells of its clue by its length; the mean. */
  readonly slack: number;
}
export type May = readonly string[];
interface Line {
  readonly clue: readonly number[];
  readonly colours: readonly number[];
  readonly cells: readonly number[];
}

const ways = new Map<string, string[]>();
function completions({ clue, colours, cells }: Omit<Line, 'cells'> & { readonly cells: { length: number } }): string[] {
  const key = `${clue.join(' ')}/${colours.join(' ')}/${cells.length}`;
  if (!ways.has(key))
    ways.set(
      key,
      completionsOf(clue, colours, cells.length).map((way) => way.join('')),
    );
  return ways.get(key)!;
}
const runsIn = (way: string): { readonly from: number; readonly to: number; readonly value: string }[] =>
  Array.from(way.matchAll(/([1-9])\1*/g), ({ 0: run, index }) => ({
    from: index,
    to: index + run.length,
    value: run[0]!,
  }));
const without = (set: string, ...values: readonly string[]): string =>
  Array.from(set)
    .filter((value) => !values.includes(value))
    .join('');
const both = (one: string, other: string): string =>
  Array.from(one)
    .filter((value) => other.includes(value))
    .join('');

/** Where each run lies in these ways: covered whatever they do, and reached by the span of its places. */
function spans(clue: readonly number[], some: readonly string[], at: number): { in: string[]; reached: Set<string> } {
  const inside: string[] = [];
  const reached = new Set<string>();
  for (const run of clue.keys()) {
    const places = some.map((way) => runsIn(way)[run]!);
    const [first, last] = [Math.min(...places.map(({ from }) => from)), Math.max(...places.map(({ from }) => from))];
    const { value } = places[0]!;
    if (at >= last && at < first + clue[run]!) inside.push(value);
    if (at >= first && at < last + clue[run]!) reached.add(value);
  }
  return { in: inside, reached };
}

/** What a line's technique leaves of its cells; undefined where nothing fulfils the clue. */
export function leftByLine(
  level: 0 | 1 | 2,
  clue: readonly number[],
  colours: readonly number[],
  may: May,
): string[] | undefined {
  const every = completions({ clue, colours, cells: may });
  const left = every.filter((way) => may.every((set, at) => set.includes(way[at]!)));
  if (left.length === 0) return undefined;
  if (level === 2)
    return may.map((_, at) =>
      Array.from(new Set(left.map((way) => way[at]!)))
        .toSorted()
        .join(''),
    );
  if (level === 1) {
    return may.map((set, at) => {
      const { in: inside, reached } = spans(clue, left, at);
      return inside[0] ?? both(set, ['0', ...reached].join(''));
    });
  }
  const values = Array.from(new Set(`0${may.join('')}`));
  const wanted = (value: string): number => Array.from(every[0]!).filter((one) => one === value).length;
  const full = values.filter((value) => may.filter((set) => set === value).length === wanted(value));
  const only = values.filter((value) => may.filter((set) => set.includes(value)).length === wanted(value));
  return may.map((set, at) => {
    if (set.length === 1) return set;
    const must = only.find((value) => set.includes(value));
    const counted = must ?? without(set, ...full);
    return spans(clue, every, at).in[0] ?? counted;
  });
}

const linesOf = ({ rows, columns, rowColours, columnColours }: ColouredClues): Line[] => [
  ...rows.map((clue, y) => ({ clue, colours: rowColours[y]!, cells: columns.map((_, x) => y * columns.length + x) })),
  ...columns.map((clue, x) => ({
    clue,
    colours: columnColours[x]!,
    cells: rows.map((_, y) => y * columns.length + x),
  })),
];

function roundOfLines(
  level: 0 | 1 | 2,
  clues: ColouredClues,
  may: May,
): { may: May; lines: number; used: readonly Line[] } | undefined {
  const after = [...may];
  const used: Line[] = [];
  for (const line of linesOf(clues)) {
    const { clue, colours, cells } = line;
    const here = cells.map((cell) => may[cell]!);
    const left = leftByLine(level, clue, colours, here);
    if (!left) return undefined;
    if (left.join() !== here.join()) used.push(line);
    for (const [nth, cell] of cells.entries()) after[cell] = both(after[cell]!, left[nth]!);
  }
  return after.includes('') ? undefined : { may: after, lines: used.length, used };
}

/** Cells that a line has left over in its shortest way to be filled, in thousandths of its length; an empty line has none. */
function spareOf({ clue, colours, cells }: Line): number {
  if (clue.length === 0) return 0;
  const shortest = clue.map((run, nth) => (nth > 0 && colours[nth] === colours[nth - 1] ? '.' : '') + '#'.repeat(run));
  return Math.floor((1_000 * (cells.length - shortest.join('').length)) / cells.length);
}

/** Lines until nothing follows. */
export function settled(clues: ColouredClues, start: May): May | undefined {
  for (let may = start; ;) {
    const next = roundOfLines(2, clues, may);
    if (!next || next.lines === 0) return next?.may;
    may = next.may;
  }
}
const openOf = (may: May): number[] => [...may.keys()].filter((cell) => may[cell]!.length > 1);
const struckFrom = (may: May, strikes: readonly string[]): May =>
  may.map((set, cell) =>
    without(set, ...strikes.filter((one) => one.startsWith(`${cell}:`)).map((one) => one.at(-1)!)),
  );

/** What supposing one cell strikes, as `cell:value`; undefined where all its ways fail. */
export function probed(
  clues: ColouredClues,
  may: May,
  follow: (clues: ColouredClues, may: May) => May | undefined,
): string[] | undefined {
  const strikes: string[] = [];
  for (const cell of openOf(may)) {
    const fails = Array.from(may[cell]!).filter((value) => follow(clues, may.with(cell, value)) === undefined);
    if (fails.length === may[cell]!.length) return undefined;
    strikes.push(...fails.map((value) => `${cell}:${value}`));
  }
  return strikes;
}

export function probedToTheEnd(clues: ColouredClues, start: May): May | undefined {
  for (let may = settled(clues, start); ;) {
    if (!may) return undefined;
    const strikes = probed(clues, may, settled);
    if (!strikes) return undefined;
    if (strikes.length === 0) return may;
    may = settled(clues, struckFrom(may, strikes));
  }
}

/** What is left to no cell by any way to suppose another one. */
export function agreed(clues: ColouredClues, may: May): string[] {
  const strikes = new Set<string>();
  for (const cell of openOf(may)) {
    const after = Array.from(may[cell]!, (value) => settled(clues, may.with(cell, value)));
    if (after.includes(undefined)) continue;
    for (const other of openOf(may)) {
      for (const value of may[other]!) {
        if (after.every((one) => !one![other]!.includes(value))) strikes.add(`${other}:${value}`);
      }
    }
  }
  return [...strikes];
}

/** Rates with solvers up to `most`. */
export function toldInColours(clues: ColouredClues, colours: number, most = 5): Told {
  const any = Array.from({ length: colours + 1 }, (_, value) => value).join('');
  const blank: May = Array.from({ length: clues.rows.length * clues.columns.length }, () => any);
  const openLines = (may: May): number =>
    linesOf(clues).filter(({ cells }) => cells.some((cell) => may[cell]!.length > 1)).length;
  const solutions = colouredSolutionsOf(clues);
  const failed: Told = { level: -1, rounds: 0, doors: [], slack: 0 };
  if (solutions.length !== 1) return failed;

  for (let level = 0; level <= most; level += 1) {
    let may = blank;
    const doors: [number, number][] = [];
    const spare: number[] = [];
    for (;;) {
      const of = openLines(may);
      if (of === 0) break;
      const next = roundOfLines(Math.min(level, 2) as 0 | 1 | 2, clues, may)!;
      if (next.lines > 0) {
        doors.push([next.lines, of]);
        spare.push(...next.used.map(spareOf));
        may = next.may;
        continue;
      }
      let strikes: readonly string[] = [];
      if (level >= 3) strikes = probed(clues, may, settled)!;
      if (level >= 4 && strikes.length === 0) strikes = agreed(clues, may);
      if (level >= 4 && strikes.length === 0) strikes = probed(clues, may, probedToTheEnd)!;
      if (strikes.length === 0) break;
      const used = linesOf(clues).filter(({ cells }) =>
        cells.some((cell) => strikes.some((one) => one.startsWith(`${cell}:`))),
      );
      doors.push([used.length, of]);
      spare.push(...used.map(spareOf));
      may = struckFrom(may, strikes);
    }
    const slack = spare.length === 0 ? 0 : Math.floor(spare.reduce((a, b) => a + b) / spare.length);
    if (may.join('') === solutions[0]) return { level, rounds: doors.length, doors, slack };
    if (level === 5) return { level: 5, rounds: doors.length, doors, slack };
  }
  return failed;
}
