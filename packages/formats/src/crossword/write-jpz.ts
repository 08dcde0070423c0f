import { fail, succeed, type Result } from '@kumiki/core';
import {
  type CrosswordFeature,
  type CrosswordFile,
  type CrosswordLoss,
  type CrosswordWriteProblem,
  type FileCell,
  type FileClue,
  type FileWord,
} from '@kumiki/core/crossword';
import { fitCrosswordFile, fitGroups, headFinder, runsOf, wordKey, wordSplitter } from '@kumiki/core/crossword/files';
import type { CrosswordPuzzle } from '@kumiki/core/crossword/rules';
import { strToU8, zipSync } from 'fflate';
import { encodeAttribute } from '../xml/entities.ts';
import { xmlOfHtml } from './clue-html.ts';
import { firstNumber, linkedParts } from './jpz-links.ts';
import { directionOf, pictureFormats } from './read-jpz.ts';

const carries: readonly CrosswordFeature[] = [
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
];

export type WrittenJpz<Z extends boolean = boolean> = {
  /** Bytes of a zip, or the text of the XML. */
  readonly content: Z extends true ? Uint8Array : string;
  readonly lost: readonly CrosswordLoss[];
  /** What `readJpz` reads of it. */
  readonly file: CrosswordFile;
};

/**
 * A file or a game as `.jpz`, which `readJpz` reads back to `file`: XML, or with `zip` a zip with it, always of the same
 * bytes. What the format has no place for is refused and named; with `lossy` it is left out, and listed.
 */
export function writeJpz<Z extends boolean = false>(
  crossword: CrosswordFile | CrosswordPuzzle,
  { lossy = false, zip }: { readonly lossy?: boolean; readonly zip?: Z } = {},
): Result<WrittenJpz<Z>, 'invalid' | 'cannot-carry', CrosswordWriteProblem> {
  const fitted = fitCrosswordFile(crossword, carries, fitJpz);
  if (!fitted.ok) return fitted;
  const { file, lost } = fitted.value;
  if (lost.length > 0 && !lossy) return fail('cannot-carry', { lost, problems: [] });
  const xml = xmlOf(file);
  // The first moment that a zip knows: no clock.
  const content = zip ? zipSync({ 'puzzle.jpz': [strToU8(xml), { mtime: '1980-01-01T12:00:00' }] }) : xml;
  return succeed({ content: content as WrittenJpz<Z>['content'], lost, file });
}

const NO_XML = /[\uFFFE\uFFFF]/g;

/** Made to fit: characters that XML has, markup that is well-formed, lists whose direction shows. */
function fitJpz(file: CrosswordFile): { readonly file: CrosswordFile; readonly lost: readonly CrosswordLoss[] } {
  const lost = new Set<CrosswordLoss['code']>();
  const whole = JSON.stringify(file);
  if (NO_XML.test(whole)) lost.add('text');
  const now = lost.size > 0 ? (JSON.parse(whole.replaceAll(NO_XML, '\uFFFD')) as CrosswordFile) : file;
  const { split } = runsByWord(now);
  const lists = now.lists.map((list) => {
    const clues = list.clues.map((told): FileClue => {
      // Cells that run through several words link them.
      const words = split(told.cells);
      if (words) lost.add('clue-cells');
      const clue = words ? { ...told, cells: words[0]!.cells } : told;
      if (clue.markup === undefined || xmlOfHtml(clue.markup) !== undefined) return clue;
      lost.add('markup');
      const { markup: _, ...plain } = clue;
      return plain;
    });
    if (directionOf(list.title, clues, now.width) === list.direction) return { ...list, clues };
    lost.add('clue-lists');
    if (list.direction !== 'other')
      return { title: list.direction === 'across' ? 'Across' : 'Down', direction: list.direction, clues };
    const title = /^(?:across|down)$/i.test(list.title) ? 'Clues' : list.title;
    return { title, direction: directionOf(title, clues, now.width), clues };
  });
  const cells = now.cells.map((cell): FileCell => {
    if (cell.image === undefined || formatOf(cell.image) !== undefined) return cell;
    lost.add('images');
    const { image: _, ...rest } = cell;
    return rest;
  });
  const dressed = { ...now, cells, lists };
  const fitted = fitGroups((of) => {
    const linkOf = linker(of);
    return (group) => linkOf(group) !== undefined;
  })(dressed);
  return { file: fitted.file, lost: [...[...lost].map((code) => ({ code })), ...fitted.lost] };
}

/** The name of a picture's format; undefined of one that the format does not have. */
function formatOf(image: string): string | undefined {
  return [...pictureFormats].find(([, type]) => image.startsWith(`data:image/${type};`))?.[0];
}

/** The clue of a group, all cells that it speaks for, and the clues of its other words. */
interface Link {
  readonly head: FileClue;
  readonly cells: readonly number[];
  readonly others: ReadonlySet<FileClue>;
}

/** How groups are written: undefined for one that would not be read as it is meant. */
function linker(file: CrosswordFile): (group: readonly FileWord[]) => Link | undefined {
  const runs = runsByWord(file);
  const headOf = headFinder(file);
  const clued = new Map<string, { readonly title: string; readonly clue: FileClue }[]>();
  for (const { title, direction, clues } of file.lists)
    for (const clue of clues) {
      const key = `${direction} ${clue.cells.join()}`;
      const before = clued.get(key);
      if (before) before.push({ title, clue });
      else clued.set(key, [{ title, clue }]);
    }
  return (group) => {
    const words = group.flatMap((word) => runs.get(wordKey(word)) ?? []);
    const head = headOf(group);
    const cells = words.flatMap((word) => word.cells);
    const split = runs.split(cells);
    const isSame = split?.length === group.length && split.every((word, nth) => keyOf(word) === keyOf(words[nth]!));
    if (!head || !isSame || head.cells.join() !== words[0]!.cells.join() || firstNumber(head.number) !== head.number)
      return undefined;
    const others = new Set<FileClue>();
    const partOf = linkedParts(words, file.cells);
    for (const own of words.slice(1))
      for (const { title, clue } of clued.get(`${own.direction} ${own.cells.join()}`) ?? []) {
        if (partOf(clue.number, title) !== own) return undefined;
        others.add(clue);
      }
    return { head, cells, others };
  };
}

