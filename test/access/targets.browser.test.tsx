import { crosswordFromEntries } from '@kumiki/core/crossword';
import { nonogramFromRows } from '@kumiki/core/nonogram';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { addRules, cup, names, openBoard, openCrossword, openNonogram, openStack, stairs, tidy } from './boards.tsx';
import { withoutMedia, withTouch } from './media.ts';

const PHONE = 320;
/** WCAG 2.2, 2.5.8. */
const LEAST = 24;
/** What a finger wants, and what the style sheet promises to controls. */
const FINGER = 44;

beforeEach(withTouch);
afterEach(async () => {
  tidy();
  await withoutMedia();
});

const sizeOf = (element: Element): [number, number] => {
  const { width, height } = element.getBoundingClientRect();
  // A hair less is what rounding leaves of a share.
  return [width + 0.01, height + 0.01];
};
function tooSmall(elements: Iterable<Element>, width: number, height: number): string[] {
  return [...elements].flatMap((element) => {
    const [wide, high] = sizeOf(element);
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return wide >= width && high >= height ? [] : [`${name}: ${wide.toFixed(1)} × ${high.toFixed(1)}`];
  });
}
function openMenus(box: HTMLElement): void {
  for (const menu of box.querySelectorAll<HTMLElement>('[popover]')) {
    // All at once, so that one does not close the other.
    menu.popover = 'manual';
    menu.showPopover();
  }
}

describe.each(names)('%s on a phone', (name) => {
  test('has no control under 24 pixels, and its tools and keys are as high as a finger wants', async () => {
    const box = await openBoard(name, { width: PHONE });
    openMenus(box);
    await nextFrame();
    expect(tooSmall(box.querySelectorAll('button:not(.kumiki-ts-button)'), LEAST, LEAST)).toEqual([]);
    const controls = box.querySelectorAll('.kumiki-button, .kumiki-cw-key');
    expect(controls.length).toBeGreaterThan(4);
    expect(tooSmall(controls, LEAST, FINGER)).toEqual([]);
  });
});

test('items of menus are as high as a finger wants', async () => {
  const box = await openBoard('crossword', { width: PHONE });
  openMenus(box);
  await nextFrame();
  expect(tooSmall(box.querySelectorAll('.kumiki-menu-item'), LEAST, FINGER)).toEqual([]);
});

test('a control that is too small is found', async () => {
  addRules('.kumiki-button { block-size: 20px !important }');
  const box = await openBoard('nonogram', { width: PHONE });
  expect(tooSmall(box.querySelectorAll('.kumiki-button'), LEAST, LEAST).length).toBeGreaterThan(4);
});

describe('cells of crosswords', () => {
  const rowOf = (answer: string) => {
    const made = crosswordFromEntries({
      entries: [
        { answer, row: 0, column: 0, direction: 'across', clue: 'One long word' },
        { answer: answer.slice(0, 3), row: 0, column: 0, direction: 'down', clue: 'And a short one' },
      ],
    });
    if (!made.ok) throw new Error(made.reason);
    return made.value;
  };

  test.each(['KETTLE', 'KETTLESANDCU'])('are 24 pixels at least on boards up to twelve columns: %s', async (answer) => {
    const { all } = await openCrossword({ puzzle: rowOf(answer), keyboard: 'auto' }, { width: PHONE });
    expect(tooSmall(all('.kumiki-cw-cell'), LEAST, LEAST)).toEqual([]);
  });

  test('are smaller on wider ones: the clue bar, the keys and the list of clues do all that a tap on a cell does', async () => {
    const { all, one } = await openCrossword({ puzzle: rowOf('KETTLESANDCUPST'), keyboard: 'auto' }, { width: PHONE });
    expect(tooSmall(all('.kumiki-cw-cell'), LEAST, LEAST).length).toBeGreaterThan(0);
    const equivalents = [...all('.kumiki-cw-bar button'), ...all('.kumiki-cw-key'), ...all('.kumiki-cw-clue')];
    expect(equivalents).toHaveLength(2 + 26 + 2 + 2);
    expect(tooSmall(equivalents, LEAST, LEAST)).toEqual([]);
    // Every cell is reached by them: to a word by the bar, through it by its letters.
    const [, next] = all('.kumiki-cw-bar button');
    const reached = new Set<string>();
    for (let word = 0; word < 2; word += 1) {
      for (const cell of all('[data-related]')) reached.add(cell.dataset['cell']!);
      next!.click();
      // oxlint-disable-next-line no-await-in-loop -- one word after the other
      await nextFrame();
    }
    expect(reached.size).toBe(all('.kumiki-cw-cell').length);
    const before = one('[data-current]').dataset['cell'];
    all('.kumiki-cw-key')[0]!.click();
    await nextFrame();
    expect(one('[data-current]').dataset['cell']).not.toBe(before);
  });
});

