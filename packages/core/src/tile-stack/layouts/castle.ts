import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Terraces of a keep, with a roof of one tile across four. */
export const castle: Layout = {
  id: 'castle',
  name: 'Castle',
  cells: stacks([
    '1111..1111..1111',
    '1222112222112221',
    '1233223333223321',
    '.23333444433332.',
    '1233223333223321',
    '1222112222112221',
    '1111..1111..1111',
  ]),
};
