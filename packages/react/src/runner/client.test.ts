import { getEventListeners } from 'node:events';
import { digest } from '@kumiki/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakes, type FakeWorker } from '../../../../test/runner/fake-worker.ts';
import { fixture } from '../../../../test/runner/fixture-puzzle.ts';
import { createRunner } from './client.ts';
import type { RunProgress, RunRequest } from './types.ts';

const request: RunRequest = { puzzle: 'fixture', op: 'own:echo', args: null };
const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const ids = (worker: FakeWorker): unknown[] => worker.typed('run').map((run) => run.type === 'run' && run.args);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the queue', () => {
  test('nothing starts before the first job or preload', async () => {
    const { made, create } = fakes();
    const runner = createRunner({ createWorker: create });
    await later();
    expect(made).toHaveLength(0);
    runner.preload('fixture');
    runner.preload('fixture');
    await later();
    expect(made).toHaveLength(1);
    expect(made[0]!.posted).toEqual([]);
    expect(runner.way).toBe('own');
  });

  test('one job at a time, in the order they came', async () => {
    const { last, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const done: number[] = [];
    const all = [1, 2, 3].map((args) => runner.run({ ...request, args }).then(() => done.push(args)));
    await later();
    expect(ids(last())).toEqual([1]);
    last().done();
    await later();
    expect(ids(last())).toEqual([1, 2]);
    expect(done).toEqual([1]);
    last().done();
    await later();
    last().done();
    await Promise.all(all);
    expect(ids(last())).toEqual([1, 2, 3]);
  });

  test('what holds unless told, and steps that the protocol can count', async () => {
    const { last, create } = fakes((message, worker) => void (message.type === 'run' && worker.done()));
    const runner = createRunner({ createWorker: create });
    await runner.run(request);
    await runner.run({ ...request, seed: '組木', steps: Infinity });
    expect(last().typed('run')).toMatchObject([
      { seed: '0', steps: 1_000_000 },
      { seed: '組木', steps: Number.MAX_SAFE_INTEGER },
    ]);
  });

  test('arguments that cannot be cloned fail alone', async () => {
    const { made, last, create } = fakes((message, worker) => void (message.type === 'run' && worker.done()));
    const runner = createRunner({ createWorker: create });
    const results = await Promise.all([
      runner.run({ ...request, args: () => 0 }),
      runner.run({ ...request, assets: [{} as Uint8Array] }),
      runner.run(request),
    ]);
    expect(results).toMatchObject([
      { ok: false, reason: 'uncloneable', detail: { message: expect.stringContaining('could not be cloned') } },
      { ok: false, reason: 'uncloneable', detail: { message: expect.stringContaining('no Uint8Array') } },
      { ok: true },
    ]);
    expect(made).toHaveLength(1);
    expect(last().terminated).toBe(false);
  });

  test('a crash that is contained fails alone, even when the worker cannot say which job it was', async () => {
    const { made, last, create } = fakes();
    const runner = createRunner({ createWorker: create });
    for (const job of [1, -1]) {
      const result = runner.run(request);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await later();
      last().say({ type: 'crash', job, message: 'It threw' });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await result).toMatchObject({
        ok: false,
        reason: 'crashed',
        detail: { message: expect.stringContaining('It threw.') },
      });
    }
    expect(made).toHaveLength(1);
    expect(last().terminated).toBe(false);
  });

  test('answers to other jobs are ignored', async () => {
    const { last, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const told = vi.fn<(progress: RunProgress) => void>();
    const settled = vi.fn<(result: unknown) => void>();
    void runner.run(request, { onProgress: told }).then(settled);
    await later();
    last().done('late', last().job - 1);
    last().done('early', last().job + 1);
    last().say({ type: 'crash', job: last().job + 1, message: 'Another' });
    last().say({ type: 'progress', job: last().job + 1, spent: 1, limit: 2 });
    await later();
    expect(settled).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
    last().say({ type: 'progress', job: last().job, spent: 1, limit: 2, stage: 'deal' });
    last().done('mine');
    await later();
    expect(told.mock.calls).toEqual([[{ spent: 1, limit: 2, stage: 'deal' }]]);
    expect(settled).toHaveBeenCalledWith({ ok: true, value: 'mine', spent: 1 });
  });

  test('assets are posted once a worker, and again to the next', async () => {
    const { made, last, create } = fakes((message, worker) => void (message.type === 'run' && worker.done()));
    const runner = createRunner({ createWorker: create });
    const whole = Uint8Array.of(1, 2, 3, 4);
    const assets = [whole, whole.subarray(1, 3)];
    await runner.run({ ...request, assets });
    await runner.run({ ...request, assets: [Uint8Array.of(1, 2, 3, 4)] });
    const posted = last()
      .typed('asset')
      .map((asset) => asset.type === 'asset' && asset.bytes);
    expect(posted.map((bytes) => bytes && digest(bytes))).toEqual(assets.map((bytes) => digest(bytes)));
    // The view alone, not the buffer under it.
    expect(posted.map((bytes) => bytes && bytes.buffer.byteLength)).toEqual([4, 2]);
    last().err('Gone');
    await runner.run({ ...request, assets });
    expect(made.map((worker) => worker.typed('asset').length)).toEqual([2, 2]);
  });
});

