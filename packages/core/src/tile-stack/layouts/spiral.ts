import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** A wall that winds inwards and rises. */
export const spiral: Layout = {
  id: 'spiral',
  name: 'Spiral',
  cells: stacks([
    '1111111111',
    '.........1',
    '2222222..1',
    '2.....2..1',
    '2.444.3..1',
    '2.4.4.3..1',
    '2.4...3..1',
    '2.433.3..1',
    '2.........',
    '2222222221',
  ]),
};
