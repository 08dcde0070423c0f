import { pay, stopped, type Budget, type Stopped } from '../budget.ts';
import { limits } from '../limits.ts';
import type { Job } from '../puzzle.ts';
import { succeed, type Ok, type Result } from '../result.ts';
import { createBoard, type Board, type Settled } from './board.ts';
import { rechecked } from './rechecked.ts';
import type { Clues } from './types.ts';

export interface Found {
  /** Row by row, 0 blank and 1 filled; as many as were wanted, or all there are. */
  readonly solutions: readonly Uint8Array[];
  /** It gave up after the steps it was allowed: how many solutions there are is not known. */
  readonly gaveUp: boolean;
  /** What was done, as a `Trail`. */
  readonly trail: readonly number[];
}
export interface Wanted {
  /** Solutions to look for: two tell whether there is one. */
  readonly solutions: number;
  /** Steps after which it gives up; it does so too when the trail gets too long for any proof. */
  readonly steps: number;
  /** Cells that lines may leave open at first; it gives up at once when they leave more. */
  readonly open?: number;
}

/** Steps between two looks at the budget. */
const AT_ONCE = 400;
/** Cells that are tried both ways before one is supposed; at the root all of them are. */
const TRIED_DEEPER = 12;

/**
 * Finds solutions by propagation, by trying cells both ways, and by supposing, depth first. Every way is taken, so that
 * what it does not find does not exist. Deterministic: the budget changes only whether it comes to an end.
 */
export function* search(clues: Clues, wanted: Wanted, budget: Budget): Job<Result<Found, Stopped, undefined>, never> {
  const board = createBoard(clues);
  const lineCount = board.width + board.height;
  const trail: number[] = [];
  const solutions: Uint8Array[] = [];
  const open: { readonly cell: number; readonly value: 0 | 1; readonly known: number }[] = [];
  let steps = 0;
  let mostOpen = wanted.open ?? Number.POSITIVE_INFINITY;
  const tell = (token: number): void => void trail.push(token);

  /** Propagates to the end; 'stopped' by the budget, 'enough' by the caller's own limit. */
  function* settle(): Job<Settled | 'stopped' | 'enough', never> {
    for (;;) {
      const settled = board.propagate(AT_ONCE, tell);
      const work = board.takeWork();
      steps += work;
      if (!(yield* pay(budget, Math.max(1, work)))) return 'stopped';
      if (settled !== undefined) return settled;
      if (steps > wanted.steps) return 'enough';
    }
  }
  const suppose = (cell: number, value: 0 | 1): void => {
    open.push({ cell, value, known: board.known });
    tell(lineCount + 2 * cell + value);
    board.set(cell, value);
  };
  /** Ends the innermost supposition: the cell is the other way. False when there is none: everything was seen. */
  const turnBack = (): boolean => {
    const last = open.pop();
    if (!last) return false;
    board.undo(last.known);
    board.set(last.cell, last.value === 1 ? 0 : 1);
    return true;
  };
  const answer = (gaveUp: boolean): Ok<Found> => succeed({ solutions, gaveUp, trail }, budget.spent);

  /** What remains to be tried at this depth, the most promising last; undefined when it must be worked out. */
  let untried: number[] | undefined;
  let progress = false;
  let best: { cell: number; gain: number } | undefined;

  const known = (cell: number): boolean => board.valueOf(cell) !== undefined;
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
    if (board.unknown > mostOpen) return answer(true);
    mostOpen = Number.POSITIVE_INFINITY;
    // Nothing more follows here: try single cells both ways, then suppose the one that told most.
    if (untried === undefined || (untried.length === 0 && progress && open.length === 0)) {
      untried = candidates(board, open.length === 0 ? Number.POSITIVE_INFINITY : TRIED_DEEPER);
      if (steps > wanted.steps) return answer(true);
      if (!(yield* pay(budget, 1 + Math.floor(board.unknown / 50)))) return stopped(budget);
      progress = false;
      best = undefined;
    }
    let cell = untried.pop();
    while (cell !== undefined && known(cell)) cell = untried.pop();
    if (cell === undefined) {
      if (best === undefined || known(best.cell)) {
        if (progress) {
          untried = undefined;
          continue;
        }
        best = { cell: firstUnknown(board), gain: 0 };
      }
      suppose(best.cell, 1);
      untried = undefined;
      progress = false;
      continue;
    }
    const depth = open.length;
    let gain = 1;
    for (const value of [1, 0] as const) {
      const mark = trail.length;
      const before = board.known;
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
      gain *= board.known - before;
      open.pop();
      board.undo(before);
      trail.length = mark;
    }
    if (open.length !== depth) throw new RangeError('a trial was left open');
    if (best === undefined || gain > best.gain) best = { cell, gain };
  }
}

/** Unknown cells with the most known neighbours (the edge counts as known), the best last. */
function candidates(board: Board, most: number): number[] {
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

function firstUnknown(board: Board): number {
  let cell = 0;
  while (board.valueOf(cell) !== undefined) cell += 1;
  return cell;
}
