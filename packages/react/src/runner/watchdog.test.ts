import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakes } from '../../../../test/runner/fake-worker.ts';
import { fixture } from '../../../../test/runner/fixture-puzzle.ts';
import { createRunner } from './client.ts';
import { defaultTimings } from './timings.ts';
import type { RunRequest } from './types.ts';
import { createWatchdog } from './watchdog.ts';

const request: RunRequest = { puzzle: 'fixture', op: 'own:echo', args: null };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the watchdog', () => {
  function watch(): { dog: ReturnType<typeof createWatchdog>; ping: () => number; hung: () => number } {
    const ping = vi.fn<(n: number) => void>();
    const hung = vi.fn<(ms: number) => void>();
    const dog = createWatchdog(defaultTimings, { ping, hung });
    return { dog, ping: () => ping.mock.calls.length, hung: () => hung.mock.calls.length };
  }

  test('five pings without an answer are enough, four are not', () => {
    const { dog, ping, hung } = watch();
    dog.start();
    vi.advanceTimersByTime(4_999);
    expect([ping(), hung()]).toEqual([5, 0]);
    vi.advanceTimersByTime(1);
    expect([ping(), hung()]).toEqual([5, 1]);
    vi.advanceTimersByTime(10_000);
    expect([ping(), hung()]).toEqual([5, 1]);
  });

  test('whatever comes begins the silence anew', () => {
    const { dog, hung } = watch();
    dog.start();
    for (let i = 0; i < 20; i += 1) {
      vi.advanceTimersByTime(4_500);
      dog.heard();
    }
    expect(hung()).toBe(0);
    vi.advanceTimersByTime(6_000);
    expect(hung()).toBe(1);
  });

  test('a sleeping laptop is no silence: time passes, and no timer runs', () => {
    const { dog, ping, hung } = watch();
    dog.start();
    for (let nap = 1; nap <= 4; nap += 1) {
      vi.setSystemTime(Date.now() + 3_600_000);
      vi.runOnlyPendingTimers();
      expect([ping(), hung()]).toEqual([nap + 1, 0]);
    }
  });

  test('nothing is pinged once the job is over', () => {
    const { dog, ping, hung } = watch();
    dog.start();
    dog.stop();
    vi.advanceTimersByTime(60_000);
    expect([ping(), hung()]).toEqual([1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a runner with a worker that falls silent', () => {
  test('is replaced once, then the job is hung; the next job is done', async () => {
    const { made, last, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const settled = vi.fn<(result: unknown) => void>();
    void runner.run(request).then(settled);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(made.map((worker) => worker.terminated)).toEqual([true, false]);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ ok: false, reason: 'hung' }));
    expect(made).toHaveLength(2);
    const next = runner.run(request);
    await vi.advanceTimersByTimeAsync(0);
    last().done();
    expect(await next).toMatchObject({ ok: true });
  });

  test('a busy worker answers, and may take as long as it likes', async () => {
    const { made, last, create } = fakes((message, worker) => {
      if (message.type === 'ping') worker.say({ type: 'pong', n: message.n });
    });
    const runner = createRunner({ createWorker: create });
    const result = runner.run(request);
    await vi.advanceTimersByTimeAsync(600_000);
    last().done();
    expect(await result).toMatchObject({ ok: true });
    expect(made).toHaveLength(1);
    const pings = last().typed('ping').length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last().typed('ping')).toHaveLength(pings);
  });

  test('a job that hung never goes on to the page', async () => {
    const { create } = fakes();
    const echo = vi.spyOn(fixture.own['echo']!, 'run');
    const createWorker = vi.fn<() => Worker>(() => {
      throw new Error('No more workers');
    });
    createWorker.mockImplementationOnce(create);
    const runner = createRunner({ createWorker, puzzles: async () => ({ fixture }) });
    const result = runner.run(request);
    await vi.advanceTimersByTimeAsync(5_001);
    expect(await result).toMatchObject({ ok: false, reason: 'hung' });
    expect(createWorker).toHaveBeenCalledTimes(2);
    expect(echo).not.toHaveBeenCalled();
    expect(await runner.run(request)).toMatchObject({ ok: true });
    expect(runner.way).toBe('inline');
  });
});
