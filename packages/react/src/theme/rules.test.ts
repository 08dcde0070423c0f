import fc from 'fast-check';
import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { kumiki, readableBrand } from './brands.fixture.ts';
import { createTheme, type Theme, type ThemeScheme } from './index.ts';
import { tokenNames, variableOf } from './tokens.ts';

function themeOf(brand: Parameters<typeof createTheme>[0]): Theme {
  const made = createTheme(brand);
  if (!made.ok) throw new Error(`${made.reason}: ${JSON.stringify(made.detail)}`);
  return made.value;
}

/** What a parser of CSS makes of a sheet: the names of all declarations, and where they stand. It throws at mistakes. */
function parse(css: string, errorRecovery = false) {
  const declared: string[] = [];
  const rules: string[] = [];
  const { code, warnings } = transform({
    filename: 'theme.css',
    code: new TextEncoder().encode(css),
    errorRecovery,
    visitor: {
      Rule(rule) {
        rules.push(rule.type);
      },
      Declaration(declaration) {
        declared.push(declaration.property === 'custom' ? declaration.value.name : declaration.property);
      },
    },
  });
  return { declared, rules, warnings, text: new TextDecoder().decode(code) };
}

const ours = new Set<string>(['color-scheme', ...tokenNames.map(variableOf)]);
const selectors = fc.constantFrom(
  '[data-kumiki-theme="acme"]',
  ':root',
  '.acme',
  '.a .b, #c > d:not(.e)',
  "[title='(']",
  'main:has(.x) ~ *',
);
const whens = fc.constantFrom<ThemeScheme | undefined>(undefined, 'light', 'dark');

describe('the sheet of a theme', () => {
  test('of any brand is CSS, and declares every token and nothing else', () => {
    fc.assert(
      fc.property(
        readableBrand('AA'),
        fc.constantFrom<ThemeScheme>('light', 'dark'),
        selectors,
        whens,
        (brand, scheme, selector, when) => {
          const { declared, rules, warnings } = parse(themeOf({ ...brand, scheme }).css(selector, when));
          expect(warnings).toEqual([]);
          expect(new Set(declared)).toEqual(ours);
          expect(new Set(rules)).toEqual(new Set(['style', 'media']));
        },
      ),
      { numRuns: 2000, seed: 20_261_130 },
    );
  }, 60_000);

  test('of a hostile brand is not made, or is as any other', () => {
    const sign = fc.constantFrom(
      ...Array.from(`#09af%.,;:{}()<>/\\"'!@*-+ \n\u0000é字`),
      'url(',
      'red',
      'rgb(',
      'oklch(',
      'var(',
    );
    const field = fc.constantFrom(
      'accent',
      'surface',
      'ink',
      'success',
      'danger',
      'font',
      'radius',
      'scheme',
      'contrast',
    );
    const count = { refused: 0, made: 0 };
    const any = fc.oneof(
      fc.array(sign, { maxLength: 10 }).map((signs) => signs.join('')),
      fc.anything(),
    );
    fc.assert(
      fc.property(field, any, (name, value) => {
        const made = createTheme({ ...kumiki, [name]: value });
        count[made.ok ? 'made' : 'refused'] += 1;
        if (!made.ok) return;
        const { declared, rules, warnings } = parse(`${made.value.css('.acme')}.after{color:red}`);
        expect([warnings, new Set(declared)]).toEqual([[], new Set([...ours, 'color'])]);
        expect(new Set(rules)).toEqual(new Set(['style', 'media']));
      }),
      { numRuns: 10_000, seed: 7 },
    );
    expect(count.refused).toBeGreaterThan(5000);
    expect(count.made).toBeGreaterThan(100);
  }, 60_000);

  test('keeps fonts of every script as they are', () => {
    for (const font of ['"Yu Mincho", serif', "'游明朝', Georgia", 'ヒラギノ角ゴ, system-ui']) {
      expect(themeOf({ ...kumiki, font }).css(':root')).toContain(`--kumiki-font:${font};`);
      expect(parse(themeOf({ ...kumiki, font }).css(':root')).warnings).toEqual([]);
    }
  });

  test('holds what a person asks of their system above the brand, and dark colours off paper', () => {
    for (const when of [undefined, 'dark'] as const) {
      const { text } = parse(themeOf({ ...kumiki, scheme: 'dark' }).css('.acme', when));
      const last = (part: string): number => text.lastIndexOf(part);
      expect(last('(prefers-contrast: more)')).toBeGreaterThan(last('--kumiki-surface: #'));
      expect(last('(prefers-reduced-motion: reduce)')).toBeGreaterThan(last('--kumiki-motion: .16s'));
      const onPaper = text.split('@media')[0]!;
      expect(onPaper).not.toContain('#');
      expect(onPaper).toContain('--kumiki-font');
    }
  });
});

describe('a selector', () => {
  test.each([
    '',
    ' ',
    'a{',
    'a}b',
    '</style>',
    'a;b',
    'a/*',
    '@media',
    String.raw`\7d`,
    'x'.repeat(401),
    'url(x',
    '[a="',
    "[a='b",
    '[a="\n"]',
    'a)',
    ':is(a',
    '[a',
    ':not([a)]',
  ])('%j is refused', (selector) => {
    expect(() => themeOf(kumiki).css(selector)).toThrow(/can't name what a theme is for/);
  });

  test('that is hostile is refused, or does not reach beyond its own rules', () => {
    const { css } = themeOf(kumiki);
    const sign = fc.constantFrom(
      ...Array.from(`abc.#*>+~:,()[]='"{};/\\@!<&|^$- \n\t\f\u0000é`),
      'url(',
      '/*',
      '*/',
      '-->',
    );
    const count = { refused: 0, taken: 0 };
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 12 }), whens, (signs, when) => {
        let sheet: string;
        try {
          sheet = css(signs.join(''), when);
        } catch (error) {
          expect((error as { code?: string }).code).toBe('bad-selector');
          count.refused += 1;
          return;
        }
        count.taken += 1;
        // A parser drops a rule whose selector means nothing; the rule of the page after it has to stand as it did.
        const { declared, text } = parse(`${sheet}.after{color:red}`, true);
        expect(declared.filter((name) => !ours.has(name))).toEqual(['color']);
        expect(text).toMatch(/\n?\.after \{\s*color: red;\s*\}\s*$/);
      }),
      { numRuns: 20_000, seed: 3 },
    );
    expect(count.refused).toBeGreaterThan(2000);
    expect(count.taken).toBeGreaterThan(2000);
  }, 60_000);
});
