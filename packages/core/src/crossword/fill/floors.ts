import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Slot } from '../pattern/read-pattern.ts';

/** Shares of the words that are kept, best scored first. */
const KEPT: readonly (readonly [part: number, of: number])[] = [
  [2, 3],
  [1, 2],
  [1, 3],
];

/** Scores to fill a grid with one after the other: those that leave two thirds, a half, a third of the words it can use. */
export function floorsOf({ counts, firsts, scores }: Lexicon, slots: readonly Slot[], above: number): number[] {
  const words = new Int32Array(101);
  let all = 0;
  for (const length of new Set(slots.map((slot) => slot.length))) {
    const first = firsts[length] ?? 0;
    for (let word = first; word < first + (counts[length] ?? 0); word += 1) words[scores[word]!]! += 1;
    all += counts[length] ?? 0;
  }
  const floors = KEPT.map(([part, of]) => {
    let score = 100;
    for (let kept = words[100]!; score > 0 && kept * of < all * part; kept += words[score]!) score -= 1;
    return score;
  });
  return [...new Set(floors)].filter((floor) => floor > above && words.subarray(0, floor).some((n) => n > 0));
}
