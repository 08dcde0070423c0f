import { stopped, type Budget, type Stopped } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { succeed, type Result } from '../../result.ts';
import { createResidues, type Residue } from './residue.ts';

export interface Repaired {
  readonly cells: Uint8Array;
  /** Cells that were turned, in order of place; none where nothing had to be, or nothing was found. */
  readonly changed: readonly number[];
  /** Lines alone solve the board. */
  readonly solvable: boolean;
  /** No board with fewer changes is solvable, and none with as many and less weight: it was searched for. */
  readonly fewest: boolean;
  /** Cells that lines left open before. */
  readonly open: readonly number[];
}

/** Steps for the search that proves, about half a microsecond each: enough for two changes of 25 cells by far. */
const STEPS_TO_PROVE = 60_000;
/** Steps for going on greedily. */
const STEPS_TO_GO_ON = 250_000;
/** Changes up to which several attempts are followed, how many of them, and the cells that each tries next. */
const BROAD = 4;
const KEPT = 4;
const TRIED = 40;
const TRIED_LATER = 24;

/**
 * Turns the fewest cells until lines alone solve the board; of equally few those of the least weight together.
 *
 * A change helps only if one of the changed cells shares a row or column with a cell that lines leave open: elsewhere
 * clues and cells of the lines with open cells stay as they are, and nothing new follows from them. So it is enough to
 * branch over those cells, change by change, with one change more each time (iterative deepening). That is exact as long
 * as it goes: one change nearly always, two or three on small boards. Beyond, the few attempts that leave the
 * fewest cells open are followed (a beam search), over a choice of the open cells, and what proves needless is taken
 * back; that is no minimum, and `fewest` says so. Of 916 boards of 5 × 5 to 20 × 20 whose minimum is
 * two or three changes, this alone finds as few on 907 and one more on the others.
 *
 * A board never ends up empty: with a single filled cell it is solvable before.
 *
 * @param weights - by cell: what a change of it costs, a whole number from 0 on.
 */
export function* repair(
  cells: Uint8Array,
  width: number,
  height: number,
  weights: ArrayLike<number>,
  budget: Budget,
): Job<Result<Repaired, Stopped, undefined>, never> {
  const grid = cells.slice();
  const residueOf = createResidues(width, height);
  const first = yield* residueOf(grid, budget);
  if (!first.ok) return first;
  const open = [...cells.keys()].filter(first.value.isOpen);
  if (open.length === 0) return succeed({ cells, changed: [], solvable: true, fewest: true, open }, budget.spent);

  const byWeight = Array.from(cells.keys()).toSorted((a, b) => weights[a]! - weights[b]! || a - b);
  const singles: Attempt[] = [];
  const proved = yield* fewestChanges(grid, width, height, weights, byWeight, first.value, singles, residueOf, budget);
  if (!proved.ok) return proved;
  let changes = proved.value;
  const fewest = changes !== undefined;
  if (!changes) {
    const found = yield* goOn(grid, weights, byWeight, singles, residueOf, budget);
    if (!found.ok) return found;
    changes = found.value;
  }
  if (!changes) return succeed({ cells, changed: [], solvable: false, fewest: false, open }, budget.spent);
  const mended = cells.slice();
  for (const cell of changes) mended[cell] = 1 - mended[cell]!;
  return succeed(
    { cells: mended, changed: changes.toSorted((a, b) => a - b), solvable: true, fewest, open },
    budget.spent,
  );
}

type Changes = Result<readonly number[] | undefined, Stopped, undefined>;
type Residues = ReturnType<typeof createResidues>;

/**
 * The fewest changes, as light as can be; undefined where the search would take too long. The grid is left as it was, and
 * what came of the single changes lies in `singles`.
 */
function* fewestChanges(
  grid: Uint8Array,
  width: number,
  height: number,
  weights: ArrayLike<number>,
  byWeight: readonly number[],
  first: Residue,
  singles: Attempt[],
  residueOf: Residues,
  budget: Budget,
): Job<Changes, never> {
  const until = budget.spent + STEPS_TO_PROVE;
  const isOut = new Uint8Array(grid.length);
  const changes: number[] = [];
  let best: { readonly changes: readonly number[]; readonly weight: number } | undefined;

  /** Looks for solutions of exactly so many changes more; false when it has to stop. */
  function* search(residue: Residue, more: number, weight: number): Job<boolean, never> {
    const out: number[] = [];
    let goesOn = true;
    for (const cell of besideOpen(residue, byWeight, width, height)) {
      if (isOut[cell] === 1) continue;
      if (best && weight + weights[cell]! >= best.weight) break;
      if (budget.spent > until) {
        goesOn = false;
        break;
      }
      turn(grid, cell);
      changes.push(cell);
      const next = yield* residueOf(grid, budget);
      if (!next.ok) goesOn = false;
      else if (next.value.unknown === 0) {
        best = { changes: [...changes], weight: weight + weights[cell]! };
      } else if (depth === 1) {
        singles.push({ changes: [cell], weight: weights[cell]!, residue: next.value });
      } else if (more > 1) goesOn = yield* search(next.value, more - 1, weight + weights[cell]!);
      changes.pop();
      turn(grid, cell);
      if (!goesOn) break;
      // All sets with this cell have been seen.
      isOut[cell] = 1;
      out.push(cell);
    }
    for (const cell of out) isOut[cell] = 0;
    return goesOn;
  }

  let depth = 1;
  for (; best === undefined; depth += 1) {
    const before = budget.spent;
    const goesOn = yield* search(first, depth, 0);
    if (budget.why !== undefined) return stopped(budget);
    if (!goesOn) return succeed(undefined);
    if (depth === grid.length) break;
    // The next depth does for every first change what this one did for all: is there enough left for it?
    const next = ((budget.spent - before) * first.unknown) / (depth + 1);
    if (next > 4 * (until - budget.spent)) return succeed(undefined);
  }
  return succeed(best?.changes);
}

