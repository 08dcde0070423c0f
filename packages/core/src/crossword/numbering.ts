import { graphemes } from './graphemes.ts';
import type { Entry } from './types.ts';

/** Numbers the cells where words start, along the rows from the top left, and sorts: by number, across before down. */
export function numbered<E extends Omit<Entry, 'number'>>(entries: readonly E[]): (E & Pick<Entry, 'number'>)[] {
  const sorted = entries.toSorted(
    (a, b) => a.cells[0]! - b.cells[0]! || (a.direction === b.direction ? 0 : a.direction === 'across' ? -1 : 1),
  );
  let number = 0;
  let before = -1;
  return sorted.map((entry) => {
    const first = entry.cells[0]!;
    if (first !== before) number += 1;
    before = first;
    return { number, ...entry };
  });
}

/** By cell the letter that is shown; where ッ crosses ツ, it is that of the word with the lower number. */
export function lettersOf(entries: readonly Entry[], cells: number): (string | undefined)[] {
  const letters = Array.from<string | undefined>({ length: cells });
  for (const entry of entries) {
    for (const [at, letter] of graphemes(entry.answer).entries()) letters[entry.cells[at]!] ??= letter;
  }
  return letters;
}
