import type { Mark } from '@kumiki/core/nonogram';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { pairs, required } from '../../packages/react/src/theme/pairs.ts';
import type { TokenName } from '../../packages/react/src/theme/tokens.ts';
import {
  addRules,
  answer,
  cup,
  cupRows,
  four,
  openCrossword,
  openNonogram,
  openStack,
  tidy,
  type Around,
} from './boards.tsx';
import { boxOf, colourOf, contrast, distance, nearest, take, type Colour, type Rectangle } from './pixels.ts';

afterEach(tidy);

/** Edges of letters are mixed with their ground; thin and small ones are nowhere quite as dark as they are meant. */
const SMEARED = { text: 60, mark: 16 } as const;

interface Look {
  readonly where: Rectangle;
  readonly front: TokenName;
  readonly back: TokenName;
}

function tokenColour(token: TokenName): Colour {
  return colourOf(getComputedStyle(document.querySelector('.kumiki-root')!).getPropertyValue(`--kumiki-${token}`));
}

/** The two colours are there, and as far from each other as the table of pairs asks for. */
async function expectContrast({ where, front, back }: Look): Promise<void> {
  const pair = pairs.find((each) => each.front === front && each.back === back);
  if (!pair) throw new Error(`${front} on ${back} is not in the table`);
  const picture = await take(where);
  const [seenFront, seenBack] = [nearest(picture, tokenColour(front)), nearest(picture, tokenColour(back))];
  expect(distance(seenBack, tokenColour(back)), `the ground is ${back}`).toBeLessThanOrEqual(4);
  expect(distance(seenFront, tokenColour(front)), `something on it is ${front}`).toBeLessThanOrEqual(
    SMEARED[pair.kind],
  );
  expect(contrast(seenFront, seenBack), `${front} on ${back}`).toBeGreaterThanOrEqual(required.AA[pair.kind]);
}

const cellAt = (box: HTMLElement, at: number): HTMLElement => box.querySelector<HTMLElement>(`[data-cell="${at}"]`)!;
const letterAt = (box: HTMLElement, at: number): Rectangle =>
  boxOf(cellAt(box, at).querySelector('.kumiki-cw-letter')!);

type State = (around: Around) => Promise<readonly Look[]>;

