import type { CrosswordPuzzle } from '@kumiki/core/crossword/rules';

/** Is it a board of kana? Then letters come by an input method, and the keyboard has the fifty sounds. */
export function hasKana({ cells }: CrosswordPuzzle): boolean {
  return cells.some((cell) => cell !== null && /[\u3041-\u30ff\uff66-\uff9f]/u.test(cell.letter));
}

/** Which kana its letters are written in; undefined for other boards. */
export function kanaOf({ cells }: CrosswordPuzzle): 'hiragana' | 'katakana' | undefined {
  const kana = cells.find((cell) => cell !== null && /[\u3041-\u30fa]/u.test(cell.letter));
  if (!kana) return undefined;
  return /[\u30a1-\u30fa]/u.test(kana.letter) ? 'katakana' : 'hiragana';
}

/** Are its letters typed one by one? All others are composed, and certain only in the end: kana, hangul, hanzi. */
export function isAlphabetic({ cells }: CrosswordPuzzle): boolean {
  return cells.every((cell) => cell === null || /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Zyyy}]/u.test(cell.letter));
}
