import { fail, type Failure } from '@kumiki/core';
import { NotServed } from './library/index.ts';
import { textOf } from './text-of.ts';
import type { RunnerDetail, RunnerReason, RunRequest } from './types.ts';

type RunnerFailure = Failure<RunnerReason, RunnerDetail>;

/** The caller's signal said stop. */
export function cancelled(request: RunRequest, spent: number): RunnerFailure {
  const message = `${named(request)} was cancelled by its signal. Run it again, with a signal that isn't aborted, to get a result.`;
  return fail('cancelled', { message }, spent);
}

/** The runner went away under the job. */
export function disposed(request: RunRequest, spent: number): RunnerFailure {
  const message = `${named(request)} was cancelled because its runner was disposed. Create or acquire a runner, run the job there, and keep it until the job has ended.`;
  return fail('cancelled', { message }, spent);
}

/** The job threw, or asks for what isn't served; whoever ran it is well. */
export function threw(request: RunRequest, spent: number, why: string, story: string): RunnerFailure {
  const message = `${named(request)} could not be done: ${why} Check its arguments; if they are right, this is a bug of the puzzle: please report it with ${seed(request)}.${story}`;
  return fail('crashed', { message }, spent);
}

/** The worker died under the job, and the second one too. */
export function crashed(request: RunRequest, spent: number, why: string): RunnerFailure {
  const message = `${named(request)} brought down its worker, and a second one when it was run again: ${why} The next job gets a fresh worker. Ask for less (smaller options, fewer steps), or report this with ${seed(request)}.`;
  return fail('crashed', { message }, spent);
}

/** The worker fell silent under the job, and the second one too. */
export function hung(request: RunRequest, spent: number, why: string): RunnerFailure {
  const message = `${named(request)} hung its worker: ${why} It was tried twice, and not on the page, which would freeze. The next job gets a fresh worker. Ask for less (smaller options, fewer steps), or report this with ${seed(request)}.`;
  return fail('hung', { message }, spent);
}

/** The arguments can't cross to a worker. */
export function uncloneable(request: RunRequest, error: unknown): RunnerFailure {
  const message = `${named(request)} could not be sent to the worker: ${textOf(error)} Pass plain data: no functions, DOM nodes or detached buffers in args and assets.`;
  return fail('uncloneable', { message });
}

/** Neither a worker nor the engine on the page could be had. */
export function unavailable(request: RunRequest, error: unknown, story: string): RunnerFailure {
  if (error instanceof NotServed) {
    return fail('unavailable', { message: `${named(request)} could not run: ${textOf(error)}${story}` });
  }
  const message = `${named(request)} could not run: the puzzle engine did not load on the page: ${textOf(error)}${story} Check that the network is up and that the Content-Security-Policy allows the app's own scripts (script-src 'self', worker-src 'self'), then run it again.`;
  return fail('unavailable', { message });
}

function named({ op, puzzle }: RunRequest): string {
  return `The job ${op} of ${puzzle}`;
}

function seed(request: RunRequest): string {
  return `the seed ${JSON.stringify(request.seed ?? '0')}`;
}
