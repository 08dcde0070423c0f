import type { NullPuzzleTypes } from '@kumiki/core/null-puzzle';
import type { Case } from '../case.ts';

type Puzzle = NullPuzzleTypes['puzzle'];

/** Presses one lamp after the other on paper. */
function lampsAfter({ lamps, presses }: Puzzle): (0 | 1)[] {
  const row = [...lamps];
  for (const press of presses) {
    for (const at of [press, press + 1]) if (at < row.length) row[at] = row[at] === 1 ? 0 : 1;
  }
  return row;
}

export const nullPuzzleCase: Case<NullPuzzleTypes> = {
  options: { one: { lamps: 1 }, row: { lamps: 40 } },
  varied: { lamps: 64 },
  tiny: { one: { lamps: 1 }, six: { lamps: 6 } },
  absurd: { 'as long as it gets': { lamps: 4_096 } },
  refused: {
    options: [{ lamps: 0 }, { lamps: 4_097 }, { lamps: 1.5 }, { lamps: '5' }, {}, { lamps: 5, more: 1 }],
    puzzle: [
      { lamps: [], presses: [] },
      { lamps: [2], presses: [] },
      { lamps: [1], presses: [-1] },
      { lamps: [true], presses: [] },
      { lamps: [1] },
    ],
    move: [{ type: 'press' }, { type: 'press', lamp: -1 }, { type: 'press', lamp: 1e9 }, { type: 'deal' }],
  },
  hostileMoves: [
    { type: 'press', lamp: 4_096 },
    { type: 'press', lamp: 4_095 },
    { type: 'press', lamp: [0] },
    { type: 'press', lamp: { valueOf: () => 0 } },
    { type: 'press', lamp: new Number(0) },
    { type: new String('press'), lamp: 0 },
    { type: 'Press', lamp: 0 },
    { type: 'press', lamp: 0, and: 1 },
    { type: 'press', at: 0 },
  ],
  candidates: ({ state }) => [...state.lamps.keys(), state.lamps.length].map((lamp) => ({ type: 'press', lamp })),
  spoilt: ({ puzzle }, move) => [{ ...move, lamp: puzzle.lamps.length }],
  legal: ({ puzzle }, { lamp }) => lamp >= 0 && lamp < puzzle.lamps.length,
  status: ({ state }) => (state.lamps.includes(0) ? 'playing' : 'solved'),
  invariants: ({ state, puzzle }) => [[state.lamps.length, puzzle.lamps.length]],
  keys: ({ lamps }) => [...lamps.keys()],
  look: ({ state }, key) => state.lamps[key] ?? null,
  proved: (puzzle) => !lampsAfter(puzzle).includes(0),
  tamperings: [
    {
      name: 'a press too few',
      breaks: true,
      tamper: (puzzle, pick) => {
        if (puzzle.presses.length === 0) return undefined;
        return { ...puzzle, presses: puzzle.presses.toSpliced(pick(puzzle.presses.length), 1) };
      },
    },
    {
      name: 'a press too many',
      breaks: true,
      tamper: (puzzle, pick) => ({ ...puzzle, presses: [...puzzle.presses, pick(puzzle.lamps.length)] }),
    },
    {
      name: 'a lamp turned',
      breaks: true,
      tamper: (puzzle, pick) => {
        const at = pick(puzzle.lamps.length);
        return { ...puzzle, lamps: puzzle.lamps.with(at, puzzle.lamps[at] === 1 ? 0 : 1) };
      },
    },
    {
      name: 'the presses in another order',
      breaks: false,
      tamper: (puzzle) => ({ ...puzzle, presses: puzzle.presses.toReversed() }),
    },
    {
      name: 'a press outside the row',
      breaks: false,
      tamper: (puzzle) => ({ ...puzzle, presses: [...puzzle.presses, puzzle.lamps.length] }),
    },
    {
      name: 'a press pointing elsewhere',
      breaks: false,
      tamper: (puzzle, pick) => {
        if (puzzle.presses.length === 0) return undefined;
        return { ...puzzle, presses: puzzle.presses.with(pick(puzzle.presses.length), pick(puzzle.lamps.length)) };
      },
    },
  ],
  leastSteps: () => 1,
  hard: () => [],
  own: {},
};
