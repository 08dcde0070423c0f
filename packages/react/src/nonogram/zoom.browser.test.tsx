// The largest board that people play, on a page that goes on below it: zoomed, scrolled, and fitting again; and what moves
// beside its cells moves the page.
import type { Session } from '@kumiki/core';
import type { NonogramTypes } from '@kumiki/core/nonogram';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { CTRL, fingers, mouse, nextFrame, type Point } from '../board/pointers.fixture.ts';
import { Nonogram, type NonogramProps } from './index.ts';

const SIDE = 60;

async function open(props: NonogramProps = {}, [across, down] = [800, 700]) {
  await page.viewport(across, down);
  const onReady = vi.fn<(session: Session<NonogramTypes>) => void>();
  const box = show(
    <div style={{ padding: '20px 0 2500px' }}>
      <Nonogram width={SIDE} height={SIDE} seed="2026-11-30" onReady={onReady} {...props} />
    </div>,
    across - 20,
  );
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled(), 20_000);
  await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"]')).not.toBeNull());
  const session = onReady.mock.lastCall![0];
  const find = (part: string): HTMLElement => box.querySelector<HTMLElement>(part)!;
  const [area, scroller] = [find('.kumiki-ng-area'), find('.kumiki-ng-scroller')];
  const middleOf = (part: string): Point => {
    const { left, top, width, height } = find(part).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  /** The middle of a cell, as it lies on the page now. */
  const at = (x: number, y: number): Point => {
    const { left, top, width, height } = area.getBoundingClientRect();
    return [left + ((x + 0.5) * width) / SIDE, top + ((y + 0.5) * height) / SIDE];
  };
  return {
    box,
    session,
    area,
    scroller,
    find,
    at,
    middleOf,
    /** Where the grid and the clues lie on the page. */
    places: (): string =>
      ['.kumiki-ng-area', '.kumiki-ng-rows', '.kumiki-ng-columns', '.kumiki-ng-scroller']
        .map((part) => find(part).getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map((edge) => edge.toFixed(1)).join(' '))
        .join(', '),
    cellSize: () => area.getBoundingClientRect().width / SIDE,
    marked: () =>
      [...session.getSnapshot().state.marks.keys()].filter((cell) => session.getSnapshot().state.marks[cell] === 1),
  };
}
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
type Opened = Awaited<ReturnType<typeof open>>;

/** The part of the grid that can be seen beside the clues. */
function inSight({ find, scroller }: Opened): { left: number; top: number; right: number; bottom: number } {
  const frame = scroller.getBoundingClientRect();
  return {
    left: find('.kumiki-ng-rows').getBoundingClientRect().right,
    top: find('.kumiki-ng-columns').getBoundingClientRect().bottom,
    right: frame.left + scroller.clientWidth,
    bottom: frame.top + scroller.clientHeight,
  };
}
async function press(opened: Opened, action: 'zoom-in' | 'zoom-out'): Promise<boolean> {
  const button = opened.box.querySelector(`[data-action="${action}"]`);
  // A board whose cells are large enough has none.
  if (!button || button.getAttribute('aria-disabled') === 'true') return false;
  await userEvent.click(button);
  await nextFrame();
  return true;
}

afterEach(async () => {
  window.scrollTo(0, 0);
  await mouse.move([790, 690]);
});

