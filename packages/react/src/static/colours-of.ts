import { plainColour } from '../theme/colour.ts';
import type { Theme } from '../theme/create-theme.ts';
import type { ThemeScheme } from '../theme/brand.ts';
import { tokens, variableOf, type Token, type TokenName } from '../theme/tokens.ts';
import type { SvgColours } from './svg-text.ts';

/** A theme of `createTheme`, or the default one, light unless told. */
export type SvgTheme = Pick<Theme, 'vars'> | ThemeScheme;

/** The colours of a theme for a drawing of so many pixels a unit. */
export function coloursOf(theme: SvgTheme, scale: number): SvgColours {
  const valueOf = (name: TokenName): string => {
    if (typeof theme === 'object') return theme.vars[variableOf(name)];
    const { light, dark }: Token = tokens[name];
    return theme === 'dark' ? (dark ?? light) : light;
  };
  return { colour: (token) => plainColour(valueOf(token)), font: valueOf('font'), scale };
}
