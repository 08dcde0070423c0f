import { createSession } from '@kumiki/core';
import { tileStack } from '@kumiki/core/tile-stack';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { pairs } from '../../packages/react/src/theme/pairs.ts';
import { tokenNames, tokens } from '../../packages/react/src/theme/tokens.ts';
import {
  addRules,
  answer,
  cupRows,
  four,
  fourStacks,
  openCrossword,
  openNonogram,
  openStack,
  tidy,
} from './boards.tsx';
import { boxOf, differing, take, type Picture } from './pixels.ts';

afterEach(tidy);

/** What is drawn is black, what it lies on is white: nobody sees a hue, nor a shade. */
function takeColour(): void {
  const fronts = new Set(pairs.map(({ front }) => front));
  const colours = tokenNames.filter((name) => tokens[name].light.startsWith('oklch('));
  const rules = colours.map(
    (name) => `--kumiki-${name}: ${fronts.has(name) && name !== 'accent-fg' ? 'black' : 'white'} !important;`,
  );
  addRules(`:root, [data-kumiki-scheme] { --kumiki-motion: 0s !important; ${rules.join('')} }`);
}

/** A stroke across a small cell has as many pixels. */
const SEEN = 12;

/** The same place of the same size, wherever on the board it is. */
async function pictureOf(element: Element, inset = 0): Promise<Picture> {
  const { left, top, width, height } = boxOf(element, inset);
  return take({ left: Math.round(left), top: Math.round(top), width: Math.floor(width), height: Math.floor(height) });
}

function expectAllDifferent(pictures: Readonly<Record<string, Picture>>): void {
  const names = Object.keys(pictures);
  for (const [n, one] of names.entries()) {
    for (const other of names.slice(n + 1)) {
      expect(differing(pictures[one]!, pictures[other]!), `${one} and ${other}`).toBeGreaterThanOrEqual(SEEN);
    }
  }
}

/** One thing after another, each with its picture. */
async function after(
  picture: () => Promise<Picture>,
  steps: Readonly<Record<string, () => unknown>>,
): Promise<Record<string, Picture>> {
  const pictures: Record<string, Picture> = {};
  for (const [name, step] of Object.entries(steps)) {
    // oxlint-disable no-await-in-loop -- one step after the other
    await step();
    await nextFrame();
    pictures[name] = await picture();
    // oxlint-enable no-await-in-loop
  }
  return pictures;
}

describe('without any colour', () => {
  test('letters that are right, wrong and revealed differ', async () => {
    const { session, one } = await openCrossword({ puzzle: answer, keyboard: 'none' });
    takeColour();
    // The cursor is elsewhere; the letter itself says nothing of what a check found.
    one('[data-cell="1"]').click();
    addRules('.kumiki-cw-letter { visibility: hidden }');
    const check = (letter: string) => () => {
      session.dispatch({ type: 'letter', cell: 14, letter });
      session.dispatch({ type: 'check', cells: [14] });
    };
    const pictures = await after(() => pictureOf(one('[data-cell="14"]')), {
      unchecked: () => {},
      right: check('A'),
      wrong: check('X'),
    });
    expectAllDifferent(pictures);
    tidy();
    takeColour();
    const letters = await after(() => pictureOf(one('[data-cell="14"]')), {
      typed: () => session.dispatch({ type: 'letter', cell: 14, letter: 'A' }),
      right: () => session.dispatch({ type: 'check', cells: [14] }),
      revealed: () => {
        session.dispatch({ type: 'letter', cell: 14, letter: '' });
        session.dispatch({ type: 'reveal', cells: [14] });
      },
    });
    expectAllDifferent(letters);
  });

  test('a cell of a hint differs from others of a crossword', async () => {
    const { box, one } = await openCrossword({ puzzle: answer, keyboard: 'none' });
    takeColour();
    const pictures = await after(() => pictureOf(one('[data-cell="0"]')), {
      plain: () => one('[data-cell="8"]').click(),
      hinted: async () => {
        one('[data-action="hint"]').click();
        await vi.waitFor(() => expect(box.querySelector('.kumiki-cw-cell[data-hint]')).not.toBeNull(), 10_000);
      },
    });
    const hinted = await pictureOf(one('.kumiki-cw-cell[data-hint]'));
    expect(differing(pictures['plain']!, hinted)).toBeGreaterThanOrEqual(SEEN);
  });

  test.each([
    ['a row', 0],
    ['a column', 14],
  ] as const)('lines of a nonogram that fit and that can’t be right differ: %s', async (_name, line) => {
    const { session, one, all } = await openNonogram();
    takeColour();
    expect(all('[data-line]')).toHaveLength(20);
    const cells =
      line < 10
        ? Array.from({ length: 10 }, (_, x) => line * 10 + x)
        : Array.from({ length: 10 }, (_, y) => y * 10 + line - 10);
    const right = cells.filter((cell) => cupRows.join('').charAt(cell) === '#');
    const wrong = cells.filter((cell) => cupRows.join('').charAt(cell) !== '#');
    const mark = (to: 0 | 1, of: readonly number[]) => session.dispatch({ type: 'mark', cells: [...of], mark: to });
    const clue = one(`[data-line="${line}"]`);
    const pictures = await after(() => pictureOf(clue), {
      open: () => {},
      fits: () => mark(1, right),
      'can’t be right': () => mark(1, wrong),
    });
    expect(clue.dataset['state']).toBe('contradicted');
    expectAllDifferent(pictures);
  });

  test('tiles that are chosen, hinted and in one another’s way differ', async () => {
    const lost = createSession(tileStack, fourStacks);
    lost.dispatch({ type: 'pair', tiles: [3, 5] });
    const { box, one, all } = await openStack({ session: lost, liveVerdict: true });
    takeColour();
    addRules('.kumiki-ts-drawing { visibility: hidden }');
    const faceOf = (selector: string) => pictureOf(one(`${selector} .kumiki-ts-face`), -2);
    await vi.waitFor(() => expect(box.querySelector('[data-action="why"]')).not.toBeNull(), 10_000);
    one('[data-action="why"]').click();
    await vi.waitFor(() => expect(all('.kumiki-ts-tile[data-conflict]').length).toBeGreaterThan(0));
    await nextFrame();
    const conflict = one('.kumiki-ts-tile[data-conflict]').dataset['tile']!;
    const other = all('.kumiki-ts-tile[data-free]:not([data-conflict])')[0]!.dataset['tile']!;
    const pictures: Record<string, Picture> = {
      conflict: await faceOf(`.kumiki-ts-tile[data-tile="${conflict}"]`),
      plain: await faceOf(`.kumiki-ts-tile[data-tile="${other}"]`),
    };
    one(`.kumiki-ts-button[data-tile="${other}"]`).click();
    await nextFrame();
    pictures['chosen'] = await faceOf('.kumiki-ts-tile[data-selected]');
    one(`.kumiki-ts-button[data-tile="${other}"]`).click();
    one('[data-action="undo"]').click();
    await nextFrame();
    one('[data-action="hint"]').click();
    await vi.waitFor(() => expect(box.querySelector('.kumiki-ts-tile[data-hint]')).not.toBeNull(), 10_000);
    await nextFrame();
    pictures['hinted'] = await faceOf('.kumiki-ts-tile[data-hint]');
    expectAllDifferent(pictures);
  });
});

