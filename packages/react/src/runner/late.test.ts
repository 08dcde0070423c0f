import { expect, test, vi } from 'vitest';
import { fakes } from '../../../../test/runner/fake-worker.ts';
import { createRunner } from './client.ts';
import { createLateRunner } from './late.ts';
import type { RunRequest } from './types.ts';

const request: RunRequest = { puzzle: 'fixture', op: 'own:echo', args: null };
const answering = (): ReturnType<typeof fakes> =>
  fakes((message, worker) => void (message.type === 'run' && worker.done(message.args)));
const code = { createRunner };

test('the code is loaded once, with the first job or ahead of it', async () => {
  const load = vi.fn(() => Promise.resolve(code));
  const { made, create } = answering();
  const runner = createLateRunner({ createWorker: create }, load);
  expect(load).not.toHaveBeenCalled();
  expect(runner.way).toBeUndefined();
  runner.preload('fixture');
  await vi.waitFor(() => expect(made).toHaveLength(1));
  const all = [1, 2, 3].map((args) => runner.run({ ...request, args }));
  expect((await Promise.all(all)).map((result) => result.ok && result.value)).toEqual([1, 2, 3]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(runner.way).toBe('own');
  runner.dispose();
  expect(made.map((worker) => worker.terminated)).toEqual([true]);
});

test('code that does not load: the reason and what to do, and the next job tries again', async () => {
  const load = vi.fn(() => Promise.resolve(code)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const runner = createLateRunner({ createWorker: answering().create }, load);
  expect(await runner.run(request)).toMatchObject({
    ok: false,
    reason: 'unavailable',
    detail: { message: expect.stringMatching(/Failed to fetch\. Check .*network.*Content-Security-Policy/) },
  });
  expect(await runner.run(request)).toMatchObject({ ok: true });
  runner.dispose();
});

test('what was asked for before the code came is cancelled by its signal and by the end of the runner', async () => {
  let come!: (loaded: typeof code) => void;
  const load = (): Promise<typeof code> =>
    new Promise((resolve) => {
      come = resolve;
    });
  const { made, create } = answering();
  const runner = createLateRunner({ createWorker: create }, load);
  const stop = new AbortController();
  const stopped = runner.run(request, { signal: stop.signal });
  const left = runner.run(request);
  stop.abort();
  runner.dispose();
  come(code);
  expect(await Promise.all([stopped, left])).toMatchObject([{ reason: 'cancelled' }, { reason: 'cancelled' }]);
  expect(made).toEqual([]);
});
