import type { Hint, PuzzleTypes } from '../puzzle.ts';
import type { Session } from './session.ts';

/** Plays a hint's move; false when it has none or the board has moved on. */
export function applyHint<T extends PuzzleTypes>(session: Session<T>, hint: Hint<T>): boolean {
  return hint.move !== undefined && session.dispatch(hint.move);
}
