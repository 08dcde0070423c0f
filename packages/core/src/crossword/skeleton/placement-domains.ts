// The hot loop: which words are left for each slot and which letters for each cell, kept consistent, with undo.
import { bitCount, lowestBit } from '../../bits.ts';
import type { Placement } from './placement.ts';

/** `failed`: no way is left. `paused`: it took long, and is to go on. */
export type Consistency = 'consistent' | 'failed' | 'paused';

/** Numbers that are looked at before a pause. */
const WORK_A_CALL = 100_000;

export interface PlacementDomains {
  /** By slot: words that are left. Read only. */
  readonly counts: Int32Array;
  readonly has: (slot: number, word: number) => boolean;
  /** The first word that is left for a slot. */
  readonly firstWord: (slot: number) => number;
  /** Work done so far, in numbers looked at. */
  readonly work: () => number;
  /** Makes everything consistent for the first time. */
  readonly settle: () => Consistency;
  readonly assign: (slot: number, word: number) => Consistency;
  readonly remove: (slot: number, word: number) => Consistency;
  /** Goes on after a pause. */
  readonly proceed: () => Consistency;
  /** Begins a level; `undo` ends the last one. Level 0 is never undone. */
  readonly mark: () => void;
  readonly undo: () => void;
  /** After a failure: a slot it came from. */
  readonly failedSlot: () => number;
}

/**
 * Arc consistency between slots and cells by bit sets, and both sides of "every word in a slot, every slot a word": a word
 * that is taken is taken from the others, and a word that has but one slot left is put there.
 *
 * @param isGiven By cell: does it show its letter?
 */
