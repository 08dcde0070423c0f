import { createPlacementDomains, type Consistency } from './placement-domains.ts';
import type { Placement } from './placement.ts';

export interface PlacementSearch {
  /** Goes on for about so many steps, until the next way to place the words; call it again for the one after. */
  readonly run: (steps: number) => 'working' | 'found' | 'no-more';
  /** By slot the word of the way that was found. */
  readonly words: Int32Array;
  /** Steps that it took so far, and words that it tried. */
  readonly steps: () => number;
  readonly tried: () => number;
}

type Stage = 'root' | 'paused' | 'down' | 'back' | 'found' | 'end';

/** Numbers looked at in a step: about 4 ns each. */
const WORK_A_STEP = 1_000;

/**
 * All ways to place the words, one after the other: maintains arc consistency (Sabin and Freuder, 1994) and both sides of
 * all-different, branches on the slot with the fewest words by its failures (dom/wdeg, Boussemart et al., 2004), two ways.
 * The words of the board are tried first: then its own way is found at once, and the next ones are those nearest to it.
 */
export function createPlacementSearch(task: Placement, isGiven: Uint8Array): PlacementSearch {
  const { slots, own } = task;
  const domains = createPlacementDomains(task, isGiven);
  const { counts } = domains;
  const weights = new Int32Array(slots).fill(1);
  const words = new Int32Array(slots);
  const chosenSlots: number[] = [];
  const chosenWords: number[] = [];
  let tried = 0;
  let choosing = 0;
  let stage: Stage = 'root';

  function chooseSlot(): number {
    let best = -1;
    for (let slot = 0; slot < slots; slot += 1) {
      if (counts[slot] === 1) continue;
      if (best < 0 || counts[slot]! * weights[best]! < counts[best]! * weights[slot]!) best = slot;
    }
    choosing += slots;
    return best;
  }

  /** Where to go from there: further down, or back, for a failure also weighs. */
  function after(consistency: Consistency): Stage {
    if (consistency === 'consistent') return 'down';
    if (consistency === 'failed') weights[domains.failedSlot()]! += 1;
    return consistency === 'failed' ? 'back' : 'paused';
  }

  /** Takes back the last choice, and goes on without it. */
  function goBack(): Stage {
    const slot = chosenSlots.pop();
    if (slot === undefined) return 'end';
    domains.undo();
    return after(domains.remove(slot, chosenWords.pop()!));
  }

  function goDown(): Stage {
    const slot = chooseSlot();
    if (slot < 0) return 'found';
    const word = domains.has(slot, own[slot]!) ? own[slot]! : domains.firstWord(slot);
    chosenSlots.push(slot);
    chosenWords.push(word);
    domains.mark();
    tried += 1;
    return after(domains.assign(slot, word));
  }

  const work = (): number => domains.work() + choosing;
  return {
    words,
    steps: () => Math.ceil(work() / WORK_A_STEP),
    tried: () => tried,
    run(steps) {
      const end = work() + steps * WORK_A_STEP;
      while (work() < end) {
        choosing += 1;
        if (stage === 'end') return 'no-more';
        if (stage === 'root') stage = after(domains.settle());
        else if (stage === 'paused') stage = after(domains.proceed());
        else if (stage === 'back') stage = goBack();
        else stage = goDown();
        if (stage !== 'found') continue;
        for (let at = 0; at < slots; at += 1) words[at] = domains.firstWord(at);
        stage = 'back';
        return 'found';
      }
      return 'working';
    },
  };
}
