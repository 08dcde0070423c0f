import type { Layout } from './layout.ts';
import type { WordList } from './word-list.ts';

/** By word of `laid` the number of its piece, from 0; `sizes` says how many words a piece has. */
export function piecesOf(
  { crossed, degree }: Pick<Layout, 'crossed' | 'degree'>,
  { start }: Pick<WordList, 'start'>,
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
      const end = start[next]! + degree[next]!;
      for (let at = start[next]!; at < end; at += 1) {
        const other = crossed[at]!;
        if (pieceOf[other]! >= 0) continue;
        pieceOf[other] = piece;
        waiting.push(other);
      }
    }
    sizes.push(size);
  }
  return { sizes };
}
