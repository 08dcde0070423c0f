import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Rows laid like bricks: half a tile between neighbours. */
export const waves: Layout = {
  id: 'waves',
  name: 'Waves',
  cells: stacks(
    ['222222222222', '111111111111', '222222222222', '111111111111', '222222222222', '111111111111', '222222222222'],
    (row) => row % 2,
  ),
};
