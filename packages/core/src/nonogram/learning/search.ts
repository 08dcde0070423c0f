// The search of hard boards: conflict-driven, with reasons of exact lines. What a conflict teaches is kept as a clause,
// so that no part of the grid is refuted twice; beliefs say where to look first.
import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { succeed, type Result } from '../../result.ts';
import { rechecked } from '../rechecked.ts';
import type { Clues, SearchStats, Trail } from '../types.ts';
import { createAnalysis, type Analysis } from './analyse.ts';
import { createBeliefs, type Beliefs } from './beliefs.ts';
import { literalsAt, numberAt } from './clauses.ts';
import { createGrid, FOLLOWED, PAUSED, WORK_A_STEP } from './grid.ts';
import { createOrder } from './order.ts';
import { createRecord } from './record.ts';

export interface Learned {
  /** Row by row, 0 blank and 1 filled; as many as were wanted, or all there are. */
  readonly solutions: readonly Uint8Array[];
  /** It gave up after the steps it was allowed: how many solutions there are is not known. */
  readonly gaveUp: boolean;
  /** What proves it; undefined where it was not wanted or gets too long. */
  readonly trail: Trail | undefined;
  readonly stats: SearchStats;
}
export interface Sought {
  /** Solutions to look for: two tell whether there is one. */
  readonly solutions: number;
  /** Cells known beforehand: 1 filled, 2 blank. */
  readonly marks?: ArrayLike<number>;
  /** Steps after which it gives up. */
  readonly steps?: number;
  /** Keeps the trail; without marks. */
  readonly trail?: boolean;
}

/*
 * Set by trial on random boards of 25 to 35 cells a side at density 0.4, N-Dom 9 and knotty (bench/nonogram.ts).
 */
/** Conflicts until beliefs are asked for the first time, and unit of the pauses between all later times. */
const FIRST_RESTART = 20;
const RESTART = 250;
/** Rounds of belief propagation at a restart, and how much a certain cell weighs against one of a conflict. */
const ROUNDS = 12;
const WEIGHT = 5;
/** Clauses kept at first; so many more after each time that half were dropped. */
const CLAUSES = 2_000;
const MORE_CLAUSES = 300;
/** Conflicts, suppositions or pauses between two looks at the budget. */
const AT_ONCE = 20;

/**
 * Finds solutions: propagation, suppositions, and a learned clause from every conflict. Each solution is held against
 * the clues again. Deterministic: the budget changes only whether it comes to an end. The clues are plain (no zeros).
 */
