import type { Session } from '@kumiki/core';
import { solveNonogram, type NonogramTypes } from '@kumiki/core/nonogram';
import { Nonogram } from '@kumiki/react/nonogram';
import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { fingers, mouse, nextFrame, type Point } from '../../packages/react/src/board/pointers.fixture.ts';
import { show } from './show.tsx';

const SIDE = 15;

/** Workers that this page starts, and how many boards they answered with. */
function watchWorkers(): { readonly answers: () => number } {
  let answers = 0;
  class Watched extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ type: string; result?: { ok: boolean } }>) => {
        if (data.type === 'done' && data.result?.ok) answers += 1;
      });
    }
  }
  vi.stubGlobal('Worker', Watched);
  return { answers: () => answers };
}
const workers = watchWorkers();
let boards = 0;

interface Run {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

async function fifteen() {
  await page.viewport(1000, 1000);
  const onReady = vi.fn<(session: Session<NonogramTypes>) => void>();
  const onSolve = vi.fn();
  const box = show(<Nonogram width={SIDE} height={SIDE} seed="2026-11-30" onReady={onReady} onSolve={onSolve} />, 640);
  await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"]')).not.toBeNull(), 20_000);
  boards += 1;
  expect(workers.answers(), 'the board came from a worker').toBeGreaterThanOrEqual(boards);
  const session = onReady.mock.lastCall![0];
  const { puzzle } = session.getSnapshot();
  const solved = solveNonogram(puzzle);
  if (!solved.ok) throw new Error(solved.reason);
  expect(solved.value.verdict).toBe('unique');
  const solution = solved.value.solutions[0]!;
  const runs: Run[] = [];
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      if (solution[y * SIDE + x] !== 1) continue;
      const from = x;
      while (x + 1 < SIDE && solution[y * SIDE + x + 1] === 1) x += 1;
      runs.push({ y, from, to: x });
    }
  }
  const area = box.querySelector('.kumiki-ng-area')!;
  /** The middle of a cell, as it lies on the page now. */
  const at = (x: number, y: number): Point => {
    const { left, top, width, height } = area.getBoundingClientRect();
    return [left + ((x + 0.5) * width) / SIDE, top + ((y + 0.5) * height) / SIDE];
  };
  const isFilled = ({ y, to }: Run): boolean => session.getSnapshot().state.marks[y * SIDE + to] === 1;
  // The one that wins has several cells, so that it wins before the pointer goes up.
  return {
    box,
    session,
    solution,
    runs: runs.toSorted((a, b) => a.to - a.from - (b.to - b.from)),
    at,
    isFilled,
    onSolve,
  };
}

async function expectSolved(
  { box, session, solution, onSolve }: Awaited<ReturnType<typeof fifteen>>,
  steps: number,
): Promise<void> {
  await vi.waitFor(() => expect(box.querySelector('[data-status="solved"]')).not.toBeNull());
  // What comes after the end of the winning stroke takes nothing of it back.
  await nextFrame();
  const { status, step, state } = session.getSnapshot();
  expect([status, step]).toEqual(['solved', steps]);
  expect(Array.from(state.marks, (mark) => Number(mark === 1))).toEqual(
    [...solution].map((cell) => Number(cell === 1)),
  );
  expect(onSolve).toHaveBeenCalledOnce();
  expect(onSolve.mock.lastCall![0]).toMatchObject({ steps, hints: 0, reveals: 0 });
  expect(box.querySelector('.kumiki-status')!.textContent).toContain('Solved in');
  expect(box.querySelector('.kumiki-announcer')!.textContent).toContain('Solved in');
  expect(box.querySelectorAll('.kumiki-ng-clue[data-state="complete"]')).toHaveLength(2 * SIDE);
}

describe('the 15 × 15 of 2026-11-30, made in the worker, is painted to the last run', () => {
  test('by mouse', async () => {
    const game = await fifteen();
    for (const run of game.runs) {
      // oxlint-disable no-await-in-loop -- a player paints one run after the other
      await mouse.press(game.at(run.from, run.y));
      await mouse.move(game.at(run.to, run.y), 'left');
      await mouse.release(game.at(run.to, run.y));
      await vi.waitFor(() => expect(game.isFilled(run)).toBe(true));
      // oxlint-enable no-await-in-loop
    }
    await expectSolved(game, game.runs.length);
  }, 60_000);

  test('by touch, and a winning stroke that the browser then takes away stays', async () => {
    const game = await fifteen();
    const last = game.runs.at(-1)!;
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
    try {
      for (const run of game.runs) {
        // oxlint-disable no-await-in-loop -- a player paints one run after the other
        const paint = async (): Promise<void> => {
          await fingers.down(game.at(run.from, run.y));
          await fingers.move(game.at(run.to, run.y));
          if (run === last && run.from !== run.to) {
            await vi.waitFor(() => expect(game.session.getSnapshot().status).toBe('solved'));
            await fingers.cancel();
          } else await fingers.up();
          await nextFrame();
        };
        await paint();
        // On a busy machine a tap can last as long as a long press, which crosses: taken back, and tapped again.
        for (let again = 0; again < 3 && !game.isFilled(run); again += 1) {
          game.session.undo();
          await paint();
        }
        expect(game.isFilled(run)).toBe(true);
        // oxlint-enable no-await-in-loop
      }
    } finally {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    }
    await expectSolved(game, game.runs.length);
    expect(window.scrollY).toBe(0);
  }, 60_000);

  test('by keyboard alone', async () => {
    const game = await fifteen();
    const focused = (): number => Number((document.activeElement as HTMLElement).dataset['cell']);
    // The tools are one stop, the board is the next.
    await userEvent.keyboard('{Tab}{Tab}');
    expect(focused()).toBe(0);
    // A cross set by mistake, and cleared.
    await userEvent.keyboard('20');
    let steps = 2;
    const rows = Array.from({ length: SIDE }, (_, y) => game.runs.filter((run) => run.y === y));
    for (const [y, runs] of rows.entries()) {
      let x = 0;
      let keys = y === 0 ? '' : '{ArrowDown}{Home}';
      for (const { from, to } of runs.toSorted((a, b) => a.from - b.from)) {
        keys += '{ArrowRight}'.repeat(from - x);
        keys += to === from ? '1' : `{Shift>}${'{ArrowRight}'.repeat(to - from)}{/Shift}`;
        x = to;
        steps += 1;
      }
      // oxlint-disable-next-line no-await-in-loop -- a player presses one key after the other
      await userEvent.keyboard(keys);
      expect(focused()).toBe(y * SIDE + x);
    }
    await expectSolved(game, steps);
  }, 60_000);
});
