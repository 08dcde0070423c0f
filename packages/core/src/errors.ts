import type { Problem } from './decode.ts';

/**
 * A mistake in the code that calls Kumiki, as against bad data, which is a `Result`. The message says what happened,
 * why it matters and how to mend it; `code` is for programs.
 */
export class KumikiError extends Error {
  override readonly name: string = 'KumikiError';
  readonly code: string;
  readonly problems: readonly Problem[];
  constructor(code: string, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

/** What was thrown, as a text; anything can be thrown, and some of it can't be printed. Never throws, never empty. */
export function messageOf(thrown: unknown): string {
  try {
    const text: unknown = thrown instanceof Error ? thrown.message : String(thrown);
    if (typeof text === 'string' && /\S/.test(text)) return text;
  } catch {
    // It has no text.
  }
  return 'something without a text was thrown.';
}
