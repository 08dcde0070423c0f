import { vi } from 'vitest';

/** What became of the workers made while it watches. */
export interface Watched {
  /** Their addresses, in the order they were asked for. */
  readonly asked: string[];
  /** How many were made and not ended. */
  readonly alive: () => number;
  /** Messages that were posted to them, of one type. */
  readonly posted: (type: string) => number;
}

/** Watches `Worker`, and may put another script in place of the asked one. `vi.unstubAllGlobals()` ends it. */
export function watchWorkers(instead: (url: string | URL) => string | URL = (url) => url): Watched {
  const asked: string[] = [];
  const posted: string[] = [];
  const living = new Set<Worker>();
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        asked.push(String(url));
        super(instead(url), options);
        living.add(this);
      }
      override postMessage(message: { readonly type: string }): void {
        super.postMessage(message);
        posted.push(message.type);
      }
      override terminate(): void {
        living.delete(this);
        super.terminate();
      }
    },
  );
  return { asked, alive: () => living.size, posted: (type) => posted.filter((one) => one === type).length };
}
