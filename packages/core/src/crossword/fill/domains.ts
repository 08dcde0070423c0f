// The hot loop: which words are left in each slot and which letters in each cell, kept arc consistent, with undo.
import { bitCount, lowestBit } from '../../bits.ts';
import type { Grid } from './grid.ts';

/** What asking for a letter's support costs where the last one still stands, in numbers looked at. */
const SUPPORT = 4;

/** What is allowed before anything is propagated. */
export interface Start {
  /** By slot: is there a word to be found? The others are given, and their letters stand in `masks`. */
  readonly isOpen: Uint8Array;
  /** By slot, the sets of words one after the other, as long as the spans of `grid.index`. */
  readonly words: Int32Array;
  /** By cell, `maskSpan` numbers: the letters that may stand there. */
  readonly masks: Int32Array;
}

export interface Domains {
  /** By slot: words that are left. Read only. */
  readonly counts: Int32Array;
  readonly spanStart: Int32Array;
  /** Everything that is undone: the sets of words first. Read only. */
  readonly memory: Int32Array;
  /** Active numbers of a slot's set: those not zero are `active[spanStart[s] + i]` for i ≤ limit(s). */
  readonly active: Int32Array;
  readonly limit: (slot: number) => number;
  readonly letterMask: (cell: number, part: number) => number;
  /** The first word of a slot that has but one, or any. */
  readonly anyWord: (slot: number) => number;
  /** Work done so far, in numbers looked at. */
  readonly work: () => number;
  /** Makes everything consistent; false: a slot has no word left. */
  readonly settle: () => boolean;
  readonly assign: (slot: number, word: number) => boolean;
  readonly remove: (slot: number, word: number) => boolean;
  /** Begins a level; `undo` ends the last one. Level 0 is never undone. */
  readonly mark: () => void;
  readonly undo: () => void;
  /** After a failure: the slot that has no word, and the place in it where its last ones were taken, -1 for a word twice. */
  readonly failedSlot: () => number;
  readonly failedPlace: () => number;
}

/**
 * Reversible sparse bit sets for the slots (Demeulenaere et al., Compact-Table, 2016), with the last support of each letter
 * remembered; letter masks for the cells; every word at most once.
 */
