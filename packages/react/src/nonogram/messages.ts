import type { Mark, NonogramDetail } from '@kumiki/core/nonogram/rules';
import type { HintTold } from './hint-told.ts';
import { hintWordsEn } from './hint-words-en.ts';
import type { Tool } from './tool.ts';

export interface LineSummary {
  readonly axis: 'row' | 'column';
  /** Counted from 1. */
  readonly number: number;
  readonly clue: readonly number[];
  /** Of a coloured clue: by number its colour, counted from 1. */
  readonly colours?: readonly number[];
  /** Numbers that are done; undefined where the board does not tell. */
  readonly done: number | undefined;
  readonly unknown: number;
}
export interface LineName {
  readonly axis: 'row' | 'column';
  readonly number: number;
}

export interface NonogramMessages {
  readonly board: (size: { readonly width: number; readonly height: number }) => string;
  readonly cell: (cell: {
    readonly row: number;
    readonly column: number;
    readonly mark: Mark;
    readonly wrong?: boolean;
    readonly noted?: boolean;
    /** Of a painted cell of a coloured board, counted from 1. */
    readonly colour?: number;
  }) => string;
  /** A clue as a header reads it. */
  readonly clue: (line: LineName & Pick<LineSummary, 'clue' | 'colours'>) => string;
  /** A colour of the palette, counted from 1. */
  readonly colour: (number: number) => string;
  readonly line: (line: LineSummary) => string;
  readonly tools: string;
  readonly tool: Readonly<Record<Tool, string>>;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly check: string;
  /** While the game goes on: squares filled of those the clues ask for. */
  readonly filled: (count: { readonly filled: number; readonly of: number }) => string;
  /** Before the first mark of a board that is proved to have one solution. */
  readonly unique: (size: { readonly width: number; readonly height: number }) => string;
  readonly painted: (stroke: { readonly cells: number; readonly mark: Mark }) => string;
  readonly noted: (stroke: { readonly cells: number; readonly on: boolean }) => string;
  readonly complete: (line: LineName) => string;
  readonly contradicted: (line: LineName) => string;
  readonly allFit: string;
  readonly unfit: (lines: readonly LineName[], more: number) => string;
  /** What the hint is, and why. */
  readonly hint: (hint: HintTold) => string;
  /** Said of marks that are not the solution's, where that is told. */
  readonly wrongCells: (cells: number) => string;
  readonly asking: string;
  readonly refused: string;
  readonly askFailed: string;
  readonly askAgain: string;
  /** Over the solution of a printed puzzle, whose title is told where it has one. */
  readonly solution: (title: string | undefined) => string;
  /** Why there is no board, by the code of the detail, and what to change. */
  readonly whyNot: Readonly<Record<NonogramDetail['code'], string>>;
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const named = ({ axis, number }: LineName): string => `${axis} ${number}`;
const colour = (number: number): string => `colour ${number}`;
const numbers = ({ clue, colours }: Pick<LineSummary, 'clue' | 'colours'>): string => {
  if (clue.length === 0) return '0';
  return colours ? clue.map((run, at) => `${run} ${colour(colours[at]!)}`).join(', ') : clue.join(' ');
};
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const nonogramEn: NonogramMessages = {
  board: ({ width, height }) =>
    `Nonogram, ${count(width, 'column', 'columns')}, ${count(height, 'row', 'rows')}. The numbers are the lengths of the filled runs.`,
  cell: ({ row, column, mark, wrong, noted, colour: painted }) =>
    `Row ${row}, column ${column}, ${(['blank', 'filled', 'crossed'] as const)[mark === 0 || mark === 2 ? mark : 1]}${painted === undefined ? '' : ` with ${colour(painted)}`}${noted ? ', noted' : ''}${wrong ? ', wrong' : ''}`,
  clue: (line) => `${upper(named(line))}: ${numbers(line)}`,
  colour: (number) => upper(colour(number)),
  line: ({ clue, done, unknown, ...line }) =>
    `${upper(named(line))}: clue ${numbers({ clue, ...line })}. ${done === undefined ? '' : `${done} of ${clue.length} done, `}${count(unknown, 'cell', 'cells')} unknown.`,
  tools: 'Tools',
  tool: { fill: 'Fill', cross: 'Cross', note: 'Note', erase: 'Erase', move: 'Move the board' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  check: 'Check',
  filled: ({ filled, of }) => `${filled} of ${count(of, 'square', 'squares')} filled`,
  unique: ({ width, height }) => `${width} × ${height} · exactly one solution`,
  painted: ({ cells, mark }) =>
    `${count(cells, 'cell', 'cells')} ${(['cleared', 'filled', 'crossed'] as const)[mark === 0 || mark === 2 ? mark : 1]}.`,
  noted: ({ cells, on }) => `${count(cells, 'note', 'notes')} ${on ? 'made' : 'taken away'}.`,
  complete: (line) => `${upper(named(line))} fits.`,
  contradicted: (line) => `${upper(named(line))} can’t be right.`,
  allFit: 'Every line fits.',
  unfit: (lines, more) => `These do not fit: ${lines.map(named).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`,
  hint: hintWordsEn,
  wrongCells: (cells) => `${count(cells, 'cell is', 'cells are')} wrong.`,
  asking: 'Checking your picture…',
  refused: 'All clues fit, but this is not the picture that is looked for.',
  askFailed: 'Your picture could not be checked. It is kept.',
  askAgain: 'Check again',
  solution: (title) => (title === undefined ? 'Solution' : `${title}: solution`),
  whyNot: {
    'nothing-filled': 'Not a single square would be filled. Ask for a higher density.',
    stopped: 'No such board was found in time. Try another density, size or difficulty.',
    mask: 'The mask does not go with the board. It needs one character a square, # or a dot.',
    palette: 'Colours go with the shape noise, and without a difficulty.',
    difficulty: 'No board can be of this difficulty. Change its score, or ask for a single solution.',
    unreachable: 'The level is too low for so high a score. Raise the level, or lower the score.',
  },
};
