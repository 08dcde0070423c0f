import { createRandom, type Result } from '@kumiki/core';
import { deriveClues, solveNonogram, type SolvedNonogram } from '@kumiki/core/nonogram';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRunner } from '../../packages/react/src/runner/index.ts';
import type { Runner, RunProgress, RunRequest } from '../../packages/react/src/runner/index.ts';
import { endless } from './requests.ts';

const runners: Runner[] = [];
afterEach(() => {
  for (const made of runners.splice(0)) made.dispose();
  vi.unstubAllGlobals();
});
/** The library's own worker, or the page where there is none. */
function runnerOf(way: string): Runner {
  if (way === 'inline') vi.stubGlobal('Worker', undefined);
  const made = createRunner();
  runners.push(made);
  return made;
}

/** Clues of noise with so many cells filled; in thin noise the search is long. */
function noiseOf(side: number, filled: number, seed: string): RunRequest {
  const cells = createRandom(seed).shuffle(Array.from({ length: side * side }, (_, at) => (at < filled ? 1 : 0)));
  return { puzzle: 'nonogram', op: 'own:decide', args: deriveClues(cells, side, side) };
}
/** Ten million steps are not enough for it: a minute and more. */
const longSearch = { ...noiseOf(80, 2_400, 'harder'), steps: endless };

describe.each(['url', 'inline'] as const)('the verdict of clues, %s', (way) => {
  test.each<[string, RunRequest, SolvedNonogram['verdict']]>([
    ['unique', noiseOf(15, 140, 'unique 1'), 'unique'],
    ['multiple', noiseOf(25, 262, 'e'), 'multiple'],
    ['none', { puzzle: 'nonogram', op: 'own:decide', args: { rows: [[2], [0]], columns: [[2], []] } }, 'none'],
  ])('%s, as the plain call gives it', async (_name, request, verdict) => {
    const mine = runnerOf(way);
    const answer = (await mine.run(request)) as Result<SolvedNonogram>;
    expect(mine.way).toBe(way);
    expect(answer).toEqual(solveNonogram(request.args as Parameters<typeof solveNonogram>[0]));
    expect(answer).toMatchObject({ ok: true, value: { verdict } });
  });

  test('a search that nobody waits for is cancelled in the middle, and the page was awake all the time', async () => {
    const mine = runnerOf(way);
    const stop = new AbortController();
    let ended = false;
    const told: RunProgress[] = [];
    const handlers = { signal: stop.signal, onProgress: (progress: RunProgress) => void told.push(progress) };
    const answer = mine.run(longSearch, handlers).finally(() => (ended = true));
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 10);
    await vi.waitFor(() => expect(ticks > 50 && told.length > 2).toBe(true), 12_000);
    clearInterval(clock);
    expect(ended).toBe(false);
    stop.abort();
    const began = performance.now();
    const result = await answer;
    expect(result).toMatchObject({ ok: false, reason: 'cancelled' });
    // It saw the signal itself, and told how far it had come.
    expect(result.spent).toBeGreaterThan(1_000);
    const shares = told.map(({ done = -1 }) => done);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeGreaterThan(shares[0]!);
    expect(performance.now() - began).toBeLessThan(2_000);
    // It was the job that stopped: the same runner answers the next one.
    expect(await mine.run(noiseOf(15, 140, 'unique 1'))).toMatchObject({ ok: true });
    expect(mine.way).toBe(way);
  });
});
