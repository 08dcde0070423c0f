// Writes down what a search learned as a trail that anyone can follow: see `Trail`.
import { limits } from '../../limits.ts';
import type { Trail } from '../types.ts';

/**
 * Takes what the search does, in its order. A step is a line, or a number of a lemma + lines: lemmas are numbered from 0
 * as they come, those of solutions with the others.
 */
export interface Record {
  /** With all of these supposed, the steps come to a contradiction or to a solution: they never hold together again. */
  lemma(supposed: ArrayLike<number>, steps: readonly number[], isSolution: boolean): void;
  /** The steps tell more of what rests on no supposition. */
  follow(steps: readonly number[]): void;
  /** The trail, with no lemma that nothing rests upon; undefined where it is too long for a puzzle. */
  trail(): Trail | undefined;
}

interface Entry {
  /** Undefined for steps that rest on no supposition. */
  readonly supposed: readonly number[] | undefined;
  readonly steps: readonly number[];
  /** Is it wanted for its own sake? */
  readonly isSolution: boolean;
}

/** Numbers kept before lemmas are left out; more has no chance to get short enough. */
const MOST_KEPT = 20 * limits.trail;

export function createRecord(lines: number, cells: number): Record {
  const entries: Entry[] = [];
  let kept = 0;
  const keep = (entry: Entry): void => {
    kept += entry.steps.length + (entry.supposed?.length ?? 0);
    if (kept > MOST_KEPT) entries.length = 0;
    else entries.push(entry);
  };
  return {
    lemma(supposed, steps, isSolution) {
      keep({ supposed: Array.from(supposed), steps: withoutRepeats(steps), isSolution });
    },
    follow(steps) {
      if (steps.length > 0) keep({ supposed: undefined, steps: withoutRepeats(steps), isSolution: false });
    },
    trail() {
      if (kept > MOST_KEPT) return undefined;
      // From the end: what rests on nothing and what shows a solution is wanted, and every lemma that is used by it.
      const wanted = new Set<number>();
      let number = entries.filter(({ supposed }) => supposed !== undefined).length;
      const chosen: { readonly entry: Entry; readonly number: number }[] = [];
      for (const entry of entries.toReversed()) {
        if (entry.supposed !== undefined) number -= 1;
        if (entry.supposed !== undefined && !entry.isSolution && !wanted.has(number)) continue;
        chosen.push({ entry, number });
        for (const step of entry.steps) if (step >= lines) wanted.add(step - lines);
      }
      const first = lines + 2 * cells;
      const numbers = new Map<number, number>();
      const trail: number[] = [];
      for (const { entry, number: old } of chosen.toReversed()) {
        const { supposed, steps } = entry;
        if (supposed !== undefined) {
          trail.push(first);
          for (const literal of supposed) trail.push(lines + literal);
        }
        for (const step of steps) trail.push(step < lines ? step : first + 2 + numbers.get(step - lines)!);
        if (supposed !== undefined) {
          trail.push(first + 1);
          numbers.set(old, numbers.size);
        }
        if (trail.length > limits.trail) return undefined;
      }
      return trail;
    },
  };
}

const withoutRepeats = (steps: readonly number[]): number[] => steps.filter((step, at) => step !== steps[at - 1]);
