'use client';
import { useLayoutEffect, useState, type RefCallback } from 'react';
import { createCamera } from './camera.ts';
import type { ClientPoint } from './pinch.ts';

export interface ViewportOptions {
  /** The greatest zoom; 1 fits the container. */
  readonly most: number;
  /** The element that shares of `reveal` are of, and that zooming keeps in its place. Default: the inner element. */
  readonly grid?: (() => Element | null) | undefined;
  /** Bands that stay over the grid at the left and at the top of the container, in its pixels. Default: none. */
  readonly insets?: (() => { readonly left: number; readonly top: number }) | undefined;
}

export interface Viewport {
  /** For the element that scrolls (`overflow: auto`). Two fingers and Ctrl or ⌘ with the wheel zoom on it. */
  readonly outer: RefCallback<HTMLElement>;
  /** For the one element in it. It gets the property `--kumiki-zoom`; the stylesheet says what that does to its size. */
  readonly inner: RefCallback<HTMLElement>;
  /** From 1, which fits, to `most`, in steps of 0.0001. */
  readonly zoom: number;
  /**
   * Zooms to a number, kept within 1 and `most`. The point of the grid at `around`, in client coordinates, stays where it
   * is as far as the container can scroll. Default: the middle of what can be seen.
   */
  readonly setZoom: (next: number, around?: ClientPoint) => void;
  /** By the square root of 2. */
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Back to 1. */
  readonly fit: () => void;
  /**
   * Scrolls the container, and never the page, until a part of the grid can be seen beside its bands. The part is given by
   * its left, top, right and bottom edge in shares of the grid, 0 to 1.
   */
  readonly reveal: (x0: number, y0: number, x1: number, y1: number) => void;
}

/**
 * Zoom and scroll of a board that is larger than its place: an outer element that scrolls, and an inner one that grows by
 * `--kumiki-zoom`. All functions and refs stay the same. Zooming renders once a frame at most; scrolling does not.
 */
export function useViewport(options: ViewportOptions): Viewport {
  const [wanted, setWanted] = useState(1);
  const [camera] = useState(() => createCamera(options, setWanted));
  const zoom = Math.max(1, Math.min(wanted, options.most));
  useLayoutEffect(() => camera.setUp(options));
  // After the commit, when everything that depends on the zoom has its new size.
  useLayoutEffect(() => camera.show(zoom), [camera, zoom]);
  const { outer, inner, setZoom, zoomIn, zoomOut, fit, reveal } = camera;
  return { outer, inner, zoom, setZoom, zoomIn, zoomOut, fit, reveal };
}
