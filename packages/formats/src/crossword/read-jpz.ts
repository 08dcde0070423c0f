import { fail, succeed, type Failure, type Result } from '@kumiki/core';
import type { CrosswordFile, CrosswordFileNote, FileCell, FileClue, FileClues } from '@kumiki/core/crossword';
import {
  cellText,
  clueFromHtml,
  createCrosswordNotes,
  decode1252,
  decodeUtf8,
  finishCrosswordFile,
  groupsOf,
  htmlToText,
  isCellImage,
  plainLine,
  plainLines,
  type CrosswordNotes,
  type ToldGroup,
} from '@kumiki/core/crossword/files';
import type { CrosswordMove, CrosswordPuzzle } from '@kumiki/core/crossword/rules';
import type { FileProblem, FileReason } from '../file-problem.ts';
import { readXml, type XmlElement } from '../xml/read-xml.ts';
import { htmlOf, localName } from './clue-html.ts';
import { firstNumber, linksOf } from './jpz-links.ts';
import { isZip, openZip } from './open-zip.ts';

export type JpzContent = {
  readonly format: 'jpz';
  readonly file: CrosswordFile;
  readonly puzzle?: CrosswordPuzzle;
  readonly progress?: readonly CrosswordMove[];
  readonly notes: readonly CrosswordFileNote[];
};
type Refused = Failure<FileReason, FileProblem>;

const MOST_SIDE = 255;
/** Cells that the words of a file may have in all: four times what a full board of the largest size has. */
const MOST_WORD_CELLS = 600_000;

/**
 * The puzzle of a `.jpz` of Crossword Compiler: its XML, plain or in a zip, with or without namespaces. As `readCrossword` of
 * the core does it: `file` holds what the file says, `puzzle` the game where it can hold that, `notes` what is left out.
 *
 * Never throws; document types and entities of a file's own are refused, and a zip that inflates without end is left in
 * time. The puzzles in files belong to their authors.
 *
 * @param input the bytes of the file, or the text of its XML.
 */
export function readJpz(input: string | Uint8Array): Result<JpzContent, FileReason, FileProblem> {
  const text = typeof input === 'string' ? succeed(input) : textOf(input);
  if (!text.ok) return text;
  if (
    !text.value
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('<')
  )
    return fail('unknown-format', { line: 1, message: 'A .jpz is XML, or a zip with XML in it.' });
  const read = readXml(text.value);
  if (!read.ok) return read;
  const puzzle = find(read.value, 'rectangular-puzzle');
  const board = puzzle && childrenOf(puzzle).find((child) => find(child, 'grid', 1));
  const grid = board && find(board, 'grid', 1);
  if (!grid) {
    const message = `There is no <rectangular-puzzle> with a <grid> in <${read.value.name}>.`;
    return fail('unknown-format', { line: read.value.line, message });
  }
  const notes = createCrosswordNotes();
  const cells = cellsOf(grid, notes);
  if ('ok' in cells) return cells;
  const told: ToldGroup[] = [];
  const lists = listsOf(board, cells, told, notes);
  if ('ok' in lists) return lists;
  const metadata = find(puzzle, 'metadata', 1);
  // Some files say it with the settings of the program that showed them.
  const settings = childrenOf(read.value).find((child) => localName(child) === 'applet-settings');
  const said = (name: string, at = metadata): XmlElement | undefined => (at ? find(at, name, 1) : undefined);
  const line = (name: string): string =>
    [said(name), said(name, settings)].map((element) => (element ? htmlToText(htmlOf(element)) : '')).find(Boolean) ??
    '';
  const completion = settings && find(settings, 'completion', 1);
  if (completion) notes.add('property', 'What is said of a solved puzzle is left out.', { line: completion.line });
  const description = said('description');
  for (const child of metadata ? childrenOf(metadata) : [])
    if (!['title', 'creator', 'copyright', 'description'].includes(localName(child)))
      notes.add('property', `<${plainLine(child.name.slice(0, 40))}> is left out.`, { line: child.line });
  const finished = finishCrosswordFile(
    {
      ...cells,
      lists,
      groups: groupsOf(told, { ...cells, lists }, notes),
      title: line('title'),
      author: line('creator'),
      copyright: line('copyright'),
      notes: description ? plainLines(allText(description)) : undefined,
    },
    notes.list(),
  );
  if (finished.ok) return succeed({ format: 'jpz', ...finished.value });
  const { reason, detail } = finished;
  return fail(reason === 'needs-formats' ? 'malformed' : reason, {
    line: detail.line ?? grid.line,
    message: detail.message,
  });
}

