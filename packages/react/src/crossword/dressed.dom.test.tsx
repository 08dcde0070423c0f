import type { Session } from '@kumiki/core';
import { crosswordFromEntries, type CrosswordTypes } from '@kumiki/core/crossword';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { Crossword } from './index.ts';

const made = crosswordFromEntries({
  entries: [
    { answer: ['HE', 'A', 'RT', 'S'], row: 0, column: 0, direction: 'across', clue: 'A suit' },
    { answer: ['A', 'C', 'E'], row: 0, column: 1, direction: 'down', clue: 'The best of it' },
  ],
  rebus: true,
  cells: [
    { row: 0, column: 0, circle: true },
    { row: 0, column: 1, shade: true },
    { row: 0, column: 2, shade: '#ffcc00' },
    { row: 0, column: 3, image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
  ],
});
if (!made.ok) throw new Error(JSON.stringify(made));

function show() {
  const onReady = vi.fn<(session: Session<CrosswordTypes>) => void>();
  const { container } = render(
    <StrictMode>
      <Crossword puzzle={made.ok ? made.value : undefined!} onReady={onReady} keyboard="none" />
    </StrictMode>,
  );
  const cell = (n: number): HTMLElement => container.querySelector(`[data-cell="${n}"]`)!;
  return { container, cell, session: () => onReady.mock.lastCall![0], user: userEvent.setup() };
}

test('circles, shades and several letters are drawn, and circles are named', () => {
  const { container, cell, session } = show();
  expect(cell(0).querySelector('.kumiki-cw-circle')).not.toBeNull();
  expect(cell(0).getAttribute('aria-label')).toContain('circled');
  expect(cell(1)).toHaveAttribute('data-shade');
  expect(cell(2).querySelector('.kumiki-cw-shade rect')).toHaveAttribute('fill', '#ffcc00');
  act(() => void session().dispatch({ type: 'letter', cell: 0, letter: 'HE' }));
  const letters = cell(0).querySelector('.kumiki-cw-letter')!;
  expect(letters.textContent).toBe('HE');
  expect(letters).toHaveAttribute('data-letters', '2');
  const picture = cell(3).querySelector('.kumiki-cw-picture image');
  expect(picture).toHaveAttribute('href', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=');
  expect(container.innerHTML).not.toMatch(/style="[^"]*background/);
});

test('pencil is shown and named until the letter is written in ink', async () => {
  const { cell, session, user } = show();
  await user.click(screen.getByRole('button', { name: 'Pencil' }));
  expect(screen.getByRole('button', { name: 'Pencil' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(cell(1));
  await user.keyboard('q');
  expect(session().getSnapshot().state.pencil[1]).toBe(1);
  expect(cell(1)).toHaveAttribute('data-pencil');
  expect(cell(1).getAttribute('aria-label')).toMatch(/^Q, pencilled/);
  await user.click(screen.getByRole('button', { name: 'Pencil' }));
  await user.click(cell(1));
  await user.keyboard('q');
  expect(cell(1)).not.toHaveAttribute('data-pencil');
});

test('clearing a word keeps the letters of crossing words that are filled in, and is one step', async () => {
  const { cell, session, user } = show();
  for (const [at, letter] of [
    [0, 'HE'],
    [1, 'A'],
    [2, 'X'],
    [5, 'C'],
    [9, 'E'],
  ] as const) {
    act(() => void session().dispatch({ type: 'letter', cell: at, letter }));
  }
  const { step } = session().getSnapshot();
  await user.click(cell(0));
  await user.click(screen.getByRole('button', { name: 'Clear the word' }));
  const { letters } = session().getSnapshot().state;
  expect([0, 1, 2, 3].map((at) => letters[at])).toEqual(['', 'A', '', '']);
  expect(session().getSnapshot().step).toBe(step + 1);
});
