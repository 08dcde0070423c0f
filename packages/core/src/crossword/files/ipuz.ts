import { isCellImage } from '../cell-image.ts';
import { cellText, finishFile } from './check-file.ts';
import {
  crosswordFileLimits as limits,
  type CrosswordFeature,
  type CrosswordFile,
  type FileCell,
  type FileClue,
  type FileClues,
  type FileWord,
  type ReadFile,
} from './crossword-file.ts';
import { isObject, listOf, noteOthers, own, textOf, wholeOf, type JsonObject } from './json-values.ts';
import { fitGroups, groupsOf, headFinder, wordCalled, type ToldGroup } from './linked-words.ts';
import { createNotes, type Notes } from './notes.ts';
import type { Fitted } from './fitting.ts';
import { clueText, htmlToLines, htmlToText, plainLine, textToHtml } from './plain-text.ts';
import { refuse } from './refuse.ts';
import { runFinder } from './standard-entries.ts';

/** Our own field, named as the format asks it of extensions. */
const ANSWER = 'kumiki:answer';
const read = new Set(
  'version kind title author copyright notes date dimensions puzzle solution saved clues block empty styles kumiki:answer'.split(
    ' ',
  ),
);
const clueFields = new Set(['number', 'label', 'clue', 'cells', 'enumeration', 'continued']);
const cellFields = new Set(['cell', 'style', 'value']);
/** Grey, for `highlight`, which names no colour. */
const HIGHLIGHT = '#cccccc';
export const ipuzCarries: readonly CrosswordFeature[] = [
  'void',
  'rebus',
  'partial-solution',
  'no-solution',
  'given',
  'numbers',
  'circles',
  'images',
  'shades',
  'bars',
  'entries',
  'clue-lists',
  'clue-order',
  'clue-cells',
  'linked-clues',
  'markup',
  'enumerations',
  'title',
  'author',
  'copyright',
  'notes',
  'date',
  'answer-word',
];

/** ipuz, versions 1 and 2, kind crossword. Every clue is HTML, titles and notes too. */
export function readIpuz(json: unknown): ReadFile {
  const notes = createNotes();
  if (!isObject(json)) return refuse('malformed', 'An ipuz is an object.');
  const kinds = Array.isArray(json['kind']) ? (json['kind'] as unknown[]) : [textOf(json, 'kind')];
  if (!kinds.some((kind) => typeof kind === 'string' && /crossword/i.test(kind)))
    return refuse('unknown-format', 'The ipuz is of another kind than a crossword.');
  const dimensions = own(json, 'dimensions');
  const [width, height] = ['width', 'height'].map((key) => wholeOf(dimensions, key, 1, 1_000_000));
  if (width === undefined || height === undefined)
    return refuse('malformed', 'dimensions: width and height are wanted, from 1.');
  if (Math.max(width, height) > limits.side) return refuse('too-large', `A side has more than ${limits.side} cells.`);
  const grids = ['puzzle', 'solution', 'saved'].map((key) => gridOf(json, key, width, height));
  const wrong = grids.find((grid) => grid !== undefined && !Array.isArray(grid));
  if (wrong !== undefined && !Array.isArray(wrong)) return refuse('malformed', wrong.message);
  const [puzzle, solution, saved] = grids as (unknown[] | undefined)[];
  if (!puzzle) return refuse('malformed', 'puzzle: the rows of the board are wanted.');

  const signs = { block: textOf(json, 'block') ?? '#', empty: textOf(json, 'empty') ?? '0' };
  const cells = puzzle.map((one) => cellOf(one, signs, own(json, 'styles'), notes));
  const above: [at: number, bar: 'barRight' | 'barBelow'][] = [];
  for (const [at, { sides }] of cells.entries()) {
    const x = at % width;
    if (sides.includes('T') && at >= width) above.push([at - width, 'barBelow']);
    if (sides.includes('L') && x > 0) above.push([at - 1, 'barRight']);
    if (sides.includes('B') && at + width < cells.length) above.push([at, 'barBelow']);
    if (sides.includes('R') && x < width - 1) above.push([at, 'barRight']);
  }
  for (const [at, bar] of above) if (cells[at]!.cell.kind === 'open') cells[at]!.cell[bar] = true;
  for (const [at, { cell, value }] of cells.entries()) {
    if (cell.kind !== 'open') continue;
    const right = contentOf(solution?.[at], undefined) ?? value;
    if (right !== undefined) cell.solution = right;
    if (value !== undefined) cell.given = true;
    const entry = value === undefined ? contentOf(saved?.[at], signs.empty) : undefined;
    if (entry !== undefined) cell.entry = entry;
  }
  const grid = { width, height, cells: cells.map(({ cell }) => cell) };
  noteOthers(json, read, notes);
  const answer = placesOf(own(json, ANSWER), grid, 0);
  const told: ToldGroup[] = [];
  const lists = listsOf(own(json, 'clues'), grid, told, notes);
  if (!Array.isArray(lists)) return lists;
  return finishFile(
    {
      ...grid,
      lists,
      groups: groupsOf(told, { ...grid, lists }, notes),
      title: htmlToText(textOf(json, 'title') ?? ''),
      author: htmlToText(textOf(json, 'author') ?? ''),
      copyright: htmlToText(textOf(json, 'copyright') ?? ''),
      notes: htmlToLines(textOf(json, 'notes') ?? ''),
      date: htmlToText(textOf(json, 'date') ?? ''),
      answerWord: answer && answer.length > 0 ? answer : undefined,
    },
    notes.list(),
  );
}

