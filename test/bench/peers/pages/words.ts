import { createRandom } from '@kumiki/core';
import { crosswordFromEntries, type CrosswordPuzzle } from '@kumiki/core/crossword';

/** A lattice of 15 × 15: a word in every other row and column, with a clue each. */
function lattice(): CrosswordPuzzle {
  const random = createRandom('bench');
  const letters = Array.from({ length: 225 }, () => String.fromCodePoint(65 + random.int(26)));
  const line = Array.from({ length: 15 }, (_, at) => at);
  const entries = line
    .filter((at) => at % 2 === 0)
    .flatMap((at) => [
      {
        answer: line.map((x) => letters[at * 15 + x]!).join(''),
        row: at,
        column: 0,
        direction: 'across' as const,
        clue: `Row ${at}`,
      },
      {
        answer: line.map((y) => letters[y * 15 + at]!).join(''),
        row: 0,
        column: at,
        direction: 'down' as const,
        clue: `Column ${at}`,
      },
    ]);
  const woven = crosswordFromEntries({ entries });
  if (!woven.ok) throw new Error(woven.reason);
  return woven.value;
}
export const words: CrosswordPuzzle = lattice();