/** XML says itself in which bytes it is, in ASCII. */
function textOf(bytes: Uint8Array): Result<string, FileReason, FileProblem> {
  const opened = isZip(bytes) ? openZip(bytes) : succeed(bytes);
  if (!opened.ok) return opened;
  const xml = opened.value;
  const head = decode1252(xml.subarray(0, 200));
  const encoding = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]{0,100}encoding\s{0,9}=\s{0,9}["']([\w.-]{1,40})["']/
    .exec(head)?.[1]
    ?.toLowerCase();
  if (xml.length > 16_777_216) return fail('too-large', { line: 1, message: 'The file has more than 16 MB.' });
  if (/^(?:iso-8859-1|windows-1252|latin1|us-ascii)$/.test(encoding ?? '')) return succeed(decode1252(xml));
  if (encoding === undefined || encoding === 'utf-8' || encoding === 'utf8') return succeed(decodeUtf8(xml));
  return fail('malformed', { line: 1, message: `The encoding ${encoding} is not read; UTF-8 and ISO-8859-1 are.` });
}

function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** The first element of a name in or at an element, `deep` levels down. */
function find(element: XmlElement, name: string, deep = 8): XmlElement | undefined {
  if (localName(element) === name) return element;
  if (deep === 0) return undefined;
  for (const child of childrenOf(element)) {
    const found = find(child, name, deep - 1);
    if (found) return found;
  }
  return undefined;
}

function allText({ children }: XmlElement): string {
  return children
    .map((child) => (typeof child === 'string' ? child : localName(child) === 'br' ? '\n' : allText(child)))
    .join('');
}

/** From and to of `5` or `2-7`, counted from 1; undefined where it is none within `most`. */
function rangeOf(written: string | undefined, most: number): readonly [number, number] | undefined {
  const [, from, to = from] = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(written ?? '') ?? [];
  const [first, last] = [Number(from), Number(to)];
  return first >= 1 && last >= first && last <= most ? [first, last] : undefined;
}

type Grid = Pick<CrosswordFile, 'width' | 'height' | 'cells'>;
type Draft = { -readonly [K in keyof FileCell]: FileCell[K] };

function cellsOf(grid: XmlElement, notes: CrosswordNotes): Grid | Refused {
  const [width, height] = ['width', 'height'].map((key) =>
    Number(/^\d{1,9}$/.exec(grid.attributes.get(key) ?? '')?.[0] ?? 0),
  ) as [number, number];
  if (width < 1 || height < 1)
    return fail('malformed', { line: grid.line, message: 'width and height of <grid> are wanted, from 1.' });
  if (Math.max(width, height) > MOST_SIDE)
    return fail('too-large', { line: grid.line, message: `A side has more than ${MOST_SIDE} cells.` });
  const cells = Array.from({ length: width * height }, (): Draft => ({ kind: 'void' }));
  const bars: [at: number, bar: 'barRight' | 'barBelow'][] = [];
  for (const element of childrenOf(grid)) {
    if (localName(element) !== 'cell') continue;
    const [xs, ys] = [rangeOf(element.attributes.get('x'), width), rangeOf(element.attributes.get('y'), height)];
    if (!xs || !ys)
      return fail('malformed', { line: element.line, message: 'x and y of <cell> are wanted, within the grid.' });
    // A range is for blocks and voids; letters are given one by one.
    if ((xs[1] - xs[0] + 1) * (ys[1] - ys[0] + 1) > 1 && !/^(?:block|void)$/.test(element.attributes.get('type') ?? ''))
      return fail('malformed', { line: element.line, message: 'A <cell> of several places is a block or a void.' });
    for (let y = ys[0]; y <= ys[1]; y += 1)
      for (let x = xs[0]; x <= xs[1]; x += 1) {
        const at = (y - 1) * width + x - 1;
        cells[at] = cellOf(element, notes, at);
        const has = (side: string): boolean => element.attributes.get(`${side}-bar`) === 'true';
        if (has('left') && x > 1) bars.push([at - 1, 'barRight']);
        if (has('right') && x < width) bars.push([at, 'barRight']);
        if (has('top') && y > 1) bars.push([at - width, 'barBelow']);
        if (has('bottom') && y < height) bars.push([at, 'barBelow']);
        if (bars.length > 4 * cells.length)
          return fail('malformed', { line: element.line, message: 'Cells are told again and again.' });
      }
  }
  for (const [at, bar] of bars) if (cells[at]!.kind === 'open') cells[at]![bar] = true;
  return { width, height, cells };
}

