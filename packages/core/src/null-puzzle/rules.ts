import { decoder, integer, list, oneOf, record, type Shape } from '../decode.ts';
import { limits } from '../limits.ts';
import type { PuzzleRules } from '../puzzle.ts';
import type { NullPuzzleTypes } from './types.ts';

const lamp = integer(0, 1) as Shape<0 | 1>;
const move = decoder(record({ type: oneOf('press'), lamp: integer(0, limits.lamps - 1) }));

export const nullPuzzleRules: PuzzleRules<NullPuzzleTypes> = {
  id: 'null-puzzle',
  version: 1,
  defaults: { lamps: 5 },
  start: (puzzle) => ({ lamps: puzzle.lamps }),
  reduce(state, input) {
    const press = move(input);
    if (!press.ok || press.value.lamp >= state.lamps.length) return state;
    const first = press.value.lamp;
    const turned = (lit: 0 | 1, at: number): 0 | 1 => (at === first || at === first + 1 ? (lit ? 0 : 1) : lit);
    return { lamps: state.lamps.map(turned) };
  },
  status: (state) => (state.lamps.every((lit) => lit) ? 'solved' : 'playing'),
  complete: (state) => state.lamps.every((lit) => lit),
  changed: (before, after) => [...after.lamps.keys()].filter((at) => before.lamps[at] !== after.lamps[at]),
  codec: {
    options: decoder(record({ lamps: integer(1, limits.lamps) })),
    puzzle: decoder(
      record({ lamps: list(lamp, limits.lamps, 1), presses: list(integer(0, limits.lamps - 1), limits.lamps) }),
    ),
    move,
  },
};
