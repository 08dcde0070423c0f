import type { CSSProperties, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { usePaintStroke, type PaintStrokeOptions, type StrokeStart } from './paint-stroke.ts';
import { CTRL, fingers, mouse, nextFrame, type Point } from './pointers.fixture.ts';

const CELL = 20;
const grid = { columns: 10, rows: 8 };

interface SurfaceProps extends Partial<PaintStrokeOptions> {
  readonly log: string[];
  readonly look?: CSSProperties | undefined;
}
/** 10 × 8 cells of 20 pixels that write down what they are told. */
function Surface({ log, look, ...options }: SurfaceProps): ReactNode {
  const { ref } = usePaintStroke({
    ...grid,
    enabled: true,
    path: 'line',
    onStart: ({ cell, button, pointerType }: StrokeStart) => {
      log.push(`start ${cell} ${button} ${pointerType}`);
      return true;
    },
    onCells: (cells) => void log.push(cells.join(' ')),
    onEnd: () => void log.push('end'),
    onCancel: () => void log.push('cancel'),
    ...options,
  });
  return <div ref={ref} data-surface="" style={{ inlineSize: 10 * CELL, blockSize: 8 * CELL, ...look }} />;
}

async function open(options: Partial<SurfaceProps> = {}, around?: (surface: ReactNode) => ReactNode) {
  await page.viewport(600, 600);
  const { log = [] } = options;
  const surface = <Surface {...options} log={log} />;
  const box = show(around ? around(surface) : surface, 500);
  const element = await vi.waitUntil(() => box.querySelector<HTMLElement>('[data-surface]'));
  /** The middle of a cell, by default, as the surface lies on the page now. */
  const at = (column: number, row: number): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + ((column + 0.5) / grid.columns) * width, top + ((row + 0.5) / grid.rows) * height];
  };
  /** All cells told since the last start. */
  const painted = (): number[] =>
    log
      .slice(log.findLastIndex((line) => line.startsWith('start')) + 1)
      .filter((line) => /^\d/.test(line))
      .flatMap((line) => line.split(' ').map(Number));
  return { log, element, at, painted };
}
const row = (n: number, from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => n * grid.columns + from + i);

/** A component whose options change after it was shown. */
async function openChanging(first: Partial<SurfaceProps> = {}) {
  await page.viewport(600, 600);
  const log: string[] = [];
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const change = (options: Partial<SurfaceProps>): void =>
    flushSync(() => root.render(<Surface log={log} {...options} />));
  change(first);
  const unmount = (): void => {
    root.unmount();
    box.remove();
  };
  const { left, top } = box.firstElementChild!.getBoundingClientRect();
  const at = (column: number, y: number): Point => [left + (column + 0.5) * CELL, top + (y + 0.5) * CELL];
  return { log, change, unmount, at };
}

// Whatever a test left pressed would be pressed in the next one.
afterEach(async () => {
  await mouse.release([590, 590]);
  await mouse.move([590, 590]);
});

