import type { Session } from '@kumiki/core';
import { deriveColouredClues, markOf, type NonogramPuzzle, type NonogramTypes } from '@kumiki/core/nonogram/rules';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { ja } from '../messages/index.ts';
import { KumikiProvider } from '../puzzle/provider.tsx';
import { Nonogram, type NonogramProps } from './index.ts';

/** A cherry: red, green, red again; runs of two colours touch in the second row. */
const grid = [0, 2, 0, 2, 2, 0, 1, 0, 0, 1, 1, 3];
const cherry: NonogramPuzzle = {
  ...deriveColouredClues(grid, 3, 4),
  palette: ['#cc2233', '#226633', '#ffee88'],
  claim: 'solvable',
  trail: [],
  ends: 'clues',
};

function show(props: NonogramProps = {}) {
  const onReady = vi.fn<(session: Session<NonogramTypes>) => void>();
  const { container } = render(
    <StrictMode>
      <Nonogram puzzle={cherry} onReady={onReady} {...props} />
    </StrictMode>,
  );
  const marks = (): number[] => [...onReady.mock.lastCall![0].getSnapshot().state.marks];
  const cell = (n: number): HTMLElement => container.querySelector<HTMLElement>(`[data-cell="${n}"]`)!;
  const all = (selector: string): Element[] => [...container.querySelectorAll(selector)];
  return { container, onReady, marks, cell, all, session: () => onReady.mock.lastCall![0], user: userEvent.setup() };
}

test('clues show their numbers on their colours, and read them with the name of the colour', () => {
  const { all, container } = show();
  const chips = all('[data-line="3"] .kumiki-ng-chip');
  expect(chips.map((chip) => chip.textContent)).toEqual(['2', '1']);
  expect(chips.map((chip) => chip.querySelector('rect')!.getAttribute('fill'))).toEqual(['#cc2233', '#ffee88']);
  expect(chips.map((chip) => chip.querySelector('.kumiki-ng-chip-number')!.getAttribute('data-on'))).toEqual([
    'light',
    'dark',
  ]);
  expect(all('[role="rowheader"]')[3]!.textContent).toBe('Row 4: 2 colour 1, 1 colour 3');
  expect(container.innerHTML).not.toContain('style="background');
});

test('there is a button for each colour instead of the fill tool; the keys 1 to 3 paint, X crosses, 0 clears', async () => {
  const { marks, cell, user, all } = show();
  const named = screen.getAllByRole('button', { pressed: false }).map((button) => button.getAttribute('title'));
  expect(named.slice(0, 2)).toEqual(['Colour 2', 'Colour 3']);
  expect(screen.getByRole('button', { pressed: true })).toHaveAttribute('title', 'Colour 1');
  cell(9).focus();
  await user.keyboard('1');
  expect(marks()[9]).toBe(1);
  expect(cell(9)).toHaveAttribute('aria-label', 'Row 4, column 1, filled with colour 1');
  await user.keyboard('3');
  expect(marks()[9]).toBe(markOf(2));
  expect(screen.getByRole('button', { pressed: true })).toHaveAttribute('title', 'Colour 3');
  expect(all('[data-colour="3"] .kumiki-ng-painted').map((path) => path.getAttribute('fill'))).toEqual(['#ffee88']);
  expect(all('[data-colour="3"] .kumiki-ng-pattern')).toHaveLength(1);
  await user.keyboard('x');
  expect(marks()[9]).toBe(2);
  await user.keyboard('0');
  expect(marks()[9]).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Colour 2' }));
  cell(1).focus();
  await user.keyboard(' ');
  expect(marks()[1]).toBe(markOf(1));
});

test('lines fit by colour, numbers are done by colour, and the picture ends the game', async () => {
  const { session, all } = show();
  act(() => void session().dispatch({ type: 'mark', cells: [1], mark: 1 }));
  expect(all('[data-line="0"]')[0]).not.toHaveAttribute('data-state', 'complete');
  act(() => void session().dispatch({ type: 'mark', cells: [1], mark: markOf(1) }));
  expect(all('[data-line="0"]')[0]).toHaveAttribute('data-state', 'complete');
  for (const colour of [0, 1, 2]) {
    const cells = grid.flatMap((value, at) => (value === colour + 1 ? [at] : []));
    act(() => void session().dispatch({ type: 'mark', cells, mark: markOf(colour) }));
  }
  await waitFor(() => expect(session().getSnapshot().status).toBe('solved'));
});

test('in Japanese too', () => {
  render(
    <KumikiProvider messages={ja}>
      <Nonogram puzzle={cherry} />
    </KumikiProvider>,
  );
  expect(screen.getByRole('button', { name: '色2' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: '4行目：2（色1）、1（色3）' })).toBeInTheDocument();
});
