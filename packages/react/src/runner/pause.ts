/** Waits that let the page paint and hear events. */
export interface Pauses {
  /** Ends in a later task. */
  readonly pause: () => Promise<void>;
  /** Lets go of the channel. */
  readonly close: () => void;
}

/** Node has it, and so have pages under test there: a message to oneself would go before all timers. */
interface Scope {
  readonly setImmediate?: (task: () => void) => unknown;
}

/**
 * Pauses by a message to oneself, which costs microseconds: a timer would cost 4 ms each time, and a second each time in
 * a background tab. Where there are no channels, by timer all the same.
 */
export function openPauses(): Pauses {
  const { setImmediate } = globalThis as Scope;
  if (setImmediate || typeof MessageChannel === 'undefined') {
    return { pause: () => new Promise((resolve) => void (setImmediate ?? setTimeout)(resolve)), close() {} };
  }
  const { port1, port2 } = new MessageChannel();
  return {
    pause: () =>
      new Promise((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(0);
      }),
    close() {
      port1.close();
    },
  };
}