describe('a mouse', () => {
  test('paints the first cell at once, a fast drag without gaps, and the end last', async () => {
    const { log, at, painted } = await open();
    await mouse.press(at(1, 2));
    expect(log).toEqual(['start 21 primary mouse', '21']);
    await mouse.move(at(8, 2), 'left');
    await mouse.release(at(8, 2));
    expect(painted()).toEqual(row(2, 1, 8));
    expect(log.at(-1)).toBe('end');
    expect(log.filter((line) => line === 'end')).toHaveLength(1);
  });

  test('keeps a line in its row, clamps it beside the surface, and paints nothing after the button is up', async () => {
    const { log, at, painted } = await open();
    await mouse.press(at(5, 2));
    await mouse.move(at(6, 2), 'left');
    await mouse.move(at(8, 7), 'left');
    await mouse.move(at(14, -3), 'left');
    await mouse.release(at(14, -3));
    expect(painted()).toEqual(row(2, 5, 9));
    const before = log.length;
    await mouse.move(at(1, 1));
    await nextFrame();
    expect(log).toHaveLength(before);
  });

  test('a release somewhere else paints up to there', async () => {
    const { at, painted } = await open();
    await mouse.press(at(2, 2));
    await mouse.release(at(2, 6));
    expect(painted()).toEqual([22, 32, 42, 52, 62]);
  });

  test('free strokes follow it', async () => {
    const { at, painted } = await open({ path: 'free' });
    await mouse.press(at(0, 0));
    await mouse.move(at(4, 4), 'left');
    await mouse.move(at(4, 1), 'left');
    await mouse.release(at(4, 1));
    expect(painted()).toEqual([0, 11, 22, 33, 44, 34, 24, 14]);
  });

  test('tells new cells once a frame and measures nothing, however many moves there are', async () => {
    const { log, element, at, painted } = await open();
    await mouse.press(at(0, 0));
    const [[x, clientY], measure] = [at(0, 0), vi.spyOn(element, 'getBoundingClientRect')];
    for (let column = 0; column < 10; column += 0.25) {
      const clientX = x + column * CELL;
      element.dispatchEvent(
        new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', buttons: 1, clientX, clientY }),
      );
    }
    expect(log).toHaveLength(2);
    await nextFrame();
    expect(measure).not.toHaveBeenCalled();
    expect(log.slice(2)).toEqual([row(0, 1, 9).join(' ')]);
    await mouse.release(at(9, 0));
    expect(painted()).toEqual(row(0, 0, 9));
  });

  test('uses the samples that the browser put together', async () => {
    const { element, at, painted } = await open({ path: 'free' });
    await mouse.press(at(0, 0));
    const init = (column: number, y: number): PointerEventInit => {
      const [clientX, clientY] = at(column, y);
      return { pointerId: 1, pointerType: 'mouse', buttons: 1, clientX, clientY };
    };
    const coalescedEvents = [init(0, 3), init(3, 3)].map((each) => new PointerEvent('pointermove', each));
    element.dispatchEvent(new PointerEvent('pointermove', { ...init(3, 3), coalescedEvents }));
    await mouse.release(at(3, 3));
    expect(painted()).toEqual([0, 10, 20, 30, 31, 32, 33]);
  });

  test('refused strokes paint nothing', async () => {
    const { log, at } = await open({ onStart: () => false });
    await mouse.press(at(0, 0));
    await mouse.move(at(5, 0), 'left');
    await mouse.release(at(5, 0));
    await nextFrame();
    expect(log).toEqual([]);
  });

  test('the right button is the secondary one, others are none, and the menu stays away from the surface only', async () => {
    const { log, at, element } = await open();
    const menus: boolean[] = [];
    const hear = (event: Event): void => void menus.push(event.defaultPrevented);
    window.addEventListener('contextmenu', hear);
    try {
      await mouse.press(at(3, 3), 'right');
      await mouse.move(at(3, 4), 'right');
      await mouse.release(at(3, 4), 'right');
      expect(log).toEqual(['start 33 secondary mouse', '33', '43', 'end']);
      expect(menus).toEqual([true]);
      await mouse.press(at(3, 3), 'middle');
      await mouse.move(at(3, 4), 'middle');
      await mouse.release(at(3, 4), 'middle');
      expect(log).toHaveLength(4);
      await nextFrame();
      const menu = (target: Element): boolean =>
        target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
      expect(menu(document.body)).toBe(true);
      expect(menu(element)).toBe(false);
      // Windows asks for the menu where the button goes up.
      await mouse.press(at(3, 3), 'right');
      expect(menu(document.body)).toBe(false);
      await mouse.release(at(3, 3), 'right');
    } finally {
      window.removeEventListener('contextmenu', hear);
    }
  });

  test('Ctrl and click is the secondary button on a Mac, and the primary one elsewhere', async () => {
    const { log, at } = await open();
    const platform = vi.spyOn(navigator, 'platform', 'get');
    for (const name of ['MacIntel', 'Win32']) {
      platform.mockReturnValue(name);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await mouse.press(at(0, 0), 'left', CTRL);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await mouse.release(at(0, 0));
    }
    platform.mockRestore();
    expect(log.filter((line) => line.startsWith('start'))).toEqual([
      'start 0 secondary mouse',
      'start 0 primary mouse',
    ]);
  });

  test('a second button does not begin another stroke, and the end of the first one is its own', async () => {
    const { log, at } = await open();
    await mouse.press(at(0, 0));
    await mouse.press(at(1, 0), 'right', 0, 3);
    await mouse.release(at(2, 0), 'left', 2);
    expect(log.at(-1)).toBe('end');
    await mouse.move(at(6, 0), 'right');
    await mouse.release(at(6, 0), 'right');
    expect(log.filter((line) => line.startsWith('start'))).toHaveLength(1);
    expect(log.at(-1)).toBe('end');
  });

  test('hovers, also while it paints, and leaves', async () => {
    const hovered: (number | undefined)[] = [];
    const { at } = await open({ onHover: (cell) => void hovered.push(cell) });
    await mouse.move(at(3, 3));
    await nextFrame();
    await mouse.move(at(3.2, 3.2));
    await nextFrame();
    await mouse.press(at(3, 3));
    await mouse.move(at(5, 3), 'left');
    await nextFrame();
    await mouse.release(at(5, 3));
    await mouse.move(at(12, 3));
    await nextFrame();
    expect(hovered).toEqual([33, 35, undefined]);
  });
});

