import { createSession, type Result, type Verdict } from '@kumiki/core';
import type { NullPuzzleTypes } from '@kumiki/core/null-puzzle';
import { nullPuzzleRules } from '@kumiki/core/null-puzzle/rules';
import { expect, test } from 'vitest';
import { createVerdictWatch, type LiveVerdict } from './verdict-watch.ts';

const sound = { holds: true, claim: 'sound', proof: [0] } as unknown as Verdict<NullPuzzleTypes>;
const lost = { ...sound, holds: false };
const good = (value: Verdict<NullPuzzleTypes>): Result<unknown> => ({ ok: true, value, spent: 1 });

function watching() {
  const questions: { args: unknown; signal: AbortSignal; answer: (result: Result<unknown>) => Promise<void> }[] = [];
  const told: (LiveVerdict<NullPuzzleTypes> | undefined)[] = [];
  const watch = createVerdictWatch<NullPuzzleTypes>(
    (args, signal) =>
      new Promise((resolve) => {
        const answer = (result: Result<unknown>): Promise<void> => {
          resolve(result);
          return Promise.resolve();
        };
        questions.push({ args, signal, answer });
      }),
    (live) => told.push(live),
  );
  const session = createSession(nullPuzzleRules, { lamps: [0, 0, 0, 1], presses: [] });
  return { watch, session, questions, told, last: () => told.at(-1)?.state };
}

test('a position is checking until it is answered, and is asked once', async () => {
  const { watch, session, questions, last } = watching();
  watch.look(session);
  watch.look(session);
  expect(last()).toBe('checking');
  expect(questions).toHaveLength(1);
  await questions[0]!.answer(good(sound));
  expect(last()).toBe('sound');
});

test('a move ends the question of the position before; a late answer to it is not heard', async () => {
  const { watch, session, questions, told, last } = watching();
  watch.look(session);
  session.dispatch({ type: 'press', lamp: 1 });
  watch.look(session);
  expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await questions[0]!.answer(good(lost));
  expect(last()).toBe('checking');
  await questions[1]!.answer(good(sound));
  expect(told.map((live) => live?.state)).toEqual(['checking', 'checking', 'sound']);
});

test('the verdict before goes along; undo and redo are answered from memory', async () => {
  const { watch, session, questions, told, last } = watching();
  watch.look(session);
  await questions[0]!.answer(good(sound));
  session.dispatch({ type: 'press', lamp: 1 });
  watch.look(session);
  expect(questions[1]!.args).toMatchObject({ prior: sound, state: session.getSnapshot().state });
  expect(told.at(-1)).toEqual({ state: 'checking', verdict: sound });
  await questions[1]!.answer(good(lost));
  session.undo();
  watch.look(session);
  expect(last()).toBe('sound');
  session.redo();
  watch.look(session);
  expect(last()).toBe('lost');
  expect(questions).toHaveLength(2);
});

test('another board forgets the verdict', async () => {
  const { watch, session, questions } = watching();
  watch.look(session);
  await questions[0]!.answer(good(sound));
  session.dispatch({ type: 'deal', puzzle: { lamps: [0, 1], presses: [] } });
  watch.look(session);
  expect(questions[1]!.args).not.toHaveProperty('prior');
});

test('what the budget left open is unknown and not asked again; what was cancelled is', async () => {
  const { watch, session, questions, last } = watching();
  watch.look(session);
  await questions[0]!.answer({ ok: false, reason: 'crashed', detail: undefined, spent: 1 });
  expect(last()).toBe('unknown');
  watch.look(session);
  await questions[1]!.answer({ ok: false, reason: 'budget', detail: undefined, spent: 1 });
  watch.look(session);
  expect(last()).toBe('unknown');
  expect(questions).toHaveLength(2);
});

test('after stop nothing is told until it looks again; a solved game has no verdict', async () => {
  const { watch, session, questions, told, last } = watching();
  watch.look(session);
  watch.stop();
  expect(questions[0]!.signal.aborted).toBe(true);
  await questions[0]!.answer(good(sound));
  expect(told).toHaveLength(1);
  watch.look(session);
  expect(questions).toHaveLength(2);
  session.dispatch({ type: 'press', lamp: 0 });
  session.dispatch({ type: 'press', lamp: 2 });
  session.dispatch({ type: 'press', lamp: 3 });
  expect(session.getSnapshot().status).toBe('solved');
  watch.look(session);
  expect(last()).toBeUndefined();
});
