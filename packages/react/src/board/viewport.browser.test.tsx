import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { usePaintStroke } from './paint-stroke.ts';
import { CTRL, fingers, mouse, nextFrame, type Point } from './pointers.fixture.ts';
import { useViewport, type Viewport } from './viewport.ts';

const META = 4;
const BAND = 50;

interface Given extends Omit<Viewport, 'outer' | 'inner'> {
  readonly setMost: (most: number) => void;
}
interface BoardProps {
  readonly log: string[];
  readonly give: (viewport: Given) => void;
  readonly paints?: boolean;
  /** Sticky bands of 50 pixels at the left and at the top. */
  readonly bands?: boolean;
}
/** A square grid in a box of 300 × 300 pixels, in the middle of a long page. */
function Board({ log, give, paints = true, bands = false }: BoardProps): ReactNode {
  const [most, setMost] = useState(4);
  const { outer, inner, ...viewport } = useViewport({
    most,
    grid: () => document.querySelector('[data-grid]'),
    ...(bands && { insets: () => ({ left: BAND, top: BAND }) }),
  });
  const { ref } = usePaintStroke({
    columns: 10,
    rows: 10,
    enabled: paints,
    path: 'line',
    onStart: ({ cell }) => log.push(`start ${cell}`) > 0,
    onCells: () => {},
    onEnd: () => void log.push('end'),
    onCancel: () => void log.push('cancel'),
  });
  give({ ...viewport, setMost });
  const band = { position: 'sticky', background: 'silver', zIndex: 1 } as const;
  return (
    <div ref={outer} data-outer="" style={{ inlineSize: 300, blockSize: 300, overflow: 'auto' }}>
      <div
        ref={inner}
        data-inner=""
        style={{
          display: 'grid',
          direction: 'ltr',
          inlineSize: 'calc(100% * var(--kumiki-zoom))',
          gridTemplate: bands ? `${BAND}px auto / ${BAND}px 1fr` : 'auto / 1fr',
        }}
      >
        {bands && <div data-band="top" style={{ ...band, insetBlockStart: 0, gridArea: '1 / 1 / 2 / 3' }} />}
        {bands && <div data-band="left" style={{ ...band, insetInlineStart: 0, gridArea: '2 / 1' }} />}
        <div ref={ref} data-grid="" style={{ aspectRatio: 1, gridArea: bands ? '2 / 2' : '1 / 1' }} />
      </div>
    </div>
  );
}

async function open(props: Partial<BoardProps> = {}) {
  await page.viewport(600, 600);
  const log: string[] = [];
  const give = vi.fn<(viewport: Given) => void>();
  const box = show(
    <div style={{ padding: '150px 60px 2000px' }}>
      <Board log={log} give={give} {...props} />
    </div>,
    500,
  );
  const outer = await vi.waitUntil(() => box.querySelector<HTMLElement>('[data-outer]'));
  const inner = box.querySelector<HTMLElement>('[data-inner]')!;
  const grid = box.querySelector<HTMLElement>('[data-grid]')!;
  const viewport = (): Given => give.mock.lastCall![0];
  /** A point of the container, in pixels from its corner. */
  const at = (x: number, y: number): Point => {
    const { left, top } = outer.getBoundingClientRect();
    return [left + x, top + y];
  };
  /** Which share of the grid lies at a point. */
  const under = ([x, y]: Point): Point => {
    const { left, top, width, height } = grid.getBoundingClientRect();
    return [(x - left) / width, (y - top) / height];
  };
  const zoomed = async (to: number): Promise<void> => {
    await vi.waitFor(() => expect(inner.style.getPropertyValue('--kumiki-zoom')).toBe(String(to)));
    expect(viewport().zoom).toBe(to);
  };
  return { log, outer, inner, grid, viewport, at, under, zoomed, renders: () => give.mock.calls.length };
}
/** Within a pixel: a scroll ends at whole ones. */
function expectSamePlace(before: Point, after: Point, width: number): void {
  for (const axis of [0, 1] as const) expect(Math.abs(after[axis] - before[axis]) * width).toBeLessThan(1.01);
}

afterEach(async () => {
  window.scrollTo(0, 0);
  document.documentElement.removeAttribute('dir');
  await mouse.move([590, 590]);
});

