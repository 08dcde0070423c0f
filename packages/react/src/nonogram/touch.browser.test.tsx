// The tools under real fingers: notes, colours, crosses that come by themselves, strokes that keep to their line and say how
// long they are, and a second finger that takes them back. None of them writes over a mark of another kind.
import type { Session } from '@kumiki/core';
import {
  deriveColouredClues,
  isNoted,
  nonogramFromRows,
  type NonogramPuzzle,
  type NonogramTypes,
} from '@kumiki/core/nonogram';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { fingers, nextFrame, type Point } from '../board/pointers.fixture.ts';
import { Nonogram, type NonogramProps } from './index.ts';

function puzzleOf(...rows: string[]): NonogramPuzzle {
  const made = nonogramFromRows(rows);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}
/** Its only filled cell is the last one, so that nothing here solves it. */
const empty = puzzleOf(...Array.from({ length: 8 }, (_, y) => (y < 7 ? '........' : '.......#')));
const heart = puzzleOf('.#.#.', '#####', '#####', '.###.', '..#..');
const palette = ['#c62828', '#1565c0', '#2e7d32'];
const coloured: NonogramPuzzle = {
  ...deriveColouredClues([1, 1, 2, 2, 0, 0, 3, 3, ...Array.from({ length: 55 }, () => 0), 1], 8, 8),
  palette,
  claim: 'solvable',
  trail: [],
  ends: 'clues',
};

/** Marks as letters: . unknown, # filled, x crossed, b and c the second and third colour; a dot on a note is written o. */
const SIGNS = '.#xbc';