/** K, a given E, a wrong X, and the rest of TEA; the cursor is in the word of the first row. */
async function markedCrossword(around: Around) {
  const game = await openCrossword({ puzzle: answer, keyboard: 'qwerty' }, around);
  for (const [cell, letter] of [
    [0, 'K'],
    [2, 'X'],
    [8, 'E'],
    [14, 'A'],
  ] as const)
    game.session.dispatch({ type: 'letter', cell, letter });
  await nextFrame();
  return game;
}
const markNonogram = async (around: Around, ...marks: readonly (readonly [readonly number[], Mark])[]) => {
  const game = await openNonogram({ puzzle: cup }, around);
  for (const [cells, mark] of marks) game.session.dispatch({ type: 'mark', cells: [...cells], mark });
  await nextFrame();
  return game;
};
const states: Readonly<Record<string, State>> = {
  'letters of a crossword, given, in the word and out of it': async (around) => {
    const { box } = await markedCrossword(around);
    return [
      { where: letterAt(box, 0), front: 'cw-ink', back: 'cw-related' },
      { where: boxOf(cellAt(box, 0).querySelector('.kumiki-cw-number')!), front: 'cw-ink', back: 'cw-related' },
      { where: letterAt(box, 14), front: 'cw-ink', back: 'cw-paper' },
    ];
  },
  'a given letter outside of the word': async (around) => {
    const { box } = await markedCrossword(around);
    cellAt(box, 14).click();
    cellAt(box, 14).click();
    await nextFrame();
    return [{ where: letterAt(box, 1), front: 'cw-ink', back: 'cw-given' }];
  },
  'the frame and the name of a cell of the answer': async (around) => {
    const { box } = await markedCrossword(around);
    return [
      { where: boxOf(cellAt(box, 3)), front: 'cw-frame', back: 'cw-related' },
      { where: boxOf(cellAt(box, 3).querySelector('.kumiki-cw-place')!, -1), front: 'cw-frame', back: 'cw-related' },
    ];
  },
  'letters that are right, wrong and revealed': async (around) => {
    const { box, session } = await markedCrossword(around);
    session.dispatch({ type: 'check', cells: [0, 2, 14] });
    session.dispatch({ type: 'reveal', cells: [4] });
    await nextFrame();
    return [
      { where: letterAt(box, 0), front: 'success', back: 'cw-related' },
      { where: letterAt(box, 14), front: 'success', back: 'cw-paper' },
      { where: letterAt(box, 2), front: 'danger', back: 'cw-related' },
      { where: letterAt(box, 4), front: 'cw-revealed', back: 'cw-related' },
    ];
  },
  'the cursor, without the focus and with it': async (around) => {
    const { box, one } = await openCrossword({}, around);
    const cursor = boxOf(one('[data-current]'), 1);
    await expectContrast({ where: cursor, front: 'cw-cursor', back: 'cw-related' });
    one('.kumiki-cw-input').focus();
    await nextFrame();
    expect(box.querySelector('[data-current]')).not.toBeNull();
    return [
      { where: cursor, front: 'ring', back: 'cw-related' },
      { where: cursor, front: 'ring', back: 'ring-gap' },
    ];
  },
  'clues: the one that is worked on, the others, and one whose word is full': async (around) => {
    const { session, one, all } = await openCrossword({}, { ...around, width: 1000 });
    for (const [at, letter] of Array.from('SPOON').entries())
      session.dispatch({ type: 'letter', cell: 33 + at, letter });
    await nextFrame();
    const [, other] = all('.kumiki-cw-clue:not([data-full]):not([aria-current="true"]) .kumiki-cw-clue-text');
    return [
      { where: boxOf(one('.kumiki-cw-bar .kumiki-cw-clue-text')), front: 'cw-ink', back: 'cw-related' },
      { where: boxOf(one('.kumiki-cw-bar-name')), front: 'muted-fg', back: 'cw-related' },
      { where: boxOf(one('[aria-current="true"] .kumiki-cw-clue-text')), front: 'cw-ink', back: 'cw-related' },
      { where: boxOf(other!), front: 'surface-fg', back: 'surface' },
      { where: boxOf(one('[data-full] .kumiki-cw-clue-text')), front: 'muted-fg', back: 'surface' },
    ];
  },
  'keys on the screen': async (around) => {
    const { one } = await markedCrossword(around);
    return [
      { where: boxOf(one('.kumiki-cw-key'), 4), front: 'surface-fg', back: 'raised' },
      { where: boxOf(one('.kumiki-cw-key'), -3), front: 'line-strong', back: 'raised' },
    ];
  },
  'filled and crossed squares of a nonogram': async (around) => {
    const { box } = await markNonogram(around, [[22], 1], [[24], 2]);
    const pair = { ...boxOf(cellAt(box, 22)), width: boxOf(cellAt(box, 22)).width * 2 };
    return [
      { where: pair, front: 'ng-ink', back: 'ng-paper' },
      { where: boxOf(cellAt(box, 24), 5), front: 'ng-cross', back: 'ng-paper' },
    ];
  },
  'clues of a nonogram: open, done, a line that fits, and one that can’t be right': async (around) => {
    const { one } = await markNonogram(around, [[4], 1], [[31, 32, 33, 34, 35, 36, 37, 38], 1], [[20, 21], 1]);
    expect(one('[data-line="0"]').dataset['state']).toBe('complete');
    expect(one('[data-line="2"]').dataset['state']).toBe('contradicted');
    return [
      { where: boxOf(one('[data-line="6"]')), front: 'ng-clue', back: 'surface' },
      { where: boxOf(one('[data-line="0"]')), front: 'ng-clue-done', back: 'surface' },
      { where: boxOf(one('[data-line="2"]')), front: 'ng-wrong', back: 'surface' },
    ];
  },
  'the lit lines of a nonogram and the ring of its cell': async (around) => {
    const { box, one } = await markNonogram(around, [[4], 1], [[64, 65], 1], [[61], 2]);
    cellAt(box, 0).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(one('[data-line="0"]').dataset['active']).toBe('true');
    const looks: Look[] = [
      { where: boxOf(one('[data-line="0"]')), front: 'ng-clue-done', back: 'ng-active' },
      { where: boxOf(one('[data-line="10"]')), front: 'ng-clue', back: 'ng-active' },
      { where: boxOf(cellAt(box, 0), 1), front: 'ring', back: 'ring-gap' },
    ];
    for (const look of looks) {
      // oxlint-disable-next-line no-await-in-loop -- before the focus goes on
      await expectContrast(look);
    }
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    return [
      {
        where: { ...boxOf(cellAt(box, 63)), width: boxOf(cellAt(box, 63)).width * 2 },
        front: 'ng-ink',
        back: 'ng-active',
      },
      { where: boxOf(cellAt(box, 61), 4), front: 'ng-cross', back: 'ng-active' },
    ];
  },
  'a hint of a nonogram': async (around) => {
    const { one, box } = await openNonogram({ puzzle: cup }, around);
    cellAt(box, 99).focus();
    await userEvent.keyboard('h');
    await vi.waitFor(() => expect(box.querySelector('.kumiki-ng-hint')).not.toBeNull(), 10_000);
    return [{ where: boxOf(one('.kumiki-ng-hint'), -2), front: 'ng-hint', back: 'ng-hint-tint' }];
  },
  'the tool in use, and the words of a button': async (around) => {
    const { one } = await openNonogram({}, around);
    return [
      { where: boxOf(one('[aria-pressed="true"] .kumiki-button-label')), front: 'accent-fg', back: 'accent' },
      { where: boxOf(one('[aria-pressed="true"]'), -3), front: 'accent', back: 'surface' },
      { where: boxOf(one('[data-action="hint"] .kumiki-button-label')), front: 'surface-fg', back: 'surface' },
    ];
  },
  'the ring of a button with the focus': async (around) => {
    const { one } = await openNonogram({}, around);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(document.activeElement).toBe(one('[data-action="cross"]'));
    return [
      { where: boxOf(one('[data-action="cross"]'), -2), front: 'ring', back: 'surface' },
      { where: boxOf(one('[data-action="cross"]')), front: 'ring', back: 'ring-gap' },
    ];
  },
  'a tile that is chosen': async (around) => {
    const { one, session } = await openStack({ puzzle: four, defaultSelected: 0 }, around);
    expect(session.getSnapshot().state.free[0]).toBe(1);
    const face = boxOf(one('[data-selected] .kumiki-ts-face'));
    return [
      { where: face, front: 'ts-selected-ring', back: 'ts-selected' },
      { where: face, front: 'ts-selected-ring', back: 'ts-ring-gap' },
      { where: face, front: 'ts-ink', back: 'ts-selected' },
    ];
  },
  'tiles that are free and blocked, by their ink and their edge': async (around) => {
    const { one, all } = await openStack({ layout: 'turtle', seed: '2026-11-30' }, { ...around, width: 1000 });
    const isOpen = (face: Element): boolean => {
      const { left, top, width, height } = boxOf(face);
      return document.elementFromPoint(left + width / 2, top + height / 2) === face;
    };
    const blocked = all('.kumiki-ts-tile:not([data-free])[data-face^="characters"] .kumiki-ts-face').find(isOpen);
    const free = boxOf(one('.kumiki-ts-tile[data-free][data-face^="characters"] .kumiki-ts-face'), -1);
    return [
      { where: free, front: 'ts-ink', back: 'ts-face' },
      { where: free, front: 'ts-edge', back: 'ts-face' },
      { where: boxOf(blocked!, 4), front: 'ts-ink', back: 'ts-face-blocked' },
    ];
  },
  'a hint of a tile stack': async (around) => {
    const { one, box } = await openStack({ puzzle: four }, around);
    one('.kumiki-ts-button').focus();
    await userEvent.keyboard('h');
    await vi.waitFor(() => expect(box.querySelectorAll('.kumiki-ts-tile[data-hint]')).toHaveLength(2), 10_000);
    return [{ where: boxOf(one('[data-hint] .kumiki-ts-face')), front: 'ts-hint', back: 'ts-hinted' }];
  },
  'the status: as it goes on, solved, and its button': async (around) => {
    const { one, session, box } = await openNonogram({}, around);
    const going: Look = { where: boxOf(one('.kumiki-status-words')), front: 'muted-fg', back: 'surface' };
    await expectContrast(going);
    session.dispatch({ type: 'mark', cells: solution(), mark: 1 });
    await vi.waitFor(() => expect(box.querySelector('[data-status="solved"]')).not.toBeNull());
    return [
      { where: boxOf(one('.kumiki-status-words')), front: 'success', back: 'surface' },
      { where: boxOf(one('.kumiki-status > .kumiki-button'), 4), front: 'accent-fg', back: 'accent' },
    ];
  },
  'the status: something is wrong': async (around) => {
    const { one, session, box } = await openCrossword({ puzzle: answer }, around);
    for (const [cell, letter] of [...Array.from('K-TTLZ').entries(), [8, 'E'], [14, 'A']] as const)
      if (letter !== '-') session.dispatch({ type: 'letter', cell, letter });
    await vi.waitFor(() => expect(box.querySelector('.kumiki-status[data-tone="danger"]')).not.toBeNull());
    return [{ where: boxOf(one('.kumiki-status-words')), front: 'danger', back: 'surface' }];
  },
};
const solution = (): number[] => Array.from(cupRows.join('')).flatMap((square, cell) => (square === '#' ? [cell] : []));

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(Object.keys(states))('%s', async (name) => {
    addRules(':root, [data-kumiki-scheme] { --kumiki-motion: 0s !important }');
    const looks = await states[name]!({ scheme });
    await nextFrame();
    for (const look of looks) {
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other
      await expectContrast(look);
    }
  });
});

test('ink that is too pale, and ink that a rule of the page fades, are found', async () => {
  const { one } = await openNonogram();
  const look: Look = { where: boxOf(one('.kumiki-status-words')), front: 'muted-fg', back: 'surface' };
  await expectContrast(look);
  addRules('[data-kumiki-scheme] { --kumiki-muted-fg: oklch(70% 0 0) !important }');
  await expect(expectContrast(look)).rejects.toThrow('muted-fg on surface');
  tidy();
  document.documentElement.dataset['kumikiScheme'] = 'light';
  document.body.style.cssText = 'margin: 0; background: var(--kumiki-surface)';
  addRules('.kumiki-status { opacity: 0.4 }');
  await expect(expectContrast(look)).rejects.toThrow('something on it is muted-fg');
});
