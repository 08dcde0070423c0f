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
  const letters = candidates.length;
  const chosen: number[] = candidates.map(() => -1);
  /** By depth and letter the cells that are left: `lists[depth]` from `begins[letter]`, `counts[depth][letter]` of them. */
  const begins = new Int32Array(letters);
  let total = 0;
  for (const [letter, { length }] of candidates.entries()) {
    begins[letter] = total;
    total += length;
  }
  const lists = Array.from({ length: letters + 1 }, () => new Int32Array(total));
  const counts = Array.from({ length: letters + 1 }, () => new Int32Array(letters));
  for (const [letter, cells] of candidates.entries()) {
    lists[0]!.set(cells, begins[letter]);
    counts[0]![letter] = cells.length;
  }
  let stopped = false;
  let unpaid = 0;

  const pay = (pairs: number): void => {
    unpaid += pairs;
    if (unpaid < PAIRS_A_STEP) return;
    const steps = Math.floor(unpaid / PAIRS_A_STEP);
    unpaid -= steps * PAIRS_A_STEP;
    if (!budget.spend(steps) || (budget.due && budget.why !== undefined)) stopped = true;
  };

  /** What is left of the cells of the other letters at the next depth; false where one has none. */
  const narrow = (depth: number, letter: number, cell: number): boolean => {
    const [from, to] = [lists[depth]!, lists[depth + 1]!];
    const [left, kept] = [counts[depth]!, counts[depth + 1]!];
    const column = cell % width;
    const row = (cell - column) / width;
    for (let other = 0; other < letters; other += 1) {
      if (other === letter || chosen[other]! >= 0) continue;
      const same = candidates[other] === candidates[letter];
      const begin = begins[other]!;
      const end = begin + left[other]!;
      let next = begin;
      for (let nth = begin; nth < end; nth += 1) {
        const at = from[nth]!;
        const x = at % width;
        if (Math.abs(x - column) + Math.abs((at - x) / width - row) < apart) continue;
        // Of equal letters the first is asked first, as all have as many cells left.
        if (same && at < cell) continue;
        if (clash(at, cell)) continue;
        to[next] = at;
        next += 1;
      }
      pay(end - begin);
      if (next === begin) return false;
      kept[other] = next - begin;
    }
    return true;
  };

  const search = (depth: number): boolean => {
    let letter = -1;
    const left = counts[depth]!;
    for (let other = 0; other < letters; other += 1)
      if (chosen[other]! < 0 && (letter < 0 || left[other]! < left[letter]!)) letter = other;
    if (letter < 0) return true;
    for (let nth = 0; nth < left[letter]!; nth += 1) {
      if (stopped) return false;
      pay(1);
      const cell = lists[depth]![begins[letter]! + nth]!;
      if (!narrow(depth, letter, cell)) continue;
      chosen[letter] = cell;
      if (search(depth + 1)) return true;
      chosen[letter] = -1;
    }
    return false;
  };

  if (candidates.some((cells) => cells.length === 0)) return undefined;
  if (!budget.spend(1)) return 'stopped';
  if (search(0) && !stopped) return chosen;
  return stopped ? 'stopped' : undefined;
}
