import { afterEach, describe, expect, test } from 'vitest';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { addRules, names, openBoard, tidy } from './boards.tsx';
import { clipped, overlapping, strayed } from './layout.ts';

afterEach(tidy);

const lefts = (elements: Iterable<Element>): number[] =>
  [...elements].map((element) => element.getBoundingClientRect().left);
const isRising = (places: readonly number[]): boolean => places.every((left, n) => n === 0 || left > places[n - 1]!);

/** The grid as everywhere, the tools mirrored. */
function expectSides(box: HTMLElement): void {
  for (const row of box.querySelectorAll('[role="row"]:not(.kumiki-ng-headers)')) {
    expect(isRising(lefts(row.querySelectorAll('[role="gridcell"]')))).toBe(true);
  }
  const columns = lefts(box.querySelectorAll('.kumiki-ng-columns > .kumiki-ng-clue'));
  expect(isRising(columns)).toBe(true);
  for (const bar of box.querySelectorAll('[role="toolbar"]')) {
    const buttons = bar.querySelectorAll('button:not([popover] button)');
    expect(isRising(lefts(buttons).toReversed())).toBe(true);
  }
}

describe.each(names)('%s on a page that reads from right to left', (name) => {
  test.each([320, 1000])('is a grid from left to right, with mirrored tools, at %i px', async (width) => {
    document.documentElement.dir = 'rtl';
    const box = await openBoard(name, { width, touch: true });
    await nextFrame();
    expectSides(box);
    expect(document.scrollingElement!.scrollWidth).toBe(document.documentElement.clientWidth);
    expect(document.scrollingElement!.scrollLeft).toBe(0);
    expect([strayed(box), overlapping(box), clipped(box)]).toEqual([[], [], []]);
  });
});

test('tiles lie as they do on every page', async () => {
  const places = (box: HTMLElement): number[] => lefts(box.querySelectorAll('.kumiki-ts-face'));
  const plain = places(await openBoard('small stack', { width: 500 }));
  tidy();
  document.documentElement.dir = 'rtl';
  const mirrored = places(await openBoard('small stack', { width: 500 }));
  const away = (all: readonly number[]): number[] => all.map((left) => Math.round(left - all[0]!));
  expect(away(mirrored)).toEqual(away(plain));
});

test('a grid that turns, and tools that do not, are found', async () => {
  document.documentElement.dir = 'rtl';
  const box = await openBoard('nonogram');
  expectSides(box);
  addRules('.kumiki-toolbar { direction: ltr }');
  expect(() => expectSides(box)).toThrow('expected false');
  tidy();
  document.documentElement.dir = 'rtl';
  expectSides(box);
  addRules('.kumiki-ng-cell-row { flex-direction: row-reverse }');
  expect(() => expectSides(box)).toThrow('expected false');
});
