import { succeed, type Result } from '../../result.ts';
import type { Direction } from '../types.ts';
import {
  crosswordFileLimits as limits,
  type CrosswordFile,
  type CrosswordFileProblem,
  type CrosswordFileReason,
  type FileCell,
  type FileClue,
} from './crossword-file.ts';
import { usualTitle } from './features.ts';
import type { Notes } from './notes.ts';
import { refuse } from './refuse.ts';
import { withUsualNumbers } from './standard-entries.ts';

/** A word of a format that has no grid, only words and where they start. Row and column from 0. */
export type PlacedWord = {
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
  readonly length: number;
  readonly number: string;
  readonly letters?: readonly string[];
  readonly text: string;
  readonly markup?: string;
  readonly enumeration?: string;
};

/** The grid that the words make, and their clues, across before down. */
export function placeWords(
  words: readonly PlacedWord[],
  { width, height }: { readonly width: number; readonly height: number },
  notes: Notes,
): Result<Pick<CrosswordFile, 'width' | 'height' | 'cells' | 'lists'>, CrosswordFileReason, CrosswordFileProblem> {
  if (Math.max(width, height) > limits.side) return refuse('too-large', `A side has more than ${limits.side} cells.`);
  if (words.reduce((sum, { length }) => sum + length, 0) > limits.clueCells)
    return refuse('too-large', `The words have more than ${limits.clueCells} letters.`);
  const letters = Array.from<string | undefined>({ length: width * height });
  const isOpen = new Uint8Array(width * height);
  const lists: Record<Direction, FileClue[]> = { across: [], down: [] };
  for (const [nth, word] of words.entries()) {
    const { row, column, direction, length, number, letters: own } = word;
    const step = direction === 'across' ? 1 : width;
    if (direction === 'across' ? column + length > width : row + length > height)
      return refuse('malformed', `Word ${nth} leaves the board.`);
    if (own && own.length !== length)
      return refuse('malformed', `Word ${nth} has ${own.length} letters; its length is ${length}.`);
    const cells = Array.from({ length }, (_, at) => row * width + column + at * step);
    for (const [at, cell] of cells.entries()) {
      isOpen[cell] = 1;
      const letter = own?.[at] || undefined;
      if (letter !== undefined && letters[cell] !== undefined && letters[cell] !== letter)
        return refuse('malformed', `Word ${nth} has ${letter} where another has ${letters[cell]}.`);
      letters[cell] ??= letter;
    }
    const { text, markup, enumeration } = word;
    lists[direction].push({
      number,
      text,
      ...(markup === undefined ? {} : { markup }),
      cells,
      ...(enumeration === undefined ? {} : { enumeration }),
    });
  }
  const cells = letters.map((letter, at): FileCell =>
    isOpen[at] === 1 ? { kind: 'open', ...(letter === undefined ? {} : { solution: letter }) } : { kind: 'block' },
  );
  const numbered = withUsualNumbers({ width, height, cells });
  // What is printed in a cell is what the clues say, where they all agree.
  const isOther = [...lists.across, ...lists.down].some(
    ({ number, cells: word }) => number !== '' && numbered[word[0]!]?.number !== number,
  );
  if (isOther) {
    notes.add('numbers', 'The clues are not numbered as usual; the numbers of the clues stand in the cells.');
    const named = new Map([...lists.across, ...lists.down].map(({ number, cells: word }) => [word[0]!, number]));
    for (const [at, cell] of numbered.entries()) {
      const { number: _, ...rest } = cell;
      numbered[at] = named.get(at) ? { ...rest, number: named.get(at)! } : rest;
    }
  }
  return succeed({
    width,
    height,
    cells: numbered,
    lists: (['across', 'down'] as const).map((direction) => ({
      title: usualTitle[direction],
      direction,
      clues: lists[direction],
    })),
  });
}
