import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** A shaft and a head that points to the right. */
export const arrow: Layout = {
  id: 'arrow',
  name: 'Arrow',
  cells: stacks([
    '........3.....',
    '........33....',
    '22222222343...',
    '23333333344443',
    '23333333344443',
    '22222222343...',
    '........33....',
    '........3.....',
  ]),
};
