import type { ThemeScheme } from './brand.ts';
import { moreContrastDeclarations } from './more-contrast.ts';
import { tokens, tokenNames, variableOf, type Token } from './tokens.ts';

const everywhere = ':where(:root, [data-kumiki-scheme])';

/** The sheet of the default theme, as `scripts/tokens.ts` writes it to tokens.css. */
export function defaultSheet(): string {
  const declarations = (scheme: ThemeScheme): string[] => [
    `color-scheme: ${scheme};`,
    ...tokenNames.flatMap((name) => {
      const { light, dark }: Token = tokens[name];
      const value = scheme === 'light' ? light : dark;
      return value === undefined ? [] : [`${variableOf(name)}: ${value};`];
    }),
  ];
  const rule = (selector: string, lines: readonly string[], indent = ''): string =>
    `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}\n`;
  const inMedia = (query: string, selector: string, lines: readonly string[]): string =>
    `@media ${query} {\n${rule(selector, lines, '  ')}}\n`;
  return [
    '/* Defaults under :where(), so that any rule of a page or a brand wins. Set on whatever names a scheme, and inherited.\n   Written by scripts/tokens.ts from tokens.ts: change that. */',
    rule(everywhere, declarations('light')),
    // A printer has white paper: dark is for screens.
    inMedia('screen', ":where([data-kumiki-scheme='dark'])", declarations('dark')),
    inMedia('screen and (prefers-color-scheme: dark)', ":where([data-kumiki-scheme='auto'])", declarations('dark')),
    inMedia(
      '(prefers-contrast: more)',
      everywhere,
      moreContrastDeclarations.map((each) => `${each};`),
    ),
    inMedia('(prefers-reduced-motion: reduce)', everywhere, ['--kumiki-motion: 0s;']),
  ]
    .join('\n')
    .replace('*/\n\n', '*/\n');
}
