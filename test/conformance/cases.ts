import type { PuzzleTypes } from '@kumiki/core';
import { caseOf, type Case } from './case.ts';
import { nullPuzzleCase } from './cases/null-puzzle.ts';
import { crosswordCase } from './cases/crossword.ts';
import { nonogramCase } from './cases/nonogram.ts';
import { sumCase } from './cases/sum.ts';
import { tileStackCase } from './cases/tile-stack.ts';

export const cases: Readonly<Record<string, Case<PuzzleTypes>>> = {
  crossword: caseOf(crosswordCase),
  'null-puzzle': caseOf(nullPuzzleCase),
  nonogram: caseOf(nonogramCase),
  'tile-stack': caseOf(tileStackCase),
  sum: caseOf(sumCase),
};
