import { fail, succeed, type Result } from '../result.ts';
import { oddDress } from './check-puzzle.ts';
import { canHold } from './content.ts';
import { countGraphemes, graphemes, hasUnfit } from './graphemes.ts';
import { crosswordLimits } from './limits.ts';
import { barredWords, collisions, falseRuns, oddGroups, sameWords, type EntriesProblem } from './entries-problems.ts';
import { numbered } from './numbering.ts';
import type { CrosswordCell, CrosswordPuzzle, Direction, Entry, Mode } from './types.ts';

export type { EntriesProblem } from './entries-problems.ts';

export type EntriesInput = {
  readonly entries: readonly {
    /** A letter a cell; or what is in each of its cells: several letters (a rebus), '' where nobody here knows. */
    readonly answer: string | readonly string[];
    /** Where the word starts, from 0 at the top left. */
    readonly row: number;
    readonly column: number;
    readonly direction: Direction;
    readonly clue?: string;
  }[];
  /** Cells that are shown from the start, as [row, column]; all others are typed. */
  readonly given?: readonly (readonly [row: number, column: number])[];
  /** What cells have besides their letter; one item a cell. */
  readonly cells?: readonly ({ readonly row: number; readonly column: number } & CellDress)[];
  /** All cells take several letters; on where a cell needs them. */
  readonly rebus?: boolean;
  /** The page's judge ends the game; on where a letter is unknown. */
  readonly ends?: 'host';
  /** Words that one clue speaks for, the one that has it first: indices of `entries`, two or more, each in one group. */
  readonly groups?: readonly (readonly number[])[];
  /** `strict` unless told. */
  readonly mode?: Mode;
};

/** What a cell has besides its letter and its place. */
export type CellDress = Pick<CrosswordCell, 'alternatives' | 'circle' | 'image' | 'shade' | 'bars'>;

/**
 * The board of words whose places are known. It is as large as they need, empty rows and columns before them stay. Words
 * need not hang together, but every run of two or more cells, up to a gap or a bar, must be one of them (`strict`) or a chain of them.
 */