const known = new Set(
  'x y type solution number solve-state background-color background-shape top-bar left-bar right-bar bottom-bar solve-number'.split(
    ' ',
  ),
);

/** Formats of pictures, as the file names them, and in a `data:` address. */
export const pictureFormats: ReadonlyMap<string, string> = new Map([
  ['PNG', 'png'],
  ['GIF', 'gif'],
  ['JPG', 'jpeg'],
]);

/** The picture behind a cell as an address; undefined where there is none, or none that is all there. */
function pictureOf(element: XmlElement, notes: CrosswordNotes, at: number): string | undefined {
  const picture = find(element, 'background-picture', 1);
  if (!picture) return undefined;
  const written = (picture.attributes.get('format') ?? '').toUpperCase();
  const format = pictureFormats.get(written === 'JPEG' ? 'JPG' : written);
  const encoded = find(picture, 'encoded-image', 1);
  const address = `data:image/${format ?? ''};base64,${encoded ? allText(encoded).replaceAll(/\s/g, '') : ''}`;
  if (isCellImage(address)) return address;
  const message = 'A picture that is no PNG, GIF or JPG, too large, or not in the file itself is left out.';
  notes.add('style', message, { cells: [at], line: picture.line });
  return undefined;
}

function cellOf(element: XmlElement, notes: CrosswordNotes, at: number): Draft {
  const { attributes } = element;
  const type = attributes.get('type');
  const odd = [...attributes.keys()].filter((key) => !known.has(key));
  if (odd.length > 0)
    notes.add('style', `${plainLine(odd[0]!.slice(0, 40))} of a cell is left out.`, {
      cells: [at],
      line: element.line,
    });
  const shade = /^#[\da-f]{6}$/.exec(attributes.get('background-color')?.toLowerCase() ?? '')?.[0];
  if (type === 'block' || type === 'void') {
    if (shade !== undefined && shade !== '#000000')
      notes.add('style', 'The colour of a block is left out.', { cells: [at], line: element.line });
    if (find(element, 'background-picture', 1))
      notes.add('style', 'The picture of a block is left out.', { cells: [at], line: element.line });
    return { kind: type };
  }
  const text = (key: string): string | undefined => cellText((attributes.get(key) ?? '').slice(0, 64));
  const state = text('solve-state');
  const solution = text('solution') ?? (type === 'clue' ? state : undefined);
  const isGiven = type === 'clue' && solution !== undefined;
  const number = plainLine((attributes.get('number') ?? '').slice(0, 16));
  const image = pictureOf(element, notes, at);
  return {
    kind: 'open',
    ...(solution === undefined ? {} : { solution }),
    ...(isGiven ? { given: true } : {}),
    ...(number === '' ? {} : { number }),
    ...(attributes.get('background-shape') === 'circle' ? { circle: true } : {}),
    ...(image === undefined ? {} : { image }),
    ...(shade === undefined ? {} : { shade }),
    ...(state === undefined || isGiven ? {} : { entry: state }),
  };
}

