import { graphemes } from '../graphemes.ts';
import { crosswordLimits } from '../limits.ts';
import type { Direction, Mode } from '../types.ts';
import type { LintBoard, LintCell } from './lint-types.ts';

/** What a cell is. */
export const OPEN = 0;
export const BLOCK = 1;
const VOID = 2;

/** A board as the rules look at it. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly kinds: Uint8Array;
  /** By cell: its letter, '' while nobody knows. */
  readonly letters: readonly string[];
  /** By cell: is there a bar between it and the next one of the row, or the one below? Both are open then. */
  readonly barRight: Uint8Array;
  readonly barBelow: Uint8Array;
  /** Undefined where nobody told: then every run is a word. */
  readonly words: readonly { readonly direction: Direction; readonly cells: readonly number[] }[] | undefined;
  /** Words that one clue speaks for, by direction and first cell; undefined for a word that is not told as one. */
  readonly groups: readonly (readonly (LinkedWord | undefined)[])[];
  readonly mode: Mode;
}
export interface LinkedWord {
  readonly direction: Direction;
  readonly cell: number;
}

const BLOCKS = new Set('#■█');
const UNKNOWN = new Set('.□_ ');
/** Cells of all words together: more than every line of the largest board twice. */
const MOST_WORD_CELLS = 1_000_000;

/** The board, or what is wrong with it. Words that leave it are left out. */
export function readBoard(input: LintBoard): Board | string {
  try {
    return isRows(input) ? ofRows(input) : ofCells(input);
  } catch {
    // Somebody else's object: a getter or a proxy of it threw, or it has not the form that its type promises.
    return 'It is no board: rows, or width, height and cells are wanted.';
  }
}

function isRows(input: LintBoard): input is readonly string[] {
  return Array.isArray(input);
}

function ofRows(rows: readonly string[]): Board | string {
  const tooWide = rows.some((row) => row.length > crosswordLimits.side * crosswordLimits.letter);
  if (rows.length > crosswordLimits.side || tooWide) return tooLarge;
  const lines = rows.map(graphemes);
  const width = lines[0]?.length ?? 0;
  if (width < 1 || width > crosswordLimits.side) return tooLarge;
  if (lines.some((line) => line.length !== width)) return 'Its rows are not of one length.';
  const cells = lines
    .flat()
    .map((shown): LintCell => (BLOCKS.has(shown) ? null : { letter: UNKNOWN.has(shown) ? '' : shown }));
  return ofCells({ width, height: lines.length, cells });
}

const tooLarge = `It has no cells, or a side of more than ${crosswordLimits.side}.`;

function ofCells(input: Exclude<LintBoard, readonly string[]>): Board | string {
  const { width, height, cells } = input;
  if (![width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= crosswordLimits.side))
    return tooLarge;
  const size = width * height;
  if (cells.length !== size) return `It has ${cells.length} cells; ${width} × ${height} make ${size}.`;
  const kinds = new Uint8Array(size);
  const barRight = new Uint8Array(size);
  const barBelow = new Uint8Array(size);
  const letters = Array.from(cells, (cell, at) => {
    const kind = kindOf(cell);
    kinds[at] = kind;
    if (cell === null || kind !== OPEN) return '';
    const held = own(cell, 'bars') ?? {};
    if (own(cell, 'barRight') === true || own(held, 'right') === true) barRight[at] = 1;
    if (own(cell, 'barBelow') === true || own(held, 'below') === true) barBelow[at] = 1;
    const letter = own(cell, 'letter') ?? own(cell, 'solution');
    return typeof letter === 'string' && letter.length <= crosswordLimits.letter ? letter : '';
  });
  const bars = own(input, 'bars');
  for (const at of bars?.right ?? []) barRight[at] = 1;
  for (const at of bars?.below ?? []) barBelow[at] = 1;
  // Only bars between two open cells mean something; nobody looks at one behind a row.
  for (let at = 0; at < size; at += 1) {
    if (kinds[at] !== OPEN || kinds[at + 1] !== OPEN) barRight[at] = 0;
    if (kinds[at] !== OPEN || kinds[at + width] !== OPEN) barBelow[at] = 0;
  }
  const told: readonly Told[] | undefined = own(input, 'entries') ?? own(input, 'lists')?.flatMap(wordsOfList);
  const words = told?.filter((word): word is Word => lies(word, width, kinds));
  const wordCells = words?.reduce((sum, word) => sum + word.cells.length, 0) ?? 0;
  if (wordCells > MOST_WORD_CELLS) return `Its words have more than ${MOST_WORD_CELLS} letters.`;
  const mode = own(input, 'mode') === 'chain' ? 'chain' : 'strict';
  const groups = own(input, 'groups') ?? [];
  if (groups.reduce((sum, group) => sum + group.length, 0) > MOST_WORD_CELLS)
    return `Its groups have more than ${MOST_WORD_CELLS} words.`;
  const entries = own(input, 'entries');
  const linked = groups.map((group) => Array.from(group, (word) => linkedWord(word, entries)));
  return { width, height, kinds, letters, barRight, barBelow, words, groups: linked, mode };
}

type Board_ = Exclude<LintBoard, readonly string[]>;
function linkedWord(
  word: NonNullable<Board_['groups']>[number][number],
  entries: Board_['entries'],
): LinkedWord | undefined {
  if (typeof word !== 'number') return { direction: word.direction, cell: word.cell };
  const entry = entries?.[word];
  return entry && { direction: entry.direction, cell: entry.cells[0] ?? -1 };
}

/** A page may have put anything on Object.prototype. */
function own<O extends object, K extends keyof O>(of: O, key: K): O[K] | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

function kindOf(cell: LintCell): number {
  if (cell === null || own(cell, 'kind') === 'block') return BLOCK;
  return own(cell, 'kind') === 'void' ? VOID : OPEN;
}

type List = NonNullable<Exclude<LintBoard, readonly string[]>['lists']>[number];
type Told = { readonly direction: Direction | 'other'; readonly cells: readonly number[] };
type Word = Told & { readonly direction: Direction };

function wordsOfList({ direction, clues }: List): Told[] {
  return clues.map(({ cells }) => ({ direction, cells }));
}

/** Does a word lie on open cells, in its line and without gaps? */
function lies({ direction, cells }: Told, width: number, kinds: Uint8Array): boolean {
  const step = direction === 'across' ? 1 : width;
  return (
    (direction === 'across' || direction === 'down') &&
    cells.length > 1 &&
    cells.every((cell, nth) => {
      if (kinds[cell] !== OPEN) return false;
      if (nth === 0) return true;
      return cell === cells[nth - 1]! + step && (direction === 'down' || cell % width !== 0);
    })
  );
}
