import { graphemes } from '../graphemes.ts';
import { cellText, finishFile } from './check-file.ts';
import {
  crosswordFileLimits as limits,
  type CrosswordFeature,
  type CrosswordFile,
  type FileWord,
  type ReadFile,
} from './crossword-file.ts';
import { completed, mapClues, without } from './features.ts';
import { fitAlone, fitClues, fitLetters, fitting, standsAlone, type Fitted } from './fitting.ts';
import { isObject, listOf, noteOthers, own, textOf, wholeOf } from './json-values.ts';
import { fitGroups, groupsOf, wordKey } from './linked-words.ts';
import { createNotes } from './notes.ts';
import { clueText, plainLine, textToHtml } from './plain-text.ts';
import { placeWords, type PlacedWord } from './placed-words.ts';
import { refuse } from './refuse.ts';

export const guardianCarries: readonly CrosswordFeature[] = [
  'no-solution',
  'clue-order',
  'linked-clues',
  'markup',
  'enumerations',
  'title',
  'author',
];
const known = new Set(['name', 'creator', 'entries', 'dimensions', 'solutionAvailable']);
const entryFields = new Set(
  'id number humanNumber clue direction length group position separatorLocations solution'.split(' '),
);

/** The JSON of the Guardian's crosswords, that of mycrossword too: a list of entries with places. Clues are HTML. */
export function readGuardian(json: unknown): ReadFile {
  const notes = createNotes();
  const entries = listOf(json, 'entries') ?? [];
  const dimensions = own(json, 'dimensions');
  const [width, height] = [wholeOf(dimensions, 'cols', 1, limits.side), wholeOf(dimensions, 'rows', 1, limits.side)];
  if (width === undefined || height === undefined)
    return refuse('malformed', `dimensions: cols and rows are wanted, 1 … ${limits.side}.`);
  if (entries.length > limits.clues) return refuse('too-large', `There are more than ${limits.clues} entries.`);
  noteOthers(json, known, notes);
  const words: PlacedWord[] = [];
  const named = new Map<string, FileWord>();
  const told: (readonly string[])[] = [];
  const others = new Set<string>();
  for (const [nth, entry] of entries.entries()) {
    noteOthers(entry, entryFields, notes);
    const position = own(entry, 'position');
    const [x, y] = [wholeOf(position, 'x', 0, width - 1), wholeOf(position, 'y', 0, height - 1)];
    const length = wholeOf(entry, 'length', 1, limits.side);
    const direction = own(entry, 'direction');
    if (x === undefined || y === undefined || length === undefined || (direction !== 'across' && direction !== 'down'))
      return refuse('malformed', `entries[${nth}]: position, length and direction are wanted, within the board.`);
    const id = textOf(entry, 'id') ?? `${textOf(entry, 'number') ?? ''}-${direction}`;
    const group = (listOf(entry, 'group') ?? []).map((one) => (typeof one === 'string' ? one : ''));
    // Each of them has it; the first one's counts.
    if (group.length > 1 && (group[0] !== id || named.has(id))) others.add(group.join('\n'));
    else if (group.length > 1) told.push(group);
    if (!named.has(id)) named.set(id, { direction, cell: y * width + x });
    const enumeration = enumerationOf(own(entry, 'separatorLocations'), length);
    const solution = textOf(entry, 'solution');
    words.push({
      row: y,
      column: x,
      direction,
      length,
      number: plainLine((textOf(entry, 'number') ?? '').slice(0, limits.number)),
      ...(solution
        ? { letters: graphemes(solution.slice(0, limits.side * limits.cell)).map((one) => cellText(one) ?? '') }
        : {}),
      ...clueText(textOf(entry, 'clue') ?? ''),
      ...(enumeration === undefined ? {} : { enumeration }),
    });
  }
  const placed = placeWords(words, { width, height }, notes);
  if (!placed.ok) return placed;
  const groups = told.map((group) => group.map((one) => named.get(one)));
  for (const group of told) others.delete(group.join('\n'));
  if (others.size > 0) notes.add('linked-clues', 'Entries are in a group that its first one does not have.');
  return finishFile(
    {
      ...placed.value,
      groups: groupsOf(groups, placed.value, notes),
      title: plainLine(textOf(json, 'name') ?? ''),
      author: plainLine(textOf(own(json, 'creator'), 'name') ?? ''),
    },
    notes.list(),
  );
}

