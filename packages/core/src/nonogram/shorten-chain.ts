import { pay, type Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import { lineOf } from './clues.ts';
import type { Refutation } from './refute.ts';
import { solvedBits } from './solve-line.ts';
import type { ChainStep, Clue } from './types.ts';

/**
 * The chain without steps that it can do without: one after the other is left out, and the others are walked again. A line
 * stands on fewer cells than are known of it. Undefined when the budget ended.
 */
export function* shortenChain(
  { chain, ends }: Refutation,
  lines: readonly Clue[],
  width: number,
  marks: Uint8Array,
  cell: number,
  mark: 1 | 2,
  budget: Budget,
): Job<Refutation | undefined, never> {
  let short = chain;
  // From the last to the first: what only a dropped step wanted is dropped after it.
  for (let nth = chain.length - 1; nth >= 0; nth -= 1) {
    if (!(yield* pay(budget, 1 + short.length))) return undefined;
    const fewer = short.toSpliced(nth, 1);
    const known = marks.slice();
    known[cell] = mark;
    if (holds(fewer, ends, lines, width, known)) short = fewer;
  }
  return { chain: short, ends };
}

function holds(
  chain: readonly ChainStep[],
  ends: number,
  lines: readonly Clue[],
  width: number,
  known: Uint8Array,
): boolean {
  const height = lines.length - width;
  const walk = (line: number): ReturnType<typeof solvedBits> => {
    const { start, step, length } = lineOf(line, width, height);
    return solvedBits(
      lines[line]!,
      Array.from({ length }, (_, at) => known[start + at * step]!),
    );
  };
  for (const { line, filled, crossed } of chain) {
    const solver = walk(line);
    // It ends sooner than it did, and then what follows is what was left out.
    if (!solver) return false;
    const { start, step } = lineOf(line, width, height);
    const can = (set: Int32Array, at: number): boolean => {
      const nth = (at - start) / step;
      return ((set[nth >> 5]! >>> (nth & 31)) & 1) === 1;
    };
    if (filled.some((at) => can(solver.canBlank, at)) || crossed.some((at) => can(solver.canFill, at))) return false;
    for (const at of filled) known[at] = 1;
    for (const at of crossed) known[at] = 2;
  }
  return walk(ends) === undefined;
}
