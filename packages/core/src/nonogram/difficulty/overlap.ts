import type { Clue } from '../types.ts';

/**
 * The beginner's technique: packed to the left and packed to the right, what a run covers both times is filled (the marks
 * are not looked at); and a line with all its filled cells, or all its blank ones, is completed. False when a line has
 * more filled cells, or fewer open ones, than its clue says.
 */
export function overlapOf(clue: Clue, marks: Uint8Array, out: Uint8Array): boolean {
  const { length } = marks;
  let sum = 0;
  for (const run of clue) sum += run;
  const spare = length - sum - Math.max(0, clue.length - 1);
  let filled = 0;
  let blank = 0;
  for (const mark of marks) {
    if (mark === 1) filled += 1;
    else if (mark === 2) blank += 1;
  }
  if (spare < 0 || filled > sum || blank > length - sum) return false;
  for (let at = 0; at < length; at += 1) {
    out[at] = marks[at] !== 0 ? marks[at]! : filled === sum ? 2 : blank === length - sum ? 1 : 0;
  }
  let start = 0;
  for (const run of clue) {
    for (let at = start + spare; at < start + run; at += 1) if (out[at] === 0) out[at] = 1;
    start += run + 1;
  }
  return true;
}
