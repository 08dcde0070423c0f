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

const alphabet = /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Zyyy}]/u;
const composed = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}\p{sc=Hang}]/u;

/**
 * Are its letters typed one by one? All others are composed, and certain only in the end: kana, hangul, hanzi. A board that
 * does not know its letters is in the script of its clues.
 */
export function isAlphabetic({ cells, entries }: CrosswordPuzzle): boolean {
  const known = cells.flatMap((cell) => (cell && cell.letter !== '' ? [cell.letter] : []));
  if (known.length > 0) return known.every((letter) => alphabet.test(letter));
  return !entries.some(({ clue = '' }) => composed.test(clue));
}
