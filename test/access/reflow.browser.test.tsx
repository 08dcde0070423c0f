import { afterEach, describe, expect, test } from 'vitest';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { addRules, languages, names, openBoard, openNonogram, stairs, tidy, type Language } from './boards.tsx';
import { strayed } from './layout.ts';
import { withoutMedia, withTouch } from './media.ts';

afterEach(async () => {
  tidy();
  await withoutMedia();
});

/** Sideways, in pixels. */
const overflow = (): number => document.scrollingElement!.scrollWidth - document.documentElement.clientWidth;

const everyLanguage = Object.keys(languages) as Language[];

describe.each(everyLanguage)('in %s a page does not scroll sideways', (language) => {
  test.each(names)('of 320 pixels: %s', async (name) => {
    const box = await openBoard(name, { language, width: 320 });
    expect(overflow()).toBe(0);
    expect(strayed(box)).toEqual([]);
  });

  const fitting = names.filter((name) => name !== 'large nonogram');
  test.each(fitting)('of 320 pixels on a touch screen, where controls are larger: %s', async (name) => {
    await withTouch();
    const box = await openBoard(name, { language, width: 320, touch: true });
    expect(overflow()).toBe(0);
    expect(strayed(box)).toEqual([]);
  });
});

test.each(names)('a page of 640 pixels, where buttons have words, does not scroll sideways: %s', async (name) => {
  const box = await openBoard(name, { width: 640 });
  expect(overflow()).toBe(0);
  expect(strayed(box)).toEqual([]);
});

test('a large nonogram fits on a touch screen of 320 pixels', async () => {
  await withTouch();
  await openBoard('large nonogram', { width: 320 });
  expect(overflow()).toBe(0);
});

test('a Japanese tile stack fits on a page of 640 pixels', async () => {
  await openBoard('small stack', { language: 'ja', width: 640 });
  expect(overflow()).toBe(0);
});

test('a nonogram that is zoomed scrolls in its place', async () => {
  const { one } = await openNonogram({ puzzle: stairs }, { width: 320 });
  for (let n = 0; n < 4; n += 1) one('[data-action="zoom-in"]').click();
  await nextFrame();
  const scroller = one('.kumiki-ng-scroller');
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
  expect(overflow()).toBe(0);
});

test('a part that is too wide is found', async () => {
  const box = await openBoard('small stack', { width: 320 });
  addRules('.kumiki-toolbar { inline-size: 480px; justify-content: flex-end }');
  await nextFrame();
  expect(overflow()).toBeGreaterThan(0);
  expect(strayed(box)).not.toEqual([]);
});
