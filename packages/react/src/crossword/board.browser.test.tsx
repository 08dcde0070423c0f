import { createBudget, createRandom, type Session } from '@kumiki/core';
import { crossword, type CrosswordPuzzle, type CrosswordTypes } from '@kumiki/core/crossword';
import { wordsEn, wordsJa } from '@kumiki/core/crossword/words';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { mouse, nextFrame, type Point } from '../board/pointers.fixture.ts';
import { answerBoard, board, garden, tea } from './boards.fixture.ts';
import { Crossword, type CrosswordProps } from './index.ts';

async function open(props: CrosswordProps = {}, width = 640) {
  await page.viewport(Math.max(400, width + 40), 1200);
  const onReady = vi.fn<(session: Session<CrosswordTypes>) => void>();
  const box = show(<Crossword puzzle={tea} keyboard="none" onReady={onReady} {...props} />, width);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
  await document.fonts.ready;
  await nextFrame();
  const session = onReady.mock.lastCall![0];
  const one = (selector: string): HTMLElement => box.querySelector<HTMLElement>(selector)!;
  const all = (selector: string): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(selector)];
  const key = (name: string): HTMLElement => all('.kumiki-cw-key').find((each) => each.textContent === name)!;
  return { box, session, one, all, key, input: one('.kumiki-cw-input') };
}
const rect = (element: Element): DOMRect => element.getBoundingClientRect();
const middle = (element: Element): Point => [
  rect(element).left + rect(element).width / 2,
  rect(element).top + rect(element).height / 2,
];

/** Boards as pages ask for them, with the clues of our words. */
function drawn(words: typeof wordsJa): CrosswordPuzzle {
  const options = { style: 'answer', words, answerLength: [5, 6], hide: 'most' } as const;
  const made = crossword.generate(options, createRandom('look'), createBudget({ steps: 1e6 }));
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}
const japanese = drawn(wordsJa);
const english = drawn(wordsEn);