describe('a board of 60 × 60, made here', () => {
  test.each([
    ['a desk', 800, 700],
    ['a phone', 360, 640],
    ['a phone on its side', 740, 360],
  ])(
    'on %s: fits, zoomed as far as it goes it can still be played, and out again it lies where it lay',
    async (_name, across, down) => {
      const opened = await open({}, [across, down]);
      const { scroller, places, cellSize, at } = opened;
      const fitting = places();
      const small = cellSize();
      expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
      let presses = 0;
      // oxlint-disable no-await-in-loop -- one press after the other
      while (cellSize() < 24 && (await press(opened, 'zoom-in'))) presses += 1;
      // A finger hits its cells, there are several of them in sight, and the numbers beside them can be read.
      const sight = inSight(opened);
      expect(cellSize()).toBeGreaterThanOrEqual(24);
      expect((sight.right - sight.left) / cellSize()).toBeGreaterThan(4);
      expect((sight.bottom - sight.top) / cellSize()).toBeGreaterThan(2);
      expect(Number.parseFloat(getComputedStyle(opened.find('[data-line="0"]')).fontSize)).toBeGreaterThanOrEqual(8);
      while (await press(opened, 'zoom-in')) presses += 1;
      // oxlint-enable no-await-in-loop
      expect(cellSize() / small).toBeGreaterThan(5);
      expect(scroller.scrollWidth).toBeGreaterThan(3 * scroller.clientWidth);

      // To each corner; the clues stay beside what is seen of the grid.
      for (const [x, y] of [
        [59, 59],
        [0, 59],
        [59, 0],
        [0, 0],
      ] as const) {
        scroller.scrollTo({
          left: x === 0 ? 0 : scroller.scrollWidth,
          top: y === 0 ? 0 : scroller.scrollHeight,
          behavior: 'instant',
        });
        // oxlint-disable-next-line no-await-in-loop -- one corner after the other
        await nextFrame();
        const [px, py] = at(x, y);
        const seen = inSight(opened);
        const isSeen = px > seen.left && px < seen.right && py > seen.top && py < seen.bottom;
        expect(isSeen, `the cell ${x} ${y}`).toBe(true);
        const [row, column] = [`[data-line="${y}"]`, `[data-line="${SIDE + x}"]`].map((part) =>
          opened.find(part).getBoundingClientRect(),
        );
        expect(Math.abs(row!.top + row!.height / 2 - py)).toBeLessThan(1);
        expect(Math.abs(column!.left + column!.width / 2 - px)).toBeLessThan(1);
      }

      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      while (await press(opened, 'zoom-out')) presses -= 1;
      expect(presses).toBe(0);
      expect(places()).toBe(fitting);
      expect([scroller.scrollLeft, scroller.scrollTop, window.scrollY]).toEqual([0, 0, 0]);
    },
  );

  test('the cell under the pointer is the cell that is painted, wherever it was scrolled to', async () => {
    const opened = await open();
    const { scroller, at, marked, session } = opened;
    const paint = async (x: number, y: number): Promise<void> => {
      await mouse.press(at(x, y));
      await mouse.move(at(x + 1, y), 'left');
      await mouse.release(at(x + 1, y));
      await nextFrame();
      expect(marked()).toEqual([y * SIDE + x, y * SIDE + x + 1]);
      session.undo();
    };
    await paint(31, 17);
    await press(opened, 'zoom-in');
    await press(opened, 'zoom-in');
    await press(opened, 'zoom-in');
    scroller.scrollTo({ left: 400, top: 300, behavior: 'instant' });
    await nextFrame();
    const { left, top } = inSight(opened);
    const size = opened.cellSize();
    const grid = opened.area.getBoundingClientRect();
    // The third cell that can be seen whole, in both directions.
    await paint(Math.ceil((left - grid.left) / size) + 2, Math.ceil((top - grid.top) / size) + 2);
  });

  test('Ctrl with the wheel zooms where the pointer is, and the page stays; the wheel alone scrolls the board, then the page', async () => {
    const opened = await open();
    const { scroller, at, cellSize, area } = opened;
    const small = cellSize();
    const point = at(40, 20);
    await mouse.move(point);
    for (let turn = 0; turn < 4; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- turn by turn
      await mouse.wheel(point, -100, CTRL);
    }
    await vi.waitFor(() => expect(cellSize() / small).toBeGreaterThan(2.5));
    const { left, width } = area.getBoundingClientRect();
    expect(Math.abs(((point[0] - left) / width) * SIDE - 40.5)).toBeLessThan(0.3);
    expect(window.scrollY).toBe(0);
    scroller.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    await mouse.wheel(point, 90);
    await vi.waitFor(() => expect(scroller.scrollTop).toBe(90));
    expect(window.scrollY).toBe(0);
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
    await nextFrame();
    // A wheel that rests is another gesture: the page's now.
    await wait(600);
    await mouse.wheel(point, 150);
    await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(100), 3_000);
    expect(opened.marked()).toEqual([]);
  });
});

