import { createTheme, type Brand, type ThemeScheme } from '@kumiki/react/theme';
import { tokenNames, type TokenName } from '../../packages/react/src/theme/tokens.ts';
import { addRules } from './boards.tsx';

/** What each token is worth on an element. */
export function tokensOf(element: Element): Readonly<Record<TokenName, string>> {
  const style = getComputedStyle(element);
  return Object.fromEntries(tokenNames.map((name) => [name, style.getPropertyValue(`--kumiki-${name}`)])) as Record<
    TokenName,
    string
  >;
}

/** Those whose values differ. */
export function changed(
  before: Readonly<Record<TokenName, string>>,
  after: Readonly<Record<TokenName, string>>,
): TokenName[] {
  return tokenNames.filter((name) => before[name] !== after[name]);
}

const house: Brand = { accent: '#165e83', surface: '#fbf8f0', ink: '#2b2b2b', radius: 3, font: 'serif' };

/** Puts the page into the hands of a brand, until `tidy`. */
export function addBrand(scheme: ThemeScheme, when?: ThemeScheme): void {
  const made = createTheme({ ...house, scheme });
  if (!made.ok) throw new Error(made.reason);
  document.documentElement.dataset['kumikiTheme'] = 'house';
  addRules(made.value.css('[data-kumiki-theme="house"]', when));
}
