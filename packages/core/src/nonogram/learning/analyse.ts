// From a conflict to a clause: back through the reasons until one literal of the last level is left (the first unique
// implication point), with the reasons of lines worked out only now, and as small as may be.
import type { Clues } from '../types.ts';
import { literalsAt, numberAt, sizeAt } from './clauses.ts';
import { BLANK, createExplainer, FILLED, FREE_BLANK, FREE_FILLED, UNKNOWN } from './explain.ts';
import type { Grid } from './grid.ts';
import type { Order } from './order.ts';

export interface Analysis {
  /** The clause learned: `size` literals, of which the first holds after going back, the second is the last to be undone. */
  readonly literals: Int32Array;
  readonly size: number;
  /** Suppositions that stay. */
  readonly depth: number;
  /** Levels the clause is over. */
  readonly levels: number;
  /** How it follows, from its opposite: lines and the numbers of clauses + lines, in order; filled in when wanted. */
  readonly steps: readonly number[];
  analyse(conflict: number, keepSteps: boolean): void;
}

export function createAnalysis(clues: Clues, grid: Grid, activity: Order): Analysis {
  const { width, height, lines, clauses, holds, level, place, reason, order } = grid;
  const cells = width * height;
  const {
    line: codes,
    needed,
    explain,
    fits,
  } = createExplainer([...clues.rows, ...clues.columns], Math.max(width, height));
  const seen = new Uint8Array(cells);
  const literals = new Int32Array(cells + 1);
  /** Cells whose reasons were used, for the steps. */
  const used: number[] = [];
  const levelSeen = new Int32Array(cells + 1);
  let stamp = 0;
  let size = 0;
  let open = 0;
  let depth = 0;
  let levels = 0;
  let steps: number[] = [];

  const lengthOf = (line: number): number => (line < height ? width : height);
  const see = (cell: number): void => {
    if (seen[cell] === 1 || level[cell] === 0) return;
    seen[cell] = 1;
    activity.bump(cell);
    if (level[cell] === grid.depth) open += 1;
    else {
      literals[size] = 2 * cell + 1 - holds[2 * cell + 1]!;
      size += 1;
    }
  };
  /** Sees why the line can't be, or why it forces the target, by what was known before. */
  const seeLine = (line: number, target: number, before: number): void => {
    const length = lengthOf(line);
    const [start, step] = line < height ? [line * width, 1] : [line - height, width];
    for (let at = 0, cell = start; at < length; at += 1, cell += step) {
      const filled = holds[2 * cell + 1]!;
      if (cell === target) codes[at] = filled === 1 ? FREE_BLANK : FREE_FILLED;
      else if ((filled | holds[2 * cell]!) === 0 || place[cell]! >= before) codes[at] = UNKNOWN;
      else if (level[cell] === 0 || seen[cell] === 1) codes[at] = filled === 1 ? FREE_FILLED : FREE_BLANK;
      else codes[at] = filled === 1 ? FILLED : BLANK;
    }
    if (explain(line, length) < 0) throw new RangeError('a reason that is none');
    grid.addWork(1 + (length >> 1));
    for (let at = 0, cell = start; at < length; at += 1, cell += step) {
      if (needed[at] === 1 && cell !== target) see(cell);
    }
  };
  const seeClause = (ref: number, target: number): void => {
    const { words } = clauses;
    const end = ref + literalsAt + words[ref + sizeAt]!;
    for (let at = ref + literalsAt; at < end; at += 1) {
      const cell = words[at]! >> 1;
      if (cell !== target) see(cell);
    }
  };
  /** Does the cell follow by this line from what is seen and was known before it? */
  const followsBy = (line: number, target: number): boolean => {
    const length = lengthOf(line);
    const [start, step] = line < height ? [line * width, 1] : [line - height, width];
    const before = place[target]!;
    for (let at = 0, cell = start; at < length; at += 1, cell += step) {
      const filled = holds[2 * cell + 1]!;
      if (cell === target) codes[at] = filled === 1 ? BLANK : FILLED;
      else if ((filled | holds[2 * cell]!) === 0 || place[cell]! >= before) codes[at] = UNKNOWN;
      else if (level[cell] === 0 || seen[cell] === 1) codes[at] = filled === 1 ? FILLED : BLANK;
      else codes[at] = UNKNOWN;
    }
    grid.addWork(1 + (length >> 2));
    return !fits(line, length);
  };
  /** The reason by which a cell of the clause follows from the others; undefined when it has to stay. */
  const redundantBy = (cell: number): number | undefined => {
    const why = reason[cell]!;
    if (why < 0) return undefined;
    if (why >= lines) {
      const ref = why - lines;
      const { words } = clauses;
      const end = ref + literalsAt + words[ref + sizeAt]!;
      let at = ref + literalsAt;
      while (at < end && (words[at]! >> 1 === cell || level[words[at]! >> 1] === 0 || seen[words[at]! >> 1] === 1))
        at += 1;
      if (at === end) return why;
    }
    const x = cell % width;
    const row = (cell - x) / width;
    const [one, other] = why < lines && why >= height ? [height + x, row] : [row, height + x];
    if (followsBy(one, cell)) return one;
    return followsBy(other, cell) ? other : undefined;
  };
  const stepOf = (why: number): number => (why < lines ? why : lines + clauses.words[why - lines + numberAt]!);

  return {
    literals,
    get size() {
      return size;
    },
    get depth() {
      return depth;
    },
    get levels() {
      return levels;
    },
    get steps() {
      return steps;
    },
    analyse(conflict, keepSteps) {
      size = 1;
      open = 0;
      used.length = 0;
      const removed: { readonly cell: number; readonly why: number }[] = [];
      if (conflict < lines) seeLine(conflict, -1, grid.known);
      else seeClause(conflict - lines, -1);
      let at = grid.known - 1;
      for (;;) {
        while (seen[order[at]! >> 1] === 0) at -= 1;
        const cell = order[at]! >> 1;
        at -= 1;
        open -= 1;
        seen[cell] = 0;
        if (open === 0) {
          literals[0] = 2 * cell + 1 - holds[2 * cell + 1]!;
          break;
        }
        const why = reason[cell]!;
        if (keepSteps) used.push(cell);
        if (why < lines) seeLine(why, cell, place[cell]!);
        else seeClause(why - lines, cell);
      }
      // Leave out what follows from the rest.
      let kept = 1;
      for (let n = 1; n < size; n += 1) {
        const cell = literals[n]! >> 1;
        const why = redundantBy(cell);
        if (why === undefined) {
          literals[kept] = literals[n]!;
          kept += 1;
        } else removed.push({ cell, why });
      }
      // All that were seen are to be forgotten, also those that were left out.
      for (let n = 1; n < kept; n += 1) seen[literals[n]! >> 1] = 0;
      for (const { cell } of removed) seen[cell] = 0;
      size = kept;
      depth = 0;
      levels = 1;
      stamp += 1;
      for (let n = 1; n < size; n += 1) {
        const its = level[literals[n]! >> 1]!;
        if (levelSeen[its] !== stamp) {
          levelSeen[its] = stamp;
          levels += 1;
        }
        if (its > depth) {
          depth = its;
          const second = literals[1]!;
          literals[1] = literals[n]!;
          literals[n] = second;
        }
      }
      if (keepSteps) {
        const all = [...used.map((cell) => ({ cell, why: reason[cell]! })), ...removed];
        all.sort((a, b) => place[a.cell]! - place[b.cell]!);
        steps = [...all.map(({ why }) => stepOf(why)), stepOf(conflict)];
      }
    },
  };
}
