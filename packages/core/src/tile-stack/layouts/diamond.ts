import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** A cut stone: each row half a tile longer on both sides, up to the girdle. */
export const diamond: Layout = {
  id: 'diamond',
  name: 'Diamond',
  cells: stacks(
    ['11', '121', '1221', '12321', '123321', '1234321', '12344321', '1234321', '123321', '12321', '1221', '121', '11'],
    (row) => Math.abs(row - 6),
  ),
};