test('a mouse hovers over a surface that does not paint', async () => {
  const onHover = vi.fn();
  const { log, at } = await open({ enabled: false, onHover });
  await mouse.move(at(3, 3));
  await nextFrame();
  await mouse.press(at(3, 3));
  await mouse.release(at(3, 3));
  expect(onHover.mock.calls).toEqual([[33]]);
  expect(log).toEqual([]);
});

describe('where the surface lies', () => {
  const expectCells = async ({ at, painted, element }: Awaited<ReturnType<typeof open>>): Promise<void> => {
    const { left, top, width, height } = element.getBoundingClientRect();
    expect(document.elementFromPoint(left + width * 0.65, top + height * 0.65)).toBe(element);
    await mouse.press(at(3, 2));
    await mouse.move(at(6, 2), 'left');
    await mouse.release(at(6, 2));
    expect(painted()).toEqual(row(2, 3, 6));
    // The first and the last pixel of a cell.
    await mouse.press(at(2.55, 4.55));
    await mouse.release(at(2.55, 4.55));
    expect(painted()).toEqual([53]);
    await mouse.press(at(2.45, 4.45));
    await mouse.release(at(2.45, 4.45));
    expect(painted()).toEqual([42]);
  };

  test('scaled', async () => {
    await expectCells(await open({ look: { transform: 'scale(2)', transformOrigin: '0 0' } }));
  });
  test('zoomed', async () => {
    await expectCells(await open({ look: { zoom: 1.7 } }));
  });
  test('not square', async () => {
    await expectCells(await open({ look: { inlineSize: 431.3, blockSize: 203.7, marginInlineStart: 10.4 } }));
  });
  test('scrolled in a container', async () => {
    const around = (surface: ReactNode): ReactNode => (
      <div data-scroller="" style={{ inlineSize: 180, blockSize: 150, overflow: 'scroll' }}>
        <div style={{ inlineSize: 400, blockSize: 400 }}>{surface}</div>
      </div>
    );
    const opened = await open({}, around);
    opened.element.closest('[data-scroller]')!.scrollTo(25, 15);
    await expectCells(opened);
  });
  test('a page that reads from right to left has the same columns', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const opened = await open();
      expect(opened.element.getBoundingClientRect().left).toBeGreaterThan(200);
      await expectCells(opened);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });
  test('moved by what is around it, under a mouse that rests', async () => {
    const { element, at, painted } = await open();
    await mouse.move(at(4, 4));
    await nextFrame();
    element.parentElement!.style.paddingBlockStart = `${CELL}px`;
    await mouse.press(at(4, 3));
    await mouse.release(at(4, 3));
    expect(painted()).toEqual([34]);
  });
  test.each([
    ['scrolled', { inlineSize: 150, blockSize: 150, overflow: 'scroll' }],
    ['resized', {}],
  ] as const)('%s in the middle of a stroke', async (how, style) => {
    const around = (surface: ReactNode): ReactNode => (
      <div data-scroller="" style={style}>
        {surface}
      </div>
    );
    const { at, element, painted } = await open({}, around);
    await mouse.press(at(1, 2));
    if (how === 'scrolled') element.closest('[data-scroller]')!.scrollTo(3 * CELL, 0);
    else element.style.inlineSize = `${20 * CELL}px`;
    await nextFrame();
    await mouse.move(at(5, 2), 'left');
    await mouse.release(at(5, 2));
    expect(painted()).toEqual(row(2, 1, 5));
  });
});

