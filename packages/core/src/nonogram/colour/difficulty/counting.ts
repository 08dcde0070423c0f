import { mostColours } from '../marks.ts';
import type { ColouredLine } from './technique.ts';

/** By value, blank first: cells that the clue wants, that are known to be so, and that may be so. */
const wanted = new Int32Array(mostColours + 1);
const known = new Int32Array(mostColours + 1);
const open = new Int32Array(mostColours + 1);

/**
 * The beginner's technique in colours: packed to the left and packed to the right, what a run covers both times has its
 * colour (what is known is not looked at); and it is counted, colour by colour and blank: where all cells of a colour are
 * there, no other cell has it, and where just as many cells as are wanted may have it, they all do. False when a count
 * can't be reached, or is passed.
 */
export function countingOf({ clue, colours, values }: ColouredLine, may: Uint16Array, out: Uint16Array): boolean {
  const { length } = may;
  wanted.fill(0);
  known.fill(0);
  open.fill(0);
  let [sum, gaps] = [0, 0];
  for (let run = 0; run < clue.length; run += 1) {
    wanted[colours[run]! + 1]! += clue[run]!;
    sum += clue[run]!;
    if (run > 0 && colours[run] === colours[run - 1]) gaps += 1;
  }
  wanted[0] = length - sum;
  const spare = length - sum - gaps;
  if (spare < 0) return false;
  for (let at = 0; at < length; at += 1) {
    const set = may[at]!;
    for (let value = 0; value < values; value += 1) {
      if (((set >>> value) & 1) === 0) continue;
      open[value]! += 1;
      if (set === 1 << value) known[value]! += 1;
    }
  }
  let [full, only] = [0, 0];
  for (let value = 0; value < values; value += 1) {
    if (known[value]! > wanted[value]! || open[value]! < wanted[value]!) return false;
    if (known[value] === wanted[value]) full |= 1 << value;
    if (open[value] === wanted[value]) only |= 1 << value;
  }
  for (let at = 0; at < length; at += 1) {
    const set = may[at]!;
    if ((set & (set - 1)) === 0) out[at] = set;
    else out[at] = (set & only) === 0 ? set & ~full : set & only;
    if (out[at] === 0 || (out[at]! & (out[at]! - 1) & only) !== 0) return false;
  }
  let start = 0;
  for (let run = 0; run < clue.length; run += 1) {
    if (run > 0 && colours[run] === colours[run - 1]) start += 1;
    for (let at = start + spare; at < start + clue[run]!; at += 1) {
      out[at]! &= 2 << colours[run]!;
      if (out[at] === 0) return false;
    }
    start += clue[run]!;
  }
  return true;
}