function keyOf({ direction, cells }: ReturnType<typeof runsOf>[number]): string {
  return wordKey({ direction, cell: cells[0]! });
}

/** The runs of a file by their word, and how cells are told apart into them. */
function runsByWord(file: CrosswordFile) {
  const split = wordSplitter(file);
  const runs = new Map(runsOf(file).map((run) => [keyOf(run), run]));
  return { get: (key: string) => runs.get(key), split: (cells: readonly number[]) => split(cells) };
}

function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content?: string,
): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${encodeAttribute(String(value))}"`,
  );
  return content === undefined ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`;
}

function xmlOf(file: CrosswordFile): string {
  const { width, height, cells } = file;
  const meta = (
    [
      ['title', file.title],
      ['creator', file.author],
      ['copyright', file.copyright],
      ['description', file.notes],
    ] as const
  ).flatMap(([name, said]) => (said === undefined ? [] : [`      ${tag(name, {}, encodeAttribute(said))}`]));
  const linkOf = linker(file);
  const links = (file.groups ?? []).flatMap((group) => linkOf(group) ?? []);
  const through = new Map(links.map(({ head, cells: own }) => [head, own]));
  const headOf = new Map(links.flatMap(({ head, others }) => [...others].map((clue) => [clue, head] as const)));
  const ids = new Map<FileClue, number>();
  for (const { clues } of file.lists) for (const clue of clues) if (!headOf.has(clue)) ids.set(clue, ids.size + 1);
  const words = [...ids].map(([clue, id]) => `      ${wordOf(through.get(clue) ?? clue.cells, id, width)}`);
  const lists = file.lists.map(({ title, clues }) => [
    '      <clues>',
    `        ${tag('title', {}, `<b>${encodeAttribute(title)}</b>`)}`,
    ...clues.map((clue) => {
      const body = clue.markup === undefined ? encodeAttribute(clue.text) : xmlOfHtml(clue.markup)!;
      const head = headOf.get(clue);
      const said = { number: clue.number || undefined, format: clue.enumeration };
      return `        ${tag('clue', { word: ids.get(head ?? clue), ...said, 'is-link': head ? '1' : undefined }, body)}`;
    }),
    '      </clues>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<crossword-compiler xmlns="http://crossword.info/xml/crossword-compiler">',
    '  <rectangular-puzzle xmlns="http://crossword.info/xml/rectangular-puzzle">',
    '    <metadata>',
    ...meta,
    '    </metadata>',
    '    <crossword>',
    `      <grid width="${width}" height="${height}">`,
    ...cells.map((cell, at) => `        ${cellTag(cell, at, file)}`),
    '      </grid>',
    ...words,
    ...lists.flat(),
    '    </crossword>',
    '  </rectangular-puzzle>',
    '</crossword-compiler>',
    '',
  ].join('\n');
}

function cellTag(cell: FileCell, at: number, { width, cells }: CrosswordFile): string {
  const place = { x: (at % width) + 1, y: Math.floor(at / width) + 1 };
  if (cell.kind !== 'open') return tag('cell', { ...place, type: cell.kind });
  const yes = (is: boolean | undefined): string | undefined => (is ? 'true' : undefined);
  const format = cell.image === undefined ? undefined : formatOf(cell.image);
  const picture =
    format === undefined
      ? undefined
      : tag(
          'background-picture',
          { format },
          tag('encoded-image', {}, cell.image!.slice(cell.image!.indexOf(',') + 1)),
        );
  const attributes = {
    ...place,
    solution: cell.solution,
    number: cell.number,
    type: cell.given ? 'clue' : undefined,
    'solve-state': cell.given ? cell.solution : cell.entry,
    'background-shape': cell.circle ? 'circle' : undefined,
    'background-color': cell.shade,
    'right-bar': yes(cell.barRight),
    'bottom-bar': yes(cell.barBelow),
    'top-bar': yes(cells[at - width]?.barBelow),
    'left-bar': yes(at % width > 0 && cells[at - 1]!.barRight),
  };
  return tag('cell', attributes, picture);
}

/** In one tag where its cells lie in a line. */
function wordOf(cells: readonly number[], id: number, width: number): string {
  const place = (at: number): { x: number; y: number } => ({ x: (at % width) + 1, y: Math.floor(at / width) + 1 });
  if (cells.length === 0) return tag('word', { id });
  const [first, last] = [place(cells[0]!), place(cells.at(-1)!)];
  const isLine = (step: number): boolean => cells.every((at, nth) => at === cells[0]! + nth * step);
  if (cells.length > 1 && first.y === last.y && isLine(1))
    return tag('word', { id, x: `${first.x}-${last.x}`, y: first.y });
  if (cells.length > 1 && first.x === last.x && isLine(width))
    return tag('word', { id, x: first.x, y: `${first.y}-${last.y}` });
  return tag('word', { id }, cells.map((at) => tag('cells', place(at))).join(''));
}
