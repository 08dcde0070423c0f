import type { CancelReason, PaintStrokeOptions, StrokeStart } from './paint-stroke.ts';
import { cellAt, strokePath, type Grid, type StrokePath } from './stroke-path.ts';
import { surfaceBox } from './surface-box.ts';

export interface PaintSurface {
  /** Cancels a running stroke and goes on with this. */
  readonly setUp: (setup: Grid & { readonly enabled: boolean }) => void;
  readonly stop: () => void;
}
interface Stroke {
  readonly pointer: number;
  /** The held button as it appears in `buttons`; 0 for a pointer that a script made up. */
  readonly held: number;
  readonly path: StrokePath;
  /** Cells that nobody was told of. */
  pending: number[];
  /** Did it leave its first cell? */
  moved: boolean;
}

const LONG_PRESS_MS = 350;

/** The listeners of one surface: see `usePaintStroke`, which owns it. */
export function paintSurface(element: HTMLElement | SVGElement, options: () => PaintStrokeOptions): PaintSurface {
  const page = element.ownerDocument;
  const box = surfaceBox(element);
  const whileMounted = new AbortController();
  let { columns, rows, enabled } = options();
  let stroke: Stroke | undefined;
  let whileStroking = new AbortController();
  let longPress: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;
  let hovered: number | undefined;
  let toldHover: number | undefined;

  const tell = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    const cells = stroke?.pending ?? [];
    if (stroke && cells.length > 0) {
      stroke.pending = [];
      options().onCells(cells);
    }
    if (hovered === toldHover) return;
    toldHover = hovered;
    options().onHover?.(hovered);
  };
  const tellNextFrame = (): void => void (frame ??= requestAnimationFrame(tell));

  const begin = (start: StrokeStart, path: StrokePath): boolean => {
    if (!options().onStart(start)) return false;
    stroke = { pointer: start.event.pointerId, held: start.event.buttons, path, pending: [path.first], moved: false };
    listenWhileStroking(start.button);
    // A finger may be the first of two, or rest for a long press: its first cell waits until it moves on or is lifted.
    if (start.pointerType !== 'touch' || start.button === 'secondary') tell();
    // What was told may have cancelled it.
    return stroke !== undefined;
  };
  const end = (): void => {
    tell();
    finish(() => options().onEnd());
  };
  const cancel = (reason: CancelReason): void => finish(() => options().onCancel(reason));
  const finish = (tellOf: () => void): void => {
    if (!stroke) return;
    clearTimeout(longPress);
    whileStroking.abort();
    stroke = undefined;
    tellOf();
  };

  const listenWhileStroking = (button: StrokeStart['button']): void => {
    whileStroking = new AbortController();
    const heard = { capture: true, signal: whileStroking.signal };
    // A second finger beside the surface, as on the clues, makes a pinch too.
    page.addEventListener(
      'pointerdown',
      (event) => void (event.composedPath().includes(element) || cancel('pointer')),
      heard,
    );
    page.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        // It takes the stroke back, and nothing else: a dialog around stays open.
        event.preventDefault();
        event.stopPropagation();
        cancel('escape');
      },
      heard,
    );
    if (button === 'secondary') keepMenuAway(page, whileStroking.signal);
  };
  const armLongPress = (start: StrokeStart, path: StrokePath): void => {
    longPress = setTimeout(() => {
      cancel('longPress');
      if (begin({ ...start, button: 'secondary' }, path)) navigator.vibrate?.(10);
    }, LONG_PRESS_MS);
  };

  const follow = (running: Stroke, event: PointerEvent): void => {
    const { path, pending } = running;
    const coalesced = event.getCoalescedEvents?.() ?? [];
    for (const sample of coalesced.length > 0 ? coalesced : [event]) {
      const place = box.placeOf(sample, { columns, rows });
      if (!place) continue;
      pending.push(...path.follow(place));
      if (cellAt({ columns, rows }, place) !== path.first) clearTimeout(longPress);
    }
    if (event.pointerType !== 'touch') hovered = path.last();
    if (event.pointerType === 'touch' && running.path.last() === running.path.first && !running.moved) return;
    running.moved = true;
    tellNextFrame();
  };
  const hover = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const place = box.contains(event) ? box.placeOf(event, { columns, rows }) : undefined;
    hovered = place && cellAt({ columns, rows }, place);
    tellNextFrame();
  };

  const onDown = (event: PointerEvent): void => {
    if (stroke) return cancel('pointer');
    const button = buttonOf(event);
    // The primary pointer is the first one of its kind: all fingers of a pinch have to go before one paints again.
    if (!enabled || !event.isPrimary || !button || columns < 1 || rows < 1) return undefined;
    box.forget();
    const place = box.contains(event) ? box.placeOf(event, { columns, rows }) : undefined;
    if (!place) return undefined;
    const path = strokePath({ columns, rows }, options().path, place);
    const start = { cell: path.first, button, pointerType: event.pointerType, event };
    if (!begin(start, path)) return undefined;
    capture(element, event.pointerId);
    if (event.pointerType === 'touch') armLongPress(start, path);
    return undefined;
  };
  const onMove = (event: PointerEvent): void => {
    if (!stroke) return hover(event);
    if (event.pointerId !== stroke.pointer) return undefined;
    // While another button is held as well, the end of ours is told as a move; and an end may be missed altogether.
    if ((event.buttons & stroke.held) !== stroke.held) return end();
    return follow(stroke, event);
  };
  const onUp = (event: PointerEvent): void => {
    if (!stroke || event.pointerId !== stroke.pointer) return;
    follow(stroke, event);
    end();
  };
  const onLost = (event: PointerEvent): void => {
    if (event.pointerId === stroke?.pointer) cancel('pointer');
  };
  const onLeave = (event: PointerEvent): void => {
    if (stroke || event.pointerType === 'touch') return;
    hovered = undefined;
    tellNextFrame();
  };

  // Typed as one of the two: of their union, no overload knows the pointer events.
  const surface = element as HTMLElement;
  const heard = { signal: whileMounted.signal };
  surface.addEventListener('pointerdown', onDown, heard);
  surface.addEventListener('pointermove', onMove, heard);
  surface.addEventListener('pointerup', onUp, heard);
  surface.addEventListener('pointercancel', onLost, heard);
  surface.addEventListener('lostpointercapture', onLost, heard);
  surface.addEventListener('pointerenter', box.forget, heard);
  surface.addEventListener('pointerleave', onLeave, heard);
  surface.addEventListener('contextmenu', (event) => void (enabled && event.preventDefault()), heard);
  setGestures(element, enabled);

  return {
    setUp: (next) => {
      if (columns === next.columns && rows === next.rows && enabled === next.enabled) return;
      cancel('off');
      // The same number is another cell now.
      if (columns !== next.columns || rows !== next.rows) hovered = undefined;
      ({ columns, rows, enabled } = next);
      setGestures(element, enabled);
      tell();
    },
    stop: () => {
      cancel('off');
      if (frame !== undefined) cancelAnimationFrame(frame);
      whileMounted.abort();
      box.stop();
    },
  };
}

