import type { TileStackPuzzle } from '@kumiki/core/tile-stack/rules';
import type { ReactNode } from 'react';
import { en } from '../messages/en.ts';
import type { FaceDrawing } from '../tile-stack/faces/index.ts';
import { StaticFigure } from './static-figure.tsx';
import type { StaticBoardProps } from './static-props.ts';
import { tileStackDrawing } from './tile-stack-drawing.tsx';

export interface StaticTileStackProps extends StaticBoardProps {
  readonly puzzle: TileStackPuzzle;
  /** Tiles of a game that are there, by tile; all unless told. */
  readonly alive?: ArrayLike<number>;
  readonly faces?: ReadonlyMap<string, FaceDrawing>;
}

export function StaticTileStack({ puzzle, alive, faces, messages = en, ...figure }: StaticTileStackProps): ReactNode {
  const drawing = tileStackDrawing(puzzle, { alive: alive ?? puzzle.cells.map(() => 1) }, messages, faces);
  return <StaticFigure drawing={drawing} lang={messages.locale} {...figure} />;
}
