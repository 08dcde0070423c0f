import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget, noAssets } from '../budget.ts';
import { nullPuzzle, type NullPuzzleTypes } from '../null-puzzle/index.ts';
import type { Jobs, Position, Tools } from '../puzzle.ts';
import { createRandom } from '../random.ts';
import { fail, succeed } from '../result.ts';
import { run } from '../run.ts';
import { lastSound } from './last-sound.ts';

type At = Position<NullPuzzleTypes>;
const tools = (steps = 1_000): Tools => ({
  random: createRandom(0),
  budget: createBudget({ steps, slice: 1 }),
  assets: noAssets,
});

/** A position that holds or not, as its one lamp says; judging costs a step and is written down. */
function judged(asked: At[] = []): Jobs<NullPuzzleTypes> {
  return {
    ...nullPuzzle.jobs,
    *judge(at, { budget }) {
      asked.push(at);
      if (!budget.spend()) return fail(budget.why ?? 'budget', undefined, budget.spent);
      if (budget.due) yield undefined;
      return succeed({ holds: at.state.lamps[0] === 1, claim: 'said so', proof: null }, budget.spent);
    },
  };
}
const positions = (holds: readonly boolean[]): At[] =>
  holds.map((sound) => ({ puzzle: { lamps: [0], presses: [] }, state: { lamps: [sound ? 1 : 0] } }));

describe('lastSound', () => {
  test('is the last position that judge holds for', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (holds) => {
        const result = run(lastSound(judged(), positions(holds), tools()));
        expect(result).toMatchObject({ ok: true, value: holds.lastIndexOf(true) });
      }),
    );
  });

  test('asks from the end backwards and no further than it must', () => {
    const asked: At[] = [];
    const history = positions([true, true, true, false, false]);
    run(lastSound(judged(asked), history, tools()));
    expect(asked.map(({ state }) => history.findIndex((at) => at.state === state))).toEqual([4, 3, 2]);
  });

  test('has one budget for all of it', () => {
    const history = positions(Array.from({ length: 10 }, () => false));
    expect(run(lastSound(judged(), history, tools(9)))).toMatchObject({ ok: false, reason: 'budget', spent: 9 });
    expect(run(lastSound(judged(), history, tools(10)))).toMatchObject({ ok: true, value: -1, spent: 10 });
  });

  test('can be cancelled between two positions', () => {
    let yields = 0;
    const budget = createBudget({ steps: 1_000, slice: 1, cancelled: () => yields >= 3 });
    const job = lastSound(judged(), positions(Array.from({ length: 100 }, () => false)), { ...tools(), budget });
    let turn = job.next();
    for (; !turn.done; turn = job.next()) yields += 1;
    expect(turn.value).toMatchObject({ ok: false, reason: 'cancelled' });
    expect(yields).toBeLessThanOrEqual(6);
  });

  test('leaves the history alone', () => {
    const history = Object.freeze(positions([false, true, false]));
    expect(run(lastSound(judged(), history, tools()))).toMatchObject({ value: 1 });
  });
});
