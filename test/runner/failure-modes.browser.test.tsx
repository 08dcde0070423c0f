import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRunner } from '../../packages/react/src/runner/index.ts';
import type { Runner, RunnerOptions } from '../../packages/react/src/runner/index.ts';
import { fixture } from './fixture-puzzle.ts';
import { endless, fixtureWorker, generate, own, rudeWorker } from './requests.ts';
import { watchWorkers } from './watch-workers.ts';

const short = { ping: 50, silence: 300 };
const missing = new URL('/no/such/worker.js', location.href);
const elsewhere = 'http://127.0.0.1:9/worker.js';
const board = { ok: true, value: { lamps: expect.any(Array) } };

const runners: Runner[] = [];
function runner(options: RunnerOptions = {}): Runner {
  const made = createRunner(options);
  runners.push(made);
  return made;
}
afterEach(() => {
  for (const made of runners.splice(0)) made.dispose();
  vi.unstubAllGlobals();
});

describe('a worker that does not start', () => {
  test('without trouble the library serves its puzzles by URL', async () => {
    const workers = watchWorkers();
    const mine = runner();
    expect(mine.way).toBeUndefined();
    expect(workers.asked).toHaveLength(0);
    expect(await mine.run(generate)).toMatchObject(board);
    expect(mine.way).toBe('url');
    expect(workers.asked).toHaveLength(1);
  });

  test('a script that is not there', async () => {
    expect((await fetch(missing)).status).toBe(404);
    const createWorker = vi.fn<() => Worker>(() => new Worker(missing, { type: 'module' }));
    const mine = runner({ createWorker });
    expect(await mine.run(generate)).toMatchObject(board);
    expect(mine.way).toBe('url');
    expect(await mine.run(generate)).toMatchObject(board);
    expect(createWorker).toHaveBeenCalledTimes(1);
  });

  test("the library's script is not there: the page does it", async () => {
    const workers = watchWorkers(() => missing);
    const mine = runner();
    const [one, two] = await Promise.all([mine.run(generate), mine.run({ ...generate, seed: '8' })]);
    expect(one).toMatchObject(board);
    expect(two).toMatchObject(board);
    expect(mine.way).toBe('inline');
    expect(workers.asked).toHaveLength(1);
    expect(workers.alive()).toBe(0);
  });

  test('a script of another origin', async () => {
    expect(() => new Worker(elsewhere)).toThrow(expect.objectContaining({ name: 'SecurityError' }));
    const mine = runner({ createWorker: () => new Worker(elsewhere, { type: 'module' }) });
    expect(await mine.run(generate)).toMatchObject(board);
    expect(mine.way).toBe('url');

    watchWorkers(() => elsewhere);
    const library = runner();
    expect(await library.run(generate)).toMatchObject(board);
    expect(library.way).toBe('inline');
  });

  test.each(['throws-at-once', 'other-version', 'deaf'])('a worker that is %s', async (name) => {
    const mine = runner({ createWorker: rudeWorker(name), timings: { handshake: name === 'deaf' ? 3_000 : 8_000 } });
    expect(await mine.run(generate)).toMatchObject(board);
    expect(mine.way).toBe('url');
  });

  test("the app's worker fails, and its puzzles are on the page", async () => {
    const workers = watchWorkers(() => missing);
    const mine = runner({ createWorker: fixtureWorker, puzzles: async () => ({ fixture }) });
    expect(await mine.run(own('echo', { args: 1 }))).toMatchObject({ ok: true, value: { value: 1 } });
    expect(mine.way).toBe('inline');
    expect(workers.asked).toHaveLength(1);
  });

  test("the app's worker fails and the library's doesn't know the puzzle: the message tells both", async () => {
    const mine = runner({ createWorker: () => new Worker(missing) });
    const result = await mine.run(own('echo'));
    expect(result).toMatchObject({ ok: false, reason: 'unavailable' });
    expect(result).toHaveProperty('detail.message', expect.stringMatching(/serves fixture.*did not start: own: /s));
    expect(await mine.run(generate)).toMatchObject(board);
  });

  test('no engine either: unavailable, and the next run tries again', async () => {
    const puzzles = vi
      .fn<NonNullable<RunnerOptions['puzzles']>>(async () => ({ fixture }))
      .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
    const mine = runner({ createWorker: () => new Worker(elsewhere), puzzles });
    const result = await mine.run(own('echo'));
    expect(result).toMatchObject({ ok: false, reason: 'unavailable' });
    expect(result).toHaveProperty('detail.message', expect.stringMatching(/Failed to fetch.*own: .*Content-Security/s));
    expect(await mine.run(own('echo'))).toMatchObject({ ok: true });
  });
});

