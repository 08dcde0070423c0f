import type { Status } from '../puzzle.ts';
import { checkGrid } from './check.ts';
import type { NonogramPuzzle, NonogramState } from './types.ts';

/** Solved as the puzzle's `ends` says; a nonogram is never stuck, since marks can be taken back. */
export function statusOf(state: NonogramState, { ends, solution }: NonogramPuzzle): Status {
  if (state.unfit > 0) return 'playing';
  const solved = ends === 'clues' || (ends === 'host' ? state.accepted : checkGrid(state.marks, solution ?? '').fits);
  return solved ? 'solved' : 'playing';
}
