import { fail, succeed, type Failure, type Result } from '../../result.ts';
import { fileLimits, type NonogramFileProblem, type NonogramFileReason } from './nonogram-file.ts';

/** `line` counts from 1. */
export interface Line {
  readonly text: string;
  readonly line: number;
}

/** The lines of a text without the blanks around them, whatever ends them; counted before they are made. */
export function linesOf(text: string): Result<Line[], 'too-large', NonogramFileProblem> {
  let ends = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 10 && code !== 13) continue;
    if (code === 13 && text.charCodeAt(at + 1) === 10) at += 1;
    ends += 1;
    if (ends >= fileLimits.lines) return refuse('too-large', ends, `There are more than ${fileLimits.lines} lines.`);
  }
  return succeed(text.split(/\r\n?|\n/).map((one, at) => ({ text: one.trim(), line: at + 1 })));
}

export function refuse<R extends NonogramFileReason>(
  reason: R,
  line: number,
  message: string,
): Failure<R, NonogramFileProblem> {
  return fail(reason, { line, message });
}
