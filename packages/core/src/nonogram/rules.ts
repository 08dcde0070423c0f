import {
  boolean,
  decoder,
  integer,
  list,
  number,
  oneOf,
  optional,
  record,
  text,
  variants,
  type Problem,
  type Shape,
} from '../decode.ts';
import { limits } from '../limits.ts';
import type { PuzzleRules } from '../puzzle.ts';
import { lineFits } from './check.ts';
import { lineOf } from './clues.ts';
import { isNoted, note, withoutNotes } from './notes.ts';
import { runColours } from './colour/clues.ts';
import { colourProblems, paletteShape, runColoursShape } from './colour/decode.ts';
import { mostColours, valueOf } from './colour/marks.ts';
import { difficultyShape } from './difficulty/decode.ts';
import { checkOptions } from './generation/check-options.ts';
import { statusOf } from './status.ts';
import type { Clue, Mark, NonogramPuzzle, NonogramState, NonogramTypes } from './types.ts';

export { checkClues, checkGrid } from './check.ts';
export { clueProgress, type ClueProgress, type ClueState, type Feedback, type LineErrors } from './clue-progress.ts';
export { closedRunsFit } from './closed-runs.ts';
export { deriveClues } from './clues.ts';
export { isNoted } from './notes.ts';
export { deriveColouredClues, runColours } from './colour/clues.ts';
export { colourOf, markFor, markOf, mostColours, valueOf } from './colour/marks.ts';
export type {
  BoardShape,
  Claim,
  Clue,
  Clues,
  ColouredClues,
  DensityRemark,
  Difficulty,
  ChainStep,
  Ends,
  HintReason,
  Level,
  LineReason,
  Mark,
  NonogramDetail,
  NonogramMove,
  NonogramOptions,
  NonogramPuzzle,
  NonogramState,
  NonogramTypes,
  PaintArgs,
  Painted,
  Palette,
  Picture,
  PictureArgs,
  PictureOptions,
  PictureReport,
  Places,
  Rating,
  Refuted,
  SearchStats,
  SolvedNonogram,
  Trail,
} from './types.ts';

const side = integer(1, limits.side);
const mostCells = limits.side * limits.side;
const clues = list(list(integer(0, limits.side), limits.side), limits.side, 1);
/** A number of a trail: a line, or a cell and what it may be, or (without colours) a lemma. */
const mostToken = 2 * limits.side + Math.max((mostColours + 1) * mostCells, 2 * mostCells + 2 + limits.trail);
const ends = oneOf('clues', 'grid', 'host');
const move = decoder(
  variants('type', {
    mark: record({
      type: oneOf('mark'),
      cells: list(integer(0, mostCells - 1), mostCells, 1),
      mark: integer(0, mostColours + 1) as Shape<Mark>,
    }),
    note: record({
      type: oneOf('note'),
      cells: list(integer(0, mostCells - 1), mostCells, 1),
      on: boolean(),
    }),
    accept: record({ type: oneOf('accept') }),
  }),
);

export const nonogramRules: PuzzleRules<NonogramTypes> = {
  id: 'nonogram',
  version: 1,
  defaults: { width: 10, height: 10 },
  start: (puzzle) => stateOf(new Uint8Array(puzzle.rows.length * puzzle.columns.length), puzzle),
  reduce(state, input, puzzle) {
    const decoded = move(input);
    if (!decoded.ok || statusOf(state, puzzle) === 'solved') return state;
    if (decoded.value.type === 'mark') {
      const { cells, mark: to } = decoded.value;
      return to <= 2 || to <= coloursIn(puzzle) + 1 ? mark(state, cells, to, puzzle) : state;
    }
    if (decoded.value.type === 'note') return note(state, decoded.value.cells, decoded.value.on);
    return puzzle.ends === 'host' && state.unfit === 0 ? { ...state, accepted: true } : state;
  },
  status: statusOf,
  complete: (state, puzzle) => state.unknown === 0 || state.filled >= filledCells(puzzle),
  changed(before, after) {
    const [width, height] = [after.width, after.fits.length - after.width];
    const [rows, columns] = [new Set<number>(), new Set<number>()];
    const [was, is] = [before.marks, after.marks];
    const sameNotes = before.notes === after.notes;
    for (let cell = 0; cell < is.length; cell += 1) {
      if (was[cell] === is[cell] && (sameNotes || isNoted(before, cell) === isNoted(after, cell))) continue;
      const x = cell % width;
      rows.add((cell - x) / width);
      columns.add(height + x);
    }
    return [...rows, ...columns];
  },
  codec: {
    options: decoder(
      record({
        width: side,
        height: side,
        density: optional(number(0, 1)),
        unique: optional(boolean()),
        ends: optional(ends),
        shape: optional(oneOf('noise', 'blobs', 'mirror', 'mask')),
        mask: optional(list(text(limits.side), limits.side, 1)),
        difficulty: optional(difficultyShape),
        palette: optional(paletteShape),
      }),
      checkOptions,
    ),
    puzzle: decoder(
      record({
        rows: clues,
        columns: clues,
        palette: optional(paletteShape),
        rowColours: optional(runColoursShape),
        columnColours: optional(runColoursShape),
        claim: oneOf('unique', 'multiple', 'solvable'),
        trail: list(integer(0, mostToken), limits.trail),
        ends,
        solution: optional(text(mostCells)),
        remark: optional(oneOf('nearly-empty', 'rarely-unique', 'nearly-full')),
      }),
      checkPuzzle,
    ),
    move,
  },
};

