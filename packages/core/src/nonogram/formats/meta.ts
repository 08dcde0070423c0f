import { succeed, type Result } from '../../result.ts';
import { refuse } from './lines.ts';
import { fileLimits, type NonogramFileProblem, type NonogramMeta } from './nonogram-file.ts';

/** Metadata with one text more; an empty one says nothing. */
export function withText(
  meta: NonogramMeta,
  key: keyof NonogramMeta,
  text: string,
  line: number,
): Result<NonogramMeta, 'too-large', NonogramFileProblem> {
  if (text === '') return succeed(meta);
  if (text.length <= fileLimits.text) return succeed({ ...meta, [key]: text });
  return refuse('too-large', line, `The ${key} has ${text.length} characters; at most ${fileLimits.text} are read.`);
}