describe('the zoom', () => {
  test('is a property of the inner element, between 1 and the greatest', async () => {
    const { outer, inner, viewport, zoomed } = await open();
    const fitting = outer.clientWidth;
    expect(inner.style.getPropertyValue('--kumiki-zoom')).toBe('1');
    expect(inner.offsetWidth).toBe(fitting);
    viewport().setZoom(2);
    await zoomed(2);
    expect(inner.offsetWidth).toBe(outer.clientWidth * 2);
    viewport().setZoom(99);
    await zoomed(4);
    viewport().setZoom(Number.NaN);
    viewport().setZoom(0);
    await zoomed(1);
    expect([outer.scrollLeft, outer.scrollTop]).toEqual([0, 0]);
  });

  test('goes up and down in steps, also when they come faster than pictures, and back', async () => {
    const { viewport, zoomed } = await open();
    const { zoomIn, zoomOut, fit, setZoom, ...others } = viewport();
    zoomIn();
    zoomIn();
    await zoomed(2);
    zoomOut();
    await zoomed(Number(Math.SQRT2.toFixed(4)));
    zoomOut();
    await zoomed(1);
    setZoom(3);
    await zoomed(3);
    fit();
    await zoomed(1);
    expect(viewport()).toEqual({ zoomIn, zoomOut, fit, setZoom, ...others, zoom: 1 });
  });

  test.each(['ltr', 'rtl'])('keeps the point it is around in its place (%s)', async (dir) => {
    document.documentElement.dir = dir;
    const { outer, viewport, at, under, zoomed, grid } = await open();
    for (const [to, x, y] of [
      [2, 80, 210],
      [3.5, 250, 40],
      [2.25, 150, 150],
    ] as const) {
      const point = at(x, y);
      const before = under(point);
      viewport().setZoom(to, { x: point[0], y: point[1] });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await zoomed(to);
      expectSamePlace(before, under(point), grid.offsetWidth);
      expect(outer.scrollLeft * (dir === 'rtl' ? -1 : 1)).toBeGreaterThan(0);
    }
  });

  test.each([false, true])('by default that is the middle of what is seen (bands: %s)', async (bands) => {
    const { outer, viewport, at, under, zoomed, grid } = await open({ bands });
    viewport().setZoom(2);
    await zoomed(2);
    outer.scrollTo(40, 130);
    const inset = bands ? BAND : 0;
    const middle = at((outer.clientWidth + inset) / 2, (outer.clientHeight + inset) / 2);
    const before = under(middle);
    viewport().zoomIn();
    await zoomed(2.8284);
    expectSamePlace(before, under(middle), grid.offsetWidth);
  });

  test('and it stays there when the greatest zoom shrinks', async () => {
    const { outer, at, under, viewport, zoomed, grid } = await open();
    viewport().setZoom(4);
    await zoomed(4);
    outer.scrollTo(400, 300);
    const middle = at(outer.clientWidth / 2, outer.clientHeight / 2);
    const before = under(middle);
    viewport().setMost(3);
    await zoomed(3);
    expectSamePlace(before, under(middle), grid.offsetWidth);
  });

  test('works in a container that is scaled and scrolls smoothly', async () => {
    const { outer, viewport, at, under, zoomed, grid } = await open();
    outer.style.transform = 'scale(0.5)';
    outer.style.scrollBehavior = 'smooth';
    const point = at(40, 100);
    const before = under(point);
    viewport().setZoom(3, { x: point[0], y: point[1] });
    await zoomed(3);
    expectSamePlace(before, under(point), grid.getBoundingClientRect().width);
    viewport().reveal(0.9, 0.9, 1, 1);
    const [box, seen] = [grid.getBoundingClientRect(), outer.getBoundingClientRect()];
    expect(box.right).toBeLessThan(seen.right + 1);
    expect(box.bottom).toBeLessThan(seen.bottom + 1);
  });
});

