import type { ReactNode } from 'react';
import type { Reveal } from './seal.ts';

const FIRST = 97;
const COLOUR = /^#[0-9a-f]{6}$/i;

/** The picture in its colours, over the filled cells: a path a colour. */
export function Art({ palette = [], art = [] }: Pick<Reveal, 'palette' | 'art'>): ReactNode {
  return (
    <g className="kumiki-ng-art">
      {palette.map((colour, nth) => {
        if (!COLOUR.test(colour)) return null;
        const letter = String.fromCharCode(FIRST + nth);
        const path = art.flatMap((row, y) =>
          Array.from(row, (cell, x) => (cell === letter ? `M${x} ${y}h1v1h-1z` : '')),
        );
        return <path key={letter} fill={colour} d={path.join('')} />;
      })}
    </g>
  );
}
