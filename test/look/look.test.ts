import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptNames, painterOf, whyNotComparable } from './baselines.ts';
import { compare } from './compare.ts';
import { fontsOf } from './fonts-of.ts';
import { expectKeptLook } from './looks-as-kept.ts';
import { shots, type Shot } from './shots.ts';
import { largerText, stepsOfBrand, stepsOfTokens, type Step } from './steps.ts';
import { openStudio, snap, takePicture, type Studio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
  const notice = whyNotComparable(painterOf(studio.major));
  if (notice !== undefined) console.log(notice);
});
afterAll(() => studio?.close());

const shotNamed = (name: string): Shot => shots.find((shot) => shot.name === name)!;

test('a picture is kept of every board there is, and of no other', () => {
  expect(keptNames()).toEqual(shots.map(({ name }) => name).toSorted());
});

describe('looks as it was kept', () => {
  test.for(shots)('$name', (shot, { skip }) => expectKeptLook(studio, shot, skip));
});

describe('the comparison', () => {
  const skip = (notice: string): never => {
    throw new Error(`skipped: ${notice}`);
  };
  const [shot] = shots as [Shot];

  test('is left out, with a notice, where the browser is of another version: an update turns nobody’s run red', async () => {
    const opened: Shot[] = [];
    const other = {
      major: studio.major + 1,
      open: (each: Shot) => {
        opened.push(each);
        return studio.open(each);
      },
    };
    const message = `skipped: The pictures in test/look/baseline are of Chromium \\d+ on \\w+, this is Chromium ${other.major} on \\w+: not compared\\. .*pnpm run look:update`;
    await expect(expectKeptLook(other, shot, skip)).rejects.toThrow(RegExp(message));
    expect(opened).toEqual([]);
  });

  test('finds another picture', async () => {
    const notice = whyNotComparable(painterOf(studio.major));
    const isAnother = expectKeptLook(
      { ...studio, open: () => studio.open(shotNamed('nonogram-hint-dark')) },
      shot,
      skip,
    );
    await expect(isAnother).rejects.toThrow(
      notice === undefined ? /pixels changed; see .*pnpm run look:update/ : /skipped/,
    );
  });
});

/** The picture of a page in the clothes of a step. */
async function snapIn({ sheet }: Step, page: Page): Promise<Buffer> {
  const style = await page.addStyleTag({ content: sheet });
  const picture = await snap(page);
  await style.evaluate((element) => element.parentNode!.removeChild(element));
  return picture;
}

const allSteps = (['light', 'dark'] as const).flatMap((scheme) => {
  const steps = stepsOfTokens(scheme);
  for (const shot of ['crossword', 'nonogram', 'tile-stack'].map((board) => `${board}-${scheme}-360`)) {
    steps.get(shot)!.push(largerText);
  }
  return [...steps];
});

describe('one step of one token is not accepted', () => {
  test.each(allSteps)('in %s', async (shot, steps) => {
    const page = await studio.open(shotNamed(shot));
    const before = await takePicture(page);
    const accepted: string[] = [];
    for (const step of steps) {
      // oxlint-disable-next-line no-await-in-loop -- one page, one step after the other
      if (compare(await snapIn(step, page), before).accepted) accepted.push(step.what);
    }
    expect(accepted).toEqual([]);
    expect(compare(await snap(page), before).changed, 'without a step the picture is the old one').toBeLessThan(100);
    await page.close();
  });
});

describe('one step of what a brand gives is not accepted', () => {
  test.each([
    ['courier', 'light'],
    ['arcade', 'dark'],
  ] as const)('%s', async (brand, scheme) => {
    const boards = ['crossword', 'nonogram', 'tile-stack'].map((board) => `${board}-${brand}`);
    const pages = await Promise.all(boards.map((name) => studio.open(shotNamed(name))));
    const before = await Promise.all(pages.map(takePicture));
    const [asItIs, ...steps] = stepsOfBrand(brand, scheme);
    const isAccepted = async (step: Step): Promise<boolean> => {
      const pictures = await Promise.all(pages.map((page) => snapIn(step, page)));
      return pictures.every((picture, n) => compare(picture, before[n]!).accepted);
    };
    expect(await isAccepted(asItIs)).toBe(true);
    const refused = new Set<string>();
    for (const step of steps) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      if (!(await isAccepted(step))) refused.add(step.what);
    }
    const given = ['accent', 'surface', 'ink', 'success', 'danger', 'radius', 'font', 'contrast'];
    expect([...refused]).toEqual(given);
    await Promise.all(pages.map((page) => page.close()));
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