describe('the wheel', () => {
  test.each([
    ['Ctrl', CTRL],
    ['⌘', META],
  ])('with %s zooms around the pointer, and nothing scrolls', async (_, key) => {
    const { viewport, at, under, grid } = await open();
    const point = at(200, 90);
    await mouse.move(point);
    const before = under(point);
    await mouse.wheel(point, -100, key);
    await vi.waitFor(() => expect(viewport().zoom).toBeCloseTo(1.284, 3));
    await mouse.wheel(point, -100, key);
    await vi.waitFor(() => expect(viewport().zoom).toBeCloseTo(1.6487, 3));
    expectSamePlace(before, under(point), grid.offsetWidth);
    await mouse.wheel(point, 100, key);
    await vi.waitFor(() => expect(viewport().zoom).toBeCloseTo(1.284, 3));
    expect(window.scrollY).toBe(0);
  });

  test('alone is the page’s, also at the end of the container', async () => {
    const { outer, viewport, at, zoomed } = await open();
    const point = at(150, 150);
    await mouse.move(point);
    await mouse.wheel(point, 120);
    await vi.waitFor(() => expect(window.scrollY).toBe(120));
    window.scrollTo(0, 0);
    viewport().setZoom(2);
    await zoomed(2);
    outer.scrollTo(0, 0);
    await nextFrame();
    await mouse.wheel(point, 60);
    await vi.waitFor(() => expect(outer.scrollTop).toBe(60));
    expect(viewport().zoom).toBe(2);
  });
});

describe('fingers', () => {
  beforeEach(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  });
  afterEach(async () => {
    await fingers.cancel().catch(() => {});
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });

  test.each(['ltr', 'rtl'])('two of them zoom and move the board, and it stays under them (%s)', async (dir) => {
    document.documentElement.dir = dir;
    const { log, viewport, at, under, zoomed, grid } = await open();
    await fingers.down(at(100, 100));
    await fingers.down(at(100, 100), at(200, 100));
    expect(log).toEqual(['start 33', 'cancel']);
    const before = under(at(150, 100));
    await fingers.move(at(75, 120), at(225, 120));
    await fingers.move(at(40, 140), at(240, 140));
    await zoomed(2);
    expectSamePlace(before, under(at(140, 140)), grid.offsetWidth);
    // As far apart as before: it only moves.
    await fingers.move(at(70, 110), at(270, 110));
    await nextFrame();
    expect(viewport().zoom).toBe(2);
    expectSamePlace(before, under(at(170, 110)), grid.offsetWidth);
    // The one that stays takes the board along, whichever it is.
    let held = under(at(70, 110));
    await fingers.lift(undefined, at(270, 110));
    await fingers.move(at(50, 90));
    await nextFrame();
    expectSamePlace(held, under(at(50, 90)), grid.offsetWidth);
    await fingers.down(at(50, 90), at(150, 90));
    await fingers.lift(at(50, 90));
    held = under(at(150, 90));
    await fingers.move(undefined, at(170, 120));
    await nextFrame();
    expectSamePlace(held, under(at(170, 120)), grid.offsetWidth);
    expect(viewport().zoom).toBe(2);
    // And another one pinches again.
    await fingers.down(at(70, 120), at(170, 120));
    await fingers.move(at(120, 120), at(170, 120));
    await zoomed(1);
    await fingers.up();
    await fingers.down(at(150, 150));
    await fingers.up();
    expect(log.map((line) => line.split(' ')[0])).toEqual(['start', 'cancel', 'start', 'end']);
    expect(window.scrollY).toBe(0);
  });

  test('one on a clue and one on the grid are a pinch too', async () => {
    const { log, at, zoomed } = await open({ bands: true });
    await fingers.down(at(150, 150));
    await fingers.down(at(150, 150), at(25, 150));
    await fingers.move(at(200, 150), at(25, 150));
    await fingers.move(at(275, 150), at(25, 150));
    await zoomed(2);
    await fingers.up();
    expect(log.at(-1)).toBe('cancel');
  });

  test('a pinch renders or scrolls once a frame, however many moves there are', async () => {
    const { outer, grid, renders, viewport } = await open();
    const send = (type: string, pointerId: number, clientX: number): boolean =>
      grid.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          isPrimary: pointerId === 71,
          pointerType: 'touch',
          clientX,
          clientY: 250,
          bubbles: true,
        }),
      );
    send('pointerdown', 71, 100);
    send('pointerdown', 72, 200);
    await nextFrame();
    const before = renders();
    for (let x = 201; x <= 300; x += 1) send('pointermove', 72, x);
    await vi.waitFor(() => expect(viewport().zoom).toBe(2));
    await nextFrame();
    // StrictMode renders twice.
    expect(renders() - before).toBe(2);
    const scrolls = vi.spyOn(outer, 'scrollBy');
    for (let x = 1; x <= 50; x += 1) {
      send('pointermove', 71, 100 - x);
      send('pointermove', 72, 300 - x);
    }
    await nextFrame();
    expect(scrolls).toHaveBeenCalledOnce();
    send('pointerup', 71, 100);
    send('pointerup', 72, 300);
  });

  const drag = async (from: Point): Promise<void> => {
    await fingers.down(from);
    for (let step = 1; step <= 8; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a finger moves on and on
      await fingers.move([from[0], from[1] - step * 15]);
    }
    await fingers.up();
  };
  test('one of them scrolls as the browser does while nobody paints', async () => {
    const { log, outer, viewport, at, zoomed } = await open({ paints: false });
    viewport().setZoom(2);
    await zoomed(2);
    outer.scrollTo(0, 0);
    await nextFrame();
    await drag(at(150, 250));
    await vi.waitFor(() => expect(outer.scrollTop).toBeGreaterThan(50));
    expect([log.length, viewport().zoom, window.scrollY]).toEqual([0, 2, 0]);
  });
  test('two of them are the browser’s while nobody paints', async () => {
    const { log, viewport, at, zoomed } = await open({ paints: false });
    viewport().setZoom(2);
    await zoomed(2);
    const cancels = vi.fn();
    window.addEventListener('pointercancel', cancels);
    await fingers.down(at(50, 100));
    await fingers.down(at(50, 100), at(250, 100));
    // Together, not apart: the page cannot become smaller than it is, and would stay large for the next test.
    for (let step = 1; step <= 8; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- fingers move on and on
      await fingers.move(at(50 + step * 10, 100), at(250 - step * 10, 100));
    }
    await nextFrame();
    expect(cancels).toHaveBeenCalledTimes(2);
    await fingers.up();
    window.removeEventListener('pointercancel', cancels);
    expect([log.length, viewport().zoom]).toEqual([0, 2]);
  });
  test('and scrolls nothing while somebody paints', async () => {
    const { log, outer, viewport, at, zoomed } = await open();
    viewport().setZoom(2);
    await zoomed(2);
    const before = outer.scrollTop;
    await drag(at(150, 250));
    await nextFrame();
    expect([log.at(-1), outer.scrollTop, window.scrollY]).toEqual(['end', before, 0]);
  });
});

