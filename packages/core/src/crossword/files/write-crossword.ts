import type { Problem } from '../../decode.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { crosswordCodec } from '../codec.ts';
import type { CrosswordPuzzle } from '../types.ts';
import { decodeFile } from './check-file.ts';
import type { CrosswordFeature, CrosswordFile, CrosswordFormat, CrosswordLoss } from './crossword-file.ts';
import { exolveCarries, fitExolve, writeExolve } from './exolve.ts';
import { mapClues, reduceTo, saysNothing } from './features.ts';
import { fitting, type Fitted } from './fitting.ts';
import { crosswordFileOf } from './from-puzzle.ts';
import { fitGuardian, guardianCarries, writeGuardian } from './guardian.ts';
import { ipuzCarries, writeIpuz } from './ipuz.ts';
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
  ipuz: { carries: ipuzCarries, fit: fitting(), write: writeIpuz },
  xd: { carries: xdCarries, fit: fitXd, write: writeXd },
  xwj: { carries: xwjCarries, fit: fitXwj, write: writeXwj },
  exolve: { carries: exolveCarries, fit: fitExolve, write: writeExolve },
  guardian: { carries: guardianCarries, fit: fitGuardian, write: writeGuardian },
  'react-crossword': { carries: reactCrosswordCarries, fit: fitReactCrossword, write: writeReactCrossword },
  'crossword-layout-generator': { carries: layoutCarries, fit: fitLayout, write: writeLayoutJson },
};

export type CrosswordWriteReason = 'invalid' | 'cannot-carry' | 'no-solution';
/** `lost` names what the format has no place for; `problems` what is no file. */
export type CrosswordWriteProblem = { readonly lost: readonly CrosswordLoss[]; readonly problems: readonly Problem[] };
export type WrittenCrossword<F extends CrosswordFormat = CrosswordFormat> = {
  readonly content: F extends 'puz' ? Uint8Array : string;
  readonly lost: readonly CrosswordLoss[];
  /** What `readCrossword` reads of it. */
  readonly file: CrosswordFile;
};

/**
 * A file or a game in a format, which `readCrossword` reads back to `file`. What the format has no place for is refused, and
 * named: kana in `.puz`, circles in `.xwj`, … A board without a solution can't be written as a list of answers at all.
 *
 * @param options with `lossy`, what the format has no place for is left out, and listed.
 */
export function writeCrossword<F extends CrosswordFormat>(
  crossword: CrosswordFile | CrosswordPuzzle,
  format: F,
  { lossy = false }: { readonly lossy?: boolean } = {},
): Result<WrittenCrossword<F>, CrosswordWriteReason, CrosswordWriteProblem> {
  const decoded = decode(crossword);
  if (!decoded.ok) return fail('invalid', { lost: [], problems: decoded.detail });
  const { carries, fit, write } = writers[format];
  const reduced = reduceTo(speaking(decoded.value), carries);
  const fitted = fit(reduced.file);
  // What a step of fitting took away may have been all that another feature was about.
  const again = reduceTo(fitted.file, carries);
  const lost = [...new Map([...reduced.lost, ...fitted.lost, ...again.lost].map((loss) => [loss.code, loss])).values()];
  if (lost.length > 0 && !lossy) return fail('cannot-carry', { lost, problems: [] });
  const file = speaking(again.file);
  if (!carries.includes('no-solution') && !file.cells.some(({ solution }) => solution !== undefined))
    return fail('no-solution', { lost, problems: [] });
  return succeed({ content: write(file) as WrittenCrossword<F>['content'], lost, file });
}

/** Without clues that say nothing: formats have an empty one where a word has none. */
function speaking(file: CrosswordFile): CrosswordFile {
  return mapClues(file, (clue) => (saysNothing(clue) ? undefined : clue));
}

function decode(crossword: CrosswordFile | CrosswordPuzzle): ReturnType<typeof decodeFile> {
  if (!('entries' in crossword)) return decodeFile(crossword);
  const puzzle = crosswordCodec.puzzle(crossword);
  return puzzle.ok ? decodeFile(crosswordFileOf(puzzle.value)) : puzzle;
}
