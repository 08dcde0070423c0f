import { ANSWER, BLANK, GIVEN, NONE } from './draft.ts';
import { foldKana } from './fold-kana.ts';
import type { CrosswordCell, CrosswordPuzzle, HideStyle } from './types.ts';

/**
 * Hides given cells of a board after a pattern; only the kinds of cells change, so what solves the board stays the same.
 * - `tail`: where a word ends. `head`: where one starts.
 * - `alt`: every other cell, as on a chessboard.
 * - `most`: all that do not touch a cell of the answer.
 * - `crossing`: all beside a cell where two words cross.
 * - `vowel`: vowels, ー among them; accents do not matter.
 * - `dakuten`: kana with a voicing mark (dakuten or handakuten).
 *
 * What is hidden of a drawn board is shown again first: `none` gives the board as it was drawn. Cells of the answer are
 * never touched. `hidden` counts the cells, and where there is none to hide the board says `none`. A board that has more
 * to type no longer claims `uniqueReading`: it does not know its vocabulary.
 */
export function hideCells(puzzle: CrosswordPuzzle, hide: HideStyle): CrosswordPuzzle {
  const kinds = Uint8Array.from(puzzle.style === 'answer' ? shownAgain(puzzle) : puzzle.cells.map(kindOf));
  const hiding = cellsToHide(kinds, puzzle.width, hide, (cell) => foldKana(puzzle.cells[cell]!.letter));
  for (const cell of hiding) kinds[cell] = BLANK;
  return {
    ...puzzle,
    cells: puzzle.cells.map((cell, at) =>
      cell === null || cell.kind === 'answer' ? cell : { ...cell, kind: kinds[at] === BLANK ? 'blank' : 'given' },
    ),
    hide: hiding.length > 0 ? hide : 'none',
    hidden: hiding.length,
    uniqueReading: puzzle.uniqueReading && hiding.every((cell) => puzzle.cells[cell]!.kind === 'blank'),
  };
}

/**
 * The given cells that a style hides, told from their neighbours and their letter alone. `kinds` by cell, row by row;
 * `letterOf` a cell its folded letter.
 */
export function cellsToHide(
  kinds: Uint8Array,
  width: number,
  hide: HideStyle,
  letterOf: (cell: number) => string,
): number[] {
  const hiding: number[] = [];
  if (hide === 'none') return hiding;
  if (hide === 'vowel' || hide === 'dakuten') {
    const hidden = hide === 'vowel' ? VOWEL : VOICED;
    for (let cell = 0; cell < kinds.length; cell += 1)
      if (kinds[cell] === GIVEN && hidden.test(letterOf(cell).normalize('NFD'))) hiding.push(cell);
    return hiding;
  }
  for (let cell = 0; cell < kinds.length; cell += 1) {
    if (kinds[cell] !== GIVEN) continue;
    if (hides[hide](besideOf(kinds, width, cell))) hiding.push(cell);
  }
  return hiding;
}

/** Decomposed letters that are, or start with, a vowel; and kana with a voicing mark. */
const VOWEL = /^[AEIOUアイウエオー]/;
const VOICED = /[\u3099\u309a]/;

function besideOf(kinds: Uint8Array, width: number, cell: number): Beside {
  const x = cell % width;
  const near = [x > 0 ? cell - 1 : -1, x < width - 1 ? cell + 1 : -1, cell - width, cell + width];
  const [left = NONE, right = NONE, above = NONE, below = NONE] = near.map((at) => kinds[at] ?? NONE);
  return {
    left,
    right,
    above,
    below,
    diagonal: x + (cell - x) / width,
    isByCrossing: near.some((at) => crosses(kinds, width, at)),
  };
}

/** Has a cell letters both in its row and in its column beside it? */
function crosses(kinds: Uint8Array, width: number, cell: number): boolean {
  if ((kinds[cell] ?? NONE) === NONE) return false;
  const x = cell % width;
  const isIn = (at: number): boolean => (kinds[at] ?? NONE) !== NONE;
  const inRow = (x > 0 && isIn(cell - 1)) || (x < width - 1 && isIn(cell + 1));
  return inRow && (isIn(cell - width) || isIn(cell + width));
}

interface Beside {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
  /** The sum of row and column. */
  readonly diagonal: number;
  /** Is one of the four a cell with letters in both directions? */
  readonly isByCrossing: boolean;
}

const hides: Readonly<Record<Exclude<HideStyle, 'vowel' | 'dakuten'>, (beside: Beside) => boolean>> = {
  none: () => false,
  tail: ({ left, right, above, below }) => (left !== NONE && right === NONE) || (above !== NONE && below === NONE),
  head: ({ left, right, above, below }) => (left === NONE && right !== NONE) || (above === NONE && below !== NONE),
  alt: ({ diagonal }) => diagonal % 2 === 1,
  most: ({ left, right, above, below }) => ![left, right, above, below].includes(ANSWER),
  crossing: ({ isByCrossing }) => isByCrossing,
};

function kindOf(cell: CrosswordCell | null): number {
  return cell === null ? NONE : { given: GIVEN, blank: BLANK, answer: ANSWER }[cell.kind];
}

/** The kinds as drawn: a blank cell of a single word was hidden. */
function shownAgain({ cells, entries }: CrosswordPuzzle): number[] {
  const shares = cells.map(() => 0);
  for (const entry of entries) for (const cell of entry.cells) shares[cell]! += 1;
  return cells.map((cell, at) => (cell?.kind === 'blank' && shares[at]! < 2 ? GIVEN : kindOf(cell)));
}
