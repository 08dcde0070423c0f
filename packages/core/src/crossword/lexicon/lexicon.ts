import { textAt, type Texts } from './texts.ts';

/**
 * A vocabulary made ready for filling: words by length, the best scored first, their letters folded (see `foldKana`) to
 * small numbers. Word w of length n is the w-th from 0; everything lies in a few flat arrays, views of one packed form.
 */
export interface Lexicon {
  /** The packed form: send it to a worker as an asset, and name it there by its `digest`. */
  readonly bytes: Uint8Array;
  readonly size: number;
  /** By letter id: the folded grapheme. */
  readonly letters: readonly string[];
  /** By length, from 0 to 64: how many words, the first of them in the order of all, and where its letters begin. */
  readonly counts: Int32Array;
  readonly firsts: Int32Array;
  readonly starts: Int32Array;
  /** Letter ids of all words, one after the other. */
  readonly text: Uint16Array;
  /** By word, 0 … 100. */
  readonly scores: Uint8Array;
  /** As written; empty where that is what the letters say. */
  readonly written: Texts;
  readonly clues: Texts;
  /** Tags, and of each the words that have it: `tagged[…tagEnds[t]]`. */
  readonly tags: readonly string[];
  readonly tagEnds: Int32Array;
  readonly tagged: Int32Array;
}

/** A word as it is shown; `word` counts all words of the lexicon. */
export function answerOf(lexicon: Lexicon, length: number, word: number): string {
  const written = textAt(lexicon.written, lexicon.firsts[length]! + word);
  if (written !== '') return written;
  const at = lexicon.starts[length]! + word * length;
  let answer = '';
  for (let nth = 0; nth < length; nth += 1) answer += lexicon.letters[lexicon.text[at + nth]!]!;
  return answer;
}

/** Its clue, '' where it has none. */
export function clueOf(lexicon: Lexicon, length: number, word: number): string {
  return textAt(lexicon.clues, lexicon.firsts[length]! + word);
}

/** The place of a word of these letter ids among those of its length, -1 where the lexicon has it not. */
export function findWord({ counts, starts, text }: Lexicon, wanted: readonly number[]): number {
  const { length } = wanted;
  for (let word = 0; word < (counts[length] ?? 0); word += 1) {
    const at = starts[length]! + word * length;
    let nth = 0;
    while (nth < length && text[at + nth] === wanted[nth]) nth += 1;
    if (nth === length) return word;
  }
  return -1;
}
