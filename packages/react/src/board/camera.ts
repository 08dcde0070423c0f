import { listenForPinch, type ClientPoint } from './pinch.ts';
import { clampZoom, revealShift, wheelFactor } from './viewport-geometry.ts';
import type { Viewport, ViewportOptions } from './viewport.ts';

export interface Camera extends Omit<Viewport, 'zoom'> {
  readonly setUp: (options: ViewportOptions) => void;
  /** Makes it as large as this, and keeps in its place what is to stay there. */
  readonly show: (zoom: number) => void;
}
/** A point of the grid, in shares of it, and where on the page it is to be. */
interface Anchor extends ClientPoint {
  readonly across: number;
  readonly down: number;
}

/** Two steps double. */
const STEP = Math.SQRT2;

/** The two elements of a viewport and all that moves them: see `useViewport`, which owns it. */
export function createCamera(first: ViewportOptions, change: (zoom: number) => void): Camera {
  let options = first;
  let outer: HTMLElement | null = null;
  let inner: HTMLElement | null = null;
  let shown = 1;
  /** What was asked for last, shown or not yet. */
  let wanted = 1;
  let anchor: Anchor | undefined;

  const gridBox = (): DOMRect | undefined => (options.grid?.() ?? inner)?.getBoundingClientRect();
  const hold = ({ x, y }: ClientPoint): Anchor | undefined => {
    const box = gridBox();
    if (!box || box.width <= 0 || box.height <= 0) return undefined;
    return { across: (x - box.left) / box.width, down: (y - box.top) / box.height, x, y };
  };
  /** What can be seen of the grid, without the bands that lie over it, on the page; and the page's pixels to one of ours. */
  const view = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    const { left = 0, top = 0 } = options.insets?.() ?? {};
    const scale = box.width / element.offsetWidth || 1;
    return {
      scale,
      left: box.left + (element.clientLeft + left) * scale,
      top: box.top + (element.clientTop + top) * scale,
      right: box.left + (element.clientLeft + element.clientWidth) * scale,
      bottom: box.top + (element.clientTop + element.clientHeight) * scale,
    };
  };
  /** By differences, which mean the same in both directions of reading; and at once, whatever the page's style says. */
  const scroll = (element: HTMLElement, x: number, y: number): void => {
    if (x === 0 && y === 0) return;
    const { scale } = view(element);
    element.scrollBy({ left: x / scale, top: y / scale, behavior: 'instant' });
  };
  const settle = (): void => {
    const box = gridBox();
    if (outer && box && anchor) {
      scroll(outer, box.left + anchor.across * box.width - anchor.x, box.top + anchor.down * box.height - anchor.y);
    }
    anchor = undefined;
  };
  const middle = (): ClientPoint => {
    if (!outer) return { x: 0, y: 0 };
    const { left, right, top, bottom } = view(outer);
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const ask = (next: number, held: Anchor | undefined): void => {
    if (!Number.isFinite(next)) return;
    wanted = clampZoom(next, options.most);
    anchor = held;
    if (wanted === shown) settle();
    change(wanted);
  };
  const setZoom = (next: number, around: ClientPoint = middle()): void => ask(next, hold(around));

  const onWheel = (event: WheelEvent): void => {
    // Without the key it is the page's, or the container's own.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    setZoom(wanted * wheelFactor(event), { x: event.clientX, y: event.clientY });
  };
  const onPinch = () => {
    let from = wanted;
    let held: Anchor | undefined;
    return {
      onBegin: (at: ClientPoint) => {
        from = wanted;
        held = hold(at);
      },
      onMove: (at: ClientPoint, ratio: number) => ask(from * ratio, held && { ...held, ...at }),
    };
  };

  return {
    setUp: (next) => {
      options = next;
    },
    show: (zoom) => {
      if (zoom !== shown) anchor ??= hold(middle());
      shown = zoom;
      wanted = zoom;
      inner?.style.setProperty('--kumiki-zoom', String(zoom));
      settle();
    },
    outer: (element) => {
      if (!element) return undefined;
      outer = element;
      const { signal, abort } = abortable();
      element.addEventListener('wheel', onWheel, { passive: false, signal });
      listenForPinch(element, onPinch(), signal);
      return () => {
        abort();
        if (outer === element) outer = null;
      };
    },
    inner: (element) => {
      if (!element) return undefined;
      inner = element;
      element.style.setProperty('--kumiki-zoom', String(shown));
      return () => {
        if (inner === element) inner = null;
      };
    },
    setZoom,
    zoomIn: () => setZoom(wanted * STEP),
    zoomOut: () => setZoom(wanted / STEP),
    fit: () => setZoom(1),
    reveal: (x0, y0, x1, y1) => {
      const box = gridBox();
      if (!outer || !box) return;
      const { left, right, top, bottom } = view(outer);
      const [across, down] = [
        (share: number) => box.left + share * box.width,
        (share: number) => box.top + share * box.height,
      ];
      scroll(outer, revealShift(across(x0), across(x1), left, right), revealShift(down(y0), down(y1), top, bottom));
    },
  };
}

function abortable(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