export function createDomains(grid: Grid, start: Start): Domains {
  const { slots, cells, letters, maskSpan, base, index, cellOf, crossSlot, crossPlace } = grid;
  const size = slots.length;
  const spanStart = new Int32Array(size + 1);
  for (let slot = 0; slot < size; slot += 1) spanStart[slot + 1] = spanStart[slot]! + index[slot]!.span;
  const sets = spanStart[size]!;
  const places = base[size]!;
  const masksAt = sets;
  const limitsAt = masksAt + cells * maskSpan;
  const countsAt = limitsAt + size;
  const memory = new Int32Array(countsAt + size);
  const counts = memory.subarray(countsAt);
  const stamps = new Int32Array(memory.length);
  const active = new Int32Array(sets);
  const { isOpen } = start;
  const supports = new Int32Array(places * letters);
  const indexBits = index.map(({ bits }) => bits);
  const spans = Int32Array.from(index, ({ span }) => span);
  const lengths = Int32Array.from(slots, ({ length }) => length);

  let trail = new Int32Array(1 << 14);
  let trailed = 0;
  const levels: number[] = [];
  let epoch = 1;
  let work = 0;
  let failedSlot = -1;
  let failedPlace = -1;

  const queue = new Int32Array(size + 1);
  let head = 0;
  let tail = 0;
  const queued = new Uint8Array(size);
  const changed = new Uint8Array(size);
  const pending = new Uint8Array(places);
  /** By place: letters that its cell lost since the slot was last filtered. */
  const lost = new Int32Array(places * maskSpan);
  const offsets = new Int32Array(letters);

  for (let slot = 0; slot < size; slot += 1) {
    const from = spanStart[slot]!;
    let limit = -1;
    let count = 0;
    for (let nth = 0; nth < spans[slot]!; nth += 1) {
      const set = start.words[from + nth]!;
      if (set === 0 || isOpen[slot] === 0) continue;
      memory[from + nth] = set;
      limit += 1;
      active[from + limit] = nth;
      count += bitCount(set);
    }
    memory[limitsAt + slot] = limit;
    counts[slot] = count;
  }
  memory.set(start.masks, masksAt);

  function write(at: number, value: number): void {
    if (levels.length > 0 && stamps[at] !== epoch) {
      stamps[at] = epoch;
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
    if (queued[slot] !== 0) return;
    queued[slot] = 1;
    queue[tail] = slot;
    tail = tail === size ? 0 : tail + 1;
  }

  function fails(slot: number, place: number): false {
    failedSlot = slot;
    failedPlace = place;
    while (head !== tail) {
      queued[queue[head]!] = 0;
      head = head === size ? 0 : head + 1;
    }
    changed.fill(0);
    pending.fill(0);
    lost.fill(0);
    return false;
  }

  /** Takes the words away that have a letter in this place which its cell has lost. */
  function filter(slot: number, place: number): boolean {
    const at = base[slot]! + place;
    const from = spanStart[slot]!;
    const bits = indexBits[slot]!;
    const span = spans[slot]!;
    const maskAt = masksAt + cellOf[at]! * maskSpan;
    let gone = 0;
    let left = 0;
    for (let part = 0; part < maskSpan; part += 1) {
      gone += bitCount(lost[at * maskSpan + part]!);
      left += bitCount(memory[maskAt + part]!);
    }
    const keeps = left <= gone;
    let wanted = 0;
    for (let part = 0; part < maskSpan; part += 1) {
      let rest = keeps ? memory[maskAt + part]! : lost[at * maskSpan + part]!;
      while (rest !== 0) {
        const letter = 32 * part + lowestBit(rest);
        rest &= rest - 1;
        offsets[wanted] = (place * letters + letter) * span;
        wanted += 1;
      }
      lost[at * maskSpan + part] = 0;
    }
    let limit = memory[limitsAt + slot]!;
    work += (limit + 1) * wanted;
    let count = counts[slot]!;
    const before = count;
    for (let nth = limit; nth >= 0; nth -= 1) {
      const word = active[from + nth]!;
      let found = 0;
      for (let n = 0; n < wanted; n += 1) found |= bits[offsets[n]! + word]!;
      const old = memory[from + word]!;
      const now = keeps ? old & found : old & ~found;
      if (now === old) continue;
      write(from + word, now);
      count -= bitCount(old ^ now);
      if (now !== 0) continue;
      active[from + nth] = active[from + limit]!;
      active[from + limit] = word;
      limit -= 1;
    }
    if (count === before) return true;
    write(limitsAt + slot, limit);
    write(countsAt + slot, count);
    changed[slot] = 1;
    return count > 0;
  }

  function clear(slot: number, word: number): void {
    const at = spanStart[slot]! + (word >> 5);
    const now = memory[at]! & ~(1 << (word & 31));
    if (now === memory[at]) return;
    write(at, now);
    write(countsAt + slot, counts[slot]! - 1);
    changed[slot] = 1;
    enqueue(slot);
    if (now !== 0) return;
    const from = spanStart[slot]!;
    const limit = memory[limitsAt + slot]!;
    let nth = 0;
    while (active[from + nth] !== word >> 5) nth += 1;
    active[from + nth] = active[from + limit]!;
    active[from + limit] = word >> 5;
    write(limitsAt + slot, limit - 1);
  }

  function anyWord(slot: number): number {
    const nth = active[spanStart[slot]!]!;
    const set = memory[spanStart[slot]! + nth]!;
    return 32 * nth + lowestBit(set);
  }

  /** The only word of a slot is no longer to be had for the others. */
  function takeFromOthers(slot: number): boolean {
    const word = anyWord(slot);
    const set = word >> 5;
    const bit = 1 << (word & 31);
    for (let other = 0; other < size; other += 1) {
      if (other === slot || lengths[other] !== lengths[slot] || isOpen[other] === 0) continue;
      if ((memory[spanStart[other]! + set]! & bit) === 0) continue;
      clear(other, word);
      if (counts[other] === 0) return fails(other, -1);
    }
    return true;
  }

  /** Has a word of the slot this letter in this place? */
  function isSupported(slot: number, place: number, letter: number): boolean {
    const from = spanStart[slot]!;
    const bits = indexBits[slot]!;
    const set = (place * letters + letter) * spans[slot]!;
    const known = (base[slot]! + place) * letters + letter;
    const last = supports[known]!;
    if ((memory[from + last]! & bits[set + last]!) !== 0) return true;
    const limit = memory[limitsAt + slot]!;
    for (let nth = 0; nth <= limit; nth += 1) {
      const word = active[from + nth]!;
      if ((memory[from + word]! & bits[set + word]!) === 0) continue;
      supports[known] = word;
      work += nth;
      return true;
    }
    work += limit;
    return false;
  }

  /** Takes from the cells of a slot the letters that none of its words has there. */
  function revise(slot: number): void {
    work += lengths[slot]!;
    for (let place = 0; place < lengths[slot]!; place += 1) {
      const at = base[slot]! + place;
      const crossing = crossSlot[at]!;
      if (crossing < 0) continue;
      const maskAt = masksAt + cellOf[at]! * maskSpan;
      let isLess = false;
      for (let part = 0; part < maskSpan; part += 1) {
        const mask = memory[maskAt + part]!;
        let kept = 0;
        for (let rest = mask; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          work += SUPPORT;
          if (isSupported(slot, place, 32 * part + 31 - Math.clz32(bit))) kept |= bit;
        }
        if (kept === mask) continue;
        write(maskAt + part, kept);
        lost[crossPlace[at]! * maskSpan + part]! |= mask & ~kept;
        isLess = true;
      }
      if (!isLess || isOpen[crossing] === 0) continue;
      pending[crossPlace[at]!] = 1;
      enqueue(crossing);
    }
  }

  function settle(): boolean {
    while (head !== tail) {
      const slot = queue[head]!;
      head = head === size ? 0 : head + 1;
      queued[slot] = 0;
      for (let place = 0; place < lengths[slot]!; place += 1) {
        if (pending[base[slot]! + place] === 0) continue;
        pending[base[slot]! + place] = 0;
        if (!filter(slot, place)) return fails(slot, place);
      }
      if (changed[slot] === 0) continue;
      changed[slot] = 0;
      if (counts[slot] === 0) return fails(slot, -1);
      if (counts[slot] === 1 && !takeFromOthers(slot)) return false;
      revise(slot);
    }
    return true;
  }

  return {
    counts,
    spanStart,
    memory,
    active,
    limit: (slot) => memory[limitsAt + slot]!,
    letterMask: (cell, part) => memory[masksAt + cell * maskSpan + part]!,
    anyWord,
    work: () => work,
    settle() {
      for (let slot = 0; slot < size; slot += 1) {
        if (isOpen[slot] === 0) continue;
        if (counts[slot] === 0) return fails(slot, -1);
        changed[slot] = 1;
        enqueue(slot);
      }
      return settle();
    },
    assign(slot, word) {
      const from = spanStart[slot]!;
      const limit = memory[limitsAt + slot]!;
      let own = 0;
      for (let nth = 0; nth <= limit; nth += 1) {
        if (active[from + nth] === word >> 5) own = nth;
        else write(from + active[from + nth]!, 0);
      }
      active[from + own] = active[from]!;
      active[from] = word >> 5;
      work += limit;
      write(from + (word >> 5), 1 << (word & 31));
      write(limitsAt + slot, 0);
      write(countsAt + slot, 1);
      changed[slot] = 1;
      enqueue(slot);
      return settle();
    },
    remove(slot, word) {
      clear(slot, word);
      if (counts[slot] === 0) return fails(slot, -1);
      return settle();
    },
    mark() {
      levels.push(trailed);
      epoch += 1;
    },
    undo() {
      const to = levels.pop()!;
      while (trailed > to) {
        trailed -= 2;
        memory[trail[trailed]!] = trail[trailed + 1]!;
      }
      epoch += 1;
    },
    failedSlot: () => failedSlot,
    failedPlace: () => failedPlace,
  };
}
