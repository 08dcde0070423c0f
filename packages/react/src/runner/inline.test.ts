import { createBudget, createRandom, defaultSteps, noAssets, run } from '@kumiki/core';
import { tileStack } from '@kumiki/core/tile-stack';
import { expect, test, vi } from 'vitest';
import { fixture } from '../../../../test/runner/fixture-puzzle.ts';
import { createRunner } from './client.ts';
import { openInline } from './inline.ts';
import type { LineEvent } from './line.ts';

const puzzles = async (): Promise<Record<string, typeof fixture>> => ({ any: fixture });

test.each(['2026-11-30', '1', '組木'])('the seed %s gives the board that it gives in one go', async (seed) => {
  const tools = { random: createRandom(seed), budget: createBudget({ steps: defaultSteps }), assets: noAssets };
  const atOnce = run(tileStack.jobs.generate(tileStack.defaults, tools));
  const request = { puzzle: 'tile-stack', op: 'generate', args: tileStack.defaults, seed };
  expect(await createRunner().run(request)).toEqual(atOnce);
  expect(atOnce.ok).toBe(true);
});

test('a job never begins in the task that asked for it, and leaves the page alive', async () => {
  const echo = vi.spyOn(fixture.own['echo']!, 'run');
  const hear = vi.fn<(event: LineEvent) => void>();
  const line = await openInline('fixture', puzzles)(hear, new AbortController().signal);
  line.post({ type: 'run', job: 1, puzzle: 'fixture', op: 'own:echo', args: null, seed: '0', steps: 10 });
  await Promise.resolve();
  expect(echo).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(hear).toHaveBeenCalledWith(expect.objectContaining({ type: 'done', job: 1 })));

  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
  }, 1);
  line.post({ type: 'run', job: 2, puzzle: 'fixture', op: 'own:slow', args: null, seed: '0', steps: 1_000_000 });
  await vi.waitFor(() => expect(hear).toHaveBeenCalledWith(expect.objectContaining({ type: 'done', job: 2 })), 20_000);
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(10);
});

test('a closed line is silent and works no more', async () => {
  const hear = vi.fn<(event: LineEvent) => void>();
  const line = await openInline('fixture', puzzles)(hear, new AbortController().signal);
  const job = vi.spyOn(fixture.own['stubborn']!, 'run');
  line.post({ type: 'run', job: 1, puzzle: 'fixture', op: 'own:stubborn', args: null, seed: '0', steps: 10 });
  await vi.waitFor(() => expect(job).toHaveBeenCalled());
  await vi.waitFor(() => expect(hear).toHaveBeenCalled());
  line.close();
  const heard = hear.mock.calls.length;
  const working = job.mock.results[0]!.value as Iterator<unknown>;
  const next = vi.spyOn(working, 'next');
  await new Promise((resolve) => void setTimeout(resolve, 150));
  expect(hear).toHaveBeenCalledTimes(heard);
  expect(next).not.toHaveBeenCalled();
});

test('an engine that is not there is named, with those that are', async () => {
  const result = await createRunner({ puzzles }).run({ puzzle: 'sudoku', op: 'generate', args: null });
  expect(result).toMatchObject({ ok: false, reason: 'crashed' });
  expect(result).toHaveProperty('detail.message', expect.stringMatching(/fixture, not sudoku[^]*puzzles/));
});

test("a puzzle of the library that is not among the app's engines is the library's", async () => {
  const request = { puzzle: 'null-puzzle', op: 'generate', args: { lamps: 3 } };
  const result = await createRunner({ puzzles }).run(request);
  expect(result).toMatchObject({ ok: true, value: { lamps: expect.any(Array) } });
});

test('an engine that does not load: unavailable, and the next run tries again', async () => {
  const load = vi.fn<typeof puzzles>(puzzles).mockRejectedValueOnce(new Error('Offline'));
  const runner = createRunner({ puzzles: load });
  runner.preload('fixture');
  const result = await runner.run({ puzzle: 'fixture', op: 'own:echo', args: null });
  expect(result).toMatchObject({
    ok: false,
    reason: 'unavailable',
    detail: { message: expect.stringContaining('Offline') },
  });
  expect(await runner.run({ puzzle: 'fixture', op: 'own:echo', args: null })).toMatchObject({ ok: true });
  expect(load).toHaveBeenCalledTimes(2);
});
