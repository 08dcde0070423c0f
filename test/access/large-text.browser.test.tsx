import { afterEach, describe, expect, test } from 'vitest';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { addRules, languages, names, openBoard, tidy, type Around, type BoardName, type Language } from './boards.tsx';
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
