import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakes } from '../../../../test/runner/fake-worker.ts';
import { acquireRunner } from './pool.ts';
import type { RunRequest } from './types.ts';

const request: RunRequest = { puzzle: 'fixture', op: 'own:echo', args: null };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('one createWorker, one runner; it ends a second after the last release', async () => {
  const { made, create } = fakes();
  const one = acquireRunner({ createWorker: create });
  const two = acquireRunner({ createWorker: create });
  expect(two.runner).toBe(one.runner);
  one.runner.preload('fixture');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  one.release();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(made[0]!.terminated).toBe(false);
  two.release();
  await vi.advanceTimersByTimeAsync(999);
  expect(made[0]!.terminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(made.map((worker) => worker.terminated)).toEqual([true]);
});

test('a mount that comes back in time has the same worker', async () => {
  const { made, create } = fakes();
  const first = acquireRunner({ createWorker: create });
  first.runner.preload('fixture');
  await vi.dynamicImportSettled();
  first.release();
  const second = acquireRunner({ createWorker: create });
  expect(second.runner).toBe(first.runner);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(made.map((worker) => worker.terminated)).toEqual([false]);
  second.release();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made.map((worker) => worker.terminated)).toEqual([true]);
});

test('a release counts once', async () => {
  const { made, create } = fakes();
  const one = acquireRunner({ createWorker: create });
  const two = acquireRunner({ createWorker: create });
  one.runner.preload('fixture');
  await vi.dynamicImportSettled();
  one.release();
  one.release();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(made.map((worker) => worker.terminated)).toEqual([false]);
  two.release();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made.map((worker) => worker.terminated)).toEqual([true]);
});

test('after the end a new runner', async () => {
  const { create } = fakes();
  const first = acquireRunner({ createWorker: create, timings: { linger: 5 } });
  first.release();
  await vi.advanceTimersByTimeAsync(5);
  expect(await first.runner.run(request)).toMatchObject({ reason: 'cancelled' });
  const second = acquireRunner({ createWorker: create });
  expect(second.runner).not.toBe(first.runner);
  second.release();
  first.release();
  await vi.advanceTimersByTimeAsync(1_000);
});

test('other functions, other runners', () => {
  const puzzles = async (): Promise<Record<string, never>> => ({});
  const { create } = fakes();
  const leases = [
    {},
    { createWorker: create },
    { puzzles },
    { createWorker: create, puzzles },
    { createWorker: fakes().create },
  ].map((options) => acquireRunner(options));
  expect(new Set(leases.map(({ runner }) => runner)).size).toBe(leases.length);
  expect(acquireRunner({ puzzles }).runner).toBe(leases[2]!.runner);
});
