import { afterEach, describe, expect, test } from 'vitest';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { cupRows, four, openCrossword, openNonogram, openStack, tidy } from './boards.tsx';
import { withMedia, withoutMedia } from './media.ts';
import { addBrand } from './tokens-of.ts';

afterEach(async () => {
  tidy();
  await withoutMedia();
});

const moving = (): string[] =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 0,
    )
    .map((animation) => (animation as Partial<CSSAnimation & CSSTransition>).animationName ?? 'a transition');

type Game = () => Promise<void>;
const games: Readonly<Record<string, Game>> = {
  'a pair that leaves': async () => {
    const { session } = await openStack({ puzzle: four });
    session.dispatch({ type: 'pair', tiles: [0, 3] });
  },
  'a blocked tile that is refused': async () => {
    const { one } = await openStack({ puzzle: four });
    one('.kumiki-ts-button[data-tile="1"]').click();
  },
  'a picture that is solved': async () => {
    const { session } = await openNonogram();
    const cells = Array.from(cupRows.join('')).flatMap((square, cell) => (square === '#' ? [cell] : []));
    session.dispatch({ type: 'mark', cells, mark: 1 });
  },
  'a tool that is chosen': async () => {
    const { one } = await openNonogram();
    await nextFrame();
    one('[data-action="cross"]').click();
  },
};

describe.each(Object.keys(games))('%s', (name) => {
  test('moves', async () => {
    await withMedia({ 'prefers-reduced-motion': 'no-preference' });
    await games[name]!();
    await nextFrame();
    expect(moving()).not.toEqual([]);
  });

  test('does not move where less motion is asked for', async () => {
    await withMedia({ 'prefers-reduced-motion': 'reduce' });
    await games[name]!();
    await nextFrame();
    expect(moving()).toEqual([]);
  });
});

test.each([undefined, 'light'] as const)('nothing moves on a page of a brand either: %s', async (when) => {
  addBrand('light', when);
  await withMedia({ 'prefers-reduced-motion': 'no-preference' });
  await games['a pair that leaves']!();
  await nextFrame();
  expect(moving()).not.toEqual([]);
  tidy();
  addBrand('light', when);
  await withMedia({ 'prefers-reduced-motion': 'reduce' });
  await games['a pair that leaves']!();
  await nextFrame();
  expect(moving()).toEqual([]);
});

test('a crossword that is typed in and checked does not move either', async () => {
  await withMedia({ 'prefers-reduced-motion': 'reduce' });
  const { session } = await openCrossword();
  session.dispatch({ type: 'letter', cell: 1, letter: 'X' });
  session.dispatch({ type: 'check', cells: [1] });
  await nextFrame();
  expect(moving()).toEqual([]);
});
