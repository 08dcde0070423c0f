import { sum, type SumPuzzle, type SumTypes } from '../../fixture-puzzle/core/index.ts';
import type { Case } from '../case.ts';

/** Every number 900 … 999 and a target just out of their reach: nothing for it but to look at all sums. */
const unreachable: SumPuzzle = {
  numbers: Array.from({ length: 40 }, (_, at) => 960 + (at % 20) * 2),
  target: 15_001,
  picks: [0],
};

export const sumCase: Case<SumTypes> = {
  options: {
    unique: { numbers: 10, largest: 400, picks: 4, unique: true },
    many: { numbers: 40, largest: 999 },
    'half unless told': { numbers: 5, largest: 9 },
  },
  varied: { numbers: 20, largest: 999 },
  tiny: { six: { numbers: 6, largest: 9, picks: 3 }, ones: { numbers: 4, largest: 1, picks: 2 } },
  absurd: {
    'more picks than numbers': { numbers: 3, largest: 9, picks: 4 },
    'unique among ones': { numbers: 10, largest: 1, picks: 5, unique: true },
    'unique among far too many': { numbers: 40, largest: 2, picks: 20, unique: true },
  },
  refused: {
    options: [{ numbers: 1, largest: 9 }, { numbers: 41, largest: 9 }, { numbers: 4 }, { numbers: 4, largest: 0 }],
    puzzle: [
      { numbers: [1, 2], target: 3, picks: [0, 2] },
      { numbers: [1, 0], target: 1, picks: [0] },
      { numbers: [1, 2], target: 0, picks: [0] },
    ],
    move: [{ type: 'pick' }, { type: 'pick', at: 40 }, { type: 'put', at: 0 }],
  },
  hostileMoves: [
    { type: 'pick', at: 40 },
    { type: 'pick', at: 39.5 },
    { type: 'pick', at: [0] },
    { type: 'pick', at: new Number(0) },
    { type: 'pick', at: 0, and: 1 },
  ],
  candidates: ({ puzzle }) => [...puzzle.numbers.keys(), puzzle.numbers.length].map((at) => ({ type: 'pick', at })),
  spoilt: ({ puzzle }, move) => [{ ...move, at: puzzle.numbers.length }],
  legal: ({ puzzle, state }, { at }) =>
    at < puzzle.numbers.length && !state.picked[at] && totalOf(puzzle, state.picked) < puzzle.target,
  status: ({ puzzle, state }) => {
    const total = totalOf(puzzle, state.picked);
    if (total === puzzle.target) return 'solved';
    return total > puzzle.target || !state.picked.includes(false) ? 'stuck' : 'playing';
  },
  invariants: ({ puzzle, state }) => [
    [state.total, totalOf(puzzle, state.picked)],
    [state.picked.length, puzzle.numbers.length],
  ],
  keys: ({ numbers }) => [...numbers.keys()],
  look: ({ state }, key) => state.picked[key] ?? null,
  proved: ({ numbers, target, picks }) =>
    new Set(picks).size === picks.length && picks.reduce((total, at) => total + numbers[at]!, 0) === target,
  tamperings: [
    { name: 'target one up', breaks: true, tamper: (puzzle) => ({ ...puzzle, target: puzzle.target + 1 }) },
    {
      name: 'a pick too few',
      breaks: true,
      tamper: (puzzle, pick) => ({ ...puzzle, picks: puzzle.picks.toSpliced(pick(puzzle.picks.length), 1) }),
    },
    {
      name: 'a pick twice, and the target to match',
      breaks: true,
      tamper: (puzzle, pick) => {
        const again = puzzle.picks[pick(puzzle.picks.length)]!;
        return { ...puzzle, picks: [...puzzle.picks, again], target: puzzle.target + puzzle.numbers[again]! };
      },
    },
    {
      name: 'a number one up',
      breaks: false,
      tamper: (puzzle, pick) => {
        const at = pick(puzzle.numbers.length);
        return { ...puzzle, numbers: puzzle.numbers.with(at, Math.min(999, puzzle.numbers[at]! + 1)) };
      },
    },
    {
      name: 'the picks in another order',
      breaks: false,
      tamper: (puzzle) => ({ ...puzzle, picks: puzzle.picks.toReversed() }),
    },
  ],
  leastSteps: (op, puzzle) => (op === 'generate' || op === 'verify' ? 1 : puzzle.numbers.length),
  hard: () => [{ at: { puzzle: unreachable, state: sum.start(unreachable) }, holds: false }],
  own: {
    count: [
      { args: { puzzle: { numbers: [1, 2, 3, 4], target: 5, picks: [0, 3] } }, value: 2 },
      {
        args: { puzzle: { numbers: Array.from({ length: 40 }, () => 1), target: 20, picks: [0] } },
        value: 137846528820,
      },
      { args: { puzzle: unreachable }, value: 0 },
    ],
  },
};

function totalOf(puzzle: SumPuzzle, picked: readonly boolean[]): number {
  return puzzle.numbers.reduce((total, number, at) => (picked[at] ? total + number : total), 0);
}
