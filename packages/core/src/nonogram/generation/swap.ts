import type { Random } from '../../random.ts';
import { twinOf, type Plan } from './plan.ts';

/** Turns cells over, or back again. */
export const turn = (cells: Uint8Array, swap: Iterable<number>): void => {
  for (const cell of swap) cells[cell] = 1 - cells[cell]!;
};

/** A filled and a blank cell of one class, both open, and their twins; undefined where there are none. */
export function swapOf(
  cells: Uint8Array,
  plan: Plan,
  isOpen: (cell: number) => boolean,
  random: Random,
): Set<number> | undefined {
  const choices = plan.classes
    .map((each) => each.cells.filter((cell) => isOpen(cell) || isOpen(twinOf(cell, plan))))
    .map((open) => [open.filter((cell) => cells[cell] === 1), open.filter((cell) => cells[cell] === 0)] as const)
    .filter(([filled, blank]) => filled.length > 0 && blank.length > 0);
  if (choices.length === 0) return undefined;
  const swap = choices[random.int(choices.length)]!.map((some) => some[random.int(some.length)]!);
  return new Set(swap.flatMap((cell) => [cell, twinOf(cell, plan)]));
}
