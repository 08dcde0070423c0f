import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import { limits } from '../../limits.ts';
import type { Job } from '../../puzzle.ts';
import { succeed, type Ok, type Result } from '../../result.ts';
import type { Settled } from '../board.ts';
import { rechecked } from '../rechecked.ts';
import type { ColouredClues } from '../types.ts';
import { createColouredBoard, type ColouredBoard } from './board.ts';
import { valueOf } from './marks.ts';

export interface ColouredFound {
  /** Row by row, 0 blank and c + 1 for colour c; as many as were wanted, or all there are. */
  readonly solutions: readonly Uint8Array[];
  /** It gave up after the steps it was allowed: how many solutions there are is not known. */
  readonly gaveUp: boolean;
  /** What was done, as a `Trail`; empty unless it was wanted. */
  readonly trail: readonly number[];
  readonly stats: { readonly steps: number; readonly suppositions: number; readonly conflicts: number };
}
export interface ColouredWanted {
  /** Solutions to look for: two tell whether there is one. */
  readonly solutions: number;
  /** Marks known beforehand. */
  readonly marks?: ArrayLike<number>;
  /** What a cell is not. */
  readonly without?: { readonly cell: number; readonly value: number };
  /** Steps after which it gives up. */
  readonly steps?: number;
  /** Keeps the trail, and gives up when it gets too long for any proof. */
  readonly trail?: boolean;
}

/** Steps between two looks at the budget. */
const AT_ONCE = 400;
/** Cells that are tried before one is supposed; at the root all of them are. */
const TRIED_DEEPER = 12;

/**
 * Finds solutions in colours by propagation, by trying what a cell may be, and by supposing, depth first. What leads to a
 * contradiction is struck from the cell, so that what is not found does not exist. Deterministic: the budget changes only
 * whether it comes to an end.
 */
export function* searchColours(
  clues: ColouredClues,
  colours: number,
  wanted: ColouredWanted,
  budget: Budget,
): Job<Result<ColouredFound, Stopped, undefined>, never> {
  const board = createColouredBoard(clues, colours);
  const mostSteps = wanted.steps ?? Number.POSITIVE_INFINITY;
  const lineCount = board.width + board.height;
  const trail: number[] = [];
  const solutions: Uint8Array[] = [];
  const open: { readonly cell: number; readonly value: number; readonly struck: number }[] = [];
  let steps = 0;
  let suppositions = 0;
  let conflicts = 0;
  const keepsTrail = wanted.trail === true;
  const tell = keepsTrail ? (line: number): void => void trail.push(line) : (): void => {};

  /** Propagates to the end; 'stopped' by the budget, 'enough' by the caller's own limit. */
  function* settle(): Job<Settled | 'stopped' | 'enough', never> {
    for (;;) {
      const settled = board.propagate(AT_ONCE, tell);
      const work = board.takeWork();
      steps += work;
      if (!(yield* pay(budget, Math.max(1, work)))) return 'stopped';
      if (settled !== undefined) return settled;
      if (steps > mostSteps) return 'enough';
    }
  }
  const suppose = (cell: number, value: number): void => {
    open.push({ cell, value, struck: board.struck });
    suppositions += 1;
    tell(lineCount + board.values * cell + value);
    board.keep(cell, 1 << value);
  };
  /** Ends the innermost supposition: the cell is something else. False when there is none: everything was seen. */
  const turnBack = (): boolean => {
    const last = open.pop();
    if (!last) return false;
    conflicts += 1;
    board.undo(last.struck);
    board.keep(last.cell, ~(1 << last.value));
    return true;
  };
  const answer = (gaveUp: boolean): Ok<ColouredFound> =>
    succeed({ solutions, gaveUp, trail, stats: { steps, suppositions, conflicts } }, budget.spent);

  /** What remains to be tried at this depth, the most promising last; undefined when it must be worked out. */
  let untried: number[] | undefined;
  let progress = false;
  let best: { cell: number; gain: number } | undefined;

  const isKnown = (cell: number): boolean => board.valueOf(cell) !== undefined;
  for (let cell = 0; cell < board.width * board.height; cell += 1) {
    const mark = wanted.marks?.[cell] ?? 0;
    if (mark > 0) board.keep(cell, 1 << valueOf(mark));
  }
  const { without } = wanted;
  if (without && !board.keep(without.cell, ~(1 << without.value))) return answer(false);
  board.wakeAll();

  for (;;) {
    const settled = yield* settle();
    if (settled === 'stopped') return stopped(budget);
    if (settled === 'enough' || trail.length > limits.trail) return answer(true);
    if (settled !== 'fixed') {
      if (settled === 'solved') {
        solutions.push(rechecked(board.cells(), clues));
        if (solutions.length === wanted.solutions) return answer(false);
      }
      if (!turnBack()) return answer(false);
      progress = true;
      continue;
    }
    // Nothing more follows here: try what single cells may be, then suppose of the one that told most.
    if (untried === undefined || (untried.length === 0 && progress && open.length === 0)) {
      untried = candidates(board, open.length === 0 ? Number.POSITIVE_INFINITY : TRIED_DEEPER);
      if (steps > mostSteps) return answer(true);
      if (!(yield* pay(budget, 1 + Math.floor(board.unknown / 50)))) return stopped(budget);
      progress = false;
      best = undefined;
    }
    let cell = untried.pop();
    while (cell !== undefined && isKnown(cell)) cell = untried.pop();
    if (cell === undefined) {
      if (best === undefined || isKnown(best.cell)) {
        if (progress) {
          untried = undefined;
          continue;
        }
        best = { cell: firstUnknown(board), gain: 0 };
      }
      suppose(best.cell, 31 - Math.clz32(board.mayBe(best.cell)));
      untried = undefined;
      progress = false;
      continue;
    }
    const depth = open.length;
    let gain = 1;
    const may = board.mayBe(cell);
    for (let value = board.values - 1; value >= 0; value -= 1) {
      if (((may >>> value) & 1) === 0) continue;
      const mark = trail.length;
      const before = board.struck;
      suppose(cell, value);
      const tried = yield* settle();
      if (tried === 'stopped') return stopped(budget);
      if (tried === 'enough') return answer(true);
      if (tried === 'solved') {
        solutions.push(rechecked(board.cells(), clues));
        if (solutions.length === wanted.solutions) return answer(false);
      }
      if (tried !== 'fixed') {
        turnBack();
        progress = true;
        break;
      }
      gain *= board.struck - before;
      open.pop();
      board.undo(before);
      trail.length = mark;
    }
    if (open.length !== depth) throw new RangeError('a trial was left open');
    if (best === undefined || gain > best.gain) best = { cell, gain };
  }
}

/** Unknown cells with the most known neighbours (the edge counts as known), the best last. */
function candidates(board: ColouredBoard, most: number): number[] {
  const { width, height } = board;
  const byScore: number[][] = [[], [], [], [], []];
  const isKnown = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height || board.valueOf(y * width + x) !== undefined ? 1 : 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (board.valueOf(y * width + x) !== undefined) continue;
      const score = isKnown(x - 1, y) + isKnown(x + 1, y) + isKnown(x, y - 1) + isKnown(x, y + 1);
      byScore[score]!.push(y * width + x);
    }
  }
  const ordered = byScore.flat();
  return ordered.length <= most ? ordered : ordered.slice(-most);
}

function firstUnknown(board: ColouredBoard): number {
  let cell = 0;
  while (board.valueOf(cell) !== undefined) cell += 1;
  return cell;
}
