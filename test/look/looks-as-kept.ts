import { expect } from 'vitest';
import { painterOf, readBaseline, whyNotComparable, writeRefused } from './baselines.ts';
import { compare } from './compare.ts';
import type { Shot } from './shots.ts';
import { takePicture, type Studio } from './studio.ts';

/** Compares a board with the picture that was kept of it; skips, with a notice, where another browser painted that. */
export async function expectKeptLook(
  studio: Pick<Studio, 'major' | 'open'>,
  shot: Shot,
  skip: (notice: string) => never,
): Promise<void> {
  const notice = whyNotComparable(painterOf(studio.major));
  if (notice !== undefined) skip(notice);
  const page = await studio.open(shot);
  const picture = await takePicture(page);
  await page.close();
  const { accepted, changed, difference } = compare(picture, readBaseline(shot.name)!);
  const where = accepted ? '' : writeRefused(shot.name, picture, difference);
  expect(
    accepted,
    `${changed} pixels changed; see ${where}. If it was meant: pnpm run look:update, and look at the pictures.`,
  ).toBe(true);
}
