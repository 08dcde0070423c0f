import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { NullPuzzle } from '../null-puzzle/index.ts';

const dark = { lamps: [0, 0, 1], presses: [0, 2] } as const;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const focused = (): string | null | undefined => document.activeElement?.textContent;

test('a new game is asked for where one has begun; keeping it changes nothing, agreeing makes the new one', async () => {
  await page.viewport(800, 600);
  const onReady = vi.fn();
  show(<NullPuzzle puzzle={dark} onReady={onReady} />, 700);
  const dialog = page.getByRole('alertdialog', { name: /Leave it for a new one/ });
  await button(/^Lamp 2/).click();

  onReady.mockClear();
  await button('New game').click();
  // The safe answer has the focus, and Escape is that answer.
  await vi.waitFor(() => expect(focused()).toBe('Keep playing'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(dialog.query()).toBeNull());
  expect(focused()).toBe('New game');

  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  expect(dialog.query()).toBeNull();
  expect(onReady).not.toHaveBeenCalled();

  await button('New game').click();
  await dialog.getByRole('button', { name: 'New game' }).click();
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce(), 20_000);
  expect(dialog.query()).toBeNull();
});

test('while paused the board is gone for eye, keyboard and screen reader, and its place is kept', async () => {
  await page.viewport(800, 600);
  const box = show(<NullPuzzle puzzle={dark} timer />, 700);
  await vi.waitFor(() => expect(box.querySelector('.kumiki-board')).not.toBeNull());
  const board = box.querySelector<HTMLElement>('.kumiki-board')!;
  const before = board.getBoundingClientRect();
  await button('Pause').click();
  expect(getComputedStyle(board).visibility).toBe('hidden');
  expect(button(/^Lamp/).query()).toBeNull();
  expect(focused()).toBe('Go on');
  await userEvent.keyboard('{Tab}');
  expect(box.contains(document.activeElement)).toBe(false);
  expect(board.getBoundingClientRect()).toEqual(before);
  await button('Go on').click();
  expect(getComputedStyle(board).visibility).toBe('visible');
});