/** What the parts alone do not say: clues have the form of clues, and a grid that ends the game is there. */
function checkPuzzle(puzzle: NonogramPuzzle): Problem[] {
  const { rows, columns, ends: by } = puzzle;
  // Its own, whatever a page has put on the prototype of all objects.
  const solution = Object.hasOwn(puzzle, 'solution') ? puzzle.solution : undefined;
  const problems: Problem[] = [];
  for (const [axis, lines] of [
    ['rows', rows],
    ['columns', columns],
  ] as const) {
    const at = lines.findIndex((clue) => clue.includes(0) && clue.length > 1);
    if (at < 0) continue;
    const message = `${axis}[${at}]: 0 stands alone, for an empty line; runs of 1 or more are wanted.`;
    problems.push({ path: `${axis}[${at}]`, code: 'clue', message });
  }
  const cells = rows.length * columns.length;
  if (by === 'grid' && solution === undefined) {
    const message = 'solution: it is missing, and the game ends by it; add it, or let the clues end the game.';
    problems.push({ path: 'solution', code: 'missing', message });
  }
  const most = coloursIn(puzzle);
  const isDigit = (digit: string): boolean => digit >= '0' && digit <= String(most);
  if (solution !== undefined && (solution.length !== cells || !Array.from(solution).every(isDigit))) {
    const message = `solution: ${cells} digits 0 ${most > 1 ? 'to' : 'or'} ${most} are wanted, row by row.`;
    problems.push({ path: 'solution', code: 'solution', message });
  }
  return [...problems, ...colourProblems(puzzle)];
}

/** How many colours a cell may have: one in black and white. */
function coloursIn(puzzle: NonogramPuzzle): number {
  return Object.hasOwn(puzzle, 'palette') ? puzzle.palette!.length : 1;
}

/** How many cells the clues fill. */
function filledCells({ rows }: NonogramPuzzle): number {
  return rows.reduce((sum, clue) => clue.reduce((all, run) => all + run, sum), 0);
}

function clueOf(line: number, { rows, columns }: NonogramPuzzle): Clue {
  return line < rows.length ? rows[line]! : columns[line - rows.length]!;
}

function stateOf(marks: Uint8Array, puzzle: NonogramPuzzle): NonogramState {
  const [width, height] = [puzzle.columns.length, puzzle.rows.length];
  const fits = Uint8Array.from({ length: width + height }, (_, line) => {
    const { start, step, length } = lineOf(line, width, height);
    return lineFits(clueOf(line, puzzle), marks, start, step, length, runColours(line, puzzle)) ? 1 : 0;
  });
  return {
    width,
    marks,
    fits,
    unfit: fits.reduce((sum, fit) => sum + 1 - fit, 0),
    filled: 0,
    unknown: marks.length,
    accepted: false,
  };
}

/** Costs the cells that are marked and the lines they lie in; the same state when nothing would change. */
function mark(state: NonogramState, cells: readonly number[], to: Mark, puzzle: NonogramPuzzle): NonogramState {
  const [width, height] = [puzzle.columns.length, puzzle.rows.length];
  const marks = state.marks.slice();
  const lines = new Set<number>();
  const named = new Set<number>();
  let { filled, unknown } = state;
  for (const cell of cells) {
    const before = state.marks[cell];
    if (before === undefined || named.has(cell)) return state;
    named.add(cell);
    if (before === to) continue;
    marks[cell] = to;
    filled += (valueOf(to) > 0 ? 1 : 0) - (valueOf(before) > 0 ? 1 : 0);
    unknown += (to === 0 ? 1 : 0) - (before === 0 ? 1 : 0);
    lines.add(Math.floor(cell / width));
    lines.add(height + (cell % width));
  }
  if (lines.size === 0) return state;
  const fits = state.fits.slice();
  let { unfit } = state;
  for (const line of lines) {
    const { start, step, length } = lineOf(line, width, height);
    const fit = lineFits(clueOf(line, puzzle), marks, start, step, length, runColours(line, puzzle)) ? 1 : 0;
    unfit += fits[line]! - fit;
    fits[line] = fit;
  }
  return { ...withoutNotes(state, to === 0 ? [] : cells), marks, fits, unfit, filled, unknown };
}
