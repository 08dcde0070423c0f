import type { CrosswordPuzzle } from '@kumiki/core/crossword/rules';

/** Is it a board of kana? Then letters come by an input method, and the keyboard has the fifty sounds. */
export function hasKana({ cells }: CrosswordPuzzle): boolean {
  return cells.some((cell) => cell !== null && /[\u3041-\u30ff\uff66-\uff9f]/u.test(cell.letter));
}

/** Are its letters typed one by one? All others are composed, and certain only in the end: kana, hangul, hanzi. */
export function isAlphabetic({ cells }: CrosswordPuzzle): boolean {
  return cells.every((cell) => cell === null || /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Zyyy}]/u.test(cell.letter));
}
