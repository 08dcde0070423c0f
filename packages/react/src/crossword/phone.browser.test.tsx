import type { Session } from '@kumiki/core';
import type { CrosswordTypes } from '@kumiki/core/crossword/rules';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { nextFrame } from '../board/pointers.fixture.ts';
import { board } from './boards.fixture.ts';
import { Crossword } from './index.ts';

/** Taller than a phone. */
const answer = 'ABCDEFGHIJKLMNO';
const tall = board({
  entries: [
    { answer, row: 0, column: 0, direction: 'across', clue: 'The alphabet, or the half of it that was asked for' },
    { answer: 'AZYXWVUTSRQPONM', row: 0, column: 0, direction: 'down', clue: 'The same again, from top to bottom' },
  ],
});

test.each([
  [360, 560],
  [320, 480],
  [640, 320],
])('on a phone of %i × %i the clue stays in sight while the board and its keys are', async (width, height) => {
  await page.viewport(width, height);
  const onReady = vi.fn<(session: Session<CrosswordTypes>) => void>();
  const box = show(<Crossword puzzle={tall} keyboard="qwerty" onReady={onReady} />, width);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
  const bar = box.querySelector('.kumiki-cw-bar')!;
  const keys = box.querySelector('.kumiki-cw-keyboard')!;
  const seen = (element: Element): boolean => {
    const { left, top, width: wide, height: high } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + wide / 2, top + high / 2);
    return there !== null && element.contains(there) && top >= 0 && top + high <= innerHeight + 1;
  };
  for (const place of ['.kumiki-cw-cell[data-cell="0"]', '.kumiki-cw-cell[data-cell="210"]', '.kumiki-cw-keyboard']) {
    box.querySelector(place)!.scrollIntoView({ block: place.endsWith('keyboard') ? 'end' : 'center' });
    // oxlint-disable-next-line no-await-in-loop -- one place after the other
    await nextFrame();
    expect(seen(bar), place).toBe(true);
  }
  // And it covers none of the keys.
  expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(keys.getBoundingClientRect().top + 1);
});