describe('puzzles beside one another', () => {
  const of = (puzzle: string): RunRequest => ({ ...request, puzzle, args: puzzle });

  test('each has a worker of its own, so that none waits for another', async () => {
    const { made, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const results = [of('one'), of('two'), of('one')].map((each) => runner.run(each));
    await later();
    expect(made.map(ids)).toEqual([['one'], ['two']]);
    made[1]!.done('second');
    expect(await results[1]).toMatchObject({ value: 'second' });
    made[0]!.done('first');
    await later();
    expect(made.map(ids)).toEqual([['one', 'one'], ['two']]);
    made[0]!.done('third');
    expect(await Promise.all(results)).toMatchObject([{ value: 'first' }, { value: 'second' }, { value: 'third' }]);
    runner.dispose();
    expect(made.map((worker) => worker.terminated)).toEqual([true, true]);
    expect(await runner.run(of('three'))).toMatchObject({ reason: 'cancelled' });
    expect(made).toHaveLength(2);
  });

  test('one that breaks takes none of the others with it', async () => {
    const { made, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const [one, two] = [runner.run(of('one')), runner.run(of('two'))];
    await later();
    made[0]!.err('Boom');
    await later();
    expect(made.map((worker) => worker.terminated)).toEqual([true, false, false]);
    made[2]!.err('Boom');
    expect(await one).toMatchObject({ reason: 'crashed' });
    made[1]!.done('well');
    expect(await two).toMatchObject({ value: 'well' });
  });

  test.each(['fixture', 'toString', '__proto__', ''])(
    'nobody serves %j: said at once, with who is there',
    async (id) => {
      const runner = createRunner();
      const result = await runner.run(of(id));
      expect(result).toMatchObject({ ok: false, reason: 'unavailable' });
      expect(result).toHaveProperty(
        'detail.message',
        expect.stringMatching(
          /nobody serves .*the library has crossword, null-puzzle, nonogram, tile-stack.*createWorker/,
        ),
      );
    },
  );
});

describe('cancellation', () => {
  test('a signal that is aborted already: nothing is sent', async () => {
    const { made, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const result = await runner.run(request, { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ ok: false, reason: 'cancelled', spent: 0 });
    expect(made).toHaveLength(0);
  });

  test('a waiting job leaves the queue at once', async () => {
    const { last, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const control = new AbortController();
    const first = runner.run({ ...request, args: 1 });
    const second = runner.run({ ...request, args: 2 }, { signal: control.signal });
    const third = runner.run({ ...request, args: 3 });
    await later();
    control.abort();
    expect(await second).toMatchObject({ ok: false, reason: 'cancelled' });
    last().done();
    await first;
    await later();
    last().done();
    await third;
    expect(ids(last())).toEqual([1, 3]);
    expect(last().typed('cancel')).toEqual([]);
  });

  test('no worker starts for a job that has left', async () => {
    const { made, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const control = new AbortController();
    const results = [1, 2].map(() => runner.run(request, { signal: control.signal }));
    await later();
    control.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(results)).toMatchObject([{ reason: 'cancelled' }, { reason: 'cancelled' }]);
    expect(made.map((worker) => worker.terminated)).toEqual([true]);
  });

  test('while the worker starts: cancelled at once, nothing sent, the next job goes on', async () => {
    const { made, last, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const control = new AbortController();
    const first = runner.run({ ...request, args: 1 }, { signal: control.signal });
    const second = runner.run({ ...request, args: 2 });
    control.abort();
    expect(await first).toMatchObject({ reason: 'cancelled' });
    await later();
    last().done();
    expect(await second).toMatchObject({ ok: true });
    expect(ids(last())).toEqual([2]);
    expect(made).toHaveLength(1);
  });

  test('a running job is told; what it spent is in the result; the worker stays', async () => {
    const { made, last, create } = fakes((message, worker) => {
      if (message.type !== 'cancel') return;
      worker.say({ type: 'progress', job: message.job, spent: 8, limit: 10 });
      worker.say({
        type: 'done',
        job: message.job,
        result: { ok: false, reason: 'cancelled', detail: undefined, spent: 9 },
      });
    });
    const runner = createRunner({ createWorker: create });
    const control = new AbortController();
    const told = vi.fn<(progress: RunProgress) => void>();
    const result = runner.run(request, { signal: control.signal, onProgress: told });
    await later();
    last().say({ type: 'progress', job: last().job, spent: 5, limit: 10 });
    control.abort();
    expect(await result).toMatchObject({
      ok: false,
      reason: 'cancelled',
      spent: 9,
      detail: { message: expect.any(String) },
    });
    expect(told).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last().terminated).toBe(false);
    const next = runner.run(request);
    await later();
    last().done();
    expect(await next).toMatchObject({ ok: true });
    expect(made).toHaveLength(1);
  });

  test('a result that crosses the signal is cancelled all the same', async () => {
    const { last, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const control = new AbortController();
    const result = runner.run(request, { signal: control.signal });
    await later();
    control.abort();
    last().done('in time');
    expect(await result).toMatchObject({ ok: false, reason: 'cancelled', spent: 1 });
  });

  test('a job that ignores it ends with its worker after the grace; the next gets a fresh one', async () => {
    const { made, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const control = new AbortController();
    const settled = vi.fn<(result: unknown) => void>();
    void runner.run(request, { signal: control.signal }).then(settled);
    const next = runner.run(request);
    await later();
    made[0]!.say({ type: 'progress', job: made[0]!.job, spent: 5, limit: 10 });
    control.abort();
    await vi.advanceTimersByTimeAsync(249);
    expect(made[0]!.terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(made[0]!.terminated).toBe(true);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ reason: 'cancelled', spent: 5 }));
    await later();
    expect(made).toHaveLength(2);
    made[1]!.done();
    expect(await next).toMatchObject({ ok: true });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(made[1]!.terminated).toBe(false);
  });

  test('a worker that dies of it is no crash', async () => {
    const { made, last, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const control = new AbortController();
    const result = runner.run(request, { signal: control.signal });
    await later();
    control.abort();
    last().err('Gone');
    expect(await result).toMatchObject({ reason: 'cancelled' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(made).toHaveLength(1);
  });

  test('the signal is let go of after the answer', async () => {
    const { last, create } = fakes((message, worker) => void (message.type === 'run' && worker.done()));
    const runner = createRunner({ createWorker: create });
    const control = new AbortController();
    expect(await runner.run(request, { signal: control.signal })).toMatchObject({ ok: true });
    expect(getEventListeners(control.signal, 'abort')).toEqual([]);
    control.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last().typed('cancel')).toEqual([]);
    expect(last().terminated).toBe(false);
  });
});

describe('a worker that breaks', () => {
  test('one crash: the job runs again in a fresh worker, and its progress never falls', async () => {
    const { made, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const told: number[] = [];
    const result = runner.run(request, { onProgress: ({ spent }) => told.push(spent) });
    await later();
    const tell = (worker: FakeWorker, spent: number): void =>
      worker.say({ type: 'progress', job: worker.job, spent, limit: 9 });
    tell(made[0]!, 5);
    made[0]!.err('Boom');
    await later();
    expect(made[0]!.terminated).toBe(true);
    for (const spent of [3, 5, 7]) tell(made[1]!, spent);
    made[1]!.done();
    expect(await result).toMatchObject({ ok: true });
    expect(told).toEqual([5, 5, 7]);
  });

  test.each(['error', 'messageerror'])('%s twice: crashed; the next job gets a fresh worker', async (kind) => {
    const { made, last, create } = fakes();
    const runner = createRunner({ createWorker: create, puzzles: async () => ({ fixture }) });
    const fall = (worker: FakeWorker): unknown =>
      kind === 'error' ? worker.err('Boom') : worker.dispatchEvent(new Event('messageerror'));
    const result = runner.run(request);
    await later();
    fall(last());
    await later();
    fall(last());
    expect(await result).toMatchObject({ ok: false, reason: 'crashed' });
    expect(made).toHaveLength(2);
    const next = runner.run(request);
    await later();
    last().done();
    expect(await next).toMatchObject({ ok: true });
    expect(made.map((worker) => worker.terminated)).toEqual([true, true, false]);
  });

  test('while nothing runs: the next job gets a fresh worker, and its two tries', async () => {
    const { made, last, create } = fakes();
    const runner = createRunner({ createWorker: create });
    runner.preload('fixture');
    await later();
    last().err('Boom');
    const result = runner.run(request);
    await later();
    last().err('Boom');
    await later();
    last().done();
    expect(await result).toMatchObject({ ok: true });
    expect(made).toHaveLength(3);
  });

  test('a job that broke a worker never goes on to the page', async () => {
    const { made, last, create } = fakes();
    const createWorker = vi.fn<() => Worker>(create).mockImplementationOnce(create);
    const echo = vi.spyOn(fixture.own['echo']!, 'run');
    const runner = createRunner({ createWorker, puzzles: async () => ({ fixture }) });
    const result = runner.run(request);
    await later();
    createWorker.mockImplementation(() => {
      throw new Error('No more workers');
    });
    last().err('Boom');
    await vi.waitFor(async () => expect(await result).toMatchObject({ ok: false, reason: 'crashed' }));
    expect(echo).not.toHaveBeenCalled();
    expect(await runner.run(request)).toMatchObject({ ok: true });
    expect(runner.way).toBe('inline');
    expect(made).toHaveLength(1);
  });
});

describe('dispose', () => {
  test('what runs and waits is cancelled, the worker ends, later runs are refused', async () => {
    const { made, create } = fakes();
    const runner = createRunner({ createWorker: create });
    const results = [1, 2].map(() => runner.run(request));
    await later();
    runner.dispose();
    expect(await Promise.all(results)).toMatchObject([{ reason: 'cancelled' }, { reason: 'cancelled' }]);
    expect(made[0]!.terminated).toBe(true);
    expect(await runner.run(request)).toMatchObject({
      reason: 'cancelled',
      detail: { message: expect.stringContaining('disposed') },
    });
    runner.preload('fixture');
    runner.dispose();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(made).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('while the worker starts: it ends, and no other way is tried', async () => {
    const { made, create } = fakes();
    const puzzles = vi.fn<() => Promise<Record<string, typeof fixture>>>(async () => ({ fixture }));
    const runner = createRunner({ createWorker: create, puzzles });
    const result = runner.run(request);
    runner.dispose();
    expect(await result).toMatchObject({ reason: 'cancelled' });
    expect(made.map((worker) => worker.terminated)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(made).toHaveLength(1);
    expect(puzzles).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("a throw in onProgress is the page's to report; the job goes on", async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('queueMicrotask', (task: () => void) => {
    try {
      task();
    } catch (error) {
      reported(error);
    }
  });
  const { last, create } = fakes();
  const runner = createRunner({ createWorker: create });
  const result = runner.run(request, {
    onProgress() {
      throw new Error('A bug of the app');
    },
  });
  last().say({ type: 'ready', version: 1 });
  await later();
  last().say({ type: 'progress', job: last().job, spent: 1, limit: 2 });
  last().done();
  expect(await result).toMatchObject({ ok: true });
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'A bug of the app' }));
});
