import { tileStackRules, type TileStackPuzzle } from '@kumiki/core/tile-stack/rules';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePresence } from './use-presence.ts';

const faces = ['a', 'a', 'b', 'b'];
const puzzle: TileStackPuzzle = {
  layout: 'row',
  cells: [0, 4, 8, 12].map((x) => ({ x, y: 0, z: 0 })),
  kinds: faces,
  faces,
  order: [
    [0, 1],
    [2, 3],
  ],
};
const full = tileStackRules.start(puzzle);
const taken = tileStackRules.reduce(full, { type: 'pair', tiles: [0, 1] }, puzzle);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what flies off and comes back', () => {
  test('a pair that is taken leaves with its faces, and is gone after a moment', () => {
    const { result, rerender } = renderHook(usePresence, { initialProps: full });
    expect([...result.current.leaving]).toEqual([]);
    rerender(taken);
    expect([...result.current.leaving]).toEqual([
      [0, 'a'],
      [1, 'a'],
    ]);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current.leaving.size).toBe(0);
  });

  test('an undo while it leaves brings it back: it returns and no longer leaves', () => {
    const { result, rerender } = renderHook(usePresence, { initialProps: full });
    rerender(taken);
    act(() => void vi.advanceTimersByTime(50));
    rerender(full);
    expect(result.current.leaving.size).toBe(0);
    expect([...result.current.returning]).toEqual([0, 1]);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current.returning.size).toBe(0);
  });

  test('a second pair joins the first; nothing flies on the first render', () => {
    const { result, rerender } = renderHook(usePresence, { initialProps: full });
    rerender(taken);
    act(() => void vi.advanceTimersByTime(50));
    rerender(tileStackRules.reduce(taken, { type: 'pair', tiles: [2, 3] }, puzzle));
    expect([...result.current.leaving.keys()]).toEqual([0, 1, 2, 3]);
    expect(renderHook(usePresence, { initialProps: taken }).result.current.leaving.size).toBe(0);
  });

  test('tiles that a reshuffle put on other cells neither leave nor return: they move', () => {
    const wide: TileStackPuzzle = { ...puzzle, cells: [0, 4, 8, 12].map((x) => ({ x, y: 0, z: 0 })) };
    const { result, rerender } = renderHook(usePresence, { initialProps: taken });
    const moved = [
      { tile: 2, to: 0 },
      { tile: 3, to: 1 },
    ];
    const move = { type: 'reshuffle', kinds: ['b', 'b', 'b', 'b'], faces: ['b', 'b', 'b', 'b'], moved } as const;
    const after = tileStackRules.reduce(taken, { ...move, order: [[0, 1]], how: 'relocated' }, wide);
    expect([...after.alive]).toEqual([1, 1, 0, 0]);
    rerender(after);
    expect([...result.current.relocated]).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(result.current.leaving.size + result.current.returning.size).toBe(0);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current.relocated.size).toBe(0);
  });
});