export function crosswordFromEntries({
  entries,
  given = [],
  cells: dressed = [],
  mode = 'strict',
  rebus = false,
  ends,
  groups = [],
}: EntriesInput): Result<CrosswordPuzzle, 'invalid-entries', readonly EntriesProblem[]> {
  const problems: EntriesProblem[] = entries.length === 0 ? [{ code: 'no-entries' }] : [];
  const words = entries.map(({ answer }) => (typeof answer === 'string' ? graphemes(answer) : answer));
  for (const [entry, { answer, row, column, direction }] of entries.entries()) {
    const { length } = words[entry]!;
    if (length < 2 || length > crosswordLimits.letters || !isAnswer(answer))
      problems.push({ code: 'bad-answer', entry });
    const [lastRow, lastColumn] = direction === 'across' ? [row, column + length] : [row + length, column];
    const inRange = [row, column].every((n) => Number.isInteger(n) && n >= 0);
    if (!inRange || lastRow > crosswordLimits.side || lastColumn > crosswordLimits.side)
      problems.push({ code: 'out-of-range', entry });
  }
  problems.push(...oddGroups(groups, entries.length));
  if (problems.length > 0) return fail('invalid-entries', problems);

  const sizes = entries.map(({ row, column, direction }, nth) => ({
    row: row + (direction === 'down' ? words[nth]!.length : 1),
    column: column + (direction === 'across' ? words[nth]!.length : 1),
  }));
  const width = sizes.reduce((most, end) => Math.max(most, end.column), 0);
  const height = sizes.reduce((most, end) => Math.max(most, end.row), 0);
  const placed = entries.map(({ row, column, direction, clue }, nth): PlacedWord => {
    const letters = words[nth]!;
    const step = direction === 'across' ? 1 : width;
    const cells = letters.map((_, at) => row * width + column + at * step);
    const answer = letters.includes('') ? '' : letters.join('');
    return { nth, direction, cells, answer, letters, ...(clue === undefined ? {} : { clue }) };
  });
  const letters = Array.from<string | undefined>({ length: width * height });
  problems.push(
    ...sameWords(placed.map(({ answer }) => graphemes(answer))),
    ...collisions(placed, words, letters, { width, mode }),
  );
  const place = ({ row, column }: { readonly row: number; readonly column: number }): number =>
    column >= 0 && column < width ? row * width + column : -1;
  const dress = new Map<number, CellDress>(dressed.map((cell) => [place(cell), dressOf(cell)]));
  const isSeveral = rebus || words.some((word) => word.some((text) => countGraphemes(text) > 1));
  const kind: Pick<CrosswordPuzzle, 'rebus'> = isSeveral ? { rebus: true } : {};
  if (problems.length === 0) {
    problems.push(...barredWords(placed, dress, width), ...falseRuns(placed, letters, dress, { width, height }));
  }
  const shown = new Set(given.map(([row, column]) => place({ row, column })));
  for (const [row, column] of given)
    if (letters[place({ row, column })] === undefined) problems.push({ code: 'given-outside', row, column });
  for (const cell of dressed) {
    const { row, column } = cell;
    const letter = letters[place(cell)];
    if (letter === undefined) problems.push({ code: 'cell-outside', row, column });
    else if (oddDress(kind, { letter, ...dressOf(cell) })) problems.push({ code: 'bad-cell', row, column });
  }
  for (const at of shown) {
    if (letters[at] !== '') continue;
    problems.push({ code: 'given-unknown', row: Math.floor(at / width), column: at % width });
  }
  if (problems.length > 0) return fail('invalid-entries', problems);

  const sorted = numbered(placed);
  const first = firstLetters(sorted);
  const placeOf = new Map(sorted.map((word, index) => [word.nth, index]));
  const linked = groups.map((group) => group.map((entry) => placeOf.get(entry)!));
  const isUnknown = words.some((word) => word.includes(''));
  return succeed({
    style: 'entries',
    mode,
    width,
    height,
    cells: letters.map((_, at): CrosswordCell | null => {
      const letter = first.get(at);
      return letter === undefined ? null : { letter, kind: shown.has(at) ? 'given' : 'blank', ...dress.get(at) };
    }),
    entries: sorted.map((word) => {
      const { letters: _, nth: _nth, ...entry } = word;
      return entry;
    }),
    ...(linked.length > 0 ? { groups: linked } : {}),
    hide: 'none',
    hidden: 0,
    uniqueReading: false,
    attempts: 0,
    ...kind,
    ...(isUnknown || ends === 'host' ? { ends: 'host' as const } : {}),
  });
}

type PlacedWord = Omit<Entry, 'number'> & { readonly nth: number; readonly letters: readonly string[] };

function isAnswer(answer: string | readonly string[]): boolean {
  if (typeof answer === 'string') return !hasUnfit(answer);
  const text = answer.join('');
  return (
    text.length <= crosswordLimits.answer &&
    countGraphemes(text) <= crosswordLimits.letters &&
    answer.every((one) => one === '' || canHold({ rebus: true }, one))
  );
}

function dressOf({ alternatives, circle, image, shade, bars }: CellDress): CellDress {
  return {
    ...(alternatives ? { alternatives } : {}),
    ...(circle ? { circle } : {}),
    ...(image === undefined ? {} : { image }),
    ...(shade ? { shade } : {}),
    ...(bars ? { bars } : {}),
  };
}

/** By cell the letter that is shown; where ッ crosses ツ, it is that of the word with the lower number. */
function firstLetters(sorted: readonly PlacedWord[]): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const { cells, letters: own } of sorted) {
    for (const [at, cell] of cells.entries()) if (!letters.has(cell)) letters.set(cell, own[at]!);
  }
  return letters;
}
