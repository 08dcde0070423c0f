/** What is wrong with a file, and where; `line` counts from 1. */
export type FileProblem = { readonly line: number; readonly message: string };
export type FileReason = 'unknown-format' | 'malformed' | 'too-large';