/** `3,4-2` from `{ ",": [3], "-": [7] }` of nine letters. */
function enumerationOf(separators: unknown, length: number): string | undefined {
  if (!isObject(separators)) return undefined;
  const ends = Object.entries(separators)
    .flatMap(([sign, places]) =>
      Array.isArray(places) && /^[,\-' ]$/.test(sign)
        ? places.slice(0, limits.side).map((at: unknown) => ({ sign, at }))
        : [],
    )
    .filter(
      (one): one is { sign: string; at: number } =>
        typeof one.at === 'number' && Number.isInteger(one.at) && one.at > 0 && one.at < length,
    )
    .toSorted((a, b) => a.at - b.at);
  let from = 0;
  let text = '';
  for (const { sign, at } of ends) {
    if (at === from) continue;
    text += `${at - from}${sign}`;
    from = at;
  }
  return text === '' ? undefined : (text + String(length - from)).slice(0, limits.cell);
}

function separatorsOf(enumeration: string, length: number): Record<string, number[]> | undefined {
  const separators: Record<string, number[]> = {};
  let at = 0;
  for (const part of enumeration.matchAll(/(\d{1,3})([,\-' ]?)/g)) {
    at += Number(part[1]);
    const sign = part[2]!;
    if (sign !== '') (separators[sign] ??= []).push(at);
  }
  return enumerationOf(separators, length) === enumeration ? separators : undefined;
}

function fitEnumerations(file: CrosswordFile): Fitted {
  let isLess = false;
  const fitted = mapClues(file, (clue) => {
    if (clue.enumeration === undefined || separatorsOf(clue.enumeration, clue.cells.length) !== undefined) return clue;
    isLess = true;
    return without(clue, 'enumeration');
  });
  return isLess ? { file: fitted, lost: [{ code: 'enumerations' }] } : { file, lost: [] };
}

/** Makes a file fit whose features the format carries: clues that have words, lengths that add up. */
export const fitGuardian: (file: CrosswordFile) => Fitted = fitting(
  (file) => fitLetters(file, standsAlone),
  (file) => fitClues(file, { isOnce: false }),
  fitAlone,
  fitEnumerations,
  fitGroups(() => () => true),
);

export function writeGuardian(file: CrosswordFile): string {
  const { width, height, cells } = file;
  const idOf = ({ direction, cell }: FileWord): string => `${cells[cell]!.number ?? ''}-${direction}`;
  const groups = new Map(
    (file.groups ?? []).flatMap((group) => group.map((word) => [wordKey(word), group.map(idOf)] as const)),
  );
  const entries = completed(file).lists.flatMap(({ direction, clues }) =>
    clues.map(({ number, text, markup, cells: word, enumeration }) => {
      const id = `${number}-${direction}`;
      const group = groups.get(wordKey({ direction: direction === 'down' ? 'down' : 'across', cell: word[0]! })) ?? [
        id,
      ];
      const letters = word.map((at) => cells[at]!.solution);
      return {
        id,
        number: Number(number),
        humanNumber: group[0] === id ? group.map((one) => one.split('-')[0]).join(',') : number,
        clue: markup ?? textToHtml(text),
        direction,
        length: word.length,
        group,
        position: { x: word[0]! % width, y: Math.floor(word[0]! / width) },
        separatorLocations: enumeration === undefined ? {} : separatorsOf(enumeration, word.length)!,
        ...(letters.includes(undefined) ? {} : { solution: letters.join('') }),
      };
    }),
  );
  const content = {
    ...(file.title === undefined ? {} : { name: file.title }),
    ...(file.author === undefined ? {} : { creator: { name: file.author } }),
    dimensions: { cols: width, rows: height },
    entries,
  };
  return `${JSON.stringify(content)}\n`;
}
