// The levels told anew: each technique by writing down every completion of a line, each round over the whole board.
import { cellsOf, fulfils, linesOf, solutionsOf } from '../grids.fixture.ts';
import { agreeing, commonTo, completionsOf, numbersOf } from '../lines.fixture.ts';
import type { Clue, Clues } from '../types.ts';

export interface Told {
  /** -1: no solver finishes, for there are several solutions or none. */
  readonly level: number;
  readonly rounds: number;
  /** Lines that told something, and lines with an unknown cell, by round. */
  readonly doors: readonly (readonly [lines: number, of: number])[];
  /** Thousandths: of every line that told something, each time it did, the spare cells of its clue by its length; the mean. */
  readonly slack: number;
}

const startsOf = (line: string): number[] => Array.from(line.matchAll(/#+/g), ({ index }) => index);

/** Cells that the runs cover in every packing between their first and last starts, and cells that they never reach. */
function byRange(clue: Clue, lines: readonly string[], length: number): { filled: boolean[]; reached: boolean[] } {
  const filled = Array.from({ length }, () => false);
  const reached = Array.from({ length }, () => false);
  for (const [run, size] of numbersOf(clue).entries()) {
    const starts = lines.map((line) => startsOf(line)[run]!);
    const [first, last] = [Math.min(...starts), Math.max(...starts)];
    for (let at = 0; at < length; at += 1) {
      if (at >= last && at < first + size) filled[at] = true;
      if (at >= first && at < last + size) reached[at] = true;
    }
  }
  return { filled, reached };
}

const all = new Map<string, string[]>();
function completions(clue: Clue, length: number): string[] {
  const key = `${clue.join(' ')}/${length}`;
  if (!all.has(key)) all.set(key, completionsOf(clue, length));
  return all.get(key)!;
}

/** What a line's technique says of it; undefined where nothing fulfils the clue. */
export function seenInLine(level: 0 | 1 | 2, clue: Clue, marks: readonly number[]): number[] | undefined {
  const every = completions(clue, marks.length);
  const left = agreeing(every, marks);
  if (left.length === 0) return undefined;
  if (level === 2) return commonTo(left);
  const sum = numbersOf(clue).reduce((a, b) => a + b, 0);
  if (level === 1) {
    const { filled, reached } = byRange(clue, left, marks.length);
    return marks.map((mark, at) => (mark !== 0 ? mark : filled[at] ? 1 : reached[at] ? 0 : 2));
  }
  const { filled } = byRange(clue, every, marks.length);
  const count = (wanted: number): number => marks.filter((mark) => mark === wanted).length;
  return marks.map((mark, at) => {
    if (mark !== 0) return mark;
    if (filled[at]) return 1;
    if (count(1) === sum) return 2;
    return count(2) === marks.length - sum ? 1 : 0;
  });
}

type Marks = readonly number[];
/** One round of lines: the marks after it, and how many lines told something. */
function roundOfLines(
  level: 0 | 1 | 2,
  clues: Clues,
  marks: Marks,
): { marks: Marks; lines: number; used: readonly number[] } | undefined {
  const after = [...marks];
  const used: number[] = [];
  for (const [line, clue] of linesOf(clues).entries()) {
    const cells = cellsOf(line, clues.columns.length, clues.rows.length);
    const seen = seenInLine(
      level,
      clue,
      cells.map((cell) => marks[cell]!),
    );
    if (!seen) return undefined;
    let tells = false;
    for (const [at, cell] of cells.entries()) {
      if (marks[cell] !== 0 || seen[at] === 0) continue;
      tells = true;
      if (after[cell] !== 0 && after[cell] !== seen[at]) return undefined;
      after[cell] = seen[at]!;
    }
    if (tells) used.push(line);
  }
  return { marks: after, lines: used.length, used };
}

interface Line {
  readonly clue: Clue;
  readonly cells: readonly number[];
  /** By its marks as text: what is seen of it. */
  readonly seen: Map<string, readonly number[] | undefined>;
}
const boards = new WeakMap<Clues, readonly Line[]>();
function linesWith(clues: Clues): readonly Line[] {
  const known = boards.get(clues);
  if (known) return known;
  const lines = linesOf(clues).map((clue, line) => ({
    clue,
    cells: cellsOf(line, clues.columns.length, clues.rows.length),
    seen: new Map<string, readonly number[] | undefined>(),
  }));
  boards.set(clues, lines);
  return lines;
}

/** Lines until nothing follows. What was seen of a line is kept: the same marks come back while cells are supposed. */
export function settled(clues: Clues, start: Marks): Marks | undefined {
  const marks = [...start];
  for (let isNews = true; isNews;) {
    isNews = false;
    for (const { clue, cells, seen } of linesWith(clues)) {
      let text = '';
      for (const cell of cells) text += marks[cell];
      if (!text.includes('0') && seen.get(text)) continue;
      if (!seen.has(text)) seen.set(text, seenInLine(2, clue, Array.from(text, Number)));
      const now = seen.get(text);
      if (!now) return undefined;
      for (const [at, cell] of cells.entries()) {
        if (marks[cell] === now[at]) continue;
        isNews = true;
        marks[cell] = now[at]!;
      }
    }
  }
  return marks;
}
const supposed = (marks: Marks, cell: number, mark: number): Marks => marks.with(cell, mark);
const unknownOf = (marks: Marks): number[] => [...marks.keys()].filter((cell) => marks[cell] === 0);

/** Cells that one supposition forces; undefined where both ways fail. */
export function probed(
  clues: Clues,
  marks: Marks,
  follow: (clues: Clues, marks: Marks) => Marks | undefined,
): Map<number, number> | undefined {
  const forced = new Map<number, number>();
  for (const cell of unknownOf(marks)) {
    const fails = [1, 2].filter((mark) => follow(clues, supposed(marks, cell, mark)) === undefined);
    if (fails.length === 2) return undefined;
    if (fails.length === 1) forced.set(cell, 3 - fails[0]!);
  }
  return forced;
}

export function probedToTheEnd(clues: Clues, start: Marks): Marks | undefined {
  for (let marks = settled(clues, start); ;) {
    if (!marks) return undefined;
    const forced = probed(clues, marks, settled);
    if (!forced) return undefined;
    if (forced.size === 0) return marks;
    marks = settled(
      clues,
      marks.map((mark, cell) => forced.get(cell) ?? mark),
    );
  }
}

export function agreed(clues: Clues, marks: Marks): Map<number, number> {
  const forced = new Map<number, number>();
  for (const cell of unknownOf(marks)) {
    const [one, two] = [1, 2].map((mark) => settled(clues, supposed(marks, cell, mark)));
    if (!one || !two) continue;
    for (const other of unknownOf(marks)) {
      if (one[other] !== 0 && one[other] === two[other]) forced.set(other, one[other]!);
    }
  }
  return forced;
}

/** Cells that a line has left over when its runs are pushed together, in thousandths of its length; an empty line has none. */
function spareOf(line: number, clues: Clues): number {
  const numbers = numbersOf(linesOf(clues)[line]!);
  const { length } = cellsOf(line, clues.columns.length, clues.rows.length);
  if (numbers.length === 0) return 0;
  const packed = numbers.map((run) => '#'.repeat(run)).join('.');
  return Math.floor((1_000 * (length - packed.length)) / length);
}

/** Rates with solvers up to `most`. */
export function told(clues: Clues, most = 5): Told {
  const [width, height] = [clues.columns.length, clues.rows.length];
  const blank: Marks = Array.from({ length: width * height }, () => 0);
  const openLines = (marks: Marks): number =>
    linesOf(clues).filter((_, line) => cellsOf(line, width, height).some((cell) => marks[cell] === 0)).length;
  const solved = (marks: Marks): boolean => !marks.includes(0);
  const count = solutionsOf(clues, 2).length;
  const failed: Told = { level: -1, rounds: 0, doors: [], slack: 0 };
  if (count !== 1) return failed;

  for (let level = 0; level <= Math.min(4, most); level += 1) {
    let marks = blank;
    const doors: [number, number][] = [];
    const spare: number[] = [];
    for (;;) {
      const of = openLines(marks);
      if (of === 0) break;
      const next = roundOfLines(Math.min(level, 2) as 0 | 1 | 2, clues, marks)!;
      if (next.lines > 0) {
        doors.push([next.lines, of]);
        spare.push(...next.used.map((line) => spareOf(line, clues)));
        marks = next.marks;
        continue;
      }
      let forced = new Map<number, number>();
      if (level >= 3) forced = probed(clues, marks, settled)!;
      if (level >= 4 && forced.size === 0) forced = agreed(clues, marks);
      if (level >= 4 && forced.size === 0) forced = probed(clues, marks, probedToTheEnd)!;
      if (forced.size === 0) break;
      const used = [...linesOf(clues).keys()].filter((line) =>
        cellsOf(line, width, height).some((cell) => forced.has(cell)),
      );
      doors.push([used.length, of]);
      spare.push(...used.map((line) => spareOf(line, clues)));
      const before = marks;
      marks = before.map((mark, cell) => forced.get(cell) ?? mark);
    }
    const slack = spare.length === 0 ? 0 : Math.floor(spare.reduce((a, b) => a + b) / spare.length);
    if (solved(marks) && fulfils(marks, clues)) return { level, rounds: doors.length, doors, slack };
    // Guessing is what is left where that was all the reasoning there is.
    if (level === 4 && most === 5) return { level: 5, rounds: doors.length, doors, slack };
  }
  return failed;
}
