import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** An arched bridge, thickest at the crown. */
export const bridge: Layout = {
  id: 'bridge',
  name: 'Bridge',
  cells: stacks([
    '......2222......',
    '....22333322....',
    '..223344443322..',
    '.23344....44332.',
    '2334........4332',
    '233..........332',
    '22............22',
  ]),
};
