// What page and worker say to each other. One job at a time a worker; progress at most ten times a second.
import { decoder, integer, oneOf, optional, raw, record, text, variants, type Decoder, type Shape } from '../decode.ts';
import { limits } from '../limits.ts';
import type { Progress } from '../puzzle.ts';
import type { Result } from '../result.ts';

/** Raised when either side could misread the other. */
export const protocolVersion = 1;

/** Page to worker. */
export type ToWorker =
  /** Do this. `op` is a job of the contract, `lastSound`, or `own:` and a job of the puzzle's own. */
  | {
      readonly type: 'run';
      readonly job: number;
      readonly puzzle: string;
      readonly op: string;
      /** As the job takes them; `reshuffle` also takes `options`, `lastSound` takes the history. */
      readonly args: unknown;
      readonly seed: string;
      readonly steps: number;
    }
  /** Stop at the end of this slice; `done` comes all the same, with reason `cancelled`. */
  | { readonly type: 'cancel'; readonly job: number }
  /** Bytes that jobs find by their digest from now on. */
  | { readonly type: 'asset'; readonly bytes: Uint8Array }
  /** Are you there? Answered between two slices, so a busy worker answers and a hung one does not. */
  | { readonly type: 'ping'; readonly n: number };

/** Worker to page. */
export type FromWorker =
  /** Said once, with what is served by then: a page asks elsewhere for other puzzles. */
  | { readonly type: 'ready'; readonly version: number; readonly puzzles?: readonly string[] }
  | ({ readonly type: 'progress'; readonly job: number; readonly spent: number; readonly limit: number } & NonNullable<
      Progress<unknown>
    >)
  | { readonly type: 'done'; readonly job: number; readonly result: Result<unknown> }
  /** The job threw, or was asked for in a way nobody can answer. The worker lives on. */
  | { readonly type: 'crash'; readonly job: number; readonly message: string }
  | { readonly type: 'pong'; readonly n: number };

const bytes: Shape<Uint8Array> = {
  read(input, path, problems) {
    if (input instanceof Uint8Array) return input;
    problems.push({ path, code: 'bytes', message: `${path}: a Uint8Array is wanted.` });
    return new Uint8Array();
  },
};
const count = integer(0, Number.MAX_SAFE_INTEGER);

/** Guards the worker's door; `args` is decoded by the puzzle. */
export const toWorker: Decoder<ToWorker> = decoder(
  variants('type', {
    run: record({
      type: oneOf('run'),
      job: count,
      puzzle: text(limits.text),
      op: text(limits.text),
      args: optional(raw),
      seed: text(limits.text),
      steps: count,
    }) as Shape<ToWorker>,
    cancel: record({ type: oneOf('cancel'), job: count }) as Shape<ToWorker>,
    asset: record({ type: oneOf('asset'), bytes }) as Shape<ToWorker>,
    ping: record({ type: oneOf('ping'), n: count }) as Shape<ToWorker>,
  }),
);
