import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** Two arches and a point. Upright, for a phone. */
export const heart: Layout = {
  id: 'heart',
  name: 'Heart',
  cells: stacks(['.33..33.', '34433443', '34444443', '34555543', '23455432', '.234432.', '...33...']),
};
