import type { ReactNode } from 'react';
import { indexMark } from './index-mark.tsx';
import { disc, fill, ring, stroke, type Tone } from './marks.tsx';
import { placeAround } from './place.ts';
import type { FaceEntry } from './types.ts';

type Pip = readonly [tone: Tone, x: number, y: number];

const row = (tone: Tone, y: number, ...xs: readonly number[]): Pip[] => xs.map((x) => [tone, x, y]);

/** Discs with a fine ring cut into them: solid at 24 px, coins at 70. One path a colour, since a board shows many. */
function pips(radius: number, ...rows: readonly Pip[][]): ReactNode {
  const cut = { radius: Math.round(radius * 5.8) / 10, width: Math.round(radius * 1.7) / 10 };
  const all = rows.flat();
  const discs = (tone: Tone): string =>
    circles(
      all.filter((pip) => pip[0] === tone),
      radius,
    );
  return (
    <>
      {fill('a', discs('a'))}
      {fill('c', discs('c'))}
      {stroke('paper', cut.width, circles(all, cut.radius))}
    </>
  );
}

function circles(at: readonly Pip[], radius: number): string {
  const half = (x: number, y: number): string => `A${radius} ${radius} 0 1 0 ${x} ${y}`;
  return at.map(([, x, y]) => `M${x - radius} ${y}${half(x + radius, y)}${half(x - radius, y)}Z`).join('');
}

const centre = { x: 30, y: 44 };
const rosette = (
  <>
    {ring('a', 30, 44, 22, 3)}
    {fill('a', placeAround('M0 -6.6Q6 -12.6 0 -18.4Q-6 -12.6 0 -6.6Z', 12, centre))}
    {disc('c', 30, 44, 5.2)}
  </>
);

const drawings: readonly ReactNode[] = [
  rosette,
  pips(11, row('a', 29, 30), row('c', 59, 30)),
  pips(9.2, row('a', 27, 16.5), row('c', 45, 30), row('a', 63, 43.5)),
  pips(9.6, row('a', 31, 18, 42), row('a', 58, 18, 42)),
  pips(8.6, row('a', 26.5, 16, 44), row('c', 44.5, 30), row('a', 62.5, 16, 44)),
  pips(8.4, row('a', 25.5, 19, 41), row('c', 46, 19, 41), row('c', 65.5, 19, 41)),
  pips(
    6.9,
    row('a', 23, 14.5),
    row('a', 28.5, 30),
    row('a', 34, 45.5),
    row('c', 50.5, 20.5, 39.5),
    row('c', 67, 20.5, 39.5),
  ),
  pips(6.9, row('a', 20, 20, 40), row('a', 35.8, 20, 40), row('a', 51.6, 20, 40), row('a', 67.4, 20, 40)),
  pips(7.2, row('a', 24, 13, 30, 47), row('c', 44.5, 13, 30, 47), row('a', 65, 13, 30, 47)),
];

export const dots: readonly FaceEntry[] = drawings.map((drawing, i) => {
  const index = String(i + 1);
  return [
    `dots-${index}`,
    {
      index,
      draw: () => (
        <>
          {indexMark(index, 'a')}
          {drawing}
        </>
      ),
    },
  ];
});
