import type { Layout } from '../types.ts';
import { block } from './build.ts';

/** Seven terraces, each half a tile in from the one below. */
export const pyramid: Layout = {
  id: 'pyramid',
  name: 'Pyramid',
  cells: [0, 1, 2, 3, 4, 5, 6].flatMap((z) => block(z, z, z, 9 - z, 7 - z)),
};
