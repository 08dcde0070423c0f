import type { ReactNode } from 'react';
import type { Paint } from './palette.ts';

interface NumberChipProps {
  readonly number: number;
  readonly paint: Paint;
  readonly done: boolean;
}

/** A number of a coloured clue: on its colour, with the pattern of that colour under it. */
export function NumberChip({ number, paint, done }: NumberChipProps): ReactNode {
  return (
    <span className="kumiki-ng-chip" data-done={done || undefined}>
      {/* A drawing, since a strict content security policy takes no style attributes. */}
      <svg className="kumiki-ng-chip-back" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={1} height={1} fill={paint.fill} />
        <path className="kumiki-ng-pattern" d={paint.pattern(0, 0)} stroke={paint.on} />
      </svg>
      <span className="kumiki-ng-chip-number" data-on={paint.on === '#fff' ? 'light' : 'dark'}>
        {number}
      </span>
    </span>
  );
}
