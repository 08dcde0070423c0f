import type { ReactNode } from 'react';
import { faceBox } from './faces/index.ts';
import { corner, shadow, tilePaths } from './geometry.ts';

export interface TileProps {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly layer: number;
  /** Undefined: a bare tile, while the board is made. */
  readonly face: string | undefined;
  /** The id of the face's drawing on this board. */
  readonly drawing: string | undefined;
  readonly free: boolean;
  readonly selected: boolean;
  readonly hinted: boolean;
  /** It is one of those that lose the game. */
  readonly conflict: boolean;
  readonly refused: number | undefined;
  /** On its way off the board, back onto it, or from another cell. */
  readonly motion: 'leaving' | 'returning' | 'relocated' | undefined;
  /** The drawing itself, where it is not named. */
  readonly children?: ReactNode;
}

/** One tile: two sides, a face, what is drawn on it. Only the face takes the pointer; the sides swallow it. */
export function TileShape(props: TileProps): ReactNode {
  const { tile, x, y, layer, face, drawing, free, selected, hinted, conflict, refused, motion, children } = props;
  const { width, height } = faceBox;
  const paths = tilePaths({ x, y });
  return (
    <g
      className="kumiki-ts-tile"
      data-tile={tile}
      data-layer={layer}
      data-face={face}
      data-free={free || undefined}
      data-selected={selected || undefined}
      data-hint={hinted || undefined}
      data-conflict={conflict || undefined}
      data-refused={refused}
      data-motion={motion}
    >
      <rect className="kumiki-ts-shadow" x={x + shadow} y={y + shadow} width={width} height={height} />
      <path className="kumiki-ts-side-lower" d={paths.lower} />
      <path className="kumiki-ts-side-right" d={paths.right} />
      <rect className="kumiki-ts-face" x={x} y={y} width={width} height={height} rx={corner} data-part="face" />
      <path className="kumiki-ts-bevel" d={paths.bevel} />
      {children}
      {drawing !== undefined && <use className="kumiki-ts-drawing" href={`#${drawing}`} x={x} y={y} />}
      {(selected || hinted || conflict) && (
        <>
          <Ring className="kumiki-ts-ring-outer" x={x} y={y} inset={2} />
          <Ring className="kumiki-ts-ring-inner" x={x} y={y} inset={4} />
        </>
      )}
    </g>
  );
}

function Ring(props: {
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly inset: number;
}): ReactNode {
  const { className, x, y, inset } = props;
  const { width, height } = faceBox;
  return (
    <rect
      className={className}
      x={x + inset}
      y={y + inset}
      width={width - 2 * inset}
      height={height - 2 * inset}
      rx={corner - inset}
    />
  );
}
