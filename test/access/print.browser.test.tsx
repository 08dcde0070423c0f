import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { addRules, answer, openBoard, openCrossword, openNonogram, openStack, names, stairs, tidy } from './boards.tsx';
import { withMedia, withoutMedia, withPrint } from './media.ts';
import { boxOf, colourOf, contrast, differing, take, widestContrast, type Rectangle } from './pixels.ts';
import { addBrand, changed, tokensOf } from './tokens-of.ts';

afterEach(async () => {
  tidy();
  await withoutMedia();
});

/** The page as a printer makes it: white, and of backgrounds only those that the sheet insists on. */
async function print(): Promise<void> {
  await withPrint();
  const isKept = (element: Element, pseudo?: string): boolean =>
    getComputedStyle(element, pseudo).getPropertyValue('print-color-adjust') === 'exact';
  for (const element of document.querySelectorAll('*')) {
    element.toggleAttribute('data-unprinted', !isKept(element));
    for (const pseudo of ['before', 'after']) {
      element.toggleAttribute(`data-unprinted-${pseudo}`, !isKept(element, `::${pseudo}`));
    }
  }
  addRules(`
    [data-unprinted], [data-unprinted-before]::before, [data-unprinted-after]::after { background: none !important }
    html { background: white !important }`);
  await nextFrame();
  // The first picture after the change can still be of before it.
  await take({ left: 0, top: 0, width: 8, height: 8 });
}

describe('on paper colours are those of the light scheme', () => {
  test('of the default, whatever scheme a page has', async () => {
    const { box } = await openNonogram({}, { scheme: 'light' });
    const light = tokensOf(box);
    document.documentElement.dataset['kumikiScheme'] = 'dark';
    expect(changed(light, tokensOf(box)).length).toBeGreaterThan(50);
    await withPrint();
    expect(changed(light, tokensOf(box))).toEqual([]);
    document.documentElement.dataset['kumikiScheme'] = 'auto';
    expect(changed(light, tokensOf(box))).toEqual([]);
    await withMedia({ 'prefers-color-scheme': 'dark' });
    expect(changed(light, tokensOf(box)).length).toBeGreaterThan(50);
  });

  test.each([undefined, 'dark'] as const)('of a dark brand too, whose fonts and corners stay: %s', async (when) => {
    const { box } = await openNonogram({}, { scheme: 'light' });
    const light = tokensOf(box);
    document.documentElement.dataset['kumikiScheme'] = 'dark';
    addBrand('dark', when);
    expect(colourOf(tokensOf(box).surface)[0]).toBeLessThan(80);
    await withPrint();
    expect(changed(light, tokensOf(box))).toEqual(['font', 'radius']);
  });

  test('of a light brand as they are on the screen', async () => {
    const { box } = await openNonogram({}, { scheme: 'light' });
    addBrand('light');
    const onScreen = tokensOf(box);
    await withPrint();
    expect(changed(onScreen, tokensOf(box))).toEqual([]);
  });
});

describe.each(names)('%s on paper', (name) => {
  test('has nothing that can only be pressed, and all that a pencil needs', async () => {
    const box = await openBoard(name, { touch: true, width: 700, height: 1200 });
    await withPrint();
    const shown = (selector: string): number =>
      [...box.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0).length;
    const pressed = 'button:not(.kumiki-ts-button, .kumiki-cw-clue), [role="toolbar"], .kumiki-status, .kumiki-cw-bar';
    expect(shown(pressed)).toBe(0);
    const board = box.querySelector<HTMLElement>('.kumiki-board')!;
    expect(shown('.kumiki-board')).toBe(1);
    expect(board.getBoundingClientRect().width).toBeGreaterThan(100);
    expect(shown('.kumiki-cw-clue')).toBe(name === 'crossword' ? 4 : 0);
    expect(document.scrollingElement!.scrollWidth).toBe(document.documentElement.clientWidth);
    expect(getComputedStyle(board).overflow).toBe('visible');
  });
});

/** Against the white of the paper. */
const PAPER = [255, 255, 255] as const;
const inkOf = async (where: Rectangle): Promise<number> => {
  const { data } = await take(where);
  let darkest = 1;
  for (let at = 0; at < data.length; at += 4) {
    darkest = Math.max(darkest, contrast([data[at]!, data[at + 1]!, data[at + 2]!], PAPER));
  }
  return darkest;
};

