// Bars, circles, shades and pictures, as a browser draws them: on a screen, in forced colours and on paper.
import type { Session } from '@kumiki/core';
import type { CrosswordTypes } from '@kumiki/core/crossword/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { nextFrame } from '../board/pointers.fixture.ts';
import { board } from './boards.fixture.ts';
import { Crossword } from './index.ts';

/** A red dot. */
const RED =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
/**
 * ```text
 * AB|CD    0 … 3
 * EF GH    4 … 7, a bar below 5
 * IJ KL    8 … 11
 * ```
 */
const barred = board({
  entries: [
    { answer: 'AB', row: 0, column: 0, direction: 'across' },
    { answer: 'CD', row: 0, column: 2, direction: 'across' },
    { answer: 'EFGH', row: 1, column: 0, direction: 'across' },
    { answer: 'IJKL', row: 2, column: 0, direction: 'across' },
    { answer: 'AEI', row: 0, column: 0, direction: 'down' },
    { answer: 'BF', row: 0, column: 1, direction: 'down' },
    { answer: 'CGK', row: 0, column: 2, direction: 'down' },
    { answer: 'DHL', row: 0, column: 3, direction: 'down' },
  ],
  cells: [
    { row: 0, column: 1, bars: { right: true } },
    { row: 1, column: 1, bars: { below: true } },
    { row: 1, column: 0, circle: true },
    { row: 1, column: 2, shade: true },
    { row: 2, column: 3, image: RED },
  ],
});

async function open(): Promise<(at: number) => HTMLElement> {
  await page.viewport(500, 900);
  const onReady = vi.fn<(session: Session<CrosswordTypes>) => void>();
  const box = show(<Crossword puzzle={barred} keyboard="none" onReady={onReady} />, 400);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
  await nextFrame();
  return (at) => box.querySelector<HTMLElement>(`[data-cell="${at}"]`)!;
}
const emulate = (media: string, forced: string): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { media, features: [{ name: 'forced-colors', value: forced }] });
afterEach(async () => {
  await emulate('', 'none');
});

describe.each([
  ['on a screen', '', 'none'],
  ['in forced colours', '', 'active'],
  ['on paper', 'print', 'none'],
] as const)('%s', (_name, media, forced) => {
  test('bars are thick lines, where words end and nowhere else', async () => {
    await emulate(media, forced);
    const cell = await open();
    const thick = (at: number): readonly string[] => {
      const { borderRightWidth, borderBottomWidth } = getComputedStyle(cell(at));
      return [borderRightWidth, borderBottomWidth].map((width) => (Number.parseFloat(width) >= 3 ? 'bar' : ''));
    };
    expect(thick(1)).toEqual(['bar', '']);
    expect(thick(5)).toEqual(['', 'bar']);
    for (const at of [0, 2, 3, 4, 6, 7, 8, 9, 10, 11]) expect(thick(at), String(at)).toEqual(['', '']);
  });

  test('a shaded cell differs from its neighbours, a circle is drawn, and a picture is as large as its cell', async () => {
    await emulate(media, forced);
    const cell = await open();
    const look = (at: number): string => {
      const { backgroundColor, boxShadow } = getComputedStyle(cell(at));
      return `${backgroundColor} ${boxShadow}`;
    };
    expect(look(6)).not.toBe(look(7));
    const circle = cell(4).querySelector('.kumiki-cw-circle')!;
    const { borderTopWidth, borderTopColor } = getComputedStyle(circle);
    expect(Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(1);
    expect(borderTopColor).not.toBe(getComputedStyle(cell(4)).backgroundColor);
    const picture = cell(11).querySelector('.kumiki-cw-picture')!.getBoundingClientRect();
    expect(Math.abs(picture.width - cell(11).clientWidth)).toBeLessThan(3);
    if (media === 'print') expect(getComputedStyle(cell(6)).printColorAdjust).toBe('exact');
  });
});
