import { createSession, type Session } from '@kumiki/core';
import {
  deriveClues,
  nonogram,
  nonogramFromRows,
  type NonogramPuzzle,
  type NonogramTypes,
} from '@kumiki/core/nonogram';
import { registry } from '@kumiki/core/worker';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { fingers, mouse, nextFrame, type Point } from '../board/pointers.fixture.ts';
import { Nonogram, type NonogramProps } from './index.ts';

/** A board of a size that no test solves by accident: its only filled cell is the last one. */
function empty(width: number, height = width): NonogramPuzzle {
  const cells = new Uint8Array(width * height);
  cells[cells.length - 1] = 1;
  return { ...deriveClues(cells, width, height), claim: 'unique', trail: [], ends: 'clues' };
}
function puzzleOf(...rows: string[]): NonogramPuzzle {
  const made = nonogramFromRows(rows);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}
const heart = puzzleOf('.#.#.', '#####', '#####', '.###.', '..#..');

async function open(props: NonogramProps = {}, width = 480, marks: readonly string[] = []) {
  await page.viewport(800, 800);
  const onReady = vi.fn<(session: Session<NonogramTypes>) => void>();
  const box = show(<Nonogram {...(props.session ? {} : { puzzle: empty(8) })} onReady={onReady} {...props} />, width);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled(), 20_000);
  const session = onReady.mock.lastCall![0];
  const text = marks.join('');
  for (const [mark, sign] of [
    [1, /#/g],
    [2, /x/g],
  ] as const) {
    const cells = Array.from(text.matchAll(sign), ({ index }) => index);
    if (cells.length > 0) session.dispatch({ type: 'mark', cells, mark });
  }
  const area = box.querySelector<HTMLElement>('.kumiki-ng-area')!;
  /** The middle of a cell, as it lies on the page now. */
  const at = (x: number, y: number): Point => {
    const { state } = session.getSnapshot();
    const { left, top, width: across, height: down } = area.getBoundingClientRect();
    const rows = state.marks.length / state.width;
    return [left + ((x + 0.5) * across) / state.width, top + ((y + 0.5) * down) / rows];
  };
  return {
    box,
    session,
    area,
    at,
    before: session.getSnapshot().step,
    step: () => session.getSnapshot().step,
    /** A row as `.`, `#` and `x`. */
    row: (y: number): string => {
      const { marks: all, width: columns } = session.getSnapshot().state;
      return Array.from(all.subarray(y * columns, (y + 1) * columns), (mark) => '.#x'[mark]).join('');
    },
    focused: () => (document.activeElement as HTMLElement).dataset['cell'],
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function drag({ at }: Opened, from: Point, to: Point, button: 'left' | 'right' = 'left'): Promise<void> {
  await mouse.press(at(...from), button);
  await mouse.move(at(...to), button);
  await mouse.release(at(...to), button);
}
/** By hand, where a browser's own input says too little of time. */
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

afterEach(async () => {
  await mouse.release([790, 790]);
  await mouse.move([790, 790]);
  window.scrollTo(0, 0);
});

describe('a stroke of the mouse', () => {
  test.each([
    ['fill', 'left', '........', '######..'],
    ['fill', 'left', '.#x.....', '##x###..'],
    ['fill', 'left', '#.#x.##.', '...x..#.'],
    ['fill', 'left', 'x.x#....', '#.##....'],
    ['cross', 'left', '.#x.....', 'x#xxxx..'],
    ['cross', 'left', 'x.x#....', '...#....'],
    ['cross', 'left', '#.#x....', 'x.xx....'],
    ['erase', 'left', '#.#x.xx#', '......x#'],
    ['erase', 'left', '.##xx..#', '.......#'],
    ['fill', 'right', '.#x.....', 'x#xxxx..'],
    ['erase', 'right', 'x.x#....', '...#....'],
  ] as const)(
    'with the tool “%s” and the %s button turns %s into %s, and one undo takes it back',
    async (tool, button, from, to) => {
      const opened = await open({ tool }, 480, [from]);
      await drag(opened, [0, 0], [5, 0], button);
      expect(opened.row(0)).toBe(to);
      expect(opened.step()).toBe(opened.before + 1);
      opened.session.undo();
      expect(opened.row(0)).toBe(from);
      expect(opened.row(1)).toBe('........');
    },
  );

  test('slow and back again, it is one step and paints each cell once', async () => {
    const { at, row, step } = await open();
    await mouse.press(at(1, 2));
    for (const x of [2, 3, 4, 5, 4, 3]) {
      // oxlint-disable no-await-in-loop -- frame by frame
      await mouse.move(at(x, 2), 'left');
      await nextFrame();
      // oxlint-enable no-await-in-loop
    }
    await mouse.release(at(3, 2));
    expect([row(2), step()]).toEqual(['.#####..', 1]);
  });

  test('across the whole of a wide board in one jump leaves no gap', async () => {
    const opened = await open({ puzzle: empty(60, 4) }, 700);
    await drag(opened, [0, 1], [59, 1]);
    expect(opened.row(1)).toBe('#'.repeat(60));
  });

  test('stays in its row or column; “free” goes where the pointer goes', async () => {
    const line = await open();
    await mouse.press(line.at(1, 1));
    await mouse.move(line.at(3, 1), 'left');
    await mouse.move(line.at(3, 4), 'left');
    await mouse.release(line.at(3, 4));
    expect([1, 2, 3, 4].map(line.row)).toEqual(['.###....', '........', '........', '........']);
    const free = await open({ strokes: 'free' });
    await mouse.press(free.at(1, 1));
    await mouse.move(free.at(3, 1), 'left');
    await mouse.move(free.at(3, 4), 'left');
    await mouse.release(free.at(3, 4));
    expect([1, 2, 3, 4].map(free.row)).toEqual(['.###....', '...#....', '...#....', '...#....']);
  });

  test('puts the focus into the grid without a ring, lights its own lines, and the keyboard goes on from there', async () => {
    const { at, box, focused } = await open();
    await mouse.press(at(2, 3));
    expect(document.activeElement?.getAttribute('role')).toBe('grid');
    await mouse.move(at(5, 3), 'left');
    await nextFrame();
    const lit = [...box.querySelectorAll<HTMLElement>('[data-active]')].map((each) => Number(each.dataset['line']));
    expect(new Set(lit)).toEqual(new Set([3, 13]));
    await mouse.release(at(5, 3));
    expect(getComputedStyle(document.activeElement!).outlineStyle).toBe('none');
    // The keyboard goes on from there, and shows where it is.
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('34');
    expect(getComputedStyle(document.activeElement!).outlineStyle).toBe('solid');
  });

  test('hides no ring from who comes back by keyboard', async () => {
    const { at, box, focused } = await open();
    await mouse.press(at(2, 3));
    await mouse.release(at(2, 3));
    const tool = box.querySelector<HTMLElement>('[data-action="fill"]')!;
    await userEvent.click(tool);
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('26');
    expect(getComputedStyle(document.activeElement!).outlineStyle).toBe('solid');
  });

  test('on a board of which the grid shows a part, the keyboard goes on where it was', async () => {
    const { at, box, focused, row } = await open({ puzzle: empty(40) }, 700);
    await mouse.press(at(20, 35));
    await mouse.release(at(20, 35));
    // The window waits for the keyboard.
    expect(box.querySelector(`[data-cell="${35 * 40 + 20}"]`)).toBeNull();
    expect(getComputedStyle(document.activeElement!).outlineStyle).toBe('none');
    await userEvent.keyboard('{ArrowRight}2');
    expect(focused()).toBe(String(35 * 40 + 21));
    expect(row(35).slice(20, 22)).toBe('#x');
    // And Tab leaves at once.
    await mouse.press(at(20, 2));
    await mouse.release(at(20, 2));
    await userEvent.keyboard('{Tab}');
    expect(box.querySelector('[role="grid"]')!.contains(document.activeElement)).toBe(false);
    // And comes back to where the pointer was.
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('100');
  });

  test.each([30, 60])(
    'changes the numbers of its own row and columns, on a board of %i, and no others',
    async (side) => {
      const cells = Uint8Array.from({ length: side * side }, (_, cell) => Number((cell * 7 + (cell >> 5)) % 5 < 3));
      const puzzle: NonogramPuzzle = { ...deriveClues(cells, side, side), claim: 'solvable', trail: [], ends: 'clues' };
      const opened = await open({ puzzle }, 700);
      const changed = new Set<number>();
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement!;
          changed.add(Number(element.closest<HTMLElement>('.kumiki-ng-clue')?.dataset['line'] ?? -1));
        }
      });
      for (const band of opened.box.querySelectorAll('.kumiki-ng-band'))
        observer.observe(band, { subtree: true, childList: true, attributes: true, characterData: true });
      await drag(opened, [3, 7], [9, 7]);
      await nextFrame();
      expect(opened.row(7).slice(0, 12)).toBe('...#######..');
      // More filled cells in a row than any of its runs has: it can't be right, and says so.
      await vi.waitFor(() => expect(changed).toContain(7));
      const own = [7, ...[3, 4, 5, 6, 7, 8, 9].map((x) => side + x)];
      expect([...changed].filter((line) => !own.includes(line))).toEqual([]);
      changed.clear();
      opened.session.undo();
      await vi.waitFor(() => expect(changed).toContain(7));
      expect([...changed].filter((line) => !own.includes(line))).toEqual([]);
      observer.disconnect();
    },
  );

  test('Escape takes it back, and nothing that was there before', async () => {
    const opened = await open({}, 480, ['..#.....']);
    const { at, row, step, before } = opened;
    await mouse.press(at(0, 0));
    await mouse.move(at(5, 0), 'left');
    await nextFrame();
    expect(row(0)).toBe('######..');
    await userEvent.keyboard('{Escape}');
    expect([row(0), step()]).toEqual(['..#.....', before]);
    // What comes after it paints nothing.
    await mouse.move(at(7, 0), 'left');
    await mouse.release(at(7, 0));
    expect([row(0), step()]).toEqual(['..#.....', before]);
  });

  test('Escape after an undo by keyboard takes back no step of before', async () => {
    const { at, row, session } = await open({}, 480, ['#.......']);
    await mouse.press(at(4, 1));
    await nextFrame();
    session.undo();
    await userEvent.keyboard('{Escape}');
    await mouse.release(at(4, 1));
    expect([row(0), row(1)]).toEqual(['#.......', '........']);
  });

  test('Escape of a stroke that changed nothing takes back no step of before', async () => {
    const { at, row } = await open({ tool: 'erase' }, 480, ['#.......']);
    await mouse.press(at(4, 1));
    await mouse.move(at(6, 1), 'left');
    await userEvent.keyboard('{Escape}');
    await mouse.release(at(6, 1));
    expect(row(0)).toBe('#.......');
  });

  test('that wins is not undone by what follows, and no other comes after it', async () => {
    const { at, row, session, step } = await open({ puzzle: heart }, 400, [
      '.#.#.',
      '#####',
      '#####',
      '.....',
      '..#..',
    ]);
    const before = step();
    await mouse.press(at(1, 3));
    await mouse.move(at(3, 3), 'left');
    await vi.waitFor(() => expect(session.getSnapshot().status).toBe('solved'));
    await nextFrame();
    await userEvent.keyboard('{Escape}');
    await mouse.move(at(4, 3), 'left');
    await mouse.release(at(4, 3));
    await mouse.press(at(0, 0));
    await mouse.release(at(0, 0));
    expect([session.getSnapshot().status, row(3), row(0), step()]).toEqual(['solved', '.###.', '.#.#.', before + 1]);
  });
});

