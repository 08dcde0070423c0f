import { connect } from './connection.ts';
import { textOf } from './failures.ts';
import { openInline } from './inline.ts';
import type { Line, LineEvent, OpenLine } from './line.ts';
import type { RunnerTimings } from './timings.ts';
import type { RunnerOptions, RunnerWay } from './types.ts';

/** The ways a runner may take, in order. */
export interface Chain {
  /**
   * Opens a line by the first way that hasn't failed. A way that fails is never tried again, but the last (the page) is
   * tried anew each time. Rejects when that fails too.
   */
  open(hear: (event: LineEvent) => void, gone: AbortSignal): Promise<Line>;
  /** Which ways failed and why; empty when none did. */
  readonly story: string;
}

/**
 * The library's ways are a worker by URL, the same from a blob, and the page. With `createWorker` that worker comes
 * first; when it fails, a runner that has engines of its own (`puzzles`) goes to the page at once, since the library's
 * workers don't know them.
 */
export function createChain(options: RunnerOptions, timings: RunnerTimings): Chain {
  const { createWorker, puzzles } = options;
  const ways: [RunnerWay, OpenLine][] = [];
  const failed: string[] = [];
  if (createWorker) {
    ways.push(['own', async (hear, gone) => connect(createWorker(), 'own', timings, hear, gone)]);
  }
  if (typeof Worker !== 'undefined' && !(createWorker && puzzles)) {
    ways.push(
      ['url', async (hear, gone) => connect(urlWorker(), 'url', timings, hear, gone)],
      ['blob', (hear, gone) => openBlob(timings, hear, gone)],
    );
  }

  return {
    async open(hear, gone) {
      for (let next = ways[0]; next; next = ways[0]) {
        gone.throwIfAborted();
        const [way, open] = next;
        try {
          // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
          return await open(hear, gone);
        } catch (error) {
          gone.throwIfAborted();
          failed.push(`${way}: ${textOf(error)}`);
          ways.shift();
        }
      }
      return openInline(puzzles)(hear, gone);
    },
    get story() {
      return failed.length > 0 ? ` Workers that did not start: ${failed.join(' ')}` : '';
    },
  };
}

/** Bundlers know a worker by exactly these words. */
function urlWorker(): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}

/** For pages whose server doesn't serve the worker's file, as Vite 6 and 7 in development. */
async function openBlob(timings: RunnerTimings, hear: (event: LineEvent) => void, gone: AbortSignal): Promise<Line> {
  const { default: source } = await import('./worker-source.ts');
  gone.throwIfAborted();
  if (!source) throw new Error('there is no text of the worker when Kumiki runs from source');
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return await connect(new Worker(url), 'blob', timings, hear, gone);
  } finally {
    URL.revokeObjectURL(url);
  }
}
