// What every story is asked is asked here of boards that are sound, and of boards with something broken on purpose.
import { crosswordFromEntries } from '@kumiki/core/crossword';
import { afterEach, describe, expect, test } from 'vitest';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { addRules, names, openBoard, openCrossword, openNonogram, openStack, stairs, tidy } from './boards.tsx';
import { withoutMedia, withTouch } from './media.ts';
import { faintPairs, faintPixels } from './story-contrast.ts';
import { keyFaults } from './story-keys.ts';
import { playOn } from './story-plays.ts';
import { smallTargets } from './story-targets.ts';

afterEach(async () => {
  tidy();
  await withoutMedia();
});

const rootOf = (box: HTMLElement): HTMLElement => box.querySelector<HTMLElement>('.kumiki-root')!;

describe.each(names)('%s is sound', (name) => {
  test.each(['en', 'ja'] as const)('by its contrast and its keys: %s', async (language) => {
    addRules(':root, [data-kumiki-scheme] { --kumiki-motion: 0s !important }');
    const root = rootOf(await openBoard(name, { language, width: 1000 }));
    expect(faintPairs(root)).toEqual([]);
    expect(await faintPixels([root])).toEqual([]);
    expect(await keyFaults(root)).toEqual([]);
  });

  test.each(['en', 'ja'] as const)('by the moves of its keys, each of which is told: %s', async (language) => {
    addRules(':root, [data-kumiki-scheme] { --kumiki-motion: 0s !important }');
    const root = rootOf(await openBoard(name, { language, width: 1000 }));
    const { transcript, faults } = await playOn(root);
    expect(faults).toEqual([]);
    expect(transcript.length).toBeGreaterThan(10);
    const undone = transcript.filter((line) => line.startsWith('Ctrl+Z'));
    expect(undone.length).toBeGreaterThan(0);
    for (const line of undone) expect(line).toMatch(language === 'ja' ? /戻しました/ : /Move undone/);
  });

  test('by its targets', async () => {
    await withTouch();
    const root = rootOf(await openBoard(name, { width: 320, touch: true }));
    expect(await smallTargets(root)).toEqual([]);
  });
});

describe('contrast that is too low is found', () => {
  test('in a token, whoever sets it', async () => {
    const { box } = await openNonogram();
    addRules('.kumiki-root { --kumiki-ng-clue: oklch(70% 0 0) }');
    expect(faintPairs(rootOf(box))).toEqual([
      expect.stringMatching(/^ng-clue on surface has a contrast of 2\./),
      expect.stringMatching(/^ng-clue on ng-active has a contrast of 2\./),
    ]);
  });

  test.each([
    ['words', '.kumiki-status-words', () => openNonogram()],
    ['clues of a nonogram', '.kumiki-ng-clue', () => openNonogram()],
    ['clues of a crossword', '.kumiki-cw-clue', () => openCrossword({}, { width: 1000 })],
    ['faces of tiles', '.kumiki-ts-drawing', () => openStack({ layout: 'lantern', seed: '1' }, { width: 1000 })],
    ['signs', '.kumiki-icon', () => openNonogram()],
  ] as const)('in a picture, where a rule fades them: %s', async (_what, selector, open) => {
    const { box } = await open();
    addRules(`${selector} { opacity: 0.35 !important }`);
    await nextFrame();
    expect((await faintPixels([rootOf(box)])).length).toBeGreaterThan(0);
  });

  test('in letters of a crossword', async () => {
    const { box, session } = await openCrossword();
    session.dispatch({ type: 'letter', cell: 33, letter: 'S' });
    await nextFrame();
    expect(await faintPixels([rootOf(box)])).toEqual([]);
    addRules('.kumiki-cw-letter { color: lightgrey !important }');
    await nextFrame();
    expect(await faintPixels([rootOf(box)])).toEqual([expect.stringContaining('“S” has a contrast of')]);
  });
});

describe('keys that fail are found', () => {
  test.each([
    ['tiles', () => openStack({ layout: 'lantern', seed: '1' }), /Home|no arrow|End/],
    ['squares', () => openNonogram(), /goes to/],
    ['letters', () => openCrossword(), /Home and End/],
  ] as const)('that do nothing: %s', async (_what, open, fault) => {
    const { box } = await open();
    const swallow = (event: KeyboardEvent): void => event.stopImmediatePropagation();
    window.addEventListener('keydown', swallow, { capture: true });
    try {
      expect((await keyFaults(rootOf(box))).join('\n')).toMatch(fault);
    } finally {
      window.removeEventListener('keydown', swallow, { capture: true });
    }
  });

  test('that should speak and do not, and words that are no words', async () => {
    const { box, one } = await openNonogram();
    const region = one('.kumiki-announcer');
    Object.defineProperty(region, 'textContent', { configurable: true, get: () => '' });
    expect(await keyFaults(rootOf(box))).toEqual(['r says nothing new', 'c says nothing new']);
    delete (region as Partial<HTMLElement>).textContent;
    const garble = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        (node.firstChild as Text).data = `undefined ${node.textContent}`;
      }
    });
    garble.observe(region, { childList: true });
    expect((await keyFaults(rootOf(box))).join('\n')).toContain('somebody hears "undefined Row');
    garble.disconnect();
  });

  test('that speak another language than the board', async () => {
    const { box } = await openNonogram({}, { language: 'en' });
    rootOf(box).lang = 'ja';
    expect((await keyFaults(rootOf(box))).join('\n')).toContain('somebody who reads Japanese hears "Row');
  });

  test('that lose the focus', async () => {
    const { box } = await openNonogram();
    const lose = (event: KeyboardEvent): void => {
      if (event.key === 'c') (document.activeElement as HTMLElement).blur();
    };
    window.addEventListener('keyup', lose);
    expect(await keyFaults(rootOf(box))).toContain('the focus is lost');
    window.removeEventListener('keyup', lose);
  });
});