test.each([
  [5, 5],
  [5, 20],
  [10, 10],
  [15, 15],
  [20, 12],
  [25, 25],
  [30, 30],
  [45, 60],
  [60, 5],
])('%i × %i fits a phone, can be zoomed until a finger hits its cells, and fits again', async (width, height) => {
  const opened = await open({ width, height }, [360, 640]);
  const { area, scroller, places, session } = opened;
  const cellSize = (): number => area.getBoundingClientRect().width / width;
  const [fitting, small] = [places(), cellSize()];
  expect(session.getSnapshot().puzzle.rows).toHaveLength(height);
  expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  // As large as the page has room for, nearly: board sizes are of some steps.
  expect(area.getBoundingClientRect().right).toBeGreaterThan(300);
  let presses = 0;
  // oxlint-disable-next-line no-await-in-loop -- one press after the other
  while (await press(opened, 'zoom-in')) presses += 1;
  expect(cellSize()).toBeGreaterThanOrEqual(24);
  // Where it need not be zoomed it can't, and has no buttons for it.
  expect([presses > 0, opened.box.querySelector('[data-action="zoom-in"]') !== null]).toEqual([
    cellSize() > small,
    cellSize() > small,
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  // oxlint-disable-next-line no-await-in-loop -- one press after the other
  while (await press(opened, 'zoom-out')) presses -= 1;
  expect(presses).toBe(0);
  expect(places()).toBe(fitting);
});

/** What lies beside the cells: the numbers of both sides, the corner between them, the tools, what is said of the game. */
const beside = ['.kumiki-ng-rows', '.kumiki-ng-columns', '.kumiki-ng-corner', '.kumiki-ng-tools', '.kumiki-status'];

describe('the page is not trapped', () => {
  test.each([...beside, '.kumiki-ng-area'])('the wheel on %s scrolls it', async (part) => {
    const { middleOf, marked } = await open({}, [700, 1000]);
    const point = middleOf(part);
    await mouse.move(point);
    await mouse.wheel(point, 120);
    await vi.waitFor(() => expect(window.scrollY).toBe(120));
    await mouse.wheel(point, -120);
    await vi.waitFor(() => expect(window.scrollY).toBe(0));
    expect(marked()).toEqual([]);
  });

  describe('by fingers', () => {
    beforeEach(async () => {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    });
    afterEach(async () => {
      await fingers.cancel().catch(() => {});
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    });
    const swipe = async ([x, y]: Point): Promise<void> => {
      await fingers.down([x, y]);
      for (let step = 1; step <= 8; step += 1) {
        // oxlint-disable-next-line no-await-in-loop -- a finger moves on and on
        await fingers.move([x, y - step * 15]);
      }
      // It rests before it is lifted: nothing is thrown, and the next board finds a page that stands still.
      await wait(150);
      await fingers.move([x, y - 120]);
      await fingers.up();
      await nextFrame();
    };

    test.each(beside)('beside the grid, on %s', async (part) => {
      const { middleOf, marked } = await open({}, [700, 1000]);
      await swipe(middleOf(part));
      await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
      expect(marked()).toEqual([]);
    });

    test('on the numbers of a zoomed board too, when the board can go no further', async () => {
      const opened = await open();
      await press(opened, 'zoom-in');
      await press(opened, 'zoom-in');
      opened.scroller.scrollTo({ top: opened.scroller.scrollHeight, behavior: 'instant' });
      await nextFrame();
      await swipe(opened.middleOf('.kumiki-ng-corner'));
      await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    });

    test('on the grid they paint and the page stays', async () => {
      const { at, marked } = await open({}, [700, 1000]);
      await swipe(at(30, 40));
      await nextFrame();
      expect(window.scrollY).toBe(0);
      expect(marked().length).toBeGreaterThan(3);
    });

    test('on the grid they scroll it where the tool moves', async () => {
      const { at, marked } = await open({ tool: 'move' }, [700, 1000]);
      await swipe(at(30, 40));
      await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
      expect(marked()).toEqual([]);
    });
  });
});
