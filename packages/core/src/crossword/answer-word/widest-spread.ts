import type { Budget } from '../../budget.ts';

/** Pairs of cells that are compared in a step. */
const PAIRS_A_STEP = 400;

export interface Choice {
  /** By letter its cell. */
  readonly cells: readonly number[];
  /** The least distance between two of them, in steps along rows and columns. */
  readonly spread: number;
}
export interface Widest {
  readonly best?: Choice;
  /** Was everything tried? Without a best there is none then. */
  readonly proved: boolean;
}

/**
 * For every letter one of its cells, all different, so that the least distance between two is as large as can be. Exact:
 * each distance is asked for by depth-first search with forward checking, the letter with the fewest cells first, until
 * one has no answer. Equal letters take their cells in order, since exchanging them changes nothing.
 *
 * @param candidates By letter the cells it may take; equal letters have the same array.
 * @param clash Two cells that may not be chosen together.
 */
export function widestSpread(
  candidates: readonly (readonly number[])[],
  width: number,
  clash: (a: number, b: number) => boolean,
  budget: Budget,
): Widest {
  let best: Choice | undefined;
  for (;;) {
    const cells = choose(candidates, width, clash, (best?.spread ?? 0) + 1, budget);
    if (cells === undefined || cells === 'stopped') return { ...(best ? { best } : {}), proved: cells === undefined };
    best = { cells, spread: spreadOf(cells, width) };
    if (cells.length < 2) return { best, proved: true };
  }
}

function distance(a: number, b: number, width: number): number {
  return Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
}

/** The least distance between two of these cells; Infinity for one. */
function spreadOf(cells: readonly number[], width: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [nth, a] of cells.entries())
    for (const b of cells.slice(nth + 1)) least = Math.min(least, distance(a, b, width));
  return least;
}

/** One cell a letter, all at least so far apart; undefined where there is no way. */
function choose(
  candidates: readonly (readonly number[])[],
  width: number,
  clash: (a: number, b: number) => boolean,
  apart: number,
  budget: Budget,
): readonly number[] | undefined | 'stopped' {
  const chosen: number[] = candidates.map(() => -1);
  let stopped = false;
  let unpaid = 0;

  const pay = (pairs: number): boolean => {
    unpaid += pairs;
    const steps = Math.floor(unpaid / PAIRS_A_STEP);
    unpaid -= steps * PAIRS_A_STEP;
    if (!budget.spend(steps) || (budget.due && budget.why !== undefined)) stopped = true;
    return !stopped;
  };

  /** What is left of the cells of the other letters; undefined where one has none. */
  const narrowed = (
    left: ReadonlyMap<number, readonly number[]>,
    letter: number,
    cell: number,
  ): Map<number, readonly number[]> | undefined => {
    const next = new Map<number, readonly number[]>();
    for (const [other, cells] of left) {
      if (other === letter) continue;
      if (!pay(cells.length)) return undefined;
      const same = candidates[other] === candidates[letter];
      const kept = cells.filter(
        (at) =>
          distance(at, cell, width) >= apart && !clash(at, cell) && !(same && (other > letter ? at < cell : at > cell)),
      );
      if (kept.length === 0) return undefined;
      next.set(other, kept);
    }
    return next;
  };

  const search = (left: ReadonlyMap<number, readonly number[]>): boolean => {
    let fewest: number | undefined;
    for (const [letter, cells] of left)
      if (fewest === undefined || cells.length < left.get(fewest)!.length) fewest = letter;
    if (fewest === undefined) return true;
    for (const cell of left.get(fewest)!) {
      if (!pay(1)) return false;
      const next = narrowed(left, fewest, cell);
      if (stopped) return false;
      if (!next) continue;
      chosen[fewest] = cell;
      if (search(next)) return true;
      if (stopped) return false;
    }
    return false;
  };

  if (candidates.some((cells) => cells.length === 0)) return undefined;
  if (search(new Map(candidates.entries()))) return chosen;
  return stopped ? 'stopped' : undefined;
}
