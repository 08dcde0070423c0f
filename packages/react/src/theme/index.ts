export type { Brand, ThemeScheme } from './brand.ts';
export { createTheme, type ContrastLine, type Theme, type ThemeDetail } from './create-theme.ts';
export type { PairKind } from './pairs.ts';
export type { ImpossibleBrand } from './refusal.ts';
export { tokens, type Token, type TokenName, type TokenVariable } from './tokens.ts';