describe('the status says by its sign what its colour says', () => {
  /** The sign of a tone, as it is drawn. */
  async function signOf(box: HTMLElement, tone: 'success' | 'danger'): Promise<string> {
    await vi.waitFor(() => expect(box.querySelector(`.kumiki-status[data-tone="${tone}"]`)).not.toBeNull(), 10_000);
    const drawn = box.querySelector('.kumiki-status-text > svg');
    expect(drawn?.getBoundingClientRect().width).toBeGreaterThan(12);
    return drawn!.innerHTML;
  }
  const signs: Readonly<Record<string, () => Promise<readonly [right: string, wrong: string]>>> = {
    async crossword() {
      const { box, session } = await openCrossword({ puzzle: answer, keyboard: 'none' });
      const fill = (letters: string) => {
        for (const [cell, letter] of [...Array.from(letters).entries(), [8, 'E'], [14, 'A']] as const) {
          if (cell !== 1) session.dispatch({ type: 'letter', cell, letter });
        }
      };
      fill('KETTLZ');
      const wrong = await signOf(box, 'danger');
      fill('KETTLE');
      return [await signOf(box, 'success'), wrong];
    },
    async nonogram() {
      const { box, session } = await openNonogram();
      const cells = Array.from(cupRows.join('')).flatMap((square, cell) => (square === '#' ? [cell] : []));
      session.dispatch({ type: 'mark', cells: [0, 99], mark: 1 });
      box.querySelector<HTMLElement>('[data-action="hint"]')!.click();
      const wrong = await signOf(box, 'danger');
      session.dispatch({ type: 'mark', cells: [0], mark: 0 });
      session.dispatch({ type: 'mark', cells, mark: 1 });
      return [await signOf(box, 'success'), wrong];
    },
    async 'tile stack'() {
      const lost = createSession(tileStack, fourStacks);
      for (const tiles of [
        [3, 5],
        [1, 2],
      ] as const)
        lost.dispatch({ type: 'pair', tiles });
      const { box } = await openStack({ session: lost });
      box.querySelector<HTMLElement>('[data-action="hint"]')?.click();
      const wrong = await signOf(box, 'danger');
      box.remove();
      const won = await openStack({ puzzle: four });
      for (const tiles of [
        [0, 3],
        [1, 2],
      ] as const)
        won.session.dispatch({ type: 'pair', tiles });
      return [await signOf(won.box, 'success'), wrong];
    },
  };

  test.each(Object.keys(signs))('%s', async (name) => {
    const [right, wrong] = await signs[name]!();
    expect(right).not.toBe(wrong);
  });
});

test('what only a colour says is found', async () => {
  const { session, one } = await openCrossword({ puzzle: answer, keyboard: 'none' });
  takeColour();
  addRules('.kumiki-cw-cell::after { display: none !important }');
  const pictures = await after(() => pictureOf(one('[data-cell="14"]')), {
    typed: () => session.dispatch({ type: 'letter', cell: 14, letter: 'A' }),
    right: () => session.dispatch({ type: 'check', cells: [14] }),
  });
  expect(() => expectAllDifferent(pictures)).toThrow('typed and right');
});