/** The values of a grid row by row, or what is wrong with it. */
function gridOf(
  json: JsonObject,
  key: string,
  width: number,
  height: number,
): unknown[] | { message: string } | undefined {
  const rows = own(json, key);
  if (rows === undefined || rows === null) return undefined;
  if (!Array.isArray(rows) || rows.length !== height)
    return { message: `${key}: ${height} rows are wanted, as dimensions say.` };
  const ragged = rows.findIndex((row) => !Array.isArray(row) || row.length !== width);
  return ragged < 0 ? rows.flat() : { message: `${key}[${ragged}]: ${width} cells are wanted, as dimensions say.` };
}

type Draft = { -readonly [K in keyof FileCell]: FileCell[K] };
type Signs = { readonly block: string; readonly empty: string };

function cellOf(
  one: unknown,
  signs: Signs,
  styles: unknown,
  notes: Notes,
): { cell: Draft; sides: string; value?: string } {
  const shown = isObject(one) ? own(one, 'cell') : one;
  const sign = typeof shown === 'number' ? String(shown) : shown;
  if (sign === null || (isObject(one) && sign === undefined && Object.keys(one).length === 0))
    return { cell: { kind: 'void' }, sides: '' };
  const named = own(one, 'style');
  const style = typeof named === 'string' ? own(styles, named) : named;
  const sides = (textOf(style, 'barred') ?? '').toUpperCase();
  if (sign === signs.block) return { cell: { kind: 'block' }, sides };
  const cell: Draft = { kind: 'open' };
  const label = typeof sign === 'string' && sign !== signs.empty ? plainLine(sign) : '';
  if (label !== '') cell.number = label;
  const shade = colourOf(textOf(style, 'color')) ?? (own(style, 'highlight') === true ? HIGHLIGHT : undefined);
  if (own(style, 'shapebg') === 'circle') cell.circle = true;
  if (shade !== undefined) cell.shade = shade;
  const image = textOf(style, 'imagebg');
  if (image !== undefined && isCellImage(image)) cell.image = image;
  else if (image !== undefined) notes.add('style', 'A picture that is not in the file itself is left out.');
  if (isObject(style)) {
    const unknown = Object.keys(style).filter(
      (key) => !['shapebg', 'barred', 'color', 'highlight', 'imagebg'].includes(key),
    );
    if (unknown.length > 0)
      notes.add('style', `A style has ${plainLine(unknown.slice(0, 5).join(', ').slice(0, 100))}, which is left out.`);
  }
  noteOthers(one, cellFields, notes);
  const value = contentOf(own(one, 'value'), undefined);
  return { cell, sides, ...(value === undefined ? {} : { value }) };
}