describe('nothing moves', () => {
  const parts = [
    '.kumiki-cw-board',
    '.kumiki-cw-cells',
    '.kumiki-cw-answer',
    '.kumiki-toolbar',
    '.kumiki-status',
    '.kumiki-cw-bar',
    '.kumiki-cw-clues',
    '.kumiki-cw-keyboard',
  ];
  test.each([
    ['Japanese', japanese, 320],
    ['Japanese', japanese, 1000],
    ['English', english, 320],
    ['English', english, 560],
  ] as const)('when letters are typed and the cursor goes through all words: %s, %#', async (_name, puzzle, width) => {
    const { all, one, session, input } = await open({ puzzle, keyboard: 'kana50' }, width);
    const boxes = (): Record<string, string> =>
      Object.fromEntries(
        parts.flatMap((part) =>
          all(part).map((each, nth) => {
            const { x, y, width: w, height } = rect(each);
            // The status is one pixel taller while its words take two lines; nothing lies under it.
            return [`${part} ${nth}`, JSON.stringify([x, y, w, part === '.kumiki-status' ? 0 : height])];
          }),
        ),
      );
    const cells = (): string =>
      JSON.stringify(
        all('.kumiki-cw-cell').map((cell) => [rect(cell).x, rect(cell).y, rect(cell).width, rect(cell).height]),
      );
    input.focus();
    const [before, cellsBefore] = [boxes(), cells()];
    expect(Object.keys(before)).toHaveLength(9);
    for (const entry of puzzle.entries.keys()) {
      // oxlint-disable-next-line no-await-in-loop -- one word after the other
      await userEvent.keyboard('{PageDown}');
      expect(boxes(), one('.kumiki-cw-bar-clue').textContent).toEqual(before);
      const { cells: own } = puzzle.entries[entry]!;
      for (const cell of own) session.dispatch({ type: 'letter', cell, letter: puzzle.cells[cell]!.letter });
      session.dispatch({ type: entry % 2 === 0 ? 'check' : 'reveal', cells: [...own] });
    }
    await nextFrame();
    expect(cells()).toBe(cellsBefore);
  });

  test.each([320, 360, 1280])('and %i px hold it without scrolling sideways', async (width) => {
    for (const [puzzle, keyboard] of [
      [japanese, 'kana50'],
      [english, 'qwerty'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one board after the other
      const { box } = await open({ puzzle, keyboard }, width);
      expect(box.scrollWidth).toBeLessThanOrEqual(width);
    }
  });
});

describe('cells', () => {
  test.each([
    ['a board of ours', japanese, 640],
    ['on a phone', japanese, 320],
    ['at an odd width', english, 431],
    ['small', garden, 500],
    ['very small', answerBoard, 500],
  ] as const)('are square and stand in line, to half a pixel: %s', async (_name, puzzle, width) => {
    const { all } = await open({ puzzle }, width);
    const cells = all('.kumiki-cw-cell');
    const size = rect(cells[0]!).width;
    const left = new Map<number, number>();
    const top = new Map<number, number>();
    for (const cell of cells) {
      const at = Number(cell.dataset['cell']);
      const box = rect(cell);
      expect(Math.abs(box.width - box.height)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(box.width - size)).toBeLessThanOrEqual(0.5);
      const [x, y] = [at % puzzle.width, Math.floor(at / puzzle.width)];
      expect(Math.abs(box.left - (left.get(x) ?? box.left))).toBeLessThanOrEqual(0.5);
      expect(Math.abs(box.top - (top.get(y) ?? box.top))).toBeLessThanOrEqual(0.5);
      left.set(x, box.left);
      top.set(y, box.top);
    }
    // Neighbours share the line between them.
    for (const [x, at] of left) {
      const next = left.get(x + 1);
      if (next !== undefined) expect(Math.abs(next - at - size - 1)).toBeLessThanOrEqual(0.5);
    }
    expect(size).toBeLessThanOrEqual(52);
  });

  test.each([1, 2, 3, 6, 8, 13, 14, 16, 20, 24, 30])(
    'hold letters of one proportion on boards %i wide',
    async (width) => {
      const answer = Array.from({ length: Math.max(2, width) }, (_, at) => String.fromCharCode(65 + (at % 26))).join(
        '',
      );
      const puzzle = board({ entries: [{ answer, row: 0, column: 0, direction: width === 1 ? 'down' : 'across' }] });
      const { one } = await open({ puzzle }, 900);
      const share =
        Number.parseFloat(getComputedStyle(one('.kumiki-cw-letter')).fontSize) / rect(one('.kumiki-cw-cell')).width;
      expect(share).toBeGreaterThan(0.52);
      expect(share).toBeLessThan(0.66);
      expect(rect(one('.kumiki-cw-cell')).width).toBeLessThanOrEqual(56);
    },
  );

  test('of 24 px keep their text inside, those of the answer as well', async () => {
    const wide = board({ entries: [{ answer: 'WMQÅ字がパヴWM字ー', row: 0, column: 0, direction: 'across' }] });
    const puzzle: CrosswordPuzzle = {
      ...wide,
      style: 'answer',
      answer: 'WMQÅ字が',
      cells: wide.cells.map((cell, at) => (at < 6 ? { letter: cell!.letter, kind: 'answer', at } : cell)),
    };
    const { all, session } = await open({ puzzle }, 300);
    for (const [cell, held] of puzzle.cells.entries()) session.dispatch({ type: 'letter', cell, letter: held!.letter });
    await nextFrame();
    for (const cell of all('.kumiki-cw-cell')) {
      const outer = rect(cell);
      expect(Math.round(outer.width)).toBe(24);
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('.kumiki-cw-letter')!);
      const inner = range.getBoundingClientRect();
      expect(inner.width, cell.textContent).toBeGreaterThan(4);
      for (const edge of ['left', 'top'] as const) expect(inner[edge]).toBeGreaterThanOrEqual(outer[edge]);
      for (const edge of ['right', 'bottom'] as const) expect(inner[edge]).toBeLessThanOrEqual(outer[edge]);
    }
  });
});

/** Where the ink of a letter lies in its cell, as shares of the cell: the middle of the darkest pixels. */
async function inkOf(cell: HTMLElement): Promise<{ x: number; y: number; width: number }> {
  const shot = await page.screenshot({ element: cell, save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let [left, right, top, bottom] = [image.width, 0, image.height, 0];
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      // The ink is much darker than lines and tints.
      if (data[(y * image.width + x) * 4 + 1]! > 90 || x < 3 || y < 3 || x > image.width - 4 || y > image.height - 4)
        continue;
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x + 1),
        Math.min(top, y),
        Math.max(bottom, y + 1),
      ];
    }
  }
  return {
    x: (left + right) / 2 / image.width,
    y: (top + bottom) / 2 / image.height,
    width: (right - left) / image.width,
  };
}

