import { fail, type Failure } from '../result.ts';
import type { Layout } from './types.ts';

/** What is wrong with a file, and where: `line` counts from 1. */
export type LayoutFileProblem = { readonly line: number; readonly message: string };
/** `needs-formats`: another package reads it; the message says which. */
export type LayoutFileReason = 'unknown-format' | 'malformed' | 'too-large' | 'needs-formats';

/** A layout as a file has it, and the line of each of its cells; undefined asks for where the cells begin. */
export interface ReadLayout {
  readonly layout: Layout;
  readonly lineOf: (cell: number | undefined) => number;
}

export function malformed(message: string, line: number): Failure<'malformed', LayoutFileProblem> {
  return fail('malformed', { line, message });
}
