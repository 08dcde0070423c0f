/** The cell under the pointer or the focus. Beside React, so that moving over a large board renders a few labels only. */
export interface ActiveCell {
  readonly get: () => number | undefined;
  readonly set: (cell: number | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createActiveCell(): ActiveCell {
  const listeners = new Set<() => void>();
  let active: number | undefined;
  return {
    get: () => active,
    set(cell) {
      if (cell === active) return;
      active = cell;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
