import { limits } from '../limits.ts';
import { plainClue } from './clues.ts';
import { markOf, mostColours } from './colour/marks.ts';
import type { Clue } from './types.ts';

/**
 * Can the runs that nobody would touch any more belong to this clue? Weaker than the line solver, on purpose: it sees what
 * a person sees at a glance and no deduction, so an error that it shows gives nothing away.
 *
 * A run is closed when crosses or the edge stand at both its ends. Closed runs with no unknown cell between them are
 * consecutive numbers of the clue; those of known cells at an edge are its first or its last ones; further along come
 * later numbers. Besides, no run is longer than the longest number, and no more cells are filled than the clue has.
 *
 * In colours a cell of another colour ends a run as a cross does, and numbers are compared colour by colour.
 *
 * @param marks 0 unknown, 1 filled, 2 crossed, in colours as `Mark` says; `colours` are those of the clue's runs.
 * @returns false where that can't be so: then no line agrees with the marks. Costs the cells and, for each stretch of known
 *   cells, the clue.
 */
export function closedRunsFit(clue: Clue, marks: ArrayLike<number>, colours?: Clue): boolean {
  const plain = plainClue(clue);
  const wanted = colours ? plain.map((run, nth) => coded(run, markOf(colours[nth]!))) : plain;
  const { length } = marks;
  countRuns(plain, colours);
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
      const mark = marks[to]!;
      let end = to;
      if (mark !== 2) while (end < length && marks[end] === mark) end += 1;
      const run = end - to;
      left[mark]! -= run;
      if (run > longest[mark]! || left[mark]! < 0) return false;
      const isOpen = (to === from && from > 0) || (end < length && marks[end] === 0);
      if (run > 0 && !isOpen) closed.push(coded(run, mark));
      to = Math.max(end, to + 1);
    }
    const place = placeOf(closed, wanted, next, from === 0, to >= length);
    if (place < 0) return false;
    next = place + closed.length;
    from = to;
  }
  return true;
}

/** A run and its mark as one number; in black and white the run. */
const coded = (run: number, mark: number): number => run + (mark - 1) * (limits.side + 1);

/** By mark: the cells that the clue has of it yet, and its longest run. Written anew for every line. */
const left = new Int32Array(mostColours + 2);
const longest = new Int32Array(mostColours + 2);
function countRuns(clue: Clue, colours: Clue | undefined): void {
  left.fill(0);
  longest.fill(0);
  for (let nth = 0; nth < clue.length; nth += 1) {
    const run = clue[nth]!;
    const mark = colours ? markOf(colours[nth]!) : 1;
    left[mark]! += run;
    if (run > longest[mark]!) longest[mark] = run;
  }
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
