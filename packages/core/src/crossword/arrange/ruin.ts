import type { Random } from '../../random.ts';
import { crossingWords } from './crossing-words.ts';
import { ACROSS, DOWN, type Layout } from './layout.ts';
import { lengthOf, type WordList } from './word-list.ts';

/** Words that are taken out at least, and the share of all words that are at most. */
const LEAST = 2;
const SHARE = 0.3;
/** Of six times three are for words that cross one word only: what crosses little is what can be better. */
const KINDS = 6;
/** A border is taken off up to so many rows or columns deep. */
const DEPTH = 3;

/**
 * Chooses words of a layout to take out and lay anew: any, those near one another, those at a border, or those that cross
 * one word only and a few others. Never all of them.
 */
export function wordsToTakeOut(layout: Layout, list: WordList, laid: number[], random: Random): number[] {
  const most = Math.max(LEAST, Math.ceil(laid.length * SHARE));
  const size = Math.min(LEAST + random.int(most), laid.length - 1);
  random.shuffle(laid);
  const kind = random.int(KINDS);
  if (kind === 0) return laid.slice(0, size);
  if (kind === 1) return nearest(layout, list, laid, laid[0]!).slice(0, size);
  if (kind === 2) return atBorder(layout, list, laid, random.int(4), 1 + random.int(DEPTH)).slice(0, laid.length - 1);
  const others = laid.slice(0, 1 + random.int(DEPTH));
  const loose = laid.filter((word) => crossingWords(layout, list, word) === 1).slice(0, size);
  return [...new Set([...loose, ...others])].slice(0, laid.length - 1);
}

function nearest({ columnOf, rowOf, first, direction }: Layout, list: WordList, laid: number[], to: number): number[] {
  const column = columnOf[first[to]!]!;
  const row = rowOf[first[to]!]!;
  const distance = new Map<number, number>();
  for (const word of laid) {
    const half = lengthOf(list, word) >> 1;
    const across = direction[word] === ACROSS;
    const away =
      Math.abs(columnOf[first[word]!]! + (across ? half : 0) - column) +
      Math.abs(rowOf[first[word]!]! + (across ? 0 : half) - row);
    distance.set(word, away);
  }
  return laid.toSorted((a, b) => distance.get(a)! - distance.get(b)!);
}

function atBorder(layout: Layout, list: WordList, laid: number[], border: number, depth: number): number[] {
  const { columnOf, rowOf, first, direction, box } = layout;
  return laid.filter((word) => {
    const left = columnOf[first[word]!]!;
    const top = rowOf[first[word]!]!;
    const more = lengthOf(list, word) - 1;
    if (border === 0) return left < box.left + depth;
    if (border === 1) return left + (direction[word] === ACROSS ? more : 0) > box.right - depth;
    if (border === 2) return top < box.top + depth;
    return top + (direction[word] === DOWN ? more : 0) > box.bottom - depth;
  });
}
