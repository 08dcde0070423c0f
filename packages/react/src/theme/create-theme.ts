import { fail, succeed, type Problem, type Result } from '@kumiki/core';
import { readBrand, type Brand, type ThemeScheme } from './brand.ts';
import { contrast, hexOf, readColour, seek, type Colour } from './colour.ts';
import { derive, type Inputs } from './derive.ts';
import { pairs, required, type PairKind } from './pairs.ts';
import { assertSelector } from './selector.ts';
import { tokenNames, variableOf, type TokenName, type TokenVariable } from './tokens.ts';

/** A pair of colours, and how far apart they are. */
export interface ContrastLine {
  readonly front: TokenName;
  readonly back: TokenName;
  readonly kind: PairKind;
  readonly ratio: number;
  readonly required: number;
  readonly passes: boolean;
}
export interface Theme {
  readonly scheme: ThemeScheme;
  /** Every custom property with its value, for a `style` or a rule of your own. */
  readonly vars: Readonly<Record<TokenVariable, string>>;
  /**
   * The rules for everything inside of what a selector names, whatever scheme it asks for; with `when` only where that
   * scheme is asked for. `[data-kumiki-theme="acme"]` keeps two brands apart on one page.
   *
   * @throws KumikiError `bad-selector` when it would end the rule.
   */
  readonly css: (selector: string, when?: ThemeScheme) => string;
  readonly report: readonly ContrastLine[];
}
export type ThemeDetail =
  | { readonly code: 'invalid'; readonly problems: readonly Problem[] }
  /** Text and ground are too near to one another: the nearest ink that can be read, with its contrast. */
  | {
      readonly code: 'unreadable';
      readonly ratio: number;
      readonly required: number;
      readonly nearest: { readonly ink: string };
    }
  /** On this surface no lightness of these colours is enough; a surface on which it is. */
  | {
      readonly code: 'unreachable';
      readonly tokens: readonly TokenName[];
      readonly nearest: { readonly surface: string };
    };

const DEFAULT_FONT = "'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic UI', system-ui, sans-serif";
const GREEN: Colour = { l: 0.45, c: 0.11, h: 155 };
const RED: Colour = { l: 0.48, c: 0.17, h: 27 };

/**
 * A theme from the few things a brand gives: every colour is derived in OKLCH, and moved in lightness until each pair
 * that must be told apart can be. Works on a server; takes about 20 ms.
 *
 * @returns the theme; or `invalid-brand` for what is no brand, `impossible` for one that cannot be readable, with the
 *   nearest that is.
 */
export function createTheme(brand: Brand): Result<Theme, 'invalid-brand' | 'impossible', ThemeDetail> {
  const read = readBrand(brand);
  if (!read.ok) return fail('invalid-brand', { code: 'invalid', problems: read.problems });
  const given = read.value;
  const inputs = inputsOf(given);
  if (!inputs.ok) return fail('invalid-brand', { code: 'invalid', problems: inputs.problems });
  const { value } = inputs;

  const wanted = required[value.level].text;
  const ratio = contrast(hexOf(value.ink), hexOf(value.surface));
  if (ratio < wanted) {
    const nearest = seek(value.ink, [hexOf(value.surface)], wanted);
    if (nearest) {
      return fail('impossible', { code: 'unreadable', ratio, required: wanted, nearest: { ink: hexOf(nearest) } });
    }
    return fail('impossible', {
      code: 'unreachable',
      tokens: ['surface-fg'],
      nearest: { surface: readableSurface(value) },
    });
  }
  const { colours, unreachable } = derive(value);
  if (unreachable.length > 0) {
    const lost = unreachable.map(({ token }) => token);
    return fail('impossible', { code: 'unreachable', tokens: lost, nearest: { surface: readableSurface(value) } });
  }
  const all: Partial<Record<TokenName, string>> = {
    ...colours,
    font: given.font ?? DEFAULT_FONT,
    radius: `${given.radius ?? 8}px`,
    motion: '160ms',
    'ts-light': value.scheme === 'dark' ? 'rgb(255 255 255 / 0.35)' : 'rgb(255 255 255 / 0.9)',
    'ts-shadow': value.scheme === 'dark' ? 'rgb(0 0 0 / 0.4)' : 'rgb(40 30 20 / 0.2)',
  };
  const vars = Object.fromEntries(tokenNames.map((name) => [variableOf(name), all[name]!])) as Theme['vars'];
  const report = pairs.map(({ front, back, kind }): ContrastLine => {
    const measured = contrast(all[front]!, all[back]!);
    const least = required[value.level][kind];
    return { front, back, kind, ratio: measured, required: least, passes: measured >= least };
  });
  return succeed({ scheme: value.scheme, vars, css: cssOf(vars, value.scheme), report });
}

