import type { Grid, Place } from './stroke-path.ts';

export interface SurfaceBox {
  /** Where a point of the page lies on the grid; undefined while the surface has no size. */
  readonly placeOf: (point: { readonly clientX: number; readonly clientY: number }, grid: Grid) => Place | undefined;
  /** Whether a point of the page is on the surface; its edge is a pixel wide, for browsers snap boxes to pixels. */
  readonly contains: (point: { readonly clientX: number; readonly clientY: number }) => boolean;
  /** Measures anew at the next question. */
  readonly forget: () => void;
  readonly stop: () => void;
}
const EDGE_PX = 1;

/**
 * The rectangle of an element on the screen, measured when asked for and again only after a scroll or a resize, so that
 * a moving pointer does not force the page to lay itself out. Scaling is in it; rotation is not.
 */
export function surfaceBox(element: Element): SurfaceBox {
  const page = element.ownerDocument;
  const view = page.defaultView;
  let known: DOMRect | undefined;
  const box = (): DOMRect => (known ??= element.getBoundingClientRect());
  const forget = (): void => void (known = undefined);
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(forget);
  observer?.observe(element);
  // Scroll events do not bubble; the capture phase hears those of every container.
  page.addEventListener('scroll', forget, { capture: true, passive: true });
  view?.addEventListener('resize', forget);
  return {
    forget,
    placeOf: ({ clientX, clientY }, { columns, rows }) => {
      const { left, top, width, height } = box();
      if (width <= 0 || height <= 0) return undefined;
      return { x: ((clientX - left) / width) * columns, y: ((clientY - top) / height) * rows };
    },
    contains: ({ clientX, clientY }) => {
      const { left, top, right, bottom } = box();
      const across = clientX >= left - EDGE_PX && clientX <= right + EDGE_PX;
      return across && clientY >= top - EDGE_PX && clientY <= bottom + EDGE_PX;
    },
    stop: () => {
      observer?.disconnect();
      page.removeEventListener('scroll', forget, { capture: true });
      view?.removeEventListener('resize', forget);
    },
  };
}
