import { checkClues } from '../check.ts';
import { markFor } from '../colour/marks.ts';
import type { Clues } from '../types.ts';
import type { Notes } from './notes.ts';

/** The picture of a file as part of what was read: nothing, and a note, where it does not have the clues. */
export function agreedGoal(goal: string, clues: Clues, line: number, notes: Notes): { goal?: string } {
  if (fitsGoal(goal, clues)) return { goal };
  notes.add('goal-disagrees', line, 'The picture does not have these clues; it is left out.');
  return {};
}

export function fitsGoal(goal: string, clues: Clues): boolean {
  if (goal.length !== clues.rows.length * clues.columns.length) return false;
  return checkClues(
    Uint8Array.from(goal, (cell) => markFor(Number(cell))),
    clues,
  ).fits;
}
