import { createSession } from '@kumiki/core';
import { crosswordRules } from '@kumiki/core/crossword/rules';
import { act, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ja } from '../messages/index.ts';
import { KumikiProvider } from '../puzzle/provider.tsx';
import { answerBoard, tea } from './boards.fixture.ts';
import { Crossword } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

async function hydrate(element: ReactNode, beforeIt?: () => void): Promise<HTMLElement> {
  const whole = <StrictMode>{element}</StrictMode>;
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(whole);
  beforeIt?.();
  const problem = vi.fn();
  const warned = vi.spyOn(console, 'error');
  const root = await act(async () =>
    hydrateRoot(box, whole, { onRecoverableError: problem, onUncaughtError: problem }),
  );
  await waitFor(
    () => {
      for (const game of box.querySelectorAll('.kumiki-root')) expect(game.getAttribute('data-phase')).toBe('ready');
    },
    { timeout: 10_000 },
  );
  expect(problem).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
  const copy = box.cloneNode(true) as HTMLElement;
  act(() => root.unmount());
  box.remove();
  return copy;
}

describe('hydration meets what the server wrote, in StrictMode', () => {
  test('a board that is still to be made', async () => {
    expect((await hydrate(<Crossword seed="2026-11-30" />)).querySelector('[role="gridcell"]')).not.toBeNull();
  });
  test('given boards, two on one page, in another language', async () => {
    await hydrate(
      <KumikiProvider messages={ja}>
        <Crossword puzzle={tea} keyboard="qwerty" />
        <Crossword puzzle={answerBoard} />
      </KumikiProvider>,
    );
  });
  test('a game under way', async () => {
    const session = createSession(crosswordRules, answerBoard);
    session.dispatch({ type: 'letter', cell: 0, letter: 'か' });
    const box = await hydrate(<Crossword session={session} keyboard="kana50" />);
    expect(box.querySelector('[data-cell="0"]')).toHaveTextContent('か');
  });
  test('on a touch screen the keys come after it: a server does not know the screen', async () => {
    const coarse = (query: string) => ({
      matches: query === '(pointer: coarse)',
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    const touch = (): void => void vi.stubGlobal('matchMedia', coarse);
    const japanese = await hydrate(<Crossword puzzle={answerBoard} />, touch);
    expect(japanese.querySelector('.kumiki-cw-keyboard')).toHaveAttribute('data-layout', 'kana50');
    expect(japanese.querySelector('.kumiki-cw-input')).toHaveAttribute('inputmode', 'none');
    vi.unstubAllGlobals();
    const english = await hydrate(<Crossword puzzle={tea} />, touch);
    expect(english.querySelector('.kumiki-cw-keyboard')).toHaveAttribute('data-layout', 'qwerty');
  });
});
