// Reasoning beyond single lines in colours: suppose what a cell may be, look at all lines, and see what comes of it. As in
// black and white, all cells of a round are tried from the same board.
import { pay, stopped, type Budget, type Stopped } from '../../../budget.ts';
import type { Job } from '../../../puzzle.ts';
import { fail, succeed, type Result } from '../../../result.ts';
import type { ColouredBoard } from '../board.ts';

/** What cells are not, as cell × values + value; or the board can't be fulfilled. */
type Struck = Result<readonly number[], 'contradiction' | Stopped, undefined>;

/** Looks at lines until nothing more follows; false at a contradiction. */
export function* settleColours(board: ColouredBoard, budget: Budget): Job<Result<boolean, Stopped, undefined>, never> {
  for (;;) {
    const settled = board.propagate(AT_ONCE, () => {});
    if (!(yield* pay(budget, Math.max(1, board.takeWork())))) return stopped(budget);
    if (settled !== undefined) return succeed(settled !== 'contradiction');
  }
}
const AT_ONCE = 400;

const unknownOf = (board: ColouredBoard): number[] =>
  Array.from({ length: board.width * board.height }, (_, cell) => cell).filter(
    (cell) => board.valueOf(cell) === undefined,
  );
const valuesOf = (set: number): number[] => {
  const values: number[] = [];
  for (let value = 0; set >>> value > 0; value += 1) if (((set >>> value) & 1) === 1) values.push(value);
  return values;
};

type Try = (board: ColouredBoard, budget: Budget) => Job<Result<boolean, Stopped, undefined>, never>;

/**
 * Every unknown cell each way; a way that leads to a contradiction is struck. A way that goes with another one that led to
 * none need not be tried: what follows from it followed there too. Nor need the ways of a solution, where one is known.
 */
function* probeWith(
  attempt: Try,
  board: ColouredBoard,
  budget: Budget,
  solution?: ArrayLike<number>,
): Job<Struck, never> {
  const struck: number[] = [];
  const unknown = unknownOf(board);
  /** By cell, as bits: what leads to no contradiction. */
  const holds = new Uint16Array(board.width * board.height);
  if (solution) for (const cell of unknown) holds[cell] = 1 << solution[cell]!;
  for (const cell of unknown) {
    const ways = valuesOf(board.mayBe(cell));
    let left = ways.length;
    for (const value of ways) {
      if (((holds[cell]! >>> value) & 1) === 1) continue;
      const before = board.struck;
      board.keep(cell, 1 << value);
      const tried = yield* attempt(board, budget);
      if (tried.ok && tried.value) {
        for (const other of unknown) if (board.valueOf(other) !== undefined) holds[other]! |= board.mayBe(other);
      }
      board.undo(before);
      if (!tried.ok) return tried;
      if (tried.value) continue;
      left -= 1;
      struck.push(cell * board.values + value);
    }
    if (left === 0) return fail('contradiction');
  }
  return succeed(struck);
}

/**
 * One cell at a time, with lines alone. The board is settled, and is left so.
 *
 * @param solution - row by row, one that goes with all that is known: it saves work, and changes nothing.
 */
export function probeColours(board: ColouredBoard, budget: Budget, solution?: ArrayLike<number>): Job<Struck, never> {
  return probeWith(settleColours, board, budget, solution);
}

/** One cell at a time, and while it is supposed every other one. */
export function probeColoursDeeper(
  board: ColouredBoard,
  budget: Budget,
  solution?: ArrayLike<number>,
): Job<Struck, never> {
  return probeWith(probeToTheEnd, board, budget, solution);
}

function* probeToTheEnd(board: ColouredBoard, budget: Budget): Job<Result<boolean, Stopped, undefined>, never> {
  for (;;) {
    const settled = yield* settleColours(board, budget);
    if (!settled.ok || !settled.value || board.unknown === 0) return settled;
    const struck = yield* probeColours(board, budget);
    if (!struck.ok) return struck.reason === 'contradiction' ? succeed(false) : { ...struck, reason: struck.reason };
    if (struck.value.length === 0) return succeed(true);
    for (const strike of struck.value) board.keep(Math.floor(strike / board.values), ~(1 << (strike % board.values)));
  }
}

/** What no way to suppose a cell leaves to another one. */
export function* everyWay(board: ColouredBoard, budget: Budget): Job<Struck, never> {
  const unknown = unknownOf(board);
  const before = unknown.map((cell) => board.mayBe(cell));
  const struck = new Set<number>();
  for (const cell of unknown) {
    const seen = unknown.map(() => 0);
    let isOpen = true;
    for (const value of valuesOf(board.mayBe(cell))) {
      const mark = board.struck;
      board.keep(cell, 1 << value);
      const tried = yield* settleColours(board, budget);
      if (!(yield* pay(budget, 1 + Math.floor(unknown.length / 100)))) return stopped(budget);
      for (const [at, other] of unknown.entries()) seen[at]! |= board.mayBe(other);
      board.undo(mark);
      if (!tried.ok) return tried;
      // Then that way is struck, which is for probing to tell.
      if (!tried.value) {
        isOpen = false;
        break;
      }
    }
    if (!isOpen) continue;
    for (const [at, other] of unknown.entries()) {
      for (const value of valuesOf(before[at]! & ~seen[at]!)) struck.add(other * board.values + value);
    }
  }
  return succeed([...struck]);
}
