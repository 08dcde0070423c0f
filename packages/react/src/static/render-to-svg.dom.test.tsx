import { describe, expect, test } from 'vitest';
import { ja } from '../messages/index.ts';
import { createTheme } from '../theme/index.ts';
import { coloured, dressed, picture, stack, words } from './boards.fixture.ts';
import { renderToSVG } from './index.ts';

const boards = { picture, coloured, words, dressed, stack };
const read = (source: string): Element => {
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
  expect(documentElement.nodeName).toBe('svg');
  expect(documentElement.querySelector('parsererror')).toBeNull();
  return documentElement;
};

describe.each(Object.entries(boards))('%s as SVG', (_name, puzzle) => {
  test('is well-formed, stands alone, and says what it is', () => {
    const svg = read(renderToSVG(puzzle, 'light', { solution: true, ground: true, messages: ja }));
    expect(svg.querySelector('title')!.textContent).not.toBe('');
    expect(svg.getAttribute('xml:lang')).toBe('ja');
    for (const element of svg.querySelectorAll('*')) {
      expect(['title', 'desc', 'g', 'rect', 'path', 'circle', 'text', 'image']).toContain(element.nodeName);
      for (const { name, value } of element.attributes) {
        expect(['class', 'style', 'id']).not.toContain(name);
        // Nothing is fetched for it.
        if (name === 'href') expect(value).toMatch(/^data:image\//);
        expect(name).not.toMatch(/^(?:on|data-|aria-)|[A-Z]/);
        expect(value).not.toMatch(/NaN|undefined|var\(|oklch/);
      }
    }
  });

  test('the same board is the same text; another theme is other colours alone', () => {
    expect(renderToSVG(puzzle)).toBe(renderToSVG(puzzle, 'light'));
    const shape = (source: string): string =>
      source.replaceAll(/"#[\da-f]{6}"| (?:fill|stroke)-opacity="[\d.]+"/g, '"#"');
    const brand = createTheme({ accent: '#a02040', surface: '#fff8ee', ink: '#221100' });
    if (!brand.ok) throw new Error(brand.reason);
    for (const theme of ['dark', brand.value] as const) {
      const other = renderToSVG(puzzle, theme);
      expect(other).not.toBe(renderToSVG(puzzle));
      expect(shape(other).replaceAll(/font-family="[^"]*"/g, '')).toBe(
        shape(renderToSVG(puzzle)).replaceAll(/font-family="[^"]*"/g, ''),
      );
    }
  });

  test('is as wide as asked, in the same shape', () => {
    const size = (source: string): number[] =>
      ['width', 'height'].map((name) => Number(read(source).getAttribute(name)));
    const [width, height] = size(renderToSVG(puzzle)) as [number, number];
    const [wide, high] = size(renderToSVG(puzzle, 'light', { width: 1200 })) as [number, number];
    expect(wide).toBe(1200);
    expect(high / wide).toBeCloseTo(height / width, 2);
  });
});

describe('what is in it', () => {
  test('a nonogram: every number, and nothing filled unless asked', () => {
    const numbers = [...read(renderToSVG(picture)).querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(numbers).toEqual(
      [...picture.rows, ...picture.columns].flatMap((clue) => (clue.length === 0 ? ['0'] : clue.map(String))),
    );
    const lines = read(renderToSVG(picture)).querySelector('desc')!.textContent.split('\n');
    expect(lines).toHaveLength(picture.rows.length + picture.columns.length);
    const cells = Uint8Array.from({ length: 80 }, (_, at) => at % 2);
    expect(renderToSVG(picture, 'light', { solution: cells }).length).toBeGreaterThan(renderToSVG(picture).length);
    // It travels without its solution: there is none to show.
    expect(renderToSVG(picture, 'light', { solution: true })).toBe(renderToSVG(picture));
  });

  test('a crossword: only given letters, all of them when asked', () => {
    const letters = (source: string): number =>
      [...read(source).querySelectorAll('text')].filter((text) => text.getAttribute('text-anchor') === 'middle').length;
    const cells = words.cells.filter((cell) => cell !== null);
    expect(letters(renderToSVG(words))).toBe(cells.filter(({ kind }) => kind === 'given').length);
    expect(letters(renderToSVG(words, 'light', { solution: true }))).toBe(cells.length);
  });

  test('words of anybody stay words', () => {
    const hostile = '"><script>alert(1)</script>&\u0000\u0008';
    const entries = words.entries.map((entry) => ({ ...entry, clue: hostile }));
    const svg = read(renderToSVG({ ...words, entries }));
    expect(svg.querySelector('script')).toBeNull();
    expect(svg.querySelector('desc')!.textContent).toContain('"><script>alert(1)</script>&');
    expect(svg.querySelector('desc')!.textContent).not.toContain('\u0008');
  });
});
