import '@kumiki/react/styles.css';
import { createTheme, type Theme, type ThemeScheme } from '@kumiki/react/theme';
import { afterEach, describe, expect, test } from 'vitest';
import { tokenNames } from '../../packages/react/src/theme/tokens.ts';
import { brands } from '../../stories/theming/brands.ts';
import { addRules, tidy } from '../access/boards.tsx';
import { withMedia, withoutMedia } from '../access/media.ts';
import { tokensOf } from '../access/tokens-of.ts';
import { show } from '../board/show.tsx';

afterEach(async () => {
  tidy();
  await withoutMedia();
});

const [newspaper, , arcade] = brands;
function themeOf(brand: (typeof brands)[number], scheme: ThemeScheme): Theme {
  const made = createTheme({ ...brand.brand, scheme });
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}
const themes = { a: newspaper!, b: arcade! } as const;
const selectorOf = (name: string): string => `[data-kumiki-theme="${name}"]`;

function expectTheme(box: HTMLElement, part: string, { vars }: Theme): void {
  const tokens = tokensOf(box.querySelector(part)!);
  const worn = Object.fromEntries(tokenNames.map((name) => [`--kumiki-${name}`, tokens[name]]));
  expect(worn, part).toEqual(vars);
}

describe('two brands on one page', () => {
  test.each([
    ['a', 'b'],
    ['b', 'a'],
  ] as const)(
    'keep to themselves, beside one another and one in the other, whatever the page’s scheme: %s first',
    async (first, second) => {
      for (const name of [first, second]) addRules(themeOf(themes[name], 'light').css(selectorOf(name)));
      const box = show(
        <>
          <div data-kumiki-theme="a">
            <p className="in-a" />
            <div data-kumiki-theme="b">
              <p className="b-in-a" />
            </div>
            <div data-kumiki-scheme="dark">
              <p className="dark-in-a" />
            </div>
          </div>
          <div data-kumiki-theme="b">
            <p className="in-b" />
          </div>
          <p className="in-none" />
        </>,
        400,
      );
      await expect.poll(() => box.querySelector('.in-none')).not.toBeNull();
      for (const scheme of ['light', 'dark', 'auto']) {
        document.documentElement.dataset['kumikiScheme'] = scheme;
        expectTheme(box, '.in-a', themeOf(themes.a, 'light'));
        expectTheme(box, '.dark-in-a', themeOf(themes.a, 'light'));
        expectTheme(box, '.b-in-a', themeOf(themes.b, 'light'));
        expectTheme(box, '.in-b', themeOf(themes.b, 'light'));
        expect(tokensOf(box.querySelector('.in-none')!).accent).toContain('oklch');
      }
    },
  );

  test('follow the scheme that each of them names, or the page, or the system', async () => {
    for (const name of ['a', 'b'] as const) {
      for (const scheme of ['light', 'dark'] as const)
        addRules(themeOf(themes[name], scheme).css(selectorOf(name), scheme));
    }
    const box = show(
      <>
        <div data-kumiki-theme="a" data-kumiki-scheme="light">
          <p className="light-a" />
        </div>
        <div data-kumiki-theme="a">
          <p className="page-a" />
        </div>
        <div data-kumiki-scheme="light">
          <div data-kumiki-theme="a">
            <p className="section-a" />
          </div>
        </div>
        <div data-kumiki-scheme="auto">
          <div data-kumiki-theme="b">
            <p className="auto-b" />
          </div>
        </div>
        <div data-kumiki-theme="a">
          <div data-kumiki-theme="b" data-kumiki-scheme="dark">
            <p className="dark-b-in-a" />
          </div>
        </div>
        <div data-kumiki-theme="b">
          <div data-kumiki-scheme="dark">
            <p className="dark-b" />
          </div>
        </div>
      </>,
      400,
    );
    await expect.poll(() => box.querySelector('.dark-b')).not.toBeNull();
    for (const system of ['light', 'dark'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one setting after the other
      await withMedia({ 'prefers-color-scheme': system });
      for (const scheme of ['light', 'dark'] as const) {
        document.documentElement.dataset['kumikiScheme'] = scheme;
        expectTheme(box, '.light-a', themeOf(themes.a, 'light'));
        expectTheme(box, '.page-a', themeOf(themes.a, scheme));
        expectTheme(box, '.dark-b', themeOf(themes.b, 'dark'));
        expectTheme(box, '.section-a', themeOf(themes.a, 'light'));
        expectTheme(box, '.auto-b', themeOf(themes.b, system));
        expectTheme(box, '.dark-b-in-a', themeOf(themes.b, 'dark'));
      }
    }
  });
});
