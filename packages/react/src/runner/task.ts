import { defaultSteps, type Result } from '@kumiki/core';
import type { ToWorker } from '@kumiki/core/serve';
import type { Broke } from './line.ts';
import type { RunHandlers, RunProgress, RunRequest } from './types.ts';

/** One job that was asked for, until it is answered. */
export interface Task {
  readonly request: RunRequest;
  readonly message: Extract<ToWorker, { type: 'run' }>;
  /** It is with a worker now. */
  sent: boolean;
  /** How it brought down the last worker, if it did. */
  broke: Broke | undefined;
  /** The signal said stop; only the end is waited for. */
  stopping: boolean;
  /** It was answered. */
  readonly over: boolean;
  /** The most that progress has told. */
  readonly spent: number;
  tell(progress: RunProgress): void;
  /** Answers, the first time; later calls do nothing. */
  settle(result: Result<unknown>): void;
}

/** Begins a task; `stop` is called should the signal be aborted before the answer. */
export function createTask(
  job: number,
  request: RunRequest,
  handlers: RunHandlers,
  resolve: (result: Result<unknown>) => void,
  stop: (task: Task) => void,
): Task {
  const { signal, onProgress } = handlers;
  const { puzzle, op, args, seed = '0', steps = defaultSteps } = request;
  let over = false;
  let spent = 0;
  const onAbort = (): void => stop(task);
  const task: Task = {
    request,
    message: { type: 'run', job, puzzle, op, args, seed, steps: whole(steps) },
    sent: false,
    broke: undefined,
    stopping: false,
    get over() {
      return over;
    },
    get spent() {
      return spent;
    },
    tell(progress) {
      // A job that runs again is silent until it is as far as it was.
      if (over || task.stopping || progress.spent < spent) return;
      spent = progress.spent;
      try {
        onProgress?.(progress);
      } catch (error) {
        // The caller's mistake is the page's to report; the job goes on.
        queueMicrotask(() => {
          throw error;
        });
      }
    },
    settle(result) {
      if (over) return;
      over = true;
      signal?.removeEventListener('abort', onAbort);
      resolve(result);
    },
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  return task;
}

/** The protocol counts in whole numbers; "no limit" is as many as there are. */
function whole(steps: number): number {
  return Math.floor(Math.min(steps, Number.MAX_SAFE_INTEGER));
}
