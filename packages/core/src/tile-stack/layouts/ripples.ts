import type { Layout } from '../types.ts';

/** Flat: six lines of six, every other tile half a tile lower. For a short game. */
export const ripples: Layout = {
  id: 'ripples',
  name: 'Ripples',
  cells: [0, 1, 2, 3, 4, 5].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => ({ x: 2 * column, y: 3 * row + (column % 2), z: 0 })),
  ),
};
