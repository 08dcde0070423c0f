// The grid of a search that learns: what is known, since which level and why, and what follows from it by lines and by
// learned clauses. Plain functions over typed arrays.
import { cellsOf } from '../line.ts';
import { lineSolverFor } from '../line-solver.ts';
import type { Clues } from '../types.ts';
import { createClauses, literalsAt, sizeAt, type Clauses } from './clauses.ts';

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly clauses: Clauses;
  /** By literal (2 × cell + v): 1 where it holds. */
  readonly holds: Uint8Array;
  /** By known cell: decisions before it, its place in `order`, and its reason (see `propagate`; -1: none, supposed). */
  readonly level: Int32Array;
  readonly place: Int32Array;
  readonly reason: Int32Array;
  /** The literals that hold, in the order they came to. */
  readonly order: Int32Array;
  readonly known: number;
  readonly depth: number;
  /** Makes a literal hold; `reason` as below, or -1 for one that is given. */
  assign(literal: number, reason: number): void;
  /** The same on a level of its own. */
  suppose(literal: number): void;
  /** The literals that were supposed, outermost first. */
  supposed(): number[];
  wakeAll(): void;
  /** Goes back to so many suppositions; every cell that is open again is told. */
  backTo(depth: number, opened: (literal: number) => void): void;
  /**
   * Follows lines and clauses until nothing more follows (`FOLLOWED`), for not much more work than `work` (`PAUSED`), or
   * to what can't be: the line's number, or the clause's place + lines.
   */
  propagate(work: number): number;
  /** Work done since this was last asked: see `WORK_A_STEP`. */
  takeWork(): number;
  addWork(work: number): void;
}

export const FOLLOWED: number = -1;
export const PAUSED: number = -2;
/** Words of runs of lines solved, cells explained / 8, or clauses looked at, that are a step of the budget: 3 µs. */
export const WORK_A_STEP = 100;

