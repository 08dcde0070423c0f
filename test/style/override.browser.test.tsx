import { Root, Board, Toolbar, useTileStack } from '@kumiki/react/tile-stack';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tokenNames, tokens, type TokenName } from '../../packages/react/src/theme/tokens.ts';
import { addRules, tidy } from '../access/boards.tsx';
import { withMedia, withoutMedia } from '../access/media.ts';
import { boxOf, differing, take } from '../access/pixels.ts';
import { addBrand, changed, tokensOf } from '../access/tokens-of.ts';
import { show } from '../board/show.tsx';
import { fourTiles } from './hostile-page-games.tsx';

afterEach(async () => {
  tidy();
  await withoutMedia();
});

function Game() {
  const game = useTileStack({ puzzle: fourTiles });
  return (
    <Root game={game} className="my-game">
      <Board />
      <Toolbar className="my-tools" />
    </Root>
  );
}
async function open(): Promise<HTMLElement> {
  await page.viewport(600, 800);
  document.documentElement.dataset['kumikiScheme'] = 'light';
  const box = show(<Game />, 420);
  await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"]')).not.toBeNull());
  return box;
}

/** Not the token's own in any theme. */
function another(name: TokenName): string {
  if (name === 'font') return 'monospace';
  if (name === 'radius') return '5px';
  return name === 'motion' ? '7ms' : 'oklch(51% 0.123 321)';
}

/** Where a page may set a token, and an element within it. */
const places = {
  'around a board': [':root', '.my-game'],
  'in the place of a brand': ['[data-kumiki-theme="house"]', '.my-game'],
  'on a board': ['.my-game', '.my-game'],
  'on a part': ['.my-tools', '.my-tools'],
} as const;
const dresses = {
  'the default theme': () => {},
  'a brand': () => addBrand('light'),
  'a brand in its scheme': () => addBrand('light', 'light'),
} as const;

describe.each(Object.keys(dresses) as (keyof typeof dresses)[])('of %s', (dress) => {
  test.each(Object.keys(places) as (keyof typeof places)[])(
    'a token that is set %s changes there, and every other stays as it is',
    async (place) => {
      const [selector, within] = places[place];
      const box = await open();
      dresses[dress]();
      document.documentElement.dataset['kumikiTheme'] = 'house';
      const inside = box.querySelector(within)!;
      const outside = box.querySelector('.kumiki-board')!;
      const [before, beside] = [tokensOf(inside), tokensOf(outside)];
      const rules = document.createElement('style');
      document.head.append(rules);
      for (const name of tokenNames) {
        // As strong as a rule of a brand in its scheme, and after it.
        rules.textContent = `${selector}${selector}${selector} { --kumiki-${name}: ${another(name)} }`;
        const after = tokensOf(inside);
        expect(after[name], name).toBe(another(name));
        expect(changed(before, after)).toEqual([name]);
        expect(changed(beside, tokensOf(outside))).toEqual(place === 'on a part' ? [] : [name]);
      }
      rules.textContent = '';
      expect(changed(before, tokensOf(inside))).toEqual([]);
      rules.remove();
    },
  );
});

test('where more contrast is asked for, a token of a part leaves the others as they are', async () => {
  const box = await open();
  await withMedia({ 'prefers-contrast': 'more' });
  const tools = box.querySelector('.my-tools')!;
  const before = tokensOf(tools);
  for (const name of tokenNames) {
    const rules = document.createElement('style');
    rules.textContent = `.my-tools { --kumiki-${name}: ${another(name)} }`;
    document.head.append(rules);
    expect(changed(before, tokensOf(tools))).toEqual([name]);
    rules.remove();
  }
});

test('what is set on a part is seen in it, and nowhere else', async () => {
  const box = await open();
  addRules(':root { --kumiki-motion: 0s !important }');
  const [tools, board] = [box.querySelector('.my-tools')!, box.querySelector('.kumiki-board')!];
  const before = [await take(boxOf(tools)), await take(boxOf(board))] as const;
  addRules(`.my-tools { --kumiki-surface-fg: ${tokens.danger.light}; --kumiki-ts-face: black }`);
  expect(differing(before[0], await take(boxOf(tools)))).toBeGreaterThan(20);
  expect(differing(before[1], await take(boxOf(board)))).toBe(0);
});
