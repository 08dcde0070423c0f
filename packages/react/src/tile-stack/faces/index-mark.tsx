import type { ReactNode } from 'react';
import { stroke, type Tone } from './marks.tsx';
import { place } from './place.ts';

/** The index letters as strokes in a cell 2 wide and 4 high, so that no font is needed. */
const letters: Readonly<Record<string, string>> = {
  1: 'M.2 .9L1.2 0L1.2 4',
  2: 'M.1 .9Q.2 0 1 0Q1.9 0 1.9 1Q1.9 1.7 1.2 2.4L0 4L2 4',
  3: 'M.1 .5Q.5 0 1 0Q1.8 0 1.8 .9Q1.8 1.8 .8 1.8Q2 1.8 2 2.9Q2 4 .9 4Q.3 4 0 3.5',
  4: 'M1.5 4L1.5 0L-.1 2.8L2.2 2.8',
  5: 'M1.8 0L.3 0L.1 1.9Q.5 1.5 1 1.5Q2 1.5 2 2.7Q2 4 .9 4Q.3 4 0 3.5',
  6: 'M1.6 0Q0 1.2 0 2.8Q0 4 1 4Q2 4 2 2.8Q2 1.7 1 1.7Q.3 1.7 0 2.5',
  7: 'M0 0L2 0L.7 4',
  8: 'M1 1.8Q.2 1.8 .2 .9Q.2 0 1 0Q1.8 0 1.8 .9Q1.8 1.8 1 1.8Q0 1.8 0 2.9Q0 4 1 4Q2 4 2 2.9Q2 1.8 1 1.8',
  9: 'M.4 4Q2 2.8 2 1.2Q2 0 1 0Q0 0 0 1.2Q0 2.3 1 2.3Q1.7 2.3 2 1.5',
  E: 'M2 0L.2 0L.2 4L2 4M.2 1.9L1.7 1.9',
  S: 'M1.9 .6Q1.6 0 1 0Q.1 0 .1 1Q.1 1.7 1 1.9Q2 2.2 2 3Q2 4 1 4Q.3 4 0 3.4',
  W: 'M-.2 0L.5 4L1.3 1.2L2.1 4L2.8 0',
  N: 'M.1 4L.1 0L2.1 4L2.1 0',
  R: 'M.2 4L.2 0L1 0Q2 0 2 1Q2 2 1 2L.2 2M1.1 2L2.1 4',
  G: 'M2 .7Q1.7 0 1.1 0Q0 0 0 2Q0 4 1.1 4Q2 4 2 3L2 2.2L1.2 2.2',
  B: 'M.2 0L1 0Q1.8 0 1.8 .9Q1.8 1.8 1 1.8L.2 1.8M1 1.8Q2 1.8 2 2.9Q2 4 1 4L.2 4L.2 0',
};

const weight = 1.6;
const scale = 1.9;

/** The Latin index of a face, about 9 units high, in the corner its family has it in. */
export function indexMark(index: string, tone: Tone, corner: 'left' | 'right' = 'left'): ReactNode {
  return stroke(tone, weight, place(letters[index] ?? '', { x: corner === 'left' ? 6.2 : 50, y: 6, scale }));
}
