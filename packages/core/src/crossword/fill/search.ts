import { bitCount, lowestBit } from '../../bits.ts';
import type { Random } from '../../random.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { createDomains, type Start } from './domains.ts';
import type { Grid } from './grid.ts';

export type Outcome = 'working' | 'filled' | 'infeasible' | 'root-infeasible';

export interface Search {
  /** Goes on for about so many steps; call it again while it is `working`. */
  readonly run: (steps: number) => Outcome;
  /** Steps that it took so far. */
  readonly steps: () => number;
  readonly failedSlot: () => number;
  /** By slot: its word, -1 where it has none, in the grid that had the most so far. */
  readonly best: Int32Array;
  readonly filled: () => number;
  readonly failures: () => number;
}

/** Numbers looked at in a step: about 4 ns each. */
export const workAStep = 1_000;

/** Words that are compared before one is chosen. */
const CANDIDATES = 20;
/** A word may be taken before another one whose neighbours it leaves up to five times as many words. */
const LEAST_LUCK = 0.25;
/** Failures until the first restart, and how much longer each try is. */
const FIRST_FAILURES = 40;
const GROWTH = 1.1;
/** What a failure counts for grows, which is the same as letting old ones fade. */
const AGEING = 1.01;
const LARGEST_WEIGHT = 1e100;
/** A slot is left for another one only where that is so much better. */
const STAY = 0.85;

/**
 * Maintains arc consistency (Sabin and Freuder, 1994) and branches on the slot with the fewest words by the weight of its
 * failures (dom/wdeg, Boussemart et al., 2004), two ways: a word, then without it. Restarts keep the weights, and what was
 * refuted at the root stays refuted, so that a search that ends has seen everything.
 */