type Read =
  | { readonly ok: true; readonly value: Inputs }
  | { readonly ok: false; readonly problems: readonly Problem[] };

function inputsOf(brand: Brand): Read {
  const problems: Problem[] = [];
  const colour = (field: 'accent' | 'surface' | 'ink' | 'success' | 'danger', fallback: Colour): Colour => {
    const text = brand[field];
    if (text === undefined) return fallback;
    const found = readColour(text);
    if (found) return found;
    const message = `${field}: got ${JSON.stringify(text.slice(0, 60))}; an opaque CSS colour is wanted, such as #1a5fb4.`;
    problems.push({ path: field, code: 'colour', message });
    return fallback;
  };
  const [surface, ink] = [colour('surface', GREEN), colour('ink', GREEN)];
  const own: ThemeScheme = surface.l >= ink.l ? 'light' : 'dark';
  const scheme = brand.scheme ?? own;
  const turned = scheme !== own;
  const glow = (given: Colour): Colour =>
    scheme === 'dark' && given.l < 0.7 ? { ...given, l: 0.78, c: Math.min(given.c, 0.16) } : given;
  const value: Inputs = {
    accent: glow(colour('accent', GREEN)),
    success: glow(colour('success', GREEN)),
    danger: glow(colour('danger', RED)),
    // The other scheme of the same brand: its hues, ink for paper and paper for ink.
    surface: turned ? ground(scheme, surface) : surface,
    ink: turned ? words(scheme, ink) : ink,
    scheme,
    level: brand.contrast ?? 'AA',
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}

function ground(scheme: ThemeScheme, { c, h }: Colour): Colour {
  return scheme === 'dark' ? { l: 0.2, c: Math.min(c, 0.02), h } : { l: 0.98, c: Math.min(c, 0.015), h };
}
function words(scheme: ThemeScheme, { c, h }: Colour): Colour {
  return scheme === 'dark' ? { l: 0.93, c: Math.min(c, 0.02), h } : { l: 0.22, c: Math.min(c, 0.04), h };
}
/** The surface of the same hue on which everything can be read. */
function readableSurface({ scheme, surface }: Inputs): string {
  return hexOf(ground(scheme, surface));
}

/**
 * A brand's values must come again on whatever names a scheme, for there the default theme sets its own.
 */
function cssOf(vars: Theme['vars'], scheme: ThemeScheme): Theme['css'] {
  return (selector, when) => {
    assertSelector(selector);
    const body = [`color-scheme:${scheme}`, ...Object.entries(vars).map(([name, value]) => `${name}:${value}`)].join(
      ';',
    );
    if (when === undefined) return `:is(${selector}),:is(${selector}) [data-kumiki-scheme]{${body}}`;
    const asked = `[data-kumiki-scheme="${when}"]`;
    const auto = '[data-kumiki-scheme="auto"]';
    const rule = (names: string): string =>
      `:is(${selector})${names},:is(${selector}) ${names},${names} :is(${selector}){${body}}`;
    const media = `@media (prefers-color-scheme:${when}){${rule(auto)}}`;
    return rule(asked) + media;
  };
}
