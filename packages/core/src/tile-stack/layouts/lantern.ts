import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Upright, for a phone. */
export const lantern: Layout = {
  id: 'lantern',
  name: 'Lantern',
  cells: stacks([
    '..2222..',
    '.123321.',
    '12333321',
    '12344321',
    '12344321',
    '12344321',
    '12333321',
    '.123321.',
    '..2222..',
    '...22...',
  ]),
};
