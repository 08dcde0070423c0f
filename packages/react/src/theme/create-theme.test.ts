import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wcagContrast } from 'culori';
import { contrast, hexOf, readColour, seek } from './colour.ts';
import { createTheme, type Brand, type Theme } from './index.ts';
import { pairs, required } from './pairs.ts';
import { tokenNames, variableOf } from './tokens.ts';

const kumiki: Brand = { accent: 'oklch(45% 0.14 265)', surface: 'oklch(98% 0.006 85)', ink: 'oklch(22% 0.02 260)' };

function themeOf(brand: Brand): Theme {
  const made = createTheme(brand);
  if (!made.ok) throw new Error(`${made.reason}: ${JSON.stringify(made.detail)}`);
  return made.value;
}
/** Measured again by the library's own measure, on the values as they are written. */
function expectReadable({ vars }: Theme, level: 'AA' | 'AAA'): void {
  for (const { front, back, kind } of pairs) {
    const measured = wcagContrast(vars[variableOf(front)], vars[variableOf(back)]);
    if (measured < required[level][kind]) expect.fail(`${front} on ${back} is ${measured}`);
  }
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const brands = fc.record(
  { accent: hex, surface: hex, ink: hex, success: hex, danger: hex, scheme: fc.constantFrom('light', 'dark') },
  { requiredKeys: ['accent', 'surface', 'ink'] },
) as fc.Arbitrary<Brand>;

describe('a theme of a brand', () => {
  test.each(['light', 'dark'] as const)(
    'of any brand whose ink can be read tells every pair apart: %s',
    (scheme) => {
      let made = 0;
      fc.assert(
        fc.property(brands, (brand) => {
          const theme = createTheme({ ...brand, scheme });
          if (!theme.ok) return;
          made += 1;
          expect(theme.value.scheme).toBe(scheme);
          expectReadable(theme.value, 'AA');
          expect(theme.value.report.every(({ passes }) => passes)).toBe(true);
        }),
        { numRuns: 700, seed: 20_261_130 },
      );
      expect(made).toBeGreaterThan(250);
    },
    60_000,
  );

  test('AAA on demand', () => {
    let made = 0;
    fc.assert(
      fc.property(brands, (brand) => {
        const theme = createTheme({ ...brand, contrast: 'AAA' });
        if (!theme.ok) return;
        made += 1;
        expectReadable(theme.value, 'AAA');
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(made).toBeGreaterThan(30);
  }, 60_000);

  test('what can’t be readable is answered with the nearest that is, and that one works', () => {
    let refused = 0;
    fc.assert(
      fc.property(brands, (brand) => {
        const theme = createTheme(brand);
        if (theme.ok) return;
        refused += 1;
        if (theme.reason !== 'impossible' || theme.detail.code === 'invalid') expect.fail(theme.reason);
        const better =
          theme.detail.code === 'unreadable'
            ? { ...brand, ink: theme.detail.nearest.ink }
            : { ...brand, surface: theme.detail.nearest.surface };
        const again = createTheme(better);
        // A surface in the middle may ask for another step: then it is the surface that has to go.
        if (!again.ok && again.reason === 'impossible' && again.detail.code === 'unreachable') return;
        expect(again.ok, JSON.stringify([brand, theme.detail])).toBe(true);
      }),
      { numRuns: 400, seed: 11 },
    );
    expect(refused).toBeGreaterThan(100);
  }, 60_000);

  test('keeps what the brand gave where that is enough', () => {
    const { vars } = themeOf(kumiki);
    expect(vars['--kumiki-accent']).toBe(hexOf(readColour(kumiki.accent)!));
    expect(vars['--kumiki-surface']).toBe(hexOf(readColour(kumiki.surface)!));
    expect(vars['--kumiki-surface-fg']).toBe(hexOf(readColour(kumiki.ink)!));
  });

  test('gives every token a value, the same for the same brand', () => {
    const { vars } = themeOf(kumiki);
    expect(Object.keys(vars).toSorted()).toEqual(tokenNames.map(variableOf).toSorted());
    for (const value of Object.values(vars)) expect(value).toMatch(/\S/);
    expect(themeOf({ ...kumiki }).vars).toEqual(vars);
  });

  test('is dark where its surface is, and turns a light brand dark when that is asked for', () => {
    expect(themeOf({ accent: '#ff00aa', surface: '#05060f', ink: '#e8f7ff' }).scheme).toBe('dark');
    const dark = themeOf({ ...kumiki, scheme: 'dark' });
    expect(readColour(dark.vars['--kumiki-surface'])!.l).toBeLessThan(0.3);
    expect(readColour(dark.vars['--kumiki-accent'])!.h).toBeCloseTo(265, -1);
  });
});

describe('hostile and broken brands', () => {
  test.each([
    ['accent', 'url(https://evil.example)'],
    ['accent', 'red; background: url(x)'],
    ['surface', 'white}'],
    ['ink', 'var(--x)'],
    ['ink', 'rgb(0 0 0 / 0.5)'],
    ['surface', 'transparent'],
    ['success', 'currentColor'],
    ['danger', ''],
    ['accent', 'x'.repeat(500)],
    ['font', 'a; } body { display: none'],
    ['font', 'url(x)'],
    ['font', '"a'],
    ['font', '</style>'],
    ['radius', -1],
    ['radius', Number.NaN],
    ['radius', '8px;'],
    ['scheme', 'sepia'],
    ['contrast', 'A'],
    ['shadow', 'none'],
  ])('%s: %j is refused with its path', (field, value) => {
    const made = createTheme({ ...kumiki, [field]: value });
    expect(made).toMatchObject({ ok: false, reason: 'invalid-brand', detail: { code: 'invalid' } });
    expect(JSON.stringify(made)).toContain(field);
  });

  test.each([undefined, null, 7, [], 'red', {}])('%j is no brand', (input) => {
    expect(createTheme(input as Brand)).toMatchObject({ ok: false, reason: 'invalid-brand' });
  });

  test.each(['', ' ', 'a{', 'a}b', '</style>', 'a;b', 'a/*', '@media', String.raw`\7d`, 'x'.repeat(401)])(
    'the selector %j is refused',
    (selector) => {
      expect(() => themeOf(kumiki).css(selector)).toThrow(/can't name what a theme is for/);
    },
  );

  test('fonts in any script, quoted or not, come through', () => {
    for (const font of ["'游明朝', Georgia, serif", '"Noto Serif JP"', 'ヒラギノ角ゴ, sans-serif', 'system-ui']) {
      expect(themeOf({ ...kumiki, font }).vars['--kumiki-font']).toBe(font);
    }
  });
});

describe('colours', () => {
  test('contrast is the library’s own', () => {
    for (const [a, b] of [
      ['#000000', '#ffffff'],
      ['#2e4fa2', '#faf9f6'],
      ['#777777', '#777777'],
    ] as const) {
      expect(contrast(a, b)).toBeCloseTo(wcagContrast(a, b), 6);
      expect(contrast(b, a)).toBe(contrast(a, b));
    }
  });

  test('the search finds the nearest lightness: nothing nearer reaches it', () => {
    fc.assert(
      fc.property(hex, hex, fc.constantFrom(3, 4.5, 7), (front, back, ratio) => {
        const colour = readColour(front)!;
        const found = seek(colour, [back], ratio);
        if (!found) {
          for (let l = 0; l <= 1; l += 0.02) expect(contrast(hexOf({ ...colour, l }), back)).toBeLessThan(ratio);
          return;
        }
        expect(contrast(hexOf(found), back)).toBeGreaterThanOrEqual(ratio);
        const away = Math.abs(found.l - colour.l);
        for (const share of [0.2, 0.5, 0.8]) {
          const nearer = { ...colour, l: colour.l + Math.sign(found.l - colour.l) * Math.max(0, away - 0.01) * share };
          if (away > 0.01) expect(contrast(hexOf(nearer), back)).toBeLessThan(ratio + 0.35);
        }
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});
