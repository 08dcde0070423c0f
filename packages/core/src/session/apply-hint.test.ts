import { expect, test } from 'vitest';
import { nullPuzzle } from '../null-puzzle/index.ts';
import { applyHint } from './apply-hint.ts';
import { createSession } from './session.ts';

const board = { lamps: [0, 0] as const, presses: [0] };
const hint = { technique: 'leftmost-dark', keys: [0], because: null };

test('plays the move of a hint', () => {
  const session = createSession(nullPuzzle, board);
  expect(applyHint(session, { ...hint, move: { type: 'press', lamp: 0 } })).toBe(true);
  expect(session.getSnapshot()).toMatchObject({ step: 1, status: 'solved' });
});

test('a hint without a move, or with one that no longer goes, changes nothing', () => {
  const session = createSession(nullPuzzle, board);
  const before = session.getSnapshot();
  expect(applyHint(session, hint)).toBe(false);
  expect(applyHint(session, { ...hint, move: { type: 'press', lamp: 5 } })).toBe(false);
  expect(session.getSnapshot()).toBe(before);
});
