import { Nonogram } from '@kumiki/react/nonogram';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { heart, heartRows, kettle } from './pictures.ts';
import { clue, drawn, ready, stroke } from './story-steps.ts';

/** Fill cells so that the runs of every row and column are its clue. */
const meta = {
  title: 'Nonogram/Board',
  component: Nonogram,
  args: { onSolve: fn(), onError: fn() },
  argTypes: {
    width: { control: { type: 'range', min: 1, max: 60, step: 1 } },
    height: { control: { type: 'range', min: 1, max: 60, step: 1 } },
    density: { control: { type: 'range', min: 0.1, max: 1, step: 0.05 } },
    judge: { control: 'inline-radio', options: ['live', 'on-request'] },
    emptyClue: { control: 'inline-radio', options: ['zero', 'blank'] },
    strokes: { control: 'inline-radio', options: ['line', 'free'] },
    tool: { control: false },
  },
} satisfies Meta<typeof Nonogram>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Made in a worker, with exactly one solution; the same seed is the same board everywhere. */
export const FifteenByFifteen: Story = { args: { width: 15, height: 15, seed: '2026-11-30' } };

/** A run is painted, and its clue and its line change with it. */
export const PaintARun: Story = {
  args: { puzzle: heart },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await stroke(canvasElement, 5, [
      [0, 1],
      [4, 1],
    ]);
    await waitFor(() => expect(drawn(canvasElement, 'filled')).toContain('M0 1h5v1h-5z'));
    await waitFor(() => expect(clue(canvasElement, 1)).toHaveAttribute('data-state', 'complete'));
    await expect(clue(canvasElement, 2)).not.toHaveAttribute('data-state');
    await expect(canvasElement.querySelector('.kumiki-announcer')!.textContent).toMatch(/Row 2 fits|2行目が合いました/);
  },
};

/** The right button crosses, whatever the tool; a filled cell in its way stays. */
export const CrossWithTheRightButton: Story = {
  args: { puzzle: heart },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await stroke(canvasElement, 5, [[2, 0]]);
    const row = [
      [0, 0],
      [4, 0],
    ] as const;
    await stroke(canvasElement, 5, row, { button: 2 });
    await waitFor(() => expect(drawn(canvasElement, 'crossed').match(/M/g)).toHaveLength(4));
    await expect(drawn(canvasElement, 'filled')).toBe('M2 0h1v1h-1z');
  },
};

/** A stroke is one step: one undo takes it back, and one redo brings it again. */
export const UndoAStroke: Story = {
  args: { puzzle: heart },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await stroke(canvasElement, 5, [
      [0, 1],
      [2, 1],
      [4, 1],
    ]);
    await waitFor(() => expect(drawn(canvasElement, 'filled')).toBe('M0 1h5v1h-5z'));
    await userEvent.click(canvas.getByRole('button', { name: /^(undo|元に戻す)$/i }));
    await waitFor(() => expect(drawn(canvasElement, 'filled')).toBe(''));
    await userEvent.click(canvas.getByRole('button', { name: /^(redo|やり直す)$/i }));
    await waitFor(() => expect(drawn(canvasElement, 'filled')).toBe('M0 1h5v1h-5z'));
  },
};

/** When the browser takes the pointer away, the stroke is taken back. */
export const CancelledStroke: Story = {
  args: { puzzle: heart },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const cells = [
      [0, 1],
      [3, 1],
    ] as const;
    await stroke(canvasElement, 5, cells, { pointerType: 'touch', end: 'pointercancel' });
    await waitFor(() => expect(drawn(canvasElement, 'filled')).toBe(''));
  },
};

