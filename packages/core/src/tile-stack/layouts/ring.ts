import type { Layout } from '../types.ts';
import { stacks } from './build.ts';

/** A wall around an empty court. */
export const ring: Layout = {
  id: 'ring',
  name: 'Ring',
  cells: stacks([
    '...11111111...',
    '..1222222221..',
    '.122333333221.',
    '1223......3221',
    '123........321',
    '123........321',
    '1223......3221',
    '.122333333221.',
    '..1222222221..',
    '...11111111...',
  ]),
};
