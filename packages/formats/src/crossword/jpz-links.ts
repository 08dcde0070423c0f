// Clues of a `.jpz` that speak for several words: cells that run through all of them, and further clues that are links.
import type { CrosswordFile, FileWord } from '@kumiki/core/crossword';
import { wordSplitter } from '@kumiki/core/crossword/files';
import type { Direction } from '@kumiki/core/crossword/rules';

type Grid = Pick<CrosswordFile, 'width' | 'height' | 'cells'>;

/** Of `1, 5` what is printed in the first cell. */
export function firstNumber(number: string): string {
  return /^(\d{1,5})\s?[,/&]/.exec(number)?.[1] ?? number;
}

type LinkedRun = { readonly direction: Direction; readonly cells: readonly number[] };

interface Linked {
  readonly group: readonly FileWord[];
  /** The cells of its first word. */
  readonly first: readonly number[];
  readonly partOf: (number: string, title: string) => LinkedRun | undefined;
}

/** What cells through several words link; many clues may name the same, which are told apart once. */
export function linksOf(grid: Grid): (cells: readonly number[]) => Linked | undefined {
  const split = wordSplitter(grid);
  const toldApart = new Map<readonly number[], Linked | undefined>();
  const linkOfRuns = (runs: readonly LinkedRun[] | undefined): Linked | undefined =>
    runs && {
      group: runs.map(({ direction, cells }) => ({ direction, cell: cells[0]! })),
      first: runs[0]!.cells,
      partOf: linkedParts(runs, grid.cells),
    };
  return (cells) => {
    if (!toldApart.has(cells)) toldApart.set(cells, linkOfRuns(split(cells)));
    return toldApart.get(cells);
  };
}

/** The word of a group that a further clue of it is for: by its number, and the title of its list where two have that. */
export function linkedParts<R extends LinkedRun>(
  group: readonly R[],
  cells: Grid['cells'],
): (number: string, title: string) => R | undefined {
  const called = new Map<string, R[]>();
  for (const word of group.slice(1)) {
    const number = cells[word.cells[0]!]!.number ?? '';
    const before = called.get(number);
    if (before) before.push(word);
    else called.set(number, [word]);
  }
  return (number, title) => {
    const words = called.get(number) ?? [];
    return words.length < 2 ? words[0] : words.slice(0, 2).find(({ direction }) => direction === title.toLowerCase());
  };
}
