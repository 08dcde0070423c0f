import type { FromWorker } from '@kumiki/core/serve';
import { textOf } from './text-of.ts';
import type { Line, LineEvent } from './line.ts';
import type { RunnerTimings } from './timings.ts';
import type { RunnerWay } from './types.ts';
import { createWatchdog } from './watchdog.ts';

/** The protocol this page speaks; `protocolVersion` of the core, which a test holds equal. */
export const spokenVersion = 1;

/** A worker that is well and has said that it does not serve what is wanted. */
export class ServesOthers extends Error {}

/**
 * Makes a line of a worker. Rejects when it doesn't say `ready` in time and in our protocol, or breaks before. From then
 * on, an error is heard as `broke` and so is silence while a job runs.
 *
 * @param wanted Rejects with `ServesOthers` when it says that it does not serve this puzzle.
 */
export function connect(
  worker: Worker,
  way: RunnerWay,
  timings: RunnerTimings,
  hear: (event: LineEvent) => void,
  gone: AbortSignal,
  wanted?: string,
): Promise<Line> {
  return new Promise((resolve, reject) => {
    let state: 'starting' | 'ready' | 'closed' = 'starting';
    let running = -1;
    const sent = new Set<string>();
    const watchdog = createWatchdog(timings, {
      ping: (n) => worker.postMessage({ type: 'ping', n }),
      hung: (silent) => broke('hung', `it answered no ping for ${silent} ms.`),
    });

    function close(): void {
      state = 'closed';
      watchdog.stop();
      clearTimeout(late);
      gone.removeEventListener('abort', onGone);
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
      worker.removeEventListener('messageerror', onUnreadable);
      worker.terminate();
    }
    function broke(how: 'crashed' | 'hung', message: string): void {
      const before = state;
      close();
      if (before === 'starting') reject(new Error(message));
      else hear({ type: 'broke', how, message });
    }
    const line: Line = {
      way,
      post(message) {
        worker.postMessage(message);
        if (message.type !== 'run') return;
        running = message.job;
        watchdog.start();
      },
      asset(digest, bytes) {
        if (sent.has(digest)) return;
        // A view is cloned with the whole buffer under it.
        const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
        worker.postMessage({ type: 'asset', bytes: own });
        sent.add(digest);
      },
      close,
    };

    function onMessage(event: MessageEvent): void {
      const message = read(event.data);
      if (!message) return;
      watchdog.heard();
      if (state === 'ready') {
        if ((message.type === 'done' || message.type === 'crash') && isFor(message.job, running)) watchdog.stop();
        hear(message);
      } else if (message.type === 'ready') {
        if (message.version !== spokenVersion) {
          broke(
            'crashed',
            `it speaks protocol ${message.version}, this page ${spokenVersion}: build both with one version of Kumiki.`,
          );
          return;
        }
        if (wanted !== undefined && message.puzzles?.includes(wanted) === false) {
          close();
          reject(new ServesOthers(`It serves ${message.puzzles.join(', ')}, not ${wanted}.`));
          return;
        }
        clearTimeout(late);
        gone.removeEventListener('abort', onGone);
        state = 'ready';
        resolve(line);
      }
    }
    function onError(event: ErrorEvent): void {
      event.preventDefault();
      const at = event.filename ? ` (${event.filename}:${event.lineno})` : '';
      const silent = 'its script could not be loaded, or the Content-Security-Policy (worker-src) forbids it';
      broke('crashed', textOf(event.message ? `${event.message}${at}` : state === 'starting' ? silent : 'an error'));
    }
    const onUnreadable = (): void => broke('crashed', 'it sent a message that could not be read.');
    const onGone = (): void => broke('crashed', 'the runner was disposed.');
    const late = setTimeout(
      () =>
        broke('crashed', `it did not say ready within ${timings.handshake} ms: is it new, and does it serve puzzles?`),
      timings.handshake,
    );
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
    worker.addEventListener('messageerror', onUnreadable);
    gone.addEventListener('abort', onGone);
    if (gone.aborted) onGone();
  });
}

/** -1: the worker could not read a message, so it can't say which job it was about. */
export function isFor(job: number, running: number): boolean {
  return job === running || job === -1;
}

/** An app's own worker may also talk of other things: these are not for us. */
function read(data: unknown): FromWorker | undefined {
  const types: readonly unknown[] = ['ready', 'progress', 'done', 'crash', 'pong'] satisfies FromWorker['type'][];
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  return types.includes(data.type) ? (data as FromWorker) : undefined;
}
