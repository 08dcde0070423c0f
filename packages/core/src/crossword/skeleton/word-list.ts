import { foldKana } from '../fold-kana.ts';
import { graphemes } from '../graphemes.ts';
import type { CrosswordPuzzle } from '../types.ts';

export type ListedWord = {
  readonly answer: string;
  /** Does it stand on the board, in whatever place of its length? */
  readonly placed: boolean;
};
export type WordsOfLength = { readonly length: number; readonly words: readonly ListedWord[] };

/**
 * The words of a board as a skeleton puzzle prints them: by length, the shortest first, then in the order of their folded
 * letters, so that the list says nothing of their places.
 *
 * @param letters By cell what stands there, as in the state of a game; nothing where it is left out.
 */
export function wordList({ entries }: CrosswordPuzzle, letters: readonly string[] = []): readonly WordsOfLength[] {
  const standing = new Map<string, number>();
  for (const { cells } of entries) {
    const key = cells.map((cell) => foldKana(letters[cell] ?? '')).join('\u0000');
    standing.set(key, (standing.get(key) ?? 0) + 1);
  }
  const words = entries
    .map(({ answer, cells: { length } }) => ({ answer, length, key: graphemes(answer).map(foldKana).join('\u0000') }))
    .toSorted((a, b) => a.length - b.length || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const list: { length: number; words: ListedWord[] }[] = [];
  for (const { answer, length, key } of words) {
    const left = standing.get(key) ?? 0;
    standing.set(key, left - 1);
    if (list.at(-1)?.length !== length) list.push({ length, words: [] });
    list.at(-1)!.words.push({ answer, placed: left > 0 });
  }
  return list;
}
