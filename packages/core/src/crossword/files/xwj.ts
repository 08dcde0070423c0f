import { graphemes } from '../graphemes.ts';
import { cellText, finishFile } from './check-file.ts';
import {
  crosswordFileLimits as limits,
  type CrosswordFeature,
  type CrosswordFile,
  type FileCell,
  type FileClue,
  type FileClues,
  type ReadFile,
} from './crossword-file.ts';
import { fitClues, fitLetters, fitting, standsAlone, type Fitted } from './fitting.ts';
import { listOf, noteOthers, own, textOf, wholeOf } from './json-values.ts';
import { createNotes, type Notes } from './notes.ts';
import { plainLine, plainLines } from './plain-text.ts';
import { refuse } from './refuse.ts';
import { runFinder, withUsualNumbers } from './standard-entries.ts';

const BLOCK = '■';
/** A cell without a letter: an ideographic space. */
const EMPTY = '　';
export const xwjCarries: readonly CrosswordFeature[] = [
  'partial-solution',
  'no-solution',
  'clue-order',
  'title',
  'notes',
  'answer-word',
];
const known = new Set(
  'cell_data column_count row_count creator_info has_hints has_mark header hints is_solved mark_word marks notes'.split(
    ' ',
  ),
);
const SIDES = [
  ['h', 'across'],
  ['v', 'down'],
] as const;

/** The JSON of XWordGiver, where a word of Japanese lies over the board: its marked cells, in their order, are `answerWord`. */
export function readXwj(json: unknown): ReadFile {
  const notes = createNotes();
  const data = listOf(json, 'cell_data') ?? [];
  if (
    data.length > limits.side ||
    data.some((row) => typeof row === 'string' && row.length > limits.side * limits.cell)
  )
    return refuse('too-large', `A side has more than ${limits.side} cells.`);
  const rows = data.map((row) => (typeof row === 'string' ? graphemes(row) : []));
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  if (width > limits.side) return refuse('too-large', `A side has more than ${limits.side} cells.`);
  if (width === 0 || rows.some((row) => row.length !== width))
    return refuse('malformed', 'cell_data: rows of one length are wanted.');
  const told = [
    wholeOf(json, 'column_count', 0, 1_000_000) ?? width,
    wholeOf(json, 'row_count', 0, 1_000_000) ?? height,
  ];
  if (told[0] !== width || told[1] !== height)
    return refuse(
      'malformed',
      `cell_data: the rows make ${width} × ${height}; column_count and row_count say otherwise.`,
    );
  const cells = rows.flat().map((sign): FileCell => {
    if (sign === BLOCK) return { kind: 'block' };
    const solution = cellText(sign);
    return { kind: 'open', ...(solution === undefined ? {} : { solution }) };
  });
  const grid = { width, height, cells: withUsualNumbers({ width, height, cells }) };
  noteOthers(json, known, notes);
  const lists: FileClues[] = [];
  for (const [key, direction] of SIDES) {
    const hints = listOf(own(json, 'hints'), key) ?? [];
    if (hints.length > limits.clues) return refuse('too-large', `There are more than ${limits.clues} clues.`);
    const find = runFinder(grid);
    lists.push({
      title: direction === 'across' ? 'Across' : 'Down',
      direction,
      clues: hints.flatMap((hint) => clueOf(hint, direction, grid, find, notes)),
    });
  }
  const marks = marksOf(json, grid, notes);
  return finishFile(
    {
      ...grid,
      lists,
      title: plainLine(textOf(json, 'header') ?? ''),
      notes: plainLines(textOf(json, 'notes') ?? ''),
      answerWord: marks.length > 0 ? marks : undefined,
    },
    notes.list(),
  );
}

type Grid = Pick<CrosswordFile, 'width' | 'height' | 'cells'>;

function clueOf(
  hint: unknown,
  direction: 'across' | 'down',
  grid: Grid,
  find: ReturnType<typeof runFinder>,
  notes: Notes,
): FileClue[] {
  const [first, answer, text] = Array.isArray(hint) ? (hint as unknown[]) : [];
  if (typeof first !== 'number' || !Number.isInteger(first) || first < 1 || first > 1e6 || typeof text !== 'string') {
    notes.add('section', 'A hint that is no list of number, answer and text is left out.');
    return [];
  }
  const cells = find(direction, String(first));
  const right = cells.map((at) => grid.cells[at]!.solution ?? EMPTY).join('');
  if (cells.length === 0) notes.add('clue-cells', `No word starts at ${first} ${direction}.`);
  else if (answer !== right)
    notes.add('answer-disagrees', `The answer of ${first} ${direction} is not what its cells say.`, { cells });
  return [{ number: String(first), text: plainLine(text), cells }];
}

function marksOf(json: unknown, { width, height, cells }: Grid, notes: Notes): number[] {
  const marks = listOf(json, 'marks') ?? [];
  if (marks.length > limits.cell) {
    notes.add('answer-word', 'The answer word is longer than is kept.');
    return [];
  }
  const places = marks.map((mark) => {
    const [row, column] = Array.isArray(mark) ? (mark as unknown[]) : [];
    if (
      typeof row !== 'number' ||
      typeof column !== 'number' ||
      column < 1 ||
      column > width ||
      row < 1 ||
      row > height
    )
      return -1;
    const at = (row - 1) * width + column - 1;
    return cells[at]?.kind === 'open' ? at : -1;
  });
  if (!places.includes(-1)) {
    const word = places.map((at) => cells[at]!.solution ?? EMPTY).join('');
    const said = textOf(json, 'mark_word');
    if (said !== undefined && said !== word)
      notes.add('answer-disagrees', 'The answer word is not what its cells say.');
    return places;
  }
  notes.add('answer-word', 'A cell of the answer word is none of the board; the word is left out.');
  return [];
}

/** Makes a file fit whose features the format carries. */
export const fitXwj: (file: CrosswordFile) => Fitted = fitting(
  (file) => fitLetters(file, (letter) => standsAlone(letter) && letter !== BLOCK),
  (file) => fitClues(file, { isOnce: false }),
);

export function writeXwj(file: CrosswordFile): string {
  const { width, height, cells, answerWord = [] } = file;
  const shown = cells.map(({ kind, solution }) => (kind === 'open' ? (solution ?? EMPTY) : BLOCK));
  const letters = (places: readonly number[]): string => places.map((at) => shown[at]!).join('');
  const hints = Object.fromEntries(
    SIDES.map(([key, direction]) => [
      key,
      file.lists
        .filter((list) => list.direction === direction)
        .flatMap(({ clues }) => clues.map(({ number, text, cells: word }) => [Number(number), letters(word), text])),
    ]),
  );
  const content = {
    cell_data: Array.from({ length: height }, (_, row) => shown.slice(row * width, (row + 1) * width).join('')),
    column_count: width,
    creator_info: 'Kumiki',
    has_hints: file.lists.length > 0,
    has_mark: answerWord.length > 0,
    header: file.title ?? '',
    hints,
    is_solved: cells.every(({ kind, solution }) => kind !== 'open' || solution !== undefined),
    mark_word: letters(answerWord),
    marks: answerWord.map((at) => [Math.floor(at / width) + 1, (at % width) + 1, shown[at]!]),
    notes: file.notes ?? '',
    row_count: height,
  };
  return `${JSON.stringify(content, undefined, 1)}\n`;
}