describe.each(['light', 'dark'] as const)('from a page in the %s scheme', (scheme) => {
  test('letters, numbers and clues of a crossword are ink on white, right and wrong by shape', async () => {
    const { box, session, all, one } = await openCrossword({ puzzle: answer }, { scheme });
    for (const [cell, letter] of [
      [0, 'K'],
      [2, 'X'],
      [14, 'A'],
    ] as const)
      session.dispatch({ type: 'letter', cell, letter });
    await nextFrame();
    await print();
    const at = (cell: number): Rectangle => boxOf(one(`[data-cell="${cell}"]`), 3);
    expect(await inkOf(at(0))).toBeGreaterThanOrEqual(4.5);
    expect(await inkOf(at(1))).toBeGreaterThanOrEqual(4.5);
    for (const cell of all('.kumiki-cw-cell')) {
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other
      expect(await inkOf(boxOf(cell, -1)), 'the edge of a cell').toBeGreaterThanOrEqual(4.5);
    }
    // In one ink, so that only shapes are left.
    addRules('.kumiki-cw-letter { color: black !important }');
    await print();
    const before = await Promise.all([at(0), at(2)].map(take));
    session.dispatch({ type: 'check', cells: [0, 2] });
    await nextFrame();
    await print();
    const after = await Promise.all([at(0), at(2)].map(take));
    for (const [n, picture] of after.entries()) expect(differing(before[n]!, picture)).toBeGreaterThan(12);
    expect(box.querySelectorAll('[data-mark]')).toHaveLength(2);
  });

  test('squares, crosses, lines and numbers of a nonogram are ink on white', async () => {
    const { session, one } = await openNonogram({}, { scheme });
    session.dispatch({ type: 'mark', cells: [22], mark: 1 });
    session.dispatch({ type: 'mark', cells: [24], mark: 2 });
    await nextFrame();
    await print();
    expect(await inkOf(boxOf(one('[data-cell="22"]'), 4))).toBeGreaterThanOrEqual(7);
    expect(await inkOf(boxOf(one('[data-cell="24"]'), 4))).toBeGreaterThanOrEqual(3);
    expect(await inkOf(boxOf(one('[data-line="6"]')))).toBeGreaterThanOrEqual(7);
    expect(widestContrast(await take(boxOf(one('.kumiki-ng-cells'), -2)))).toBeGreaterThanOrEqual(7);
    // A blank cell is white.
    expect(await inkOf(boxOf(one('[data-cell="26"]'), 4))).toBeLessThan(1.1);
  });

  test('faces of tiles are drawn, for they are no background', async () => {
    const { one } = await openStack({ layout: 'lantern', seed: '2026-11-30' }, { scheme, width: 700 });
    await print();
    expect(await inkOf(boxOf(one('[data-free] .kumiki-ts-face')))).toBeGreaterThanOrEqual(4.5);
  });
});

test('neither the cursor nor the focus is printed', async () => {
  const { one } = await openCrossword();
  one('.kumiki-cw-input').focus();
  await print();
  const plain = await take({ ...boxOf(one('[data-cell="34"]'), 3), width: 30, height: 30 });
  const current = await take({ ...boxOf(one('[data-cell="2"]'), 3), width: 30, height: 30 });
  expect(differing(plain, current)).toBe(0);
  await userEvent.keyboard('{ArrowRight}');
  await nextFrame();
  expect(one('[data-current]').dataset['cell']).toBe('2');
  const cursor = await take({ ...boxOf(one('[data-current]'), 3), width: 30, height: 30 });
  expect(differing(plain, cursor)).toBe(0);
  tidy();
  await withoutMedia();
  const { one: cell } = await openNonogram();
  cell('[data-cell="0"]').focus();
  await userEvent.keyboard('{ArrowRight}');
  await print();
  expect(await inkOf(boxOf(cell('[data-cell="1"]'), 3))).toBeLessThan(1.1);
});

test('a large nonogram that is zoomed is printed whole', async () => {
  const { one } = await openNonogram({ puzzle: stairs }, { width: 700 });
  for (let n = 0; n < 4; n += 1) one('[data-action="zoom-in"]').click();
  await nextFrame();
  const scroller = one('.kumiki-ng-scroller');
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
  await withPrint();
  await nextFrame();
  expect(boxOf(one('.kumiki-ng-cells')).width).toBeLessThanOrEqual(700);
});
