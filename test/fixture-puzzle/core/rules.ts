import { boolean, decoder, integer, list, oneOf, optional, record, type PuzzleRules } from '@kumiki/core';
import type { SumTypes } from './types.ts';

/** Small enough that the number of solutions is a safe integer. */
export const mostNumbers = 40;
export const largestNumber = 999;

const at = integer(0, mostNumbers - 1);
const move = decoder(record({ type: oneOf('pick'), at }));
export const puzzleShape = record({
  numbers: list(integer(1, largestNumber), mostNumbers, 2),
  target: integer(1, mostNumbers * largestNumber),
  picks: list(at, mostNumbers, 1),
});

export const sumRules: PuzzleRules<SumTypes> = {
  id: 'sum',
  version: 1,
  defaults: { numbers: 8, largest: 50, picks: 4 },
  start: (puzzle) => ({ picked: puzzle.numbers.map(() => false), total: 0 }),
  reduce(state, input, puzzle) {
    const pick = move(input);
    if (!pick.ok || state.total >= puzzle.target) return state;
    const index = pick.value.at;
    if (state.picked[index] !== false) return state;
    return { picked: state.picked.with(index, true), total: state.total + puzzle.numbers[index]! };
  },
  status(state, puzzle) {
    if (state.total === puzzle.target) return 'solved';
    return state.total > puzzle.target || state.picked.every(Boolean) ? 'stuck' : 'playing';
  },
  complete: (state, puzzle) => state.total >= puzzle.target || state.picked.every(Boolean),
  changed: (before, after) => [...after.picked.keys()].filter((index) => before.picked[index] !== after.picked[index]),
  codec: {
    options: decoder(
      record({
        numbers: integer(2, mostNumbers),
        largest: integer(1, largestNumber),
        picks: optional(integer(1, mostNumbers)),
        unique: optional(boolean()),
      }),
    ),
    puzzle: decoder(puzzleShape, (puzzle) =>
      puzzle.picks.every((index) => index < puzzle.numbers.length)
        ? []
        : [
            {
              path: 'picks',
              code: 'index',
              message: `picks: got an index past the end; one of the numbers is wanted.`,
            },
          ],
    ),
    move,
  },
};
