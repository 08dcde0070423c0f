import { bamboo } from './bamboo.tsx';
import { characters } from './characters.tsx';
import { dots } from './dots.tsx';
import { flowers } from './flowers.tsx';
import { honours } from './honours.tsx';
import { seasons } from './seasons.tsx';
import type { FaceDrawing } from './types.ts';

export type { FaceDrawing } from './types.ts';

/** The box every face is drawn in. */
export const faceBox: { width: 60; height: 80 } = { width: 60, height: 80 };

/** The drawings of the standard set by face id. Colours come from classes, never from attributes. */
export const faces: ReadonlyMap<string, FaceDrawing> = new Map([
  ...dots,
  ...bamboo,
  ...characters,
  ...honours,
  ...flowers,
  ...seasons,
]);
