import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Eight rays. */
export const star: Layout = {
  id: 'star',
  name: 'Star',
  cells: stacks([
    '2....3....2',
    '.2...3...2.',
    '..2..3..2..',
    '...2.4.2...',
    '....454....',
    '33344644333',
    '....454....',
    '...2.4.2...',
    '..2..3..2..',
    '.2...3...2.',
    '2....3....2',
  ]),
};