describe('what takes a stroke back', () => {
  test('Escape, and nothing but the stroke', async () => {
    const keys = vi.fn();
    const { log, at } = await open({}, (surface) => <div onKeyDownCapture={keys}>{surface}</div>);
    await mouse.press(at(0, 0));
    await mouse.move(at(3, 0), 'left');
    await userEvent.keyboard('{Escape}');
    expect(log.at(-1)).toBe('cancel');
    const before = log.length;
    await mouse.move(at(6, 0), 'left');
    await mouse.release(at(6, 0));
    await nextFrame();
    expect(log).toHaveLength(before);
    expect(keys).not.toHaveBeenCalled();
  });

  test('a capture that is lost before the button is up', async () => {
    const { log, element, at } = await open();
    await mouse.press(at(0, 0));
    await mouse.move(at(2, 0), 'left');
    expect(element.hasPointerCapture(1)).toBe(true);
    element.releasePointerCapture(1);
    await mouse.move(at(3, 0), 'left');
    await mouse.release(at(3, 0));
    expect(log.filter((line) => line === 'cancel' || line === 'end')).toEqual(['cancel']);
  });

  test('a pointercancel, also of a pointer that was never captured', async () => {
    const { log, element, at } = await open();
    const send = (type: string, column: number): boolean => {
      const [clientX, clientY] = at(column, 0);
      const init = { pointerId: 77, isPrimary: true, pointerType: 'pen', buttons: 1, clientX, clientY, bubbles: true };
      return element.dispatchEvent(new PointerEvent(type, init));
    };
    send('pointerdown', 0);
    send('pointermove', 3);
    send('pointercancel', 3);
    await nextFrame();
    expect(log).toEqual(['start 0 primary pen', '0', 'cancel']);
  });

  test.each([
    ['turning it off', { enabled: false }],
    ['other columns', { columns: 5 }],
    ['other rows', { rows: 4 }],
  ])('%s', async (_, options) => {
    const { log, change, unmount, at } = await openChanging();
    await mouse.press(at(0, 0));
    change(options);
    expect(log).toEqual(['start 0 primary mouse', '0', 'cancel']);
    await mouse.move(at(3, 0), 'left');
    await mouse.release(at(3, 0));
    unmount();
    expect(log).toHaveLength(3);
  });

  test('and each says why', async () => {
    const onCancel = vi.fn();
    const { change, unmount, at } = await openChanging({ onCancel });
    // oxlint-disable no-await-in-loop -- one after the other
    const ways: (() => void | Promise<void>)[] = [
      () => userEvent.keyboard('{Escape}'),
      () => document.querySelector('[data-surface]')!.releasePointerCapture(1),
      () => change({ onCancel, enabled: false }),
    ];
    for (const way of ways) {
      await mouse.press(at(0, 0));
      await mouse.move(at(1, 0), 'left');
      await way();
      await mouse.move(at(2, 0), 'left');
      await mouse.release(at(2, 0));
    }
    // oxlint-enable no-await-in-loop
    unmount();
    expect(onCancel.mock.calls).toEqual([['escape'], ['pointer'], ['off']]);
  });

  test('unmounting', async () => {
    const { log, unmount, at } = await openChanging();
    await mouse.press(at(0, 0));
    await mouse.move(at(3, 0), 'left');
    unmount();
    expect(log.at(-1)).toBe('cancel');
    const before = log.length;
    await nextFrame();
    expect(log).toHaveLength(before);
  });
});

