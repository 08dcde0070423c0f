import { definePuzzle } from '@kumiki/core';
import { sumEngine } from './engine.ts';
import { sumRules } from './rules.ts';

export type { SumMove, SumOptions, SumPuzzle, SumState, SumTypes } from './types.ts';
/** Lives outside the packages and imports only what they publish: the fourth puzzle, as a test. */
export const sum = definePuzzle(sumRules, sumEngine);
