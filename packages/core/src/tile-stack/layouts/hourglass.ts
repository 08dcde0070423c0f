import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Two bulbs and a neck. Upright, for a phone. */
export const hourglass: Layout = {
  id: 'hourglass',
  name: 'Hourglass',
  cells: stacks([
    '33333333',
    '12222221',
    '.122221.',
    '..1331..',
    '...44...',
    '...44...',
    '..1331..',
    '.122221.',
    '12222221',
    '33333333',
  ]),
};
