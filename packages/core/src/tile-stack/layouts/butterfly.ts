import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Two pairs of wings with spots, and a long body. */
export const butterfly: Layout = {
  id: 'butterfly',
  name: 'Butterfly',
  cells: stacks([
    '.22......22.',
    '2332....2332',
    '23132..23132',
    '231132231132',
    '.2222552222.',
    '...225522...',
    '.2222552222.',
    '23132..23132',
    '2332....2332',
    '.22......22.',
  ]),
};
