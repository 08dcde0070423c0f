import { createBudget, createRandom, createSession } from '@kumiki/core';
import { readLink, writeLink } from '@kumiki/core/link';
import { nullPuzzle, type NullPuzzleTypes } from '@kumiki/core/null-puzzle';
import { nullPuzzleRules } from '@kumiki/core/null-puzzle/rules';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePuzzle, type UsePuzzleOptions } from '../puzzle/use-puzzle.ts';
import { AUTOSAVE } from './autosave.ts';
import { memoryStorage } from './memory-storage.fixture.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

type Options = UsePuzzleOptions<NullPuzzleTypes>;
const key = 'game';
const dark = { lamps: [0, 0, 1], presses: [0, 2] } as const;
const press = (lamp: number): NullPuzzleTypes['move'] => ({ type: 'press', lamp });
const start = (options: Options = {}) =>
  renderHook((props: Options) => usePuzzle(nullPuzzleRules, props), { initialProps: options, wrapper: StrictMode });
type Started = ReturnType<typeof start>;
const ready = ({ result }: Started): Promise<void> =>
  waitFor(() => {
    expect(result.current.phase).toBe('ready');
    expect(result.current.records).toBeDefined();
  });
const play = ({ result }: Started, lamp: number): void => act(() => void result.current.play(press(lamp)));
const steps = ({ result }: Started): number | undefined => result.current.session?.getSnapshot().steps;
const hide = (state: 'hidden' | 'visible'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('keeping a game', () => {
  test('goes on where it was; other options are another game, and so is another seed', async () => {
    const first = start({ options: { lamps: 5 }, seed: 'keep', storageKey: key });
    await ready(first);
    play(first, 1);
    const { state } = first.result.current.session!.getSnapshot();
    first.unmount();
    const second = start({ options: { lamps: 5 }, seed: 'keep', storageKey: key });
    await ready(second);
    expect(second.result.current.session!.getSnapshot().state).toEqual(state);
    expect(second.result.current.canUndo).toBe(true);
    second.unmount();
    const fourth = start({ options: { lamps: 6 }, seed: 'keep', storageKey: key });
    await waitFor(() => expect(fourth.result.current.session!.getSnapshot().puzzle.lamps).toHaveLength(6));
    fourth.unmount();
    const third = start({ options: { lamps: 5 }, seed: 'other', storageKey: key });
    await ready(third);
    expect(third.result.current.canUndo).toBe(false);
    third.unmount();
    // And the first is still there.
    const fifth = start({ options: { lamps: 5 }, seed: 'keep', storageKey: key });
    await ready(fifth);
    expect(fifth.result.current.session!.getSnapshot().state).toEqual(state);
  });

  test('a board in the props is gone on with too; a new seed in the props is its own saved game', async () => {
    const first = start({ puzzle: dark, storageKey: key });
    await ready(first);
    play(first, 1);
    first.unmount();
    const second = start({ puzzle: dark, storageKey: key });
    // Until it is read the board is there, untouched: what a server drew.
    expect(steps(second)).toBe(0);
    await waitFor(() => expect(steps(second)).toBe(1));
    second.rerender({ seed: 'a', options: { lamps: 4 }, storageKey: key });
    await waitFor(() => expect(second.result.current.session?.seed).toBe('a'));
    play(second, 2);
    second.rerender({ seed: 'b', options: { lamps: 4 }, storageKey: key });
    await waitFor(() => expect(second.result.current.session?.seed).toBe('b'));
    expect(steps(second)).toBe(0);
    second.rerender({ seed: 'a', options: { lamps: 4 }, storageKey: key });
    expect(second.result.current.session?.seed).toBe('a');
    expect(steps(second)).toBe(1);
  });

  test('a move that was played before the save was read is not thrown away', async () => {
    const first = start({ puzzle: dark, storageKey: key });
    await ready(first);
    play(first, 1);
    first.unmount();
    const second = start({ puzzle: dark, storageKey: key });
    play(second, 2);
    await ready(second);
    expect(second.result.current.session!.save().steps).toEqual([[press(2)]]);
  });

  test('what it can’t read is kept aside, told, and the board begins anew', async () => {
    localStorage.setItem(key, '{');
    const onError = vi.fn();
    const one = start({ storageKey: key, onError });
    await ready(one);
    const [, trouble] = onError.mock.calls.find(([reason]) => reason === 'storage')!;
    expect(trouble).toMatchObject({ code: 'corrupt', key });
    expect(localStorage.getItem((trouble as { kept: string }).kept)).toBe('{');
  });

  test('a browser that takes no more is told of, and the game goes on', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const onError = vi.fn();
    const one = start({ puzzle: dark, storageKey: key, onError });
    await ready(one);
    play(one, 0);
    expect(one.result.current.status).toBe('solved');
    await waitFor(() => expect(onError).toHaveBeenCalledWith('storage', expect.objectContaining({ code: 'full' })));
  });

  test('a browser without storage: the game is made and played', async () => {
    const storage = memoryStorage();
    storage.off = true;
    const onError = vi.fn();
    const one = start({ options: { lamps: 3 }, seed: 1, storageKey: key, storage, onError });
    await ready(one);
    play(one, 0);
    expect(steps(one)).toBe(1);
    expect(onError).toHaveBeenCalledWith('storage', expect.objectContaining({ code: 'unavailable' }));
  });
});