describe('options that change', () => {
  test('in the middle of a stroke, only the newest callbacks hear, and nobody listens anew', async () => {
    const { log, change, unmount, at } = await openChanging();
    const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
    await mouse.press(at(0, 0));
    listen.mockClear();
    const newer: string[] = [];
    change({ onCells: (cells) => void newer.push(cells.join(' ')), onEnd: () => void newer.push('newer end') });
    expect(listen).not.toHaveBeenCalled();
    listen.mockRestore();
    await mouse.move(at(2, 0), 'left');
    await mouse.release(at(2, 0));
    unmount();
    expect(log).toEqual(['start 0 primary mouse', '0']);
    expect(newer.join(' ')).toBe('1 2 newer end');
  });

  test('a callback that turns it off ends the stroke once', async () => {
    const changing: Awaited<ReturnType<typeof openChanging>> = await openChanging({
      onCells: (cells) => {
        changing.log.push(cells.join(' '));
        changing.change({ enabled: false });
      },
    });
    await mouse.press(changing.at(0, 0));
    await mouse.release(changing.at(0, 0));
    changing.unmount();
    expect(changing.log).toEqual(['start 0 primary mouse', '0', 'cancel']);
  });

  test('no gesture of the page is held while it is off', async () => {
    const { change, unmount } = await openChanging();
    const { style } = document.querySelector<HTMLElement>('[data-surface]')!;
    expect([style.touchAction, style.userSelect]).toEqual(['none', 'none']);
    change({ enabled: false });
    expect([style.touchAction, style.userSelect]).toEqual(['pan-x pan-y pinch-zoom', '']);
    change({ enabled: true });
    expect(style.touchAction).toBe('none');
    unmount();
  });
});

