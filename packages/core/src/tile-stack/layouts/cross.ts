import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Four arms of equal length around a tower. */
export const cross: Layout = {
  id: 'cross',
  name: 'Cross',
  cells: stacks([
    '....22....',
    '....22....',
    '....33....',
    '....44....',
    '2234664322',
    '2234664322',
    '....44....',
    '....33....',
    '....22....',
    '....22....',
  ]),
};
