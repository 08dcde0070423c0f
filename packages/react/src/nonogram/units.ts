import type { Clue } from '@kumiki/core/nonogram/rules';

/** Shares of a cell that a digit of a clue and the space between two numbers take in a row. */
const DIGIT = 0.36;
const SPACE = 0.26;
/** The same where numbers stand on their colours. */
const CHIP_DIGIT = 0.39;
const CHIP_SPACE = 0.42;
const PADDING = 0.7;
/** Sizes the sheet knows, in cells: they lie close enough together that no board is much smaller than it could be. */
const KNOWN = [
  4, 6, 8, 10, 12, 14, 16, 18, 20, 23, 26, 30, 34, 39, 44, 50, 57, 65, 74, 84, 96, 110, 126, 144, 165, 190, 218, 250,
  287, 330, 380, 437, 500, 575,
] as const;

/** How wide a board is in cells, its row clues counted in; rounded up to a size that the sheet knows. */
export function unitsOf(
  width: number,
  rows: readonly Clue[] | undefined,
  spare: number,
  isColoured: boolean = false,
): number {
  // An empty line shows a zero, however its clue is written.
  const clues = [[0], ...(rows ?? [])];
  const [digit, space] = isColoured ? [CHIP_DIGIT, CHIP_SPACE] : [DIGIT, SPACE];
  const clueWidth = (clue: Clue): number => clue.reduce((sum, run) => sum + String(run).length * digit + space, 0);
  const band = Math.max(spare * (digit + space), ...clues.map(clueWidth));
  const wanted = width + band + PADDING;
  return KNOWN.find((units) => units >= wanted) ?? 640;
}

/**
 * Numbers that a line of a board at usual density has at most: the room that is kept before the board is there. Of 2,140
 * generated boards from 5 × 5 to 30 × 30 none has more; nor of 1,440 in colours, whose runs need no gap.
 */
export function spareNumbers(length: number, isColoured: boolean = false): number {
  const most = Math.min(Math.ceil(length / 2), Math.ceil((length * 3) / 10) + 3);
  return isColoured ? Math.min(length, most + 3) : most;
}
