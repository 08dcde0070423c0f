import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Beams that cross: the crossings are joints of three. */
export const kumiki: Layout = {
  id: 'kumiki',
  name: 'Kumiki',
  cells: stacks([
    '..12..2112..21..',
    '..12..2112..21..',
    '1131111331111311',
    '2231222332221322',
    '..12..2112..21..',
    '..12..2112..21..',
    '2231222332221322',
    '1131111331111311',
    '..12..2112..21..',
    '..12..2112..21..',
  ]),
};
