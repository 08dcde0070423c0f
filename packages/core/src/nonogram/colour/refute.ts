import { pay, type Budget } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { lineOf } from '../clues.ts';
import type { Clue } from '../types.ts';
import { fullLine } from './difficulty/technique.ts';

/** The lines of a board in colours, rows first, without zeros. */
export interface ColouredLines {
  readonly clues: readonly Clue[];
  readonly colours: readonly Clue[];
  readonly width: number;
  /** Blank and the colours. */
  readonly values: number;
}
/** A line, and what it leaves of cells by what is known then: a bit for blank, the lowest, and for every colour. */
export interface Narrowing {
  readonly line: number;
  readonly cells: readonly { readonly cell: number; readonly may: number }[];
}
export interface ColouredRefutation {
  /** Lines one after the other, each with what is needed of it later. */
  readonly chain: readonly Narrowing[];
  /** The line that nothing fulfils then. */
  readonly ends: number;
}

/**
 * Where supposing what a cell is leads, by lines alone, as `refute` says it in black and white: to a line that nothing
 * fulfils, with the steps that it takes; 'open' where lines do not refute it.
 *
 * @param may - what each cell may be by the marks.
 */
export function* refuteColours(
  lines: ColouredLines,
  may: Uint16Array,
  cell: number,
  value: number,
  budget: Budget,
): Job<ColouredRefutation | 'open' | 'stopped', never> {
  const { clues, width } = lines;
  const height = clues.length - width;
  const known = may.slice();
  known[cell] = 1 << value;
  const steps: Narrowing[] = [];
  // Its own lines first. Marks say less than lines leave, so that any line may tell something.
  const own = [Math.floor(cell / width), height + (cell % width)];
  const waiting = [...own, ...[...clues.keys()].filter((line) => !own.includes(line))];
  for (let next = 0; next < waiting.length; next += 1) {
    const line = waiting[next]!;
    if (!(yield* pay(budget, 1 + Math.floor(clues[line]!.length / 8)))) return 'stopped';
    const left = leftBy(lines, line, known);
    if (!left) return { chain: needed(steps, line, width, height), ends: line };
    const cells = left.filter((one) => one.may !== known[one.cell]);
    if (cells.length === 0) continue;
    for (const { cell: at, may: set } of cells) {
      known[at] = set;
      const crossing = line < height ? height + (at % width) : Math.floor(at / width);
      if (!waiting.includes(crossing, next + 1)) waiting.push(crossing);
    }
    steps.push({ line, cells });
  }
  return 'open';
}

/** What a line leaves of its cells; undefined where nothing fulfils it. */
function leftBy(
  { clues, colours, width, values }: ColouredLines,
  line: number,
  known: Uint16Array,
): { readonly cell: number; readonly may: number }[] | undefined {
  const { start, step, length } = lineOf(line, width, clues.length - width);
  const before = Uint16Array.from({ length }, (_, nth) => known[start + nth * step]!);
  const after = new Uint16Array(length);
  if (!fullLine({ clue: clues[line]!, colours: colours[line]!, values }, before, after)) return undefined;
  return Array.from(after, (may, nth) => ({ cell: start + nth * step, may }));
}

/** Backwards from the line that fails: the steps whose cells it stands on, and those that these stand on. */
function needed(steps: readonly Narrowing[], ends: number, width: number, height: number): Narrowing[] {
  const wanted = new Set<number>();
  const useLine = (at: number): void => {
    const { start, step, length } = lineOf(at, width, height);
    for (let nth = 0; nth < length; nth += 1) wanted.add(start + nth * step);
  };
  useLine(ends);
  const chain: Narrowing[] = [];
  for (const { line, cells } of steps.toReversed()) {
    const used = cells.filter(({ cell }) => wanted.has(cell));
    if (used.length === 0) continue;
    useLine(line);
    chain.push({ line, cells: used });
  }
  return chain.toReversed();
}

/**
 * The chain without steps that it can do without: one after the other is left out, and the others are walked again.
 * Undefined when the budget ended.
 */
export function* shortenColours(
  { chain, ends }: ColouredRefutation,
  lines: ColouredLines,
  may: Uint16Array,
  cell: number,
  value: number,
  budget: Budget,
): Job<ColouredRefutation | undefined, never> {
  let short = chain;
  for (let nth = chain.length - 1; nth >= 0; nth -= 1) {
    if (!(yield* pay(budget, 1 + short.length))) return undefined;
    const fewer = short.toSpliced(nth, 1);
    const known = may.slice();
    known[cell] = 1 << value;
    if (holds(fewer, ends, lines, known)) short = fewer;
  }
  return { chain: short, ends };
}

function holds(chain: readonly Narrowing[], ends: number, lines: ColouredLines, known: Uint16Array): boolean {
  for (const { line, cells } of chain) {
    const left = leftBy(lines, line, known);
    // It ends sooner than it did, and then what follows is what was left out.
    if (!left) return false;
    const mayBe = new Map(left.map((one) => [one.cell, one.may]));
    if (cells.some((one) => (mayBe.get(one.cell)! & ~one.may) !== 0)) return false;
    for (const { cell, may } of cells) known[cell]! &= may;
  }
  return leftBy(lines, ends, known) === undefined;
}