describe('fingers', () => {
  beforeEach(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  });
  afterEach(async () => {
    await fingers.cancel().catch(() => {});
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    document.body.style.removeProperty('min-height');
  });

  test('paint a run, in one step; the page does not scroll under them', async () => {
    document.body.style.minHeight = '3000px';
    const { at, row, step } = await open();
    await fingers.down(at(2, 1));
    for (const y of [2, 3, 4, 5, 6]) {
      // oxlint-disable-next-line no-await-in-loop -- a finger moves on and on
      await fingers.move(at(2, y));
    }
    await fingers.up();
    await nextFrame();
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((y) => row(y)[2]).join('')).toBe('.######.');
    expect([step(), window.scrollY]).toEqual([1, 0]);
  });

  test('held for 350 ms cross, and go on crossing; one step, and nothing was filled before', async () => {
    const { at, row, step } = await open({}, 480, ['...#....']);
    const before = step();
    await fingers.down(at(1, 0));
    expect(row(0)).toBe('...#....');
    await vi.waitFor(() => expect(row(0)).toBe('.x.#....'), 2_000);
    await fingers.move(at(5, 0));
    await fingers.up();
    await nextFrame();
    expect([row(0), step()]).toEqual(['.xx#xx..', before + 1]);
  });

  test('that move on before do not cross', async () => {
    const { at, row } = await open();
    await fingers.down(at(1, 0));
    await fingers.move(at(2, 0));
    await wait(450);
    await fingers.up();
    await nextFrame();
    expect(row(0)).toBe('.##.....');
  });

  test('that the browser takes away take their stroke along', async () => {
    const { at, row, step, before } = await open({}, 480, ['.#......']);
    await fingers.down(at(2, 0));
    await fingers.move(at(6, 0));
    await nextFrame();
    expect(row(0)).toBe('.######.');
    await fingers.cancel();
    await nextFrame();
    expect([row(0), step()]).toEqual(['.#......', before]);
  });

  test('of whom a second one comes paint nothing and zoom, and the board paints again afterwards', async () => {
    const { at, row, step, box } = await open({ puzzle: empty(20) }, 480);
    const [a, b, far] = [at(4, 4), at(10, 4), at(16, 4)];
    await fingers.down(a);
    await fingers.down(a, b);
    expect([row(4), step()]).toEqual(['.'.repeat(20), 0]);
    await fingers.move(a, far);
    await vi.waitFor(() => expect(box.querySelector('[data-zoomed]')).not.toBeNull());
    expect(step()).toBe(0);
    await fingers.up();
    await nextFrame();
    await fingers.down(at(8, 6));
    await fingers.move(at(9, 6));
    await fingers.up();
    await nextFrame();
    expect([row(6).slice(7, 11), step()]).toEqual(['.##.', 1]);
  });

  // A move would end what could be redone.
  test('a pinch keeps the steps that were undone: it is no move', async () => {
    const { at, session } = await open({ puzzle: empty(20) }, 480, ['#']);
    session.undo();
    expect(session.getSnapshot().canRedo).toBe(true);
    await fingers.down(at(4, 4));
    await fingers.down(at(4, 4), at(10, 4));
    await fingers.up();
    await nextFrame();
    session.redo();
    expect(session.getSnapshot().state.marks[0]).toBe(1);
  });

  test('with the tool that moves scroll the page and paint nothing', async () => {
    document.body.style.minHeight = '3000px';
    const { at, session } = await open({ tool: 'move' });
    const [x, y] = at(4, 7);
    await fingers.down([x, y]);
    for (let step = 1; step <= 8; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a finger moves on and on
      await fingers.move([x, y - step * 15]);
    }
    await fingers.up();
    await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    expect(session.getSnapshot().step).toBe(0);
  });

  test('with the tool that moves scroll a zoomed board within its frame', async () => {
    const { at, box, session } = await open({ tool: 'move', puzzle: empty(20) });
    await userEvent.click(box.querySelector('[data-action="zoom-in"]')!);
    await userEvent.click(box.querySelector('[data-action="zoom-in"]')!);
    const scroller = box.querySelector('.kumiki-ng-scroller')!;
    await vi.waitFor(() => expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth + 100));
    const before = scroller.scrollLeft;
    const [x, y] = at(9, 9);
    await fingers.down([x, y]);
    for (let step = 1; step <= 8; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a finger moves on and on
      await fingers.move([x - step * 15, y]);
    }
    await fingers.up();
    await vi.waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(before + 50));
    expect(session.getSnapshot().step).toBe(0);
  });
});