function listsOf(board: XmlElement, grid: Grid, told: ToldGroup[], notes: CrosswordNotes): FileClues[] | Refused {
  const words = new Map<string, number[]>();
  let listed = 0;
  for (const element of childrenOf(board)) {
    if (localName(element) !== 'word') continue;
    const cells: number[] = [];
    for (const part of [element, ...childrenOf(element)]) {
      if (part === element ? !part.attributes.has('x') : localName(part) !== 'cells') continue;
      const [xs, ys] = [rangeOf(part.attributes.get('x'), grid.width), rangeOf(part.attributes.get('y'), grid.height)];
      if (!xs || !ys)
        return fail('malformed', {
          line: part.line,
          message: `x and y of <${part.name}> are wanted, within the grid.`,
        });
      listed += (xs[1] - xs[0] + 1) * (ys[1] - ys[0] + 1);
      if (listed > MOST_WORD_CELLS)
        return fail('too-large', { line: part.line, message: `The words have more than ${MOST_WORD_CELLS} cells.` });
      for (let y = ys[0]; y <= ys[1]; y += 1)
        for (let x = xs[0]; x <= xs[1]; x += 1) cells.push((y - 1) * grid.width + x - 1);
    }
    const isOpen = cells.every((at) => grid.cells[at]!.kind === 'open');
    if (!isOpen)
      notes.add('clue-cells', 'A word lies on cells that are not open; it is left out.', { line: element.line });
    words.set(element.attributes.get('id') ?? '', isOpen ? cells : []);
  }
  const lists: FileClues[] = [];
  const linkOf = linksOf(grid);
  for (const element of childrenOf(board)) {
    if (localName(element) !== 'clues') continue;
    const titled = find(element, 'title', 1);
    const title = (titled ? htmlToText(htmlOf(titled)) : '') || 'Clues';
    const clues = childrenOf(element)
      .filter((child) => localName(child) === 'clue')
      .map((clue) => {
        const read = clueOf(clue, words, notes);
        const linked = linkOf(read.cells);
        if (!linked) return read;
        if (!clue.attributes.has('is-link')) {
          told.push(linked.group);
          return { ...read, number: firstNumber(read.number), cells: linked.first };
        }
        const own = linked.partOf(read.number, title);
        if (!own) notes.add('clue-cells', 'A clue is for none of the words that it is linked to.', { line: clue.line });
        return { ...read, cells: own?.cells ?? [] };
      });
    listed += clues.reduce((sum, { cells }) => sum + cells.length, 0);
    if (listed > 2 * MOST_WORD_CELLS)
      return fail('too-large', { line: element.line, message: 'The clues have too many cells.' });
    lists.push({ title, direction: directionOf(title, clues, grid.width), clues });
  }
  return lists;
}

function clueOf(element: XmlElement, words: ReadonlyMap<string, number[]>, notes: CrosswordNotes): FileClue {
  const { attributes, line } = element;
  const enumeration = plainLine((attributes.get('format') ?? '').slice(0, 64));
  const cells = words.get(attributes.get('word') ?? '');
  if (cells === undefined) notes.add('clue-cells', 'A clue names no word of the file.', { line });
  if (attributes.has('citation')) notes.add('annotation', 'The citation of a clue is left out.', { line });
  return {
    number: plainLine((attributes.get('number') ?? '').slice(0, 16)),
    ...clueFromHtml(htmlOf(element)),
    cells: cells ?? [],
    ...(enumeration === '' ? {} : { enumeration }),
  };
}

/** By the title in English, or by how the words lie: the format does not say. */
export function directionOf(title: string, clues: readonly FileClue[], width: number): FileClues['direction'] {
  if (/^across$/i.test(title)) return 'across';
  if (/^down$/i.test(title)) return 'down';
  const steps = new Set(clues.flatMap(({ cells }) => cells.slice(1).map((at, nth) => at - cells[nth]!)));
  const [step] = steps;
  if (steps.size !== 1 || clues.some(({ cells }) => cells.length < 2)) return 'other';
  const isInRow = clues.every(({ cells }) => Math.floor(cells[0]! / width) === Math.floor(cells.at(-1)! / width));
  // In a board one cell wide, a step down is as long as one to the right.
  return step === 1 && isInRow ? 'across' : step === width ? 'down' : 'other';
}
