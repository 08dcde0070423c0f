import { fail, succeed, type Result } from '../result.ts';
import { graphemes, hasUnfit } from './graphemes.ts';
import { crosswordLimits } from './limits.ts';
import { collisions, falseRuns, sameWords, type EntriesProblem } from './entries-problems.ts';
import { lettersOf, numbered } from './numbering.ts';
import type { CrosswordPuzzle, Direction, Entry, Mode } from './types.ts';

export type { EntriesProblem } from './entries-problems.ts';

export type EntriesInput = {
  readonly entries: readonly {
    readonly answer: string;
    /** Where the word starts, from 0 at the top left. */
    readonly row: number;
    readonly column: number;
    readonly direction: Direction;
    readonly clue?: string;
  }[];
  /** Cells that are shown from the start, as [row, column]; all others are typed. */
  readonly given?: readonly (readonly [row: number, column: number])[];
  /** `strict` unless told. */
  readonly mode?: Mode;
};

/**
 * The board of words whose places are known. It is as large as they need, empty rows and columns before them stay. Words
 * need not hang together, but every run of two or more cells must be one of them (`strict`) or a chain of them.
 */
export function crosswordFromEntries({
  entries,
  given = [],
  mode = 'strict',
}: EntriesInput): Result<CrosswordPuzzle, 'invalid-entries', readonly EntriesProblem[]> {
  const problems: EntriesProblem[] = entries.length === 0 ? [{ code: 'no-entries' }] : [];
  const words = entries.map(({ answer }) => graphemes(answer));
  for (const [entry, { answer, row, column, direction }] of entries.entries()) {
    const { length } = words[entry]!;
    if (length < 2 || length > crosswordLimits.letters || hasUnfit(answer))
      problems.push({ code: 'bad-answer', entry });
    const [lastRow, lastColumn] = direction === 'across' ? [row, column + length] : [row + length, column];
    const inRange = [row, column].every((n) => Number.isInteger(n) && n >= 0);
    if (!inRange || lastRow > crosswordLimits.side || lastColumn > crosswordLimits.side)
      problems.push({ code: 'out-of-range', entry });
  }
  if (problems.length > 0) return fail('invalid-entries', problems);

  const ends = entries.map(({ row, column, direction }, nth) => ({
    row: row + (direction === 'down' ? words[nth]!.length : 1),
    column: column + (direction === 'across' ? words[nth]!.length : 1),
  }));
  const width = ends.reduce((most, end) => Math.max(most, end.column), 0);
  const height = ends.reduce((most, end) => Math.max(most, end.row), 0);
  const placed = entries.map(({ answer, row, column, direction, clue }, nth): Omit<Entry, 'number'> => {
    const step = direction === 'across' ? 1 : width;
    const cells = words[nth]!.map((_, at) => row * width + column + at * step);
    return { direction, cells, answer, ...(clue === undefined ? {} : { clue }) };
  });
  const letters = Array.from<string | undefined>({ length: width * height });
  problems.push(...sameWords(words), ...collisions(placed, words, letters, { width, mode }));
  if (problems.length === 0) problems.push(...falseRuns(placed, letters, { width, height }));
  const shown = new Set(given.map(([row, column]) => (column < width ? row * width + column : -1)));
  for (const [row, column] of given)
    if (!(column >= 0 && column < width && letters[row * width + column] !== undefined))
      problems.push({ code: 'given-outside', row, column });
  if (problems.length > 0) return fail('invalid-entries', problems);

  const sorted = numbered(placed);
  return succeed({
    style: 'entries',
    mode,
    width,
    height,
    cells: lettersOf(sorted, width * height).map((letter, at) =>
      letter === undefined ? null : { letter, kind: shown.has(at) ? 'given' : 'blank' },
    ),
    entries: sorted,
    hide: 'none',
    hidden: 0,
    uniqueReading: false,
    attempts: 0,
  });
}
