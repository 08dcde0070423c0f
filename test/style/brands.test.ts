import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTheme, type Theme, type ThemeScheme } from '@kumiki/react/theme';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { distance, readColour } from '../../packages/react/src/theme/colour.ts';
import { brands, type StoryBrand } from '../../stories/theming/brands.ts';

function themeOf({ brand }: StoryBrand, scheme?: ThemeScheme): Theme {
  const made = createTheme(scheme ? { ...brand, scheme } : brand);
  if (!made.ok) throw new Error(JSON.stringify(made.detail));
  return made.value;
}
const apart = (a: string, b: string): number => distance(readColour(a)!, readColour(b)!);

describe('the brands of the stories', () => {
  test('are six: a newspaper, for children, neon on black, luxury, the most contrast, a Japanese publisher', () => {
    expect(brands.map(({ id }) => id)).toEqual(['courier', 'pebble', 'arcade', 'maison', 'clear', 'aizome']);
    expect(brands.filter((each) => themeOf(each).scheme === 'dark').map(({ id }) => id)).toEqual(['arcade', 'maison']);
    expect(brands.at(-1)!.name).toMatch(/[\p{scx=Han}]/u);
  });

  test.each(['light', 'dark'] as const)('can all be read: %s', (scheme) => {
    for (const brand of brands) {
      const { report } = themeOf(brand, scheme);
      expect(
        report.filter(({ passes }) => !passes),
        brand.id,
      ).toEqual([]);
    }
  });

  test('look nothing alike: each has faces, a font and an accent of its own, and two more things', () => {
    for (const [n, one] of brands.entries()) {
      for (const other of brands.slice(n + 1)) {
        const pair = `${one.id} and ${other.id}`;
        const [a, b] = [themeOf(one), themeOf(other)];
        expect(one.faces, pair).not.toBe(other.faces);
        expect(a.vars['--kumiki-font'], pair).not.toBe(b.vars['--kumiki-font']);
        expect(a.vars['--kumiki-radius'], pair).not.toBe(b.vars['--kumiki-radius']);
        // From 0.02 on two colours look different.
        expect(apart(a.vars['--kumiki-accent'], b.vars['--kumiki-accent']), pair).toBeGreaterThan(0.1);
        expect(apart(a.vars['--kumiki-surface'], b.vars['--kumiki-surface']), pair).toBeGreaterThan(0.01);
      }
    }
  });
});

test('the contact sheet is committed, as the script makes it: three boards of each brand, light and dark', () => {
  const top = join(import.meta.dirname, '../..');
  const { scripts } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['pictures']).toContain('scripts/pictures.ts');
  const { width, height, data } = PNG.sync.read(readFileSync(join(top, 'stories/pictures/brands.png')));
  expect(width).toBeGreaterThan(1500);
  // A surface of each island is in it.
  const seen = new Set<number>();
  for (let at = 0; at < width * height * 4; at += 4) seen.add(data.readUIntBE(at, 3));
  for (const brand of brands) {
    for (const scheme of ['light', 'dark'] as const) {
      for (const token of ['--kumiki-surface', '--kumiki-ng-ink', '--kumiki-ts-face', '--kumiki-cw-paper'] as const) {
        expect(seen, `${token} of ${brand.id}, ${scheme}`).toContain(
          Number.parseInt(themeOf(brand, scheme).vars[token].slice(1), 16),
        );
      }
    }
  }
});
