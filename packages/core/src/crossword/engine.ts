import type { Job, PuzzleEngine, Tools } from '../puzzle.ts';
import { arrange } from './arrange/arrange.ts';
import { calibrateJob } from './calibrate.ts';
import { compose } from './compose.ts';
import { fill } from './fill/fill-grid.ts';
import type { FillResult } from './fill/fill-pattern.ts';
import { hint, judge, solve } from './position.ts';
import { skeletonJob } from './skeleton/skeleton-from.ts';
import type { CrosswordOptions, CrosswordPuzzle, CrosswordTypes } from './types.ts';
import { verify } from './verify.ts';

function* generate(options: CrosswordOptions, tools: Tools): Job<FillResult, CrosswordPuzzle> {
  if (options.style === 'answer') return yield* compose(options, tools);
  const made = options.style === 'fill' ? yield* fill(options, tools) : yield* arrange(options, tools);
  if (!made.ok || options.skeleton !== true) return made;
  const skeleton = yield* skeletonJob(made.value, tools.budget);
  return skeleton.ok ? skeleton : { ...skeleton, detail: { code: 'stopped', attempts: made.value.attempts } };
}

export const crosswordEngine: PuzzleEngine<CrosswordTypes> = {
  jobs: { generate, verify, solve, hint, judge },
  own: { calibrate: calibrateJob },
};
