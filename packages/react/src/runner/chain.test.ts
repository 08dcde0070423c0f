import { protocolVersion } from '@kumiki/core/worker';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeWorker, fakes } from '../../../../test/runner/fake-worker.ts';
import { fixture } from '../../../../test/runner/fixture-puzzle.ts';
import { createRunner } from './client.ts';
import { spokenVersion } from './connection.ts';
import type { RunRequest } from './types.ts';

vi.mock('./library/null-puzzle.source.ts', () => ({ default: 'postMessage(1)' }));

const echo: RunRequest = { puzzle: 'fixture', op: 'own:echo', args: 'echo' };
const puzzles = async (): Promise<Record<string, typeof fixture>> => ({ fixture });
const generate: RunRequest = { puzzle: 'null-puzzle', op: 'generate', args: { lamps: 3 } };

/** Puts fakes in place of Worker; `fate` says by address what becomes of one. */
function stubWorker(fate: (url: string, worker: FakeWorker) => void): string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super((message, worker) => void (message.type === 'run' && worker.done('by worker')));
        const way = String(url).startsWith('blob:') ? 'blob' : 'url';
        asked.push(`${way} ${options?.type ?? 'classic'}`);
        queueMicrotask(() => fate(way, this));
      }
    },
  );
  return asked;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('page and worker speak one protocol', () => {
  expect(spokenVersion).toBe(protocolVersion);
});

describe('a worker is given up', () => {
  const silent = (): Worker => new FakeWorker() as unknown as Worker;

  test('when it does not say ready in time', async () => {
    const createWorker = vi.fn<() => Worker>(silent);
    const runner = createRunner({ createWorker, puzzles });
    const settled = vi.fn<(result: unknown) => void>();
    void runner.run(echo).then(settled);
    void runner.run(echo).then(settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(runner.way).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(2));
    expect(settled).toHaveBeenLastCalledWith(expect.objectContaining({ ok: true }));
    expect(runner.way).toBe('inline');
    expect((createWorker.mock.results[0]!.value as FakeWorker).terminated).toBe(true);
    await runner.run(echo);
    expect(createWorker).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (worker: FakeWorker) => void]>([
    ['fails to load', (worker) => worker.err()],
    ['throws', (worker) => worker.err('ReferenceError')],
    ['says what cannot be read', (worker) => void worker.dispatchEvent(new Event('messageerror'))],
    ['speaks another protocol', (worker) => worker.say({ type: 'ready', version: 2 })],
  ])('when its script %s', async (_what, fate) => {
    const createWorker = vi.fn<() => Worker>(() => {
      const worker = new FakeWorker();
      queueMicrotask(() => fate(worker));
      return worker as unknown as Worker;
    });
    const runner = createRunner({ createWorker, puzzles });
    expect(await runner.run(echo)).toMatchObject({ ok: true });
    expect(await runner.run(echo)).toMatchObject({ ok: true });
    expect(runner.way).toBe('inline');
    expect(createWorker).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the order of the ways', () => {
  const ready = (worker: FakeWorker): void => worker.say({ type: 'ready', version: 1 });
  const byWorker = { ok: true, value: 'by worker', spent: 1 };

  test('by URL, as a module', async () => {
    const asked = stubWorker((_way, worker) => ready(worker));
    const runner = createRunner();
    expect(await runner.run(generate)).toEqual(byWorker);
    expect(runner.way).toBe('url');
    expect(asked).toEqual(['url module']);
  });

  test('then from a blob, as a classic script whose address is let go of', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const asked = stubWorker((way, worker) => (way === 'blob' ? ready(worker) : worker.err()));
    const runner = createRunner({ puzzles });
    expect(await Promise.all([runner.run(generate), runner.run(generate)])).toEqual([byWorker, byWorker]);
    expect(runner.way).toBe('blob');
    expect(asked).toEqual(['url module', 'blob classic']);
    expect(revoke).toHaveBeenCalledTimes(1);
  });

  test('then the page', async () => {
    const asked = stubWorker((_way, worker) => worker.err());
    const runner = createRunner();
    expect(await runner.run(generate)).toMatchObject({ ok: true, value: { lamps: expect.any(Array) } });
    expect(runner.way).toBe('inline');
    expect(asked).toEqual(['url module', 'blob classic']);
  });

  test("the app's worker first, and the library's after it", async () => {
    const asked = stubWorker((_way, worker) => ready(worker));
    const { made, create } = fakes((message, worker) => void (message.type === 'run' && worker.done('by the app')));
    const runner = createRunner({ createWorker: create });
    expect(await runner.run(generate)).toMatchObject({ value: 'by the app' });
    expect(asked).toEqual([]);
    expect(made).toHaveLength(1);
    const createWorker = (): Worker => {
      throw new Error('No worker here');
    };
    expect(await createRunner({ createWorker }).run(generate)).toEqual(byWorker);
    expect(asked).toEqual(['url module']);
  });

  test("the library's for a puzzle that the app's worker says it does not serve", async () => {
    const asked = stubWorker((_way, worker) => ready(worker));
    const { made, create } = fakes(undefined, ['fixture']);
    const runner = createRunner({ createWorker: create });
    expect(await runner.run(generate)).toEqual(byWorker);
    expect(asked).toEqual(['url module']);
    expect(made.map((worker) => worker.terminated)).toEqual([true]);
    // The same where the app has engines of its own for the page: that worker is well.
    const other = createRunner({ createWorker: fakes(undefined, ['fixture']).create, puzzles });
    expect(await other.run(generate)).toEqual(byWorker);
    expect(other.way).toBe('url');
    // What nobody else serves it is asked for all the same.
    void runner.run({ ...echo, puzzle: 'late' });
    await vi.waitFor(() => expect(made[1]?.typed('run')).toHaveLength(1));
    expect(made[1]!.terminated).toBe(false);
  });

  test("but the page after the app's worker, where the app has engines of its own", async () => {
    const asked = stubWorker((_way, worker) => ready(worker));
    const createWorker = (): Worker => {
      throw new Error('No worker here');
    };
    expect(await createRunner({ createWorker, puzzles }).run(echo)).toMatchObject({
      ok: true,
      value: { value: 'echo' },
    });
    expect(asked).toEqual([]);
  });

  test('without Worker the page at once', async () => {
    expect(typeof Worker).toBe('undefined');
    const runner = createRunner();
    expect(await runner.run(generate)).toMatchObject({ ok: true });
    expect(runner.way).toBe('inline');
  });

  test('a worker that does not come back after its end: the next way', async () => {
    let started = false;
    const asked = stubWorker((way, worker) => {
      if (started && way === 'url') {
        worker.err();
        return;
      }
      ready(worker);
      if (way === 'url') setImmediate(() => worker.err('Boom'));
      started = true;
    });
    const runner = createRunner();
    runner.preload('null-puzzle');
    await vi.waitFor(() => expect(runner.way).toBe('url'));
    await new Promise((resolve) => void setImmediate(resolve));
    expect(await runner.run(generate)).toEqual(byWorker);
    expect(runner.way).toBe('blob');
    expect(asked).toEqual(['url module', 'url module', 'blob classic']);
  });
});
