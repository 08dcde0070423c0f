'use client';
import type { Cell, TileStackState } from '@kumiki/core/tile-stack/rules';
import {
  cloneElement,
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useMessages } from '../messages/context.tsx';
import { useTileStackContext } from './context.ts';
import { faceBox } from './faces/index.ts';
import { placeOf, readingOrder, type Box } from './geometry.ts';
import { tileStackEn, type TileStackMessages } from './messages.ts';
import { closestTile, nearestTile, tileInLayer, type Direction } from './navigate.ts';
import { hindranceOf, nameOf, placeOnBoard, type UseTileStack } from './use-tile-stack.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export interface TileButtonsProps {
  readonly bounds: Box;
  readonly label: string;
  readonly ref: React.RefObject<HTMLDivElement | null>;
}

/**
 * The board's meaning: a group of buttons, one a tile, the top layer first, one tab stop. Arrows go to the nearest
 * tile, Shift with up and down to another layer, F to the next free tile, N to the next that matches, H hints, U undoes.
 */
export function TileButtons({ bounds, label, ref }: TileButtonsProps): ReactNode {
  const game = useTileStackContext('TileStack.Board');
  const { cells, session, selected, press } = game;
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  const state = session!.getSnapshot().state;
  const order = useMemo(() => readingOrder(cells), [cells]);
  const tiles = useMemo(() => order.filter((tile) => state.alive[tile] === 1), [order, state]);
  const plain = useMemo(
    () => plainButtons(tiles, cells, state, messages, bounds),
    [tiles, cells, state, messages, bounds],
  );
  const [current, setCurrent] = useState<number | undefined>(undefined);
  const free = tiles.filter((tile) => state.free[tile] === 1);
  const { stop, ...focusEvents } = useTabStop(ref, game, tiles, free, current);

  // As on the board: all but these are the same elements as before.
  const buttons = new Map(plain);
  const change = (tile: number | undefined | null, other: Partial<TileButtonProps>): void => {
    const element = buttons.get(tile ?? -1);
    if (element) buttons.set(tile!, cloneElement(element, other));
  };
  change(stop, { stop: true });
  change(selected, { selected: true });

  const focus = (tile: number | undefined): void => {
    if (tile === undefined) return;
    setCurrent(tile);
    buttonOf(ref.current, tile)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || stop === undefined) return;
    const direction = directions[event.key];
    const next = (list: readonly number[]): number | undefined => list[(list.indexOf(stop) + 1) % list.length];
    if (event.shiftKey && (direction === 'up' || direction === 'down')) {
      focus(tileInLayer(cells, tiles, stop, direction === 'up' ? 1 : -1));
    } else if (direction) focus(nearestTile(cells, tiles, stop, direction));
    else if (event.key === 'Home') focus(tiles[0]);
    else if (event.key === 'End') focus(tiles.at(-1));
    else if (event.key === 'Escape') game.deselect();
    else if (event.key === 'f' || event.key === 'F') focus(next(free));
    else if (event.key === 'n' || event.key === 'N')
      focus(next(free.filter((tile) => state.kinds[tile] === state.kinds[selected ?? stop])));
    else if (event.key === 'h' || event.key === 'H') game.hint();
    else if (event.key === 'u' || event.key === 'U') game.undo();
    else return;
    event.preventDefault();
  };
  return (
    // A group of buttons with keys of its own: the buttons are the interactive part.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      className="kumiki-ts-buttons"
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={({ target, nativeEvent }) => {
        const tile = tileOf(target);
        if (tile !== undefined) press(tile, { reason: 'key', event: nativeEvent });
      }}
      onFocus={({ target }) => {
        focusEvents.onFocus();
        setCurrent(tileOf(target));
      }}
      onBlur={focusEvents.onBlur}
    >
      {[...buttons.values()]}
    </div>
  );
}

/**
 * The tile that Tab reaches: where the focus was, or, once that tile is gone, the free one nearest to it. When the
 * focused tile disappears the focus goes along, never to the page.
 */
function useTabStop(
  ref: React.RefObject<HTMLDivElement | null>,
  { cells }: UseTileStack,
  tiles: readonly number[],
  free: readonly number[],
  current: number | undefined,
): { readonly stop: number | undefined; readonly onFocus: () => void; readonly onBlur: () => void } {
  const candidates = free.length > 0 ? free : tiles;
  const gone = current !== undefined && !tiles.includes(current);
  const stop = (gone ? closestTile(cells, candidates, current) : current) ?? candidates[0];
  // Removing the focused button sends no blur: the board still has the focus, and nobody holds it.
  const inside = useRef(false);
  useEffect(() => {
    if (!gone || !inside.current || stop === undefined) return;
    buttonOf(ref.current, stop)?.focus({ preventScroll: true });
  }, [gone, stop, ref]);
  return { stop, onFocus: () => void (inside.current = true), onBlur: () => void (inside.current = false) };
}

/** One listener on the group hears for all buttons: none of them renders again because a listener is another. */
function tileOf(target: EventTarget): number | undefined {
  const tile = target instanceof HTMLElement ? target.dataset['tile'] : undefined;
  return tile === undefined ? undefined : Number(tile);
}

function buttonOf(layer: HTMLElement | null, tile: number): HTMLElement | null {
  return layer?.querySelector<HTMLElement>(`[data-tile="${tile}"]`) ?? null;
}

function plainButtons(
  tiles: readonly number[],
  cells: readonly Cell[],
  state: TileStackState,
  messages: TileStackMessages,
  bounds: Box,
): Map<number, ReactElement<TileButtonProps>> {
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  const [width, height] = [share(faceBox.width, bounds.width), share(faceBox.height, bounds.height)];
  return new Map(
    tiles.map((tile) => {
      const { x, y } = placeOf(cells[tile]!);
      const [left, top] = [share(x - bounds.x, bounds.width), share(y - bounds.y, bounds.height)];
      const button = (
        <TileButton
          key={tile}
          tile={tile}
          name={wordsFor(tile, cells, state, messages)}
          free={state.free[tile] === 1}
          selected={false}
          stop={false}
          place={`left:${left};top:${top};width:${width};height:${height}`}
        />
      );
      return [tile, button] as const;
    }),
  );
}

function wordsFor(tile: number, cells: readonly Cell[], state: TileStackState, messages: TileStackMessages): string {
  const place = placeOnBoard(cells[tile]!);
  const name = nameOf(messages, state.faces[tile]!);
  return messages.tile({ ...place, name, state: hindranceOf(cells, state, tile).state });
}

interface TileButtonProps {
  readonly tile: number;
  readonly name: string;
  readonly free: boolean;
  readonly selected: boolean;
  readonly stop: boolean;
  /** Where it lies on the board, as declarations in percent. */
  readonly place: string;
}

const TileButton = memo(function TileButton(props: TileButtonProps): ReactNode {
  const { tile, name, free, selected, stop, place } = props;
  // Through the CSSOM, not as a style attribute in server markup, which a strict content security policy ignores.
  const lay = useCallback(
    (element: HTMLButtonElement | null) => void (element && (element.style.cssText = place)),
    [place],
  );
  return (
    <button
      ref={lay}
      type="button"
      className="kumiki-ts-button"
      data-tile={tile}
      aria-label={name}
      aria-pressed={selected}
      aria-disabled={!free}
      tabIndex={stop ? 0 : -1}
    />
  );
});