describe('revealing a part', () => {
  const seen = ({ outer, grid }: Awaited<ReturnType<typeof open>>, inset: number, x: number, y: number): boolean => {
    const [box, room] = [grid.getBoundingClientRect(), outer.getBoundingClientRect()];
    const cell = box.width / 10;
    const [left, top] = [box.left + x * cell, box.top + y * cell];
    const [start, end] = [outer.clientLeft, outer.clientLeft + outer.clientWidth];
    return (
      left >= room.left + start + inset - 1 &&
      left + cell <= room.left + end + 1 &&
      top >= room.top + inset - 1 &&
      top + cell <= room.top + outer.clientHeight + 1
    );
  };
  test.each([
    ['ltr', false],
    ['ltr', true],
    ['rtl', false],
    ['rtl', true],
  ] as const)('scrolls the container as little as it must, and never the page (%s, bands: %s)', async (dir, bands) => {
    document.documentElement.dir = dir;
    const opened = await open({ bands });
    const { outer, viewport, zoomed } = opened;
    viewport().setZoom(3);
    await zoomed(3);
    // Half of the container is above the window.
    window.scrollTo(0, 300);
    for (const [x, y] of [
      [0, 0],
      [9, 9],
      [0, 9],
      [4, 4],
      [9, 0],
    ] as const) {
      viewport().reveal(x / 10, y / 10, (x + 1) / 10, (y + 1) / 10);
      expect(seen(opened, bands ? BAND : 0, x, y)).toBe(true);
      const before = [outer.scrollLeft, outer.scrollTop];
      viewport().reveal(x / 10, y / 10, (x + 1) / 10, (y + 1) / 10);
      expect([outer.scrollLeft, outer.scrollTop]).toEqual(before);
    }
    expect(window.scrollY).toBe(300);
  });
});
