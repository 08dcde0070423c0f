import type { Hint } from '@kumiki/core';
import {
  colourOf,
  type HintReason,
  type Mark,
  type NonogramPuzzle,
  type NonogramTypes,
  type Refuted,
  valueOf,
} from '@kumiki/core/nonogram/rules';
import { clueOf, nameOf } from './lines.ts';
import type { LineName } from './messages.ts';

/** A hint as a person is told it: lines and cells counted from 1. */
export interface HintTold {
  readonly line: LineName;
  /** Along the line. */
  readonly cells: readonly number[];
  readonly mark: Mark;
  /** On a coloured board: the colour they are filled with, counted from 1. */
  readonly colour?: number;
  readonly reason: ReasonTold;
}
export type ReasonTold =
  /** A run of this length lies somewhere from the first to the last of these cells. */
  | { readonly kind: 'overlap'; readonly run: number; readonly from: number; readonly to: number }
  | { readonly kind: 'complete' | 'out-of-reach' | 'every-way' | 'search' | 'choice' }
  /** Where the other way leads; on a coloured board, where each other thing that the cell could be leads. */
  | ({ readonly kind: 'contradiction'; readonly others?: readonly RefutedTold[] } & RefutedTold);
/** The lines that one after the other tell something then, and the one that can't be. */
export interface RefutedTold {
  /** On a coloured board, what the cell would be: 0 blank, or a colour, counted from 1. */
  readonly supposed?: number;
  readonly lines: readonly LineName[];
  readonly ends: LineName;
}

export function hintTold({ because, move }: Hint<NonogramTypes>, puzzle: NonogramPuzzle): HintTold | undefined {
  if (move?.type !== 'mark') return undefined;
  const { line } = because;
  const [width, height] = [puzzle.columns.length, puzzle.rows.length];
  const along = (cell: number): number => (line < height ? cell % width : Math.floor(cell / width)) + 1;
  return {
    line: nameOf(line, puzzle),
    cells: move.cells.map(along),
    mark: move.mark,
    ...(puzzle.palette ? paintedWith(move.mark) : {}),
    reason: reasonTold(because.reason, line, puzzle),
  };
}

function paintedWith(mark: Mark): Pick<HintTold, 'colour'> {
  const colour = colourOf(mark);
  return colour === undefined ? {} : { colour: colour + 1 };
}

function reasonTold(reason: HintReason, line: number, puzzle: NonogramPuzzle): ReasonTold {
  if (reason.kind === 'overlap') {
    const run = clueOf(line, puzzle)[reason.run]!;
    return { kind: 'overlap', run, from: reason.leftmost[reason.run]! + 1, to: reason.rightmost[reason.run]! + run };
  }
  if (reason.kind !== 'contradiction') return { kind: reason.kind };
  const told = ({ supposed, chain, ends }: Omit<Refuted, 'supposed'> & { readonly supposed?: Mark }): RefutedTold => ({
    ...(supposed === undefined ? {} : { supposed: valueOf(supposed) }),
    lines: chain.map((step) => nameOf(step.line, puzzle)),
    ends: nameOf(ends, puzzle),
  });
  const { others = [] } = reason;
  return { kind: 'contradiction', ...told(reason), ...(others.length > 0 ? { others: others.map(told) } : {}) };
}

/** Numbers in order, those in a row from the first to the last of them: "2–4, 7". */
export function ranges(cells: readonly number[], separator: string, dash: string): string {
  const sorted = cells.toSorted((a, b) => a - b);
  const parts: string[] = [];
  for (let at = 0; at < sorted.length;) {
    let end = at;
    while (sorted[end + 1] === sorted[end]! + 1) end += 1;
    parts.push(end === at ? String(sorted[at]) : `${sorted[at]}${dash}${sorted[end]}`);
    at = end + 1;
  }
  return parts.join(separator);
}
