import type { Layout } from '../types.ts';
import { block } from './build.ts';

/** The classic Turtle, 144 tiles in five layers: head and feet on half rows, one tile across the four at the top. */
export const turtle: Layout = {
  id: 'turtle',
  name: 'Turtle',
  cells: [
    ...block(2, 0, 0, 12, 1),
    ...block(6, 2, 0, 8, 1),
    ...block(4, 4, 0, 10, 1),
    ...block(2, 6, 0, 12, 2),
    ...block(4, 10, 0, 10, 1),
    ...block(6, 12, 0, 8, 1),
    ...block(2, 14, 0, 12, 1),
    ...block(0, 7, 0, 1, 1),
    ...block(26, 7, 0, 2, 1),
    ...block(8, 2, 1, 6, 6),
    ...block(10, 4, 2, 4, 4),
    ...block(12, 6, 3, 2, 2),
    ...block(13, 7, 4, 1, 1),
  ],
};
