import { createBudget, createRandom, defaultSteps, digest, noAssets, run, type Json } from '@kumiki/core';
import { tileStack } from '@kumiki/core/tile-stack';
import { afterEach, expect, test, vi } from 'vitest';
import { createRunner } from '../../packages/react/src/runner/index.ts';
import type { RunRequest } from '../../packages/react/src/runner/index.ts';
import { fixture } from './fixture-puzzle.ts';
import { fixtureWorker, own } from './requests.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(['2026-11-30', '1', '組木'])(
  'the seed %s gives one board in one go, in a worker and in slices',
  async (seed) => {
    const request = { puzzle: 'tile-stack', op: 'generate', args: tileStack.defaults, seed };
    const tools = { random: createRandom(seed), budget: createBudget({ steps: defaultSteps }), assets: noAssets };
    const atOnce = run(tileStack.jobs.generate(tileStack.defaults, tools));

    const worker = createRunner();
    const byWorker = await worker.run(request);
    expect(worker.way).toBe('url');
    worker.dispose();

    vi.stubGlobal('Worker', undefined);
    const page = createRunner();
    const inSlices = await page.run(request);
    expect(page.way).toBe('inline');
    page.dispose();

    expect(atOnce.ok).toBe(true);
    expect(byWorker).toEqual(atOnce);
    expect(inSlices).toEqual(atOnce);
    const digests = [atOnce, byWorker, inSlices].map((result) => result.ok && digest(result.value as Json));
    expect(new Set(digests).size).toBe(1);
  },
);

test.each<[string, Partial<RunRequest>, string]>([
  ['own:echo', {}, 'the seed and the steps that hold unless told'],
  ['own:slow', { steps: 60_000 }, 'a budget that is spent'],
  ['own:slow', { steps: 0 }, 'a budget of nothing'],
  ['own:slow', { steps: 1_500.5 }, 'a broken number of steps'],
  ['own:throws', {}, 'a throw'],
  ['own:none', {}, 'a job that is not there'],
  ['own:echo', { steps: -1 }, 'steps that nobody can count'],
  ['generate', { args: { lamps: -1 } }, 'bad options'],
  ['hint', { args: { puzzle: 1, state: null } }, 'bad arguments'],
])('%s with %j: worker and page agree (%s)', async (op, more) => {
  const request = { ...own(''), op, ...more };
  const puzzles = async (): Promise<Record<string, typeof fixture>> => ({ fixture });
  const [worker, page] = [
    createRunner({ createWorker: fixtureWorker }),
    createRunner({ createWorker: never, puzzles }),
  ];
  const [byWorker, inSlices] = await Promise.all([worker.run(request), page.run(request)]);
  expect([worker.way, page.way]).toEqual(['own', 'inline']);
  worker.dispose();
  page.dispose();
  const plain = ({ ok, spent, ...rest }: typeof byWorker): unknown =>
    'reason' in rest && rest.reason === 'crashed' ? rest.reason : { ok, spent, ...rest };
  expect(plain(inSlices)).toEqual(plain(byWorker));
});

function never(): Worker {
  throw new Error('This page has no worker of its own');
}
