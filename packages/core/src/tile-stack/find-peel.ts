import { pay, type Budget } from '../budget.ts';
import type { Job } from '../puzzle.ts';
import { createRandom } from '../random.ts';
import { neighboursOf } from './neighbours.ts';
import { createPile, type Pile } from './pile.ts';
import { provePeel } from './prove-peel.ts';
import type { Cell, Pair } from './types.ts';

/** What a proof may cost: about a second at the very most. The worst shape in the tests takes 140,000. */
export const STEPS_OF_A_PROOF = 200_000;
/** Peels at random before anything is proved, after the one that takes the tallest. */
const RANDOM_TRIES = 8;
/** Looks at a free tile between two looks at the budget, and steps that pay for them. */
const LOOKS_A_PART = 4_000;
const STEPS_A_PART = 4;

/**
 * An order that clears the tiles that are alive, whatever lies on them; `none` is proved; undefined when the budget ended
 * or the shape is too large to prove. The same shape gives the same answer: what `checkLayout` lets pass is dealt.
 */
export function* findPeel(
  cells: readonly Cell[],
  alive: Uint8Array,
  budget: Budget,
): Job<readonly Pair[] | 'none' | undefined, never> {
  const heights = heightsOf(cells, alive);
  const random = createRandom('peel');
  for (let n = 0; n <= RANDOM_TRIES; n += 1) {
    const table = n === 0 ? heights : heights.map(() => random.int(1_024));
    const pile = createPile(cells, alive);
    const order: Pair[] = [];
    do {
      if (!(yield* pay(budget, STEPS_A_PART, { stage: 'peel' }))) return undefined;
      peelBy(table, pile, order);
    } while (pile.freeCount > 1);
    if (pile.left === 0) return order;
  }
  return yield* provePeel(cells, alive, budget);
}

/** Takes the two free tiles that are highest in a table, again and again, for a part of the work. */
function peelBy(table: Int32Array, pile: Pile, order: Pair[]): void {
  for (let looks = 0; looks < LOOKS_A_PART && pile.freeCount > 1; looks += pile.freeCount) {
    let [first, second] = [-1, -1];
    for (let n = 0; n < pile.freeCount; n += 1) {
      const tile = pile.freeAt(n);
      if (first < 0 || isBefore(table, tile, first)) [first, second] = [tile, first];
      else if (second < 0 || isBefore(table, tile, second)) second = tile;
    }
    pile.take(first);
    pile.take(second);
    order.push([first, second]);
  }
}

function isBefore(table: Int32Array, a: number, b: number): boolean {
  return table[a]! > table[b]! || (table[a] === table[b] && a < b);
}

/** How many tiles come off one after the other below each cell. */
function heightsOf(cells: readonly Cell[], alive: Uint8Array): Int32Array {
  const { below } = neighboursOf(cells);
  const heights = new Int32Array(cells.length);
  const upwards = [...cells.keys()].filter((cell) => alive[cell] === 1).toSorted((a, b) => cells[a]!.z - cells[b]!.z);
  for (const cell of upwards)
    for (const under of below[cell]!) {
      if (alive[under] === 1) heights[cell] = Math.max(heights[cell]!, heights[under]! + 1);
    }
  return heights;
}
