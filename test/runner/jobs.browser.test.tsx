import { digest } from '@kumiki/core';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRunner } from '../../packages/react/src/runner/index.ts';
import { acquireRunner } from '../../packages/react/src/runner/pool.ts';
import type { Runner, RunnerOptions, RunProgress } from '../../packages/react/src/runner/index.ts';
import { fixture } from './fixture-puzzle.ts';
import { endless, fixtureWorker, own } from './requests.ts';
import { watchWorkers } from './watch-workers.ts';

const puzzles = async (): Promise<Record<string, typeof fixture>> => ({ fixture });
const noWorker = (): Worker => {
  throw new Error('This page has no worker of its own');
};
const ways: [string, RunnerOptions][] = [
  ['own', { createWorker: fixtureWorker }],
  ['inline', { createWorker: noWorker, puzzles }],
];
const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const runners: Runner[] = [];
function runner(options: RunnerOptions): Runner {
  const made = createRunner(options);
  runners.push(made);
  return made;
}
afterEach(() => {
  for (const made of runners.splice(0)) made.dispose();
  vi.unstubAllGlobals();
});

/** Runs until the first progress has come. */
async function underway(
  mine: Runner,
  job: string,
): Promise<{ abort: () => void; result: Promise<unknown>; told: RunProgress[] }> {
  const control = new AbortController();
  const told: RunProgress[] = [];
  let result: Promise<unknown> | undefined;
  await new Promise<void>((begun) => {
    result = mine.run(own(job, { steps: endless }), {
      signal: control.signal,
      onProgress(progress) {
        told.push(progress);
        begun();
      },
    });
  });
  return { abort: () => control.abort(), result: result!, told };
}

describe.each(ways)('cancellation, %s', (way, options) => {
  test('a job sees it within a slice', { retry: 2 }, async () => {
    const workers = watchWorkers();
    const mine = runner(options);
    const { abort, result, told } = await underway(mine, 'slow');
    const heard = told.length;
    const began = performance.now();
    abort();
    expect(await result).toMatchObject({ ok: false, reason: 'cancelled', spent: expect.any(Number) });
    expect(performance.now() - began).toBeLessThan(100);
    expect(await result).toHaveProperty(
      'spent',
      expect.toSatisfy((spent: number) => spent >= told.at(-1)!.spent),
    );
    expect(await mine.run(own('echo'))).toMatchObject({ ok: true });
    expect(told).toHaveLength(heard);
    expect(mine.way).toBe(way);
    expect(workers.asked).toHaveLength(way === 'own' ? 1 : 0);
  });

  test('a job that ignores it is ended after the grace', async () => {
    const workers = watchWorkers();
    const mine = runner(options);
    const { abort, result, told } = await underway(mine, 'stubborn');
    const heard = told.length;
    const began = performance.now();
    abort();
    const next = mine.run(own('echo'));
    expect(await result).toMatchObject({ ok: false, reason: 'cancelled' });
    expect(performance.now() - began).toSatisfy((ms: number) => ms > 240 && ms < 2_000);
    expect(await next).toMatchObject({ ok: true });
    expect(mine.way).toBe(way);
    await wait(150);
    expect(told).toHaveLength(heard);
    expect([workers.asked.length, workers.alive()]).toEqual(way === 'own' ? [2, 1] : [0, 0]);
  });
});

describe.each(ways)('progress, %s', (way, options) => {
  test('comes about ten times a second and never falls', async () => {
    const mine = runner(options);
    const told: RunProgress[] = [];
    let ticks = 0;
    const clock = setInterval(() => {
      ticks += 1;
    }, 10);
    const began = performance.now();
    const result = await mine.run(own('slow', { steps: 3_000_000 }), { onProgress: (progress) => told.push(progress) });
    const seconds = (performance.now() - began) / 1_000;
    clearInterval(clock);
    expect(result).toMatchObject({ ok: true });
    expect(mine.way).toBe(way);
    expect(told.length).toBeGreaterThan(3);
    expect(told.length).toBeLessThanOrEqual(seconds * 10 + 1);
    expect(told.map(({ spent }) => spent)).toEqual(told.map(({ spent }) => spent).toSorted((a, b) => a - b));
    expect(told.at(-1)).toEqual({
      spent: expect.any(Number),
      limit: 3_000_000,
      done: expect.any(Number),
      best: expect.any(Number),
    });
    // The page was awake all the time: a slice and a timer of 10 ms take turns.
    expect(ticks).toBeGreaterThan(seconds * 10);
  });
});

