import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wcagContrast } from 'culori';
import { anyBrand, hex, kumiki, readableBrand } from './brands.fixture.ts';
import { contrast, hexOf, readColour, seek } from './colour.ts';
import { createTheme, type Brand, type Theme } from './index.ts';
import { pairs, required } from './pairs.ts';
import { tokenNames, variableOf } from './tokens.ts';

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

/** Every pair is in the report, with what it has and what it needs; nothing passes that does not. */
function expectReport({ vars, report }: Theme, level: 'AA' | 'AAA'): void {
  const seen = report.map(({ front, back, ratio }) => {
    const measured = wcagContrast(vars[variableOf(front)], vars[variableOf(back)]);
    if (Math.abs(measured - ratio) > 1e-6) expect.fail(`${front} on ${back} is ${measured}, and not ${ratio}`);
    return `${front} on ${back}`;
  });
  expect(seen).toEqual(pairs.map(({ front, back }) => `${front} on ${back}`));
  expect(report.every(({ passes }) => passes)).toBe(true);
  const asked = { AA: { text: 4.5, mark: 3 }, AAA: { text: 7, mark: 4.5 } }[level];
  for (const { kind, required: least } of report) expect(least).toBe(asked[kind]);
}

describe('a theme of a brand', () => {
  test.each(['light', 'dark'] as const)(
    'of any brand whose ink can be read tells every pair apart: %s',
    (scheme) => {
      fc.assert(
        fc.property(readableBrand('AA'), (brand) => {
          const theme = themeOf({ ...brand, scheme });
          expect(theme.scheme).toBe(scheme);
          expectReadable(theme, 'AA');
          expectReport(theme, 'AA');
        }),
        { numRuns: 1500, seed: 20_261_130 },
      );
    },
    60_000,
  );

  test('AAA on demand', () => {
    fc.assert(
      fc.property(readableBrand('AAA'), (brand) => {
        expectReadable(themeOf(brand), 'AAA');
        expectReport(themeOf(brand), 'AAA');
      }),
      { numRuns: 500, seed: 7 },
    );
  }, 60_000);

  test('what can’t be readable is answered with the nearest that is, and that one works', () => {
    const refused = { unreadable: 0, unreachable: 0 };
    fc.assert(
      fc.property(anyBrand, fc.constantFrom<Brand['contrast']>('AA', 'AAA'), (colours, level) => {
        const brand: Brand = { ...colours, contrast: level! };
        const theme = createTheme(brand);
        if (theme.ok) return;
        if (theme.reason !== 'impossible' || theme.detail.code === 'invalid') expect.fail(theme.reason);
        refused[theme.detail.code] += 1;
        expectReadable(themeOf({ ...brand, ...theme.detail.nearest }), level!);
      }),
      { numRuns: 200, seed: 11 },
    );
    expect(refused.unreadable).toBeGreaterThan(50);
    expect(refused.unreachable).toBeGreaterThan(20);
  }, 60_000);

  test('keeps what the brand gave where that is enough', () => {
    const { vars } = themeOf(kumiki);
    expect(vars['--kumiki-accent']).toBe(hexOf(readColour(kumiki.accent)!));
    expect(vars['--kumiki-surface']).toBe(hexOf(readColour(kumiki.surface)!));
    expect(vars['--kumiki-surface-fg']).toBe(hexOf(readColour(kumiki.ink)!));
  });

  test('has at most nine things to go by, and each of them does something', () => {
    const plain = themeOf(kumiki);
    const things: Required<Brand> = {
      accent: '#8b1a1a',
      surface: '#f6f1e4',
      ink: '#1c1a17',
      success: '#17803d',
      danger: '#b3261e',
      radius: 3,
      font: 'serif',
      scheme: 'dark',
      contrast: 'AAA',
    };
    expect(Object.keys(things)).toHaveLength(9);
    for (const [name, value] of Object.entries(things)) {
      expect(themeOf({ ...kumiki, [name]: value }).vars, name).not.toEqual(plain.vars);
    }
    expect(themeOf(things).report.every(({ passes }) => passes)).toBe(true);
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
    ['accent', '/0f'],
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

  test('fonts in any script, quoted or not, come through', () => {
    for (const font of ["'游明朝', Georgia, serif", '"Noto Serif JP"', 'ヒラギノ角ゴ, sans-serif', 'system-ui']) {
      expect(themeOf({ ...kumiki, font }).vars['--kumiki-font']).toBe(font);
    }
  });
});

describe('colours', () => {
  test('of a screen come out as they went in', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(hexOf(readColour(colour)!)).toBe(colour);
      }),
      { numRuns: 20_000, seed: 1 },
    );
  });

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
