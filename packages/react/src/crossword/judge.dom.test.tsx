import { crosswordFromEntries } from '@kumiki/core/crossword';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ja } from '../messages/index.ts';
import { show } from './show.fixture.tsx';

/** Two letters that only the page knows. */
const made = crosswordFromEntries({
  entries: [{ answer: ['', ''], row: 0, column: 0, direction: 'across', clue: 'Which?' }],
  ends: 'host',
});
if (!made.ok) throw new Error(JSON.stringify(made));
const puzzle = made.value;
const fill = (text: string, session: ReturnType<ReturnType<typeof show>['session']>): void =>
  act(() => {
    for (const [cell, letter] of Array.from(text).entries()) session.dispatch({ type: 'letter', cell, letter });
  });

test('the page decides once everything is filled in: asked, refused, changed, accepted', async () => {
  const verifySolution = vi.fn(async (letters: readonly string[]) => letters.join('') === 'GO');
  const { session, status, onSolve } = show({ puzzle, verifySolution });
  fill('GX', session());
  expect(status()).toContain('Asking');
  await waitFor(() => expect(status()).toContain('not right yet'));
  expect(verifySolution).toHaveBeenLastCalledWith(['G', 'X']);
  fill('GO', session());
  await waitFor(() => expect(onSolve).toHaveBeenCalledOnce());
  expect(session().getSnapshot().status).toBe('solved');
  // The agreement belongs to the last letter: one undo takes both back, and asks nobody again.
  const asked = verifySolution.mock.calls.length;
  act(() => void session().undo());
  act(() => void session().redo());
  expect(session().getSnapshot().status).toBe('solved');
  expect(verifySolution).toHaveBeenCalledTimes(asked);
});

test('no answer: said, told to the page, and asked again', async () => {
  const verifySolution = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(true);
  const onError = vi.fn();
  const { session, status, user, one, onSolve } = show({ puzzle, verifySolution, onError }, ja);
  fill('GO', session());
  await waitFor(() => expect(status()).toContain('答えが返ってきませんでした'));
  expect(onError).toHaveBeenCalledWith('verify-failed', expect.any(Error));
  await user.click(one('.kumiki-status [data-action="instead"]'));
  await waitFor(() => expect(onSolve).toHaveBeenCalledOnce());
});

test('nobody to ask: it is filled in, and nothing is said to be wrong', () => {
  const { session, status } = show({ puzzle });
  fill('GO', session());
  expect(status()).toBe('All filled in');
});
