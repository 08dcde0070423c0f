import type { Session } from '@kumiki/core';
import type { Cell, TileStackPuzzle, TileStackTypes } from '@kumiki/core/tile-stack/rules';
import { registry } from '@kumiki/core/worker';
import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { TileStack } from './index.ts';

/** One tile on a row of three, and a pair apart. */
const cells: Cell[] = [0, 2, 4].map((x) => ({ x, y: 0, z: 0 }));
cells.push({ x: 2, y: 0, z: 1 }, { x: 8, y: 0, z: 0 }, { x: 8, y: 4, z: 0 });
const kinds = ['dots-1', 'dots-9', 'dots-9', 'dots-1', 'bamboo-4', 'bamboo-4'];
const order = [
  [0, 3],
  [4, 5],
  [1, 2],
] as const;
const puzzle: TileStackPuzzle = { layout: 'test', cells, kinds, faces: kinds, order };

async function open(props: object = {}, width = 700) {
  await page.viewport(800, 800);
  const onReady = vi.fn<(session: Session<TileStackTypes>) => void>();
  const box = show(<TileStack puzzle={puzzle} onReady={onReady} {...props} />, width);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled(), 20_000);
  const face = (tile: number): DOMRect =>
    box.querySelector(`.kumiki-ts-tile[data-tile="${tile}"] .kumiki-ts-face`)!.getBoundingClientRect();
  const session = onReady.mock.lastCall![0];
  return { box, face, session, selected: () => box.querySelector('[data-selected]')?.getAttribute('data-tile') };
}
const hit = (x: number, y: number): Element => document.elementFromPoint(x, y)!;
const tileHit = (x: number, y: number): string | null | undefined =>
  hit(x, y).getAttribute('data-part') === 'face' ? hit(x, y).closest('[data-tile]')!.getAttribute('data-tile') : null;

describe('the pointer', () => {
  test('hits the face and nothing else: sides swallow, covered tiles are not reached through', async () => {
    const { face } = await open();
    const top = face(3);
    expect(tileHit(top.left + top.width / 2, top.top + top.height / 2)).toBe('3');
    // The right and the lower side of the tile on top lie over its neighbours' faces.
    const side = (3 / 60) * top.width;
    expect(tileHit(top.right + side, top.top + top.height / 2)).toBeNull();
    expect(hit(top.right + side, top.top + top.height / 2).getAttribute('class')).toContain('side');
    expect(tileHit(top.left + top.width / 2, top.bottom + side)).toBeNull();
    const right = face(2);
    expect(tileHit(right.left + right.width / 2, right.top + right.height / 2)).toBe('2');
  });

  test('a press on a side changes nothing; on a face it selects and moves the keyboard there', async () => {
    const { box, face, selected } = await open();
    const { right, top, height, width } = face(3);
    const svg = box.querySelector('svg.kumiki-ts-drawing-layer')!;
    const { left: x0, top: y0 } = svg.getBoundingClientRect();
    const at = (x: number, y: number) => ({ position: { x: x - x0, y: y - y0 } });
    await userEvent.click(svg, at(right + (3 / 60) * width, top + height / 2));
    expect(selected()).toBeUndefined();
    await userEvent.click(svg, at(right - width / 2, top + height / 2));
    await vi.waitFor(() => expect(selected()).toBe('3'));
    // The keyboard goes on from there: the tile gets the focus with the next key, and the key does what it does.
    expect(document.activeElement?.getAttribute('role')).toBe('group');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.getAttribute('data-tile')).toBe('3');
    expect(selected()).toBeUndefined();
    // Space and Enter as well, and Tab leaves from there.
    await userEvent.click(svg, at(right - width / 2, top + height / 2));
    await userEvent.click(svg, at(right - width / 2, top + height / 2));
    expect(selected()).toBeUndefined();
    await userEvent.keyboard(' ');
    expect(selected()).toBe('3');
    await userEvent.click(svg, at(right - width / 2, top + height / 2));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('.kumiki-ts-board')).toBeNull();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement?.getAttribute('data-tile')).toBe('3');
  });

  test('a press begun on a tile and ended elsewhere does nothing', async () => {
    const { face, selected } = await open();
    const { left, top, width, height } = face(3);
    const frame = window.frameElement!.getBoundingClientRect();
    const middle = {
      x: frame.left + left + width / 2,
      y: frame.top + top + height / 2,
      button: 'left',
      clickCount: 1,
    } as const;
    await cdp().send('Input.dispatchMouseEvent', { ...middle, type: 'mousePressed' });
    await cdp().send('Input.dispatchMouseEvent', { ...middle, x: middle.x + 300, type: 'mouseMoved' });
    await cdp().send('Input.dispatchMouseEvent', { ...middle, x: middle.x + 300, type: 'mouseReleased' });
    expect(selected()).toBeUndefined();
  });

  test('every face and its button lie on one another', async () => {
    const { box, face } = await open();
    for (const button of box.querySelectorAll<HTMLElement>('.kumiki-ts-button')) {
      const [a, b] = [button.getBoundingClientRect(), face(Number(button.dataset['tile']))];
      for (const edge of ['left', 'top', 'right', 'bottom'] as const)
        expect(Math.abs(a[edge] - b[edge])).toBeLessThan(1.5);
    }
  });
});

