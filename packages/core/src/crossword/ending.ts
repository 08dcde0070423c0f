import type { CrosswordPuzzle, CrosswordState } from './types.ts';

/** Does the page's judge end the game? */
export function endsByHost(puzzle: CrosswordPuzzle): boolean {
  return Object.hasOwn(puzzle, 'ends');
}

export function isSolved(state: CrosswordState, puzzle: CrosswordPuzzle): boolean {
  return isRightSoFar(state) && (state.accepted || !endsByHost(puzzle));
}

/** Is it time to ask the page's judge? Everything is filled in, nothing is known to be wrong; `accept` is the next move. */
export function awaitsJudge(puzzle: CrosswordPuzzle, state: CrosswordState): boolean {
  return endsByHost(puzzle) && !state.accepted && isRightSoFar(state);
}

function isRightSoFar({ empty, wrong }: CrosswordState): boolean {
  return empty === 0 && wrong === 0;
}
