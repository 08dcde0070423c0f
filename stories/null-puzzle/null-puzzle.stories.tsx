import { NullPuzzle } from '@kumiki/react/null-puzzle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** The smallest legal puzzle: every mechanism of the house on a row of lamps. */
const meta = {
  title: 'Null puzzle/Board',
  component: NullPuzzle,
  args: { options: { lamps: 5 }, seed: 'lamps' },
} satisfies Meta<typeof NullPuzzle>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = async (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('[data-phase="ready"]')).not.toBeNull(), { timeout: 20_000 });

/** Press lamps until all are lit. */
export const Lamps: Story = {};

/** Plays itself: asks for hints and takes them, then undoes the last move and does it again. */
export const Played: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    const solved = (): boolean => canvasElement.querySelector('[data-status="solved"]') !== null;
    // The first press shows the hint, the second plays it.
    for (let n = 0; n < 5 && !solved(); n += 1) {
      // oxlint-disable no-await-in-loop -- one move after the other
      await userEvent.click(canvas.getByRole('button', { name: /hint|ヒント/i }));
      await waitFor(() => expect(canvasElement.querySelector('.kumiki-lamp[data-hint]')).not.toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: /hint|ヒント/i }));
      await waitFor(() => expect(canvasElement.querySelector('.kumiki-lamp[data-hint]')).toBeNull());
      // oxlint-enable no-await-in-loop
    }
    await waitFor(() => expect(solved()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: /^(undo|元に戻す)$/i }));
    await expect(solved()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: /^(redo|やり直す)$/i }));
    await expect(solved()).toBe(true);
  },
};

/** A request nobody can fulfil is answered at once, with the reason and a way out. */
export const Impossible: Story = {
  args: { options: { lamps: -1 } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-phase="failed"]')).not.toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: /try again|もう一度/i })).toBeVisible();
  },
};
