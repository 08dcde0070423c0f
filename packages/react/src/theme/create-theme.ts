import { fail, succeed, type Problem, type Result } from '@kumiki/core';
import { readBrand, type Brand, type ThemeScheme } from './brand.ts';
import { contrast } from './colour.ts';
import { inputsOf } from './inputs.ts';
import { pairs, required, type PairKind } from './pairs.ts';
import { readableColours } from './readable.ts';
import { refusalOf, type ImpossibleBrand } from './refusal.ts';
import { rulesOf } from './rules.ts';
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
   * scheme is asked for. `[data-kumiki-theme="acme"]` keeps two brands apart on one page. More contrast and less motion,
   * where a person asks their system for them, go before the brand; dark colours are for screens, not for paper.
   *
   * @throws KumikiError `bad-selector` when it would end the rule.
   */
  readonly css: (selector: string, when?: ThemeScheme) => string;
  readonly report: readonly ContrastLine[];
}
export type ThemeDetail = { readonly code: 'invalid'; readonly problems: readonly Problem[] } | ImpossibleBrand;

const DEFAULT_FONT = "'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic UI', system-ui, sans-serif";

/**
 * A theme from the few things a brand gives: every colour is derived in OKLCH, and moved in lightness until each pair
 * that must be told apart can be. Works on a server; takes some milliseconds, where it has to look for the nearest brand
 * that can be up to some hundred.
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

  const made = readableColours(value);
  if (!made.ok) return fail('impossible', refusalOf(given, made.fault));
  const all: Partial<Record<TokenName, string>> = {
    ...made.colours,
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
  return succeed({ scheme: value.scheme, vars, css: rulesOf(vars, value.scheme), report });
}
