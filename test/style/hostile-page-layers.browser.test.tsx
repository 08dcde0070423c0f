// Only the sheet in a layer is on this page: the one without would win over everything.
import layered from '@kumiki/react/styles.layer.css?inline';
import { Board, Root, Status, Toolbar, useTileStack } from '@kumiki/react/tile-stack';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boards, fourTiles } from './hostile-page-games.tsx';
import { addSheet, changed, few, pixels, stillPixels } from './hostile-page-pixels.ts';
import { tailwind } from './hostile-page-sheets.ts';

const order = '@layer theme, base, kumiki, components, utilities;';
const wrongOrder = '@layer theme, base, components, utilities, kumiki;';
const ofTailwind = (classes: readonly string[] = []): Promise<string> =>
  tailwind(
    `@import 'tailwindcss/theme.css' layer(theme);
    @import 'tailwindcss/preflight.css' layer(base);
    @import 'tailwindcss/utilities.css' layer(utilities);`,
    classes,
  );

const undo: (() => void)[] = [];
afterEach(() => {
  for (const take of undo.splice(0)) take();
});

function show(element: ReactNode, width = 420): HTMLElement {
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  document.body.append(box);
  const root = createRoot(box);
  root.render(element);
  undo.push(() => {
    root.unmount();
    box.remove();
  });
  return box;
}

function style(css: string, where?: 'append' | 'prepend'): void {
  const sheet = addSheet(css, where);
  undo.push(() => sheet.remove());
}

/** The names of layers in the order wanted, then ours; motion is off, so that pictures hold still. */
function styleInLayers(layers = order): void {
  style(layers, 'prepend');
  style(layered);
  style(':root { --kumiki-motion: 0s }');
}

describe('with styles.layer.css after the base of Tailwind', () => {
  test.each(boards)('%s looks the same with and without it', async (_board, element) => {
    await page.viewport(500, 1000);
    styleInLayers();
    const box = show(element);
    const calm = await stillPixels(box);
    style(await ofTailwind());
    expect(await changed(calm, await pixels(box)), 'pixels that a rule of the page changed').toBeLessThan(few);
    // The comparison can fail: a utility on a part is seen.
    box.querySelector('.kumiki-root')!.classList.add('p-8');
    style(await ofTailwind(['p-8']));
    expect(await changed(calm, await pixels(box))).toBeGreaterThan(1000);
  });
});

const classes = ['p-8', 'gap-8', 'flex-wrap', 'text-right', 'text-red-600'];

function Utilities() {
  const game = useTileStack({ puzzle: fourTiles });
  return (
    <Root game={game} className="p-8 gap-8 text-right text-red-600">
      <Board />
      <Toolbar className="p-8 gap-8 flex-wrap" />
      <Status className="p-8" />
    </Root>
  );
}

/** What the utilities are about, of which our sheet says something itself: gaps, wrapping, alignment, colour. */
async function looksOfParts(): Promise<Record<string, readonly string[]>> {
  const box = show(<Utilities />);
  await expect.poll(() => box.querySelector('[data-phase="ready"]')).not.toBeNull();
  const styleOf = (selector: string): CSSStyleDeclaration => getComputedStyle(box.querySelector(selector)!);
  const root = styleOf('.kumiki-root');
  const toolbar = styleOf('.kumiki-toolbar');
  return {
    root: [root.padding, root.rowGap, root.textAlign, root.color],
    toolbar: [toolbar.padding, toolbar.columnGap, toolbar.flexWrap],
    status: [styleOf('.kumiki-status').padding],
  };
}

describe('a utility class of Tailwind on a part', () => {
  test('wins over styles.layer.css', async () => {
    styleInLayers();
    style(await ofTailwind(classes));
    expect(await looksOfParts()).toEqual({
      root: ['32px', '32px', 'right', 'oklch(0.577 0.245 27.325)'],
      toolbar: ['32px', '32px', 'wrap'],
      status: ['32px'],
    });
  });

  test('gives way where the page puts our layer last: the order decides, not luck', async () => {
    styleInLayers(wrongOrder);
    style(await ofTailwind(classes));
    const { root, toolbar } = await looksOfParts();
    expect(root!.slice(1, 3)).toEqual(['12px', 'start']);
    expect(toolbar!.slice(1)).toEqual(['4px', 'nowrap']);
  });
});
