import type { NonogramFileNote } from './nonogram-file.ts';

const MOST_NOTES = 20;

export interface Notes {
  add(code: NonogramFileNote['code'], line: number, message: string): void;
  list(): NonogramFileNote[];
}

/** Keeps the first notes, and says so where there are more: a hostile file does not get to fill the memory with them. */
export function createNotes(): Notes {
  const notes: NonogramFileNote[] = [];
  let more: NonogramFileNote | undefined;
  return {
    add(code, line, message) {
      if (notes.length < MOST_NOTES) notes.push({ code, line, message });
      else more ??= { code: 'more', line, message: 'From here on there is more that is left out.' };
    },
    list: () => (more ? [...notes, more] : notes),
  };
}
