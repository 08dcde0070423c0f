import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** A high rim and a low middle. */
export const bowl: Layout = {
  id: 'bowl',
  name: 'Bowl',
  cells: stacks([
    '..555555..',
    '.54333345.',
    '5432112345',
    '5321..1235',
    '5321..1235',
    '5432112345',
    '.54333345.',
    '..555555..',
  ]),
};
