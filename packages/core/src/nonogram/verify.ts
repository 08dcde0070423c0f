// The checker of proofs. It follows a trail with a plain dynamic programme, cell by cell, and shares no code with the
// solver: not the bits, not the propagation, not the reading of clues, not the clauses.
import { pay, stopped, type Stopped } from '../budget.ts';
import type { Job, Tools, Verdict } from '../puzzle.ts';
import { succeed, type Result } from '../result.ts';
import { verifyColours } from './colour/verify.ts';
import type { NonogramPuzzle, NonogramTypes } from './types.ts';

/** Cells × runs of a line that fit in a step. */
const WORK_A_STEP = 400;
const UNKNOWN = 2;

/**
 * Follows a puzzle's trail and says what it proves: `unique`, `multiple`, `solvable`, or `unproven`. Holds when that is
 * what the puzzle claims (more than it claims holds too) and a solution it carries is one. About 10 ns × cells × runs
 * a line of the trail.
 */
export function* verify(
  puzzle: NonogramPuzzle,
  tools: Tools,
): Job<Result<Verdict<NonogramTypes>, Stopped, undefined>, never> {
  if (Object.hasOwn(puzzle, 'palette')) return yield* verifyColours(puzzle, tools);
  const { budget } = tools;
  const [width, height] = [puzzle.columns.length, puzzle.rows.length];
  const clues = [...puzzle.rows, ...puzzle.columns].map((clue) => clue.filter((run) => run > 0));
  const cellsOf = (line: number): number[] =>
    line < height
      ? Array.from({ length: width }, (_, x) => line * width + x)
      : Array.from({ length: height }, (_, y) => y * width + line - height);
  const places = clues.map((_, line) => cellsOf(line));
  const grid = new Uint8Array(width * height).fill(UNKNOWN);
  /** Cells in the order they became known, and where each open supposition began. */
  const order: number[] = [];
  const open: { readonly cell: number; readonly value: number; readonly from: number }[] = [];
  /** What each lemma supposed, as cells and values by turns: not all of it is so. */
  const lemmas: (readonly number[])[] = [];
  /** The lemma that is being shown. */
  let lemma: { readonly from: number; readonly supposed: number[]; ended: boolean } | undefined;
  /** The number that begins a lemma; the next ends it, and those behind it name lemmas. */
  const opening = clues.length + 2 * grid.length;
  let first: Uint8Array | undefined;
  let solutions = 0;
  let closed = false;
  let sound = true;

  const learn = (cell: number, value: number): void => {
    grid[cell] = value;
    order.push(cell);
  };
  /** Counts the full grid, if it is a solution and not the first one again: lemmas may come to one twice. */
  const count = (): void => {
    if (!places.every((cells, line) => sameRuns(cells, grid, clues[line]!))) return;
    if (first?.every((value, cell) => value === grid[cell])) return;
    first ??= grid.slice();
    solutions += 1;
  };
  /** What was supposed comes to its end: the cell is the other way, which may end the supposition before it too. */
  const end = (): void => {
    if (lemma) {
      lemma.ended = true;
      return;
    }
    for (;;) {
      const last = open.pop();
      if (!last) {
        closed = true;
        return;
      }
      while (order.length > last.from) grid[order.pop()!] = UNKNOWN;
      learn(last.cell, 1 - last.value);
      if (order.length < grid.length) return;
      count();
    }
  };
  const endWhenFull = (): void => {
    if (order.length < grid.length) return;
    count();
    end();
  };
  const suppose = (cell: number, value: number): boolean => {
    if (lemma) {
      // What follows from what was supposed before needs no supposing.
      if (grid[cell] === value) return true;
      lemma.supposed.push(cell, value);
      if (grid[cell] === UNKNOWN) learn(cell, value);
      else end();
      return true;
    }
    if (grid[cell] !== UNKNOWN) return false;
    open.push({ cell, value, from: order.length });
    learn(cell, value);
    return true;
  };
  /** Takes back what was supposed for a lemma, which holds from now on. */
  const close = (): boolean => {
    if (lemma?.ended !== true) return false;
    while (order.length > lemma.from) grid[order.pop()!] = UNKNOWN;
    lemmas.push(lemma.supposed);
    lemma = undefined;
    return true;
  };
  const use = (supposed: readonly number[]): void => {
    let left = -1;
    for (let at = 0; at < supposed.length; at += 2) {
      if (grid[supposed[at]!] === supposed[at + 1]) continue;
      // Another cell is otherwise, or more than one may be: nothing follows.
      if (grid[supposed[at]!] !== UNKNOWN || left >= 0) return;
      left = at;
    }
    if (left < 0) end();
    else learn(supposed[left]!, 1 - supposed[left + 1]!);
  };

  for (const [nth, token] of puzzle.trail.entries()) {
    const done = nth / puzzle.trail.length;
    if (closed || !sound) break;
    if (lemma?.ended === true && token !== opening + 1) {
      if (!(yield* pay(budget, 1, { done }))) return stopped(budget);
      continue;
    }
    if (token >= opening) {
      const used = lemmas[token - opening - 2];
      const size = (used ?? lemma?.supposed ?? order).length;
      if (!(yield* pay(budget, 1 + Math.floor(size / 1_000), { done }))) return stopped(budget);
      if (token === opening && !lemma && open.length === 0) {
        lemma = { from: order.length, supposed: [], ended: false };
        continue;
      }
      if (token === opening + 1) {
        sound = close();
        continue;
      }
      if (used) use(used);
      else sound = false;
    } else if (token >= clues.length) {
      if (!(yield* pay(budget, 1 + Math.floor(grid.length / 5_000), { done }))) return stopped(budget);
      const literal = token - clues.length;
      sound = suppose(literal >> 1, literal & 1);
    } else {
      const cells = places[token]!;
      const steps = 1 + Math.floor((cells.length * (clues[token]!.length + 1)) / WORK_A_STEP);
      if (!(yield* pay(budget, steps, { done }))) return stopped(budget);
      const forced = forcedBy(
        clues[token]!,
        cells.map((cell) => grid[cell]!),
      );
      if (!forced) {
        end();
        continue;
      }
      for (const [at, cell] of cells.entries()) {
        if (grid[cell] === UNKNOWN && forced[at] !== UNKNOWN) learn(cell, forced[at]!);
      }
    }
    if (sound && lemma?.ended !== true && !closed) endWhenFull();
  }

  const claim = !sound
    ? 'unproven'
    : solutions > 1
      ? 'multiple'
      : solutions === 1
        ? closed
          ? 'unique'
          : 'solvable'
        : 'unproven';
  const holds =
    (claim === puzzle.claim || (puzzle.claim === 'solvable' && claim !== 'unproven')) &&
    carriesSolution(puzzle, places);
  return succeed({ holds, claim, proof: holds ? { trail: puzzle.trail } : null }, budget.spent);
}

