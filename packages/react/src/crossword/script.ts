import type { CrosswordPuzzle } from '@kumiki/core/crossword/rules';

/** Is it a board of kana? Then letters come by an input method, and the keyboard has the fifty sounds. */
export function hasKana({ cells }: CrosswordPuzzle): boolean {
  return cells.some((cell) => cell !== null && /[\u3041-\u30ff\uff66-\uff9f]/u.test(cell.letter));
}