async function open(props: NonogramProps = {}, rows: readonly string[] = []) {
  await page.viewport(800, 900);
  const onReady = vi.fn<(session: Session<NonogramTypes>) => void>();
  const box = show(<Nonogram puzzle={empty} onReady={onReady} {...props} />, 480);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled(), 20_000);
  const session = onReady.mock.lastCall![0];
  const text = rows.join('');
  for (const mark of [1, 2, 3, 4] as const) {
    const cells = Array.from(text, (sign) => SIGNS.indexOf(sign)).flatMap((held, at) => (held === mark ? [at] : []));
    if (cells.length > 0) session.dispatch({ type: 'mark', cells, mark });
  }
  const noted = Array.from(text).flatMap((sign, at) => (sign === 'o' ? [at] : []));
  if (noted.length > 0) session.dispatch({ type: 'note', cells: noted, on: true });
  const area = box.querySelector<HTMLElement>('.kumiki-ng-area')!;
  const at = ([x, y]: Point): Point => {
    const { state } = session.getSnapshot();
    const { left, top, width, height } = area.getBoundingClientRect();
    const down = state.marks.length / state.width;
    return [left + ((x + 0.5) * width) / state.width, top + ((y + 0.5) * height) / down];
  };
  const row = (y: number): string => {
    const { state } = session.getSnapshot();
    return Array.from({ length: state.width }, (_, x) => {
      const cell = y * state.width + x;
      return isNoted(state, cell) ? 'o' : SIGNS[state.marks[cell]!]!;
    }).join('');
  };
  return {
    box,
    session,
    at,
    row,
    column: (x: number): string => Array.from({ length: 8 }, (_, y) => row(y)[x]).join(''),
    step: () => session.getSnapshot().step,
    count: (): HTMLElement => box.querySelector<HTMLElement>('.kumiki-ng-count')!,
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

let vibrated = 0;
beforeEach(async () => {
  vibrated = 0;
  vi.spyOn(navigator, 'vibrate').mockImplementation(() => (vibrated += 1) > 0);
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
});
afterEach(async () => {
  await fingers.cancel().catch(() => {});
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

/** A finger that is put down, moves on from cell to cell, and is lifted. */
async function swipe({ at, session }: Opened, ...cells: readonly Point[]): Promise<void> {
  // On a busy machine a finger may rest long enough to be a long press, which crosses: taken back, and done again.
  for (let again = 0; again < 4; again += 1) {
    const [before, step] = [vibrated, session.getSnapshot().step];
    // oxlint-disable no-await-in-loop -- a finger moves on and on
    await fingers.down(at(cells[0]!));
    for (const cell of cells.slice(1)) await fingers.move(at(cell));
    await fingers.up();
    await nextFrame();
    // oxlint-enable no-await-in-loop
    if (vibrated === before) return;
    while (session.getSnapshot().step > step) session.undo();
  }
  throw new Error('each of the taps lasted too long');
}
async function tap({ box }: Opened, action: string): Promise<void> {
  const button = box.querySelector<HTMLElement>(`[data-action="${action}"]`)!;
  const isOn = (): boolean => button.getAttribute('aria-pressed') === 'true';
  // On a busy machine a tap may last so long that it is none: done again.
  for (let again = 0; again < 4 && !isOn(); again += 1) {
    const { left, top, width, height } = button.getBoundingClientRect();
    // oxlint-disable no-await-in-loop -- one tap after the other
    await fingers.down([left + width / 2, top + height / 2]);
    await fingers.up();
    for (let frames = 0; frames < 30 && !isOn(); frames += 1) await nextFrame();
    // oxlint-enable no-await-in-loop
  }
  expect(button).toHaveAttribute('aria-pressed', 'true');
}

describe('no tool writes over marks of another kind', () => {
  const through: readonly [string, NonogramProps, string, string][] = [
    ['fill', {}, '.#x.o..#', '##x#####'],
    ['fill, from a filled cell: takes back', {}, '##.#x#.#', '....x...'],
    ['fill, from a crossed cell', {}, 'x.#x....', '#.##....'],
    ['cross', { tool: 'cross' }, '.#x.o..#', 'x#xxxxx#'],
    ['cross, from a crossed cell: takes back', { tool: 'cross' }, 'xx#.x.#x', '..#...#.'],
    ['note', { tool: 'note' }, '.#x.o..#', 'o#xoooo#'],
    ['note, from a noted cell: takes back', { tool: 'note' }, 'oo#.x.oo', '..#.x...'],
    ['note, from a filled cell', { tool: 'note' }, '#..x.o..', '#ooxoooo'],
    ['erase', { tool: 'erase' }, '#x.o.#x.', '........'],
    ['a colour', { puzzle: coloured }, '.bx.c.o#', '#bx#c###'],
    ['a colour, from another one', { puzzle: coloured }, 'bb.x#cbb', '##.x#c##'],
    ['a colour, from itself: takes back', { puzzle: coloured }, '##b.x#c#', '..b.x.c.'],
  ];
  test.each(through)('%s', async (_name, props, from, to) => {
    const opened = await open(props, ['........', from]);
    const before = opened.step();
    await swipe(opened, [0, 1], [3, 1], [7, 1]);
    expect(opened.row(1)).toBe(to);
    expect(opened.step()).toBe(before + 1);
    opened.session.undo();
    expect(opened.row(1)).toBe(from);
    expect([0, 2, 3, 4, 5, 6, 7].map(opened.row)).toEqual(Array.from({ length: 7 }, () => '........'));
  });
});

describe('notes', () => {
  test('are dots that nothing counts, and give way to marks', async () => {
    const opened = await open();
    const { session, row, box } = opened;
    await tap(opened, 'note');
    await swipe(opened, [1, 2], [4, 2]);
    expect(row(2)).toBe('.oooo...');
    const { state, status } = session.getSnapshot();
    expect([state.filled, state.unknown, status]).toEqual([0, 64, 'playing']);
    expect(box.querySelectorAll('.kumiki-ng-noted')).toHaveLength(1);
    // Neither a clue nor the counter of filled squares knows of them.
    expect(box.querySelector('.kumiki-ng-clue[data-line="2"]')).toHaveAttribute('data-state', 'complete');
    expect(box.querySelector('.kumiki-status')!.textContent).toContain('0 of 1 square');
    await tap(opened, 'fill');
    await swipe(opened, [2, 2], [3, 2]);
    expect(row(2)).toBe('.o##o...');
  });
});

describe('colours', () => {
  test('each by its button: runs of different colours side by side, each stroke in its own', async () => {
    const opened = await open({ puzzle: coloured });
    const { row, box } = opened;
    for (const [colour, from, to] of [
      [1, 0, 1],
      [2, 2, 3],
      [3, 6, 7],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one stroke after the other
      await tap(opened, `colour-${colour}`);
      await swipe(opened, [from, 0], [to, 0]);
      // oxlint-enable no-await-in-loop
    }
    expect(row(0)).toBe('##bb..cc');
    expect(box.querySelector('.kumiki-ng-clue[data-line="0"]')).toHaveAttribute('data-state', 'complete');
    // Its buttons are there to be hit.
    for (const button of box.querySelectorAll('[data-action^="colour-"]')) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  test('held for a while a finger crosses, whatever the colour', async () => {
    const opened = await open({ puzzle: coloured }, ['........', '...b....']);
    await tap(opened, 'colour-3');
    await fingers.down(opened.at([1, 1]));
    await vi.waitFor(() => expect(opened.row(1)).toBe('.x.b....'), 3_000);
    await fingers.move(opened.at([5, 1]));
    await fingers.up();
    await nextFrame();
    expect(opened.row(1)).toBe('.xxbxx..');
  });
});

describe('crosses that come by themselves', () => {
  test('with the stroke that completes a line, in its step; lines that are not complete stay as they are', async () => {
    const opened = await open({ puzzle: heart, autoCross: true });
    const { row, step, session } = opened;
    await swipe(opened, [1, 3], [2, 3], [3, 3]);
    expect([row(3), step()]).toEqual(['x###x', 1]);
    // Not before, and not in lines that are not complete.
    await swipe(opened, [0, 1], [3, 1]);
    expect([row(1), row(0), row(2)]).toEqual(['####.', '.....', '.....']);
    session.undo();
    session.undo();
    expect(row(3)).toBe('.....');
  });

  test('not unless they are asked for', async () => {
    const opened = await open({ puzzle: heart });
    await swipe(opened, [1, 3], [3, 3]);
    expect(opened.row(3)).toBe('.###.');
  });
});

describe('a stroke keeps to its line, and says how long it is', () => {
  test.each([
    [
      'row',
      [
        [1, 3],
        [2, 3],
        [3, 4],
        [5, 6],
        [6, 3],
      ],
      '.######.',
    ],
    [
      'column',
      [
        [1, 1],
        [1, 2],
        [2, 3],
        [4, 5],
        [1, 6],
      ],
      '.######.',
    ],
  ] as const)('of a %s', async (axis, path, line) => {
    const opened = await open();
    const { at, count, row, column } = opened;
    const told: string[] = [];
    await fingers.down(at(path[0]));
    expect(count().hidden).toBe(true);
    for (const cell of path.slice(1)) {
      // oxlint-disable no-await-in-loop -- a finger moves on and on
      await fingers.move(at(cell));
      await nextFrame();
      // oxlint-enable no-await-in-loop
      told.push(count().hidden ? 'hidden' : count().textContent);
    }
    expect(told).toEqual(['2', '3', '5', '6']);
    // Beside the cell it has reached, where no finger covers it.
    const { left, width, bottom } = count().getBoundingClientRect();
    const [x, y] = at(path.at(-1)!);
    expect(Math.abs(left + width / 2 - x)).toBeLessThan(2);
    expect(bottom).toBeLessThan(y);
    await fingers.up();
    await nextFrame();
    expect(count().hidden).toBe(true);
    const [own, lineOf] = axis === 'row' ? [3, row] : [1, column];
    expect(lineOf(own)).toBe(line);
    expect(
      [0, 1, 2, 3, 4, 5, 6, 7]
        .filter((n) => n !== own)
        .map(lineOf)
        .join(''),
    ).toMatch(/^\.+$/);
  });

  test('or follows the finger, where that is wanted', async () => {
    const opened = await open({ strokes: 'free' });
    await swipe(opened, [1, 1], [2, 1], [2, 2], [3, 2]);
    expect([opened.row(1), opened.row(2)]).toEqual(['.##.....', '..##....']);
  });
});

describe('a second finger takes the stroke back', () => {
  test.each([
    ['fill', {}],
    ['cross', { tool: 'cross' }],
    ['note', { tool: 'note' }],
    ['erase', { tool: 'erase' }],
    ['a colour', { puzzle: coloured }],
  ] as const satisfies readonly (readonly [string, NonogramProps])[])('of %s', async (_name, props) => {
    const opened = await open(props, ['........', '.#x.o#..']);
    const { at, row, step, count } = opened;
    const before = step();
    await fingers.down(at([0, 1]));
    await fingers.move(at([3, 1]));
    await fingers.move(at([7, 1]));
    await nextFrame();
    expect(row(1)).not.toBe('.#x.o#..');
    expect(count().hidden).toBe(false);
    await fingers.down(at([7, 1]), at([2, 5]));
    await nextFrame();
    expect([row(1), step(), count().hidden]).toEqual(['.#x.o#..', before, true]);
    // And on they go as two: nothing is painted until both are up.
    await fingers.move(at([6, 1]), at([2, 6]));
    await nextFrame();
    expect(row(1)).toBe('.#x.o#..');
    await fingers.up();
    await nextFrame();
    expect([0, 2, 3, 4, 5, 6, 7].map(row)).toEqual(Array.from({ length: 7 }, () => '........'));
  });

  test('with the crosses that came by themselves', async () => {
    const opened = await open({ puzzle: heart, autoCross: true });
    const { at, row, step } = opened;
    await fingers.down(at([1, 3]));
    await fingers.move(at([2, 3]));
    await fingers.move(at([3, 3]));
    await nextFrame();
    expect(row(3)).toBe('x###x');
    await fingers.down(at([3, 3]), at([0, 0]));
    await nextFrame();
    expect([row(3), step()]).toEqual(['.....', 0]);
  });
});

describe('the largest board, 100 × 100, under fingers', { timeout: 60_000 }, () => {
  const side = 100;
  /** A chessboard of squares of six. */
  const large = puzzleOf(
    ...Array.from({ length: side }, (_, y) =>
      Array.from({ length: side }, (_cell, x) => ((Math.floor(x / 6) + Math.floor(y / 6)) % 2 === 0 ? '#' : '.')).join(
        '',
      ),
    ),
  );

  test('two of them zoom it, its numbers stay beside what is seen, and a stroke then paints the cells under it', async () => {
    const opened = await open({ puzzle: large });
    const { box, session, step } = opened;
    const find = (part: string): HTMLElement => box.querySelector<HTMLElement>(part)!;
    const [area, scroller] = [find('.kumiki-ng-area'), find('.kumiki-ng-scroller')];
    const cellSize = (): number => area.getBoundingClientRect().width / side;
    const small = cellSize();
    expect(small).toBeLessThan(5);
    const frame = scroller.getBoundingClientRect();
    const edges = () => ({
      right: find('.kumiki-ng-rows').getBoundingClientRect().right,
      bottom: find('.kumiki-ng-columns').getBoundingClientRect().bottom,
    });
    for (let pinch = 0; pinch < 5 && cellSize() < 24; pinch += 1) {
      // In the middle of what is seen of the grid: over the numbers a pinch is the page's.
      const { right, bottom } = edges();
      const [x, y] = [(right + frame.right) / 2, (bottom + frame.bottom) / 2];
      const apart = (by: number): readonly [Point, Point] => [
        [x - by, y],
        [x + by, y],
      ];
      // oxlint-disable no-await-in-loop -- one pinch after the other
      await fingers.down(apart(20)[0]);
      await fingers.down(...apart(20));
      for (const by of [30, 40, 50, 60]) await fingers.move(...apart(by));
      await fingers.up();
      await nextFrame();
      // oxlint-enable no-await-in-loop
    }
    expect(cellSize()).toBeGreaterThanOrEqual(24);
    expect([step(), scroller.scrollWidth > 3 * scroller.clientWidth]).toEqual([0, true]);

    expect(window.top!.visualViewport!.scale).toBe(1);
    const { right, bottom } = edges();
    const grid = area.getBoundingClientRect();
    // The second cell that is seen whole, both ways.
    const cell: Point = [
      Math.ceil((right - grid.left) / cellSize()) + 1,
      Math.ceil((bottom - grid.top) / cellSize()) + 1,
    ];
    const [px, py] = opened.at(cell);
    expect([px > right, py > bottom, px < frame.right, py < frame.bottom]).toEqual([true, true, true, true]);
    const [row, column] = [`[data-line="${cell[1]}"]`, `[data-line="${side + cell[0]}"]`].map((part) =>
      find(part).getBoundingClientRect(),
    );
    expect(Math.abs(row!.top + row!.height / 2 - py)).toBeLessThan(1);
    expect(Math.abs(column!.left + column!.width / 2 - px)).toBeLessThan(1);
    expect(Number.parseFloat(getComputedStyle(find('[data-line="0"]')).fontSize)).toBeGreaterThanOrEqual(8);

    await swipe(opened, cell, [cell[0] + 1, cell[1]], [cell[0] + 2, cell[1]]);
    const { marks } = session.getSnapshot().state;
    const at = cell[1] * side + cell[0];
    expect([...marks.keys()].filter((one) => marks[one] !== 0)).toEqual([at, at + 1, at + 2]);
    expect(step()).toBe(1);
  });
});
