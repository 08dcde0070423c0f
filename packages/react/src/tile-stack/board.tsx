'use client';
import type { Cell } from '@kumiki/core/tile-stack/rules';
import { useId, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { renderPart, type PartProps } from '../puzzle/part.tsx';
import { useTileStackContext } from './context.ts';
import { faceBox, faces as standardFaces, type FaceDrawing } from './faces/index.ts';
import { boundsOf, paintOrder, placeOf, sizeOf } from './geometry.ts';
import { TileButtons } from './tile-buttons.tsx';
import { Tile } from './tile.tsx';
import { usePresence } from './use-presence.ts';
import { tileStackEn, type TileStackMessages } from './messages.ts';

export type BoardProps = PartProps<'div', { readonly skeleton: boolean }> & {
  /** Drawings by face id in a 60×80 box. Faces that are not in it show ours, or else their id. */
  readonly faces?: ReadonlyMap<string, FaceDrawing>;
};

/** The board: a drawing that takes the pointer, and over it real buttons for keyboard and screen reader. */
export function Board({ faces = standardFaces, ...props }: BoardProps): ReactNode {
  const game = useTileStackContext('TileStack.Board');
  const { cells, session, selected, refused, shownHint } = game;
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  const prefix = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const { bounds, order, places } = useGeometry(cells);
  const state = session?.getSnapshot().state;
  const { leaving, returning } = usePresence(state);
  const faceOf = (tile: number): string | undefined => leaving.get(tile) ?? state?.faces[tile];
  const label = messages.board(state?.left ?? cells.length);

  const click = (event: MouseEvent<SVGSVGElement>): void => {
    const tile = tileAt(event.target);
    if (tile === undefined) return;
    buttons.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus({ preventScroll: true });
    game.press(tile, { reason: 'pointer', event: event.nativeEvent });
  };
  const children = (
    <>
      <svg
        className="kumiki-ts-drawing-layer"
        viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
        width={bounds.width}
        height={bounds.height}
        aria-hidden="true"
        focusable="false"
        onClick={click}
      >
        <defs>
          {state &&
            [...new Set(state.faces)].map((face) => (
              <FaceSymbol key={face} id={`${prefix}${face}`} face={face} faces={faces} />
            ))}
        </defs>
        {order.map((tile) =>
          state && state.alive[tile] !== 1 && !leaving.has(tile) ? null : (
            <Tile
              // A new key plays the small shake again.
              key={refused?.tile === tile ? `${tile} ${refused.n}` : tile}
              tile={tile}
              x={places[tile]!.x}
              y={places[tile]!.y}
              layer={cells[tile]!.z}
              face={faceOf(tile)}
              symbol={state && `${prefix}${faceOf(tile)!}`}
              free={state?.free[tile] === 1}
              selected={tile === selected}
              hinted={shownHint?.keys.includes(tile) ?? false}
              refused={refused?.tile === tile ? refused.n : undefined}
              motion={leaving.has(tile) ? 'leaving' : returning.has(tile) ? 'returning' : undefined}
            />
          ),
        )}
      </svg>
      {state && <TileButtons ref={buttons} bounds={bounds} label={label} />}
    </>
  );
  const skeleton = state === undefined;
  return renderPart(
    'div',
    props,
    { className: 'kumiki-ts-board', 'data-skeleton': skeleton || undefined, 'data-size': sizeOf(bounds), children },
    { skeleton },
  );
}

function useGeometry(cells: readonly Cell[]): {
  bounds: ReturnType<typeof boundsOf>;
  order: readonly number[];
  places: readonly ReturnType<typeof placeOf>[];
} {
  return useMemo(() => ({ bounds: boundsOf(cells), order: paintOrder(cells), places: cells.map(placeOf) }), [cells]);
}

/** The tile whose face was hit. A side, or the table, is nobody's. */
function tileAt(target: EventTarget): number | undefined {
  if (!(target instanceof Element) || target.getAttribute('data-part') !== 'face') return undefined;
  const tile = target.closest('[data-tile]')?.getAttribute('data-tile');
  return tile === null || tile === undefined ? undefined : Number(tile);
}

function FaceSymbol({
  id,
  face,
  faces,
}: {
  readonly id: string;
  readonly face: string;
  readonly faces: ReadonlyMap<string, FaceDrawing>;
}): ReactNode {
  const drawing = faces.get(face) ?? standardFaces.get(face);
  const { width, height } = faceBox;
  return (
    <symbol id={id} viewBox={`0 0 ${width} ${height}`}>
      {drawing?.draw() ?? (
        <text
          className="kumiki-ts-word"
          x={width / 2}
          y={height / 2}
          textLength={width * 0.7}
          lengthAdjust="spacingAndGlyphs"
        >
          {face}
        </text>
      )}
    </symbol>
  );
}
