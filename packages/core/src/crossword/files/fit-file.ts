import type { Problem } from '../../decode.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { crosswordCodec } from '../codec.ts';
import type { CrosswordPuzzle } from '../types.ts';
import { decodeFile } from './check-file.ts';
import type { CrosswordFeature, CrosswordFile, CrosswordLoss } from './crossword-file.ts';
import { mapClues, reduceTo, saysNothing } from './features.ts';
import { fitting, type Fitted } from './fitting.ts';
import { crosswordFileOf } from './from-puzzle.ts';

/** `lost` names what the format has no place for; `problems` what is no file. */
export type CrosswordWriteProblem = { readonly lost: readonly CrosswordLoss[]; readonly problems: readonly Problem[] };
/** A file or a game without what a format does not carry, and what that was; `fit` does what features alone do not say. */
export function fitCrosswordFile(
  crossword: CrosswordFile | CrosswordPuzzle,
  carries: readonly CrosswordFeature[],
  fit: (file: CrosswordFile) => Fitted = fitting(),
): Result<{ readonly file: CrosswordFile; readonly lost: readonly CrosswordLoss[] }, 'invalid', CrosswordWriteProblem> {
  const decoded = decode(crossword);
  if (!decoded.ok) return fail('invalid', { lost: [], problems: decoded.detail });
  const reduced = reduceTo(speaking(decoded.value), carries);
  const fitted = fit(reduced.file);
  // What a step of fitting took away may have been all that another feature was about.
  const again = reduceTo(fitted.file, carries);
  const losses = [...reduced.lost, ...fitted.lost, ...again.lost];
  return succeed({ file: speaking(again.file), lost: [...new Map(losses.map((loss) => [loss.code, loss])).values()] });
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
