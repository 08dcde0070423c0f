import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Bars in both directions, and windows between them. */
export const lattice: Layout = {
  id: 'lattice',
  name: 'Lattice',
  cells: stacks([
    '3232323232323',
    '2.2.2.2.2.2.2',
    '3232323232323',
    '2.2.2.2.2.2.2',
    '3232323232323',
    '2.2.2.2.2.2.2',
    '3232323232323',
  ]),
};
