import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Eight steps up. */
export const stairs: Layout = {
  id: 'stairs',
  name: 'Stairs',
  cells: stacks(['12345678', '12345678', '12345678', '12345678']),
};
