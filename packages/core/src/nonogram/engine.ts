import type { PuzzleEngine } from '../puzzle.ts';
import { paintJob } from './colour/from-cells.ts';
import { decideJob } from './decide.ts';
import { rateJob } from './difficulty/rate-nonogram.ts';
import { generate } from './generate.ts';
import { pictureJob } from './picture/picture-job.ts';
import { hint } from './hint.ts';
import { judge, solve } from './position.ts';
import type { NonogramTypes } from './types.ts';
import { verify } from './verify.ts';

export const nonogramEngine: PuzzleEngine<NonogramTypes> = {
  jobs: { generate, verify, solve, hint, judge },
  own: { picture: pictureJob, paint: paintJob, rate: rateJob, decide: decideJob },
};
