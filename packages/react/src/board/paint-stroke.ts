'use client';
import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';
import { paintSurface, type PaintSurface } from './paint-surface.ts';

export interface StrokeStart {
  /** Cells are numbered row by row from 0. */
  readonly cell: number;
  /** 'secondary' is the right button, Ctrl and click on a Mac, or a long press of a finger. */
  readonly button: 'primary' | 'secondary';
  /** 'mouse', 'pen' or 'touch'. */
  readonly pointerType: string;
  /** The pointerdown that began it, also for a long press. */
  readonly event: PointerEvent;
}

/**
 * 'pointer': the browser took it, or another one came. 'off': the surface was turned off, got another size of grid, or
 * was unmounted, as when the stroke itself ended the game.
 */
export type CancelReason = 'pointer' | 'escape' | 'longPress' | 'off';

export interface PaintStrokeOptions {
  readonly columns: number;
  readonly rows: number;
  /** Off: the surface does not paint, and fingers scroll and zoom the page as anywhere. Hovering is told all the same. */
  readonly enabled: boolean;
  /** 'line' keeps a stroke in the row or the column in which it left its first cell; 'free' follows the pointer. */
  readonly path: 'line' | 'free';
  /** Begins a stroke; false refuses it. A long press cancels the primary stroke and begins a secondary one. */
  readonly onStart: (start: StrokeStart) => boolean;
  /**
   * The new cells of the stroke in order, each once a stroke: the first at once (a finger's when it moves on or is
   * lifted, for it may be the first of two), then at most one call a frame.
   */
  readonly onCells: (cells: readonly number[]) => void;
  /** The stroke is done, and all of its cells have been told. */
  readonly onEnd: () => void;
  /**
   * The stroke is over, and all of it is to be taken back. Where the stroke's own cells make `enabled` false, as a solved
   * board does, it is called too, with 'off': leave it as it is then.
   */
  readonly onCancel: (reason: CancelReason) => void;
  /** The cell under a hovering mouse or pen, or the one its stroke has reached; undefined when it leaves. */
  readonly onHover?: ((cell: number | undefined) => void) | undefined;
}

/**
 * Strokes of a mouse, a pen or a finger over an element that is divided into `columns` × `rows` equal cells, without
 * padding or border. `ref` goes on that element and never changes; the newest callbacks are the ones that are called,
 * outside of React's events. Changing the size of the grid, turning it off and unmounting cancel a running stroke.
 *
 * While enabled, the element's own style says that a finger does not scroll there; the page around it is left alone.
 */
export function usePaintStroke(options: PaintStrokeOptions): { readonly ref: RefCallback<HTMLElement | SVGElement> } {
  const { columns, rows, enabled } = options;
  const latest = useRef(options);
  const surface = useRef<PaintSurface>(undefined);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => surface.current?.setUp({ columns, rows, enabled }), [columns, rows, enabled]);
  const ref = useCallback((element: HTMLElement | SVGElement | null) => {
    if (!element) return undefined;
    const painted = paintSurface(element, () => latest.current);
    surface.current = painted;
    return () => {
      painted.stop();
      if (surface.current === painted) surface.current = undefined;
    };
  }, []);
  return { ref };
}
