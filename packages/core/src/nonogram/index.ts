import { definePuzzle, type PuzzleCalls } from '../define.ts';
import type { PuzzleDef } from '../puzzle.ts';
import { nonogramEngine } from './engine.ts';
import { nonogramRules } from './rules.ts';
import type { NonogramTypes } from './types.ts';

export { rateNonogram, type Rateable, type RateReason, type RateResult } from './difficulty/rate-nonogram.ts';
export type {
  NonogramFile,
  NonogramFileContent,
  NonogramFileNote,
  NonogramFileProblem,
  NonogramFileReason,
  NonogramFormat,
  NonogramMeta,
} from './formats/nonogram-file.ts';
export { readNonogram } from './formats/read-nonogram.ts';
export {
  writeNonogram,
  type NonogramWriteFormat,
  type NonogramWriteProblem,
  type NonogramWriteReason,
} from './formats/write-nonogram.ts';
export { nonogramFromCells, type PaintResult } from './colour/from-cells.ts';
export { nonogramFromRows } from './from-rows.ts';
export { nonogramFromPixels } from './picture/from-pixels.ts';
export type { PictureResult } from './picture/picture-job.ts';
export * from './rules.ts';
export { solveLine } from './solve-line.ts';
export type { DecideResult } from './decide.ts';
export { solveNonogram } from './solve.ts';
/** Nonogram: fill cells so that the runs of every row and column are its clue. */
export const nonogram: PuzzleDef<NonogramTypes> & PuzzleCalls<NonogramTypes> = definePuzzle(
  nonogramRules,
  nonogramEngine,
);
