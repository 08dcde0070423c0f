import { digest, type Result } from '@kumiki/core';
import { createChain } from './chain.ts';
import { isFor } from './connection.ts';
import { cancelled, crashed, disposed, hung, threw, unavailable, uncloneable } from './failures.ts';
import type { Broke, Line, LineEvent } from './line.ts';
import { createTask, type Task } from './task.ts';
import { textOf } from './text-of.ts';
import { defaultTimings } from './timings.ts';
import type { Runner, RunnerOptions, RunnerWay } from './types.ts';

/** The jobs of one puzzle: a queue before a line of its own. */
export interface Lane {
  readonly run: Runner['run'];
  readonly preload: () => void;
  readonly dispose: () => void;
}

/**
 * A queue of jobs before one line. Nothing starts before the first job or `preload`.
 *
 * A worker that dies or hangs under a job is replaced and the job runs once more; such a job never goes on to the page,
 * where it would take the page down with it.
 *
 * @param opened Hears of each line that was opened.
 */
export function createLane(puzzle: string, options: RunnerOptions, opened: (way: RunnerWay) => void): Lane {
  const timings = { ...defaultTimings, ...options.timings };
  const chain = createChain(puzzle, options, timings);
  const gone = new AbortController();
  const digests = new WeakMap<Uint8Array, string>();
  const waiting: Task[] = [];
  let jobs = 0;
  let current: Task | undefined;
  let line: Line | undefined;
  let opening: Promise<Line> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;

  function ready(): Promise<Line> {
    if (line) return Promise.resolve(line);
    opening ??= chain
      .open(hear, gone.signal)
      .then((made) => {
        if (gone.signal.aborted) made.close();
        gone.signal.throwIfAborted();
        opened(made.way);
        line = made;
        return made;
      })
      .finally(() => {
        opening = undefined;
      });
    return opening;
  }

  function next(): void {
    clearTimeout(grace);
    current = waiting.shift();
    if (current) void begin(current);
  }

  async function begin(task: Task): Promise<void> {
    task.sent = false;
    let to: Line;
    try {
      to = await ready();
    } catch (error) {
      finish(task, unavailable(task.request, error, chain.story));
      return;
    }
    if (task.over) next();
    else send(task, to);
  }

  function send(task: Task, to: Line): void {
    if (task.broke && to.way === 'inline') {
      finish(task, lost(task, task.broke));
      return;
    }
    try {
      for (const bytes of task.request.assets ?? []) to.asset(digestOf(bytes), bytes);
      to.post(task.message);
      task.sent = true;
    } catch (error) {
      finish(task, uncloneable(task.request, error));
    }
  }

  function hear(event: LineEvent): void {
    if (event.type === 'broke') line = undefined;
    const task = current;
    if (!task?.sent) return;
    if (event.type === 'broke') {
      const again = !task.broke && !task.stopping;
      task.broke = event;
      if (again) void begin(task);
      else finish(task, lost(task, event));
    } else if (event.type === 'progress' && event.job === task.message.job) {
      const { type: _type, job: _job, ...progress } = event;
      task.tell(progress);
    } else if (event.type === 'done' && event.job === task.message.job) {
      finish(task, event.result);
    } else if (event.type === 'crash' && isFor(event.job, task.message.job)) {
      finish(task, threw(task.request, task.spent, textOf(event.message), chain.story));
    }
  }

  /** Answers the job before the line and lets the next one come. */
  function finish(task: Task, result: Result<unknown>): void {
    const spent = Math.max(task.spent, result.spent);
    task.settle(task.stopping ? cancelled(task.request, spent) : result);
    if (current === task) next();
  }

  function stop(task: Task): void {
    if (task !== current || !task.sent) {
      const at = waiting.indexOf(task);
      if (at >= 0) waiting.splice(at, 1);
      task.settle(cancelled(task.request, task.spent));
      return;
    }
    task.stopping = true;
    line?.post({ type: 'cancel', job: task.message.job });
    grace = setTimeout(() => {
      line?.close();
      line = undefined;
      finish(task, cancelled(task.request, task.spent));
    }, timings.grace);
  }

  function digestOf(bytes: Uint8Array): string {
    if (!(bytes instanceof Uint8Array)) throw new TypeError('an asset is no Uint8Array');
    const known = digests.get(bytes) ?? digest(bytes);
    digests.set(bytes, known);
    return known;
  }

  return {
    run(request, handlers = {}) {
      if (gone.signal.aborted) return Promise.resolve(disposed(request, 0));
      if (handlers.signal?.aborted) return Promise.resolve(cancelled(request, 0));
      return new Promise((resolve) => {
        jobs += 1;
        waiting.push(createTask(jobs, request, handlers, resolve, stop));
        if (!current) next();
      });
    },
    preload() {
      // Should it fail, the first job says why.
      if (!gone.signal.aborted) ready().catch(() => undefined);
    },
    dispose() {
      gone.abort();
      clearTimeout(grace);
      line?.close();
      line = undefined;
      for (const task of [current, ...waiting.splice(0)]) task?.settle(disposed(task.request, task.spent));
      current = undefined;
    },
  };
}

function lost(task: Task, { how, message }: Broke): Result<unknown> {
  return (how === 'hung' ? hung : crashed)(task.request, task.spent, message);
}
