// What stands in a cell, and whether it is right. Fields that may be missing are read as own ones: a page may have put
// anything on Object.prototype.
import { foldKana } from './fold-kana.ts';
import { graphemes, isLetter } from './graphemes.ts';
import { crosswordLimits } from './limits.ts';
import type { CrosswordPuzzle } from './types.ts';

/** Can a cell of this puzzle hold it? One letter; with `rebus` several, of 64 characters at most. */
export function canHold(puzzle: Pick<CrosswordPuzzle, 'rebus'>, text: string): boolean {
  return isLetter(text) || (Object.hasOwn(puzzle, 'rebus') && isSeveral(text));
}

function isSeveral(text: string): boolean {
  return text !== '' && text.length <= crosswordLimits.letter && graphemes(text).every(isLetter);
}

/** Is there something to check and reveal: does the puzzle know what belongs in this cell? */
export function isKnown({ cells }: CrosswordPuzzle, cell: number): boolean {
  return (cells[cell]?.letter ?? '') !== '';
}

/** Is it what belongs in the cell, or an alternative? In whatever kana or case it is written. Never where that is unknown. */
export function isRight({ cells }: CrosswordPuzzle, cell: number, text: string): boolean {
  const held = cells[cell];
  if (!held || text === '') return false;
  const folded = foldKana(text);
  if (folded === foldKana(held.letter)) return true;
  return Object.hasOwn(held, 'alternatives') && held.alternatives!.some((other) => foldKana(other) === folded);
}
