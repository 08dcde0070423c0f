import type { ThemeScheme } from './brand.ts';
import { tokens, tokenNames, variableOf, type Token, type TokenName } from './tokens.ts';

/** What more contrast makes of some tokens, for whoever asks their system for it. */
const moreContrast: Partial<Record<TokenName, TokenName>> = {
  line: 'line-strong',
  'muted-fg': 'surface-fg',
  'cw-line': 'surface-fg',
  'ng-line': 'line-strong',
  'ng-line-strong': 'surface-fg',
  'ng-frame': 'surface-fg',
  'ng-clue-done': 'surface-fg',
  'ts-edge': 'ts-ink',
};

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
    `@media (${query}) {\n${rule(selector, lines, '  ')}}\n`;
  const contrast = Object.entries(moreContrast).map(
    ([name, other]) => `${variableOf(name as TokenName)}: var(${variableOf(other)});`,
  );
  return [
    '/* Defaults under :where(), so that any rule of a page or a brand wins. Set on whatever names a scheme, and inherited.\n   Written by scripts/tokens.ts from tokens.ts: change that. */',
    rule(":where(:root, [data-kumiki-scheme='light'], [data-kumiki-scheme='auto'])", declarations('light')),
    rule(":where([data-kumiki-scheme='dark'])", declarations('dark')),
    inMedia('prefers-color-scheme: dark', ":where([data-kumiki-scheme='auto'])", declarations('dark')),
    inMedia('prefers-contrast: more', ':where(:root, [data-kumiki-scheme])', contrast),
    inMedia('prefers-reduced-motion: reduce', ':where(:root, [data-kumiki-scheme])', ['--kumiki-motion: 0s;']),
  ]
    .join('\n')
    .replace('*/\n\n', '*/\n');
}
