// A second solver for boards too large to try every line: each line by a walk along its clue, cell by cell, and one cell
// supposed where lines tell nothing more. It shares no code with the engine: no bits, no board, no clauses, no beliefs.
import { cellsOf, fulfils, linesOf } from './grids.fixture.ts';
import { forcedByWalking } from './lines.fixture.ts';
import type { Clues } from './types.ts';

/** The first `most` solutions, as texts of 0 and 1, or all there are; undefined when it took more than `looks` at lines. */
export function plainSolutionsOf(clues: Clues, most: number, looks: number): string[] | undefined {
  const [width, height] = [clues.columns.length, clues.rows.length];
  const lines = linesOf(clues).map((clue, line) => ({ clue, cells: cellsOf(line, width, height) }));
  const solutions: string[] = [];
  let looked = 0;

  /** What follows from marks, looking at every line until none tells anything; undefined at a contradiction. */
  const follow = (marks: Uint8Array): Uint8Array | undefined => {
    for (let told = true; told;) {
      told = false;
      for (const { clue, cells } of lines) {
        looked += 1;
        const line = cells.map((cell) => marks[cell]!);
        const forced = forcedByWalking(clue, line);
        if (!forced) return undefined;
        for (const [nth, cell] of cells.entries()) {
          if (line[nth] !== 0 || forced[nth] === 0) continue;
          marks[cell] = forced[nth]!;
          told = true;
        }
      }
    }
    return marks;
  };
  const search = (start: Uint8Array): void => {
    if (looked > looks) return;
    const marks = follow(start);
    if (!marks) return;
    const open = marks.indexOf(0);
    if (open === -1) {
      if (fulfils(marks, clues)) solutions.push(marks.join('').replaceAll('2', '0'));
      return;
    }
    for (const mark of [1, 2]) if (solutions.length < most) search(marks.with(open, mark));
  };
  search(new Uint8Array(width * height));
  return looked > looks && solutions.length < most ? undefined : solutions;
}