describe('when it is saved', () => {
  test('a moment after the last move, at the latest some moments after the first', async () => {
    const storage = memoryStorage();
    const set = vi.spyOn(storage, 'setItem');
    const one = start({ puzzle: { lamps: Array<0>(9).fill(0), presses: [0] }, storageKey: key, storage });
    await ready(one);
    vi.useFakeTimers();
    try {
      const games = (): number => set.mock.calls.filter(([at]) => at !== key).length;
      for (const lamp of [1, 2, 3]) {
        play(one, lamp);
        vi.advanceTimersByTime(AUTOSAVE.quiet - 50);
      }
      expect(games()).toBe(0);
      vi.advanceTimersByTime(50);
      expect(games()).toBe(1);
      for (let n = 0; n < 20; n += 1) {
        play(one, 1 + (n % 5));
        vi.advanceTimersByTime(AUTOSAVE.quiet - 50);
      }
      expect(games()).toBeGreaterThan(2);
      expect(games()).toBeLessThan(10);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(['visibilitychange', 'pagehide', 'unmount'])('at once at %s', async (leave) => {
    const storage = memoryStorage();
    const one = start({ puzzle: dark, storageKey: key, storage });
    await ready(one);
    play(one, 1);
    expect(storage.entries.size).toBe(0);
    if (leave === 'visibilitychange') hide('hidden');
    else if (leave === 'pagehide') window.dispatchEvent(new Event('pagehide'));
    else one.unmount();
    const texts = [...storage.entries.values()];
    expect(texts.some((text) => text.includes('"press"'))).toBe(true);
  });

  test('an untouched board is not saved', async () => {
    const storage = memoryStorage();
    const one = start({ puzzle: dark, storageKey: key, storage });
    await ready(one);
    vi.spyOn(performance, 'now').mockReturnValue(0);
    hide('hidden');
    expect(storage.entries.size).toBe(0);
  });
});

describe('two tabs', () => {
  test('the other goes on with what was played here, and does not write over it when it is closed', async () => {
    const here = memoryStorage();
    const there = here.another();
    const [one, two] = [here, there].map((storage) => start({ puzzle: dark, storageKey: key, storage })) as [
      Started,
      Started,
    ];
    await ready(one);
    await ready(two);
    play(one, 1);
    hide('hidden');
    await waitFor(() => expect(steps(two)).toBe(1));
    play(two, 2);
    hide('hidden');
    await waitFor(() => expect(steps(one)).toBe(2));
    // Taking over what the other wrote is no reason to write.
    const written = vi.spyOn(here, 'setItem');
    const writtenThere = vi.spyOn(there, 'setItem');
    await new Promise((resolve) => void setTimeout(resolve, AUTOSAVE.quiet + 200));
    expect([...written.mock.calls, ...writtenThere.mock.calls]).toEqual([]);
    one.unmount();
    two.unmount();
    const three = start({ puzzle: dark, storageKey: key, storage: here.another() });
    await waitFor(() => expect(steps(three)).toBe(2));
  });

  test('another board in the other tab is none of this one’s business', async () => {
    const here = memoryStorage();
    const one = start({ puzzle: dark, storageKey: key, storage: here });
    const two = start({ puzzle: { lamps: [0, 1], presses: [0] }, storageKey: key, storage: here.another() });
    await ready(one);
    await ready(two);
    play(two, 1);
    hide('hidden');
    expect(steps(one)).toBe(0);
  });

  test('a game that is solved there is solved here, without a second celebration', async () => {
    const here = memoryStorage();
    const onSolve = vi.fn();
    const one = start({ puzzle: dark, storageKey: key, storage: here });
    const two = start({ puzzle: dark, storageKey: key, storage: here.another(), onSolve });
    await ready(one);
    await ready(two);
    play(one, 0);
    hide('hidden');
    await waitFor(() => expect(two.result.current.status).toBe('solved'));
    expect(onSolve).not.toHaveBeenCalled();
  });
});

describe('what the player reached', () => {
  test('a best time and a day, once a game, kept over reloads', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const one = start({ puzzle: dark, storageKey: key });
    await ready(one);
    expect(one.result.current.records).toEqual({ solved: 0, days: 0, longest: 0, best: undefined });
    vi.spyOn(performance, 'now').mockReturnValue(5_000);
    play(one, 0);
    expect(one.result.current.records).toMatchObject({ solved: 1, days: 1, best: 5_000 });
    // Undone and solved again it is the same game.
    act(() => void one.result.current.undo());
    play(one, 0);
    expect(one.result.current.records).toMatchObject({ solved: 1 });
    one.unmount();
    const two = start({ puzzle: dark, storageKey: key });
    await ready(two);
    expect(two.result.current.records).toMatchObject({ solved: 1, days: 1, best: 5_000 });
  });
});

describe('the clock', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });

  test('stands still while paused, and no move is taken then', async () => {
    const one = start({ puzzle: dark });
    await waitFor(() => expect(one.result.current.phase).toBe('ready'));
    now = 3_000;
    act(() => one.result.current.pause());
    expect(one.result.current.paused).toBe(true);
    now = 60_000;
    play(one, 1);
    expect(steps(one)).toBe(0);
    expect(one.result.current.elapsed()).toBe(3_000);
    act(() => one.result.current.resume());
    now = 61_000;
    play(one, 1);
    expect(steps(one)).toBe(1);
    expect(one.result.current.elapsed()).toBe(4_000);
    expect(one.result.current.session!.meta.elapsed).toBe(4_000);
  });
});

