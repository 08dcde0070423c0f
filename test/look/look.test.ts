import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokens } from '../../packages/react/src/theme/tokens.ts';
import { keptNames, painterOf, readBaseline, whyNotComparable, writeRefused } from './baselines.ts';
import { compare } from './compare.ts';
import { shots, type Shot } from './shots.ts';
import { fontsOf } from './fonts-of.ts';
import { openStudio, snap, takePicture, type Studio } from './studio.ts';

let studio: Studio;
let notComparable: string | undefined;
beforeAll(async () => {
  studio = await openStudio();
  notComparable = whyNotComparable(painterOf(studio.major));
  if (notComparable !== undefined) console.log(notComparable);
});
afterAll(() => studio?.close());

const shotNamed = (name: string): Shot => shots.find((shot) => shot.name === name)!;

test('a picture is kept of every board there is, and of no other', () => {
  expect(keptNames()).toEqual(shots.map(({ name }) => name).toSorted());
});

describe('looks as it was kept', () => {
  test.for(shots)('$name', async (shot, { skip }) => {
    if (notComparable !== undefined) skip();
    const page = await studio.open(shot);
    const picture = await takePicture(page);
    await page.close();
    const { accepted, changed, difference } = compare(picture, readBaseline(shot.name)!);
    const where = accepted ? '' : writeRefused(shot.name, picture, difference);
    expect(
      accepted,
      `${changed} pixels changed; see ${where}. If it was meant: pnpm run look:update, and look at the pictures.`,
    ).toBe(true);
  });
});

/** Where a token is looked for; the others of a board are in its usual picture. */
const shownBy: Partial<Record<keyof typeof tokens, string>> = {
  accent: 'nonogram-light-360',
  'accent-fg': 'nonogram-light-360',
  ring: 'crossword-hint-focus',
  'ring-gap': 'crossword-hint-focus',
  'cw-hint': 'crossword-hint-focus',
  'cw-hint-tint': 'crossword-hint-focus',
  'ng-hint': 'nonogram-hint',
  'ng-hint-tint': 'nonogram-hint',
  'ng-active': 'nonogram-focus',
  'ts-hint': 'tile-stack-hint-focus',
  'ts-hinted': 'tile-stack-hint-focus',
  'ts-conflict': 'tile-stack-lost',
};
/** Under a pointer only; what a check of the picture found; and a shade so light that a step of it can't be seen. */
const notShown = new Set(['ts-face-hover', 'ng-wrong-tint', 'ts-shadow']);

/** Two hundredths of lightness, the smallest step that anybody would make on purpose. */
function oneStep(colour: string): string {
  const lightness = Number(/^oklch\(([\d.]+)%/.exec(colour)![1]);
  return colour.replace(/[\d.]+%/, `${lightness > 50 ? lightness - 2 : lightness + 2}%`);
}

describe('one step of one token is not accepted', () => {
  const colours = Object.entries(tokens)
    .filter(([name, { light }]) => light.startsWith('oklch(') && !notShown.has(name))
    .map(([name, { board, light }]) => {
      const usual = `${board === 'shared' ? 'crossword' : board}-light-360`;
      return { name, light, shot: shownBy[name as keyof typeof tokens] ?? usual };
    });

  test.each([...new Set(colours.map(({ shot }) => shot))])('in %s', async (shot) => {
    const page = await studio.open(shotNamed(shot));
    const before = await takePicture(page);
    const accepted: string[] = [];
    for (const { name, light } of colours.filter((colour) => colour.shot === shot)) {
      const property = `--kumiki-${name}`;
      /* oxlint-disable no-await-in-loop -- one page, one step after the other */
      await page.evaluate(([key, value]) => document.documentElement.style.setProperty(key, value), [
        property,
        oneStep(light),
      ] as const);
      if (compare(await snap(page), before).accepted) accepted.push(name);
      await page.evaluate((key) => document.documentElement.style.removeProperty(key), property);
      /* oxlint-enable no-await-in-loop */
    }
    expect(accepted).toEqual([]);
    expect(compare(await snap(page), before).changed, 'without a step the picture is the old one').toBeLessThan(100);
    await page.close();
  });
});

test.each(['crossword-light-960', 'nonogram-light-960', 'tile-stack-courier'])(
  'every letter of %s is in the font that comes along: the fonts of a machine do not matter',
  async (shot) => {
    const page = await studio.open(shotNamed(shot));
    expect(await fontsOf(page)).toEqual(['Noto Sans JP, of the page']);
    await page.close();
  },
);
