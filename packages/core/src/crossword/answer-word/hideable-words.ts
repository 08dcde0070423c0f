import { foldKana } from '../fold-kana.ts';
import { graphemes } from '../graphemes.ts';
import { answerOf, clueOf, type Lexicon } from '../lexicon/lexicon.ts';
import type { CrosswordPuzzle, Word } from '../types.ts';
import { boardLetters } from './board-letters.ts';

export interface HideableOptions {
  /** Letters of the words, from and to; 3 … 12 unless told. */
  readonly length?: readonly [number, number];
  /** Words at most, 1,000 unless told. */
  readonly most?: number;
}

/**
 * The words of a lexicon that can be laid over a board as its answer (see `answerWordOver`): the board has a typed cell for
 * each of their letters, and they are no words of it. Long ones first, then the best scored. It reads the letters of each
 * word once: the first thousand among a quarter of a million words take some 2 ms.
 */
export function hideableWords(
  puzzle: CrosswordPuzzle,
  lexicon: Lexicon,
  { length: [least, longest] = [3, 12], most = 1_000 }: HideableOptions = {},
): Word[] {
  const { counts, starts, firsts, text, scores, letters } = lexicon;
  const held = boardLetters(puzzle);
  const left = Int32Array.from(letters, (letter) => held.get(letter)?.length ?? 0);
  const onBoard = new Set(puzzle.entries.map(({ answer }) => folded(answer)));
  const found: Word[] = [];
  for (let length = Math.min(longest, counts.length - 1); length >= Math.max(2, least); length -= 1) {
    for (let word = 0; word < counts[length]! && found.length < most; word += 1) {
      const begin = starts[length]! + word * length;
      if (!fits(text, begin, length, left)) continue;
      const answer = answerOf(lexicon, length, word);
      if (onBoard.has(folded(answer))) continue;
      const clue = clueOf(lexicon, length, word);
      found.push({ answer, score: scores[firsts[length]! + word]!, ...(clue === '' ? {} : { clue }) });
    }
  }
  return found;
}

function folded(answer: string): string {
  return graphemes(answer).map(foldKana).join('\u0000');
}

/** Are there as many of each letter? `left` is as it was afterwards. */
function fits(text: Uint16Array, begin: number, length: number, left: Int32Array): boolean {
  let nth = 0;
  while (nth < length && left[text[begin + nth]!]! > 0) {
    left[text[begin + nth]!]! -= 1;
    nth += 1;
  }
  for (let taken = 0; taken < nth; taken += 1) left[text[begin + taken]!]! += 1;
  return nth === length;
}