describe('links', () => {
  const linkTo = (played: readonly number[], form: 'seed' | 'board') => {
    const made = nullPuzzle.generate({ lamps: 6 }, createRandom('s'), createBudget({ steps: 1_000 }));
    if (!made.ok) throw new Error(made.reason);
    const session = createSession(nullPuzzleRules, made.value, { options: { lamps: 6 }, seed: 's' });
    for (const lamp of played) session.dispatch(press(lamp));
    const link = writeLink(session, { form, steps: true });
    const linked = link.ok ? readLink(nullPuzzleRules, link.value) : link;
    if (!linked.ok) throw new Error(linked.reason);
    return linked.value;
  };

  test.each(['seed', 'board'] as const)('a game by %s is there with its moves', async (form) => {
    const linked = linkTo([1, 2], form);
    const one = start({ linked });
    await waitFor(() => expect(one.result.current.phase).toBe('ready'));
    expect(one.result.current.session!.save().steps).toEqual([[press(1)], [press(2)]]);
    expect(one.result.current.session!.seed).toBe('s');
  });

  test('a board without moves is gone on with where the player left it', async () => {
    const linked = linkTo([], 'seed');
    const one = start({ linked, storageKey: key });
    await ready(one);
    play(one, 3);
    one.unmount();
    const two = start({ linked: linkTo([], 'board'), storageKey: key });
    await waitFor(() => expect(steps(two)).toBe(1));
    two.unmount();
    // Moves in the link are what whoever sent it wants to show.
    const three = start({ linked: linkTo([1, 2], 'seed'), storageKey: key });
    await ready(three);
    expect(three.result.current.session!.save().steps).toEqual([[press(1)], [press(2)]]);
  });

  test('another board than the link’s is told, not played', async () => {
    const linked = linkTo([1], 'seed');
    const wrong = { ...linked, seed: 'another' } as typeof linked;
    const one = start({ linked: wrong });
    await waitFor(() => expect(one.result.current.phase).toBe('failed'));
    expect(one.result.current.reason).toBe('other-board');
  });
});
