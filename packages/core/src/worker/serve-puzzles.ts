import { createBudget, type Assets } from '../budget.ts';
import { digest } from '../digest.ts';
import { messageOf } from '../errors.ts';
import type { AnyPuzzle } from '../puzzle.ts';
import { createRandom } from '../random.ts';
import { fail } from '../result.ts';
import { runSliced } from '../run.ts';
import { jobOf } from './job-of.ts';
import { protocolVersion, toWorker, type FromWorker, type ToWorker } from './protocol.ts';

/** The worker's side of the line and its clock, injected: a worker scope, a MessagePort, or a test. */
export interface WorkerPort {
  /** Throws when the message can't be cloned, as postMessage does. */
  readonly post: (message: FromWorker) => void;
  readonly listen: (handler: (message: unknown) => void) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Ends after waiting messages have been handled. */
  readonly pause: () => Promise<void>;
  /** Work between two pauses, in milliseconds: a cancel is seen this soon, a ping answered this soon. 10 unless told. */
  readonly sliceMs?: number;
}

const SLICE_MS = 10;
/** Progress is posted at most this often. */
const PROGRESS_MS = 100;

const servers = new WeakMap<WorkerPort, Map<string, AnyPuzzle>>();

/**
 * Serves the jobs of puzzles over a port. Called again with the same port, it adds puzzles; in place of those of the
 * library only the ones of the first call are asked for.
 */
export function servePuzzles(puzzles: Readonly<Record<string, AnyPuzzle>>, port: WorkerPort): void {
  const served = servers.get(port);
  const known = served ?? new Map<string, AnyPuzzle>();
  for (const puzzle of Object.values(puzzles)) known.set(puzzle.id, puzzle);
  if (served) return;
  servers.set(port, known);

  const bytes = new Map<string, Uint8Array>();
  const assets: Assets = { get: (key) => bytes.get(key) };
  let current: { job: number; cancelled: boolean } | undefined;

  port.listen((input) => {
    const decoded = toWorker(input);
    if (!decoded.ok) {
      port.post({
        type: 'crash',
        job: jobNumberIn(input),
        message: decoded.detail.map((problem) => problem.message).join(' '),
      });
      return;
    }
    const message = decoded.value;
    switch (message.type) {
      case 'ping':
        port.post({ type: 'pong', n: message.n });
        break;
      case 'asset':
        bytes.set(digest(message.bytes), message.bytes);
        break;
      case 'cancel':
        if (current?.job === message.job) current.cancelled = true;
        break;
      case 'run': {
        if (current) {
          port.post({ type: 'crash', job: message.job, message: `Job ${current.job} is running; send one at a time.` });
          break;
        }
        const running = { job: message.job, cancelled: false };
        current = running;
        void answer(known, message, () => running.cancelled, assets, port).finally(() => {
          current = undefined;
        });
      }
    }
  });
  port.post({ type: 'ready', version: protocolVersion, puzzles: [...known.keys()] });
}

/** Who asked, in a message that can't be read otherwise: nobody shall wait for ever. -1 when it does not say. */
function jobNumberIn(input: unknown): number {
  try {
    const { job } = input as { readonly job?: unknown };
    return typeof job === 'number' && Number.isSafeInteger(job) ? job : -1;
  } catch {
    return -1;
  }
}

/** Never rejects: whatever a job throws becomes a `crash`. */
async function answer(
  known: ReadonlyMap<string, AnyPuzzle>,
  request: Extract<ToWorker, { type: 'run' }>,
  cancelled: () => boolean,
  assets: Assets,
  port: WorkerPort,
): Promise<void> {
  const { job } = request;
  try {
    const puzzle = known.get(request.puzzle);
    if (!puzzle) {
      throw new Error(
        `Served here are ${[...known.keys()].join(', ')}, not ${request.puzzle}. Add it with servePuzzles, or to what puzzles() returns on the page.`,
      );
    }
    const budget = createBudget({ steps: request.steps, cancelled });
    const made = jobOf(puzzle, request.op, request.args, { random: createRandom(request.seed), budget, assets });
    if (!made.ok && made.reason === 'bad-args') {
      throw new Error(made.detail.map((problem) => problem.message).join(' '));
    }
    let told = port.now();
    const result = made.ok
      ? await runSliced(made.value, {
          now: port.now,
          pause: port.pause,
          sliceMs: port.sliceMs ?? SLICE_MS,
          onProgress(progress) {
            if (port.now() - told < PROGRESS_MS) return;
            told = port.now();
            port.post({ ...progress, type: 'progress', job, spent: budget.spent, limit: budget.limit });
          },
        })
      : fail(made.reason, made.detail);
    port.post({ type: 'done', job, result });
  } catch (error) {
    port.post({ type: 'crash', job, message: messageOf(error) });
  }
}
