import { createLateRunner } from './late.ts';
import { defaultTimings } from './timings.ts';
import type { Runner, RunnerOptions } from './types.ts';

/** A share in a runner. */
export interface Lease {
  readonly runner: Runner;
  /** Gives the share back; the second time it does nothing. */
  readonly release: () => void;
}
interface Shared {
  readonly runner: Runner;
  users: number;
  ending: ReturnType<typeof setTimeout> | undefined;
}
type ByPuzzles = Map<RunnerOptions['puzzles'], Shared>;

const pool = new Map<RunnerOptions['createWorker'], ByPuzzles>();

/**
 * A share in the runner for this `createWorker` and these `puzzles`, told apart by identity: keep the functions stable,
 * or each render has a worker of its own. `timings` count for whoever comes first.
 *
 * The runner ends a moment (`timings.linger`) after the last share is given back, so React's double mount in StrictMode
 * and a quick remount keep the worker they had.
 */
export function acquireRunner(options: RunnerOptions = {}): Lease {
  const { createWorker, puzzles } = options;
  const same: ByPuzzles = pool.get(createWorker) ?? new Map();
  pool.set(createWorker, same);
  const shared: Shared = same.get(puzzles) ?? { runner: createLateRunner(options), users: 0, ending: undefined };
  same.set(puzzles, shared);
  shared.users += 1;
  clearTimeout(shared.ending);

  let held = true;
  return {
    runner: shared.runner,
    release() {
      if (!held) return;
      held = false;
      shared.users -= 1;
      if (shared.users > 0) return;
      shared.ending = setTimeout(() => {
        same.delete(puzzles);
        if (same.size === 0) pool.delete(createWorker);
        shared.runner.dispose();
      }, options.timings?.linger ?? defaultTimings.linger);
    },
  };
}