describe('the board’s box', () => {
  test('is reserved before the board is there: nothing moves', async () => {
    await page.viewport(800, 800);
    let give: (engines: typeof registry) => void = () => {};
    const engines = new Promise<typeof registry>((resolve) => {
      give = resolve;
    });
    const puzzles = () => engines;
    const createWorker = (): Worker => {
      throw new Error('not here');
    };
    const box = show(<TileStack seed={1} puzzles={puzzles} createWorker={createWorker} />, 600);
    await vi.waitFor(() => expect(box.querySelector('[data-skeleton]')).not.toBeNull());
    const parts = ['svg.kumiki-ts-drawing-layer', '.kumiki-toolbar', '.kumiki-status'];
    const boxes = (): string => JSON.stringify(parts.map((part) => box.querySelector(part)!.getBoundingClientRect()));
    const before = boxes();
    give(registry);
    await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"]')).not.toBeNull(), 20_000);
    expect(boxes()).toBe(before);
  });

  test.each([320, 360, 1280])('fits %i px without scrolling sideways', async (width) => {
    await page.viewport(width, 900);
    const box = show(<TileStack seed={1} />, width);
    await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"]')).not.toBeNull(), 20_000);
    expect(box.scrollWidth).toBeLessThanOrEqual(width);
    const bar = box.querySelector('.kumiki-toolbar')!;
    expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    expect(
      new Set([...bar.querySelectorAll('.kumiki-button')].map((each) => Math.round(each.getBoundingClientRect().top)))
        .size,
    ).toBe(1);
  });

  test('where the toolbar does not fit, the rest is in a menu that works', async () => {
    await page.viewport(400, 700);
    const { box, session } = await open({ seed: 's' }, 150);
    await vi.waitFor(() => expect(box.querySelector('[data-action="more"]')).not.toBeNull());
    const bar = box.querySelector('.kumiki-toolbar')!;
    expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    // One button of the bar can be reached by Tab, also when the one that could is in the menu.
    expect(box.querySelectorAll('.kumiki-toolbar .kumiki-button[tabindex="0"]')).toHaveLength(1);
    await userEvent.click(box.querySelector('[data-action="more"]')!);
    await userEvent.click(page.getByRole('button', { name: 'Reshuffle' }));
    await vi.waitFor(() => expect(session.getSnapshot().step).toBe(1));
    expect(box.querySelector('.kumiki-menu')!.matches(':popover-open')).toBe(false);
  });

  test('a bar too narrow for any button keeps its menu within reach of the keyboard', async () => {
    await page.viewport(400, 700);
    const { box } = await open({}, 60);
    await vi.waitFor(() => expect(box.querySelectorAll('.kumiki-toolbar .kumiki-button')).toHaveLength(1));
    expect(box.querySelector<HTMLElement>('[data-action="more"]')!.tabIndex).toBe(0);
  });

  test('a page that reads from right to left gets the same board', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { face } = await open();
      expect(face(0).left).toBeLessThan(face(2).left);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });
});

