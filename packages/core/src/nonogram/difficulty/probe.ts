// Reasoning beyond single lines: suppose a cell, look at all lines, and see what comes of it. As in `Rounds`, all cells of
// a round are tried from the same marks.
import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import type { Board } from '../board.ts';
import type { Job } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';

/** Cells that must be so, as cell × 2 + (1 filled, 0 blank); or the board can't be fulfilled. */
type Forced = Result<readonly number[], 'contradiction' | Stopped, undefined>;

/** Looks at lines until nothing more follows. */
export function* settle(board: Board, budget: Budget): Job<Result<boolean, Stopped, undefined>, never> {
  for (;;) {
    const settled = board.propagate(AT_ONCE, () => {});
    if (!(yield* pay(budget, Math.max(1, board.takeWork())))) return stopped(budget);
    if (settled !== undefined) return succeed(settled !== 'contradiction');
  }
}
const AT_ONCE = 400;

const unknownOf = (board: Board): number[] => {
  const cells: number[] = [];
  for (let cell = 0; cell < board.width * board.height; cell += 1)
    if (board.valueOf(cell) === undefined) cells.push(cell);
  return cells;
};

/** What follows of supposing a cell, while it is supposed: false when it leads to a contradiction. */
type Try = (board: Board, budget: Budget) => Job<Result<boolean, Stopped, undefined>, never>;

/**
 * Every unknown cell both ways; where one leads to a contradiction, the cell is the other way. A way that goes with another
 * one that led to none need not be tried: what follows from it followed there too. Nor need the ways of a solution, where
 * one is known.
 */
function* probeWith(attempt: Try, board: Board, budget: Budget, solution?: ArrayLike<number>): Job<Forced, never> {
  const forced: number[] = [];
  const unknown = unknownOf(board);
  /** By cell × 2 + value: it leads to no contradiction. */
  const holds = new Uint8Array(2 * board.width * board.height);
  if (solution) for (const cell of unknown) holds[2 * cell + solution[cell]!] = 1;
  for (const cell of unknown) {
    let ways = 2;
    for (const value of [1, 0] as const) {
      if (holds[2 * cell + value] === 1) continue;
      const before = board.known;
      board.set(cell, value);
      const tried = yield* attempt(board, budget);
      if (tried.ok && tried.value) {
        for (const other of unknown) {
          const follows = board.valueOf(other);
          if (follows !== undefined) holds[2 * other + follows] = 1;
        }
      }
      board.undo(before);
      if (!tried.ok) return tried;
      if (tried.value) continue;
      ways -= 1;
      forced.push(2 * cell + 1 - value);
    }
    if (ways === 0) return fail('contradiction');
  }
  return succeed(forced);
}

/**
 * One cell at a time, with lines alone. The board is settled, and is left so.
 *
 * @param solution - row by row, one that goes with all that is known: it saves work, and changes nothing.
 */
export function probe(board: Board, budget: Budget, solution?: ArrayLike<number>): Job<Forced, never> {
  return probeWith(settle, board, budget, solution);
}

/** One cell at a time, and while it is supposed every other one. */
export function probeDeeper(board: Board, budget: Budget, solution?: ArrayLike<number>): Job<Forced, never> {
  return probeWith(probeToTheEnd, board, budget, solution);
}

function* probeToTheEnd(board: Board, budget: Budget): Job<Result<boolean, Stopped, undefined>, never> {
  for (;;) {
    const settled = yield* settle(board, budget);
    if (!settled.ok || !settled.value || board.unknown === 0) return settled;
    const forced = yield* probe(board, budget);
    if (!forced.ok) return forced.reason === 'contradiction' ? succeed(false) : { ...forced, reason: forced.reason };
    if (forced.value.length === 0) return succeed(true);
    for (const literal of forced.value) board.set(literal >> 1, (literal & 1) as 0 | 1);
  }
}

/** Cells that come out the same whichever way another one is supposed. */
export function* bothWays(board: Board, budget: Budget): Job<Forced, never> {
  const unknown = unknownOf(board);
  const forced = new Map<number, number>();
  for (const cell of unknown) {
    let first: readonly (0 | 1 | undefined)[] | undefined;
    for (const value of [1, 0] as const) {
      const before = board.known;
      board.set(cell, value);
      const tried = yield* settle(board, budget);
      if (!(yield* pay(budget, 1 + Math.floor(unknown.length / 100)))) return stopped(budget);
      const seen = unknown.map((other) => board.valueOf(other));
      board.undo(before);
      if (!tried.ok) return tried;
      // Then the cell is the other way, which is for probing to tell.
      if (!tried.value) break;
      if (first === undefined) first = seen;
      else {
        for (const [at, other] of unknown.entries()) {
          if (seen[at] !== undefined && seen[at] === first[at]) forced.set(other, seen[at]);
        }
      }
    }
  }
  return succeed([...forced].map(([cell, value]) => 2 * cell + value));
}
