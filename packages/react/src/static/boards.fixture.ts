import { createBudget, createRandom } from '@kumiki/core';
import { crossword, crosswordFromEntries, type CrosswordPuzzle } from '@kumiki/core/crossword';
import { wordsEn } from '@kumiki/core/crossword/words';
import { nonogram, type NonogramPuzzle } from '@kumiki/core/nonogram';
import { tileStack, type TileStackPuzzle } from '@kumiki/core/tile-stack';

const budget = () => createBudget({ steps: 5_000_000 });
const valueOf = <V>(made: { ok: true; value: V } | { ok: false; reason: string }): V => {
  if (!made.ok) throw new Error(made.reason);
  return made.value;
};

export const picture: NonogramPuzzle = valueOf(
  nonogram.generate({ width: 10, height: 8 }, createRandom('static'), budget()),
);
export const coloured: NonogramPuzzle = valueOf(
  nonogram.generate(
    { width: 6, height: 6, palette: ['#cc3311', '#0077bb', '#eecc66'], ends: 'grid' },
    createRandom('static'),
    budget(),
  ),
);
export const words: CrosswordPuzzle = valueOf(
  crossword.generate(
    { style: 'answer', words: [...wordsEn], answerLength: [5, 5], hide: 'tail' },
    createRandom('static'),
    budget(),
  ),
);
/** One with everything that a cell can have. */
export const dressed: CrosswordPuzzle = {
  ...words,
  cells: words.cells.map((cell, at) =>
    cell === null
      ? null
      : {
          ...cell,
          ...(at % 7 === 0 ? { image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } : {}),
          ...(at % 2 === 0 ? { circle: true as const } : {}),
          ...(at % 3 === 0 ? { shade: '#ffcc00' } : at % 5 === 0 ? { shade: true as const } : {}),
          bars: { right: true as const, below: true as const },
        },
  ),
};
/** One with clues. */
export const clued: CrosswordPuzzle = valueOf(
  crosswordFromEntries({
    entries: [
      { answer: 'PINE', row: 0, column: 0, direction: 'across', clue: 'Green all winter' },
      { answer: 'PLUM', row: 0, column: 0, direction: 'down', clue: 'Blossoms in the snow & early' },
    ],
  }),
);
export const stack: TileStackPuzzle = valueOf(
  tileStack.generate({ layout: 'turtle' }, createRandom('static'), budget()),
);
