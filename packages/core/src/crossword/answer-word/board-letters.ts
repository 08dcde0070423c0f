import { foldKana } from '../fold-kana.ts';
import type { CrosswordPuzzle } from '../types.ts';

/** By folded letter the cells that can be a letter of an answer word: all that the player types. */
export function boardLetters({ cells }: CrosswordPuzzle): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [at, cell] of cells.entries()) {
    if (cell === null || cell.kind === 'given') continue;
    const letter = foldKana(cell.letter);
    const there = found.get(letter);
    if (there) there.push(at);
    else found.set(letter, [at]);
  }
  return found;
}
