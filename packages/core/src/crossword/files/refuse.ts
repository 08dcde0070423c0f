import { fail, type Failure } from '../../result.ts';
import type { CrosswordFileProblem, CrosswordFileReason } from './crossword-file.ts';

export type Refused = Failure<CrosswordFileReason, CrosswordFileProblem>;

export function refuse(reason: CrosswordFileReason, message: string, line?: number): Refused {
  return fail(reason, { message, ...(line === undefined ? {} : { line }) });
}
