import { expect, test, vi } from 'vitest';
import { createActiveCell } from './active-cell.ts';

test('tells its listeners of another cell, once each, and of the same one nobody', () => {
  const active = createActiveCell();
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = active.subscribe(first);
  active.subscribe(second);
  expect(active.get()).toBeUndefined();
  active.set(undefined);
  expect(first).not.toHaveBeenCalled();
  active.set(0);
  expect(active.get()).toBe(0);
  active.set(0);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  leave();
  active.set(undefined);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  expect(active.get()).toBeUndefined();
});

test('two boards have a cell each', () => {
  const [one, other] = [createActiveCell(), createActiveCell()];
  one.set(3);
  expect(other.get()).toBeUndefined();
});
