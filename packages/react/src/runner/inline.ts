import type { AnyPuzzle } from '@kumiki/core';
import type { ToWorker } from '@kumiki/core/serve';
import { NotServed, servedByLibrary } from './library/index.ts';
import type { OpenLine } from './line.ts';
import { openPauses } from './pause.ts';
import type { RunnerOptions } from './types.ts';

/** Work between two pauses. A frame at 60 Hz is 16.7 ms; the browser needs its share. */
const SLICE_MS = 8;

/**
 * The last way: jobs run on the page in short slices, by the very server that runs in a worker, so the result is the
 * same. The engine is loaded when the line is opened.
 */
export function openInline(puzzle: string, puzzles: RunnerOptions['puzzles']): OpenLine {
  return async (hear, gone) => {
    const [{ servePuzzles }, served] = await Promise.all([
      import('@kumiki/core/serve'),
      puzzles ? withLibrary(puzzle, puzzles) : fromLibrary(puzzle),
    ]);
    gone.throwIfAborted();
    // One for the job and one for the messages: a channel holds a single wait.
    const pauses = openPauses();
    const post = openPauses();
    let closed = false;
    let receive: (message: ToWorker) => void = () => {};
    servePuzzles(served, {
      sliceMs: SLICE_MS,
      now: () => performance.now(),
      pause: async () => {
        await pauses.pause();
        // Nobody waits for this job any more; with a channel that is closed the wait simply has no end.
        if (closed) throw new Error('closed');
      },
      listen(handler) {
        receive = handler;
      },
      post(message) {
        if (!closed) hear(message);
      },
    });
    // As from another thread: messages arrive in order, and never in the task that sent them.
    let arrived = Promise.resolve();
    return {
      way: 'inline',
      post(message) {
        arrived = arrived.then(post.pause).then(() => (closed ? undefined : receive(message)));
      },
      asset: (_digest, bytes) => receive({ type: 'asset', bytes }),
      close() {
        closed = true;
        pauses.close();
        post.close();
      },
    };
  };
}

type Puzzles = Readonly<Record<string, AnyPuzzle>>;

/** The app's engines, and the library's of the puzzle where that is not among them. */
async function withLibrary(puzzle: string, load: () => Promise<Puzzles>): Promise<Puzzles> {
  const own = await load();
  const isOwn = Object.values(own).some(({ id }) => id === puzzle);
  return isOwn || !servedByLibrary(puzzle) ? own : { ...own, ...(await fromLibrary(puzzle)) };
}

async function fromLibrary(puzzle: string): Promise<Puzzles> {
  const served = servedByLibrary(puzzle);
  if (!served) throw new NotServed(puzzle);
  const { default: engine } = await served.engine();
  return { [puzzle]: engine };
}
