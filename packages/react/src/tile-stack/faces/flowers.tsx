import type { ReactNode } from 'react';
import { indexMark } from './index-mark.tsx';
import { disc, fill, stroke } from './marks.tsx';
import { placeAround, placeTurned } from './place.ts';
import type { FaceEntry } from './types.ts';

const centre = { x: 30, y: 44 };

const plum = (
  <>
    {fill('c', placeAround('M0 0C-14 -10 -13 -24 0 -24C13 -24 14 -10 0 0Z', 5, centre))}
    {disc('paper', 30, 44, 5)}
    {stroke('paper', 1.5, placeAround('M0 -5L0 -12.5M-1.5 -5L-4.4 -11M1.5 -5L4.4 -11', 5, centre))}
    {disc('c', 30, 44, 2.8)}
  </>
);

const orchidPetal = 'M0 -1.5Q7.6 -8 0 -15.5Q-7.6 -8 0 -1.5Z';
const orchid = (
  <>
    {fill('b', 'M27 74Q26 44 6 36Q30 40 31 74ZM28 74Q35 50 54 47Q38 53 31.5 74ZM26 74Q22 60 7 57Q24 56 30 74Z')}
    {stroke('b', 1.8, 'M29.5 70Q27 50 33 34')}
    {fill('a', placeTurned(orchidPetal, [0, 70, -70, 132, -132], { x: 34, y: 29 }))}
    {fill('c', 'M34 30Q38.5 31 37.6 36Q36.5 39.5 34 38Q31.5 39.5 30.4 36Q29.5 31 34 30Z')}
  </>
);

const chrysanthemum = (
  <>
    {stroke('b', 2.8, 'M30 55V73')}
    {fill('b', 'M31 72Q33 62 46 61Q45 71 31 72ZM29 72Q27 62 14 61Q15 71 29 72Z')}
    {fill('c', placeAround('M0 -6L-2.9 -16.5Q-2.9 -19.5 0 -19.5Q2.9 -19.5 2.9 -16.5Z', 16, { x: 30, y: 37 }))}
    {disc('c', 30, 37, 4.4)}
  </>
);

const leaf = 'M0 0Q-6 9 0 24Q6 9 0 0Z';
const bambooLeaves = (
  <>
    {stroke('b', 3.4, 'M23 73V56M23 52V34M23 30V17')}
    {fill(
      'b',
      placeTurned(leaf, [-35, -75], { x: 25, y: 32 }) +
        placeTurned(leaf, [-50, -95], { x: 25, y: 53 }) +
        placeTurned(leaf, [30], { x: 21, y: 42 }),
    )}
  </>
);

const flower = (name: string, index: string, drawing: ReactNode): FaceEntry => [
  `flower-${name}`,
  {
    index,
    draw: () => (
      <>
        {indexMark(index, 'c')}
        {disc('c', 13.6, 9.8, 1.4)}
        {drawing}
      </>
    ),
  },
];

export const flowers: readonly FaceEntry[] = [
  flower('plum', '1', plum),
  flower('orchid', '2', orchid),
  flower('chrysanthemum', '3', chrysanthemum),
  flower('bamboo', '4', bambooLeaves),
];
