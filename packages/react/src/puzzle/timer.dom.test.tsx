import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { en, ja } from '../messages/index.ts';
import { NullPuzzle } from '../null-puzzle/index.ts';
import { memoryStorage } from '../saves/memory-storage.fixture.ts';
import { KumikiProvider } from './provider.tsx';

afterEach(() => vi.restoreAllMocks());

const dark = { lamps: [0, 0, 1], presses: [0, 2] } as const;
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));

describe('the clock', () => {
  test('is not there unless asked for', () => {
    render(<NullPuzzle puzzle={dark} />);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('counts seconds, stands still while paused, and stops at the end', () => {
    vi.useFakeTimers();
    try {
      render(<NullPuzzle puzzle={dark} timer />);
      const time = (): string | null => screen.getByRole('timer', { name: 'Time' }).textContent;
      const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1_000));
      expect(time()).toBe('0:00');
      pass(65);
      expect(time()).toBe('1:05');
      press('Pause');
      expect(screen.getByRole('status').textContent).toBe('Paused. The board is hidden.');
      pass(30);
      expect(time()).toBe('1:05');
      press('Go on');
      pass(5);
      expect(time()).toBe('1:10');
      press(/^Lamp 1/);
      pass(30);
      expect(time()).toBe('1:10');
      expect(screen.getByRole('button', { name: 'Pause' }).getAttribute('aria-disabled')).toBe('true');
    } finally {
      vi.useRealTimers();
    }
  });

  test('a pause is told to the style sheet, and undo keys do nothing', () => {
    const { container } = render(<NullPuzzle puzzle={dark} timer />);
    press(/^Lamp 2/);
    press('Pause');
    const root = container.querySelector('.kumiki-root')!;
    expect(root.hasAttribute('data-paused')).toBe(true);
    fireEvent.keyDown(root, { key: 'z', ctrlKey: true });
    press('Go on');
    expect(root.hasAttribute('data-paused')).toBe(false);
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('false');
  });

  test('best time and days in a row, in both languages', async () => {
    const storage = memoryStorage();
    const day = (back: number): string => {
      const then = new Date();
      then.setDate(then.getDate() - back);
      return `${then.getFullYear()}-${String(then.getMonth() + 1).padStart(2, '0')}-${String(then.getDate()).padStart(2, '0')}`;
    };
    const before = { format: 1, solved: 4, best: [], streak: 3, longest: 3, last: day(1) };
    storage.setItem('lamps:records', JSON.stringify(before));
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const show = (messages: typeof ja) => (
      <KumikiProvider storage={storage} messages={messages}>
        <NullPuzzle puzzle={dark} timer storageKey="lamps" />
      </KumikiProvider>
    );
    const { container, rerender } = render(show(en));
    const clock = (): string => container.querySelector('.kumiki-timer')!.textContent;
    await waitFor(() => expect(clock()).toContain('3 days in a row'));
    vi.spyOn(performance, 'now').mockReturnValue(75_000);
    press(/^Lamp 1/);
    expect(clock()).toContain('Best 1:15');
    expect(clock()).toContain('4 days in a row');
    rerender(show(ja));
    expect(clock()).toContain('最短 1:15');
    expect(clock()).toContain('4日連続');
  });
});

describe('a new game', () => {
  test('comes at once while nothing has been played', async () => {
    const onReady = vi.fn();
    render(<NullPuzzle puzzle={dark} onReady={onReady} />);
    press('New game');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(2));
  });

  test('does not ask after the end', async () => {
    const onReady = vi.fn();
    const { container } = render(<NullPuzzle puzzle={dark} onReady={onReady} />);
    press(/^Lamp 1/);
    fireEvent.click(container.querySelector('.kumiki-toolbar [data-action="generate"]')!);
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(2));
  });
});
