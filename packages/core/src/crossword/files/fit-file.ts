import type { Problem } from '../../decode.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { crosswordCodec } from '../codec.ts';
import { countGraphemes, graphemes } from '../graphemes.ts';
import type { CrosswordPuzzle } from '../types.ts';
import { decodeFile } from './check-file.ts';
import type { CrosswordFeature, CrosswordFile, CrosswordLoss } from './crossword-file.ts';
import { reduceTo, speaking } from './features.ts';
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
  const spelled = 'entries' in crossword ? [...spelledOtherwise(crossword), ...alternativesOf(crossword)] : [];
  const reduced = reduceTo(speaking(decoded.value), carries);
  const fitted = fit(reduced.file);
  // What a step of fitting took away may have been all that another feature was about.
  const again = reduceTo(fitted.file, carries);
  const losses: CrosswordLoss[] = [...spelled, ...reduced.lost, ...fitted.lost, ...again.lost];
  return succeed({ file: speaking(again.file), lost: [...new Map(losses.map((loss) => [loss.code, loss])).values()] });
}

function decode(crossword: CrosswordFile | CrosswordPuzzle): ReturnType<typeof decodeFile> {
  if (!('entries' in crossword)) return decodeFile(crossword);
  const puzzle = crosswordCodec.puzzle(crossword);
  return puzzle.ok ? decodeFile(crosswordFileOf(puzzle.value)) : puzzle;
}

/** Cells of words that have another letter there, which is the same to the game. */
function spelledOtherwise({ entries, cells }: CrosswordPuzzle): CrosswordLoss[] {
  const other = entries.flatMap((entry) => {
    const letters = graphemes(entry.answer);
    let from = 0;
    // A word that is not known to its last letter is spelled in no way.
    if (letters.length === 0) return [];
    return entry.cells.filter((at) => {
      const held = cells[at]?.letter ?? '';
      const start = from;
      from += countGraphemes(held);
      return letters.slice(start, from).join('') !== held;
    });
  });
  return other.length === 0 ? [] : [{ code: 'spelling', cells: [...new Set(other)] }];
}

function alternativesOf({ cells }: CrosswordPuzzle): CrosswordLoss[] {
  const more = cells.flatMap((cell, at) => (cell && Object.hasOwn(cell, 'alternatives') ? [at] : []));
  return more.length === 0 ? [] : [{ code: 'alternatives', cells: more }];
}