export function* learningSearch(
  clues: Clues,
  sought: Sought,
  budget: Budget,
): Job<Result<Learned, Stopped, undefined>, never> {
  const grid = createGrid(clues);
  const { lines, clauses, holds, reason } = grid;
  const cells = grid.width * grid.height;
  const activity = createOrder(cells);
  const record = sought.trail === true ? createRecord(lines, cells) : undefined;
  const phase = new Uint8Array(cells).fill(1);
  const solutions: Uint8Array[] = [];
  // Made when they are needed: most boards need neither.
  let analysis: Analysis | undefined;
  let beliefs: Beliefs | undefined;
  let conflicts = 0;
  let suppositions = 0;
  let restarts = 0;
  let restartAt = FIRST_RESTART;
  let mostClauses = CLAUSES;
  let lemmas = 0;
  /** Cells known without supposition that the record has. */
  let recorded = 0;

  const opened = (literal: number): void => {
    phase[literal >> 1] = literal & 1;
    activity.insert(literal >> 1);
  };
  /** A reason as a step of the record. */
  const stepOf = (why: number): number => (why < lines ? why : lines + clauses.words[why - lines + numberAt]!);
  const stepsFrom = (from: number): number[] => {
    const steps: number[] = [];
    for (let at = from; at < grid.known; at += 1) {
      const why = reason[grid.order[at]! >> 1]!;
      if (why >= 0) steps.push(stepOf(why));
    }
    return steps;
  };
  /** Brings the record up to date with what rests on no supposition. */
  const recordRoot = (...more: readonly number[]): void => {
    if (!record || grid.depth > 0) return;
    record.follow([...stepsFrom(recorded), ...more]);
    recorded = grid.known;
  };
  /** Keeps a clause whose first literal is the only one left after going back. */
  const keep = (literals: ArrayLike<number>, size: number, levels: number, depth: number): void => {
    grid.backTo(depth, opened);
    const why = size > 1 ? lines + clauses.add(literals, size, levels, lemmas) : -1;
    if (size === 1) record?.follow([lines + lemmas]);
    lemmas += 1;
    grid.assign(literals[0]!, why);
    if (clauses.count <= mostClauses) return;
    mostClauses += MORE_CLAUSES;
    clauses.reduce(
      (ref) => holds[clauses.words[ref + literalsAt]!] === 1 && reasonOf(ref) === lines + ref,
      (from, to) => {
        if (holds[clauses.words[to + literalsAt]!] === 1 && reasonOf(to) === lines + from)
          reason[clauses.words[to + literalsAt]! >> 1] = lines + to;
      },
    );
  };
  const reasonOf = (ref: number): number => reason[clauses.words[ref + literalsAt]! >> 1]!;
  /** Turns a conflict under suppositions into a clause. */
  const learn = (conflict: number): void => {
    conflicts += 1;
    analysis ??= createAnalysis(clues, grid, activity);
    analysis.analyse(conflict, record !== undefined);
    const { literals, size, levels, depth, steps } = analysis;
    record?.lemma(opposites(literals, size), steps, false);
    keep(literals, size, levels, depth);
    activity.decay();
  };
  /** Takes the solution down, and shuts it out: under what was supposed it was the only one. */
  const takeSolution = (): void => {
    const solution = new Uint8Array(cells);
    for (let cell = 0; cell < cells; cell += 1) solution[cell] = holds[2 * cell + 1]!;
    solutions.push(rechecked(solution, clues));
    if (grid.depth === 0) return recordRoot();
    const supposed = grid.supposed();
    record?.lemma(supposed, stepsFrom(recorded), true);
    if (solutions.length === sought.solutions) return undefined;
    const others = opposites(supposed, supposed.length).toReversed();
    return keep(others, others.length, 1, grid.depth - 1);
  };
  /** Asks for beliefs, and looks next at what is the most certain, that way first. */
  const believe = (): void => {
    beliefs ??= createBeliefs(clues);
    beliefs.update(holds, ROUNDS);
    grid.addWork((beliefs.size * ROUNDS) >> 3);
    for (let cell = 0; cell < cells; cell += 1) {
      const filled = beliefs.filled[cell]!;
      phase[cell] = filled > 0.5 ? 1 : 0;
      activity.raise(cell, WEIGHT * Math.abs(filled - 0.5));
    }
  };
  const suppose = (): void => {
    let cell = activity.take();
    while (holds[2 * cell] === 1 || holds[2 * cell + 1] === 1) cell = activity.take();
    suppositions += 1;
    grid.suppose(2 * cell + phase[cell]!);
  };
  /** Works for a while; true when it has finished. */
  const advance = (): boolean => {
    for (let turn = 0; turn < AT_ONCE; turn += 1) {
      const outcome = grid.propagate(10 * WORK_A_STEP);
      if (outcome === PAUSED) return false;
      if (outcome !== FOLLOWED) {
        if (grid.depth === 0) {
          recordRoot(stepOf(outcome));
          return true;
        }
        learn(outcome);
      } else if (grid.known === cells) {
        const isLast = grid.depth === 0;
        takeSolution();
        if (isLast || solutions.length === sought.solutions) return true;
      } else if (conflicts >= restartAt) {
        restarts += 1;
        restartAt = conflicts + RESTART * luby(restarts);
        if (grid.depth > 0) grid.backTo(0, opened);
        believe();
        return false;
      } else {
        recordRoot();
        suppose();
      }
    }
    return false;
  };

  for (let cell = 0; cell < cells; cell += 1) {
    const mark = sought.marks?.[cell];
    if (mark === 1 || mark === 2) grid.assign(2 * cell + (mark === 1 ? 1 : 0), -1);
  }
  grid.wakeAll();
  for (let steps = 0; ;) {
    const finished = advance();
    const done = Math.ceil(grid.takeWork() / WORK_A_STEP);
    steps += done;
    if (!(yield* pay(budget, Math.max(1, done)))) return stopped(budget);
    const gaveUp = !finished && steps > (sought.steps ?? Number.POSITIVE_INFINITY);
    if (!finished && !gaveUp) continue;
    const trail = gaveUp ? undefined : record?.trail();
    return succeed({ solutions, gaveUp, trail, stats: { steps, suppositions, conflicts } }, budget.spent);
  }
}

const opposites = (literals: ArrayLike<number>, size: number): number[] =>
  Array.from({ length: size }, (_, at) => literals[at]! ^ 1);

/** Luby's sequence, from 0: 1 1 2 1 1 2 4 1 1 2 … */
function luby(nth: number): number {
  let [size, rest] = [1, nth];
  while (size <= rest) size = 2 * size + 1;
  while (size - 1 !== rest) {
    size >>= 1;
    rest %= size;
  }
  return (size + 1) >> 1;
}