test.each(ways)('assets are there, sent to a worker once, %s', async (way, options) => {
  const workers = watchWorkers();
  const mine = runner(options);
  const whole = Uint8Array.from({ length: 50_000 }, (_, at) => at % 251);
  const assets = [whole, whole.subarray(10, 20)];
  const request = own('assets', { args: [...assets.map((bytes) => digest(bytes)), 'none'], assets });
  const found = { ok: true, value: [true, true, false] };
  expect(await mine.run(request)).toMatchObject(found);
  expect(await mine.run({ ...request, assets: [whole.slice(), ...assets] })).toMatchObject(found);
  expect(mine.way).toBe(way);
  expect(workers.posted('asset')).toBe(way === 'own' ? 2 : 0);

  const { abort, result } = await underway(mine, 'stubborn');
  abort();
  await result;
  expect(await mine.run(request)).toMatchObject(found);
  expect(workers.posted('asset')).toBe(way === 'own' ? 4 : 0);
});

describe('sharing', () => {
  const timings = { linger: 300 };

  test('two boards queue before one worker', async () => {
    const workers = watchWorkers();
    const createWorker = (): Worker => fixtureWorker();
    const one = acquireRunner({ createWorker, timings });
    const two = acquireRunner({ createWorker, timings });
    const results = await Promise.all([
      one.runner.run(own('slow', { steps: 100_000 })),
      two.runner.run(own('slow', { steps: 50_000 })),
      one.runner.run(own('echo', { args: 'third' })),
    ]);
    expect(results).toMatchObject([
      { ok: true, value: 101 },
      { ok: true, value: 51 },
      { ok: true, value: { value: 'third' } },
    ]);
    expect(workers.asked).toHaveLength(1);
    one.release();
    one.release();
    await wait(600);
    expect(workers.alive()).toBe(1);
    two.release();
    await vi.waitFor(() => expect(workers.alive()).toBe(0), 3_000);
  });

  test('a double mount in StrictMode has one worker, and none after the last unmount', async () => {
    const workers = watchWorkers();
    const createWorker = (): Worker => fixtureWorker();
    let mounts = 0;
    function Board(): ReactNode {
      useEffect(() => {
        mounts += 1;
        const { runner: shared, release } = acquireRunner({ createWorker, timings });
        shared.preload('fixture');
        return release;
      }, []);
      return null;
    }
    const root = createRoot(document.createElement('div'));
    root.render(
      <StrictMode>
        <Board />
        <Board />
      </StrictMode>,
    );
    await vi.waitFor(() => expect(mounts).toBe(4));
    await wait(600);
    expect(workers.asked).toHaveLength(1);
    expect(workers.alive()).toBe(1);
    root.unmount();
    await vi.waitFor(() => expect(workers.alive()).toBe(0), 3_000);
  });

  test('unmounted in mid-job: the job is cancelled and the worker ends', async () => {
    const workers = watchWorkers();
    const createWorker = (): Worker => fixtureWorker();
    const { runner: shared, release } = acquireRunner({ createWorker, timings });
    const { result } = await underway(shared, 'slow');
    release();
    expect(await result).toMatchObject({ ok: false, reason: 'cancelled' });
    expect(workers.alive()).toBe(0);
    expect(await shared.run(own('echo'))).toMatchObject({ ok: false, reason: 'cancelled' });
    const again = acquireRunner({ createWorker, timings });
    expect(again.runner).not.toBe(shared);
    expect(await again.runner.run(own('echo'))).toMatchObject({ ok: true });
    again.release();
  });
});