/** `#rrggbb` of what is written with three or six hexadecimal digits. */
function colourOf(written: string | undefined): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(written ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits}`;
}

function contentOf(one: unknown, empty: string | undefined): string | undefined {
  const value = isObject(one) ? own(one, 'value') : one;
  if (value === 0) return undefined;
  const written = typeof value === 'number' ? String(value) : value;
  return typeof written === 'string' && written !== empty ? cellText(written.slice(0, limits.cell)) : undefined;
}

type Grid = Pick<CrosswordFile, 'width' | 'height' | 'cells'>;

function listsOf(clues: unknown, grid: Grid, told: ToldGroup[], notes: Notes): FileClues[] | ReturnType<typeof refuse> {
  if (!isObject(clues)) return [];
  const find = runFinder(grid);
  // Pairs are counted from 1, but not in all files.
  const base = hasZero(clues) ? 0 : 1;
  const lists: FileClues[] = [];
  let count = 0;
  for (const [key, inside] of Object.entries(clues)) {
    if (!Array.isArray(inside)) continue;
    count += inside.length;
    if (count > limits.clues) return refuse('too-large', `There are more than ${limits.clues} clues.`);
    const colon = key.indexOf(':');
    const name = colon < 0 ? key : key.slice(0, colon);
    const direction = /^across$/i.test(name.trim()) ? 'across' : /^down$/i.test(name.trim()) ? 'down' : 'other';
    const title = plainLine(htmlToText(colon < 0 ? key : key.slice(colon + 1))) || plainLine(name) || 'Clues';
    const numbered = inside.map((one) => {
      const clue = clueOf(one, direction, grid, base, find, notes);
      const linked = linkedBy(one, direction, clue, find);
      if (linked) told.push(linked);
      return clue;
    });
    lists.push({ title, direction, clues: numbered });
  }
  return lists;
}

function clueOf(
  one: unknown,
  direction: FileClues['direction'],
  grid: Grid,
  base: number,
  find: ReturnType<typeof runFinder>,
  notes: Notes,
): FileClue {
  const [first, second] = Array.isArray(one)
    ? (one as unknown[])
    : [own(one, 'number') ?? own(one, 'label'), own(one, 'clue')];
  const written = typeof one === 'string' ? one : typeof second === 'string' ? second : '';
  const number = numberOf(Array.isArray(first) ? first[0] : first);
  noteOthers(one, clueFields, notes);
  const listed = placesOf(own(one, 'cells'), grid, base);
  if (own(one, 'cells') !== undefined && listed === undefined)
    notes.add('clue-cells', `Clue ${number} names cells that are none.`);
  const enumeration = plainLine((textOf(one, 'enumeration') ?? '').slice(0, limits.cell));
  return {
    number,
    ...clueText(written),
    cells: listed ?? find(direction, number),
    ...(enumeration === '' ? {} : { enumeration }),
  };
}

function numberOf(written: unknown): string {
  return typeof written === 'number' || typeof written === 'string'
    ? plainLine(String(written).slice(0, limits.number))
    : '';
}

/**
 * The words that a clue goes on in, after its own: numbers behind its first (`number: [1, 5]`), or `continued`, a list of numbers
 * or of `{ number, direction }`. Without a direction it is the clue's own, where a word starts there that way.
 */
function linkedBy(
  one: unknown,
  direction: FileClues['direction'],
  clue: FileClue,
  find: ReturnType<typeof runFinder>,
): ToldGroup | undefined {
  const number = Array.isArray(one) ? (one as unknown[])[0] : (own(one, 'number') ?? own(one, 'label'));
  const more = [...(Array.isArray(number) ? number.slice(1) : []), ...(listOf(one, 'continued') ?? [])];
  if (more.length === 0) return undefined;
  const [cell] = clue.cells;
  if (direction === 'other' || cell === undefined) return [undefined];
  const linked = more.map((to): FileWord | undefined => {
    const said = textOf(to, 'direction') ?? '';
    const wanted = /^across/i.test(said) ? 'across' : /^down/i.test(said) ? 'down' : undefined;
    const called = numberOf(isObject(to) ? (own(to, 'number') ?? own(to, 'label')) : to);
    return wordCalled(find, called, wanted, direction);
  });
  return [{ direction, cell }, ...linked];
}

function hasZero(clues: JsonObject): boolean {
  const all = Object.values(clues).flatMap((inside) => (Array.isArray(inside) ? (inside as unknown[]) : []));
  return all.some((one) =>
    (listOf(one, 'cells') ?? []).some((pair) => Array.isArray(pair) && (pair[0] === 0 || pair[1] === 0)),
  );
}

/** Cells from pairs of column and row; undefined where one is not an open cell of the board. */
function placesOf(pairs: unknown, { width, height, cells }: Grid, base: number): number[] | undefined {
  if (!Array.isArray(pairs) || pairs.length > limits.side * limits.side) return undefined;
  const places = pairs.map((pair: unknown) => {
    const [x, y] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (typeof x !== 'number' || typeof y !== 'number' || x - base >= width || y - base >= height) return -1;
    return Number.isInteger(x) && Number.isInteger(y) && x >= base ? (y - base) * width + x - base : -1;
  });
  return places.every((at) => cells[at]?.kind === 'open') ? places : undefined;
}

/** Words are called by their numbers; the first of a group has its clue in its list, once. */
export const fitIpuz: (file: CrosswordFile) => Fitted = fitGroups((file) => {
  const find = runFinder(file);
  const headOf = headFinder(file);
  return (group) =>
    headOf(group) !== undefined &&
    group.slice(1).every(({ direction, cell }) => {
      const { number } = file.cells[cell]!;
      return number !== undefined && find(direction, number)[0] === cell;
    });
});

/** ipuz 2. A board of our own answer word has it in a field `kumiki:answer`, as pairs from 0. */
export function writeIpuz(file: CrosswordFile): string {
  const { width, height, cells } = file;
  const numbers = new Set(cells.map(({ number }) => number));
  const written = new Set(cells.map(({ entry }) => entry));
  const unused = (signs: readonly string[]): string => signs.find((sign) => !numbers.has(sign) && !written.has(sign))!;
  const empty = unused(['0', '_', ...Array.from({ length: cells.length + 1 }, (_, at) => `~${at}`)]);
  const block = unused(['#', '■', ...Array.from({ length: cells.length + 1 }, (_, at) => `##${at}`)]);
  const rows = (of: (cell: FileCell) => unknown): unknown[] =>
    Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width).map(of));
  const special =
    (value: unknown) =>
    ({ kind }: FileCell): unknown =>
      kind === 'open' ? value : kind === 'block' ? block : null;
  const pair = (at: number, base: number): [number, number] => [(at % width) + base, Math.floor(at / width) + base];
  const find = runFinder(file);
  const headOf = headFinder(file);
  const linked = new Map((file.groups ?? []).map((group) => [headOf(group), group.slice(1)]));
  const clues = file.lists.map(({ title, direction, clues: inside }, nth): [string, unknown] => {
    const name = direction === 'across' ? 'Across' : direction === 'down' ? 'Down' : `Clues${nth}`;
    const key = title === name && !title.includes(':') ? name : `${name}:${textToHtml(title)}`;
    return [
      key,
      inside.map((clue) => {
        const { number, text, markup, cells: word, enumeration } = clue;
        const label = labelOf(number);
        const body = markup ?? textToHtml(text);
        const isUsual = find(direction, number).join() === word.join();
        const more = linked.get(clue);
        if (isUsual && enumeration === undefined && more === undefined) return [label, body];
        const listed = isUsual ? {} : { cells: word.map((at) => pair(at, 1)) };
        return {
          number: label,
          clue: body,
          ...listed,
          ...(enumeration === undefined ? {} : { enumeration }),
          ...(more === undefined ? {} : { continued: more.map((to) => linkTo(to, cells)) }),
        };
      }),
    ];
  });
  const content = {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/crossword#1'],
    ...Object.fromEntries(
      (['title', 'author', 'copyright', 'notes', 'date'] as const).flatMap((key) => {
        const said = file[key];
        return said === undefined ? [] : [[key, textToHtml(said)]];
      }),
    ),
    dimensions: { width, height },
    ...(empty === '0' ? {} : { empty }),
    ...(block === '#' ? {} : { block }),
    puzzle: rows((cell) => puzzleCell(cell, empty, special)),
    ...(cells.some(({ solution }) => solution !== undefined)
      ? { solution: rows((cell) => special(cell.solution ?? null)(cell)) }
      : {}),
    ...(cells.some(({ entry }) => entry !== undefined)
      ? { saved: rows((cell) => special(cell.entry ?? empty)(cell)) }
      : {}),
    clues: Object.fromEntries(distinct(clues)),
    ...(file.answerWord ? { [ANSWER]: file.answerWord.map((at) => pair(at, 0)) } : {}),
  };
  return `${JSON.stringify(content)}\n`;
}

