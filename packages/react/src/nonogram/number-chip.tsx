import type { ReactNode } from 'react';
import type { Paint } from './palette.ts';

interface NumberChipProps {
  readonly number: number;
  readonly paint: Paint;
  readonly done: boolean;
}

/** In the font's size: a figure, what is beside all of them, and the height. */
const FIGURE = 0.66;
const BESIDE = 0.5;
const HEIGHT = 1.1;

/** A number of a coloured clue: on its colour, with the pattern of that colour along the edges. */
export function NumberChip({ number, paint, done }: NumberChipProps): ReactNode {
  const chip = { x: 0, y: 0, width: String(number).length * FIGURE + BESIDE, height: HEIGHT };
  const { x, y, width, height } = chip;
  const edge = paint.edge(chip);
  return (
    <span className="kumiki-ng-chip" data-done={done || undefined}>
      {/* A drawing, since a strict content security policy takes no style attributes. */}
      <svg
        className="kumiki-ng-chip-back"
        viewBox={`${x} ${y} ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={width} height={height} fill={paint.fill} />
        {edge !== '' && <path className="kumiki-ng-chip-edge" d={edge} fill={paint.on} />}
      </svg>
      <span className="kumiki-ng-chip-number" data-on={paint.on === '#fff' ? 'light' : 'dark'}>
        {number}
      </span>
    </span>
  );
}
