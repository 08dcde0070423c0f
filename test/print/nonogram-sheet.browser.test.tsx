// The sheet for paper: the puzzle on a page, its solution on the next, as a browser prints them.
import { deriveClues, deriveColouredClues, type NonogramPuzzle } from '@kumiki/core/nonogram';
import { ja } from '@kumiki/react/messages';
import { Nonogram, type NonogramSheetProps } from '@kumiki/react/static';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { withoutMedia, withPrint } from '../access/media.ts';
import { show } from '../board/show.tsx';

afterEach(withoutMedia);

/** Every third cell of a row and a half, so that clues are as long as they get. */
function boardOf(
  width: number,
  height: number,
): { readonly puzzle: NonogramPuzzle; readonly cells: readonly number[] } {
  const cells = Array.from({ length: width * height }, (_, at) => ((at % width) + 2 * Math.floor(at / width)) % 3).map(
    (rest) => Number(rest === 0),
  );
  return { puzzle: { ...deriveClues(cells, width, height), claim: 'solvable', trail: [], ends: 'clues' }, cells };
}
const sizes = [
  [5, 5],
  [15, 15],
  [20, 40],
  [40, 20],
  [60, 60],
  [100, 100],
] as const;

async function open(props: NonogramSheetProps, width = 700): Promise<HTMLElement> {
  await page.viewport(800, 1100);
  const box = show(<Nonogram.Sheet {...props} />, width);
  await vi.waitFor(() => expect(box.querySelector('.kumiki-st-sheet')).not.toBeNull());
  return box.querySelector<HTMLElement>('.kumiki-st-sheet')!;
}
/** The sheet as a document of its own, with the sheets that this page has. */
function documentOf(sheet: HTMLElement): string {
  const css = [...document.styleSheets].flatMap((one) => [...one.cssRules].map((rule) => rule.cssText)).join('\n');
  return `<!doctype html><html lang="en"><style>${css}</style><body>${sheet.outerHTML}</body></html>`;
}

describe('the sheet', { timeout: 60_000 }, () => {
  test.each(sizes)('of %i × %i takes two pages: nothing is filled in on the first one', async (width, height) => {
    const { puzzle, cells } = boardOf(width, height);
    const sheet = await open({ puzzle, solution: cells, title: 'A picture' });
    const [first, second, ...more] = sheet.querySelectorAll('.kumiki-st-page');
    expect(more).toEqual([]);
    expect(first!.querySelectorAll('.kumiki-ng-filled')).toHaveLength(0);
    const path = second!.querySelector('.kumiki-ng-filled')!.getAttribute('d')!;
    const filled = [...path.matchAll(/h(\d+)v1/g)].reduce((sum, [, run]) => sum + Number(run), 0);
    expect(filled).toBe(cells.filter((cell) => cell === 1).length);
    expect([...sheet.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
      'A picture',
      'A picture: solution',
    ]);
    expect(await commands.pdfPages(documentOf(sheet))).toBe(2);
  });

  test('without a solution is one page; it is the break that makes two of it', async () => {
    const { puzzle, cells } = boardOf(10, 10);
    const alone = await open({ puzzle });
    expect(alone.querySelectorAll('.kumiki-st-page')).toHaveLength(1);
    expect(await commands.pdfPages(documentOf(alone))).toBe(1);
    const sheet = await open({ puzzle, solution: cells });
    const html = documentOf(sheet);
    // The break is what makes two of it: both together would have room on one.
    expect(await commands.pdfPages(html.replaceAll('break-before: page', ''))).toBe(1);
    expect(await commands.pdfPages(html)).toBe(2);
  });

  test('of a puzzle that carries its solution, in colours and in Japanese', async () => {
    const cells = Array.from({ length: 64 }, (_, at) => (at % 8 < 4 ? 1 : at % 3));
    const puzzle: NonogramPuzzle = {
      ...deriveColouredClues(cells, 8, 8),
      palette: ['#c62828', '#1565c0'],
      claim: 'solvable',
      trail: [],
      ends: 'grid',
      solution: cells.join(''),
    };
    const sheet = await open({ puzzle, solution: true, title: '旗', messages: ja });
    expect(sheet.lang).toBe('ja');
    const [first, second] = sheet.querySelectorAll('.kumiki-st-page');
    const painted = (where: Element): string[] =>
      [...where.querySelectorAll('path.kumiki-ng-painted')].map((path) => path.getAttribute('d')!);
    expect(painted(first!)).toEqual([]);
    expect(painted(second!).every((path) => path.length > 0)).toBe(true);
    expect(second!.querySelector('h2')!.textContent).toBe('旗の答え');
    expect(await commands.pdfPages(documentOf(sheet))).toBe(2);
  });
});

describe('on paper', () => {
  test('the second page begins a new one, boards are whole and of the light scheme, and squares are printed', async () => {
    const { puzzle, cells } = boardOf(15, 15);
    document.documentElement.dataset['kumikiScheme'] = 'dark';
    try {
      const sheet = await open({ puzzle, solution: cells });
      const [first, second] = sheet.querySelectorAll<HTMLElement>('.kumiki-st-page');
      expect(getComputedStyle(second!).breakBefore).toBe('auto');
      const dark = getComputedStyle(second!.querySelector('.kumiki-ng-filled')!).fill;
      await withPrint();
      expect([first, second].map((one) => getComputedStyle(one!).breakBefore)).toEqual(['auto', 'page']);
      expect(getComputedStyle(second!).breakInside).toBe('avoid');
      expect(getComputedStyle(sheet).display).toBe('block');
      const light = getComputedStyle(second!.querySelector('.kumiki-ng-filled')!);
      expect(light.fill).not.toBe(dark);
      for (const drawing of sheet.querySelectorAll('svg')) {
        expect(getComputedStyle(drawing).getPropertyValue('print-color-adjust')).toBe('exact');
        const { left, right } = drawing.getBoundingClientRect();
        expect([left >= 0, right <= 700]).toEqual([true, true]);
      }
    } finally {
      document.documentElement.removeAttribute('data-kumiki-scheme');
    }
  });
});