describe('in the middle of a stroke', () => {
  test('unmounting leaves a session of the page as it is, and hears no more', async () => {
    const session = createSession(nonogram, empty(8));
    await page.viewport(800, 800);
    const { createRoot } = await import('react-dom/client');
    const box = document.createElement('div');
    document.body.append(box);
    const root = createRoot(box);
    root.render(<Nonogram session={session} />);
    const area = await vi.waitUntil(() => box.querySelector('.kumiki-ng-area'));
    const { left, top, width } = area.getBoundingClientRect();
    const at = (x: number): Point => [left + ((x + 0.5) * width) / 8, top + width / 16];
    await mouse.press(at(0));
    await mouse.move(at(2), 'left');
    await nextFrame();
    root.unmount();
    box.remove();
    await mouse.move(at(6), 'left');
    await mouse.release(at(6));
    await nextFrame();
    expect([...session.getSnapshot().state.marks.subarray(0, 8)]).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
    expect(session.getSnapshot().step).toBe(1);
  });

  test('a new board ends it: nothing of it lands there, and nothing there is undone', async () => {
    const { at, session, row } = await open();
    await mouse.press(at(0, 0));
    await mouse.move(at(2, 0), 'left');
    await nextFrame();
    session.dispatch({ type: 'deal', puzzle: empty(10) });
    await nextFrame();
    await mouse.move(at(6, 0), 'left');
    await mouse.release(at(6, 0));
    await nextFrame();
    expect(row(0)).toBe('..........');
    expect(session.getSnapshot().puzzle.rows).toHaveLength(10);
  });
});

