// Runs after each story of the stories project, while its board still stands as the story left it: what the tests of
// this folder ask of the boards they know by name, asked of every board that anybody writes a story for.
import { afterEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { allOf, readTree, withRole } from './ax-tree.ts';
import { clipped, overlapping, strayed } from './layout.ts';
import { withMedia, withoutMedia, withTouch } from './media.ts';
import { boxOf, differing, take } from './pixels.ts';
import { faintPairs, faintPixels } from './story-contrast.ts';
import { keyFaults } from './story-keys.ts';
import { playOn } from './story-plays.ts';
import { smallTargets } from './story-targets.ts';

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
  // Where the page is scrolled, a clue that stays in sight lies over what goes by.
  document.scrollingElement!.scrollTo(0, 0);
  const parts = roots().flatMap((root) => [
    ...strayed(root).map((part) => `${part} lies outside of its board`),
    ...overlapping(root).map((two) => `${two} lie over one another`),
    ...clipped(root).map((part) => `${part} is clipped`),
  ]);
  return overflow() > 0 ? [`the page scrolls sideways by ${overflow()} px`, ...parts] : parts;
}

/** Shift+Tab goes the way of Tab backwards. */
async function wayBack(stops: readonly Element[]): Promise<string[]> {
  const last = stops.at(-1);
  if (!(last instanceof HTMLElement)) return [];
  last.focus();
  const back: Element[] = [last];
  for (let n = 1; n < stops.length; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    back.push(document.activeElement!);
  }
  return stops.toReversed().flatMap((stop, n) => {
    const [wanted, found] = [stop, back[n]!].map((element) => element.outerHTML.slice(0, 120));
    return stop === back[n] ? [] : [`Shift+Tab goes to ${found} and not to ${wanted}`];
  });
}

/** Goes through the page by Tab: out again at the end, back the same way, and each stop within a board is seen. */
async function tabFaults(): Promise<string[]> {
  const faults: string[] = [];
  // From before all that is on the page, wherever the focus was.
  const door = document.createElement('button');
  document.body.prepend(door);
  door.focus();
  const stops = new Set<Element>();
  const looked = new Map<string, number>();
  const most = 12 * (1 + roots().length) + document.querySelectorAll('.kumiki-cw-clue').length;
  for (let n = 0; n <= most; n += 1) {
    // oxlint-disable no-await-in-loop -- one key after the other
    await userEvent.keyboard('{Tab}');
    const stop = document.activeElement as HTMLElement | null;
    if (!stop || stop === document.body || stop === door || stops.has(stop)) {
      faults.push(...(await wayBack([door, ...stops])));
      door.remove();
      return faults;
    }
    stops.add(stop);
    const root = stop.closest<HTMLElement>('.kumiki-root');
    if (!root) continue;
    // Every stop of a board, but of a list of clues the first ones: they are all of one kind.
    const kind = `${roots().indexOf(root)} ${stop.className} ${stop.dataset['action'] ?? ''}`;
    const times = looked.get(kind) ?? 0;
    looked.set(kind, times + 1);
    if (times >= 2) continue;
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
  door.remove();
  return [...faults, `no way out in ${most} stops`];
}

/** In colours of the system a board still has more than its background: its words and lines are seen. */
async function faintWhenForced(): Promise<string[]> {
  await withMedia({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
  await nextFrame();
  return faintPixels(roots());
}

/** A board that a story only asks for is looked at when it has come, if it comes soon. */
async function ready(): Promise<void> {
  const until = performance.now() + 3000;
  while (roots().some(({ dataset }) => dataset['phase'] === 'idle' || dataset['phase'] === 'generating')) {
    if (performance.now() > until) return;
    // oxlint-disable-next-line no-await-in-loop -- it waits
    await nextFrame();
  }
}

const within = async (where: string, faults: Promise<string[]> | string[]): Promise<string[]> =>
  (await faults).map((fault) => `${where}: ${fault}`);

afterEach(async ({ task }) => {
  if (roots().length === 0) return;
  const still = document.createElement('style');
  still.textContent = ':root, [data-kumiki-scheme], [data-kumiki-theme] { --kumiki-motion: 0s !important }';
  document.head.append(still);
  const found: string[] = [];
  const transcripts: string[][] = [];
  try {
    await page.viewport(1280, 900);
    await ready();
    await nextFrame();
    found.push(...(await within('names', namesMissing())));
    // As high as what is on it, or pictures would not show what is further down.
    await page.viewport(1280, Math.min(3000, Math.max(900, document.scrollingElement!.scrollHeight)));
    await nextFrame();
    found.push(...(await within('contrast', faintPixels(roots()))));
    found.push(...(await within('tokens', roots().flatMap(faintPairs))));
    found.push(...(await within('Tab', tabFaults())));
    for (const root of roots()) {
      // oxlint-disable-next-line no-await-in-loop -- one board after the other
      found.push(...(await within('keys', keyFaults(root))));
    }
    for (const root of roots()) {
      // oxlint-disable-next-line no-await-in-loop -- one board after the other
      const { transcript, faults } = await playOn(root);
      found.push(...faults.map((fault) => `moves: ${fault}`));
      transcripts.push(transcript);
    }
    await page.viewport(320, 900);
    await nextFrame();
    found.push(...(await within('320 px', misplaced())));
    await withTouch();
    await nextFrame();
    for (const root of roots()) {
      // oxlint-disable-next-line no-await-in-loop -- one board after the other
      found.push(...(await within('a finger', smallTargets(root))));
    }
    await withoutMedia();
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
  // oxlint-disable vitest/no-standalone-expect -- every story is a test
  expect(found).toEqual([]);
  if (transcripts.every((lines) => lines.length === 0)) return;
  const { storyId } = task.meta as { readonly storyId?: string };
  const text = transcripts.map((lines, n) => [`board ${n + 1}`, ...lines].join('\n')).join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot(`../../test/access/transcripts/${storyId}.txt`);
  // oxlint-enable vitest/no-standalone-expect
});