export function createGrid({ rows, columns }: Clues): Grid {
  const [width, height] = [columns.length, rows.length];
  const cells = width * height;
  const clues = [...rows, ...columns];
  const lineCount = clues.length;
  const solver = lineSolverFor(Math.max(width, height));
  const { words, canFill, canBlank } = solver;
  const lines = new Int32Array(lineCount * 2 * words);
  const clauses = createClauses(cells);
  const { watchers } = clauses;
  const holds = new Uint8Array(2 * cells);
  const level = new Int32Array(cells);
  const place = new Int32Array(cells);
  const reason = new Int32Array(cells);
  const order = new Int32Array(cells);
  /** Where each level began in `order`. */
  const begins = new Int32Array(cells + 1);
  const columnOf = new Int32Array(cells);
  const rowOf = new Int32Array(cells);
  for (let y = 0, cell = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, cell += 1) {
      columnOf[cell] = x;
      rowOf[cell] = y;
    }
  }
  const costs = new Int32Array(lineCount);
  for (const [line, clue] of clues.entries()) costs[line] = 4 + (clue.length + 1) * words;
  const queue = new Int32Array(lineCount);
  const waits = new Uint8Array(lineCount);
  let first = 0;
  let waiting = 0;
  let known = 0;
  let depth = 0;
  /** Literals in `order` whose clauses were looked at. */
  let looked = 0;
  let work = 0;

  const wake = (line: number): void => {
    if (waits[line] === 1) return;
    waits[line] = 1;
    let at = first + waiting;
    if (at >= lineCount) at -= lineCount;
    queue[at] = line;
    waiting += 1;
  };
  const put = (literal: number, why: number): void => {
    const cell = literal >> 1;
    const blank = 1 - (literal & 1);
    const [x, y] = [columnOf[cell]!, rowOf[cell]!];
    holds[literal] = 1;
    level[cell] = depth;
    place[cell] = known;
    reason[cell] = why;
    order[known] = literal;
    known += 1;
    lines[(y * 2 + blank) * words + (x >> 5)]! |= 1 << (x & 31);
    lines[((height + x) * 2 + blank) * words + (y >> 5)]! |= 1 << (y & 31);
    if (why !== y) wake(y);
    if (why !== height + x) wake(height + x);
  };
  /** Makes known what a line was found to force. */
  const learn = (line: number, length: number): void => {
    const at = line * 2 * words;
    const [start, step] = line < height ? [line * width, 1] : [line - height, width];
    for (let w = 0; w < words; w += 1) {
      const within = cellsOf(length, w);
      const [fill, blank] = [canFill[w]! & within, canBlank[w]! & within];
      const filled = fill & ~blank & ~lines[at + w]!;
      let news = filled | (blank & ~fill & ~lines[at + words + w]!);
      while (news !== 0) {
        const bit = news & -news;
        news ^= bit;
        const cell = start + step * (w * 32 + 31 - Math.clz32(bit));
        put(2 * cell + ((filled & bit) === 0 ? 0 : 1), line);
      }
    }
  };
  /** Looks at the clauses that watch the opposite of a literal that holds; the place of one that can't be, or -1. */
  const lookAt = (literal: number): number => {
    const gone = literal ^ 1;
    const list = watchers[gone]!;
    const { words: text } = clauses;
    const until = list.length;
    let to = 0;
    let conflict = -1;
    work += 1 + (until >> 3);
    for (let from = 0; from < until; from += 2) {
      const ref = list[from]!;
      const spare = list[from + 1]!;
      if (conflict >= 0 || holds[spare] === 1) {
        list[to] = ref;
        list[to + 1] = spare;
        to += 2;
        continue;
      }
      const begin = ref + literalsAt;
      let other = text[begin]!;
      if (other === gone) {
        other = text[begin + 1]!;
        text[begin] = other;
        text[begin + 1] = gone;
      }
      if (other !== spare && holds[other] === 1) {
        list[to] = ref;
        list[to + 1] = other;
        to += 2;
        continue;
      }
      const end = begin + text[ref + sizeAt]!;
      let at = begin + 2;
      while (at < end && holds[text[at]! ^ 1] === 1) at += 1;
      if (at < end) {
        const found = text[at]!;
        text[begin + 1] = found;
        text[at] = gone;
        watchers[found]!.push(ref, other);
        continue;
      }
      list[to] = ref;
      list[to + 1] = other;
      to += 2;
      if (holds[other ^ 1] === 1) conflict = ref;
      else put(other, lineCount + ref);
    }
    list.length = to;
    return conflict;
  };
  const sleep = (): void => {
    for (; waiting > 0; waiting -= 1) {
      waits[queue[first]!] = 0;
      first = first + 1 === lineCount ? 0 : first + 1;
    }
  };

  return {
    width,
    height,
    lines: lineCount,
    clauses,
    holds,
    level,
    place,
    reason,
    order,
    get known() {
      return known;
    },
    get depth() {
      return depth;
    },
    assign: put,
    suppose(literal) {
      begins[depth] = known;
      depth += 1;
      put(literal, -1);
    },
    supposed() {
      return Array.from(begins.subarray(0, depth), (at) => order[at]!);
    },
    wakeAll() {
      for (let line = 0; line < lineCount; line += 1) wake(line);
    },
    backTo(to, opened) {
      sleep();
      const until = begins[to]!;
      while (known > until) {
        known -= 1;
        const literal = order[known]!;
        const cell = literal >> 1;
        const blank = 1 - (literal & 1);
        const [x, y] = [columnOf[cell]!, rowOf[cell]!];
        holds[literal] = 0;
        lines[(y * 2 + blank) * words + (x >> 5)]! &= ~(1 << (x & 31));
        lines[((height + x) * 2 + blank) * words + (y >> 5)]! &= ~(1 << (y & 31));
        opened(literal);
      }
      looked = known;
      depth = to;
    },
    propagate(allowed) {
      const stop = work + allowed;
      for (;;) {
        if (clauses.count === 0) looked = known;
        while (looked < known) {
          const conflict = lookAt(order[looked]!);
          looked += 1;
          if (conflict >= 0) return lineCount + conflict;
        }
        if (waiting === 0) return FOLLOWED;
        if (work >= stop) return PAUSED;
        const line = queue[first]!;
        first = first + 1 === lineCount ? 0 : first + 1;
        waiting -= 1;
        waits[line] = 0;
        work += costs[line]!;
        const length = line < height ? width : height;
        if (!solver.solve(clues[line]!, length, lines, line * 2 * words)) return line;
        learn(line, length);
      }
    },
    takeWork() {
      const done = work;
      work = 0;
      return done;
    },
    addWork(more) {
      work += more;
    },
  };
}
