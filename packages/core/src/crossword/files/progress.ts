// What a solver had filled in when a file was saved.
import { canHold, isKnown, isRight } from '../content.ts';
import { isTyped } from '../entries.ts';
import type { CrosswordMove, CrosswordPuzzle } from '../types.ts';
import type { CrosswordFile } from './crossword-file.ts';
import type { Notes } from './notes.ts';

const codes = ['entries', 'pencil', 'revealed', 'checks'] as const;

/**
 * The moves that fill a board in as it was saved; they are to be played at its start. What the game has no place for goes to
 * the notes: marks of empty cells, that an entry before the present one was wrong, a check that does not agree.
 */
export function progressOf({ cells }: CrosswordFile, puzzle: CrosswordPuzzle, notes: Notes): CrosswordMove[] {
  const moves: CrosswordMove[] = [];
  const [opened, checked] = [[] as number[], [] as number[]];
  const lost = { entries: [] as number[], pencil: [] as number[], revealed: [] as number[], checks: [] as number[] };
  for (const [cell, { entry, pencil, wrong, wasWrong, revealed }] of cells.entries()) {
    const isHeld = entry !== undefined && isTyped(puzzle, cell) && canHold(puzzle, entry);
    const isFound = isHeld && isRight(puzzle, cell, entry);
    const isOpened = isFound && revealed === true;
    const isWrong = isHeld && isKnown(puzzle, cell) && !isFound;
    if (isOpened) opened.push(cell);
    else if (isHeld) moves.push({ type: 'letter', cell, letter: entry, ...(pencil ? { pencil } : {}) });
    else if (entry !== undefined) lost.entries.push(cell);
    if (pencil && (!isHeld || isOpened)) lost.pencil.push(cell);
    if (revealed && !isOpened) lost.revealed.push(cell);
    if (wrong && isWrong) checked.push(cell);
    if (wasWrong || (wrong && !isWrong)) lost.checks.push(cell);
  }
  for (const code of codes)
    if (lost[code].length > 0) notes.add(code, `The game leaves out ${code}.`, { cells: lost[code] });
  return [
    ...(opened.length > 0 ? [{ type: 'reveal', cells: opened } as const] : []),
    ...moves,
    ...(checked.length > 0 ? [{ type: 'check', cells: checked } as const] : []),
  ];
}
