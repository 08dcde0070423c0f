let strokes = 0;

/**
 * A name for the moves of one stroke, which are one step. No other stroke on the page has it: a session may be shown by
 * several boards, and by one after another.
 */
export function strokeGroup(): string {
  strokes += 1;
  return `stroke ${strokes}`;
}
