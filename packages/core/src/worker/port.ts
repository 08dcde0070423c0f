import type { WorkerPort } from './serve-puzzles.ts';

/** The few members of a worker's global scope that are used here; the core compiles without DOM types. */
interface Scope {
  readonly WorkerGlobalScope?: unknown;
  readonly performance: { now(): number };
  readonly MessageChannel: new () => { readonly port1: ChannelPort; readonly port2: ChannelPort };
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}
interface ChannelPort {
  onmessage: (() => void) | null;
  postMessage(message: unknown): void;
}

// oxlint-disable-next-line no-restricted-globals -- the one door of the core to its platform
const scope = globalThis as unknown as Scope;
let port: WorkerPort | undefined;

/** The port of the worker this runs in; undefined on a page or a server. */
export function workerPort(): WorkerPort | undefined {
  if (scope.WorkerGlobalScope === undefined) return undefined;
  port ??= {
    post: (message) => scope.postMessage(message),
    listen: (handler) => scope.addEventListener('message', (event) => handler(event.data)),
    now: () => scope.performance.now(),
    pause: channelPause(),
  };
  return port;
}

/** A message to oneself queues behind the messages that wait; a timer would cost 4 ms each time. */
function channelPause(): () => Promise<void> {
  const { port1, port2 } = new scope.MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
}
