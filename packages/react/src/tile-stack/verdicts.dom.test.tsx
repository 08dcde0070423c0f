import type { Session } from '@kumiki/core';
import type { TileStackPuzzle, TileStackTypes } from '@kumiki/core/tile-stack/rules';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { TileStack, type TileStackProps } from './index.ts';

const kinds = ['dots-5', 'dots-5', 'dots-5', 'dragon-red', 'dots-5', 'dragon-red', 'dragon-red', 'dragon-red'];
/** Four stacks of two; taking the dragons of the second and the third loses. */
const trap: TileStackPuzzle = {
  layout: 'four stacks',
  cells: kinds.map((_, n) => ({ x: 4 * Math.floor(n / 2), y: 0, z: n % 2 })),
  kinds,
  faces: kinds,
  order: [],
};

function show(props: TileStackProps = {}) {
  const onReady = vi.fn<(session: Session<TileStackTypes>) => void>();
  const { container } = render(
    <StrictMode>
      <TileStack onReady={onReady} {...props} />
    </StrictMode>,
  );
  const line = (): HTMLElement => container.querySelector('.kumiki-live')!;
  const said = (): string => container.querySelector('.kumiki-announcer')!.textContent;
  const session = (): Session<TileStackTypes> => onReady.mock.lastCall![0];
  return { container, line, said, session, onReady, user: userEvent.setup() };
}
const lose = { type: 'pair', tiles: [3, 5] } as const;

describe('the live verdict', () => {
  test('is not there unless it is asked for, and nothing is judged', async () => {
    const { container, session } = show({ puzzle: trap });
    act(() => void session().dispatch(lose));
    expect(container.querySelector('.kumiki-live')).toBeNull();
  });

  test('turns with the moves: lost is said aloud, shown with its reason, and left by one press', async () => {
    const { container, line, said, session, user } = show({ puzzle: trap, liveVerdict: true });
    await waitFor(() => expect(line()).toHaveAttribute('data-live', 'sound'));
    expect(said()).toBe('');
    act(() => void session().dispatch(lose));
    await waitFor(() => expect(line()).toHaveAttribute('data-live', 'lost'));
    expect(said()).toBe('Can’t be solved from here.');
    const why = screen.getByRole('button', { name: 'Show why' });
    await user.click(why);
    expect([...container.querySelectorAll('[data-conflict]')].map((each) => each.getAttribute('data-tile'))).toEqual([
      '6',
      '7',
    ]);
    expect(line().textContent).toContain('However they are paired, these are in one another’s way: Red dragon ×2.');
    expect(said()).toContain('Red dragon');
    await user.click(why);
    expect(container.querySelector('[data-conflict]')).toBeNull();
    await user.click(why);
    await user.click(screen.getByRole('button', { name: 'Back to where it could be solved' }));
    await waitFor(() => expect(session().getSnapshot().step).toBe(0));
    await waitFor(() => expect(line()).toHaveAttribute('data-live', 'sound'));
    expect(container.querySelector('[data-conflict]')).toBeNull();
    expect(said()).toBe('Can still be solved.');
  });

  test('is judged again after a hint was found, and ends when the prop goes', async () => {
    const { line, user } = show({ puzzle: trap, liveVerdict: true });
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    await waitFor(() => expect(document.querySelectorAll('[data-hint]').length).toBeGreaterThan(0));
    await waitFor(() => expect(line()).toHaveAttribute('data-live', 'sound'));
  });
});

describe('a hint', () => {
  test('says what its pair frees', async () => {
    const { said, user } = show({ puzzle: trap });
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    await waitFor(() => expect(said()).toMatch(/^Hint: Red dragon .* That frees 2 tiles\.$/u));
  });

  test('in a lost game shows no pair: it offers the way back and another deal of what is left', async () => {
    const { container, session, user } = show({ puzzle: trap });
    act(() => void session().dispatch(lose));
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    const status = container.querySelector<HTMLElement>('.kumiki-status')!;
    await waitFor(() => expect(status).toHaveAttribute('data-tone', 'danger'));
    expect(container.querySelector('[data-hint]')).toBeNull();
    const offered = [...status.querySelectorAll('button')].map((each) => each.dataset['action']);
    expect(offered).toEqual(['rewind', 'reshuffle', 'undo']);
    await user.click(status.querySelector('[data-action="reshuffle"]')!);
    await waitFor(() => expect(session().getSnapshot().step).toBe(2));
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    await waitFor(() => expect(container.querySelectorAll('[data-hint]').length).toBeGreaterThan(0));
  });
});

describe('the choice of difficulty', () => {
  test('deals another board of the same layout, and a new game keeps it', async () => {
    const onDifficultyChange = vi.fn();
    const props = { layout: 'lantern', seed: 'a', difficultyChoice: true, onDifficultyChange } as const;
    const { session, onReady, user } = show(props);
    await waitFor(() => expect(onReady).toHaveBeenCalled());
    expect(screen.getAllByRole('radio').filter((each) => (each as HTMLInputElement).checked)).toHaveLength(0);
    const plain = session().getSnapshot().puzzle.kinds;
    await user.click(screen.getByRole('radio', { name: 'Hard' }));
    await waitFor(() => expect(session().options).toMatchObject({ layout: 'lantern', difficulty: 'hard' }), {
      timeout: 20_000,
    });
    expect(onDifficultyChange).toHaveBeenCalledWith('hard', expect.anything());
    expect(session().getSnapshot().puzzle.kinds).not.toEqual(plain);
    expect(screen.getByRole('radio', { name: 'Hard' })).toBeChecked();
    const hard = session();
    await user.click(screen.getByRole('button', { name: 'New game' }));
    await waitFor(() => expect(session()).not.toBe(hard), { timeout: 20_000 });
    expect(session().options).toMatchObject({ difficulty: 'hard' });
  }, 60_000);

  test('a difficulty of your own stays yours', async () => {
    const { user, onReady, session } = show({
      layout: 'lantern',
      seed: 'a',
      difficultyChoice: true,
      difficulty: 'easy',
    });
    await waitFor(() => expect(onReady).toHaveBeenCalled(), { timeout: 20_000 });
    await user.click(screen.getByRole('radio', { name: 'Hard' }));
    expect(screen.getByRole('radio', { name: 'Easy' })).toBeChecked();
    expect(session().options).toMatchObject({ difficulty: 'easy' });
  }, 60_000);
});