export function createPlacementDomains(task: Placement, isGiven: Uint8Array): PlacementDomains {
  const { slots, base, cellOf, firstAt, placesAt, slotOf, letters, maskSpan, lists, letterOf } = task;
  const cells = firstAt.length - 1;
  // Everything that is undone, one after the other: sets of words, masks of letters, and four kinds of counts.
  const setAt = new Int32Array(slots + 1);
  for (let slot = 0; slot < slots; slot += 1) setAt[slot + 1] = setAt[slot]! + lists[slot]!.span;
  const masksAt = setAt[slots]!;
  const countsAt = masksAt + cells * maskSpan;
  const isSettledAt = countsAt + slots;
  const different = [...new Set(lists)];
  /** By slot, of its words: slots that are left for each, and slots that have it for certain. */
  const leftAt = new Int32Array(slots);
  const takenAt = new Int32Array(slots);
  let size = isSettledAt + slots;
  for (const list of different) {
    for (const slot of list.slots) {
      leftAt[slot] = size;
      takenAt[slot] = size + list.words;
    }
    size += 2 * list.words;
  }
  const memory = new Int32Array(size);
  const counts = memory.subarray(countsAt, countsAt + slots);

  let trail = new Int32Array(1 << 12);
  let trailed = 0;
  const levels: number[] = [];
  let work = 0;
  let failed = 0;
  const queue: number[] = [];
  const isQueued = new Uint8Array(slots);
  /** By place: may its cell have lost a letter since the slot was last filtered? Stays so where a failure comes first. */
  const isPending = new Uint8Array(cellOf.length).fill(1);
  /** Words, with a slot of their length, for which just as many slots are left as they need. */
  const forced: number[] = [];

  function write(at: number, value: number): void {
    if (levels.length > 0) {
      if (trailed + 2 > trail.length) {
        const larger = new Int32Array(2 * trail.length);
        larger.set(trail);
        trail = larger;
      }
      trail[trailed] = at;
      trail[trailed + 1] = memory[at]!;
      trailed += 2;
    }
    memory[at] = value;
  }

  function enqueue(slot: number): void {
    if (isQueued[slot] === 1) return;
    isQueued[slot] = 1;
    queue.push(slot);
  }

  function fails(slot: number): false {
    failed = slot;
    queue.length = 0;
    forced.length = 0;
    isQueued.fill(0);
    return false;
  }

  /** Takes some of the 32 words of one number of a slot's set. */
  function take(slot: number, nth: number, bits: number): boolean {
    const { copies } = lists[slot]!;
    const at = setAt[slot]! + nth;
    const gone = memory[at]! & bits;
    if (gone === 0) return true;
    write(at, memory[at]! & ~bits);
    write(countsAt + slot, counts[slot]! - bitCount(gone));
    enqueue(slot);
    for (let rest = gone; rest !== 0; rest &= rest - 1) {
      work += 1;
      const word = 32 * nth + lowestBit(rest);
      const left = memory[leftAt[slot]! + word]! - 1;
      write(leftAt[slot]! + word, left);
      if (left < copies[word]!) return fails(slot);
      if (left === copies[word]) forced.push(word, slot);
    }
    return counts[slot]! > 0 || fails(slot);
  }

  function keepOnly(slot: number, word: number): boolean {
    for (let nth = 0; nth < lists[slot]!.span; nth += 1) {
      if (!take(slot, nth, nth === word >> 5 ? ~(1 << (word & 31)) : -1)) return false;
    }
    return true;
  }

  /** Takes the words away that have a letter in this place which its cell has not. */
  function filter(slot: number, place: number): boolean {
    const { span, bits } = lists[slot]!;
    const maskAt = masksAt + cellOf[base[slot]! + place]! * maskSpan;
    for (let nth = 0; nth < span; nth += 1) {
      if (memory[setAt[slot]! + nth] === 0) continue;
      let allowed = 0;
      for (let part = 0; part < maskSpan; part += 1) {
        for (let rest = memory[maskAt + part]!; rest !== 0; rest &= rest - 1) {
          allowed |= bits[(place * letters + 32 * part + lowestBit(rest)) * span + nth]!;
          work += 1;
        }
      }
      if (!take(slot, nth, ~allowed)) return false;
    }
    return true;
  }

  /** The only word of a slot is no longer to be had for the others. */
  function settleSlot(slot: number): boolean {
    if (counts[slot] !== 1 || memory[isSettledAt + slot] === 1) return true;
    write(isSettledAt + slot, 1);
    const word = firstWord(slot);
    const { copies, slots: rivals } = lists[slot]!;
    const taken = memory[takenAt[slot]! + word]! + 1;
    write(takenAt[slot]! + word, taken);
    if (taken < copies[word]!) return true;
    work += rivals.length;
    for (const rival of rivals) {
      if (memory[isSettledAt + rival] === 1 || !has(rival, word)) continue;
      if (!take(rival, word >> 5, 1 << (word & 31))) return false;
    }
    return true;
  }

  /** Takes from the cells of a slot the letters that none of its words has there. */
  function revise(slot: number): void {
    const { length, span, bits } = lists[slot]!;
    for (let place = 0; place < length; place += 1) {
      const cell = cellOf[base[slot]! + place]!;
      for (let part = 0; part < maskSpan; part += 1) {
        const at = masksAt + cell * maskSpan + part;
        let kept = 0;
        for (let rest = memory[at]!; rest !== 0; rest &= rest - 1) {
          const set = (place * letters + 32 * part + lowestBit(rest)) * span;
          let nth = 0;
          while (nth < span && (memory[setAt[slot]! + nth]! & bits[set + nth]!) === 0) nth += 1;
          if (nth < span) kept |= rest & -rest;
          work += nth + 1;
        }
        if (kept === memory[at]) continue;
        write(at, kept);
        for (let n = firstAt[cell]!; n < firstAt[cell + 1]!; n += 1) {
          const other = placesAt[n]!;
          if (slotOf[other] === slot) continue;
          isPending[other] = 1;
          enqueue(slotOf[other]!);
        }
      }
    }
  }

  /** Not one more of them may go: they have it from now on. */
  function placeForced(word: number, one: number): boolean {
    const { slots: all } = lists[one]!;
    work += all.length;
    for (const slot of all) if (counts[slot]! > 1 && has(slot, word) && !keepOnly(slot, word)) return false;
    return true;
  }

  function propagate(): Consistency {
    const end = work + WORK_A_CALL;
    for (;;) {
      if (work > end) return 'paused';
      const slot = queue.pop();
      if (slot === undefined) {
        const one = forced.pop();
        if (one === undefined) return 'consistent';
        if (!placeForced(forced.pop()!, one)) return 'failed';
        continue;
      }
      for (let place = base[slot]!; place < base[slot + 1]!; place += 1) {
        if (isPending[place] === 0) continue;
        isPending[place] = 0;
        if (!filter(slot, place - base[slot]!)) return 'failed';
      }
      isQueued[slot] = 0;
      if (!settleSlot(slot)) return 'failed';
      revise(slot);
    }
  }

  function has(slot: number, word: number): boolean {
    return (memory[setAt[slot]! + (word >> 5)]! & (1 << (word & 31))) !== 0;
  }
  function firstWord(slot: number): number {
    let nth = 0;
    while (memory[setAt[slot]! + nth] === 0) nth += 1;
    return 32 * nth + lowestBit(memory[setAt[slot]! + nth]!);
  }

  return {
    counts,
    has,
    firstWord,
    work: () => work,
    failedSlot: () => failed,
    settle() {
      for (let cell = 0; cell < cells; cell += 1) {
        const letter = letterOf[cell]!;
        for (let part = 0; part < maskSpan; part += 1) {
          const all = part < maskSpan - 1 || letters % 32 === 0 ? -1 : (1 << (letters % 32)) - 1;
          const own = part === letter >> 5 ? 1 << (letter & 31) : 0;
          memory[masksAt + cell * maskSpan + part] = isGiven[cell] === 0 ? all : all & own;
        }
      }
      for (let slot = 0; slot < slots; slot += 1) {
        const { words } = lists[slot]!;
        memory.fill(-1, setAt[slot], setAt[slot + 1]);
        if (words % 32 > 0) memory[setAt[slot + 1]! - 1] = (1 << (words % 32)) - 1;
        counts[slot] = words;
        enqueue(slot);
      }
      for (const { words, slots: all, copies } of different) {
        for (let word = 0; word < words; word += 1) {
          memory[leftAt[all[0]!]! + word] = all.length;
          if (copies[word] === all.length) forced.push(word, all[0]!);
        }
      }
      return propagate();
    },
    assign: (slot, word) => (keepOnly(slot, word) ? propagate() : 'failed'),
    remove: (slot, word) => (take(slot, word >> 5, 1 << (word & 31)) ? propagate() : 'failed'),
    proceed: propagate,
    mark() {
      levels.push(trailed);
    },
    undo() {
      const to = levels.pop()!;
      while (trailed > to) {
        trailed -= 2;
        memory[trail[trailed]!] = trail[trailed + 1]!;
      }
    },
  };
}