describe('cells of nonograms', () => {
  test('of a large one are smaller, and zooming in brings them to 24 pixels', async () => {
    const { all, one } = await openNonogram({ puzzle: stairs }, { width: PHONE });
    expect(tooSmall(all('.kumiki-ng-cell'), LEAST, LEAST).length).toBeGreaterThan(0);
    const zoomIn = one('[data-action="zoom-in"]');
    expect(tooSmall([zoomIn], LEAST, FINGER)).toEqual([]);
    for (let n = 0; n < 12 && zoomIn.getAttribute('aria-disabled') === 'false'; n += 1) {
      zoomIn.click();
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await nextFrame();
    }
    expect(tooSmall(all('.kumiki-ng-cell'), LEAST, LEAST)).toEqual([]);
  });

  test('of ten by ten are 24 pixels at least, or can be zoomed by a button', async () => {
    const { all } = await openNonogram({ puzzle: cup }, { width: PHONE });
    const isZoomable = all('[data-action="zoom-in"]').length > 0;
    expect(isZoomable ? [] : tooSmall(all('.kumiki-ng-cell'), LEAST, LEAST)).toEqual([]);
  });

  test('of twelve by twelve with long clues are 24 pixels at least, or can be zoomed by a button', async () => {
    const made = nonogramFromRows(Array.from({ length: 12 }, () => '#.'.repeat(6)));
    if (!made.ok) throw new Error(made.reason);
    const { all } = await openNonogram({ puzzle: made.value }, { width: PHONE });
    const isZoomable = all('[data-action="zoom-in"]').length > 0;
    expect(isZoomable ? [] : tooSmall(all('.kumiki-ng-cell'), LEAST, LEAST)).toEqual([]);
  });
});

describe('tiles', () => {
  const faces = (all: (selector: string) => HTMLElement[]) => tooSmall(all('.kumiki-ts-face'), LEAST, LEAST);

  test('of the layout made for phones are 24 pixels at least', async () => {
    const { all } = await openStack({ layout: 'lantern', seed: '2026-11-30' }, { width: PHONE });
    expect(faces(all)).toEqual([]);
  });

  test('of the Turtle are drawn smaller, and take presses around them up to 24 pixels', async () => {
    const { all, box, session } = await openStack({ layout: 'turtle', seed: '2026-11-30' }, { width: PHONE });
    expect(faces(all).length).toBeGreaterThan(0);
    const { free } = session.getSnapshot().state;
    const tileOf = (element: Element | null) =>
      Number(element?.closest('[data-tile]')?.getAttribute('data-tile') ?? -1);
    const press = async (hit: Element, clientX: number, clientY: number): Promise<void> => {
      hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }));
      await nextFrame();
    };
    const centres = all('[data-free] .kumiki-ts-face').map((face) => {
      const { left, top, width, height } = face.getBoundingClientRect();
      return { tile: tileOf(face), x: left + width / 2, y: top + height / 2 };
    });
    // Where the targets of two tiles meet, it is the nearer one.
    const nearest = (x: number, y: number) =>
      centres
        .map((one) => ({ tile: one.tile, right: Math.abs(one.x - x), down: Math.abs(one.y - y) }))
        .filter(({ right, down }) => right <= LEAST / 2 && down <= 14)
        .toSorted((a, b) => a.right + a.down - b.right - b.down)[0]!.tile;
    let beside = 0;
    for (const centre of centres) {
      for (const [right, down] of [
        [0, 0],
        [-11, 0],
        [11, 0],
        [-11, -11],
        [11, 11],
      ] as const) {
        // Of whole pixels, as events have them.
        const [x, y] = [Math.round(centre.x) + right, Math.round(centre.y) + down];
        const hit = document.elementFromPoint(x, y)!;
        // What is another tile's own face is that tile's, where it can be taken.
        const under = hit.matches('.kumiki-ts-face') ? tileOf(hit) : -1;
        const wanted = under >= 0 && free[under] === 1 ? under : nearest(x, y);
        if (under !== centre.tile && wanted === centre.tile) beside += 1;
        // oxlint-disable-next-line no-await-in-loop -- one press after the other
        await press(hit, x, y);
        expect(tileOf(box.querySelector('[data-selected]')), `${right}, ${down} of tile ${centre.tile}`).toBe(wanted);
        // oxlint-disable-next-line no-await-in-loop -- and chosen no more
        await press(hit, x, y);
      }
    }
    expect(beside).toBeGreaterThan(20);
  });

  test('that are large enough take only what hits them', async () => {
    const { all, box } = await openStack({ layout: 'lantern', seed: '2026-11-30' }, { width: PHONE });
    const { left, top, height } = all('[data-free] .kumiki-ts-face')[0]!.getBoundingClientRect();
    const at = { clientX: left - 2, clientY: top + height / 2 };
    document
      .elementFromPoint(at.clientX, at.clientY)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
    await nextFrame();
    expect(box.querySelector('[data-selected]')).toBeNull();
  });
});
