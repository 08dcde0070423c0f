/** Who wants to hear. The same function twice is two listeners; leaving twice is leaving once. */
export interface Listeners {
  readonly add: (listener: () => void) => () => void;
  /** A list of its own: a listener may add, leave and dispatch while it is gone through. */
  readonly all: () => (() => void)[];
}

export function createListeners(): Listeners {
  const entries = new Set<{ readonly listener: () => void }>();
  return {
    add(listener) {
      const entry = { listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    all: () => Array.from(entries, ({ listener }) => listener),
  };
}
