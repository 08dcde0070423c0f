/** The cells by how much they had to do with conflicts of late: a heap, the most active on top. */
export interface Order {
  /** Counts a conflict that the cell had to do with. */
  bump(cell: number): void;
  /** A bump of a weight of its own. */
  raise(cell: number, weight: number): void;
  /** Makes everything before count less. */
  decay(): void;
  /** Puts a cell back that may be chosen again. */
  insert(cell: number): void;
  /** Takes the top away; -1 when nothing is left. */
  take(): number;
}

/** What a bump grows by from one conflict to the next, and where activities are scaled down. */
const GROWTH = 1 / 0.92;
const LARGEST = 1e100;

export function createOrder(length: number): Order {
  const activity = new Float64Array(length);
  const heap = new Int32Array(length);
  /** Where a cell stands in the heap, or -1. */
  const place = new Int32Array(length);
  let size = length;
  let step = 1;

  const put = (at: number, cell: number): void => {
    heap[at] = cell;
    place[cell] = at;
  };
  const rise = (from: number, cell: number): void => {
    let at = from;
    const mine = activity[cell]!;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (activity[heap[parent]!]! >= mine) break;
      put(at, heap[parent]!);
      at = parent;
    }
    put(at, cell);
  };
  const sink = (from: number, cell: number): void => {
    let at = from;
    const mine = activity[cell]!;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && activity[heap[child + 1]!]! > activity[heap[child]!]!) child += 1;
      if (activity[heap[child]!]! <= mine) break;
      put(at, heap[child]!);
      at = child;
    }
    put(at, cell);
  };
  for (let cell = 0; cell < length; cell += 1) put(cell, cell);

  return {
    bump(cell) {
      this.raise(cell, 1);
    },
    raise(cell, weight) {
      const grown = activity[cell]! + step * weight;
      activity[cell] = grown;
      if (grown > LARGEST) {
        for (let other = 0; other < length; other += 1) activity[other]! /= LARGEST;
        step /= LARGEST;
      }
      if (place[cell]! >= 0) rise(place[cell]!, cell);
    },
    decay() {
      step *= GROWTH;
    },
    insert(cell) {
      if (place[cell]! >= 0) return;
      size += 1;
      rise(size - 1, cell);
    },
    take() {
      if (size === 0) return -1;
      const top = heap[0]!;
      place[top] = -1;
      size -= 1;
      if (size > 0) sink(0, heap[size]!);
      return top;
    },
  };
}
