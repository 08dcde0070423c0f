import type { Session } from '@kumiki/core';
import type { TileStackTypes } from '@kumiki/core/tile-stack';
import { TileStack } from '@kumiki/react/tile-stack';
import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from './show.tsx';

const seed = '2026-11-30';

/** Workers that this page starts, and how many boards they answered with. */
function watchWorkers(): { readonly answers: () => number } {
  let answers = 0;
  class Watched extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ type: string; result?: { ok: boolean } }>) => {
        if (data.type === 'done' && data.result?.ok) answers += 1;
      });
    }
  }
  vi.stubGlobal('Worker', Watched);
  return { answers: () => answers };
}
const workers = watchWorkers();
let boards = 0;

async function turtle() {
  await page.viewport(1000, 900);
  const onReady = vi.fn<(session: Session<TileStackTypes>) => void>();
  const onSolve = vi.fn();
  const box = show(<TileStack layout="turtle" seed={seed} onReady={onReady} onSolve={onSolve} />);
  await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"]')).not.toBeNull(), 20_000);
  boards += 1;
  expect(workers.answers(), 'the board came from a worker').toBeGreaterThanOrEqual(boards);
  const session = onReady.mock.lastCall![0];
  const face = (tile: number): HTMLElement =>
    box.querySelector(`.kumiki-ts-tile[data-tile="${tile}"] .kumiki-ts-face`)!;
  const left = (): number => session.getSnapshot().state.left;
  return { box, session, order: session.getSnapshot().puzzle.order, face, left, onSolve };
}

/** The middle of an element, as the browser's input sees it: the tests run in a frame. */
function middle(element: Element): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: frame.left + left + width / 2, y: frame.top + top + height / 2 };
}

async function click(element: Element): Promise<void> {
  const at = { ...middle(element), button: 'left' as const, clickCount: 1 };
  await cdp().send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
  await cdp().send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
}

async function expectSolved({ box, left, onSolve }: Awaited<ReturnType<typeof turtle>>): Promise<void> {
  expect(left()).toBe(0);
  await vi.waitFor(() => expect(box.querySelector('[data-status="solved"]')).not.toBeNull());
  expect(onSolve).toHaveBeenCalledOnce();
  expect(onSolve.mock.lastCall![0]).toMatchObject({ steps: 72, hints: 0, reveals: 0 });
  expect(box.textContent).toContain('Solved in');
}

describe('the Turtle of 2026-11-30, dealt in the worker, is cleared to the last pair', () => {
  test('by mouse', async () => {
    const game = await turtle();
    for (const [a, b] of game.order) {
      // oxlint-disable no-await-in-loop -- a player clicks one after the other
      const before = game.left();
      await click(game.face(a));
      await click(game.face(b));
      await vi.waitFor(() => expect(game.left()).toBe(before - 2));
      // oxlint-enable no-await-in-loop
    }
    await expectSolved(game);
  }, 120_000);

  test('by touch', async () => {
    const game = await turtle();
    const tap = async (tile: number): Promise<void> => {
      await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle(game.face(tile))] });
      await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
    try {
      for (const [a, b] of game.order) {
        // oxlint-disable no-await-in-loop -- a player taps one after the other
        const before = game.left();
        await tap(a);
        await vi.waitFor(() => expect(game.box.querySelector(`[data-tile="${a}"][data-selected]`)).not.toBeNull());
        await tap(b);
        await vi.waitFor(() => expect(game.left()).toBe(before - 2));
        // oxlint-enable no-await-in-loop
      }
    } finally {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    }
    await expectSolved(game);
  }, 120_000);

  test('by keyboard alone', async () => {
    const game = await turtle();
    await userEvent.keyboard('{Tab}');
    const focused = (): number => Number((document.activeElement as HTMLElement).dataset['tile']);
    expect(Number.isNaN(focused())).toBe(false);
    const freeInOrder = (): number[] =>
      [...game.box.querySelectorAll<HTMLElement>('.kumiki-ts-button[aria-disabled="false"]')].map((button) =>
        Number(button.dataset['tile']),
      );
    const walkTo = async (tile: number): Promise<void> => {
      const free = freeInOrder();
      const presses = (free.indexOf(tile) - free.indexOf(focused()) + free.length) % free.length;
      if (presses > 0) await userEvent.keyboard('f'.repeat(presses));
      expect(focused()).toBe(tile);
    };
    for (const [n, [a, b]] of game.order.entries()) {
      // oxlint-disable no-await-in-loop -- a player presses one key after the other
      const before = game.left();
      await walkTo(a);
      await userEvent.keyboard(n % 2 === 0 ? '{Enter}' : ' ');
      await walkTo(b);
      await userEvent.keyboard('{Enter}');
      await vi.waitFor(() => expect(game.left()).toBe(before - 2));
      // The pair is gone, and with it the focused button: the focus stays on the board.
      if (game.left() > 0) expect(game.box.contains(document.activeElement)).toBe(true);
      // oxlint-enable no-await-in-loop
    }
    await expectSolved(game);
  }, 120_000);
});
