import type { ReactNode } from 'react';

/** A board as an SVG: elements without state or hooks, so that servers draw them and `renderToSVG` writes them. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Pixels a unit, for those who set no size. */
  readonly scale: number;
  /** From where, in units. */
  readonly x?: number;
  readonly y?: number;
  /** What it is, for those who do not see it; and all that is in it, line by line. */
  readonly title: string;
  readonly description?: string;
  readonly body: ReactNode;
}
