import { AROUND, BELOW_LEFT, BELOW_RIGHT, IN_ACROSS, UP_LEFT, UP_RIGHT } from './around.ts';

/**
 * By what is around a cell that is in one word: may another one cross it there, with letters `before` that cell and `after`
 * it? Where a corner has a letter, the letter next to the crossing would touch that. 1 or 0, so that cells are counted
 * without a branch.
 */
function openCells(before: boolean, after: boolean): Uint8Array {
  const down = (before ? UP_LEFT | UP_RIGHT : 0) | (after ? BELOW_LEFT | BELOW_RIGHT : 0);
  const across = (before ? UP_LEFT | BELOW_LEFT : 0) | (after ? UP_RIGHT | BELOW_RIGHT : 0);
  return Uint8Array.from({ length: AROUND }, (_, around) =>
    (around & ((around & IN_ACROSS) !== 0 ? down : across)) === 0 ? 1 : 0,
  );
}

const toFirst = openCells(false, true);
const toInner = openCells(true, true);
const toLast = openCells(true, false);
const toAny = openCells(false, false);

/**
 * The cells that may take the `nth` letter of a word. Where the layout is torn, a word may lie along what is torn and make
 * it whole: all of them are looked at.
 */
export function openTo(nth: number, length: number, isTorn: boolean): Uint8Array {
  if (isTorn) return toAny;
  if (nth === 0) return toFirst;
  return nth === length - 1 ? toLast : toInner;
}
