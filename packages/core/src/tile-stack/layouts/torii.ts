import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** A gate: two beams on two pillars. */
export const torii: Layout = {
  id: 'torii',
  name: 'Torii',
  cells: stacks([
    '33333333333333',
    '12222222222221',
    '...33....33...',
    '11133333333111',
    '...33....33...',
    '...22....22...',
    '...22....22...',
    '..2222..2222..',
  ]),
};
