import { pay, type Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import { decide } from './decide.ts';
import { createPile } from './pile.ts';
import type { Cell, LosingChoices, Pair } from './types.ts';

/**
 * Walks along one winning order and asks, at every turn, of each pair that could be taken whether the game can be won after
 * it: exact. Undefined when the budget ended first, `lost` when there is no winning order. A verdict a pair that is not of
 * the order's own pairing; some 10,000 steps for a dealt Turtle, some 300,000 for a random one.
 */
export function* losingChoices(
  cells: readonly Cell[],
  kinds: readonly string[],
  budget: Budget,
): Job<LosingChoices | 'lost' | undefined, never> {
  const alive = new Uint8Array(cells.length).fill(1);
  const decided = yield* decide(cells, { alive, kinds }, budget, { explain: false });
  if (!decided.ok) return undefined;
  if (decided.value.verdict === 'lost') return 'lost';
  const { order } = decided.value;
  const partner = new Int32Array(cells.length);
  for (const [a, b] of order) {
    partner[a] = b;
    partner[b] = a;
  }
  const pile = createPile(cells, alive);
  let [choices, losing, turns] = [0, 0, 0];
  for (const pair of order) {
    if (!(yield* pay(budget, 1, { done: 1 - pile.left / cells.length, stage: 'choices' }))) return undefined;
    let lostHere = 0;
    for (const [a, b] of matching(pile.free, kinds)) {
      choices += 1;
      // Pairs of a pairing that wins go in any order.
      if (partner[a] === b) continue;
      const after = pile.alive.slice();
      after[a] = 0;
      after[b] = 0;
      const next = yield* decide(cells, { alive: after, kinds }, budget, { explain: false });
      if (!next.ok) return undefined;
      if (next.value.verdict === 'lost') lostHere += 1;
    }
    losing += lostHere;
    if (lostHere > 0) turns += 1;
    for (const tile of pair) pile.take(tile);
  }
  return { choices, losing, share: choices === 0 ? 0 : losing / choices, turns };
}

/** The pairs that match, of the tiles that are free; lower cells first. */
export function matching(free: readonly number[], kinds: readonly string[]): Pair[] {
  const tiles = free.toSorted((a, b) => a - b);
  return tiles.flatMap((a, n) => tiles.slice(n + 1).flatMap((b): Pair[] => (kinds[a] === kinds[b] ? [[a, b]] : [])));
}