describe('a worker that fails at work', () => {
  test('an uncaught throw: one fresh worker, then crashed; the next job is done', async () => {
    const workers = watchWorkers();
    const mine = runner({ createWorker: fixtureWorker, puzzles: async () => ({ fixture }) });
    const result = await mine.run(own('bomb', { steps: endless }));
    expect(result).toMatchObject({ ok: false, reason: 'crashed' });
    expect(result).toHaveProperty('detail.message', expect.stringContaining('The fixture blew up'));
    expect(workers.asked).toHaveLength(2);
    expect(await mine.run(own('echo'))).toMatchObject({ ok: true });
    expect(mine.way).toBe('own');
    expect(workers.alive()).toBe(1);
  });

  test('an endless loop: one fresh worker, then hung; the next job is done', async () => {
    const workers = watchWorkers();
    const mine = runner({ createWorker: fixtureWorker, puzzles: async () => ({ fixture }), timings: short });
    const result = await mine.run(own('loop'));
    expect(result).toMatchObject({ ok: false, reason: 'hung' });
    expect(result).toHaveProperty('detail.message', expect.stringContaining('300 ms'));
    expect(workers.asked).toHaveLength(2);
    expect(await mine.run(own('echo'))).toMatchObject({ ok: true });
    expect(mine.way).toBe('own');
  });

  test('a busy worker is not hung', { retry: 2 }, async () => {
    const workers = watchWorkers();
    const mine = runner({ createWorker: fixtureWorker, timings: { ping: 100, silence: 1_000 } });
    expect(await mine.run(own('slow', { steps: 2_000_000 }))).toMatchObject({ ok: true, value: 2_001 });
    expect(workers.asked).toHaveLength(1);
    expect(workers.posted('ping')).toBeGreaterThan(5);
  });

  test.each([
    ['throws', 'The fixture threw'],
    ['unpostable', 'could not be cloned'],
  ])('a job that %s is contained: the worker lives on', async (job, said) => {
    const workers = watchWorkers();
    const mine = runner({ createWorker: fixtureWorker });
    const result = await mine.run(own(job));
    expect(result).toMatchObject({ ok: false, reason: 'crashed' });
    expect(result).toHaveProperty('detail.message', expect.stringContaining(said));
    expect(await mine.run(own('echo'))).toMatchObject({ ok: true });
    expect(workers.asked).toHaveLength(1);
  });

  test('a job that is not there is answered, with those that are', async () => {
    const mine = runner({ createWorker: fixtureWorker });
    const result = await mine.run(own('nothing'));
    expect(result).toMatchObject({ ok: false, reason: 'unknown-op' });
    expect(result).toHaveProperty('detail.0.message', expect.stringMatching(/no job "own:nothing"; it has .*own:echo/));
  });

  test('arguments that cannot be cloned: the queue and the worker go on', async () => {
    const workers = watchWorkers();
    const mine = runner({ createWorker: fixtureWorker });
    const [before, result, after] = await Promise.all([
      mine.run(own('echo')),
      mine.run(own('echo', { args: { click: () => undefined } })),
      mine.run(own('echo')),
    ]);
    expect(before).toMatchObject({ ok: true });
    expect(result).toMatchObject({ ok: false, reason: 'uncloneable' });
    expect(result).toHaveProperty('detail.message', expect.stringContaining('Pass plain data'));
    expect(after).toMatchObject({ ok: true });
    expect(workers.asked).toHaveLength(1);
  });

  test('answers to other jobs are ignored, and so is what no protocol knows', async () => {
    const mine = runner({ createWorker: rudeWorker('echo-twice') });
    const told = vi.fn<() => void>();
    const results = await Promise.all([1, 2, 3].map(() => mine.run(generate, { onProgress: told })));
    expect(results.map((result) => result.ok && result.value)).toEqual(['job 1', 'job 2', 'job 3']);
    expect(told).not.toHaveBeenCalled();
    expect(mine.way).toBe('own');
  });
});
