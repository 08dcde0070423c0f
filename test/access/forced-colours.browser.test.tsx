import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { addRules, answer, four, openCrossword, openNonogram, openStack, tidy } from './boards.tsx';
import { withMedia, withoutMedia } from './media.ts';
import { boxOf, differing, take, type Rectangle } from './pixels.ts';

beforeEach(() => withMedia({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' }));
afterEach(async () => {
  tidy();
  await withoutMedia();
});

/** A line across a small cell has as many pixels. */
const SEEN = 12;

/** How much of a place looks different after something was done. */
async function change(where: () => Rectangle, act: () => Promise<unknown> | void): Promise<number> {
  const place = where();
  const before = await take(place);
  await act();
  await nextFrame();
  return differing(before, await take(place));
}

describe('a nonogram', () => {
  test.each([
    ['filled', '1'],
    ['crossed', '2'],
  ])('shows that a square is %s', async (_name, key) => {
    const { one } = await openNonogram();
    const where = () => boxOf(one('[data-cell="22"]'), 4);
    one('[data-cell="22"]').focus();
    await nextFrame();
    expect(await change(where, () => userEvent.keyboard(key))).toBeGreaterThanOrEqual(SEEN);
  });

  test('shows filled and crossed squares differently', async () => {
    const { one, session } = await openNonogram();
    const where = () => boxOf(one('[data-cell="22"]'), 4);
    session.dispatch({ type: 'mark', cells: [22], mark: 1 });
    await nextFrame();
    const marked = () => void session.dispatch({ type: 'mark', cells: [22], mark: 2 });
    expect(await change(where, marked)).toBeGreaterThanOrEqual(SEEN);
  });

  test('shows the cell that has the focus', async () => {
    const { one } = await openNonogram();
    one('[data-cell="0"]').focus();
    await nextFrame();
    // In the same row and within the cell, so that the lines of the lit row and column are no difference.
    const walk = () => userEvent.keyboard('{ArrowRight}');
    expect(await change(() => boxOf(one('[data-cell="1"]'), 1), walk)).toBeGreaterThanOrEqual(SEEN);
  });

  test('shows a line that fits and one that can’t be right', async () => {
    const { one, session } = await openNonogram();
    const mark = (cells: number[]) => () => void session.dispatch({ type: 'mark', cells, mark: 1 });
    expect(await change(() => boxOf(one('[data-line="0"]')), mark([4]))).toBeGreaterThanOrEqual(SEEN);
    expect(await change(() => boxOf(one('[data-line="2"]')), mark([20, 21]))).toBeGreaterThanOrEqual(SEEN);
  });

  test('shows the tool in use', async () => {
    const { one } = await openNonogram();
    const choose = () => one('[data-action="cross"]').click();
    expect(await change(() => boxOf(one('[data-action="cross"]')), choose)).toBeGreaterThanOrEqual(SEEN);
  });

  test('shows a hint', async () => {
    const { one, box } = await openNonogram();
    const hint = async (): Promise<void> => {
      one('[data-action="hint"]').click();
      await vi.waitFor(() => expect(box.querySelector('.kumiki-ng-hint')).not.toBeNull(), 10_000);
    };
    expect(await change(() => boxOf(one('.kumiki-ng-area')), hint)).toBeGreaterThanOrEqual(SEEN);
  });
});

describe('a tile stack', () => {
  test('shows the tile that is chosen', async () => {
    const { one } = await openStack({ puzzle: four });
    const still = boxOf(one('.kumiki-ts-tile[data-tile="0"] .kumiki-ts-face'));
    expect(
      await change(
        () => still,
        () => one('.kumiki-ts-button[data-tile="0"]').click(),
      ),
    ).toBeGreaterThan(4 * SEEN);
  });

  test('shows the tile that has the focus', async () => {
    const { one } = await openStack({ puzzle: four });
    one('.kumiki-ts-button[data-tile="0"]').focus();
    await nextFrame();
    const where = () => boxOf(one('.kumiki-ts-button[data-tile="3"]'), -2);
    expect(await change(where, () => userEvent.keyboard('n'))).toBeGreaterThan(4 * SEEN);
  });

  test('shows which tiles are free', async () => {
    const { one, session } = await openStack({ puzzle: four });
    const where = () => boxOf(one('.kumiki-ts-tile[data-tile="1"] .kumiki-ts-face'), 6);
    session.dispatch({ type: 'pair', tiles: [0, 3] });
    await nextFrame();
    const free = await take(where());
    session.undo();
    await nextFrame();
    expect(differing(free, await take(where()))).toBeGreaterThan(SEEN);
  });
});

describe('a crossword', () => {
  const letterBox = (one: (selector: string) => HTMLElement, cell: number) => () =>
    boxOf(one(`[data-cell="${cell}"]`), 3);

  test('shows a letter', async () => {
    const { one, session } = await openCrossword();
    const type = () => void session.dispatch({ type: 'letter', cell: 33, letter: 'S' });
    expect(await change(letterBox(one, 33), type)).toBeGreaterThanOrEqual(SEEN);
  });

  test('shows the cell of the cursor', async () => {
    const { one } = await openCrossword();
    one('.kumiki-cw-input').focus();
    await nextFrame();
    const walk = () => userEvent.keyboard('{ArrowRight}');
    expect(await change(() => boxOf(one('[data-cell="2"]')), walk)).toBeGreaterThanOrEqual(SEEN);
  });

  test('shows a letter that a check found wrong', async () => {
    const { one, session } = await openCrossword();
    session.dispatch({ type: 'letter', cell: 33, letter: 'X' });
    await nextFrame();
    const check = () => void session.dispatch({ type: 'check', cells: [33] });
    expect(await change(letterBox(one, 33), check)).toBeGreaterThanOrEqual(SEEN);
  });

  test('shows a letter that a check found right', async () => {
    const { one, session } = await openCrossword();
    session.dispatch({ type: 'letter', cell: 33, letter: 'S' });
    await nextFrame();
    const check = () => void session.dispatch({ type: 'check', cells: [33] });
    expect(await change(letterBox(one, 33), check)).toBeGreaterThanOrEqual(SEEN);
  });

  test('shows which clue is worked on', async () => {
    const { all, one } = await openCrossword({}, { width: 1000 });
    const clue = all('.kumiki-cw-clue')[1]!;
    one('.kumiki-cw-input').focus();
    await nextFrame();
    expect(
      await change(
        () => boxOf(clue),
        () => clue.click(),
      ),
    ).toBeGreaterThanOrEqual(SEEN);
    expect(clue.getAttribute('aria-current')).toBe('true');
  });

  test('shows which cells are the answer’s', async () => {
    const { one } = await openCrossword({ puzzle: answer });
    // Neither in the word's first cell nor under the cursor: only the frame tells them apart.
    const pictureOf = (cell: number) => {
      const { left, top } = boxOf(one(`[data-cell="${cell}"]`));
      return take({ left: Math.round(left), top: Math.round(top), width: 40, height: 40 });
    };
    const [a, b] = [await pictureOf(4), await pictureOf(3)];
    expect(differing(a, b)).toBeGreaterThanOrEqual(SEEN);
  });
});

test('a state that nothing shows is found', async () => {
  addRules('.kumiki-ng-filled { fill: Canvas !important }');
  const { one } = await openNonogram();
  one('[data-cell="22"]').focus();
  await nextFrame();
  expect(
    await change(
      () => boxOf(one('[data-cell="22"]'), 4),
      () => userEvent.keyboard('1'),
    ),
  ).toBeLessThan(SEEN);
});
