import { fail, type Failure } from '../result.ts';

/** What is wrong with a file, and where: `line` counts from 1, where the format has lines. */
export type LayoutFileProblem = { readonly line?: number; readonly message: string };
/** `needs-formats`: another package reads it; the message says which. */
export type LayoutFileReason = 'unknown-format' | 'malformed' | 'too-large' | 'needs-formats';

export function malformed(message: string, line?: number): Failure<'malformed', LayoutFileProblem> {
  return fail('malformed', line === undefined ? { message } : { line, message });
}
