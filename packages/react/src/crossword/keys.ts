import type { Session } from '@kumiki/core';
import type { CrosswordTypes } from '@kumiki/core/crossword/rules';
import { arrowed, cursorOn, endCell, otherDirection, type Arrow, type Cursor } from './cursor.ts';
import type { UseCrossword } from './use-crossword.ts';

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * What a key does, undefined where it does nothing here. Arrows turn or move, Home and End go to the ends of the word
 * (with Ctrl of the board), Page Up and Down to the word before and after, Enter and Space turn. Insert opens the cell for
 * several letters, where cells take them; Insert, Enter or Escape end that. Tab leaves.
 */
export function actFor(
  { key, ctrlKey, metaKey, altKey }: Key,
  game: UseCrossword & { readonly session: Session<CrosswordTypes> },
  cursor: Cursor,
): (() => void) | undefined {
  if (metaKey || altKey) return undefined;
  const { session, entry, setCursor, goToEntry, rebus, setRebus, arrows: habit } = game;
  const { puzzle } = session.getSnapshot();
  const arrow = arrows[key];
  if (ctrlKey) {
    if (key !== 'Home' && key !== 'End') return undefined;
    return () => setCursor(cursorOn(puzzle, endCell(puzzle, key === 'Home' ? 'first' : 'last'), cursor.direction));
  }
  if (arrow) return () => setCursor(arrowed(puzzle, cursor, arrow, habit));
  const count = puzzle.entries.length;
  const cells = entry === undefined ? [cursor.cell] : puzzle.entries[entry]!.cells;
  switch (key) {
    case 'Home':
      return () => setCursor({ ...cursor, cell: cells[0]! });
    case 'End':
      return () => setCursor({ ...cursor, cell: cells.at(-1)! });
    case 'PageUp':
      return () => goToEntry(((entry ?? 0) - 1 + count) % count);
    case 'PageDown':
      return () => goToEntry(((entry ?? 0) + 1) % count);
    case 'Insert':
      return puzzle.rebus ? () => setRebus(!rebus) : undefined;
    case 'Escape':
      return rebus ? () => setRebus(false) : undefined;
    case 'Enter':
      if (rebus) return () => setRebus(false);
      return () => setCursor(cursorOn(puzzle, cursor.cell, otherDirection(cursor.direction)));
    case ' ':
      return () => setCursor(cursorOn(puzzle, cursor.cell, otherDirection(cursor.direction)));
    default:
      return undefined;
  }
}
