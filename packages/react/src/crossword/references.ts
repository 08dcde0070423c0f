import type { CrosswordPuzzle, Direction } from '@kumiki/core/crossword/rules';

const english = /(\d{1,3})\s*-?\s*(across|ac\b|down|dn\b)/gi;
const japanese = /(ヨコ|タテ|横|縦)の?(?:カギ)?\s*(\d{1,3})|(\d{1,3})の?(ヨコ|タテ|横|縦)/g;
const across = /^(?:ac|ヨコ|横)/i;

/** Entries that a clue speaks of, "See 14 across", 「タテ3の反対」; by index, without itself. */
export function referencesOf({ entries }: CrosswordPuzzle, index: number): readonly number[] {
  const clue = entries[index]?.clue ?? '';
  const named: (readonly [number: string, word: string])[] = [
    ...Array.from(clue.matchAll(english), ([, number, word]) => [number!, word!] as const),
    ...Array.from(
      clue.matchAll(japanese),
      ([, word, number, before, after]) => [number ?? before!, word ?? after!] as const,
    ),
  ];
  const found = named.map(([number, word]) => {
    const direction: Direction = across.test(word) ? 'across' : 'down';
    return entries.findIndex((entry) => entry.number === Number(number) && entry.direction === direction);
  });
  return [...new Set(found)].filter((entry) => entry >= 0 && entry !== index);
}