export function createSearch(grid: Grid, start: Start, lexicon: Lexicon, random: Random): Search {
  const { slots, base, index, cellOf, crossSlot, crossPlace, letters } = grid;
  const size = slots.length;
  const domains = createDomains(grid, start);
  const { counts, memory, active, spanStart } = domains;
  const open = [...slots.keys()].filter((slot) => start.isOpen[slot] === 1);
  const weights = new Float64Array(grid.cells).fill(1);
  const slotWeights = new Float64Array(size);
  let gain = 1;
  const best = new Int32Array(size).fill(-1);
  let filled = -1;
  let failures = 0;
  let allowed = FIRST_FAILURES;
  let failuresLeft = allowed;
  let choosing = 0;
  let last = -1;
  let isRooted = false;

  const chosenSlots: number[] = [];
  const chosenWords: number[] = [];
  const candidates = new Int32Array(CANDIDATES);
  const supports = new Float64Array(64 * letters);

  function weighFailure(): void {
    failures += 1;
    failuresLeft -= 1;
    gain *= AGEING;
    const slot = domains.failedSlot();
    const place = domains.failedPlace();
    if (place >= 0) weights[cellOf[base[slot]! + place]!]! += gain;
    else slotWeights[slot]! += gain;
    if (gain < LARGEST_WEIGHT) return;
    for (let cell = 0; cell < weights.length; cell += 1) weights[cell]! /= LARGEST_WEIGHT;
    for (let at = 0; at < size; at += 1) slotWeights[at]! /= LARGEST_WEIGHT;
    gain = 1;
  }

  function costOf(slot: number): number {
    let weight = slotWeights[slot]! + 1e-9;
    for (let at = base[slot]!; at < base[slot + 1]!; at += 1) {
      const other = crossSlot[at]!;
      if (other >= 0 && start.isOpen[other] === 1 && counts[other]! > 1) weight += weights[cellOf[at]!]!;
    }
    return counts[slot]! / weight;
  }

  /** The slot to branch on; -1 when every one has its word. */
  function chooseSlot(): number {
    let found = -1;
    let least = 0;
    for (const slot of open) {
      if (counts[slot] === 1) continue;
      const cost = costOf(slot);
      if (found >= 0 && cost >= least) continue;
      found = slot;
      least = cost;
    }
    if (last >= 0 && last !== found && counts[last]! > 1 && least > STAY * costOf(last)) found = last;
    last = found;
    choosing += size;
    return found;
  }

  /** Words of the slot that crosses there which have the letter. */
  function supportOf(slot: number, place: number, letter: number): number {
    const known = place * letters + letter;
    if (supports[known]! >= 0) return supports[known]!;
    const at = base[slot]! + place;
    const other = crossSlot[at]!;
    const { bits, span } = index[other]!;
    const from = spanStart[other]!;
    const set = ((crossPlace[at]! - base[other]!) * letters + letter) * span;
    const limit = domains.limit(other);
    let count = 0;
    for (let nth = 0; nth <= limit; nth += 1) {
      const word = active[from + nth]!;
      count += bitCount(memory[from + word]! & bits[set + word]!);
    }
    choosing += limit;
    supports[known] = count;
    return count;
  }

  /** A sample of the best scored words of a slot, in `candidates`; how many. */
  function drawCandidates(slot: number): number {
    const from = spanStart[slot]!;
    const limit = domains.limit(slot);
    const first = lexicon.firsts[slots[slot]!.length]!;
    const { scores } = lexicon;
    let top = 0;
    for (let nth = 0; nth <= limit; nth += 1) {
      const word = active[from + nth]!;
      const set = memory[from + word]!;
      top = Math.max(top, scores[first + 32 * word + lowestBit(set)]!);
    }
    let drawn = 0;
    let seen = 0;
    choosing += 2 * limit;
    for (let nth = 0; nth <= limit; nth += 1) {
      const at = active[from + nth]!;
      for (let set = memory[from + at]!; set !== 0; set &= set - 1) {
        const word = 32 * at + lowestBit(set);
        if (scores[first + word]! < top) break;
        seen += 1;
        if (drawn < CANDIDATES) {
          candidates[drawn] = word;
          drawn += 1;
        } else {
          // Reservoir sampling; an unfair last bit is of no matter here, and a fair draw costs more.
          const place = random.next() % seen;
          if (place < CANDIDATES) candidates[place] = word;
        }
      }
    }
    choosing += seen;
    return drawn;
  }

  function chooseWord(slot: number): number {
    const { length } = slots[slot]!;
    const from = lexicon.starts[length]!;
    const drawn = drawCandidates(slot);
    supports.fill(-1, 0, length * letters);
    let found = candidates[0]!;
    let most = -1;
    for (let nth = 0; nth < drawn; nth += 1) {
      const word = candidates[nth]!;
      // Or a short list would fill a grid the same way for every seed.
      let value = LEAST_LUCK + random.next() / 2 ** 32;
      for (let place = 0; place < length; place += 1) {
        const other = crossSlot[base[slot]! + place]!;
        if (other < 0 || start.isOpen[other] === 0 || counts[other] === 1) continue;
        value *= supportOf(slot, place, lexicon.text[from + word * length + place]!) / counts[other]!;
      }
      if (value <= most) continue;
      most = value;
      found = word;
    }
    return found;
  }

  function remember(): void {
    let now = 0;
    for (const slot of open) if (counts[slot] === 1) now += 1;
    if (now <= filled) return;
    filled = now;
    for (const slot of open) best[slot] = counts[slot] === 1 ? domains.anyWord(slot) : -1;
  }

  /** Takes back the last choice, and the next one for as long as it was the last possible; false: none is left. */
  function goBack(): boolean {
    for (;;) {
      weighFailure();
      const slot = chosenSlots.pop();
      if (slot === undefined) return false;
      const word = chosenWords.pop()!;
      domains.undo();
      remember();
      if (domains.remove(slot, word)) return true;
    }
  }

  function restart(): void {
    while (chosenSlots.pop() !== undefined) domains.undo();
    chosenWords.length = 0;
    allowed *= GROWTH;
    failuresLeft = allowed;
    last = -1;
  }

  return {
    best,
    filled: () => filled,
    failures: () => failures,
    steps: () => Math.ceil((domains.work() + choosing) / workAStep),
    failedSlot: domains.failedSlot,
    run(steps) {
      const end = domains.work() + choosing + steps * workAStep;
      if (!isRooted) {
        isRooted = true;
        if (!domains.settle()) return 'root-infeasible';
      }
      while (domains.work() + choosing < end) {
        if (failuresLeft <= 0) restart();
        const slot = chooseSlot();
        if (slot < 0) {
          remember();
          return 'filled';
        }
        const word = chooseWord(slot);
        chosenSlots.push(slot);
        chosenWords.push(word);
        domains.mark();
        if (!domains.assign(slot, word) && !goBack()) return 'infeasible';
      }
      remember();
      return 'working';
    },
  };
}
