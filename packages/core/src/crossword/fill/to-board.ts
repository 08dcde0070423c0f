import { answerOf, clueOf } from '../lexicon/lexicon.ts';
import { lettersOf, numbered } from '../numbering.ts';
import type { CrosswordPuzzle, Entry } from '../types.ts';
import type { Task } from './fill-pattern.ts';

/** The entries of the slots that have their words; by slot, -1 for none. */
function entriesOf({ grid, lexicon, pinned }: Task, words: Int32Array): Entry[] {
  const placed: Omit<Entry, 'number'>[] = [];
  for (const [slot, { direction, first, step, length }] of grid.slots.entries()) {
    const pin = pinned[slot];
    const word = words[slot]!;
    if (!pin && word < 0) continue;
    const answer = pin ? pin.answer : answerOf(lexicon, length, word);
    const clue = pin ? (pin.clue ?? '') : clueOf(lexicon, length, word);
    const cells = Array.from({ length }, (_, place) => first + place * step);
    placed.push({ direction, cells, answer, ...(clue === '' ? {} : { clue }) });
  }
  return numbered(placed);
}

/**
 * The board of these words. Cells that are in none of them are left out, so that a grid in the making is a board too.
 * Undefined while there is no word at all.
 */
export function toBoard(task: Task, words: Int32Array): CrosswordPuzzle | undefined {
  const entries = entriesOf(task, words);
  if (entries.length === 0) return undefined;
  const { width, height } = task.pattern;
  return {
    style: 'entries',
    mode: 'strict',
    width,
    height,
    cells: lettersOf(entries, width * height).map((letter) =>
      letter === undefined ? null : { letter, kind: 'blank' },
    ),
    entries,
    hide: 'none',
    hidden: 0,
    uniqueReading: false,
    attempts: 1,
  };
}

/** The pattern with these words in it: # for a block, a dot for a cell without a letter. */
export function rowsOf(task: Task, words: Int32Array): string[] {
  const { width, height, cells } = task.pattern;
  const letters = lettersOf(entriesOf(task, words), width * height);
  const shown = cells.map((cell, at) => (cell === null ? '#' : (letters[at] ?? (cell === '' ? '.' : cell))));
  return Array.from({ length: height }, (_, row) => shown.slice(row * width, (row + 1) * width).join(''));
}
