'use client';
import { memo, type ReactNode } from 'react';
import { faceBox } from './faces/index.ts';
import { bevelPath, corner, shadow, sidePaths } from './geometry.ts';

export interface TileProps {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly layer: number;
  /** Undefined: a bare tile, while the board is made. */
  readonly face: string | undefined;
  /** The id of the face's symbol on this board. */
  readonly symbol: string | undefined;
  readonly free: boolean;
  readonly selected: boolean;
  readonly hinted: boolean;
  readonly refused: number | undefined;
  /** On its way off the board or back onto it. */
  readonly motion: 'leaving' | 'returning' | undefined;
}

/** One tile: two sides, a face, what is drawn on it. Only the face takes the pointer; the sides swallow it. */
export const Tile: React.NamedExoticComponent<TileProps> = memo(function Tile(props: TileProps): ReactNode {
  const { tile, x, y, layer, face, symbol, free, selected, hinted, refused, motion } = props;
  const { width, height } = faceBox;
  return (
    <g
      className="kumiki-ts-tile"
      transform={`translate(${x} ${y})`}
      data-tile={tile}
      data-layer={layer}
      data-face={face}
      data-free={free || undefined}
      data-selected={selected || undefined}
      data-hint={hinted || undefined}
      data-refused={refused}
      data-motion={motion}
    >
      <rect className="kumiki-ts-shadow" x={shadow} y={shadow} width={width} height={height} />
      <path className="kumiki-ts-side-lower" d={sidePaths.lower} />
      <path className="kumiki-ts-side-right" d={sidePaths.right} />
      <rect className="kumiki-ts-face" width={width} height={height} rx={corner} data-part="face" />
      <path className="kumiki-ts-bevel" d={bevelPath} />
      {symbol !== undefined && <use className="kumiki-ts-drawing" href={`#${symbol}`} width={width} height={height} />}
      {(selected || hinted) && (
        <>
          <rect className="kumiki-ts-ring-outer" x={2} y={2} width={width - 4} height={height - 4} rx={corner - 2} />
          <rect className="kumiki-ts-ring-inner" x={4} y={4} width={width - 8} height={height - 8} rx={corner - 4} />
        </>
      )}
    </g>
  );
});
