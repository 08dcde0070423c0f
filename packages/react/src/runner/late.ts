import { fail, type Result } from '@kumiki/core';
import { textOf } from './text-of.ts';
import type { Runner, RunnerOptions } from './types.ts';

type Code = Pick<typeof import('./client.ts'), 'createRunner'>;
const load = (): Promise<Code> => import('./client.ts');

/** Loads the code of runners ahead of the first job. */
export function loadRunner(): void {
  // Should it fail, the first job says why.
  load().catch(() => undefined);
}

/**
 * A runner whose code is loaded with its first job: a board that is only played needs none of it. Should that fail, the
 * next job tries again.
 */
export function createLateRunner(options: RunnerOptions, loadCode: () => Promise<Code> = load): Runner {
  let loading: Promise<Runner> | undefined;
  let runner: Runner | undefined;
  let isOver = false;

  async function create(): Promise<Runner> {
    try {
      const { createRunner } = await loadCode();
      runner = createRunner(options);
      if (isOver) runner.dispose();
      return runner;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  function ready(): Promise<Runner> {
    loading ??= create();
    return loading;
  }

  return {
    async run(request, handlers): Promise<Result<unknown>> {
      try {
        return await (await ready()).run(request, handlers);
      } catch (error) {
        const message = `The code that runs puzzles' jobs could not be loaded: ${textOf(error)} Check that the network is up and that the Content-Security-Policy allows the app's own scripts (script-src 'self'), then run the job again.`;
        return fail('unavailable', { message });
      }
    },
    preload(puzzle) {
      ready().then(
        (loaded) => loaded.preload(puzzle),
        () => undefined,
      );
    },
    get way() {
      return runner?.way;
    },
    dispose() {
      isOver = true;
      runner?.dispose();
    },
  };
}
