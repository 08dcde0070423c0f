import type { FromWorker, ToWorker } from '@kumiki/core/serve';
import type { RunnerWay } from './types.ts';

/** The end of a worker that nobody asked for. */
export interface Broke {
  readonly type: 'broke';
  readonly how: 'crashed' | 'hung';
  readonly message: string;
}

/** What comes over a line: the protocol's messages, and its end. */
export type LineEvent = FromWorker | Broke;

/** Somebody who does jobs and has said `ready`: a live worker, or the page itself. */
export interface Line {
  readonly way: RunnerWay;
  /** Throws what `postMessage` throws when the message can't be cloned. */
  post(message: ToWorker): void;
  /** Makes bytes known under their digest; told again, it does nothing. Throws as `post` does. */
  asset(digest: string, bytes: Uint8Array): void;
  /** Ends it. Nothing is heard of it afterwards. */
  close(): void;
}

/** Opens a line. Rejects with the reason when nobody gets ready, and when `gone` is aborted. */
export type OpenLine = (hear: (event: LineEvent) => void, gone: AbortSignal) => Promise<Line>;
