import { createSession } from '@kumiki/core';
import { tileStack } from '@kumiki/core/tile-stack';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import {
  addRules,
  fourStacks,
  languages,
  names,
  openBoard,
  openStack,
  tidy,
  type Around,
  type BoardName,
  type Language,
} from './boards.tsx';
import { clipped, overlapping, strayed } from './layout.ts';

afterEach(tidy);

const eachBoard = names.flatMap((name) =>
  (Object.keys(languages) as Language[]).map((language) => ({ name, language })),
);

async function openLarge(name: BoardName, around: Around): Promise<HTMLElement> {
  document.documentElement.style.fontSize = '200%';
  const box = await openBoard(name, around);
  await nextFrame();
  return box;
}
function expectRoom(box: HTMLElement): void {
  expect(strayed(box)).toEqual([]);
  expect(overlapping(box)).toEqual([]);
  expect(clipped(box)).toEqual([]);
}

describe('with text of twice the size nothing is clipped, overlaps or leaves its frame', () => {
  describe.each([320, 1200])('on a page of %i px', (width) => {
    test.each(eachBoard)('$name, $language', async ({ name, language }) => {
      expectRoom(await openLarge(name, { language, width }));
    });
  });

  // From 640 px on buttons have words, whatever their size: the bar counts what fits by its narrowest button, so it puts
  // too little into the menu, and the tools of a nonogram have no menu at all.
  describe.each([
    ['en', 648],
    ['ja', 700],
  ] as const)('in %s on a page of %i px', (language, width) => {
    test.each(names)('%s', async (name) => {
      expectRoom(await openLarge(name, { language, width }));
    });
  });

  test('on the keys of a phone', async () => {
    expectRoom(await openLarge('crossword', { width: 320, touch: true }));
  });

  test.each(['en', 'ja'] as const)('on a game that is lost, and its ways out: %s', async (language) => {
    document.documentElement.style.fontSize = '200%';
    const lost = createSession(tileStack, fourStacks);
    lost.dispatch({ type: 'pair', tiles: [3, 5] });
    const { box } = await openStack({ session: lost, liveVerdict: true }, { language, width: 320 });
    await vi.waitFor(() => expect(box.querySelector('[data-live="lost"]')).not.toBeNull(), 10_000);
    await nextFrame();
    expectRoom(box);
  });

  test('what is clipped and what overlaps is found', async () => {
    const box = await openBoard('nonogram');
    expect([clipped(box), overlapping(box)]).toEqual([[], []]);
    addRules('.kumiki-button-label { display: inline !important } .kumiki-button { inline-size: 24px !important }');
    await nextFrame();
    expect(clipped(box)).not.toEqual([]);
    addRules('.kumiki-button + .kumiki-button { margin-inline-start: -20px !important }');
    await nextFrame();
    expect(overlapping(box)).not.toEqual([]);
  });
});
