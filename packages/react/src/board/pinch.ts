export interface ClientPoint {
  readonly x: number;
  readonly y: number;
}
export interface PinchHandlers {
  /** Fingers came or went: what follows is measured from here. */
  readonly onBegin: (middle: ClientPoint) => void;
  /** Where the middle of the fingers is, and how much further apart they are than at the beginning. Once a frame. */
  readonly onMove: (middle: ClientPoint, ratio: number) => void;
}

/**
 * Two fingers on an element and all that is in it, for as long as one of them is down: the finger that stays goes on
 * moving. Where `touch-action` lets the browser zoom the page under both of them, there is no pinch.
 */
export function listenForPinch(element: HTMLElement, { onBegin, onMove }: PinchHandlers, signal: AbortSignal): void {
  const touches = new Map<number, ClientPoint>();
  let ours = false;
  let pinching = false;
  let distance = 0;
  let frame: number | undefined;

  const measure = (): { readonly middle: ClientPoint; readonly apart: number } => {
    const [a, b = a] = [...touches.values()] as [ClientPoint, ClientPoint?];
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  const forgetFrame = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const rebase = (): void => {
    forgetFrame();
    pinching = ours && (touches.size > 1 || (pinching && touches.size > 0));
    if (!pinching) return;
    const { middle, apart } = measure();
    distance = apart;
    onBegin(middle);
  };
  const tell = (): void => {
    frame = undefined;
    const { middle, apart } = measure();
    onMove(middle, distance > 0 && apart > 0 ? apart / distance : 1);
  };
  // In the capture phase: what the board does with its own pointers is no business of these.
  const heard = { capture: true, signal };
  const on = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', listen: (e: PointerEvent) => void) =>
    element.addEventListener(type, (event) => void (event.pointerType === 'touch' && listen(event)), heard);
  on('pointerdown', (event) => {
    // The first finger on the screen: whoever was here before has gone unheard.
    if (event.isPrimary) {
      touches.clear();
      ours = false;
    }
    ours ||= !browserMayPinch(event.target);
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    rebase();
  });
  on('pointermove', (event) => {
    if (!touches.has(event.pointerId)) return;
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pinching) frame ??= requestAnimationFrame(tell);
  });
  const leave = (event: PointerEvent): void => {
    if (touches.delete(event.pointerId)) rebase();
  };
  on('pointerup', leave);
  on('pointercancel', leave);
  signal.addEventListener('abort', forgetFrame);
}

/** Without this the board too would zoom a little, before the browser takes the fingers away. */
function browserMayPinch(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (!/auto|manipulation|pinch-zoom/.test(getComputedStyle(element).touchAction)) return false;
  }
  return true;
}
