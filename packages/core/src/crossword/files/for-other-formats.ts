// What a reader or writer of another package needs to keep to the same model, see @kumiki/formats/crossword.
import { succeed, type Result } from '../../result.ts';
import { finishFile } from './check-file.ts';
import type { CrosswordFile, CrosswordFileNote, CrosswordFileProblem, CrosswordFileReason } from './crossword-file.ts';
import { createNotes } from './notes.ts';
import { toPuzzle, type FileGame } from './to-puzzle.ts';

export type { FileGame };

export { createNotes as createCrosswordNotes, type Notes as CrosswordNotes } from './notes.ts';
export { decodeUtf8 } from '../../utf8.ts';
export { decode1252 } from './encode-text.ts';
export { fitCrosswordFile } from './fit-file.ts';
export type { Fitted } from './fitting.ts';
export { cellText } from './check-file.ts';
export { isCellImage } from '../cell-image.ts';
export { fitGroups, groupsOf, headFinder, wordKey, wordSplitter, type ToldGroup } from './linked-words.ts';
export { runsOf, type Grid, type Run } from './standard-entries.ts';
export { clueText as clueFromHtml, htmlToText, plainLine, plainLines, textToHtml } from './plain-text.ts';

/**
 * A file as `readCrossword` hands it over: checked, without what is empty, and with the game that it holds. Anything goes in;
 * what is no `CrosswordFile` is refused with a message.
 */
export function finishCrosswordFile(
  draft: { readonly [K in keyof CrosswordFile]?: CrosswordFile[K] | undefined },
  before: readonly CrosswordFileNote[],
): Result<
  { readonly file: CrosswordFile; readonly notes: readonly CrosswordFileNote[] } & Partial<FileGame>,
  CrosswordFileReason,
  CrosswordFileProblem
> {
  const finished = finishFile(draft, before);
  if (!finished.ok) return finished;
  const { file } = finished.value;
  const notes = createNotes();
  const game = toPuzzle(file, notes);
  return succeed({ file, ...game, notes: [...before, ...notes.list()] });
}
