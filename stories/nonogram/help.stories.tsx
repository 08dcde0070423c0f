import { Nonogram } from '@kumiki/react/nonogram';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { heart } from './pictures.ts';
import { clue, drawn, ready, stroke } from './story-steps.ts';

/** What a player is told while a board is played: hints with their reasons, numbers that are done, what is wrong. */
const meta = {
  title: 'Nonogram/Help',
  component: Nonogram,
  argTypes: {
    clueState: { control: 'inline-radio', options: ['off', 'line', 'anchored', 'exact'] },
    errors: { control: 'inline-radio', options: ['off', 'closed-runs', 'line', 'solution'] },
  },
} satisfies Meta<typeof Nonogram>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };
const hint = async (canvas: HTMLElement): Promise<void> => {
  const button = within(canvas).getByRole('button', { name: /^(hint|ヒント)$/i });
  await userEvent.click(button);
};
const words = (canvas: HTMLElement): string => canvas.querySelector('.kumiki-status-words')!.textContent;

/** The smallest line that tells something, and why: full bars are where its numbers begin at the earliest, hollow ones at the latest. */
export const HintWithItsReason: Story = {
  args: { width: 15, height: 15, seed: '2026-11-30' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await hint(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('.kumiki-ng-places')).toHaveLength(2), patience);
    await expect(words(canvasElement)).toMatch(/so (row|column)s? .* filled|ので、.*塗ります/);
  },
};

/** Where no line tells anything, a cell is supposed the other way: what would follow, and the line that then fails. */
export const HintByContradiction: Story = {
  args: { width: 8, height: 8, density: 0.5, difficulty: 'hard', seed: '2' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    for (let n = 0; n < 120 && !canvasElement.querySelector('[data-reason="contradiction"]'); n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one hint after the other: shown, then played
      await hint(canvasElement);
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(canvasElement.querySelector('[data-busy]')).toBeNull(), patience);
    }
    await expect(canvasElement.querySelector('.kumiki-ng-fails')).not.toBeNull();
    await expect(words(canvasElement)).toMatch(
      /The other way .* could not be fulfilled|反対にすると、.*成り立ちません/,
    );
  },
};

/** Marks that are wrong: the hint says so, and one press goes back to the last step that was right. */
export const WrongTurn: Story = {
  args: { puzzle: heart },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await stroke(canvasElement, 5, [
      [0, 1],
      [4, 1],
    ]);
    await stroke(canvasElement, 5, [[0, 0]]);
    await stroke(canvasElement, 5, [[2, 4]]);
    await hint(canvasElement);
    const back = await canvas.findByRole('button', { name: /could be solved|解けるところまで/i }, patience);
    await userEvent.click(back);
    await waitFor(() => expect(drawn(canvasElement, 'filled')).toBe('M0 1h5v1h-5z'), patience);
  },
};

/** Done only what is settled from one end on: a number in the middle waits. */
export const AnchoredNumbers: Story = {
  args: { puzzle: heart, clueState: 'anchored' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await stroke(canvasElement, 5, [[1, 0]]);
    await stroke(canvasElement, 5, [[2, 0]], { button: 2 });
    await expect(clue(canvasElement, 0).querySelector('[data-done]')).toBeNull();
    await stroke(canvasElement, 5, [[0, 0]], { button: 2 });
    await waitFor(() => expect(clue(canvasElement, 0).querySelectorAll('[data-done]')).toHaveLength(1));
  },
};

/** All numbers at once, when a line is finished, and nothing before. */
export const WholeLinesOnly: Story = {
  args: { puzzle: heart, clueState: 'line', errors: 'off' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await stroke(canvasElement, 5, [[0, 0]], { button: 2 });
    await stroke(canvasElement, 5, [[1, 0]]);
    await stroke(canvasElement, 5, [[2, 0]], { button: 2 });
    await expect(clue(canvasElement, 0).querySelector('[data-done]')).toBeNull();
    await stroke(canvasElement, 5, [[3, 0]]);
    await waitFor(() => expect(clue(canvasElement, 0)).toHaveAttribute('data-state', 'complete'));
  },
};

/** Nothing is told: neither of numbers that are done nor of lines that are wrong. */
export const NothingTold: Story = {
  args: { puzzle: heart, clueState: 'off', errors: 'off' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await stroke(canvasElement, 5, [
      [0, 1],
      [4, 1],
    ]);
    await stroke(canvasElement, 5, [
      [0, 0],
      [4, 0],
    ]);
    await waitFor(() => expect(drawn(canvasElement, 'filled')).toContain('h5'));
    await expect(canvasElement.querySelector('.kumiki-ng-clue[data-state]')).toBeNull();
    await expect(canvasElement.querySelector('[data-done]')).toBeNull();
  },
};

/** What nobody would touch any more and fits nowhere: a closed run of two where there are only ones. No crossing line is asked. */
export const ClosedRuns: Story = {
  args: { puzzle: heart, errors: 'closed-runs' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await stroke(canvasElement, 5, [
      [0, 0],
      [1, 0],
    ]);
    await waitFor(() => expect(clue(canvasElement, 0)).toHaveAttribute('data-state', 'contradicted'));
    // A single cell at the edge is wrong too, but that takes a look at the whole line.
    await userEvent.click(canvasElement.querySelector('[data-action="undo"]')!);
    await waitFor(() => expect(clue(canvasElement, 0)).not.toHaveAttribute('data-state'));
    await stroke(canvasElement, 5, [[2, 3]], { button: 2 });
    await expect(clue(canvasElement, 3)).not.toHaveAttribute('data-state');
  },
};

/** Every line that can't be fulfilled any more: a cross in the middle of a run of three leaves it no place. */
export const ImpossibleLines: Story = {
  args: { puzzle: heart, errors: 'line' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await stroke(canvasElement, 5, [[2, 3]], { button: 2 });
    await waitFor(() => expect(clue(canvasElement, 3)).toHaveAttribute('data-state', 'contradicted'));
  },
};

/** Each mark held against the solution, as beginners may like: a wave under what is wrong. */
export const WrongMarksShown: Story = {
  args: { puzzle: heart, errors: 'solution' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await stroke(canvasElement, 5, [
      [0, 0],
      [1, 0],
    ]);
    await waitFor(() => expect(canvasElement.querySelector('.kumiki-ng-wrong-cells')).not.toBeNull(), patience);
    await expect(canvasElement.querySelector('[data-cell="0"]')!.getAttribute('aria-label')).toMatch(/wrong|違います/);
    await expect(canvasElement.querySelector('[data-cell="1"]')!.getAttribute('aria-label')).not.toMatch(
      /wrong|違います/,
    );
  },
};
