import { createBudget, createRandom } from '@kumiki/core';
import { tileStack } from '@kumiki/core/tile-stack';
import { act, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ja } from '../messages/index.ts';
import { NullPuzzle } from '../null-puzzle/index.ts';
import { TileStack } from '../tile-stack/index.ts';
import { KumikiProvider } from './provider.tsx';

afterEach(() => localStorage.clear());

async function hydrate(element: ReactNode): Promise<HTMLElement> {
  const whole = <StrictMode>{element}</StrictMode>;
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(whole);
  const problem = vi.fn();
  const warned = vi.spyOn(console, 'error');
  const root = await act(async () =>
    hydrateRoot(box, whole, { onRecoverableError: problem, onUncaughtError: problem }),
  );
  await waitFor(() => {
    for (const game of box.querySelectorAll('.kumiki-root')) expect(game.getAttribute('data-phase')).toBe('ready');
  });
  expect(problem).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
  act(() => root.unmount());
  return box;
}

describe('hydration meets what the server wrote, in StrictMode', () => {
  test('a board that is still to be made', async () => {
    await hydrate(<TileStack seed="2026-11-30" />);
  });
  test('a given board', async () => {
    const made = tileStack.generate({ layout: 'turtle' }, createRandom(1), createBudget({ steps: 1e6 }));
    if (!made.ok) throw new Error(made.reason);
    await hydrate(<TileStack puzzle={made.value} />);
  });
  test('two boards and another language', async () => {
    await hydrate(
      <KumikiProvider messages={ja}>
        <NullPuzzle seed={1} />
        <NullPuzzle seed={2} />
      </KumikiProvider>,
    );
  });
  test('a saved game comes back after hydration', async () => {
    const puzzle = { lamps: [0, 0], presses: [0] } as const;
    const meta = { elapsed: 5, hints: 0, reveals: 0 };
    const steps = [[{ type: 'press', lamp: 1 }]];
    const save = { format: 1, puzzleId: 'null-puzzle', version: 1, puzzle, steps, cursor: 1, meta };
    localStorage.setItem('saved', JSON.stringify(save));
    await hydrate(<NullPuzzle options={{ lamps: 2 }} storageKey="saved" />);
  });
});
