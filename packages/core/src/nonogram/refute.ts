import { pay, type Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import { lineOf } from './clues.ts';
import { solvedBits } from './solve-line.ts';
import type { ChainStep, Clue } from './types.ts';

export interface Refutation {
  /** Lines one after the other, each with the cells that it forces by what is known then and that are needed later. */
  readonly chain: readonly ChainStep[];
  /** The line that nothing fulfils then. */
  readonly ends: number;
}
interface Step {
  readonly line: number;
  readonly cells: readonly number[];
}

/**
 * Where supposing a cell leads, by lines alone: to a line that nothing fulfils, with the steps that it takes and no others;
 * 'open' where lines do not refute it. The nearest line that tells something comes first, so that chains are short.
 *
 * @param lines the clues without zeros, rows first.
 */
export function* refute(
  lines: readonly Clue[],
  width: number,
  marks: Uint8Array,
  cell: number,
  mark: 1 | 2,
  budget: Budget,
): Job<Refutation | 'open' | 'stopped', never> {
  const height = lines.length - width;
  const known = marks.slice();
  /** By cell the step that made it known, from 1; 0 for those of the player. */
  const since = new Int32Array(marks.length);
  known[cell] = mark;
  const steps: Step[] = [{ line: -1, cells: [cell] }];
  since[cell] = 1;
  const waiting = [Math.floor(cell / width), height + (cell % width)];
  for (let next = 0; next < waiting.length; next += 1) {
    const line = waiting[next]!;
    if (!(yield* pay(budget, 1 + Math.floor(lines[line]!.length / 20)))) return 'stopped';
    const { start, step, length } = lineOf(line, width, height);
    const places = Array.from({ length }, (_, at) => start + at * step);
    const solver = solvedBits(
      lines[line]!,
      places.map((at) => known[at]!),
    );
    if (!solver) return { chain: needed(steps, since, known, line, width, height), ends: line };
    const has = (set: Int32Array, at: number): boolean => ((set[at >> 5]! >>> (at & 31)) & 1) === 1;
    const forced = places.filter(
      (at, nth) => known[at] === 0 && has(solver.canFill, nth) !== has(solver.canBlank, nth),
    );
    if (forced.length === 0) continue;
    for (const at of forced) {
      known[at] = has(solver.canFill, places.indexOf(at)) ? 1 : 2;
      since[at] = steps.length + 1;
      const crossing = line < height ? height + (at % width) : Math.floor(at / width);
      // Behind what waits already, once.
      if (!waiting.includes(crossing, next + 1)) waiting.push(crossing);
    }
    steps.push({ line, cells: forced });
  }
  return 'open';
}

/** Backwards from the line that fails: the steps whose cells it stands on, and those that these stand on. */
function needed(
  steps: readonly Step[],
  since: Int32Array,
  known: Uint8Array,
  ends: number,
  width: number,
  height: number,
): ChainStep[] {
  const wanted = new Set<number>();
  const useLine = (line: number, before: number): void => {
    const { start, step, length } = lineOf(line, width, height);
    for (let at = 0, cell = start; at < length; at += 1, cell += step) {
      if (since[cell]! > 0 && since[cell]! <= before) wanted.add(cell);
    }
  };
  useLine(ends, steps.length);
  const chain: ChainStep[] = [];
  for (let nth = steps.length - 1; nth > 0; nth -= 1) {
    const { line, cells } = steps[nth]!;
    const used = cells.filter((cell) => wanted.has(cell));
    if (used.length === 0) continue;
    useLine(line, nth);
    chain.push({
      line,
      filled: used.filter((cell) => known[cell] === 1),
      crossed: used.filter((cell) => known[cell] === 2),
    });
  }
  return chain.toReversed();
}
