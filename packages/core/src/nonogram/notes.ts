import type { NonogramState } from './types.ts';

export function isNoted({ notes }: NonogramState, cell: number): boolean {
  return notes !== undefined && notes[cell] === 1;
}

/** Sets or takes notes where no mark is; the same state when that changes nothing, or a cell is named twice or is none. */
export function note(state: NonogramState, cells: readonly number[], on: boolean): NonogramState {
  const { marks } = state;
  if (new Set(cells).size !== cells.length || cells.some((cell) => marks[cell] === undefined)) return state;
  const value = on ? 1 : 0;
  const touched = cells.filter((cell) => marks[cell] === 0 && (state.notes?.[cell] ?? 0) !== value);
  if (touched.length === 0) return state;
  if (!on) return withoutNotes(state, touched);
  const notes = state.notes?.slice() ?? new Uint8Array(marks.length);
  for (const cell of touched) notes[cell] = value;
  return { ...state, notes };
}

/** The same without the notes of some cells; states without any note have no list of them. */
export function withoutNotes(state: NonogramState, cells: readonly number[]): NonogramState {
  if (!state.notes || !cells.some((cell) => state.notes![cell] === 1)) return state;
  const notes = state.notes.slice();
  for (const cell of cells) notes[cell] = 0;
  if (notes.includes(1)) return { ...state, notes };
  const { notes: _notes, ...rest } = state;
  return rest;
}
