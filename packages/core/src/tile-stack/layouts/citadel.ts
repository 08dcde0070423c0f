import type { Layout } from '../types.ts';
import { block } from './build.ts';

/** Two sets of tiles: wide terraces around a ridge, every other column half a tile lower. */
export const citadel: Layout = {
  id: 'citadel',
  name: 'Citadel',
  cells: [
    ...block(0, 0, 0, 16, 8),
    ...block(2, 2, 1, 14, 6),
    ...block(4, 4, 2, 12, 4),
    ...block(6, 6, 3, 10, 2),
    ...block(8, 7, 4, 8, 1),
  ].map(({ x, y, z }) => ({ x, y: y + (x % 4) / 2, z })),
};
