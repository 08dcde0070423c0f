import type { ReactNode } from 'react';

/** One face: what stands in its corner and how it is drawn. */
export interface FaceDrawing {
  /**
   * The Latin corner index: `1`…`9` for the suits, `E` `S` `W` `N` for winds, `R` `G` `B` for the
   * red, green and white (blank) dragons, `1`…`4` for flowers and for seasons.
   */
  readonly index: string;
  /** SVG children in a box of 60 × 80 units; coloured by class, so a style sheet must be present. */
  readonly draw: () => ReactNode;
}

/** A face with the id it has in the standard set. */
export type FaceEntry = readonly [id: string, face: FaceDrawing];