/** Is the solution a puzzle carries, if it carries one, a grid with its clues? */
function carriesSolution({ solution, rows, columns }: NonogramPuzzle, places: readonly (readonly number[])[]): boolean {
  if (solution === undefined) return true;
  const grid = Uint8Array.from(solution, Number);
  return places.every((cells, line) =>
    sameRuns(
      cells,
      grid,
      (line < rows.length ? rows[line]! : columns[line - rows.length]!).filter((run) => run > 0),
    ),
  );
}

function sameRuns(cells: readonly number[], grid: ArrayLike<number>, clue: readonly number[]): boolean {
  let run = 0;
  let nth = 0;
  for (let at = 0; at <= cells.length; at += 1) {
    if (at < cells.length && grid[cells[at]!] === 1) run += 1;
    else if (run > 0) {
      if (clue[nth] !== run) return false;
      nth += 1;
      run = 0;
    }
  }
  return nth === clue.length;
}

/**
 * What each cell is in every way to fulfil the clue (2 where it can be both), or undefined when there is no way.
 * `fits[j][i]`: the first j runs can lie in the first i cells; `rest[j][i]`: the runs from j on in the cells from i on.
 */
function forcedBy(clue: readonly number[], line: readonly number[]): number[] | undefined {
  const length = line.length;
  const isFree = (from: number, run: number): boolean => {
    for (let at = from; at < from + run; at += 1) if (line[at] === 0) return false;
    return true;
  };
  const table = (): Uint8Array[] => Array.from({ length: clue.length + 1 }, () => new Uint8Array(length + 2));
  const fits = table();
  const rest = table();
  // An empty cell stands behind the line, so that every run ends with a gap: positions go to length + 1.
  fits[0]![0] = 1;
  for (let i = 1; i <= length + 1; i += 1) {
    const isBlank = i > length || line[i - 1] !== 1;
    for (let j = 0; j <= clue.length; j += 1) {
      if (isBlank && fits[j]![i - 1] === 1) fits[j]![i] = 1;
      const run = j > 0 ? clue[j - 1]! : length + 2;
      const start = i - 1 - run;
      if (start >= 0 && isBlank && fits[j - 1]![start] === 1 && isFree(start, run)) fits[j]![i] = 1;
    }
  }
  if (fits[clue.length]![length + 1] !== 1) return undefined;
  rest[clue.length]![length + 1] = 1;
  for (let i = length; i >= 0; i -= 1) {
    for (let j = 0; j <= clue.length; j += 1) {
      if ((i === length || line[i] !== 1) && rest[j]![i + 1] === 1) rest[j]![i] = 1;
      const after = j < clue.length ? i + clue[j]! : length + 1;
      if (after > length || (after < length && line[after] === 1)) continue;
      if (rest[j + 1]![after + 1] === 1 && isFree(i, clue[j]!)) rest[j]![i] = 1;
    }
  }
  const canFill = new Uint8Array(length);
  const canBlank = new Uint8Array(length);
  for (let j = 0; j <= clue.length; j += 1) {
    for (let i = 0; i < length; i += 1) {
      if (fits[j]![i] !== 1) continue;
      if (line[i] !== 1 && rest[j]![i + 1] === 1) canBlank[i] = 1;
      if (j === clue.length) continue;
      const after = i + clue[j]!;
      if (after > length || (after < length && line[after] === 1)) continue;
      if (rest[j + 1]![after + 1] !== 1 || !isFree(i, clue[j]!)) continue;
      canFill.fill(1, i, after);
      if (after < length) canBlank[after] = 1;
    }
  }
  return line.map((_, at) => (canFill[at] === 1 ? (canBlank[at] === 1 ? UNKNOWN : 1) : 0));
}
