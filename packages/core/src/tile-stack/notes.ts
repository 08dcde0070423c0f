import type { TileStackNote, TileStackPuzzle } from './types.ts';

/** The board with one more thing that was asked for and is not so. */
export function withNote(puzzle: TileStackPuzzle, note: TileStackNote): TileStackPuzzle {
  return { ...puzzle, notes: [...(puzzle.notes ?? []), note] };
}
