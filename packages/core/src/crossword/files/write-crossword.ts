import { fail, succeed, type Result } from '../../result.ts';
import type { CrosswordPuzzle } from '../types.ts';
import type { CrosswordFeature, CrosswordFile, CrosswordFormat, CrosswordLoss } from './crossword-file.ts';
import { exolveCarries, fitExolve, writeExolve } from './exolve.ts';
import type { Fitted } from './fitting.ts';
import { fitCrosswordFile, type CrosswordWriteProblem } from './fit-file.ts';
import { fitGuardian, guardianCarries, writeGuardian } from './guardian.ts';
import { fitIpuz, ipuzCarries, writeIpuz } from './ipuz.ts';
import { fitPuz, puzCarries, writePuz } from './write-puz.ts';
import {
  fitLayout,
  fitReactCrossword,
  layoutCarries,
  reactCrosswordCarries,
  writeLayoutJson,
  writeReactCrossword,
} from './word-lists.ts';
import { fitXd, writeXd, xdCarries } from './xd.ts';
import { fitXwj, writeXwj, xwjCarries } from './xwj.ts';

type Writer = {
  readonly carries: readonly CrosswordFeature[];
  readonly fit: (file: CrosswordFile) => Fitted;
  readonly write: (file: CrosswordFile) => string | Uint8Array;
};
const writers: Readonly<Record<CrosswordFormat, Writer>> = {
  puz: { carries: puzCarries, fit: fitPuz, write: writePuz },
  ipuz: { carries: ipuzCarries, fit: fitIpuz, write: writeIpuz },
  xd: { carries: xdCarries, fit: fitXd, write: writeXd },
  xwj: { carries: xwjCarries, fit: fitXwj, write: writeXwj },
  exolve: { carries: exolveCarries, fit: fitExolve, write: writeExolve },
  guardian: { carries: guardianCarries, fit: fitGuardian, write: writeGuardian },
  'react-crossword': { carries: reactCrosswordCarries, fit: fitReactCrossword, write: writeReactCrossword },
  'crossword-layout-generator': { carries: layoutCarries, fit: fitLayout, write: writeLayoutJson },
};

export type CrosswordWriteReason = 'invalid' | 'cannot-carry' | 'no-solution';
export type WrittenCrossword<F extends CrosswordFormat = CrosswordFormat> = {
  readonly content: F extends 'puz' ? Uint8Array : string;
  readonly lost: readonly CrosswordLoss[];
  /** What `readCrossword` reads of it. */
  readonly file: CrosswordFile;
};

/**
 * A file or a game in a format, which `readCrossword` reads back to `file`. What the format has no place for is refused, and
 * named: kana in `.puz`, circles in `.xwj`, … What a game knows of its making (`hide`, `attempts`) is in no file. A board without a solution can't be written as a list of answers at all.
 *
 * @param options with `lossy`, what the format has no place for is left out, and listed.
 */
export function writeCrossword<F extends CrosswordFormat>(
  crossword: CrosswordFile | CrosswordPuzzle,
  format: F,
  { lossy = false }: { readonly lossy?: boolean } = {},
): Result<WrittenCrossword<F>, CrosswordWriteReason, CrosswordWriteProblem> {
  const { carries, fit, write } = writers[format];
  const fitted = fitCrosswordFile(crossword, carries, fit);
  if (!fitted.ok) return fitted;
  const { file, lost } = fitted.value;
  if (lost.length > 0 && !lossy) return fail('cannot-carry', { lost, problems: [] });
  if (!carries.includes('no-solution') && !file.cells.some(({ solution }) => solution !== undefined))
    return fail('no-solution', { lost, problems: [] });
  return succeed({ content: write(file) as WrittenCrossword<F>['content'], lost, file });
}
