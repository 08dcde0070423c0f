/**
 * Sets of choices that can't all hold, with counters that tell in time which choice a nogood leaves no way but to drop.
 * A choice is a number from 0 on; `spread` is the set of groups on which its proof rests, as bits.
 */
export interface Nogoods {
  /** Makes a choice known: false while nobody made it. */
  open(choice: number): void;
  /** Notes that a choice is made. Returns a nogood all of whose choices are made now, or -1. */
  hold(choice: number): number;
  /** Takes back the choice that was held last. */
  release(choice: number): void;
  /** The nogood that forbids a choice, as long as its other choices hold; -1 for none. */
  forbiddenBy(choice: number): number;
  /** Learns one while all of its choices but the last hold: the last is forbidden from now on. */
  learn(choices: readonly number[], spread: Uint32Array): number;
  choicesOf(nogood: number): readonly number[];
  spreadOf(nogood: number): Uint32Array;
  readonly count: number;
  readonly work: number;
}

export function createNogoods(): Nogoods {
  const sets: (readonly number[])[] = [];
  const spreads: Uint32Array[] = [];
  const trues: number[] = [];
  /** By choice: the nogoods it is in, whether it holds, what forbids it, and what it forbade when it was made. */
  const within: number[][] = [];
  const holds: boolean[] = [];
  const forbidden: number[] = [];
  const forbade: number[][] = [];
  let work = 0;

  const forbidLast = (nogood: number, cause: number): void => {
    for (const choice of sets[nogood]!) {
      work += 1;
      if (holds[choice]) continue;
      if (forbidden[choice]! >= 0) return;
      forbidden[choice] = nogood;
      forbade[cause]!.push(choice);
      return;
    }
  };

  return {
    get count() {
      return sets.length;
    },
    get work() {
      return work;
    },
    open(choice) {
      within[choice] = [];
      holds[choice] = false;
      forbidden[choice] = -1;
      forbade[choice] = [];
    },
    hold(choice) {
      holds[choice] = true;
      let broken = -1;
      for (const nogood of within[choice]!) {
        work += 1;
        trues[nogood]! += 1;
        const missing = sets[nogood]!.length - trues[nogood]!;
        if (missing === 0) broken = nogood;
        else if (missing === 1) forbidLast(nogood, choice);
      }
      return broken;
    },
    release(choice) {
      holds[choice] = false;
      for (const nogood of within[choice]!) {
        work += 1;
        trues[nogood]! -= 1;
      }
      for (const other of forbade[choice]!) forbidden[other] = -1;
      forbade[choice]!.length = 0;
    },
    forbiddenBy: (choice) => forbidden[choice]!,
    learn(choices, spread) {
      const nogood = sets.length;
      sets.push(choices);
      spreads.push(spread);
      trues.push(choices.length - 1);
      for (const choice of choices) within[choice]!.push(nogood);
      const last = choices.at(-1)!;
      forbidden[last] = nogood;
      // Undone with the latest of the others; with none, it stands for good.
      if (choices.length > 1) forbade[choices.at(-2)!]!.push(last);
      return nogood;
    },
    choicesOf: (nogood) => sets[nogood]!,
    spreadOf: (nogood) => spreads[nogood]!,
  };
}
