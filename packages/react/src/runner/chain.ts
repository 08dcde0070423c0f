import { connect, ServesOthers } from './connection.ts';
import { openInline } from './inline.ts';
import { servedByLibrary, type Served } from './library/index.ts';
import type { Line, LineEvent, OpenLine } from './line.ts';
import { textOf } from './text-of.ts';
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
 * The library's ways are its worker for the puzzle by URL, the same from a blob, and the page. With `createWorker` that
 * worker comes first. When it fails, a runner that has engines of its own (`puzzles`) goes to the page at once, since the
 * library's worker may know less of the puzzle than those; when it is well and serves other puzzles, the library's ways are
 * next.
 */
export function createChain(puzzle: string, options: RunnerOptions, timings: RunnerTimings): Chain {
  const { createWorker, puzzles } = options;
  const served = servedByLibrary(puzzle);
  const ways: [RunnerWay, OpenLine][] = [];
  const failed: string[] = [];
  const library: typeof ways = [];
  if (served && typeof Worker !== 'undefined') {
    library.push(
      ['url', async (hear, gone) => connect(served.worker(), 'url', timings, hear, gone)],
      ['blob', (hear, gone) => openBlob(served, timings, hear, gone)],
    );
  }
  if (createWorker) {
    // A puzzle that the library does not have it is asked for in any case: it may add puzzles after it is ready.
    const wanted = served ? puzzle : undefined;
    ways.push(['own', async (hear, gone) => connect(createWorker(), 'own', timings, hear, gone, wanted)]);
  }
  if (!(createWorker && puzzles)) ways.push(...library);

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
          if (error instanceof ServesOthers && puzzles) ways.push(...library);
        }
      }
      return openInline(puzzle, puzzles)(hear, gone);
    },
    get story() {
      return failed.length > 0 ? ` Workers that did not start: ${failed.join(' ')}` : '';
    },
  };
}

async function openBlob(
  served: Served,
  timings: RunnerTimings,
  hear: (event: LineEvent) => void,
  gone: AbortSignal,
): Promise<Line> {
  const { default: source } = await served.source();
  gone.throwIfAborted();
  if (!source) throw new Error('there is no text of the worker when Kumiki runs from source');
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return await connect(new Worker(url), 'blob', timings, hear, gone);
  } finally {
    URL.revokeObjectURL(url);
  }
}
