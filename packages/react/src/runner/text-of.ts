/** What was thrown, as a sentence. */
export function textOf(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).trim() || 'no reason was given';
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
