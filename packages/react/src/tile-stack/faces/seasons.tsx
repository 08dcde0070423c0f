import type { ReactNode } from 'react';
import { indexMark } from './index-mark.tsx';
import { disc, fill, stroke } from './marks.tsx';
import { placeAround } from './place.ts';
import type { FaceEntry } from './types.ts';

/** Seasons look out of a round window: everything is cut from one disc. */
const spring = (
  <>
    {disc('b', 30, 44, 23)}
    {fill('paper', 'M29 48Q14.5 48 14 33.5Q29 33 29 48ZM31 44Q31 30 45.5 30Q45.5 44 31 44Z')}
    {stroke('paper', 2.6, 'M30 60V44')}
    {stroke('paper', 2, 'M19 60H41')}
  </>
);
const summer = (
  <>
    {disc('c', 30, 44, 23)}
    {stroke(
      'paper',
      2.2,
      'M6.3 50Q8 50 10 48Q14 43.4 18 48T26 48T34 48T42 48T50 48Q52 50 53.7 50M10 55.6Q14 51 18 55.6T26 55.6T34 55.6T42 55.6T50 55.6',
    )}
  </>
);
const autumn = (
  <>
    {disc('ink', 30, 44, 23)}
    {disc('paper', 37, 36, 9)}
    {stroke('paper', 1.8, 'M26 66Q24 52 16 43M29.5 66.5Q29 56 25 49')}
    {fill(
      'paper',
      'M17 44Q11 38 14 29Q19 35 17 44ZM24.6 50.5Q18.5 46 20 38Q25.6 42 24.6 50.5ZM32 66.9Q35 54 47.5 51.5Q39 57 35.5 66.3Z',
    )}
  </>
);
const winter = (
  <>
    {disc('a', 30, 44, 23)}
    {stroke('paper', 2.2, placeAround('M0 0L0 -18M-5 -16L0 -11L5 -16M-3.4 -9.2L0 -6L3.4 -9.2', 6, { x: 30, y: 44 }))}
  </>
);

const season = (name: string, index: string, drawing: ReactNode): FaceEntry => [
  `season-${name}`,
  {
    index,
    draw: () => (
      <>
        {indexMark(index, 'a', 'right')}
        {stroke('a', 1.6, 'M50 17.2H53.8')}
        {drawing}
      </>
    ),
  },
];

export const seasons: readonly FaceEntry[] = [
  season('spring', '1', spring),
  season('summer', '2', summer),
  season('autumn', '3', autumn),
  season('winter', '4', winter),
];