describe('a finger', () => {
  beforeEach(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  });
  afterEach(async () => {
    await fingers.cancel().catch(() => {});
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    window.scrollTo(0, 0);
  });
  /** A page to scroll. */
  const long = (surface: ReactNode): ReactNode => (
    <div style={{ paddingBlock: 150, minBlockSize: 2000 }}>{surface}</div>
  );
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    });

  test('paints, and the page does not scroll under it', async () => {
    const { log, at, painted } = await open({}, long);
    await fingers.down(at(4, 7));
    await fingers.move(at(4, 5));
    await fingers.move(at(4, 0));
    await fingers.up();
    expect(log[0]).toBe('start 74 primary touch');
    expect(painted()).toEqual([74, 64, 54, 44, 34, 24, 14, 4]);
    expect(log.at(-1)).toBe('end');
    expect(window.scrollY).toBe(0);
  });

  const drag = async (from: Point): Promise<void> => {
    await fingers.down(from);
    for (let step = 1; step <= 8; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a finger moves on and on
      await fingers.move([from[0], from[1] - step * 15]);
    }
    await fingers.up();
  };
  test('scrolls the page and paints nothing while it is off', async () => {
    const { log, at } = await open({ enabled: false }, long);
    await drag(at(4, 7));
    await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    expect(log).toEqual([]);
  });
  test('scrolls the page from beside the surface', async () => {
    const { log, at } = await open({}, long);
    await drag(at(14, 7));
    await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    expect(log).toEqual([]);
  });

  test('that stays for 350 ms begins the stroke again as a secondary one', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    const { log, at } = await open();
    await fingers.down(at(2, 2));
    // Its cell waits: it may be the first of two fingers.
    expect(log).toEqual(['start 22 primary touch']);
    // Within its cell it may tremble.
    await fingers.move(at(2.3, 2.2));
    await vi.waitFor(() => expect(log).toHaveLength(4));
    expect(log.slice(1)).toEqual(['cancel', 'start 22 secondary touch', '22']);
    expect(vibrate).toHaveBeenCalledOnce();
    await fingers.move(at(5, 2));
    await fingers.up();
    expect(log.slice(4).join(' ')).toBe('23 24 25 end');
    vibrate.mockRestore();
  });
  test('that moves on, or is up before, does not', async () => {
    const { log, at } = await open();
    await fingers.down(at(2, 2));
    await fingers.move(at(3, 2));
    await fingers.move(at(2, 2));
    await wait(450);
    await fingers.up();
    await fingers.down(at(2, 2));
    await fingers.up();
    await wait(450);
    expect(log.filter((line) => line.includes('secondary') || line === 'cancel')).toEqual([]);
  });

  test('whose long press is refused has no stroke any more', async () => {
    const log: string[] = [];
    const onStart = ({ button }: StrokeStart): boolean => log.push(button) > 0 && button === 'primary';
    const onCancel = (reason: string): void => void log.push(reason);
    const { at } = await open({ log, onStart, onCancel });
    await fingers.down(at(2, 2));
    await vi.waitFor(() => expect(log).toHaveLength(3));
    await fingers.move(at(5, 2));
    await fingers.up();
    await nextFrame();
    expect(log).toEqual(['primary', 'longPress', 'secondary']);
  });

  test('a second one on the surface or beside it takes the stroke back, and nothing is painted until all are up', async () => {
    const { log, at } = await open();
    for (const second of [at(7, 7), at(14, 5)]) {
      log.length = 0;
      // oxlint-disable no-await-in-loop -- one after the other
      await fingers.down(at(1, 1));
      await fingers.move(at(3, 1));
      await fingers.down(at(3, 1), second);
      expect(log.at(-1)).toBe('cancel');
      const before = log.length;
      await fingers.move(at(4, 1), second);
      // The second one goes and comes back, the first one goes and comes back.
      await fingers.lift(undefined, second);
      await fingers.move(at(6, 1));
      await fingers.down(at(6, 1), at(2, 6));
      await fingers.move(at(6, 1), at(5, 6));
      await fingers.lift(at(6, 1));
      await fingers.move(undefined, at(7, 6));
      await fingers.down(at(1, 1), at(7, 6));
      await fingers.move(at(4, 1), at(7, 6));
      await fingers.up();
      await wait(400);
      expect(log).toHaveLength(before);
      await fingers.down(at(5, 5));
      await fingers.up();
      expect(log.slice(before)).toEqual(['start 55 primary touch', '55', 'end']);
      // oxlint-enable no-await-in-loop
    }
  });

  test('that the browser takes takes the stroke back', async () => {
    const { log, at } = await open();
    await fingers.down(at(1, 1));
    await fingers.move(at(3, 1));
    await fingers.cancel();
    await vi.waitFor(() => expect(log.at(-1)).toBe('cancel'));
    expect(log.filter((line) => line === 'cancel')).toHaveLength(1);
  });

  test('does not hover', async () => {
    const onHover = vi.fn();
    const { at } = await open({ onHover });
    await fingers.down(at(1, 1));
    await fingers.move(at(3, 1));
    await fingers.up();
    await nextFrame();
    expect(onHover).not.toHaveBeenCalled();
  });
});
