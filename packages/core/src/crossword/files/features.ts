// What a file uses, and the same file without it: writers say what a format carries, and the rest is named.
import { countGraphemes, graphemes } from '../graphemes.ts';
import {
  metaKeys,
  type CrosswordFeature,
  type CrosswordFile,
  type CrosswordLoss,
  type FileCell,
  type FileClue,
  type FileClues,
} from './crossword-file.ts';
import { runFinder, runsOf, usualNumbers, withUsualNumbers } from './standard-entries.ts';

type Found = boolean | readonly number[];
type Feature = {
  readonly find: (file: CrosswordFile) => Found;
  readonly without: (file: CrosswordFile) => CrosswordFile;
};

function cellsWith(test: (cell: FileCell) => unknown): Feature['find'] {
  return ({ cells }) => cells.flatMap((cell, at) => (test(cell) ? [at] : []));
}

function omitting(...keys: (keyof FileCell)[]): Feature['without'] {
  return (file) => ({ ...file, cells: file.cells.map((cell) => without(cell, ...keys)) });
}

function cellFeature(...keys: (keyof FileCell)[]): Feature {
  return { find: cellsWith((cell) => keys.some((key) => cell[key] !== undefined)), without: omitting(...keys) };
}

function fileFeature(key: keyof CrosswordFile): Feature {
  return { find: (file) => file[key] !== undefined, without: (file) => without(file, key) };
}

/** The same object without some of its keys. */
export function without<T extends object>(whole: T, ...keys: (keyof T)[]): T {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.includes(key as keyof T))) as T;
}

export function mapClues(
  file: CrosswordFile,
  change: (clue: FileClue, list: FileClues) => FileClue | undefined,
): CrosswordFile {
  const lists = file.lists.map((list) => ({
    ...list,
    clues: list.clues.flatMap((clue) => change(clue, list) ?? []),
  }));
  return { ...file, lists: lists.filter(({ clues }) => clues.length > 0) };
}

function clueFeature(key: 'markup' | 'enumeration'): Feature {
  return {
    find: ({ lists }) => lists.some(({ clues }) => clues.some((clue) => clue[key] !== undefined)),
    without: (file) => mapClues(file, (clue) => without(clue, key)),
  };
}

const isOpen = ({ kind }: FileCell): boolean => kind === 'open';
const isRebus = (text: string | undefined): boolean => text !== undefined && countGraphemes(text) > 1;
const first = (text: string | undefined): string | undefined => (text === undefined ? text : graphemes(text)[0]);

/** A clue list that every format has. */
export const usualTitle = { across: 'Across', down: 'Down' } as const;

/** Without any solution; nothing is given then. */
export const withoutSolution: (file: CrosswordFile) => CrosswordFile = omitting('solution', 'given');

function hasUsualLists({ lists }: CrosswordFile): boolean {
  const [one, two, more] = lists;
  return (
    more === undefined &&
    lists.every(({ title, direction }) => direction !== 'other' && title === usualTitle[direction]) &&
    !(one?.direction === 'down' && two !== undefined) &&
    !(one && two && one.direction === two.direction)
  );
}

function inOrder(file: CrosswordFile): CrosswordFile {
  const place = (clue: FileClue): number => clue.cells[0] ?? Number.MAX_SAFE_INTEGER;
  return {
    ...file,
    lists: file.lists.map((list) => ({ ...list, clues: list.clues.toSorted((a, b) => place(a) - place(b)) })),
  };
}