function buttonOf({ button, ctrlKey, pointerType }: PointerEvent): StrokeStart['button'] | undefined {
  if (button === 2) return 'secondary';
  if (button !== 0) return undefined;
  return ctrlKey && pointerType === 'mouse' && navigator.platform.startsWith('Mac') ? 'secondary' : 'primary';
}

/**
 * Where the menu comes when the button goes up, as on Windows, a stroke that ends beside the surface would open it
 * there: until just after the stroke there is none on the whole page.
 */
function keepMenuAway(page: Document, stroking: AbortSignal): void {
  const prevent = (event: Event): void => event.preventDefault();
  page.addEventListener('contextmenu', prevent, true);
  stroking.addEventListener('abort', () => {
    setTimeout(() => page.removeEventListener('contextmenu', prevent, true));
  });
}

/** Keeps the pointer's events coming when it leaves the surface. */
function capture(element: Element, pointer: number): void {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // A pointer that a script made up cannot be captured: it paints on the surface only.
  }
}

/** What a finger does to the page. Through the CSSOM: a strict content security policy ignores style attributes. */
function setGestures({ style }: HTMLElement | SVGElement, enabled: boolean): void {
  style.setProperty('touch-action', enabled ? 'none' : 'pan-x pan-y pinch-zoom');
  for (const property of ['user-select', '-webkit-user-select', '-webkit-touch-callout']) {
    if (enabled) style.setProperty(property, 'none');
    else style.removeProperty(property);
  }
}
