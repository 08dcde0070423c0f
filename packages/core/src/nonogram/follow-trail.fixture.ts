// Follows a trail as it is documented, with lines worked out by the oracle.
import { cellsOf, fulfils, linesOf } from './grids.fixture.ts';
import { forcedByWalking } from './lines.fixture.ts';
import type { Clues, Trail } from './types.ts';

export interface Seen {
  /** Solutions the trail came to, as texts of 0 and 1. */
  readonly solutions: readonly string[];
  /** Did an ending rest on no supposition? Then there are no others. */
  readonly all: boolean;
}

/**
 * What a trail has seen; undefined where it is none: a step that names no line and no cell, or supposes a cell that is
 * known already. Steps after the last ending say nothing, and a line that forces nothing is a waste but no lie.
 */
export function followTrail(clues: Clues, trail: Trail): Seen | undefined {
  const lines = linesOf(clues);
  const [width, height] = [clues.columns.length, clues.rows.length];
  const suppositions: { readonly cell: number; readonly filled: boolean; readonly before: readonly number[] }[] = [];
  const solutions: string[] = [];
  const opens = lines.length + 2 * width * height;
  /** Grids of marks: whoever is like one of them in all its marks is forbidden. */
  const lemmas: ReadonlyMap<number, number>[] = [];
  let shown: { readonly before: readonly number[]; readonly supposed: Map<number, number>; over: boolean } | undefined;
  let known: readonly number[] = Array.from({ length: width * height }, () => 0);
  let all = false;

  /** All known, and so an ending of its own? A grid that fits is a solution, any other has a line that can't be. */
  const full = (): boolean => {
    if (known.includes(0)) return false;
    const text = known.map((mark) => (mark === 1 ? '1' : '0')).join('');
    if (fulfils(known, clues) && !solutions.includes(text)) solutions.push(text);
    return true;
  };
  const end = (): void => {
    if (shown !== undefined) {
      shown.over = true;
      return;
    }
    do {
      const last = suppositions.pop();
      if (last === undefined) {
        all = true;
        return;
      }
      known = last.before.with(last.cell, last.filled ? 2 : 1);
    } while (full());
  };

  for (const number of trail) {
    if (all) break;
    if (!Number.isInteger(number) || number < 0) return undefined;
    if (shown?.over === true && number !== opens + 1) continue;
    if (number === opens) {
      if (shown !== undefined || suppositions.length > 0) return undefined;
      shown = { before: known, supposed: new Map(), over: false };
      continue;
    }
    if (number === opens + 1) {
      if (shown?.over !== true) return undefined;
      lemmas.push(shown.supposed);
      known = shown.before;
      shown = undefined;
      continue;
    }
    if (number > opens) {
      const lemma = lemmas[number - opens - 2];
      if (lemma === undefined) return undefined;
      const open = [...lemma].filter(([cell, mark]) => known[cell] !== mark);
      if (open.length === 0) {
        end();
        continue;
      }
      const [cell, mark] = open[0]!;
      if (open.length > 1 || known[cell] !== 0) continue;
      known = known.with(cell, 3 - mark);
    } else if (number < lines.length) {
      const cells = cellsOf(number, width, height);
      const forced = forcedByWalking(
        lines[number]!,
        cells.map((cell) => known[cell]!),
      );
      if (forced === undefined) {
        end();
        continue;
      }
      const next = [...known];
      for (const [nth, cell] of cells.entries()) next[cell] = forced[nth]!;
      known = next;
    } else {
      const cell = (number - lines.length) >> 1;
      const filled = (number - lines.length) % 2 === 1;
      if (shown !== undefined) {
        const mark = filled ? 1 : 2;
        // Supposed both ways it forbids nothing: no grid is like that.
        if (known[cell] !== 0 && known[cell] !== mark) {
          if (shown.supposed.get(cell) === 3 - mark) shown.supposed.set(cell, 3);
          else shown.supposed.set(cell, mark);
          end();
          continue;
        }
        if (known[cell] === 0) shown.supposed.set(cell, mark);
        known = known.with(cell, mark);
        if (full()) end();
        continue;
      }
      if (known[cell] !== 0) return undefined;
      suppositions.push({ cell, filled, before: known });
      known = known.with(cell, filled ? 1 : 2);
    }
    if (full()) end();
  }
  return { solutions, all };
}

/** Does the trail prove what is claimed? */
export function isProved(claim: 'unique' | 'multiple' | 'solvable', seen: Seen | undefined): boolean {
  if (seen === undefined) return false;
  if (claim === 'unique') return seen.all && seen.solutions.length === 1;
  return seen.solutions.length >= (claim === 'multiple' ? 2 : 1);
}
