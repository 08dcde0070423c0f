import {
  decoder,
  fail,
  record,
  succeed,
  type Budget,
  type Failure,
  type Job,
  type Position,
  type PuzzleEngine,
  type Random,
  type Stopped,
} from '@kumiki/core';
import { puzzleShape } from './rules.ts';
import type { SumPuzzle, SumTypes } from './types.ts';

const stopped = (budget: Budget): Failure<Stopped, undefined> => fail(budget.why ?? 'budget', undefined, budget.spent);

/** A table over this many sums is filled in one step. */
const SUMS_A_STEP = 1_000;
const stepsFor = (target: number): number => 1 + Math.ceil(target / SUMS_A_STEP);

interface Choice {
  readonly index: number;
  readonly number: number;
}

/** In how many ways each sum up to `target` can be made; fills the row for one more number. */
function addNumber(ways: Float64Array, number: number): void {
  for (let sum = ways.length - 1; sum >= number; sum -= 1) ways[sum] = ways[sum]! + ways[sum - number]!;
}

function* countWays(choices: readonly Choice[], target: number, budget: Budget): Job<number | undefined, never> {
  const ways = new Float64Array(target + 1);
  ways[0] = 1;
  for (const [done, { number }] of choices.entries()) {
    if (!budget.spend(stepsFor(target))) return undefined;
    if (budget.due) yield { done: done / choices.length };
    addNumber(ways, number);
  }
  return ways[target]!;
}

/** Marks the sums that the nth choice is the first to reach. */
function reachMore(reachedBy: Int8Array, nth: number, number: number): void {
  for (let sum = reachedBy.length - 1; sum >= number; sum -= 1) {
    if (reachedBy[sum] === 0 && reachedBy[sum - number] !== 0) reachedBy[sum] = nth + 2;
  }
}

/** Indices of choices that add up to the target, `null` when none do, `undefined` when the budget said no. */
function* subsetFor(
  choices: readonly Choice[],
  target: number,
  budget: Budget,
): Job<readonly number[] | null | undefined> {
  if (!budget.spend()) return undefined;
  if (budget.due) yield { done: 0 };
  if (target < 0) return null;
  // 0: not reached; 1: the empty sum; n + 2: reached by choice n first.
  const reachedBy = new Int8Array(target + 1);
  reachedBy[0] = 1;
  for (const [nth, { number }] of choices.entries()) {
    if (!budget.spend(stepsFor(target))) return undefined;
    if (budget.due) yield { done: nth / choices.length };
    reachMore(reachedBy, nth, number);
  }
  if (reachedBy[target] === 0) return null;
  const picks: number[] = [];
  for (let sum = target; sum > 0;) {
    const choice = choices[reachedBy[sum]! - 2]!;
    picks.unshift(choice.index);
    sum -= choice.number;
  }
  return picks;
}

function choicesAt({ state, puzzle }: Position<SumTypes>): readonly Choice[] {
  return puzzle.numbers.flatMap((number, index) => (state.picked[index] ? [] : [{ index, number }]));
}

const remaining = (at: Position<SumTypes>, budget: Budget): Job<readonly number[] | null | undefined> =>
  subsetFor(choicesAt(at), at.puzzle.target - at.state.total, budget);

function drawPuzzle(count: number, largest: number, picks: number, random: Random): SumPuzzle {
  const numbers = Array.from({ length: count }, () => 1 + random.int(largest));
  const chosen = random
    .shuffle([...numbers.keys()])
    .slice(0, picks)
    .toSorted((a, b) => a - b);
  return { numbers, target: chosen.reduce((sum, index) => sum + numbers[index]!, 0), picks: chosen };
}

export const sumEngine: PuzzleEngine<SumTypes> = {
  jobs: {
    *generate({ numbers: count, largest, picks = Math.ceil(count / 2), unique = false }, { random, budget }) {
      if (picks > count) {
        return fail('invalid-options', { code: 'too-many-picks' as const, numbers: count, picks }, budget.spent);
      }
      for (;;) {
        if (!budget.spend(count)) return fail(budget.why ?? 'budget', null, budget.spent);
        const puzzle = drawPuzzle(count, largest, picks, random);
        if (budget.due) yield { stage: 'draw', best: puzzle };
        if (!unique) return succeed(puzzle, budget.spent);
        const choices = puzzle.numbers.map((number, index) => ({ index, number }));
        const ways = yield* countWays(choices, puzzle.target, budget);
        if (ways === undefined) return fail(budget.why ?? 'budget', null, budget.spent);
        if (ways === 1) return succeed(puzzle, budget.spent);
      }
    },
    *verify(puzzle, { budget }) {
      if (!budget.spend(puzzle.numbers.length)) return stopped(budget);
      if (budget.due) yield { done: 0 };
      // Crossed off as they are used, so that an index that comes twice counts once.
      const left: (number | undefined)[] = [...puzzle.numbers];
      let missing = puzzle.target;
      for (const index of puzzle.picks) {
        missing -= left[index] ?? Number.NaN;
        left[index] = undefined;
      }
      const holds = missing === 0;
      return succeed(
        { holds, claim: holds ? 'solvable' : 'unproven', proof: holds ? { picks: puzzle.picks } : null },
        budget.spent,
      );
    },
    *solve(at, { budget }) {
      const picks = yield* remaining(at, budget);
      if (picks === undefined) return stopped(budget);
      if (picks === null) return fail('none', undefined, budget.spent);
      return succeed(
        picks.map((index) => ({ type: 'pick' as const, at: index })),
        budget.spent,
      );
    },
    *hint(at, { budget }) {
      const picks = yield* remaining(at, budget);
      if (picks === undefined) return stopped(budget);
      if (picks === null) return fail('wrong', undefined, budget.spent);
      const [first] = picks;
      if (first === undefined) return fail('none', undefined, budget.spent);
      return succeed(
        {
          technique: 'fits',
          keys: [first],
          move: { type: 'pick' as const, at: first },
          because: { missing: at.puzzle.target - at.state.total },
        },
        budget.spent,
      );
    },
    *judge(at, { budget }) {
      const picks = yield* remaining(at, budget);
      if (picks === undefined) return stopped(budget);
      return succeed(
        { holds: picks !== null, claim: picks ? 'solvable' : 'lost', proof: picks && { picks } },
        budget.spent,
      );
    },
  },
  own: {
    /** In how many ways the target can be made. */
    count: {
      args: decoder(record({ puzzle: puzzleShape })),
      *run({ puzzle }, { budget }) {
        const choices = puzzle.numbers.map((number, index) => ({ index, number }));
        const ways = yield* countWays(choices, puzzle.target, budget);
        return ways === undefined ? stopped(budget) : succeed(ways, budget.spent);
      },
    },
  },
};