/** Numbers as usual, and clues called by the number of their first cell. */
function renumbered(file: CrosswordFile): CrosswordFile {
  const cells = withUsualNumbers(file);
  return mapClues({ ...file, cells }, (clue) => ({
    ...clue,
    number: cells[clue.cells[0] ?? -1]?.number ?? clue.number,
  }));
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** With an empty clue for each word that has none: for formats that know of words by their clues alone. */
export function completed(file: CrosswordFile): CrosswordFile {
  const clued = new Set(
    file.lists.flatMap(({ direction, clues }) => clues.map(({ cells }) => `${direction} ${cells.join()}`)),
  );
  const runs = runsOf(file);
  const missing = runs.filter(({ direction, cells }) => !clued.has(`${direction} ${cells.join()}`));
  const numbers = usualNumbers(file.cells.length, runs);
  const lists = (['across', 'down'] as const).map((direction) => ({
    title: usualTitle[direction],
    direction,
    clues: [
      ...(file.lists.find((list) => list.direction === direction)?.clues ?? []),
      ...missing
        .filter((run) => run.direction === direction)
        .map(({ cells }) => ({ number: numbers[cells[0]!]!, text: '', cells })),
    ],
  }));
  return { ...file, lists };
}

/**
 * Without clues that say nothing: no text, for a word that is there anyhow, or for none. Formats have an empty clue where
 * a word has none, so that nobody can tell one from the other.
 */
export function speaking(file: CrosswordFile): CrosswordFile {
  const runs = new Set(runsOf(file).map(({ direction, cells }) => `${direction} ${cells.join()}`));
  return mapClues(file, (clue, { direction }) => {
    const { text, markup, enumeration, cells } = clue;
    const isSilent = text === '' && markup === undefined && enumeration === undefined;
    return isSilent && (cells.length === 0 || runs.has(`${direction} ${cells.join()}`)) ? undefined : clue;
  });
}

/** Those that can be left out of any file. In this order: what goes first changes what numbers and clues are usual. */
const features: { readonly [K in CrosswordFeature]?: Feature } = {
  void: {
    find: cellsWith(({ kind }) => kind === 'void'),
    without: (file) => ({
      ...file,
      cells: file.cells.map((cell) => (cell.kind === 'void' ? { kind: 'block' } : cell)),
    }),
  },
  'linked-clues': fileFeature('groups'),
  bars: cellFeature('barRight', 'barBelow'),
  locked: fileFeature('locked'),
  rebus: {
    find: cellsWith(({ solution, entry }) => isRebus(solution) || isRebus(entry)),
    without: (file) => ({
      ...file,
      cells: file.cells.map(({ solution, entry, ...cell }) => ({
        ...cell,
        ...(solution === undefined ? {} : { solution: first(solution)! }),
        ...(entry === undefined ? {} : { entry: first(entry)! }),
      })),
    }),
  },
  'partial-solution': {
    find: ({ cells }) => {
      const missing = cells.flatMap((cell, at) => (isOpen(cell) && cell.solution === undefined ? [at] : []));
      return missing.length < cells.filter(isOpen).length ? missing : [];
    },
    without: withoutSolution,
  },
  given: cellFeature('given'),
  entries: { find: cellFeature('entry').find, without: omitting('entry', 'pencil', 'wrong', 'wasWrong') },
  pencil: cellFeature('pencil'),
  checks: cellFeature('wrong', 'wasWrong'),
  revealed: cellFeature('revealed'),
  circles: cellFeature('circle'),
  images: cellFeature('image'),
  shades: cellFeature('shade'),
  'clue-lists': {
    find: (file) => !hasUsualLists(file),
    without: (file) => ({
      ...file,
      lists: (['across', 'down'] as const)
        .map((direction) => ({
          title: usualTitle[direction],
          direction,
          clues: file.lists.filter((list) => list.direction === direction).flatMap(({ clues }) => clues),
        }))
        .filter(({ clues }) => clues.length > 0),
    }),
  },
  numbers: {
    find: (file) => {
      const usual = withUsualNumbers(file);
      return file.cells.flatMap(({ number }, at) => (number === usual[at]!.number ? [] : [at]));
    },
    without: renumbered,
  },
  'clue-cells': {
    find: (file) => {
      const find = runFinder(file);
      const other = file.lists.flatMap(({ direction, clues }) =>
        clues.filter(({ number, cells }) => !same(cells, find(direction, number))),
      );
      return other.length > 0;
    },
    without: (file) => {
      const find = runFinder(file);
      return mapClues(file, (clue, { direction }) => ({ ...clue, cells: find(direction, clue.number) }));
    },
  },
  'clue-order': {
    find: (file) =>
      inOrder(file).lists.some(({ clues }, nth) => clues.some((clue, at) => clue !== file.lists[nth]!.clues[at])),
    without: inOrder,
  },
  markup: clueFeature('markup'),
  enumerations: clueFeature('enumeration'),
  ...Object.fromEntries([...metaKeys, 'timer' as const].map((key) => [key, fileFeature(key)])),
  'answer-word': fileFeature('answerWord'),
};

const isFound = (found: Found): boolean => (typeof found === 'boolean' ? found : found.length > 0);

/** The file without all that a format does not carry, and what that was. */
export function reduceTo(
  file: CrosswordFile,
  carries: readonly CrosswordFeature[],
): { readonly file: CrosswordFile; readonly lost: readonly CrosswordLoss[] } {
  const lost: CrosswordLoss[] = [];
  let now = file;
  for (const [key, feature] of Object.entries(features)) {
    const code = key as CrosswordFeature;
    if (carries.includes(code)) continue;
    const found = feature.find(now);
    if (!isFound(found)) continue;
    lost.push({ code, ...(typeof found === 'boolean' ? {} : { cells: found }) });
    now = feature.without(now);
  }
  return { file: now, lost };
}

/** What of the file the game has no place for, told beside a puzzle. */
export function usedBeside(file: CrosswordFile, codes: readonly CrosswordFeature[]): CrosswordLoss[] {
  return codes.flatMap((code) => {
    const found = features[code]?.find(file) ?? false;
    return isFound(found) ? [{ code, ...(typeof found === 'boolean' ? {} : { cells: found }) }] : [];
  });
}