describe('how the board lies', () => {
  const createWorker = (): Worker => {
    throw new Error('not here');
  };
  const inks = ['#c62828', '#2e7d32', '#1565c0', '#f9a825'];
  test.each([
    [5, 5, 0],
    [10, 10, 0],
    [15, 15, 0],
    [20, 15, 0],
    [10, 10, 3],
    [20, 15, 4],
  ])(
    '%i × %i, %i colours: nothing moves when the board is there',
    async (width, height, colours) => {
      const painted = colours > 0 ? { palette: inks.slice(0, colours) } : {};
      await page.viewport(1000, 900);
      for (const seed of ['s0', 's1', 's2', 's8']) {
        for (const room of [320, 800]) {
          let give: (engines: typeof registry) => void = () => {};
          const engines = new Promise<typeof registry>((resolve) => {
            give = resolve;
          });
          const box = show(
            <Nonogram
              width={width}
              height={height}
              seed={seed}
              puzzles={() => engines}
              createWorker={createWorker}
              {...painted}
            />,
            room,
          );
          // oxlint-disable no-await-in-loop -- one board after the other
          await vi.waitFor(() => expect(box.querySelector('[data-skeleton]')).not.toBeNull());
          const boxes = (): number[] =>
            ['.kumiki-ng-area', '.kumiki-root', '.kumiki-status'].flatMap((part) => {
              const { x, y, width: across, height: down } = box.querySelector(part)!.getBoundingClientRect();
              return [x, y, across, down];
            });
          const before = boxes();
          give(registry);
          await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"]')).not.toBeNull(), 20_000);
          // oxlint-enable no-await-in-loop
          expect(boxes(), `${seed} in ${room} px`).toEqual(before);
          box.hidden = true;
        }
      }
    },
    60_000,
  );

  test.each([200, 480])('in %i px: nothing moves when a line is done, or wrong, or checked', async (room) => {
    for (const judge of ['live', 'on-request'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one board after the other
      const { area, box, session } = await open({ puzzle: heart, judge }, room);
      const place = (): number[] => {
        const { x, y, width, height } = area.getBoundingClientRect();
        return [x, y, width, height].map((edge) => Math.round(edge * 100) / 100);
      };
      const before = place();
      const moved: string[] = [];
      // The row with the most numbers fits, and then can't be right; so does the highest column.
      for (const [name, cells] of [
        ['the widest row fits', [1, 3]],
        ['and is wrong', [0, 2, 4]],
        ['all columns are wrong', [20, 21, 22, 23, 24]],
      ] as const) {
        session.dispatch({ type: 'mark', cells, mark: 1 });
        // oxlint-disable-next-line no-await-in-loop -- one mark after the other
        await nextFrame();
        box.querySelector<HTMLElement>('[data-action="check"]')?.click();
        // oxlint-disable-next-line no-await-in-loop -- one mark after the other
        await nextFrame();
        if (place().join() !== before.join())
          moved.push(`${judge}: ${name}: ${before.join(' ')} → ${place().join(' ')}`);
      }
      expect(moved).toEqual([]);
    }
  });

  test.each([
    [heart, 200],
    [heart, 700],
    [empty(15, 20), 333],
    [empty(40, 30), 777],
    [empty(100), 700],
  ])('cells are square, and the numbers lie beside their lines (%#)', async (puzzle, room) => {
    const { area, box } = await open({ puzzle }, room);
    const [width, height] = [puzzle.columns.length, puzzle.rows.length];
    const { left, top, width: across, height: down } = area.getBoundingClientRect();
    const [w, h] = [across / width, down / height];
    expect(Math.abs(w - h)).toBeLessThan(0.5);
    for (let line = 0; line < width + height; line += 1) {
      const clue = box.querySelector(`[data-line="${line}"]`)!.getBoundingClientRect();
      const [middle, wanted] =
        line < height
          ? [clue.top + clue.height / 2, top + (line + 0.5) * h]
          : [clue.left + clue.width / 2, left + (line - height + 0.5) * w];
      expect(Math.abs(middle - wanted), `line ${line}`).toBeLessThan(0.75);
      // Next to the grid, not over it.
      const edge = line < height ? left - clue.right : top - clue.bottom;
      expect(edge).toBeGreaterThanOrEqual(-0.01);
      expect(edge).toBeLessThan(2.5);
    }
    // What has the focus lies over what is drawn.
    for (const cell of box.querySelectorAll<HTMLElement>('[role="gridcell"]')) {
      const number = Number(cell.dataset['cell']);
      const { x, y } = cell.getBoundingClientRect();
      expect(Math.abs(x - (left + (number % width) * w))).toBeLessThan(1);
      expect(Math.abs(y - (top + Math.floor(number / width) * h))).toBeLessThan(1);
    }
    expect(box.scrollWidth).toBeLessThanOrEqual(room);
  });

  test.each([
    [empty(15, 11), 480],
    [empty(60), 720],
  ])(
    'every fifth line is told from the others: it is thick, or of another colour on the smallest cells (%#)',
    async (puzzle, room) => {
      const { box, area } = await open({ puzzle }, room);
      const [width, height] = [puzzle.columns.length, puzzle.rows.length];
      const places = (part: string): string[] =>
        box
          .querySelector(part)!
          .getAttribute('d')!
          .match(/M[^M]+/g)!;
      const fifths = (count: number): number[] => [...Array(count).keys()].filter((at) => at > 0 && at % 5 === 0);
      expect(places('.kumiki-ng-fifths').toSorted()).toEqual(
        [...fifths(width).map((x) => `M${x} 0V${height}`), ...fifths(height).map((y) => `M0 ${y}H${width}`)].toSorted(),
      );
      const [thin, strong] = ['.kumiki-ng-lines', '.kumiki-ng-fifths'].map((part) =>
        getComputedStyle(box.querySelector(part)!),
      );
      const cell = area.getBoundingClientRect().width / width;
      expect(Number.parseFloat(thin!.strokeWidth)).toBe(1);
      if (cell > 16) expect(Number.parseFloat(strong!.strokeWidth)).toBeGreaterThanOrEqual(2);
      expect(strong!.stroke).not.toBe(thin!.stroke);
    },
  );

  test('a page that reads from right to left gets the same board', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const opened = await open();
      await drag(opened, [0, 0], [2, 0]);
      expect(opened.row(0)).toBe('###.....');
      const first = opened.box.querySelector('[data-cell="0"]')!.getBoundingClientRect();
      expect(first.left).toBeLessThan(opened.box.querySelector('[data-cell="7"]')!.getBoundingClientRect().left);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });

  test('moving by keyboard over a zoomed board keeps the cell in sight beside the numbers', async () => {
    const { box } = await open({ puzzle: empty(30) }, 480);
    for (let n = 0; n < 4; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.click(box.querySelector('[data-action="zoom-in"]')!);
    }
    box.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')!.focus();
    const scroller = box.querySelector('.kumiki-ng-scroller')!;
    await vi.waitFor(() => expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth * 2));
    for (const keys of [
      '{Control>}{End}{/Control}',
      '{Control>}{Home}{/Control}',
      '{End}',
      '{PageDown}{PageDown}{Home}',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard(keys);
      const cell = document.activeElement!.getBoundingClientRect();
      const frame = scroller.getBoundingClientRect();
      const [band, bar] = ['.kumiki-ng-rows', '.kumiki-ng-columns'].map((part) =>
        box.querySelector(part)!.getBoundingClientRect(),
      );
      expect(
        [
          cell.left >= band!.right - 1,
          cell.top >= bar!.bottom - 1,
          cell.right <= frame.left + scroller.clientWidth + 1,
          cell.bottom <= frame.top + scroller.clientHeight + 1,
        ],
        keys,
      ).toEqual([true, true, true, true]);
    }
  });

  test('so does coming back to it by Tab', async () => {
    const { box, at } = await open({ puzzle: empty(30) }, 480);
    for (let n = 0; n < 4; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.click(box.querySelector('[data-action="zoom-in"]')!);
    }
    const scroller = box.querySelector('.kumiki-ng-scroller')!;
    await vi.waitFor(() => expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth * 2));
    scroller.scrollTo({ left: 300, top: 300, behavior: 'instant' });
    await nextFrame();
    expect(at(8, 0)[1]).toBeLessThan(0);
    await userEvent.click(box.querySelector('[data-action="fill"]')!);
    await userEvent.keyboard('{Tab}');
    const cell = document.activeElement!.getBoundingClientRect();
    expect((document.activeElement as HTMLElement).dataset['cell']).toBe('0');
    expect(cell.left).toBeGreaterThanOrEqual(box.querySelector('.kumiki-ng-rows')!.getBoundingClientRect().right - 1);
    expect(cell.top).toBeGreaterThanOrEqual(
      box.querySelector('.kumiki-ng-columns')!.getBoundingClientRect().bottom - 1,
    );
  });
});

