import type { Random } from '../../random.ts';
import { ACROSS, type Layout } from './layout.ts';
import { createStack, push } from './stack.ts';
import { lengthOf, type WordList } from './word-list.ts';

/** What is taken out of a layout in a round, and what goes with it so that the rest is a board. */
export interface Ruin {
  /** A round begins. */
  readonly begin: () => void;
  readonly out: (word: number) => void;
  /** Takes out so many words that hang together, or as many as do. */
  readonly outNear: (word: number, count: number) => void;
  /** Where a word that is gone joined others side by side, one of these goes as well. Pinned words stay. */
  readonly mend: () => void;
  /** Takes out all that no longer hangs together with the largest part. Without pinned words only. */
  readonly keepLargest: () => void;
  /** Cells looked at so far. */
  readonly work: () => number;
}

/** @param takeOut Takes a word out of the layout, and remembers where it was. */
export function createRuin(
  layout: Layout,
  list: WordList,
  pins: number,
  random: Random,
  takeOut: (word: number) => void,
): Ruin {
  const { owners, first, direction, stride, degree, crossed } = layout;
  const { size, text, start } = list;
  /** Words that went, with the places they had, and words that crossed them: one that is forced may go twice. */
  const gone = createStack(2 * size);
  const firstGone = new Int32Array(2 * size);
  const directionGone = new Uint8Array(2 * size);
  const edge = createStack(2 * text.length);
  const seen = new Int32Array(size);
  let round = 0;
  const waiting = new Int32Array(size);
  let work = 0;

  /** Puts the words that cross a word behind those that wait, where they were not seen yet; how many wait now. */
  function enqueueCrossing(word: number, count: number): number {
    const end = start[word]! + degree[word]!;
    let waits = count;
    work += lengthOf(list, word);
    for (let at = start[word]!; at < end; at += 1) {
      const other = crossed[at]!;
      if (seen[other] === round) continue;
      seen[other] = round;
      waiting[waits] = other;
      waits += 1;
    }
    return waits;
  }

  function out(word: number): void {
    const end = start[word]! + degree[word]!;
    for (let at = start[word]!; at < end; at += 1) push(edge, crossed[at]!);
    work += lengthOf(list, word);
    firstGone[gone.length] = first[word]!;
    directionGone[gone.length] = direction[word]!;
    push(gone, word);
    takeOut(word);
  }

  return {
    work: () => work,
    begin() {
      gone.length = 0;
      edge.length = 0;
    },
    out,
    outNear(word, count) {
      round += 1;
      seen[word] = round;
      waiting[0] = word;
      let waits = 1;
      for (let at = 0, chosen = 0; at < waits && chosen < count; at += 1) {
        const other = at + random.int(waits - at);
        const next = waiting[other]!;
        waiting[other] = waiting[at]!;
        waiting[at] = next;
        waits = enqueueCrossing(next, waits);
        if (next < pins) continue;
        chosen += 1;
        out(next);
      }
    },
    mend() {
      for (let nth = 0; nth < gone.length && layout.torn() > 0; nth += 1) {
        const way = directionGone[nth]!;
        const length = lengthOf(list, gone.at[nth]!);
        const step = way === ACROSS ? 1 : stride;
        const other = owners[1 - way]!;
        for (let place = 0, at = firstGone[nth]!; place + 1 < length; place += 1, at += step) {
          if (!layout.isTorn(at, way)) continue;
          const [one, two] = [other[at]! - 1, other[at + step]! - 1];
          const next = one < pins || (two >= pins && (random.next() & 1) === 0) ? two : one;
          if (next >= pins) out(next);
        }
      }
    },
    keepLargest() {
      round += 1;
      const placed = layout.placed();
      let total = 0;
      let open = 0;
      let [from, to] = [0, 0];
      // Each part is in `waiting`, one after the other. There are as many as what crossed a gone word is in.
      for (let nth = 0; nth < edge.length; nth += 1) {
        const word = edge.at[nth]!;
        if (first[word]! < 0 || seen[word] === round || total === placed) continue;
        const begin = total;
        seen[word] = round;
        waiting[total] = word;
        total += 1;
        for (let at = begin; at < total; at += 1) {
          total = enqueueCrossing(waiting[at]!, total);
          if (begin > 0) continue;
          // Most often all of it still hangs together, which is known before all of it was seen.
          while (open < edge.length && (first[edge.at[open]!]! < 0 || seen[edge.at[open]!] === round)) open += 1;
          if (open === edge.length) return;
        }
        if (total - begin > to - from) [from, to] = [begin, total];
      }
      for (let at = 0; at < total; at += 1) if (at < from || at >= to) takeOut(waiting[at]!);
    },
  };
}