describe('letters', () => {
  test.each(['HOXT', 'ロタキサ', 'のあきか', '田国日目'])('stand in the middle of their cells: %s', async (answer) => {
    // The first cell has a number, which is ink as well.
    const puzzle = board({
      entries: [{ answer: `I${answer}`, row: 0, column: 0, direction: 'across' }],
      given: [0, 1, 2, 3].map((at) => [0, at] as const),
    });
    const { all } = await open({ puzzle }, 500);
    let [sumX, sumY] = [0, 0];
    const letters = all('.kumiki-cw-cell').slice(1, 4);
    for (const cell of letters) {
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other
      const { x, y, width } = await inkOf(cell);
      expect(width).toBeGreaterThan(0.2);
      expect(Math.abs(x - 0.5), `${cell.textContent} sideways`).toBeLessThanOrEqual(0.06);
      expect(Math.abs(y - 0.5), `${cell.textContent} up and down`).toBeLessThanOrEqual(0.06);
      sumX += x / letters.length;
      sumY += y / letters.length;
    }
    expect(Math.abs(sumX - 0.5)).toBeLessThanOrEqual(0.04);
    expect(Math.abs(sumY - 0.5)).toBeLessThanOrEqual(0.05);
  });
});

interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
}
interface Frame {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: readonly Frame[];
}

describe('the tree that assistive technology gets', () => {
  test('holds the grid with its rows and named cells, their letters, and nothing else inside of it', async () => {
    const { session } = await open({ puzzle: answerBoard });
    session.dispatch({ type: 'letter', cell: 0, letter: 'か' });
    await nextFrame();
    // The part of the protocol that the test runner's types leave out.
    const send = cdp().send as unknown as (method: string, params?: object) => Promise<unknown>;
    const { frameTree } = (await send('Page.getFrameTree')) as { frameTree: Frame };
    const frames = [frameTree, ...(frameTree.childFrames ?? [])].map(({ frame }) => frame.id);
    const trees = await Promise.all(frames.map((frameId) => send('Accessibility.getFullAXTree', { frameId })));
    const nodes = trees.flatMap((tree) => (tree as { nodes: readonly Node[] }).nodes);
    const grid = nodes.find(({ role }) => role?.value === 'grid')!;
    const under = (parent: Node): Node[] =>
      nodes.filter(({ parentId }) => parentId === parent.nodeId).flatMap((node) => [node, ...under(node)]);
    const seen = under(grid)
      .filter(({ ignored, role }) => !ignored && role!.value !== 'InlineTextBox')
      .map(({ role, name }) => [role!.value, name!.value]);
    expect(seen.filter(([role]) => role === 'row')).toHaveLength(2);
    expect(seen.filter(([role]) => role === 'gridcell').map(([, name]) => name)).toEqual([
      'か, 1 across, 2 letters',
      'blank, answer letter 2, letter 2 of 1 across',
      'blank, answer letter 1, letter 2 of 2 down',
    ]);
    expect(seen.filter(([role]) => role !== 'row' && role !== 'gridcell')).toEqual([['StaticText', 'か']]);
    expect(nodes.find(({ role }) => role?.value === 'textbox')!.name!.value).toBe('Letters of the crossword');
    expect(nodes.find(({ role }) => role?.value === 'image')!.name!.value).toBe('Answer: blank, blank');
  });
});