describe('what the system asks for', () => {
  const emulate = (name: string, value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

  test('forced colours keep free and blocked, selected and focused apart', async () => {
    await emulate('forced-colors', 'active');
    try {
      const { box } = await open();
      const drawing = (tile: number): CSSStyleDeclaration =>
        getComputedStyle(box.querySelector(`.kumiki-ts-tile[data-tile="${tile}"] .kumiki-ts-drawing`)!);
      expect(drawing(0).opacity).toBe('1');
      expect(drawing(1).opacity).toBe('0.6');
      await userEvent.click(box.querySelector('.kumiki-ts-tile[data-tile="0"]')!);
      const ring = await vi.waitUntil(() => box.querySelector('.kumiki-ts-ring-outer'));
      expect(getComputedStyle(ring).stroke).not.toBe('none');
    } finally {
      await emulate('forced-colors', 'none');
    }
  });

  test('reduced motion: nothing moves, everything is said', async () => {
    await emulate('prefers-reduced-motion', 'reduce');
    try {
      const { box } = await open();
      const tile = getComputedStyle(box.querySelector('.kumiki-ts-tile')!);
      expect(tile.animationDuration).toBe('0s');
    } finally {
      await emulate('prefers-reduced-motion', 'no-preference');
    }
  });

  describe('tiles that a reshuffle puts elsewhere', () => {
    /** The two of the middle come to lie where a pair was taken. */
    const relocate = async () => {
      const opened = await open();
      opened.session.dispatch({ type: 'pair', tiles: [4, 5] });
      await vi.waitFor(() => expect(opened.box.querySelector('[data-motion]')).toBeNull(), 2_000);
      const laid = ['dots-1', '', '', 'dots-1', 'dots-9', 'dots-9'];
      const moved = [
        { tile: 1, to: 4 },
        { tile: 2, to: 5 },
      ];
      const after = [
        [0, 3],
        [4, 5],
      ] as const;
      const from = opened.face(1);
      const move = { type: 'reshuffle', kinds: laid, faces: laid, moved, order: after, how: 'relocated' } as const;
      expect(opened.session.dispatch(move)).toBe(true);
      const tile = await vi.waitUntil(() => opened.box.querySelector('.kumiki-ts-drawing-layer [data-tile="4"]'));
      const says = () => opened.box.querySelector('.kumiki-announcer')!.textContent;
      return { ...opened, tile, from, says };
    };

    test('slide there from where they lay, and it is said', async () => {
      const { box, tile, from, face, says } = await relocate();
      const [slide] = tile.getAnimations();
      slide!.pause();
      slide!.currentTime = 0;
      expect(face(4).left).toBeCloseTo(from.left, 0);
      expect(face(4).top).toBeCloseTo(from.top, 0);
      slide!.finish();
      expect(face(4).left).toBeGreaterThan(from.left + 100);
      expect(box.querySelectorAll('.kumiki-ts-drawing-layer [data-tile]')).toHaveLength(4);
      await vi.waitFor(() => expect(says()).toContain('4 tiles left lie anew, 2 of them in other places'));
    });

    test('are there at once where less motion is asked for', async () => {
      await emulate('prefers-reduced-motion', 'reduce');
      try {
        const { tile } = await relocate();
        expect(tile.getAnimations().filter((each) => each.playState === 'running')).toEqual([]);
      } finally {
        await emulate('prefers-reduced-motion', 'no-preference');
      }
    });
  });
});
