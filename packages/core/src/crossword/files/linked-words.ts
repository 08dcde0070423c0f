// Words that one clue speaks for: "1, 5 across", and at 5 "See 1".
import type { Direction } from '../types.ts';
import type { CrosswordFile, FileClue, FileClues, FileWord } from './crossword-file.ts';
import { without } from './features.ts';
import type { Fitted } from './fitting.ts';
import type { Notes } from './notes.ts';
import { runsOf, type Grid, type Run, type runFinder } from './standard-entries.ts';

/** A word as a key of maps and sets. */
export function wordKey({ direction, cell }: FileWord): string {
  return `${direction} ${cell}`;
}

/** Groups in the order that files have them in: by where their first words start, across before down. */
export function inOrder(groups: readonly (readonly FileWord[])[]): (readonly FileWord[])[] {
  const place = ([word]: readonly FileWord[]): number => 2 * word!.cell + (word!.direction === 'down' ? 1 : 0);
  return groups.toSorted((a, b) => place(a) - place(b));
}

/** The word of a number: in the wanted direction, or else in the usual one, where a word starts there that way, or the other. */
export function wordCalled(
  find: ReturnType<typeof runFinder>,
  number: string,
  wanted: Direction | undefined,
  usual: Direction,
): FileWord | undefined {
  const other: Direction = usual === 'across' ? 'down' : 'across';
  for (const direction of wanted ? [wanted] : [usual, other]) {
    const [cell] = find(direction, number);
    if (cell !== undefined) return { direction, cell };
  }
  return undefined;
}

/** Finds the clue that speaks for a group: the first one of its first word. */
export function headFinder({ lists }: CrosswordFile): (group: readonly FileWord[]) => FileClue | undefined {
  const first = new Map<string, FileClue>();
  for (const { direction, clues } of lists) {
    if (direction === 'other') continue;
    for (const clue of clues) {
      const key = wordKey({ direction, cell: clue.cells[0] ?? -1 });
      if (clue.cells.length > 1 && !first.has(key)) first.set(key, clue);
    }
  }
  return ([word]) => first.get(wordKey(word!));
}

/**
 * Tells cells that run through several words of a board, one after the other, apart: the words. Undefined where they do not,
 * or through one alone. A cell that one word ends and the next begins in may be there once or twice. Costs its cells.
 */
export function wordSplitter(grid: Grid): (cells: readonly number[]) => readonly Run[] | undefined {
  const starting = new Map<number, Run[]>();
  for (const run of runsOf(grid)) starting.set(run.cells[0]!, [...(starting.get(run.cells[0]!) ?? []), run]);
  return (cells) => {
    const words: Run[] = [];
    for (let at = 0; at < cells.length;) {
      const from = at;
      const found = [at, at - 1]
        .flatMap((first) => (starting.get(cells[first] ?? -1) ?? []).map((run) => ({ first, run })))
        .find(
          ({ first, run }) =>
            run.cells.every((cell, nth) => cells[first + nth] === cell) && first + run.cells.length > from,
        );
      if (!found) return undefined;
      words.push(found.run);
      at = found.first + found.run.cells.length;
    }
    return words.length > 1 ? words : undefined;
  };
}

/** The words that a file has, by `wordKey`: its runs, and parts of runs that have a clue. */
export function wordsOf({ lists, ...grid }: Grid & { readonly lists: readonly FileClues[] }): ReadonlySet<string> {
  const words = new Set(runsOf(grid).map(({ direction, cells }) => wordKey({ direction, cell: cells[0]! })));
  for (const { direction, clues } of lists) {
    if (direction === 'other') continue;
    for (const { cells } of clues) if (cells.length > 1) words.add(wordKey({ direction, cell: cells[0]! }));
  }
  return words;
}

/** A group as a file tells it: undefined stands for a word that the file does not have. */
export type ToldGroup = readonly (FileWord | undefined)[];

/** The groups of a file, without those that can't be, which go to the notes; undefined where there are none. */
export function groupsOf(
  told: readonly ToldGroup[],
  file: Grid & { readonly lists: readonly FileClues[] },
  notes: Notes,
): (readonly FileWord[])[] | undefined {
  if (told.length === 0) return undefined;
  const there = wordsOf(file);
  const linked = new Set<string>();
  const groups = told.flatMap((group) => {
    const words = group.filter((word) => word !== undefined);
    const keys = words.map(wordKey);
    const isSound =
      words.length === group.length &&
      words.length > 1 &&
      new Set(keys).size === keys.length &&
      keys.every((key) => there.has(key) && !linked.has(key));
    if (!isSound) {
      notes.add('linked-clues', 'A clue goes on in words that are not there, or that another clue speaks for.');
      return [];
    }
    for (const key of keys) linked.add(key);
    return [words];
  });
  return groups.length > 0 ? inOrder(groups) : undefined;
}

/** Without the groups that a format has no place for: those whose words are gone, and those it can't name. */
export function fitGroups(naming: (file: CrosswordFile) => (group: readonly FileWord[]) => boolean) {
  return (file: CrosswordFile): Fitted => {
    const { groups } = file;
    if (groups === undefined) return { file, lost: [] };
    const there = wordsOf(file);
    const canName = naming(file);
    const kept = groups.filter((group) => group.every((word) => there.has(wordKey(word))) && canName(group));
    if (kept.length === groups.length) return { file, lost: [] };
    const rest = without(file, 'groups');
    return { file: kept.length > 0 ? { ...rest, groups: kept } : rest, lost: [{ code: 'linked-clues' }] };
  };
}
