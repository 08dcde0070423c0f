import type { ThemeScheme } from './brand.ts';
import { moreContrastDeclarations } from './more-contrast.ts';
import { assertSelector } from './selector.ts';
import { tokenNames, tokens, variableOf, type TokenName, type TokenVariable } from './tokens.ts';

const isColour = (name: TokenName): boolean => tokens[name].light.startsWith('oklch(');

/**
 * The rules of a theme. A brand's values must come again on whatever names a scheme, for there the default theme sets
 * its own; and what a person asks of their system has to win over them: more contrast, less motion. Dark colours are for
 * screens, a printer has white paper.
 */
export function rulesOf(
  vars: Readonly<Record<TokenVariable, string>>,
  scheme: ThemeScheme,
): (selector: string, when?: ThemeScheme) => string {
  const declare = (name: TokenName): string => `${variableOf(name)}:${vars[variableOf(name)]}`;
  const colours = [`color-scheme:${scheme}`, ...tokenNames.filter(isColour).map(declare)].join(';');
  const others = tokenNames
    .filter((name) => !isColour(name))
    .map(declare)
    .join(';');
  const medium = scheme === 'dark' ? ['screen'] : [];
  const inMedia = (queries: readonly string[], rule: string): string =>
    queries.length === 0 ? rule : `@media ${queries.join(' and ')}{${rule}}`;
  const settings = (names: string): string =>
    inMedia(['(prefers-contrast:more)'], `${names}{${moreContrastDeclarations.join(';')}}`) +
    inMedia(['(prefers-reduced-motion:reduce)'], `${names}{--kumiki-motion:0s}`);

  return (selector, when) => {
    assertSelector(selector);
    const scope = `:is(${selector})`;
    // What another brand within this one is about; and what names another scheme within one that is named.
    const notOfOthers = `:where(:not([data-kumiki-theme],${scope} [data-kumiki-theme] *))`;
    const notOtherwise = (mark: string): string =>
      `:where(:not([data-kumiki-scheme],${mark} [data-kumiki-scheme]:not(${mark}) *))`;
    if (when === undefined) {
      const names = `${scope},${scope} [data-kumiki-scheme]${notOfOthers}`;
      return `${names}{${others}}${inMedia(medium, `${names}{${colours}}`)}${settings(names)}`;
    }
    const within = (mark: string): string =>
      `${scope}${mark},${scope} ${mark}${notOfOthers},${mark} ${scope}${notOtherwise(mark)}`;
    const asked = within(`[data-kumiki-scheme="${when}"]`);
    const auto = within('[data-kumiki-scheme="auto"]');
    const preferred = `(prefers-color-scheme:${when})`;
    const any = '[data-kumiki-scheme]';
    return [
      `${asked}{${others}}${inMedia(medium, `${asked}{${colours}}`)}`,
      `${inMedia([preferred], `${auto}{${others}}`)}${inMedia([...medium, preferred], `${auto}{${colours}}`)}`,
      settings(`${scope}${any},${scope} ${any},${any} ${scope}`),
    ].join('');
  };
}
