'use client';
import type { Cell, TileStackState } from '@kumiki/core/tile-stack/rules';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useKernelMessages, useMessages } from '../messages/context.tsx';
import { useTileStackContext } from './context.ts';
import { faceBox } from './faces/index.ts';
import { placeOf, readingOrder, type Box } from './geometry.ts';
import { tileStackEn, type TileStackMessages } from './messages.ts';
import { closestTile, nearestTile, tileInLayer, type Direction } from './navigate.ts';
import { nameOf } from './name-of.ts';
import { hindranceOf, placeOnBoard, type UseTileStack } from './use-tile-stack.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export interface TileButtonsProps {
  readonly bounds: Box;
  readonly label: string;
  /** Takes the call by which the pointer says where the keyboard goes on. */
  readonly pointToRef: React.RefObject<((tile: number) => void) | undefined>;
}

/**
 * The board's meaning: a group of buttons, one a tile, the top layer first, one tab stop. Arrows go to the nearest
 * tile, Shift with up and down to another layer, F to the next free tile, N to the next that matches, H hints, U undoes.
 */
export function TileButtons({ bounds, label, pointToRef }: TileButtonsProps): ReactNode {
  const game = useTileStackContext('TileStack.Board');
  const { cells, session, selected, press } = game;
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  const kernel = useKernelMessages();
  const state = session!.getSnapshot().state;
  const order = useMemo(() => readingOrder(cells), [cells]);
  const tiles = useMemo(() => order.filter((tile) => state.alive[tile] === 1), [order, state]);
  const plain = useMemo(
    () => plainButtons(tiles, cells, state, messages, bounds),
    [tiles, cells, state, messages, bounds],
  );
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<number | undefined>(undefined);
  // A pointer leaves the focus with the group, and the tile gets it with the next key: a button that takes the focus
  // makes the browser look through the page's styles, at every press.
  const pointed = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    pointToRef.current = (tile) => {
      pointed.current = tile;
      if (document.activeElement !== ref.current) ref.current?.focus({ preventScroll: true });
    };
  }, [pointToRef]);
  const free = tiles.filter((tile) => state.free[tile] === 1);
  const { stop, ...focusEvents } = useTabStop(ref, game, tiles, free, current);

  // By hand: React would go through all buttons for two attributes.
  useMark(ref, stop, 'tabindex', '0', '-1');
  useMark(ref, selected, 'aria-pressed', 'true', 'false');

  const focus = (tile: number | undefined): void => {
    if (tile === undefined) return;
    setCurrent(tile);
    buttonOf(ref.current, tile)?.focus();
  };
  /** The tile that a key is for. */
  const settle = (): number | undefined => {
    const tile = pointed.current;
    pointed.current = undefined;
    if (tile === undefined) return stop;
    const there = state.alive[tile] === 1 ? tile : closestTile(cells, free.length > 0 ? free : tiles, tile);
    flushSync(() => focus(there));
    return there;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const waits = event.target === event.currentTarget;
    const at = settle();
    if (event.ctrlKey || event.metaKey || event.altKey || at === undefined) return;
    const direction = directions[event.key];
    const next = (list: readonly number[]): number | undefined => list[(list.indexOf(at) + 1) % list.length];
    if (event.shiftKey && (direction === 'up' || direction === 'down')) {
      focus(tileInLayer(cells, tiles, at, direction === 'up' ? 1 : -1));
    } else if (direction) focus(nearestTile(cells, tiles, at, direction));
    else if (event.key === 'Home') focus(tiles[0]);
    else if (event.key === 'End') focus(tiles.at(-1));
    else if (waits && (event.key === 'Enter' || event.key === ' '))
      press(at, { reason: 'key', event: event.nativeEvent });
    else if (event.key === 'Escape') game.deselect();
    else if (event.key === 'f' || event.key === 'F') focus(next(free));
    else if (event.key === 'n' || event.key === 'N')
      focus(next(free.filter((tile) => state.kinds[tile] === state.kinds[selected ?? at])));
    else if (event.key === 'h' || event.key === 'H') game.hint();
    else if (event.key === 'u' || event.key === 'U') {
      if (game.undo()) game.controller.announce(kernel.undone);
    } else return;
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
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={({ target, nativeEvent }) => {
        const tile = tileOf(target);
        if (tile !== undefined) press(tile, { reason: 'key', event: nativeEvent });
      }}
      onFocus={({ target }) => {
        focusEvents.onFocus();
        const tile = tileOf(target);
        if (tile === undefined) return;
        pointed.current = undefined;
        setCurrent(tile);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        focusEvents.onBlur();
        if (pointed.current === undefined || currentTarget.contains(relatedTarget)) return;
        setCurrent(pointed.current);
        pointed.current = undefined;
      }}
    >
      {plain}
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

/** Sets an attribute on the button of one tile, and sets it back when that is another button. */
function useMark(
  group: React.RefObject<HTMLElement | null>,
  tile: number | null | undefined,
  name: string,
  on: string,
  off: string,
): void {
  const marked = useRef<HTMLElement>(null);
  // After every render: a tile that was gone may be back, with a button of its own.
  useLayoutEffect(() => {
    const button = buttonOf(group.current, tile);
    if (button === marked.current) return;
    marked.current?.setAttribute(name, off);
    button?.setAttribute(name, on);
    marked.current = button;
  });
}

/** One listener on the group hears for all buttons: none of them renders again because a listener is another. */
function tileOf(target: EventTarget): number | undefined {
  const tile = target instanceof HTMLElement ? target.dataset['tile'] : undefined;
  return tile === undefined ? undefined : Number(tile);
}

function buttonOf(layer: HTMLElement | null, tile: number | null | undefined): HTMLElement | null {
  if (tile === null || tile === undefined) return null;
  return layer?.querySelector<HTMLElement>(`[data-tile="${tile}"]`) ?? null;
}

function plainButtons(
  tiles: readonly number[],
  cells: readonly Cell[],
  state: TileStackState,
  messages: TileStackMessages,
  bounds: Box,
): ReactNode {
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  const [width, height] = [share(faceBox.width, bounds.width), share(faceBox.height, bounds.height)];
  return tiles.map((tile) => {
    const { x, y } = placeOf(cells[tile]!);
    const [left, top] = [share(x - bounds.x, bounds.width), share(y - bounds.y, bounds.height)];
    return (
      <TileButton
        key={tile}
        tile={tile}
        name={wordsFor(tile, cells, state, messages)}
        free={state.free[tile] === 1}
        place={`left:${left};top:${top};width:${width};height:${height}`}
      />
    );
  });
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
  /** Where it lies on the board, as declarations in percent. */
  readonly place: string;
}

const TileButton = memo(function TileButton(props: TileButtonProps): ReactNode {
  const { tile, name, free, place } = props;
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
      aria-pressed="false"
      aria-disabled={!free}
      tabIndex={-1}
    />
  );
});
