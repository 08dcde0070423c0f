import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { addRules, names, openBoard, openCrossword, tidy, type BoardName } from './boards.tsx';
import { boxOf, differing, take } from './pixels.ts';

const posts: HTMLElement[] = [];
afterEach(() => {
  for (const post of posts.splice(0)) post.remove();
  tidy();
});

/** A button of the page before the board and one after it: where a person comes from, and wants to get to. */
function fence(box: HTMLElement): readonly [HTMLElement, HTMLElement] {
  const [before, after] = [document.createElement('button'), document.createElement('button')];
  [before.textContent, after.textContent] = ['before', 'after'];
  box.before(before);
  box.after(after);
  posts.push(before, after);
  before.focus();
  return [before, after];
}

const partOf = (element: Element): string =>
  element.closest('[role="toolbar"]')?.getAttribute('aria-label') ??
  (element.matches('.kumiki-cw-input, .kumiki-ts-button, .kumiki-ng-cell') ? 'board' : undefined) ??
  (element.matches('.kumiki-cw-key') ? 'keys' : undefined) ??
  (element.matches('.kumiki-cw-clue') ? 'clue' : undefined) ??
  (element.matches('.kumiki-cw-bar *') ? 'clue bar' : undefined) ??
  element.tagName;

/** More stops than any board here has. */
const FAR = 20;

/** The stops on the way to an element, by their parts. */
async function walk(key: string, to: HTMLElement, at: (stop: HTMLElement) => Promise<void>): Promise<string[]> {
  const stops: string[] = [];
  for (let n = 0; n < FAR; n += 1) {
    // oxlint-disable no-await-in-loop -- one key after the other
    await userEvent.keyboard(key);
    await nextFrame();
    const stop = document.activeElement as HTMLElement;
    if (stop === to) return stops;
    stops.push(partOf(stop));
    await at(stop);
    // oxlint-enable no-await-in-loop
  }
  throw new Error(`no way out: ${stops.join(', ')}`);
}

/** Where a stop shows its focus: itself, or the cell that the crossword's hidden input lies over. */
const shownAt = (stop: HTMLElement): Element =>
  stop.matches('.kumiki-cw-input') ? stop.closest('.kumiki-cw-sheet')!.querySelector('[data-current]')! : stop;

/** Pixels that tell a focused element from the same one without the focus. */
async function ringOf(stop: HTMLElement): Promise<number> {
  const where = boxOf(shownAt(stop), -4);
  const focused = await take(where);
  stop.blur();
  await nextFrame();
  const plain = await take(where);
  stop.focus({ preventScroll: true });
  await nextFrame();
  return differing(focused, plain);
}

const stops: Readonly<Record<BoardName, readonly string[]>> = {
  'answer crossword': ['Check, Reveal, Pencil', 'board', 'keys', 'Game'],
  crossword: ['Check, Reveal, Pencil', 'clue bar', 'clue bar', 'board', 'keys', 'clue', 'clue', 'clue', 'clue', 'Game'],
  nonogram: ['Tools', 'board', 'Game'],
  'large nonogram': ['Tools', 'board', 'Game'],
  Turtle: ['board', 'Game'],
  'small stack': ['board', 'Game'],
};

describe.each(names)('%s', (name) => {
  test('Tab goes into each part and out again, both ways, past Escape, and the focus is seen at each stop', async () => {
    addRules(':root, [data-kumiki-scheme] { --kumiki-motion: 0s !important }');
    const box = await openBoard(name, { height: 1400, touch: true });
    const [before, after] = fence(box);
    const there = await walk('{Tab}', after, async (stop) => {
      // A line around a cell of 24 pixels, at the least.
      expect(await ringOf(stop), partOf(stop)).toBeGreaterThanOrEqual(48);
    });
    expect(there).toEqual(stops[name]);
    expect(document.activeElement).toBe(after);
    // Back, and at each stop somebody presses Escape: nobody is stuck.
    const back = await walk('{Shift>}{Tab}{/Shift}', before, async (stop) => {
      await userEvent.keyboard('{Escape}');
      expect(document.activeElement, partOf(stop)).toBe(stop);
    });
    expect(back).toEqual(there.toReversed());
  });
});

describe('a menu', () => {
  test('opens by Enter, is walked and left by Tab, closed by Escape, and gives the focus back', async () => {
    const { box, one } = await openCrossword();
    const [, after] = fence(box);
    const opener = one('[data-action="check"]');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const menu = one(`[id="${opener.getAttribute('popovertarget')}"]`);
    expect(menu.matches(':popover-open')).toBe(true);
    await userEvent.keyboard('{Tab}');
    expect(menu.contains(document.activeElement)).toBe(true);
    expect(await ringOf(document.activeElement as HTMLElement)).toBeGreaterThanOrEqual(48);
    await userEvent.keyboard('{Escape}');
    expect(menu.matches(':popover-open')).toBe(false);
    expect(document.activeElement).toBe(opener);
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    expect(menu.matches(':popover-open')).toBe(false);
    expect(document.activeElement).toBe(opener);
    await walk('{Tab}', after, async () => {});
  });
});

test('a focus that nothing shows is found', async () => {
  addRules('.kumiki-button:focus-visible { outline: none !important; box-shadow: none !important }');
  const box = await openBoard('small stack');
  fence(box);
  await userEvent.keyboard('{Tab}{Tab}');
  const stop = document.activeElement as HTMLElement;
  expect(partOf(stop)).toBe('Game');
  expect(await ringOf(stop)).toBe(0);
});
