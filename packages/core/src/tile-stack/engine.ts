import type { PuzzleEngine } from '../puzzle.ts';
import { deal } from './deal.ts';
import { hint, judge, solve } from './position.ts';
import { rateJob } from './rate.ts';
import { reshuffleTiles } from './reshuffle.ts';
import type { TileStackTypes } from './types.ts';
import { verify } from './verify.ts';

export const tileStackEngine: PuzzleEngine<TileStackTypes> = {
  jobs: { generate: deal, verify, solve, hint, judge, reshuffle: reshuffleTiles },
  own: { rate: rateJob },
};