describe('the cursor', () => {
  test('is ringed, more so while the board has the keys, and the input lies over it', async () => {
    const { one, input, all } = await open();
    const ring = () => getComputedStyle(one('[data-current]'), '::before').borderTopWidth;
    expect(ring()).toBe('2px');
    await userEvent.click(all('.kumiki-cw-cell')[9]!);
    await vi.waitFor(() => expect(ring()).toBe('3px'));
    const [a, b] = [rect(input), rect(one('[data-current]'))];
    for (const edge of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs(a[edge] - b[edge])).toBeLessThan(1.5);
    expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  });

  test('goes where a mouse presses, also when it presses fast', async () => {
    const { one, all, input } = await open();
    const cell = all('[data-cell="20"]')[0]!;
    await mouse.press(middle(cell));
    await mouse.release(middle(cell));
    await vi.waitFor(() => expect(one('[data-current]').dataset['cell']).toBe('20'));
    expect(document.activeElement).toBe(input);
    expect(getSelection()!.toString()).toBe('');
  });

  test('a page that reads from right to left gets the same board', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { all } = await open();
      expect(rect(all('[data-cell="1"]')[0]!).left).toBeLessThan(rect(all('[data-cell="2"]')[0]!).left);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });
});

describe('the keys of the screen', () => {
  test.each([
    ['kana50', japanese, 320],
    ['qwerty', english, 320],
    ['kana50', japanese, 640],
  ] as const)('%s are large enough for fingers and do not overlap, on %#', async (keyboard, puzzle, width) => {
    const { all, one } = await open({ puzzle, keyboard }, width);
    const keys = all('.kumiki-cw-key').map(rect);
    const outer = rect(one('.kumiki-cw-keyboard'));
    for (const key of keys) {
      expect(key.width).toBeGreaterThanOrEqual(24);
      expect(key.height).toBeGreaterThanOrEqual(44);
      expect(key.left).toBeGreaterThanOrEqual(outer.left - 0.5);
      expect(key.right).toBeLessThanOrEqual(outer.right + 0.5);
      for (const other of keys) {
        if (other === key) continue;
        const apart =
          other.left >= key.right - 0.5 ||
          other.right <= key.left + 0.5 ||
          other.top >= key.bottom - 0.5 ||
          other.bottom <= key.top + 0.5;
        expect(apart).toBe(true);
      }
    }
  });

  test('leave the focus with the board under a mouse', async () => {
    const { key, input, session } = await open({ puzzle: garden, keyboard: 'kana50' });
    input.focus();
    await mouse.press(middle(key('イ')));
    await mouse.release(middle(key('イ')));
    await vi.waitFor(() => expect(session.getSnapshot().state.letters[1]).toBe('イ'));
    expect(document.activeElement).toBe(input);
    await cdp().send('Input.insertText', { text: 'さ' });
    await vi.waitFor(() => expect(session.getSnapshot().state.letters[2]).toBe('さ'));
  });

  test('are one stop of Tab; arrows move over them as they lie, over gaps, and stop at the edges', async () => {
    const { key, all } = await open({ puzzle: garden, keyboard: 'kana50' });
    all('.kumiki-cw-key[tabindex="0"]')[0]!.focus();
    const walk = async (keys: string): Promise<string> => {
      await userEvent.keyboard(keys);
      return document.activeElement!.textContent;
    };
    expect(await walk('{ArrowRight}')).toBe('カ');
    expect(await walk('{ArrowDown}')).toBe('キ');
    expect(await walk('{ArrowLeft}{ArrowLeft}')).toBe('イ');
    expect(await walk('{ArrowUp}{ArrowUp}')).toBe('ア');
    key('ミ').focus();
    expect(await walk('{ArrowRight}')).toBe('リ');
    key('ヤ').focus();
    // Nothing lies right below it: the nearest key of the next row that has one there.
    expect(['ユ', 'ミ', 'リ']).toContain(await walk('{ArrowDown}'));
    key('オ').focus();
    expect(await walk('{ArrowDown}')).toBe('゛゜小');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement!.classList.contains('kumiki-cw-key')).toBe(false);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement!.textContent).toBe('゛゜小');
  });

  test('are pressed by Enter and Space', async () => {
    const { key, session } = await open({ puzzle: garden, keyboard: 'kana50' });
    key('イ').focus();
    await userEvent.keyboard('{Enter}');
    expect(session.getSnapshot().state.letters[1]).toBe('イ');
    key('サ').focus();
    await userEvent.keyboard(' ');
    expect(session.getSnapshot().state.letters[2]).toBe('サ');
  });
});

