import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** The crossed beams around a well. Upright, for a phone. */
export const well: Layout = {
  id: 'well',
  name: 'Well',
  cells: stacks([
    '.2....2.',
    '33222233',
    '.2....2.',
    '.2.11.2.',
    '.2.22.2.',
    '.2.22.2.',
    '.2.11.2.',
    '.2....2.',
    '33222233',
    '.2....2.',
  ]),
};