/** Arrows, Shift and Space solve it; the picture then stands alone. */
export const ByKeyboard: Story = {
  args: { puzzle: heart },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    canvasElement.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')!.focus();
    for (const [y, row] of heartRows.entries()) {
      // oxlint-disable no-await-in-loop -- a player presses one key after the other
      if (y > 0) await userEvent.keyboard('{ArrowDown}{Home}');
      for (const [x, cell] of row.split('').entries()) {
        if (x > 0) await userEvent.keyboard('{ArrowRight}');
        if (cell === '#') await userEvent.keyboard(x % 2 === 0 ? ' ' : '1');
      }
      // oxlint-enable no-await-in-loop
    }
    await waitFor(() => expect(canvasElement.querySelector('[data-status="solved"]')).not.toBeNull());
    await expect(args.onSolve).toHaveBeenCalledOnce();
  },
};

/** Everything is filled, and not right: it says so, and not where. */
export const SomethingIsWrong: Story = {
  args: { puzzle: heart, judge: 'on-request' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    for (const y of [0, 1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one stroke after the other
      await stroke(canvasElement, 5, [
        [0, y],
        [3, y],
      ]);
    }
    await waitFor(() =>
      expect(canvasElement.querySelector('.kumiki-status')!.textContent).toMatch(/something is not right|どこかが/),
    );
    await expect(canvasElement.querySelector('.kumiki-ng-clue[data-wrong]')).toBeNull();
    // Asked, it names the lines that do not fit, and nothing else.
    await userEvent.click(canvas.getByRole('button', { name: /^(check|確かめる)$/i }));
    await waitFor(() => expect(clue(canvasElement, 1)).toHaveAttribute('data-wrong'));
    await expect(canvasElement.querySelector('.kumiki-announcer')!.textContent).toMatch(/row 1.*row 2|1行目.*2行目/);
  },
};

/** A hint lights up what follows from one line. */
export const Hint: Story = {
  args: { puzzle: kettle },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(hint|ヒント)$/i }));
    await waitFor(() => expect(canvasElement.querySelector('.kumiki-ng-hint')).not.toBeNull(), { timeout: 10_000 });
    await expect(canvasElement.querySelector('.kumiki-announcer')!.textContent).toMatch(/Hint|ヒント/);
  },
};

/** Nothing is said while playing; the clues of empty lines are left out. */
export const OnRequest: Story = { args: { puzzle: kettle, judge: 'on-request', emptyClue: 'blank' } };

export const Dark: Story = {
  args: { puzzle: kettle, scheme: 'dark' },
  play: ({ canvasElement }) => paintThree(canvasElement, kettle.columns.length),
  decorators: [
    (Board) => (
      <div className="dark" data-kumiki-scheme="dark">
        <Board />
      </div>
    ),
  ],
};

/** Fingers paint; two of them zoom, and the clues stay in sight. */
export const Phone: Story = {
  args: { width: 15, height: 15, seed: '2026-11-30' },
  play: ({ canvasElement }) => paintThree(canvasElement, 15),
  decorators: [
    (Board) => (
      <div className="phone">
        <Board />
      </div>
    ),
  ],
};

export const ThirtyByThirty: Story = {
  args: { width: 30, height: 30, seed: '2026-11-30' },
  play: ({ canvasElement }) => paintThree(canvasElement, 30),
};

/** A whole hundred: paths a row, and a grid of the rows around the focus. */
export const HundredByHundred: Story = {
  args: { width: 100, height: 100, density: 0.7, seed: '2026-11-30' },
  play: ({ canvasElement }) => paintThree(canvasElement, 100),
};

/** A stroke over three cells of any board, seen in its row, and taken back in one step. */
async function paintThree(canvasElement: HTMLElement, side: number): Promise<void> {
  await ready(canvasElement);
  await stroke(canvasElement, side, [
    [0, 1],
    [2, 1],
  ]);
  await waitFor(() => expect(drawn(canvasElement, 'filled')).toContain('M0 1h3v1h-3z'));
  await userEvent.click(canvasElement.querySelector('[data-action="undo"]')!);
  await waitFor(() => expect(drawn(canvasElement, 'filled')).not.toContain('M0 1h3v1h-3z'));
}
