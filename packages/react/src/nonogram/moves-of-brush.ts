import { isNoted, type Mark, type NonogramMove, type NonogramState } from '@kumiki/core/nonogram/rules';
import type { Brush } from './tool.ts';

/** What a brush does to cells, and how many of them it touches; no move where it touches none. */
export function movesOfBrush(
  cells: readonly number[],
  { to, touches, note }: Brush,
  state: NonogramState,
): { readonly moves: readonly NonogramMove[]; readonly touched: readonly number[] } {
  const there = [...new Set(cells)].filter((cell) => state.marks[cell] !== undefined);
  const marked = there.filter((cell) => touches(state.marks[cell] as Mark));
  if (note !== undefined) {
    const noted = marked.filter((cell) => isNoted(state, cell) !== note);
    return { moves: noted.length > 0 ? [{ type: 'note', cells: noted, on: note }] : [], touched: noted };
  }
  const touched = marked.filter((cell) => state.marks[cell] !== to);
  // What takes marks away takes notes away.
  const noted = to === 0 ? there.filter((cell) => isNoted(state, cell)) : [];
  return {
    moves: [
      ...(touched.length > 0 ? [{ type: 'mark' as const, cells: touched, mark: to }] : []),
      ...(noted.length > 0 ? [{ type: 'note' as const, cells: noted, on: false }] : []),
    ],
    touched: [...touched, ...noted],
  };
}