function labelOf(number: string): number | string {
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : number;
}

function linkTo({ direction, cell }: FileWord, cells: CrosswordFile['cells']): object {
  return { number: labelOf(cells[cell]!.number!), direction: direction === 'across' ? 'Across' : 'Down' };
}

function puzzleCell(cell: FileCell, empty: string, special: (value: unknown) => (cell: FileCell) => unknown): unknown {
  if (cell.kind !== 'open') return special(null)(cell);
  const sign = cell.number ?? empty;
  const shown = /^(?:0|[1-9]\d{0,8})$/.test(sign) ? Number(sign) : sign;
  const barred = `${cell.barRight ? 'R' : ''}${cell.barBelow ? 'B' : ''}`;
  const style = {
    ...(cell.circle ? { shapebg: 'circle' } : {}),
    ...(cell.image === undefined ? {} : { imagebg: cell.image }),
    ...(cell.shade === undefined ? {} : { color: cell.shade }),
    ...(barred === '' ? {} : { barred }),
  };
  const hasStyle = Object.keys(style).length > 0;
  if (!hasStyle && !cell.given) return shown;
  return { cell: shown, ...(hasStyle ? { style } : {}), ...(cell.given ? { value: cell.solution } : {}) };
}

/** Lists of one name keep apart: names before the colon may differ in their blanks. */
function distinct(lists: readonly [string, unknown][]): [string, unknown][] {
  const seen = new Set<string>();
  return lists.map(([key, value]) => {
    let [name = '', ...title] = key.split(':');
    const rest = title.length > 0 ? title.join(':') : name;
    while (seen.has(`${name}:${rest}`)) name += ' ';
    seen.add(`${name}:${rest}`);
    return [name === key ? key : `${name}:${rest}`, value];
  });
}
