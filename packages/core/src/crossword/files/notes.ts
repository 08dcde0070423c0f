import type { CrosswordFileNote } from './crossword-file.ts';

const MOST_NOTES = 50;
const MOST_CELLS = 400;

export interface Notes {
  add(code: CrosswordFileNote['code'], message: string, where?: { cells?: readonly number[]; line?: number }): void;
  list(): CrosswordFileNote[];
}

/** Keeps the first notes, and says so where there are more: a hostile file does not get to fill the memory with them. */
export function createNotes(): Notes {
  const notes: CrosswordFileNote[] = [];
  let more = false;
  return {
    add(code, message, { cells, line } = {}) {
      if (notes.length >= MOST_NOTES) {
        more = true;
        return;
      }
      notes.push({
        code,
        message,
        ...(cells ? { cells: cells.slice(0, MOST_CELLS) } : {}),
        ...(line === undefined ? {} : { line }),
      });
    },
    list: () => (more ? [...notes, { code: 'more', message: 'There is more that is left out.' }] : notes),
  };
}
