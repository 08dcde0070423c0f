import { freeTiles, type TileStackPuzzle } from '@kumiki/core/tile-stack/rules';
import { Fragment, type ReactNode } from 'react';
import type { Messages } from '../messages/types.ts';
import { faceBox, faces as standardFaces, type FaceDrawing } from '../tile-stack/faces/index.ts';
import { boundsOf, paintOrder, placeOf } from '../tile-stack/geometry.ts';
import { TileShape } from '../tile-stack/tile-shape.tsx';
import type { Drawing } from './drawing.ts';

/** Where tiles lie in a game that has begun; the whole board unless told. */
export interface TilesLeft {
  /** By tile: 0 where it is taken. */
  readonly alive: ArrayLike<number>;
  readonly faces?: readonly string[];
}

/** The stack as it lies. Each face is drawn where it is: no ids, so that many boards can stand in one document. */
export function tileStackDrawing(
  puzzle: TileStackPuzzle,
  { alive, faces = puzzle.faces }: TilesLeft,
  { tileStack }: Messages,
  drawings: ReadonlyMap<string, FaceDrawing> = standardFaces,
): Drawing {
  const { cells } = puzzle;
  const { x, y, width, height } = boundsOf(cells);
  const there = Uint8Array.from(cells, (_, tile) => (alive[tile] ? 1 : 0));
  const free = new Set(freeTiles(cells, there));
  const left = there.reduce((sum, one) => sum + one, 0);
  return {
    x,
    y,
    width,
    height,
    scale: 0.5,
    title: tileStack.board(left),
    body: paintOrder(cells)
      .filter((tile) => there[tile] === 1)
      .map((tile) => {
        const place = placeOf(cells[tile]!);
        const face = faces[tile]!;
        return (
          <Fragment key={tile}>
            <TileShape
              tile={tile}
              x={place.x}
              y={place.y}
              layer={cells[tile]!.z}
              face={face}
              drawing={undefined}
              free={free.has(tile)}
              selected={false}
              hinted={false}
              conflict={false}
              refused={undefined}
              motion={undefined}
            >
              <g className="kumiki-ts-drawing" transform={`translate(${place.x} ${place.y})`}>
                {drawings.get(face)?.draw() ?? <Word text={face} />}
              </g>
            </TileShape>
          </Fragment>
        );
      }),
  };
}

function Word({ text }: { readonly text: string }): ReactNode {
  return (
    <text className="kumiki-ts-word" x={faceBox.width / 2} y={faceBox.height / 2}>
      {text}
    </text>
  );
}
