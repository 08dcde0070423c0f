import type { PuzzleEngine } from '../puzzle.ts';
import { calibrateJob } from './calibrate.ts';
import { compose } from './compose.ts';
import { hint, judge, solve } from './position.ts';
import type { CrosswordTypes } from './types.ts';
import { verify } from './verify.ts';

export const crosswordEngine: PuzzleEngine<CrosswordTypes> = {
  jobs: { generate: compose, verify, solve, hint, judge },
  own: { calibrate: calibrateJob },
};
