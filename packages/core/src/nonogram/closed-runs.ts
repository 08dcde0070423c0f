import { plainClue } from './clues.ts';
import type { Clue } from './types.ts';

/**
 * Can the runs that nobody would touch any more belong to this clue? Weaker than the line solver, on purpose: it sees what
 * a person sees at a glance and no deduction, so an error that it shows gives nothing away.
 *
 * A run is closed when crosses or the edge stand at both its ends. Closed runs with no unknown cell between them are
 * consecutive numbers of the clue; those of known cells at an edge are its first or its last ones; further along come
 * later numbers. Besides, no run is longer than the longest number, and no more cells are filled than the clue has.
 *
 * @param marks 0 unknown, 1 filled, 2 crossed.
 * @returns false where that can't be so: then no line agrees with the marks. Costs the cells and, for each stretch of known
 *   cells, the clue.
 */
export function closedRunsFit(clue: Clue, marks: ArrayLike<number>): boolean {
  const wanted = plainClue(clue);
  const { length } = marks;
  let [filled, longest, most] = [0, 0, 0];
  for (const run of wanted) longest = Math.max(longest, run);
  /** The first number that the next closed run may be. */
  let next = 0;
  for (let from = 0; from < length;) {
    if (marks[from] === 0) {
      from += 1;
      continue;
    }
    // A stretch of known cells: its runs, without those that an unknown cell may make longer.
    let to = from;
    const closed: number[] = [];
    while (to < length && marks[to] !== 0) {
      let end = to;
      while (end < length && marks[end] === 1) end += 1;
      const run = end - to;
      filled += run;
      most = Math.max(most, run);
      const isOpen = (to === from && from > 0) || (end < length && marks[end] === 0);
      if (run > 0 && !isOpen) closed.push(run);
      to = Math.max(end, to + 1);
    }
    const place = placeOf(closed, wanted, next, from === 0, to >= length);
    if (place < 0) return false;
    next = place + closed.length;
    from = to;
  }
  const total = wanted.reduce((sum, run) => sum + run, 0);
  return filled <= total && most <= longest;
}

/** Where consecutive runs stand in the clue, the first place from `from` on; -1 where they do not. */
function placeOf(
  runs: readonly number[],
  clue: readonly number[],
  from: number,
  isFirst: boolean,
  isLast: boolean,
): number {
  const last = clue.length - runs.length;
  for (let at = isLast ? Math.max(last, from) : from; at <= (isFirst ? 0 : last); at += 1) {
    if (runs.every((run, nth) => clue[at + nth] === run)) return at;
  }
  return -1;
}
