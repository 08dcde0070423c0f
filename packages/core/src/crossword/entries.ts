import type { CrosswordPuzzle, CrosswordState, Direction } from './types.ts';

/** Is it a cell whose letter the player puts in? */
export function isTyped(puzzle: CrosswordPuzzle, cell: number): boolean {
  const held = puzzle.cells[cell];
  return held !== undefined && held !== null && held.kind !== 'given';
}

/**
 * The words a cell is in, by direction, as indices of `puzzle.entries`. Where a word runs on from another in the same
 * line, their shared cell belongs to the one that starts there.
 */
export function entriesAt(puzzle: CrosswordPuzzle, cell: number): { readonly [K in Direction]?: number } {
  const found: { [K in Direction]?: number } = {};
  for (const [nth, { direction, cells }] of puzzle.entries.entries()) {
    if (cells.includes(cell) && (found[direction] === undefined || cells[0] === cell)) found[direction] = nth;
  }
  return found;
}

/** Groups by their words, of each board once. */
const groupsOf = new WeakMap<CrosswordPuzzle, ReadonlyMap<number, readonly number[]>>();

/** The words that the clue of this one speaks for, in their order, as indices of `puzzle.entries`: most often it alone. */
export function linkedEntries(puzzle: CrosswordPuzzle, entry: number): readonly number[] {
  if (!Object.hasOwn(puzzle, 'groups')) return [entry];
  let groups = groupsOf.get(puzzle);
  if (!groups) {
    groups = new Map(puzzle.groups!.flatMap((group) => group.map((word) => [word, group] as const)));
    groupsOf.set(puzzle, groups);
  }
  return groups.get(entry) ?? [entry];
}

/** The answer word as far as it is filled in, a letter each, '' where its cell is empty; [] where there is no answer. */
export function answerSoFar(state: CrosswordState, puzzle: CrosswordPuzzle): string[] {
  const letters: string[] = [];
  for (const [cell, held] of puzzle.cells.entries()) {
    if (held?.at !== undefined) letters[held.at] = state.letters[cell]!;
  }
  return letters;
}