describe('the tools', () => {
  test('open a menu that checks and reveals, by mouse and by keyboard', async () => {
    const { one, session, input } = await open();
    input.focus();
    await userEvent.keyboard('x');
    await userEvent.click(one('[data-action="check"]'));
    const menu = one('[data-action="check"]').parentElement!.querySelector<HTMLElement>('.kumiki-menu')!;
    expect(menu.matches(':popover-open')).toBe(true);
    await userEvent.click(menu.querySelector('[data-scope="word"]')!);
    expect(menu.matches(':popover-open')).toBe(false);
    expect(session.getSnapshot().state.marks[1]).toBe(2);
    one('[data-action="check"]').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}{Tab}{Enter}');
    // The cursor was on the second letter.
    expect(session.getSnapshot().state.marks[2]).toBe(3);
  });
});

describe('what the system asks for', () => {
  test('forced colours keep the cursor, the word and the answer’s cells apart', async () => {
    const emulate = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await emulate('active');
    try {
      const { one, all } = await open({ puzzle: answerBoard });
      expect(getComputedStyle(one('[data-kind="answer"]')).borderTopStyle).toBe('double');
      expect(getComputedStyle(one('[data-related]')).outlineStyle).toBe('solid');
      expect(getComputedStyle(one('[data-current]'), '::before').borderTopStyle).toBe('solid');
      expect(getComputedStyle(all('.kumiki-cw-cell')[0]!).borderTopWidth).not.toBe('0px');
    } finally {
      await emulate('none');
    }
  });
});

describe('a composition', () => {
  test('under which the board is unmounted, or becomes another, leaves nothing and warns of nothing', async () => {
    const told = vi.spyOn(console, 'error');
    const onMove = vi.fn();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const draw = (puzzle: CrosswordPuzzle) =>
      root.render(
        <StrictMode>
          <Crossword puzzle={puzzle} keyboard="none" onMove={onMove} />
        </StrictMode>,
      );
    const set = (text: string) =>
      cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    draw(garden);
    const input = await vi.waitUntil(() => place.querySelector<HTMLInputElement>('.kumiki-cw-input'));
    input.focus();
    await set('い');
    await vi.waitFor(() => expect(place.querySelector('[data-composing]')).not.toBeNull());
    draw(japanese);
    await nextFrame();
    // One input for the life of the board: it was not made anew under the input method.
    expect(place.querySelector('.kumiki-cw-input')).toBe(input);
    await set('いぬ');
    root.unmount();
    await nextFrame();
    await cdp().send('Input.insertText', { text: 'いぬ' });
    await nextFrame();
    expect(onMove).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
    place.remove();
  });
});
