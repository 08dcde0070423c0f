import type { Random } from '../../random.ts';
import { twinOf, type Plan } from './plan.ts';

/** Turns cells over, or back again. */
export const turn = (cells: Uint8Array, swap: Iterable<number>): void => {
  for (const cell of swap) cells[cell] = 1 - cells[cell]!;
};

/**
 * A filled and a blank cell of one class, both open, and their twins; undefined where there are none. Counted first and found
 * then, so that no list is made: some thousands of swaps are tried for a board.
 */
export function swapOf(
  cells: Uint8Array,
  plan: Plan,
  isOpen: (cell: number) => boolean,
  random: Random,
): Set<number> | undefined {
  const mayMove = (cell: number): boolean => isOpen(cell) || (plan.isMirrored && isOpen(twinOf(cell, plan)));
  const choices = plan.classes
    .map(({ cells: own }) => {
      const counts = [0, 0];
      for (let at = 0; at < own.length; at += 1) if (mayMove(own[at]!)) counts[cells[own[at]!]!]! += 1;
      return { own, blank: counts[0]!, filled: counts[1]! };
    })
    .filter(({ blank, filled }) => blank > 0 && filled > 0);
  if (choices.length === 0) return undefined;
  const { own, blank, filled } = choices[random.int(choices.length)]!;
  const nthOf = (value: number, nth: number): number => {
    let at = 0;
    for (let left = nth; ; at += 1) {
      if (cells[own[at]!] !== value || !mayMove(own[at]!)) continue;
      if (left === 0) return own[at]!;
      left -= 1;
    }
  };
  const swap = [nthOf(1, random.int(filled)), nthOf(0, random.int(blank))];
  return new Set(swap.flatMap((cell) => [cell, twinOf(cell, plan)]));
}
