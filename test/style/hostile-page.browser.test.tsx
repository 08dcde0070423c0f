import { TileStack } from '@kumiki/react/tile-stack';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../board/show.tsx';
import { boards, fourTiles } from './hostile-page-games.tsx';
import { addSheet, changed, few, pixels, stillPixels } from './hostile-page-pixels.ts';
import { hostSheets } from './hostile-page-sheets.ts';

const mine: Element[] = [];
afterEach(() => {
  for (const element of mine.splice(0)) element.remove();
  document.documentElement.style.removeProperty('--kumiki-motion');
});

async function showStill(...what: Parameters<typeof show>) {
  await page.viewport(1000, 1000);
  document.documentElement.style.setProperty('--kumiki-motion', '0s');
  const box = show(...what);
  return { box, calm: await stillPixels(box) };
}

/** How a button of the page looks at this moment: tells whether a sheet has hold of the page. */
function hostButton(): string {
  const button = document.createElement('button');
  document.body.append(button);
  const { padding, borderRadius, lineHeight } = getComputedStyle(button);
  const looks = [padding, borderRadius, lineHeight].join(' / ');
  button.remove();
  return looks;
}

/** Wide boards have clues beside them and words on their buttons. */
const cases = [
  ...boards.map(([name, element]) => [name, 420, element] as const),
  ...boards
    .filter(([name]) => /stack|nonogram$|crossword/.test(name))
    .map(([name, element]) => [name, 900, element] as const),
];

describe.each(hostSheets)('under %s the parts look the same', (_sheet, css) => {
  test.each(cases)('%s, %i px wide', async (_board, width, element) => {
    const { box, calm } = await showStill(element, width);
    const before = hostButton();
    const sheet = addSheet(await css());
    mine.push(sheet);
    expect(hostButton()).not.toBe(before);
    expect(await changed(calm, await pixels(box)), 'pixels that a rule of the page changed').toBeLessThan(few);
    // The comparison can fail: a rule with a class of ours is seen.
    sheet.textContent += '.kumiki-button { background: hotpink !important; opacity: 1 !important }';
    expect(await changed(calm, await pixels(box))).toBeGreaterThan(1000);
  });

  test('a menu that is open, the focus ring in it and on a tile', async () => {
    const { box, calm } = await showStill(<TileStack puzzle={fourTiles} />, 200);
    box.querySelector<HTMLElement>('.kumiki-ts-button[tabindex="0"]')!.focus();
    await userEvent.keyboard('{ArrowRight}');
    const onTile = await stillPixels(box);
    expect(await changed(calm, onTile), 'the ring is seen').toBeGreaterThan(100);
    box.querySelector<HTMLElement>('[data-action="more"]')!.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => document.activeElement?.className).toBe('kumiki-menu-item');
    const inMenu = await stillPixels(box);
    expect(await changed(calm, inMenu), 'the menu is seen').toBeGreaterThan(1000);
    mine.push(addSheet(await css()));
    expect(await changed(inMenu, await pixels(box))).toBeLessThan(few);
    await userEvent.keyboard('{Escape}');
    box.querySelector<HTMLElement>('.kumiki-ts-button[tabindex="0"]')!.focus();
    expect(await changed(onTile, await stillPixels(box))).toBeLessThan(few);
    // The measure can fail: without its ring the tile is another picture.
    mine.push(addSheet('.kumiki-ts-button:focus-visible { outline: none; box-shadow: none }'));
    expect(await changed(onTile, await stillPixels(box))).toBeGreaterThan(100);
  });
});
