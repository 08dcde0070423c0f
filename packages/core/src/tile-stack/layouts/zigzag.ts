import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Three ridges, up and down. */
export const zigzag: Layout = {
  id: 'zigzag',
  name: 'Zigzag',
  cells: stacks(['2....4....2....4', '42..424..424..42', '.42424.42424.424', '..424...424...42', '...4.....4.....4']),
};
