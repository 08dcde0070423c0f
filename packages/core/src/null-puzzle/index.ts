import { definePuzzle, type PuzzleCalls } from '../define.ts';
import type { PuzzleDef } from '../puzzle.ts';
import { nullPuzzleEngine } from './engine.ts';
import { nullPuzzleRules } from './rules.ts';
import type { NullPuzzleTypes } from './types.ts';

export type { NullPuzzleTypes } from './types.ts';
/** The smallest legal puzzle, to copy from: types, rules, engine, and this line. */
export const nullPuzzle: PuzzleDef<NullPuzzleTypes> & PuzzleCalls<NullPuzzleTypes> = definePuzzle(
  nullPuzzleRules,
  nullPuzzleEngine,
);
