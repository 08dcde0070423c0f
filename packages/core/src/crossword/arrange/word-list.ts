import type { Vocabulary } from '../vocabulary.ts';

/** The words to arrange as numbers: a vocabulary, and those of its words that can hang together. */
export type WordList = Pick<Vocabulary, 'size' | 'text' | 'start' | 'from'> & {
  /** Words that may be laid. Where words are pinned, they are the first ones of the vocabulary and not among these. */
  readonly words: readonly number[];
};

/** Letters of a word. */
export function lengthOf({ start }: Pick<WordList, 'start'>, word: number): number {
  return start[word + 1]! - start[word]!;
}

/**
 * By word the number of its piece: words that share a letter are in one, and so are those that a chain of such words
 * joins. Words that are not `among` are in none, -1. Whatever hangs together on a board is of one piece.
 */
export function piecesOfWords(
  { size, text, start, from }: Pick<WordList, 'size' | 'text' | 'start' | 'from'>,
  among: (word: number) => boolean,
): Int32Array {
  const parent = Int32Array.from({ length: size }, (_, word) => word);
  const rootOf = (word: number): number => {
    let root = word;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  const firstWith = new Int32Array(from.length).fill(-1);
  for (let word = 0; word < size; word += 1) {
    if (!among(word)) continue;
    for (let at = start[word]!; at < start[word + 1]!; at += 1) {
      const letter = text[at]!;
      if (firstWith[letter]! < 0) firstWith[letter] = word;
      else parent[rootOf(word)] = rootOf(firstWith[letter]!);
    }
  }
  return Int32Array.from(parent, (_, word) => (among(word) ? rootOf(word) : -1));
}
