import type { ReactNode } from 'react';
import { indexMark } from './index-mark.tsx';
import { disc, fill, stroke, type Tone } from './marks.tsx';
import { placeTurned } from './place.ts';
import type { FaceEntry } from './types.ts';

/** One stick: its centre, its length and how far it leans, in degrees. */
type Stick = readonly [x: number, y: number, length: number, lean?: number];

/** Half a stick on the knot's side of the origin: rounded at its end, waisted, flared at the knot. */
const segment = (half: number, end: number) =>
  `M${-half} -.5L${half} -.5L${half} -1.6Q${half - 1.3} ${end / 2} ${half} ${end + 2.4}Q${half} ${end} ${half - 2} ${end}` +
  `L${2 - half} ${end}Q${-half} ${end} ${-half} ${end + 2.4}Q${1.3 - half} ${end / 2} ${-half} -1.6Z`;

/** Sticks of one colour and width: two segments each, the cut of the knot between them. */
function sticks(tone: Tone, width: number, ...rows: readonly Stick[][]): ReactNode {
  const segments = rows
    .flat()
    .map(([x, y, length, lean = 0]) => placeTurned(segment(width / 2, -length / 2), [lean, lean + 180], { x, y }));
  return fill(tone, segments.join(''));
}

const row = (y: number, length: number, ...xs: readonly number[]): Stick[] => xs.map((x) => [x, y, length]);

/** The rows of eight: two upright sticks and two that lean together, an M above and a W below. */
const leaning = (y: number, lean: number): Stick[] => [
  ...row(y, 25, 10, 50),
  [22.2, y, 24, -lean],
  [37.8, y, 24, lean],
];

/** A sparrow on a cane. */
const sparrow = (
  <>
    {fill(
      'b',
      'M12 33C11 23 19 18 26 20C33 22 34 29 39 36C44 43 50 52 54 62L45 58C40 64 28 65 20 59C14 54 14 46 16 40Z',
    )}
    {fill('c', 'M14 27L6 31L14 33Z')}
    {disc('paper', 21, 27.5, 1.8)}
    {stroke('paper', 1.8, 'M27 38C26 48 33 55 44 56M32 43C33 48 37 51 41 52')}
    {stroke('b', 2, 'M25 62L25 70M33.5 63L33.5 70')}
    {sticks('b', 5, [[30, 70.8, 44, 90]])}
  </>
);

const drawings: readonly ReactNode[] = [
  sparrow,
  sticks('b', 8.4, row(28, 27, 30), row(60, 27, 30)),
  sticks('b', 8.4, row(28, 27, 30), row(60, 27, 17, 43)),
  sticks('b', 8.4, row(30, 25.6, 18, 42), row(60.4, 25.6, 18, 42)),
  <>
    {sticks('b', 8, row(30, 25.6, 14, 46), row(60.4, 25.6, 14, 46))}
    {sticks('c', 8, row(45.2, 26, 30))}
  </>,
  sticks('b', 8, row(30, 25.6, 14, 30, 46), row(60.4, 25.6, 14, 30, 46)),
  <>
    {sticks('c', 7.4, row(18, 18, 30))}
    {sticks('b', 7.4, row(40.5, 18, 14, 30, 46), row(63, 18, 14, 30, 46))}
  </>,
  sticks('b', 6.6, leaning(30, 20), leaning(60, -20)),
  <>
    {sticks('b', 7.2, row(24.5, 16.5, 14, 46), row(44.5, 16.5, 14, 46), row(64.5, 16.5, 14, 46))}
    {sticks('c', 7.2, row(24.5, 16.5, 30), row(44.5, 16.5, 30), row(64.5, 16.5, 30))}
  </>,
];

export const bamboo: readonly FaceEntry[] = drawings.map((drawing, i) => {
  const index = String(i + 1);
  return [
    `bamboo-${index}`,
    {
      index,
      draw: () => (
        <>
          {indexMark(index, 'b')}
          {drawing}
        </>
      ),
    },
  ];
});
