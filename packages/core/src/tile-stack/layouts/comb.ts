import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** A back and long teeth. */
export const comb: Layout = {
  id: 'comb',
  name: 'Comb',
  cells: stacks([
    '44444444444444',
    '33333333333333',
    '3.3.3.3.3.3.3.',
    '2.2.2.2.2.2.2.',
    '2.2.2.2.2.2.2.',
    '2.2.2.2.2.2.2.',
    '1.1.2.2.1.1.1.',
  ]),
};
