import { Nonogram } from '@kumiki/react/nonogram';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { heart, kettle } from './pictures.ts';
import { clue, drawn, fire, ready, stroke } from './story-steps.ts';

/** What strokes do, and how a board larger than its place is moved. No stroke writes over a mark of another kind. */
const meta = {
  title: 'Nonogram/Tools',
  component: Nonogram,
  argTypes: {
    strokes: { control: 'inline-radio', options: ['line', 'free'] },
    autoCross: { control: 'boolean' },
  },
} satisfies Meta<typeof Nonogram>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dot for a cell that may be: nothing counts it, and a mark takes its place. */
export const Notes: Story = {
  args: { puzzle: heart },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(canvasElement.querySelector('[data-action="note"]')!);
    await stroke(canvasElement, 5, [
      [0, 2],
      [4, 2],
    ]);
    const dots = (): number =>
      [...canvasElement.querySelectorAll('.kumiki-ng-noted')].reduce(
        (sum, path) => sum + path.getAttribute('d')!.match(/M/g)!.length,
        0,
      );
    await waitFor(() => expect(dots()).toBe(5));
    await expect(canvasElement.querySelector('.kumiki-status')!.textContent).toMatch(/^0 of|マス中0マス/);
    await userEvent.click(canvasElement.querySelector('[data-action="fill"]')!);
    await stroke(canvasElement, 5, [
      [1, 2],
      [3, 2],
    ]);
    await waitFor(() => expect(dots()).toBe(2));
    await expect(drawn(canvasElement, 'filled')).toContain('M1 2h3v1h-3z');
  },
};

/** What is left of a line is crossed with the stroke that finishes it. */
export const AutoCross: Story = {
  args: { puzzle: heart, autoCross: true },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await stroke(canvasElement, 5, [
      [1, 3],
      [3, 3],
    ]);
    await waitFor(() => expect(clue(canvasElement, 3)).toHaveAttribute('data-state', 'complete'));
    const crossed = [...canvasElement.querySelectorAll('[data-cell]')].filter((cell) =>
      /crossed|バツ/.test(cell.getAttribute('aria-label')!),
    );
    await expect(crossed.map((cell) => cell.getAttribute('data-cell'))).toEqual(['15', '19']);
    await userEvent.click(canvasElement.querySelector('[data-action="undo"]')!);
    await waitFor(() => expect(drawn(canvasElement, 'crossed')).toBe(''));
    await expect(drawn(canvasElement, 'filled')).toBe('');
  },
};

/** A stroke stays in the row or column it began in, and a counter beside the pointer says how long it is. */
export const LockedWithACounter: Story = {
  args: { puzzle: kettle },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const counter = canvasElement.querySelector<HTMLElement>('.kumiki-ng-count')!;
    fire(canvasElement, 15, 'pointerdown', [2, 5]);
    fire(canvasElement, 15, 'pointermove', [4, 6]);
    await waitFor(() => expect([counter.hidden, counter.textContent]).toEqual([false, '3']));
    fire(canvasElement, 15, 'pointermove', [7, 9]);
    await waitFor(() => expect(counter.textContent).toBe('6'));
    fire(canvasElement, 15, 'pointerup', [7, 9]);
    await waitFor(() => expect(drawn(canvasElement, 'filled')).toContain('M2 5h6v1h-6z'));
    await expect(drawn(canvasElement, 'filled').match(/M/g)).toHaveLength(1);
    await waitFor(() => expect(counter.hidden).toBe(true));
  },
};

/** Or it follows the pointer. */
export const FreeStrokes: Story = {
  args: { puzzle: kettle, strokes: 'free' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await stroke(canvasElement, 15, [
      [2, 5],
      [3, 5],
      [3, 6],
      [4, 6],
    ]);
    await waitFor(() => expect(drawn(canvasElement, 'filled')).toContain('M2 5h2v1h-2z'));
    await expect(drawn(canvasElement, 'filled')).toContain('M3 6h2v1h-2z');
  },
};

/** A second finger means zoom: the stroke of the first one is taken back. */
export const SecondFinger: Story = {
  args: { puzzle: kettle },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const [first, second] = [1, 2].map((pointerId) => ({ pointerId, pointerType: 'touch' }));
    fire(canvasElement, 15, 'pointerdown', [1, 1], first);
    fire(canvasElement, 15, 'pointermove', [4, 1], first);
    await waitFor(() => expect(drawn(canvasElement, 'filled')).toContain('M1 1h4v1h-4z'));
    fire(canvasElement, 15, 'pointerdown', [9, 9], second);
    await waitFor(() => expect(drawn(canvasElement, 'filled')).toBe(''));
    fire(canvasElement, 15, 'pointerup', [4, 1], first);
    fire(canvasElement, 15, 'pointerup', [9, 9], second);
  },
};

/** Zoomed by its buttons, the numbers stay beside what is seen of the grid; out again it lies where it lay. */
export const Zoom: Story = {
  args: { width: 40, height: 40, density: 0.65, seed: '2026-11-30' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    const scroller = canvasElement.querySelector<HTMLElement>('.kumiki-ng-scroller')!;
    const [more, less] = [/zoom in|拡大/i, /zoom out|縮小/i].map((name) => canvas.getByRole('button', { name }));
    for (let n = 0; n < 4; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.click(more!);
    }
    await waitFor(() => expect(canvasElement.querySelector('[data-zoomed]')).not.toBeNull());
    scroller.scrollTo({ left: scroller.scrollWidth, top: scroller.scrollHeight, behavior: 'instant' });
    const numbers = clue(canvasElement, 39).getBoundingClientRect();
    const seen = scroller.getBoundingClientRect();
    await expect(numbers.left).toBeGreaterThanOrEqual(seen.left - 1);
    await expect(numbers.bottom).toBeLessThanOrEqual(seen.bottom + 1);
    for (let n = 0; n < 4; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.click(less!);
    }
    await waitFor(() => expect(canvasElement.querySelector('[data-zoomed]')).toBeNull());
  },
};
