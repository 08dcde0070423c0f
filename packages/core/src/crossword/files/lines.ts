import { succeed, type Result } from '../../result.ts';
import { crosswordFileLimits, type CrosswordFileProblem, type CrosswordFileReason } from './crossword-file.ts';
import { refuse } from './refuse.ts';

/** The lines of a text, whatever ends them; counted before they are made. */
export function linesOf(text: string): Result<string[], CrosswordFileReason, CrosswordFileProblem> {
  let ends = 0;
  for (let at = text.indexOf('\n'); at >= 0 && ends <= crosswordFileLimits.lines; at = text.indexOf('\n', at + 1))
    ends += 1;
  for (let at = text.indexOf('\r'); at >= 0 && ends <= crosswordFileLimits.lines; at = text.indexOf('\r', at + 1))
    if (text[at + 1] !== '\n') ends += 1;
  if (ends >= crosswordFileLimits.lines)
    return refuse('too-large', `There are more than ${crosswordFileLimits.lines} lines.`, crosswordFileLimits.lines);
  return succeed(text.split(/\r\n?|\n/));
}
