'use client';
import type { Cell, TileStackState } from '@kumiki/core/tile-stack/rules';
import { cloneElement, useId, useMemo, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { renderPart, type PartProps } from '../puzzle/part.tsx';
import { useTileStackContext } from './context.ts';
import { faceBox, faces as standardFaces, type FaceDrawing } from './faces/index.ts';
import { aimedAt, boundsOf, leastTarget, paintOrder, placeOf, sizeOf, type Point } from './geometry.ts';
import { TileButtons } from './tile-buttons.tsx';
import type { TileProps } from './tile-shape.tsx';
import { Tile } from './tile.tsx';
import { usePresence, type Presence } from './use-presence.ts';
import { useRelocation } from './use-relocation.ts';
import { tileStackEn, type TileStackMessages } from './messages.ts';

export type BoardProps = PartProps<'div', { readonly skeleton: boolean }> & {
  /** Drawings by face id in a 60×80 box. Faces that are not in it show ours, or else their id. */
  readonly faces?: ReadonlyMap<string, FaceDrawing>;
};

/** The board: a drawing that takes the pointer, and over it real buttons for keyboard and screen reader. */
export function Board({ faces = standardFaces, ...props }: BoardProps): ReactNode {
  const game = useTileStackContext('TileStack.Board');
  const { cells, session, selected, refused, shownHint, explained } = game;
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  const prefix = useId();
  const pointTo = useRef<(tile: number) => void>(undefined);
  const { bounds, order, places } = useGeometry(cells);
  const state = session?.getSnapshot().state;
  const drawn = useRef<SVGSVGElement>(null);
  const { leaving, returning, relocated } = usePresence(state);
  useRelocation(drawn, relocated, places);
  const label = messages.board(state?.left ?? cells.length);

  const aimed = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): number | undefined => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = width / bounds.width;
    // Large faces take what hits them, and nothing else.
    if (!state || scale * faceBox.width >= leastTarget) return undefined;
    const point = { x: (clientX - left) / scale + bounds.x, y: (clientY - top) / scale + bounds.y };
    return aimedAt(
      point,
      [...places.keys()].filter((each) => state.free[each] === 1),
      places,
      scale,
    );
  };
  const click = (event: MouseEvent<SVGSVGElement>): void => {
    const hit = tileAt(event.target);
    const tile = hit !== undefined && state?.free[hit] === 1 ? hit : (aimed(event) ?? hit);
    if (tile === undefined) return;
    pointTo.current?.(tile);
    game.press(tile, { reason: 'pointer', event: event.nativeEvent });
  };
  const drawings = useMemo(() => drawingsOf(state?.faces ?? [], faces, prefix), [state?.faces, faces, prefix]);
  const plain = useMemo(
    () => plainTiles({ order, places, cells, state, leaving, returning, relocated, prefix }),
    [order, places, cells, state, leaving, returning, relocated, prefix],
  );
  const tiles = useMemo(() => {
    // Only these differ from the plain ones; React sees that all others are the same elements and skips them.
    const changed = new Map(plain);
    const change = (tile: number, other: Partial<TileProps>, key: React.Key = tile): void => {
      const element = changed.get(tile);
      if (element) changed.set(tile, cloneElement(element, { ...other, key }));
    };
    for (const tile of explained?.groups.flatMap((group) => group.tiles) ?? []) change(tile, { conflict: true });
    for (const tile of shownHint?.keys ?? []) change(tile, { hinted: true });
    // A new key plays the small shake again.
    if (refused) change(refused.tile, { refused: refused.n }, `${refused.tile} ${refused.n}`);
    return changed;
  }, [plain, shownHint, explained, refused]);
  const drawing = useMemo(
    () => (
      <>
        {drawings}
        {[...tiles.values()]}
      </>
    ),
    [drawings, tiles],
  );
  const lifted = selected === null ? undefined : tiles.get(selected);
  const viewBox = `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`;
  const children = (
    <>
      <svg
        ref={drawn}
        className="kumiki-ts-drawing-layer"
        viewBox={viewBox}
        width={bounds.width}
        height={bounds.height}
        aria-hidden="true"
        focusable="false"
        onClick={click}
      >
        {drawing}
      </svg>
      {/* The selected tile once more, above all others, so that selecting does not paint the whole stack again. */}
      <svg className="kumiki-ts-lifted" viewBox={viewBox} aria-hidden="true" focusable="false">
        {lifted && cloneElement(lifted, { selected: true })}
      </svg>
      {state && <TileButtons pointToRef={pointTo} bounds={bounds} label={label} />}
    </>
  );
  const skeleton = state === undefined;
  return renderPart(
    'div',
    props,
    {
      className: 'kumiki-board kumiki-ts-board',
      'data-skeleton': skeleton || undefined,
      'data-size': sizeOf(bounds),
      children,
    },
    { skeleton },
  );
}

function drawingsOf(shown: readonly string[], faces: ReadonlyMap<string, FaceDrawing>, prefix: string): ReactNode {
  return (
    <defs>
      {[...new Set(shown)].map((face) => (
        <Drawing key={face} id={`${prefix}${face}`} face={face} faces={faces} />
      ))}
    </defs>
  );
}

interface Lying extends Presence {
  readonly order: readonly number[];
  readonly places: readonly Point[];
  readonly cells: readonly Cell[];
  readonly state: TileStackState | undefined;
  readonly prefix: string;
}

/** Every tile that is to be seen, from the back to the front, none of them chosen, hinted at or refused. */
function plainTiles({
  order,
  places,
  cells,
  state,
  leaving,
  returning,
  relocated,
  prefix,
}: Lying): Map<number, ReactElement<TileProps>> {
  const tiles = new Map<number, ReactElement<TileProps>>();
  for (const tile of order) {
    if (state && state.alive[tile] !== 1 && !leaving.has(tile)) continue;
    const face = leaving.get(tile) ?? state?.faces[tile];
    tiles.set(
      tile,
      <Tile
        key={tile}
        tile={tile}
        x={places[tile]!.x}
        y={places[tile]!.y}
        layer={cells[tile]!.z}
        face={face}
        drawing={face === undefined ? undefined : `${prefix}${face}`}
        free={state?.free[tile] === 1}
        selected={false}
        hinted={false}
        conflict={false}
        refused={undefined}
        motion={motionOf(tile, { leaving, returning, relocated })}
      />,
    );
  }
  return tiles;
}

function motionOf(tile: number, { leaving, returning, relocated }: Presence): TileProps['motion'] {
  if (leaving.has(tile)) return 'leaving';
  if (returning.has(tile)) return 'returning';
  return relocated.has(tile) ? 'relocated' : undefined;
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

function Drawing({
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
    <g id={id}>
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
    </g>
  );
}
