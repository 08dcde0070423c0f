import { cdp } from 'vitest/browser';

/** A point of the page in CSS pixels. */
export type Point = readonly [x: number, y: number];

/** As the browser's input sees it: the tests run in a frame. */
function outside([x, y]: Point): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: frame.left + x, y: frame.top + y };
}

const bits = { left: 1, right: 2, middle: 4 } as const;
type Button = keyof typeof bits;
export const CTRL = 2;

/** A real mouse, through the browser's own input. */
export const mouse = {
  press: (at: Point, button: Button = 'left', modifiers = 0, buttons: number = bits[button]) =>
    cdp().send('Input.dispatchMouseEvent', {
      ...outside(at),
      type: 'mousePressed',
      button,
      buttons,
      clickCount: 1,
      modifiers,
    }),
  /** Without a button it hovers. */
  move: (at: Point, button?: Button) =>
    cdp().send('Input.dispatchMouseEvent', {
      ...outside(at),
      type: 'mouseMoved',
      ...(button && { button, buttons: bits[button] }),
    }),
  release: (at: Point, button: Button = 'left', buttons = 0) =>
    cdp().send('Input.dispatchMouseEvent', { ...outside(at), type: 'mouseReleased', button, buttons, clickCount: 1 }),
  wheel: (at: Point, deltaY: number, modifiers = 0) =>
    cdp().send('Input.dispatchMouseEvent', { ...outside(at), type: 'mouseWheel', deltaX: 0, deltaY, modifiers }),
};

type Finger = Point | undefined;
const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', on: readonly Finger[]) =>
  cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: on.flatMap((finger, id) => (finger ? [{ ...outside(finger), id }] : [])),
  });

/** Real fingers, each known by its place in the list; one that is undefined is not spoken of. */
export const fingers = {
  /** Those that are down already are named too. */
  down: (...on: Finger[]) => send('touchStart', on),
  move: (...on: Finger[]) => send('touchMove', on),
  /** Some of them, where they are. */
  lift: (...gone: Finger[]) => send('touchEnd', gone),
  up: () => send('touchEnd', []),
  cancel: () => send('touchCancel', []),
};

/** The next picture, and with it everything that was asked of it before. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
