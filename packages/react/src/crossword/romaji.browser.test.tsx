import type { Session } from '@kumiki/core';
import type { CrosswordTypes } from '@kumiki/core/crossword/rules';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { board } from './boards.fixture.ts';
import { Crossword } from './index.ts';

const puzzle = board({
  entries: [
    { answer: 'ケイサン', row: 0, column: 0, direction: 'across', clue: '数を足したり引いたり' },
    { answer: 'イカ', row: 0, column: 1, direction: 'down', clue: '足が十本' },
  ],
});

test('Latin keys without an input method become kana; what waits is shown, and taken back by Backspace', async () => {
  await page.viewport(800, 700);
  const onReady = vi.fn<(session: Session<CrosswordTypes>) => void>();
  const box = show(<Crossword puzzle={puzzle} keyboard="none" onReady={onReady} />, 700);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
  const session = onReady.mock.lastCall![0];
  const letters = (): string =>
    session
      .getSnapshot()
      .state.letters.map((letter) => letter || '.')
      .join('');
  const shown = (): string => box.querySelector('[data-current] .kumiki-cw-letter')!.textContent;
  box.querySelector<HTMLElement>('.kumiki-cw-input')!.focus();
  // The table comes after the board.
  await vi.waitFor(async () => {
    await userEvent.keyboard('k');
    expect(shown()).toBe('k');
  }, 20_000);
  expect(letters()).toBe('........');
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toBe('');
  await userEvent.keyboard('keisann');
  await vi.waitFor(() => expect(letters()).toBe('ケイサン....'));
  await userEvent.keyboard('ka');
  await vi.waitFor(() => expect(session.getSnapshot().status).toBe('solved'));
});
