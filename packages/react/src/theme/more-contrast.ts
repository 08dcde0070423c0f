import { variableOf, type TokenName } from './tokens.ts';

/** What stands in for some tokens where a person asks their system for more contrast. */
const moreContrast: Readonly<Partial<Record<TokenName, TokenName>>> = {
  line: 'line-strong',
  'muted-fg': 'surface-fg',
  'cw-line': 'surface-fg',
  'ng-line': 'line-strong',
  'ng-line-strong': 'surface-fg',
  'ng-frame': 'surface-fg',
  'ng-clue-done': 'surface-fg',
  'ts-edge': 'ts-ink',
};

/** The same as declarations, each with a `name: value`. */
export const moreContrastDeclarations: readonly string[] = Object.entries(moreContrast).map(
  ([name, other]) => `${variableOf(name as TokenName)}: var(${variableOf(other)})`,
);
