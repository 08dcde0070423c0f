import { stopped, type Budget, type Stopped } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { succeed, type Result } from '../../result.ts';
import type { ChainStep, ColouredClues, HintReason, Refuted } from '../types.ts';
import { markFor, valueOf } from './marks.ts';
import {
  refuteColours,
  shortenColours,
  type ColouredLines,
  type ColouredRefutation,
  type Narrowing,
} from './refute.ts';

/** Cells that are looked at on the search for short chains, and chains that are short enough, all together. */
const MOST_REFUTED = 80;
const SHORT = 3;

interface Ruled {
  readonly cell: number;
  /** What the cell is not, and where that leads. */
  readonly ways: readonly { readonly value: number; readonly refuted: ColouredRefutation }[];
}
export interface Contradiction {
  readonly cell: number;
  readonly reason: Extract<HintReason, { readonly kind: 'contradiction' }>;
}

/**
 * Of the first cells the one that lines leave nothing but what it is in the solution, by the shortest chains together;
 * undefined where lines do so with none of them.
 */
export function* contradictionAmong(
  order: readonly number[],
  clues: ColouredClues,
  values: number,
  marks: Uint8Array,
  solution: Uint8Array,
  budget: Budget,
): Job<Result<Contradiction | undefined, Stopped, undefined>, never> {
  const lines: ColouredLines = {
    clues: [...clues.rows, ...clues.columns],
    colours: [...clues.rowColours, ...clues.columnColours],
    width: clues.columns.length,
    values,
  };
  const all = (1 << values) - 1;
  const may = Uint16Array.from(marks, (mark) => (mark === 0 ? all : 1 << valueOf(mark)));
  let best: Ruled | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of order.slice(0, MOST_REFUTED)) {
    const ways: { readonly value: number; readonly refuted: ColouredRefutation }[] = [];
    let steps = 0;
    for (let value = 0; value < values && steps < least; value += 1) {
      if (value === solution[cell]) continue;
      const refuted = yield* refuteColours(lines, may, cell, value, budget);
      if (refuted === 'stopped') return stopped(budget);
      steps = refuted === 'open' ? Number.POSITIVE_INFINITY : steps + refuted.chain.length;
      if (refuted !== 'open') ways.push({ value, refuted });
    }
    if (steps < least) [best, least] = [{ cell, ways }, steps];
    if (least <= SHORT) break;
  }
  if (!best) return succeed(undefined);
  const { cell } = best;
  const told: Refuted[] = [];
  for (const { value, refuted } of best.ways) {
    const short = yield* shortenColours(refuted, lines, may, cell, value, budget);
    if (!short) return stopped(budget);
    told.push({ supposed: markFor(value), chain: short.chain.map(stepOf), ends: short.ends });
  }
  // A colour that one of its lines does not have needs no words, unless there is nothing else to say.
  const height = clues.rows.length;
  const own = [lines.colours[Math.floor(cell / lines.width)]!, lines.colours[height + (cell % lines.width)]!];
  const isLikely = ({ supposed }: Refuted): boolean =>
    supposed === 2 || own.every((colours) => colours.includes(valueOf(supposed) - 1));
  const [first, ...others] = told.toSorted(
    (a, b) => Number(isLikely(b)) - Number(isLikely(a)) || b.chain.length - a.chain.length,
  );
  return succeed({ cell, reason: { kind: 'contradiction', ...first!, others: others.filter(isLikely) } });
}

function stepOf({ line, cells }: Narrowing): ChainStep {
  const isOne = (set: number): boolean => (set & (set - 1)) === 0;
  const painted = cells.filter(({ may }) => isOne(may) && may > 1);
  return {
    line,
    filled: painted.map(({ cell }) => cell),
    marks: painted.map(({ may }) => markFor(31 - Math.clz32(may))),
    crossed: cells.filter(({ may }) => may === 1).map(({ cell }) => cell),
    narrowed: cells.filter(({ may }) => !isOne(may)),
  };
}