describe('what the system asks for', () => {
  const emulate = (name: string, value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

  test('forced colours keep filled, crossed and blank cells apart', async () => {
    await emulate('forced-colors', 'active');
    try {
      const { box } = await open({}, 480, ['#x......']);
      const style = (part: string): CSSStyleDeclaration => getComputedStyle(box.querySelector(`.kumiki-ng-${part}`)!);
      expect(style('filled').fill).not.toBe(style('paper').fill);
      expect(style('crossed').stroke).not.toBe(style('paper').fill);
      expect(style('frame').stroke).not.toBe(style('paper').fill);
    } finally {
      await emulate('forced-colors', 'none');
    }
  });

  test('reduced motion: nothing moves', async () => {
    await emulate('prefers-reduced-motion', 'reduce');
    try {
      const { box } = await open({ puzzle: heart }, 400, ['.#.#.', '#####', '#####', '.###.', '..#..']);
      await vi.waitFor(() => expect(box.querySelector('[data-status="solved"]')).not.toBeNull());
      for (const part of ['.kumiki-ng-filled', '.kumiki-ng-clue', '.kumiki-ng-lines']) {
        const { animationDuration, transitionDuration } = getComputedStyle(box.querySelector(part)!);
        expect(`${animationDuration} ${transitionDuration}`).not.toMatch(/[1-9]/);
      }
    } finally {
      await emulate('prefers-reduced-motion', 'no-preference');
    }
  });
});

test('a stroke says how long it is beside the pointer, and no longer when it ends', async () => {
  const { area, box } = await open({ puzzle: heart });
  const count = box.querySelector<HTMLElement>('.kumiki-ng-count')!;
  const { left, top, width, height } = area.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    clientX: left + ((x + 0.5) / 5) * width,
    clientY: top + ((y + 0.5) / 5) * height,
    pointerId: 1,
    isPrimary: true,
    bubbles: true,
    cancelable: true,
    button: 0,
    buttons: 1,
    pointerType: 'mouse',
  });
  area.dispatchEvent(new PointerEvent('pointerdown', at(0, 3)));
  expect(count.hidden).toBe(true);
  area.dispatchEvent(new PointerEvent('pointermove', at(3, 3)));
  await vi.waitFor(() => expect([count.hidden, count.textContent]).toEqual([false, '4']));
  const label = count.getBoundingClientRect();
  expect(label.bottom).toBeLessThan(at(3, 3).clientY);
  area.dispatchEvent(new PointerEvent('pointerup', { ...at(3, 3), buttons: 0 }));
  await vi.waitFor(() => expect(count.hidden).toBe(true));
});
