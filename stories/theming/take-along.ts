import type { Brand, Theme } from '@kumiki/react/theme';

/** Where the theme of the builder applies. */
const selector = '[data-kumiki-theme="yours"]';

/** A sheet to put after that of the boards. */
export const cssOf = (theme: Theme): string => theme.css(selector);

/** A module that makes the same theme, on a server or in a page. */
export function typescriptOf(brand: Brand): string {
  return [
    `import { createTheme } from '@kumiki/react/theme';`,
    '',
    `export const theme = createTheme(${JSON.stringify(brand, null, 2)});`,
    '',
  ].join('\n');
}
