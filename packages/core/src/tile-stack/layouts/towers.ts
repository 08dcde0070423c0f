import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Four towers of seven, and walls between them. */
export const towers: Layout = {
  id: 'towers',
  name: 'Towers',
  cells: stacks(['7722222277', '7711111177', '21......12', '21......12', '21......12', '7711111177', '7722222277']),
};
