import { createSession } from '@kumiki/core';
import { nullPuzzle, type NullPuzzleTypes } from '@kumiki/core/null-puzzle';
import { nullPuzzleRules } from '@kumiki/core/null-puzzle/rules';
import { registry } from '@kumiki/core/worker';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usePuzzle, type UsePuzzleOptions } from './use-puzzle.ts';

afterEach(() => localStorage.clear());

type Options = UsePuzzleOptions<NullPuzzleTypes>;
const dark = { lamps: [0, 0, 1], presses: [0, 2] } as const;
const inStrictMode = { wrapper: StrictMode };
const start = (options: Options = {}) =>
  renderHook((props: Options) => usePuzzle(nullPuzzleRules, props), { initialProps: options, ...inStrictMode });

describe('making a board', () => {
  test('goes idle, generating, ready; the seed decides the board', async () => {
    const onReady = vi.fn();
    const { result } = start({ options: { lamps: 9 }, seed: 'a', onReady });
    expect(result.current.phase).toBe('generating');
    await waitFor(() => expect(result.current.phase).toBe('ready'));
    const other = start({ options: { lamps: 9 }, seed: 'a' });
    await waitFor(() => expect(other.result.current.phase).toBe('ready'));
    expect(other.result.current.session!.getSnapshot().puzzle).toEqual(result.current.session!.getSnapshot().puzzle);
    expect(onReady).toHaveBeenCalledExactlyOnceWith(result.current.session);
  });

  test('new options make a new game; equal ones do not', async () => {
    const { result, rerender } = start({ options: { lamps: 3 }, seed: 's' });
    await waitFor(() => expect(result.current.phase).toBe('ready'));
    const first = result.current.session;
    rerender({ options: { lamps: 3 }, seed: 's' });
    expect(result.current.session).toBe(first);
    rerender({ options: { lamps: 7 }, seed: 's' });
    await waitFor(() => expect(result.current.session?.getSnapshot().puzzle.lamps).toHaveLength(7));
  });

  test('a new game is another board, also under a seed; a named seed is that board', async () => {
    const { result } = start({ options: { lamps: 40 }, seed: 'fixed' });
    await waitFor(() => expect(result.current.phase).toBe('ready'));
    const first = result.current.session!;
    act(() => result.current.generate());
    await waitFor(() => expect(result.current.session).not.toBe(first));
    expect(result.current.session!.getSnapshot().puzzle).not.toEqual(first.getSnapshot().puzzle);
    act(() => result.current.generate(undefined, 'fixed'));
    await waitFor(() => expect(result.current.session!.getSnapshot().puzzle).toEqual(first.getSnapshot().puzzle));
  });

  test('when no new game can be made the old one goes on', () => {
    const { result } = start({ puzzle: dark });
    act(() => result.current.generate({ lamps: -1 }));
    expect(result.current).toMatchObject({ phase: 'ready', reason: 'invalid-options' });
    act(() => expect(result.current.play({ type: 'press', lamp: 0 })).toBe(true));
    expect(result.current).toMatchObject({ status: 'solved', reason: undefined });
  });

  test('a board in the props takes the place of one that is being made, and back', async () => {
    const onReady = vi.fn();
    const { result, rerender } = start({ options: { lamps: 9 }, seed: 1, onReady });
    rerender({ options: { lamps: 9 }, seed: 1, onReady, puzzle: dark });
    expect(result.current.session!.getSnapshot().puzzle).toEqual(dark);
    await new Promise((resolve) => void setTimeout(resolve, 50));
    expect(result.current.session!.getSnapshot().puzzle).toEqual(dark);
    expect(onReady).toHaveBeenCalledOnce();
    rerender({ options: { lamps: 9 }, seed: 1, onReady });
    await waitFor(() => expect(result.current.session?.getSnapshot().puzzle.lamps).toHaveLength(9));
  });

  test('nothing is heard of while it renders', () => {
    const onError = vi.fn();
    renderToString(
      createElement(() => {
        usePuzzle(nullPuzzleRules, { puzzle: {} as never, onError });
        return null;
      }),
    );
    expect(onError).not.toHaveBeenCalled();
    start({ puzzle: {} as never, onError });
    expect(onError).toHaveBeenCalledWith('invalid-puzzle', expect.anything());
  });

  test('refuses impossible options at once, without a worker, and says why', () => {
    const onError = vi.fn();
    const puzzles = vi.fn(async () => registry);
    const { result } = start({ options: { lamps: -3 }, onError, puzzles });
    expect(result.current).toMatchObject({ phase: 'failed', reason: 'invalid-options' });
    expect(result.current.refusal!.detail).toMatchObject([{ path: 'lamps', message: expect.stringContaining('-3') }]);
    expect(onError).toHaveBeenCalledWith('invalid-options', expect.anything());
    expect(puzzles).not.toHaveBeenCalled();
  });

  test('a failed board can be tried again', async () => {
    let broken = true;
    const puzzles = async () => {
      if (broken) throw new Error('no network');
      return registry;
    };
    const { result } = start({ puzzles, seed: 1 });
    await waitFor(() => expect(result.current.reason).toBe('unavailable'));
    broken = false;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.phase).toBe('ready'));
    expect(result.current.reason).toBeUndefined();
  });

  test('a given board is there on the first render, a damaged one is named', () => {
    const { result } = start({ puzzle: dark });
    expect(result.current).toMatchObject({ phase: 'ready', status: 'playing' });
    const damaged = start({ puzzle: { lamps: [2], presses: [] } as unknown as NullPuzzleTypes['puzzle'] });
    expect(damaged.result.current).toMatchObject({ phase: 'failed', reason: 'invalid-puzzle' });
  });

  test('preload waits for generate', async () => {
    const { result } = start({ preload: true, seed: 5 });
    expect(result.current.phase).toBe('idle');
    act(() => result.current.generate({ lamps: 4 }, 'later'));
    await waitFor(() => expect(result.current.session?.getSnapshot().puzzle.lamps).toHaveLength(4));
  });

  test('cancel ends it with a way on', async () => {
    const never = () => new Promise<never>(() => {});
    const { result } = start({ puzzles: never });
    expect(result.current.phase).toBe('generating');
    act(() => result.current.cancel());
    expect(result.current).toMatchObject({ phase: 'failed', reason: 'cancelled' });
  });

  test('unmounting in the middle is quiet', () => {
    const onError = vi.fn();
    const { unmount } = start({ onError, puzzles: () => new Promise<never>(() => {}) });
    unmount();
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('playing', () => {
  const press = (lamp: number) => ({ type: 'press', lamp }) as const;

  test('moves, undo, redo, restart, and the events that tell of them', () => {
    const events = { onMove: vi.fn(), onSolve: vi.fn() };
    const { result } = start({ puzzle: dark, ...events });
    act(() => void result.current.play(press(0), { reason: 'key' }));
    expect(events.onMove).toHaveBeenCalledExactlyOnceWith(press(0), expect.objectContaining({ reason: 'key' }));
    act(() => void result.current.play(press(2)));
    expect(result.current.session!.getSnapshot().state.lamps).toEqual([1, 1, 0]);
    act(() => void result.current.undo());
    expect(result.current).toMatchObject({ status: 'solved', canRedo: true });
    expect(events.onSolve).toHaveBeenCalledExactlyOnceWith({
      steps: 1,
      hints: 0,
      reveals: 0,
      elapsed: expect.any(Number),
    });
    act(() => void result.current.redo());
    act(() => void result.current.restart());
    expect(result.current.session!.getSnapshot()).toMatchObject({ step: 0, state: { lamps: [0, 0, 1] } });
  });

  test('a listener can cancel a move', () => {
    const { result } = start({ puzzle: dark, onMove: (_move, details) => details.cancel() });
    act(() => void result.current.play(press(0)));
    expect(result.current.canUndo).toBe(false);
  });

  test('the first hint is shown, the second plays it; it is gone after any move', async () => {
    const { result } = start({ puzzle: dark });
    act(() => result.current.hint());
    await waitFor(() => expect(result.current.shownHint).toMatchObject({ keys: [0], move: press(0) }));
    act(() => result.current.hint());
    expect(result.current.session!.getSnapshot().state.lamps).toEqual([1, 1, 1]);
    expect(result.current.shownHint).toBeUndefined();
    expect(result.current.session!.meta.hints).toBe(1);
  });

  test('reshuffle deals a new board in the same game, and undo brings the old one back', async () => {
    const { result } = start({ options: { lamps: 12 }, seed: 'r' });
    await waitFor(() => expect(result.current.phase).toBe('ready'));
    const session = result.current.session!;
    const { puzzle } = session.getSnapshot();
    act(() => result.current.reshuffle());
    expect(result.current.busy).toBe('reshuffle');
    // The board takes no moves meanwhile.
    expect(result.current.play(press(0))).toBe(false);
    await waitFor(() => expect(session.getSnapshot().puzzle).not.toBe(puzzle));
    expect(result.current).toMatchObject({ busy: undefined, session });
    act(() => void result.current.undo());
    expect(session.getSnapshot().puzzle).toBe(puzzle);
  });

  test('a board without options can’t be reshuffled; the refusal goes with the next move', async () => {
    const { result } = start({ puzzle: dark });
    act(() => result.current.reshuffle());
    await waitFor(() =>
      expect(result.current.refusal).toEqual({ op: 'reshuffle', reason: 'impossible', detail: 'no-options' }),
    );
    expect(result.current.phase).toBe('ready');
    act(() => void result.current.play(press(1)));
    expect(result.current.refusal).toBeUndefined();
  });

  test('a session of your own is played, and new boards are dealt into it', async () => {
    const session = createSession(nullPuzzle, dark, { options: { lamps: 6 } });
    const { result } = start({ session });
    expect(result.current.session).toBe(session);
    act(() => void session.dispatch(press(0)));
    expect(result.current.status).toBe('solved');
    act(() => result.current.generate({ lamps: 6 }, 'x'));
    await waitFor(() => expect(session.getSnapshot().puzzle.lamps).toHaveLength(6));
    expect(session.getSnapshot().canUndo).toBe(true);
  });

  test('the calls are the same functions for life', async () => {
    const { result } = start({ puzzle: dark });
    const { undo, redo, hint, reshuffle, restart, generate, cancel, play } = result.current;
    act(() => void result.current.play(press(0)));
    expect(result.current).toMatchObject({ undo, redo, hint, reshuffle, restart, generate, cancel, play });
  });
});
