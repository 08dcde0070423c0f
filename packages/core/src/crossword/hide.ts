import { ANSWER, BLANK, GIVEN, NONE } from './draft.ts';
import type { CrosswordCell, CrosswordPuzzle, HideStyle } from './types.ts';

/**
 * Hides given cells of a board after a pattern; only the kinds of cells change, so what solves the board stays the same.
 * - `tail`: where a word ends. `head`: where one starts.
 * - `alt`: every other cell, as on a chessboard.
 * - `most`: all that do not touch a cell of the answer.
 *
 * What is hidden of a drawn board is shown again first: `none` gives the board as it was drawn. Cells of the answer are
 * never touched. `hidden` counts the cells, and where there is none to hide the board says `none`. A board that has more
 * to type no longer claims `uniqueReading`: it does not know its vocabulary.
 */
export function hideCells(puzzle: CrosswordPuzzle, hide: HideStyle): CrosswordPuzzle {
  const kinds = Uint8Array.from(puzzle.style === 'answer' ? shownAgain(puzzle) : puzzle.cells.map(kindOf));
  const hiding = cellsToHide(kinds, puzzle.width, hide);
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

/** The given cells that a style hides, told from their neighbours alone. `kinds` by cell, row by row. */
export function cellsToHide(kinds: Uint8Array, width: number, hide: HideStyle): number[] {
  const hiding: number[] = [];
  if (hide === 'none') return hiding;
  for (let cell = 0; cell < kinds.length; cell += 1) {
    if (kinds[cell] !== GIVEN) continue;
    const x = cell % width;
    const beside = {
      left: x > 0 ? kinds[cell - 1]! : NONE,
      right: x < width - 1 ? kinds[cell + 1]! : NONE,
      above: kinds[cell - width] ?? NONE,
      below: kinds[cell + width] ?? NONE,
      diagonal: x + (cell - x) / width,
    };
    if (hides[hide](beside)) hiding.push(cell);
  }
  return hiding;
}

interface Beside {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
  /** The sum of row and column. */
  readonly diagonal: number;
}

const hides: Readonly<Record<HideStyle, (beside: Beside) => boolean>> = {
  none: () => false,
  tail: ({ left, right, above, below }) => (left !== NONE && right === NONE) || (above !== NONE && below === NONE),
  head: ({ left, right, above, below }) => (left === NONE && right !== NONE) || (above === NONE && below !== NONE),
  alt: ({ diagonal }) => diagonal % 2 === 1,
  most: ({ left, right, above, below }) => ![left, right, above, below].includes(ANSWER),
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
