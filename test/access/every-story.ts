// Runs after each story of the stories project, while its board still stands as the story left it: what the tests of
// this folder ask of the boards they know by name, asked of every board that anybody writes a story for.
import { afterEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { allOf, readTree, withRole } from './ax-tree.ts';
import { clipped, overlapping, strayed } from './layout.ts';
import { withMedia, withoutMedia } from './media.ts';
import { boxOf, widestContrast, differing, take } from './pixels.ts';

const { documentElement: html } = document;
const roots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.kumiki-root')];
/** Sideways, in pixels. */
const overflow = (): number => document.scrollingElement!.scrollWidth - html.clientWidth;

async function namesMissing(): Promise<string[]> {
  const tree = await readTree();
  const acted = withRole(tree, 'button', 'textbox', 'grid', 'gridcell', 'columnheader', 'rowheader', 'toolbar', 'img');
  const unnamed = acted.filter(({ name }) => name.trim() === '').map(({ role }) => `a ${role} has no name`);
  const broken = allOf(tree).filter(({ name }) => /undefined|\bnull\b|NaN|\[object/u.test(name));
  return [...unnamed, ...broken.map(({ name }) => `somebody says ${JSON.stringify(name)}`)];
}

function misplaced(): string[] {
  const parts = roots().flatMap((root) => [
    ...strayed(root).map((part) => `${part} lies outside of its board`),
    ...overlapping(root).map((two) => `${two} lie over one another`),
    ...clipped(root).map((part) => `${part} is clipped`),
  ]);
  return overflow() > 0 ? [`the page scrolls sideways by ${overflow()} px`, ...parts] : parts;
}

/** Words that can be read by luck only. What is disabled, and what is struck out as done, may be faint. */
async function faint(): Promise<string[]> {
  const words = roots().flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>(
      '.kumiki-status-words, .kumiki-button:not([aria-disabled="true"]) > .kumiki-button-label, .kumiki-cw-bar-clue, .kumiki-cw-clue, .kumiki-cw-list-title',
    ),
  ]);
  const seen = words.filter((element) => {
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    const isOnPage = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    return isOnPage && width > 8 && height > 8 && element.checkVisibility() && element.textContent.trim() !== '';
  });
  const faults: string[] = [];
  for (const element of seen.slice(0, 12)) {
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other
    const ratio = widestContrast(await take(boxOf(element)));
    // The middle of a thin stroke is a little mixed with what is around it.
    if (ratio < 4.2) faults.push(`“${element.textContent}” has a contrast of ${ratio.toFixed(1)}`);
  }
  return faults;
}

/** Goes through the page by Tab: out again at the end, and the focus is seen at each stop within a board. */
async function tabFaults(): Promise<string[]> {
  const faults: string[] = [];
  (document.activeElement as HTMLElement | null)?.blur();
  const stops = new Set<Element>();
  const most = 12 * (1 + roots().length) + document.querySelectorAll('.kumiki-cw-clue').length;
  for (let n = 0; n <= most; n += 1) {
    // oxlint-disable no-await-in-loop -- one key after the other
    await userEvent.keyboard('{Tab}');
    const stop = document.activeElement as HTMLElement | null;
    if (!stop || stop === document.body || stops.has(stop)) return faults;
    stops.add(stop);
    if (!stop.closest('.kumiki-root') || stops.size > 8) continue;
    stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    await nextFrame();
    const shown = stop.matches('.kumiki-cw-input')
      ? stop.closest('.kumiki-cw-sheet')!.querySelector('[data-current]')!
      : stop;
    const where = boxOf(shown, -4);
    const focused = await take(where);
    stop.blur();
    await nextFrame();
    const plain = await take(where);
    stop.focus({ preventScroll: true });
    if (differing(focused, plain) < 40) faults.push(`nothing shows the focus of ${stop.outerHTML.slice(0, 120)}`);
    // oxlint-enable no-await-in-loop
  }
  return [...faults, `no way out in ${most} stops`];
}

/** In colours of the system a board still has more than its background: its words and lines are seen. */
async function faintWhenForced(): Promise<string[]> {
  await withMedia({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
  await nextFrame();
  return faint();
}

const within = async (where: string, faults: Promise<string[]> | string[]): Promise<string[]> =>
  (await faults).map((fault) => `${where}: ${fault}`);

afterEach(async () => {
  if (roots().length === 0) return;
  const still = document.createElement('style');
  still.textContent = ':root, [data-kumiki-scheme], [data-kumiki-theme] { --kumiki-motion: 0s !important }';
  document.head.append(still);
  const found: string[] = [];
  try {
    await page.viewport(1280, 900);
    await nextFrame();
    found.push(...(await within('names', namesMissing())));
    found.push(...(await within('contrast', faint())));
    found.push(...(await within('Tab', tabFaults())));
    await page.viewport(320, 900);
    await nextFrame();
    found.push(...(await within('320 px', misplaced())));
    html.dir = 'rtl';
    await nextFrame();
    found.push(...(await within('320 px from right to left', misplaced())));
    html.removeAttribute('dir');
    html.style.fontSize = '200%';
    await nextFrame();
    found.push(...(await within('320 px, text of twice the size', misplaced())));
    html.style.fontSize = '';
    await page.viewport(1280, 900);
    found.push(...(await within('forced colours', faintWhenForced())));
  } finally {
    await withoutMedia();
    html.removeAttribute('dir');
    html.style.fontSize = '';
    still.remove();
  }
  // oxlint-disable-next-line vitest/no-standalone-expect -- every story is a test
  expect(found).toEqual([]);
});
