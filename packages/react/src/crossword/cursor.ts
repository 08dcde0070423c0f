import {
  entriesAt,
  isTyped,
  linkedEntries,
  type CrosswordPuzzle,
  type CrosswordState,
  type Direction,
} from '@kumiki/core/crossword/rules';

/** Where the next letter goes, and which way it reads. */
export interface Cursor {
  readonly cell: number;
  readonly direction: Direction;
  /** The word, where two of them run on from one another through this cell. */
  readonly entry?: number;
}
export type Arrow = 'left' | 'right' | 'up' | 'down';

export function otherDirection(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

/** The entry that is worked on: the one in the cursor's direction, or the only one its cell has. */
export function entryAt(puzzle: CrosswordPuzzle, { cell, direction, entry }: Cursor): number | undefined {
  const named = entry === undefined ? undefined : puzzle.entries[entry];
  if (named?.direction === direction && named.cells.includes(cell)) return entry;
  const found = entriesAt(puzzle, cell);
  return found[direction] ?? found[otherDirection(direction)];
}

/** On a cell, reading the wanted way where the cell has a word that way. */
export function cursorOn(puzzle: CrosswordPuzzle, cell: number, wanted: Direction): Cursor {
  const found = entriesAt(puzzle, cell);
  const direction =
    found[wanted] === undefined && found[otherDirection(wanted)] !== undefined ? otherDirection(wanted) : wanted;
  return { cell, direction };
}

/** At the first cell of an entry that is still to be typed, or else at its first one. */
export function cursorInEntry(puzzle: CrosswordPuzzle, state: CrosswordState, entry: number): Cursor {
  const { cells } = puzzle.entries[entry]!;
  const empty = cells.find((cell) => isTyped(puzzle, cell) && state.letters[cell] === '');
  return cursorAt(puzzle, entry, empty ?? cells.find((each) => isTyped(puzzle, each)) ?? cells[0]!);
}

function cursorAt({ mode, entries }: CrosswordPuzzle, entry: number, cell: number): Cursor {
  const { direction } = entries[entry]!;
  return mode === 'chain' ? { cell, direction, entry } : { cell, direction };
}

/** A place that typing comes to. */
export interface Step {
  readonly cell: number;
  readonly entry: number;
}

/**
 * The cells that letters go through from here on and before: those of the entry, or one after the other of all entries that
 * its clue speaks for. A cell that one of them ends and the next begins in comes once. With the place of the cursor in it.
 */
export function pathAt(
  puzzle: CrosswordPuzzle,
  cursor: Cursor,
): { readonly steps: readonly Step[]; readonly at: number } {
  const current = entryAt(puzzle, cursor);
  if (current === undefined) return { steps: [], at: -1 };
  const steps: Step[] = [];
  for (const entry of linkedEntries(puzzle, current))
    for (const cell of puzzle.entries[entry]!.cells) if (steps.at(-1)?.cell !== cell) steps.push({ cell, entry });
  const exact = steps.findIndex(({ cell, entry }) => cell === cursor.cell && entry === current);
  return { steps, at: exact < 0 ? steps.findIndex(({ cell }) => cell === cursor.cell) : exact };
}

/** The cursor at a place of its path: it turns where another word goes on. */
export function stepTo(puzzle: CrosswordPuzzle, cursor: Cursor, { cell, entry }: Step): Cursor {
  return entry === entryAt(puzzle, cursor) ? { ...cursor, cell } : cursorAt(puzzle, entry, cell);
}

/** Where a game begins: the first entry that has something to type. */
export function firstCursor(puzzle: CrosswordPuzzle, state: CrosswordState): Cursor {
  return nextOpen(puzzle, state, -1) ?? cursorInEntry(puzzle, state, 0);
}

/** The first empty cell of the next entry after this one that has any; undefined when everything is typed. */
export function nextOpen(puzzle: CrosswordPuzzle, state: CrosswordState, after: number): Cursor | undefined {
  const count = puzzle.entries.length;
  for (let step = 1; step <= count; step += 1) {
    const entry = (after + step + count) % count;
    const isOpen = puzzle.entries[entry]!.cells.some((cell) => isTyped(puzzle, cell) && state.letters[cell] === '');
    if (isOpen) return cursorInEntry(puzzle, state, entry);
  }
  return undefined;
}

/** Turns in place when the cell has a word across the way (not where arrows `move`); otherwise goes to the next cell there, over gaps. */
export function arrowed(
  puzzle: CrosswordPuzzle,
  cursor: Cursor,
  arrow: Arrow,
  habit: 'turn' | 'move' = 'turn',
): Cursor {
  const axis: Direction = arrow === 'left' || arrow === 'right' ? 'across' : 'down';
  if (habit === 'turn' && axis !== cursor.direction && entriesAt(puzzle, cursor.cell)[axis] !== undefined)
    return { cell: cursor.cell, direction: axis };
  const step = { left: -1, right: 1, up: -puzzle.width, down: puzzle.width }[arrow];
  const [x, y] = [cursor.cell % puzzle.width, Math.floor(cursor.cell / puzzle.width)];
  const room = { left: x, right: puzzle.width - 1 - x, up: y, down: puzzle.height - 1 - y }[arrow];
  for (let n = 1; n <= room; n += 1) {
    const cell = cursor.cell + n * step;
    if (puzzle.cells[cell] !== null) return cursorOn(puzzle, cell, axis);
  }
  return cursor;
}

/** The next (or with -1 the previous) place of its path that is typed; undefined at its end. */
export function typedNext(puzzle: CrosswordPuzzle, cursor: Cursor, by: 1 | -1): Step | undefined {
  const { steps, at } = pathAt(puzzle, cursor);
  for (let nth = at + by; nth >= 0 && nth < steps.length; nth += by) {
    if (isTyped(puzzle, steps[nth]!.cell)) return steps[nth];
  }
  return undefined;
}

/** The cell in reading order before or after all others. */
export function endCell({ cells }: CrosswordPuzzle, end: 'first' | 'last'): number {
  const there = [...cells.keys()].filter((cell) => cells[cell] !== null);
  return end === 'first' ? there[0]! : there.at(-1)!;
}