describe('moves that go wrong are found', () => {
  const boards = [
    ['tiles', () => openStack({ layout: 'lantern', seed: '1' })],
    ['squares', () => openNonogram()],
    ['letters', () => openCrossword()],
  ] as const;
  const without = async (lost: (event: KeyboardEvent) => boolean, open: () => Promise<{ box: HTMLElement }>) => {
    const { box } = await open();
    const swallow = (event: KeyboardEvent): void => {
      if (lost(event)) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', swallow, { capture: true });
    try {
      return (await playOn(rootOf(box))).faults.join('\n');
    } finally {
      window.removeEventListener('keydown', swallow, { capture: true });
    }
  };

  test.each(boards)('by keys that do not undo: %s', async (_what, open) => {
    const faults = await without((event) => event.ctrlKey && event.key === 'z' && !event.shiftKey, open);
    expect(faults).toContain('Ctrl+Z does not leave the game as it was before');
  });
  test.each(boards)('by keys that do not do again: %s', async (_what, open) => {
    expect(await without((event) => event.ctrlKey && event.key === 'y', open)).toContain('Ctrl+Y does not leave');
  });
  test.each([
    ['U', 'u', boards[0]],
    ['X', 'x', boards[1]],
    ['N', 'n', boards[1]],
    ['Page Up', 'PageUp', boards[2]],
    ['Delete', 'Delete', boards[2]],
  ] as const)('by a key that does nothing: %s', async (name, key, [, open]) => {
    expect(await without((event) => event.key === key && !event.ctrlKey && !event.metaKey, open)).toContain(
      `${name} does not`,
    );
  });

  test('by words that are said twice', async () => {
    const { box, one } = await openNonogram();
    const region = one('.kumiki-announcer');
    const echo = new MutationObserver(() => {
      if (region.children.length === 1) region.append(region.firstElementChild!.cloneNode(true));
    });
    echo.observe(region, { childList: true });
    expect((await playOn(rootOf(box))).faults.join('\n')).toContain('says the same twice');
    echo.disconnect();
  });
});

describe('targets that are too small are found', () => {
  const wide = crosswordFromEntries({
    entries: [
      { answer: 'KETTLESANDCUPST', row: 0, column: 0, direction: 'across', clue: 'One long word' },
      { answer: 'KET', row: 0, column: 0, direction: 'down', clue: 'And a short one' },
    ],
  });

  test('buttons', async () => {
    await withTouch();
    const { box } = await openNonogram({}, { width: 320 });
    addRules('.kumiki-button { block-size: 20px !important; min-block-size: 0 !important }');
    expect((await smallTargets(rootOf(box))).length).toBeGreaterThan(4);
  });

  test('cells, once nothing does the same', async () => {
    if (!wide.ok) throw new Error(wide.reason);
    await withTouch();
    const letters = await openCrossword({ puzzle: wide.value, keyboard: 'none' }, { width: 320 });
    expect(await smallTargets(rootOf(letters.box))).toEqual([]);
    addRules('.kumiki-cw-bar { display: none }');
    expect(await smallTargets(rootOf(letters.box))).toEqual([expect.stringContaining('without a clue bar')]);
    const squares = await openNonogram({ puzzle: stairs }, { width: 320 });
    expect(await smallTargets(rootOf(squares.box))).toEqual([]);
    addRules('[data-action="zoom-in"] { display: none }');
    expect(await smallTargets(rootOf(squares.box))).toEqual([expect.stringContaining('without a button that zooms')]);
  });

  test('tiles that take no press around them', async () => {
    await withTouch();
    const { box } = await openStack({ layout: 'turtle', seed: '1' }, { width: 320 });
    expect(await smallTargets(rootOf(box))).toEqual([]);
    const deafen = (event: Event): void => event.stopImmediatePropagation();
    window.addEventListener('click', deafen, { capture: true });
    const found = await smallTargets(rootOf(box));
    window.removeEventListener('click', deafen, { capture: true });
    expect(found).toEqual(['a press 11 pixels beside the middle of a small tile chooses none']);
  });
});
