import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** A hull, a mast and a sail. */
export const boat: Layout = {
  id: 'boat',
  name: 'Boat',
  cells: stacks([
    '......2.......',
    '......32......',
    '......232.....',
    '......2332....',
    '......23332...',
    '......2.......',
    '3.....3......3',
    '33333344333333',
    '.344444444443.',
    '..3333443333..',
  ]),
};
