import { ACROSS, type Layout } from './layout.ts';
import { lengthOf, type WordList } from './word-list.ts';

/** Calls `visit` with every word that crosses a word of the layout; how many do. */
function crossingWords(layout: Layout, list: WordList, word: number, visit?: (other: number) => void): number {
  const way = layout.direction[word]!;
  const step = way === ACROSS ? 1 : layout.stride;
  const other = layout.owners[1 - way]!;
  const length = lengthOf(list, word);
  let count = 0;
  for (let nth = 0, at = layout.first[word]!; nth < length; nth += 1, at += step) {
    if (other[at] === 0) continue;
    count += 1;
    visit?.(other[at]! - 1);
  }
  return count;
}

/** By word of `laid` the number of its piece, from 0; `sizes` says how many words a piece has. */
export function piecesOf(
  layout: Layout,
  list: WordList,
  laid: readonly number[],
  pieceOf: Int32Array,
): { readonly sizes: readonly number[] } {
  for (const word of laid) pieceOf[word] = -1;
  const sizes: number[] = [];
  for (const word of laid) {
    if (pieceOf[word]! >= 0) continue;
    const piece = sizes.length;
    const waiting = [word];
    pieceOf[word] = piece;
    let size = 0;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      size += 1;
      crossingWords(layout, list, next, (other) => {
        if (pieceOf[other]! >= 0) return;
        pieceOf[other] = piece;
        waiting.push(other);
      });
    }
    sizes.push(size);
  }
  return { sizes };
}
