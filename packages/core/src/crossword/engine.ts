import type { Job, PuzzleEngine, Tools } from '../puzzle.ts';
import { arrange } from './arrange/arrange.ts';
import { calibrateJob } from './calibrate.ts';
import { compose } from './compose.ts';
import { fill } from './fill/fill-grid.ts';
import type { FillResult } from './fill/fill-pattern.ts';
import { hint, judge, solve } from './position.ts';
import type { CrosswordOptions, CrosswordPuzzle, CrosswordTypes } from './types.ts';
import { verify } from './verify.ts';

function* generate(options: CrosswordOptions, tools: Tools): Job<FillResult, CrosswordPuzzle> {
  if (options.style === 'fill') return yield* fill(options, tools);
  return options.style === 'arrange' ? yield* arrange(options, tools) : yield* compose(options, tools);
}

export const crosswordEngine: PuzzleEngine<CrosswordTypes> = {
  jobs: { generate, verify, solve, hint, judge },
  own: { calibrate: calibrateJob },
};
