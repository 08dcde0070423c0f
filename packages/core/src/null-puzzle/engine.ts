import { pay, stopped, type Stopped } from '../budget.ts';
import type { Job, PuzzleEngine, Tools } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import type { NullPuzzleTypes } from './types.ts';

/** From the left, every dark lamp must be pressed: nothing to its right can light it any more. */
function pressesFor(lamps: readonly (0 | 1)[]): number[] {
  const row = [...lamps];
  const presses: number[] = [];
  for (let at = 0; at < row.length; at += 1) {
    if (row[at]) continue;
    presses.push(at);
    if (at + 1 < row.length) row[at + 1] = row[at + 1] ? 0 : 1;
  }
  return presses;
}

/** Work over the whole row, a step a lamp. */
function* counted<V, R extends string>(
  { budget }: Tools,
  lamps: number,
  work: () => Result<V, R, undefined>,
): Job<Result<V, R | Stopped, undefined>, never> {
  return (yield* pay(budget, lamps)) ? { ...work(), spent: budget.spent } : stopped(budget);
}

export const nullPuzzleEngine: PuzzleEngine<NullPuzzleTypes> = {
  jobs: {
    *generate({ lamps }, { random, budget }) {
      const row: (0 | 1)[] = [];
      while (row.length < lamps) {
        if (!(yield* pay(budget, 1, { done: row.length / lamps }))) return { ...stopped(budget), detail: null };
        row.push(random.int(2) === 0 ? 0 : 1);
      }
      if (row.every((lit) => lit)) row[random.int(lamps)] = 0; // a board that is lit already is no game
      return succeed({ lamps: row, presses: pressesFor(row) }, budget.spent);
    },
    verify: (puzzle, tools) =>
      counted(tools, puzzle.lamps.length, () => {
        // By parity, not by playing: a lamp ends lit when it and its left neighbour were pressed the right number of times.
        const times = puzzle.lamps.map(() => 0);
        for (const press of puzzle.presses) times[press]! += 1;
        const holds = puzzle.lamps.every((lit, at) => (lit + times[at]! + (times[at - 1] ?? 0)) % 2 === 1);
        return succeed({ holds, claim: holds ? 'solvable' : 'unproven', proof: null });
      }),
    solve: ({ state }, tools) =>
      counted(tools, state.lamps.length, () =>
        succeed(pressesFor(state.lamps).map((lamp) => ({ type: 'press' as const, lamp }))),
      ),
    hint: ({ state }, tools) =>
      counted(tools, state.lamps.length, () => {
        const [lamp] = pressesFor(state.lamps);
        if (lamp === undefined) return fail('none');
        return succeed({
          technique: 'leftmost-dark',
          keys: [lamp],
          move: { type: 'press' as const, lamp },
          because: null,
        });
      }),
    judge: ({ state }, tools) =>
      counted(tools, state.lamps.length, () => succeed({ holds: true, claim: 'solvable', proof: null })),
  },
  own: {},
};
