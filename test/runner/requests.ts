import type { RunRequest } from '../../packages/react/src/runner/index.ts';

/** A board that takes no time. */
export const generate: RunRequest = { puzzle: 'null-puzzle', op: 'generate', args: { lamps: 9 }, seed: '7' };

/** One of the fixture's jobs. */
export function own(job: string, more?: Partial<RunRequest>): RunRequest {
  return { puzzle: 'fixture', op: `own:${job}`, args: null, ...more };
}

/** Far more steps than any test waits for. */
export const endless = 1e12;

/** The registry and the fixture, in a worker. */
export function fixtureWorker(): Worker {
  return new Worker(new URL('./fixture-worker.ts', import.meta.url), { type: 'module' });
}

/** A worker that breaks the protocol in the way its name says. */
export function rudeWorker(name: string): () => Worker {
  return () => new Worker(new URL('./rude-worker.ts', import.meta.url), { type: 'module', name });
}
