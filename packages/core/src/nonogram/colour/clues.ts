import type { Clue, Clues, ColouredClues, Palette } from '../types.ts';
import { plainClues } from '../clues.ts';
import { valueOf } from './marks.ts';

/** The colours of a line's runs, lines counted rows first; undefined in black and white. */
export function runColours(line: number, clues: Clues): Clue | undefined {
  // Its own, whatever a page has put on the prototype of all objects.
  if (!Object.hasOwn(clues, 'rowColours') || !Object.hasOwn(clues, 'columnColours')) return undefined;
  const { rows, rowColours, columnColours } = clues;
  return line < rows.length ? rowColours?.[line] : columnColours?.[line - rows.length];
}

/** Clues with colours. A puzzle of one colour and a palette has them too; one without a palette has none. */
export function isColoured(clues: Clues): clues is ColouredClues {
  return runColours(0, clues) !== undefined;
}

/** How many colours cells may have: those of the palette, or without one those that runs have. */
export function coloursOf({
  rowColours,
  columnColours,
  ...clues
}: ColouredClues & { readonly palette?: Palette }): number {
  // Its own, whatever a page has put on the prototype of all objects.
  if (Object.hasOwn(clues, 'palette') && clues.palette) return clues.palette.length;
  return 1 + [...rowColours, ...columnColours].flat().reduce((a, b) => Math.max(a, b), 0);
}

/** Runs of a line and their colours. Blank cells or another colour end a run. */
export interface ColouredRuns {
  readonly runs: number[];
  readonly colours: number[];
}

/** The runs of a line of a grid (0 blank, c + 1 for colour c) that lies in `cells` from `start` on. */
function colouredRunsOf(cells: ArrayLike<number>, start: number, step: number, length: number): ColouredRuns {
  const [runs, colours]: [number[], number[]] = [[], []];
  for (let nth = 0, at = start, before = 0; nth < length; nth += 1, at += step) {
    const value = cells[at]!;
    if (value > 0 && value === before) runs[runs.length - 1]! += 1;
    else if (value > 0) {
      runs.push(1);
      colours.push(value - 1);
    }
    before = value;
  }
  return { runs, colours };
}

/**
 * The clues of a grid in colours.
 *
 * @param cells - row by row; 0 is blank, c + 1 colour c of the palette.
 * @returns both axes, and the colours of their runs. Costs a look at each cell, twice.
 */
export function deriveColouredClues(cells: ArrayLike<number>, width: number, height: number): ColouredClues {
  const rows = Array.from({ length: height }, (_, y) => colouredRunsOf(cells, y * width, 1, width));
  const columns = Array.from({ length: width }, (_, x) => colouredRunsOf(cells, x, width, height));
  return {
    rows: rows.map(({ runs }) => runs),
    columns: columns.map(({ runs }) => runs),
    rowColours: rows.map(({ colours }) => colours),
    columnColours: columns.map(({ colours }) => colours),
  };
}

/** Coloured clues without the zeros that some write for an empty line. Their colours have none. */
export function plainColours(clues: ColouredClues): ColouredClues {
  const { rowColours, columnColours } = clues;
  return { ...plainClues(clues), rowColours, columnColours };
}

/** Are the painted runs of a line of marks its clue, colour by colour? */
export function colouredLineFits(
  clue: Clue,
  colours: Clue,
  marks: ArrayLike<number>,
  start: number,
  step: number,
  length: number,
): boolean {
  let [nth, left, before] = [-1, 0, 0];
  for (let n = 0, at = start; n < length; n += 1, at += step) {
    const value = valueOf(marks[at]!);
    if (value > 0 && value === before) {
      left -= 1;
      if (left < 0) return false;
    } else {
      if (left > 0) return false;
      if (value > 0) {
        nth += 1;
        if (nth >= clue.length || colours[nth] !== value - 1) return false;
        left = clue[nth]! - 1;
      }
    }
    before = value;
  }
  return left === 0 && nth + 1 === clue.length;
}
