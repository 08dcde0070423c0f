import { createSession } from '@kumiki/core';
import { deriveClues, nonogram, type NonogramPuzzle } from '@kumiki/core/nonogram';
import { act, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { ja } from '../messages/index.ts';
import { KumikiProvider } from '../puzzle/provider.tsx';
import { Nonogram } from './index.ts';

const cells = Uint8Array.from({ length: 900 }, (_, at) => Number(at % 7 < 4));
const board = (width: number): NonogramPuzzle => ({
  ...deriveClues(cells.subarray(0, width * width), width, width),
  claim: 'solvable',
  trail: [],
  ends: 'clues',
});

async function hydrate(element: ReactNode, cell: number | undefined): Promise<void> {
  const whole = <StrictMode>{element}</StrictMode>;
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(whole);
  const written = cell === undefined ? null : box.querySelector(`[data-cell="${cell}"]`);
  const problem = vi.fn();
  const warned = vi.spyOn(console, 'error');
  const root = await act(async () =>
    hydrateRoot(box, whole, { onRecoverableError: problem, onUncaughtError: problem }),
  );
  await waitFor(() => expect(box.querySelector('.kumiki-root')).toHaveAttribute('data-phase', 'ready'));
  expect(problem).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
  // What the server wrote is used, not thrown away; and Tab reaches one cell of it.
  if (cell !== undefined) expect(box.querySelector(`[data-cell="${cell}"]`)).toBe(written);
  expect(box.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
  act(() => root.unmount());
  box.remove();
}

describe('hydration meets what the server wrote, in StrictMode', () => {
  test('a board that is still to be made', async () => {
    await hydrate(<Nonogram width={5} height={5} seed="2026-11-30" />, undefined);
  });
  test('a given board, and one of which the grid shows a part', async () => {
    await hydrate(<Nonogram puzzle={board(10)} />, 42);
    await hydrate(<Nonogram puzzle={board(30)} />, 42);
  });
  test('a game under way, on request, in another language', async () => {
    const session = createSession(nonogram, board(10));
    session.dispatch({ type: 'mark', cells: [0, 1, 2], mark: 1 });
    await hydrate(
      <KumikiProvider messages={ja}>
        <Nonogram session={session} judge="on-request" emptyClue="blank" />
      </KumikiProvider>,
      5,
    );
  });
  test('a board that its page judges', async () => {
    await hydrate(<Nonogram puzzle={{ ...board(10), ends: 'host' }} verifySolution={() => true} />, 5);
  });
});
