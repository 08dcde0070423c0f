// Two formats that are lists of answers and where they start: what react-crossword takes, and what
// crossword-layout-generator makes.
import { graphemes } from '../graphemes.ts';
import { cellText, finishFile } from './check-file.ts';
import {
  crosswordFileLimits as limits,
  type CrosswordFeature,
  type CrosswordFile,
  type ReadFile,
} from './crossword-file.ts';
import { completed } from './features.ts';
import { fitAlone, fitClues, fitLetters, fitSize, fitting, standsAlone, type Fitted } from './fitting.ts';
import { isObject, listOf, noteOthers, own, textOf, wholeOf } from './json-values.ts';
import { createNotes, type Notes } from './notes.ts';
import { plainLine } from './plain-text.ts';
import { placeWords, type PlacedWord } from './placed-words.ts';
import { refuse } from './refuse.ts';

export const reactCrosswordCarries: readonly CrosswordFeature[] = [];
export const layoutCarries: readonly CrosswordFeature[] = ['clue-order'];

const layoutFields = new Set(['clue', 'answer', 'startx', 'starty', 'orientation', 'position']);

/** `{ across: { 1: { clue, answer, row, col } }, down: … }`, rows and columns from 0. */
export function readReactCrossword(json: unknown): ReadFile {
  const notes = createNotes();
  const words: PlacedWord[] = [];
  for (const direction of ['across', 'down'] as const) {
    const inside = own(json, direction);
    const entries = isObject(inside) ? Object.entries(inside) : [];
    if (entries.length > limits.clues) return refuse('too-large', `There are more than ${limits.clues} words.`);
    for (const [number, one] of entries) {
      noteOthers(one, new Set(['clue', 'answer', 'row', 'col']), notes);
      const [row, column] = [wholeOf(one, 'row', 0, limits.side - 1), wholeOf(one, 'col', 0, limits.side - 1)];
      const letters = lettersOf(textOf(one, 'answer'));
      if (row === undefined || column === undefined || !letters)
        return refuse(
          'malformed',
          `${direction} ${plainLine(number.slice(0, 16))}: answer, row and col are wanted, within ${limits.side} × ${limits.side}.`,
        );
      words.push({
        row,
        column,
        direction,
        letters,
        length: letters.length,
        number: plainLine(number.slice(0, limits.number)),
        text: plainLine(textOf(one, 'clue') ?? ''),
      });
    }
  }
  noteOthers(json, new Set(['across', 'down']), notes);
  return fileOf(words, sizeOf(words), notes);
}

/** `[{ answer, clue, startx, starty, orientation, position }]`, places from 1, or that in an object as `result`. */
export function readLayoutJson(json: unknown): ReadFile {
  const notes = createNotes();
  const list = Array.isArray(json) ? (json as unknown[]) : (listOf(json, 'result') ?? []);
  if (list.length > limits.clues) return refuse('too-large', `There are more than ${limits.clues} words.`);
  const words: PlacedWord[] = [];
  for (const [nth, one] of list.entries()) {
    const direction = own(one, 'orientation');
    if (direction === 'none') {
      notes.add('section', `Word ${nth} has no place; it is left out.`);
      continue;
    }
    noteOthers(one, layoutFields, notes);
    const [x, y] = [wholeOf(one, 'startx', 1, limits.side), wholeOf(one, 'starty', 1, limits.side)];
    const letters = lettersOf(textOf(one, 'answer'));
    if (x === undefined || y === undefined || !letters || (direction !== 'across' && direction !== 'down'))
      return refuse(
        'malformed',
        `Word ${nth}: answer, startx, starty and orientation are wanted, within ${limits.side} × ${limits.side}.`,
      );
    words.push({
      row: y - 1,
      column: x - 1,
      direction,
      letters,
      length: letters.length,
      number: plainLine((textOf(one, 'position') ?? '').slice(0, limits.number)),
      text: plainLine(textOf(one, 'clue') ?? ''),
    });
  }
  const most = sizeOf(words);
  const said = { width: wholeOf(json, 'cols', 1, limits.side), height: wholeOf(json, 'rows', 1, limits.side) };
  const size = { width: Math.max(most.width, said.width ?? 0), height: Math.max(most.height, said.height ?? 0) };
  noteOthers(json, new Set(['rows', 'cols', 'table', 'result']), notes);
  return fileOf(words, size, notes);
}

function lettersOf(answer: string | undefined): string[] | undefined {
  const letters = graphemes((answer ?? '').slice(0, limits.side * limits.cell)).map((one) => cellText(one) ?? '');
  return letters.length > 0 && letters.length <= limits.side && !letters.includes('') ? letters : undefined;
}

function sizeOf(words: readonly PlacedWord[]): { width: number; height: number } {
  let [width, height] = [0, 0];
  for (const { row, column, direction, length } of words) {
    width = Math.max(width, column + (direction === 'across' ? length : 1));
    height = Math.max(height, row + (direction === 'down' ? length : 1));
  }
  return { width, height };
}

function fileOf(words: readonly PlacedWord[], size: { width: number; height: number }, notes: Notes): ReadFile {
  if (words.length === 0) return refuse('malformed', 'There is no word with a place.');
  const placed = placeWords(words, size, notes);
  if (!placed.ok) return placed;
  return finishFile(
    {
      ...placed.value,
    },
    notes.list(),
  );
}

/** Makes a file fit whose features the format carries. */
export const fitReactCrossword: (file: CrosswordFile) => Fitted = fitting(
  (file) => fitLetters(file, standsAlone),
  (file) => fitClues(file, { isOnce: true }),
  fitAlone,
  fitSize,
);
export const fitLayout: (file: CrosswordFile) => Fitted = fitting(
  (file) => fitLetters(file, standsAlone),
  (file) => fitClues(file, { isOnce: false }),
  fitAlone,
);

function wordsOf(file: CrosswordFile) {
  const { width, cells, lists } = completed(file);
  return lists.flatMap(({ direction, clues }) =>
    clues.map(({ number, text, cells: word }) => ({
      direction,
      number,
      clue: text,
      answer: word.map((at) => cells[at]!.solution!).join(''),
      row: Math.floor(word[0]! / width),
      col: word[0]! % width,
    })),
  );
}

export function writeReactCrossword(file: CrosswordFile): string {
  const all: Record<'across' | 'down', Record<string, unknown>> = { across: {}, down: {} };
  for (const { direction, number, ...word } of wordsOf(file)) all[direction as 'across' | 'down'][number] = word;
  return `${JSON.stringify(all)}\n`;
}

export function writeLayoutJson(file: CrosswordFile): string {
  const result = wordsOf(file).map(({ direction, number, clue, answer, row, col }) => ({
    clue,
    answer,
    startx: col + 1,
    starty: row + 1,
    orientation: direction,
    position: Number(number),
  }));
  return `${JSON.stringify({ rows: file.height, cols: file.width, result })}\n`;
}