/** A set of changes, and what lines leave open after them. */
interface Attempt {
  readonly changes: readonly number[];
  readonly weight: number;
  readonly residue: Residue;
}

/** The attempts with the fewest open cells, change by change; undefined where that leads nowhere. */
function* goOn(
  grid: Uint8Array,
  weights: ArrayLike<number>,
  byWeight: readonly number[],
  singles: readonly Attempt[],
  residueOf: Residues,
  budget: Budget,
): Job<Changes, never> {
  const until = budget.spent + STEPS_TO_GO_ON;
  let attempts = bestOf(singles, KEPT);
  for (let most = 2; ; most += 1) {
    const next: Attempt[] = [];
    const seen = new Set<string>();
    for (const { changes, weight, residue } of attempts) {
      for (const cell of changes) turn(grid, cell);
      const open = byWeight.filter((cell) => residue.isOpen(cell) && !changes.includes(cell));
      for (const cell of someOf(open, most <= BROAD ? TRIED : TRIED_LATER)) {
        if (budget.spent > until) return succeed(undefined);
        const more = [...changes, cell].toSorted((a, b) => a - b);
        if (seen.has(String(more))) continue;
        seen.add(String(more));
        turn(grid, cell);
        const after = yield* residueOf(grid, budget);
        if (!after.ok) return after;
        next.push({ changes: more, weight: weight + weights[cell]!, residue: after.value });
        turn(grid, cell);
      }
      for (const cell of changes) turn(grid, cell);
    }
    attempts = bestOf(next, most <= BROAD ? KEPT : 1);
    if (attempts.length === 0) return succeed(undefined);
    if (attempts[0]!.residue.unknown > 0) continue;
    for (const cell of attempts[0]!.changes) turn(grid, cell);
    return yield* withoutNeedless(attempts[0]!.changes, grid, byWeight, residueOf, budget);
  }
}

function bestOf(attempts: readonly Attempt[], most: number): readonly Attempt[] {
  const order = attempts.toSorted((a, b) => a.residue.unknown - b.residue.unknown || a.weight - b.weight);
  return order.slice(0, most);
}

/** The lightest ones, and as many from all the others, evenly. */
function someOf(cells: readonly number[], most: number): readonly number[] {
  if (cells.length <= most) return cells;
  const light = cells.slice(0, most / 2);
  const others = cells.slice(most / 2);
  return [
    ...light,
    ...Array.from({ length: most / 2 }, (_, at) => others[Math.floor((at * others.length * 2) / most)]!),
  ];
}

/** What proves needless goes, the heaviest first; that may make another one needless. The grid has the changes. */
function* withoutNeedless(
  changes: readonly number[],
  grid: Uint8Array,
  byWeight: readonly number[],
  residueOf: Residues,
  budget: Budget,
): Job<Changes, never> {
  const kept = new Set(changes);
  for (let size = 0; size !== kept.size;) {
    size = kept.size;
    for (const cell of byWeight.filter((each) => kept.has(each)).toReversed()) {
      turn(grid, cell);
      const without = yield* residueOf(grid, budget);
      if (!without.ok) return without;
      if (without.value.unknown === 0 && grid.includes(1)) kept.delete(cell);
      else turn(grid, cell);
    }
  }
  return succeed([...kept]);
}

function turn(grid: Uint8Array, cell: number): void {
  grid[cell] = 1 - grid[cell]!;
}

/** The cells that share a line with an open one, the lightest first. */
function besideOpen({ isOpen }: Residue, byWeight: readonly number[], width: number, height: number): number[] {
  const rows = new Uint8Array(height);
  const columns = new Uint8Array(width);
  for (const cell of byWeight) {
    if (!isOpen(cell)) continue;
    rows[Math.floor(cell / width)] = 1;
    columns[cell % width] = 1;
  }
  return byWeight.filter((cell) => rows[Math.floor(cell / width)] === 1 || columns[cell % width] === 1);
}
