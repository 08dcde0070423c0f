import { afterEach, describe, expect, test } from 'vitest';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { pairs, required } from '../../packages/react/src/theme/pairs.ts';
import type { TokenName } from '../../packages/react/src/theme/tokens.ts';
import { cup, openCrossword, openNonogram, openStack, tidy, type Around } from './boards.tsx';
import { withMedia, withoutMedia } from './media.ts';
import { boxOf, colourOf, contrast, nearest, take, type Colour, type Rectangle } from './pixels.ts';
import { addBrand, changed, tokensOf } from './tokens-of.ts';

afterEach(async () => {
  tidy();
  await withoutMedia();
});
const askForMore = (): Promise<void> => withMedia({ 'prefers-contrast': 'more' });

/** How a page comes to its colours. */
const pages: Readonly<Record<string, { readonly around: Around; readonly dress?: () => void }>> = {
  'the default, light': { around: { scheme: 'light' } },
  'the default, dark': { around: { scheme: 'dark' } },
  'a brand, light': { around: { scheme: 'light' }, dress: () => addBrand('light') },
  'a brand, dark': { around: { scheme: 'dark' }, dress: () => addBrand('dark') },
  'a brand with both schemes, light': {
    around: { scheme: 'light' },
    dress: () => (['light', 'dark'] as const).forEach((scheme) => addBrand(scheme, scheme)),
  },
  'a brand with both schemes, dark': {
    around: { scheme: 'dark' },
    dress: () => (['light', 'dark'] as const).forEach((scheme) => addBrand(scheme, scheme)),
  },
};

describe.each(Object.keys(pages))('%s: where more contrast is asked for', (name) => {
  const { around, dress } = pages[name]!;

  test('lines and faint words become stronger, and no other token changes', async () => {
    const { box } = await openNonogram({}, around);
    dress?.();
    const before = tokensOf(box);
    await askForMore();
    const after = tokensOf(box);
    expect(changed(before, after)).toEqual([
      'muted-fg',
      'line',
      'cw-line',
      'ng-line',
      'ng-line-strong',
      'ng-frame',
      'ng-clue-done',
      'ts-edge',
    ]);
    const ratio = (tokens: typeof after, front: TokenName, back: TokenName): number =>
      contrast(colourOf(tokens[front]), colourOf(tokens[back]));
    for (const { front, back, kind } of pairs) {
      const now = ratio(after, front, back);
      expect(now, `${front} on ${back}`).toBeGreaterThanOrEqual(required.AA[kind]);
      expect(now, `${front} on ${back}`).toBeGreaterThanOrEqual(ratio(before, front, back) - 0.01);
    }
    // Hairlines are in no table of pairs: only now can they be told from what they lie on.
    expect(ratio(before, 'line', 'surface')).toBeLessThan(3);
    expect(ratio(before, 'ng-line', 'ng-paper')).toBeLessThan(3);
    expect(ratio(after, 'line', 'surface')).toBeGreaterThanOrEqual(3);
    expect(ratio(after, 'ng-line', 'ng-paper')).toBeGreaterThanOrEqual(3);
    expect(ratio(after, 'muted-fg', 'surface')).toBeGreaterThanOrEqual(4.5);
    expect(ratio(after, 'muted-fg', 'surface')).toBeGreaterThan(ratio(before, 'muted-fg', 'surface'));
  });
});

/** The contrast that a place really has, of the colour nearest to a token's with that of another. */
async function seen(where: Rectangle, front: Colour, back: Colour): Promise<number> {
  const picture = await take(where);
  return contrast(nearest(picture, front), nearest(picture, back));
}

interface Look {
  readonly open: (around: Around) => Promise<Rectangle>;
  readonly front: TokenName;
  readonly back: TokenName;
  readonly least: number;
}
const looks: Readonly<Record<string, Look>> = {
  'the lines between the cells of a nonogram': {
    async open(around) {
      const { one } = await openNonogram({ puzzle: cup }, around);
      const { left, top, width, height } = boxOf(one('[data-cell="22"]'));
      return { left: left + width / 2, top: top + height / 2, width, height: 2 };
    },
    front: 'ng-line',
    back: 'ng-paper',
    least: 3,
  },
  'numbers of a nonogram that are done': {
    async open(around) {
      const { one, session } = await openNonogram({ puzzle: cup }, around);
      session.dispatch({ type: 'mark', cells: [4], mark: 1 });
      await nextFrame();
      return boxOf(one('[data-line="0"]'));
    },
    front: 'ng-clue-done',
    back: 'surface',
    least: 7,
  },
  'the words of the status': {
    open: async (around) => boxOf((await openNonogram({}, around)).one('.kumiki-status-words')),
    front: 'muted-fg',
    back: 'surface',
    least: 7,
  },
  'the edges of the cells of a crossword': {
    open: async (around) => boxOf((await openCrossword({}, around)).one('[data-cell="33"]'), -1),
    front: 'cw-line',
    back: 'cw-paper',
    least: 7,
  },
  'the outlines of tiles': {
    async open(around) {
      const { one } = await openStack({ layout: 'turtle', seed: '2026-11-30' }, { ...around, width: 1000 });
      return boxOf(one('.kumiki-ts-tile[data-free][data-face^="characters"] .kumiki-ts-face'), -1);
    },
    front: 'ts-edge',
    back: 'ts-face',
    least: 7,
  },
};

describe.each(['light', 'dark'] as const)('the boards, %s: where more contrast is asked for', (scheme) => {
  test.each(Object.keys(looks))('%s stand out more', async (name) => {
    const { open, front, back, least } = looks[name]!;
    const where = await open({ scheme });
    const root = document.querySelector('.kumiki-root')!;
    const look = (): Promise<number> => {
      const tokens = tokensOf(root);
      return seen(where, colourOf(tokens[front]), colourOf(tokens[back]));
    };
    const plain = await look();
    await askForMore();
    await nextFrame();
    const more = await look();
    expect(more).toBeGreaterThan(plain);
    expect(more).toBeGreaterThanOrEqual(least);
  });
});
