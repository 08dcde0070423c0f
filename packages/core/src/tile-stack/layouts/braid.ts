import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Short rows, each half a tile beside the last. Upright, for a phone. */
export const braid: Layout = {
  id: 'braid',
  name: 'Braid',
  cells: stacks(
    [
      '32123',
      '32123',
      '32123',
      '32123',
      '32123',
      '32123',
      '32123',
      '32123',
      '32123',
      '32123',
      '32123',
      '32123',
      '32123',
      '32123',
    ],
    (row) => [0, 1, 2, 1][row % 4]!,
  ),
};
