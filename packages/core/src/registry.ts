import { nullPuzzle } from './null-puzzle/index.ts';
import { crossword } from './crossword/index.ts';
import { nonogram } from './nonogram/index.ts';
import type { AnyPuzzle } from './puzzle.ts';
import { tileStack } from './tile-stack/index.ts';

/** Every puzzle, one line each. The worker serves these, and the conformance suite runs over them. */
export const registry: Readonly<Record<string, AnyPuzzle>> = {
  crossword,
  'null-puzzle': nullPuzzle,
  nonogram,
  'tile-stack': tileStack,
};
