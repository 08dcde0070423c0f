import { isSolved } from './ending.ts';
import { isTyped, linkedEntries } from './entries.ts';
import type { CrosswordMove, CrosswordPuzzle, CrosswordState } from './types.ts';

const REVEALED = 3;

/**
 * Moves that clear a word, by its index, and those that its clue speaks for too (`groups`). What belongs to another word as
 * well that is filled in to its last cell, right or not, is left alone; what was revealed stays too. None where there is
 * nothing to clear. Costs the cells of all words.
 */
export function clearWordMoves(
  puzzle: CrosswordPuzzle,
  state: CrosswordState,
  entry: number,
): Extract<CrosswordMove, { type: 'letter' }>[] {
  if (isSolved(state, puzzle)) return [];
  const { entries } = puzzle;
  const own = new Set(linkedEntries(puzzle, entry));
  const kept = new Set(
    entries.flatMap(({ cells }, nth) =>
      !own.has(nth) && cells.every((cell) => state.letters[cell] !== '') ? cells : [],
    ),
  );
  const cells = new Set([...own].flatMap((nth) => entries[nth]?.cells ?? []));
  return [...cells]
    .filter(
      (cell) =>
        isTyped(puzzle, cell) && state.letters[cell] !== '' && state.marks[cell] !== REVEALED && !kept.has(cell),
    )
    .map((cell) => ({ type: 'letter', cell, letter: '' }));
}
