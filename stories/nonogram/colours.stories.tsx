import { nonogramFromCells } from '@kumiki/core/nonogram';
import { Nonogram } from '@kumiki/react/nonogram';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawn, ready, stroke } from './story-steps.ts';

/** Several colours: runs of different colours need no gap. Each colour has a button, and a pattern for those who do not see its hue. */
const meta = { title: 'Nonogram/Colours', component: Nonogram } satisfies Meta<typeof Nonogram>;
export default meta;
type Story = StoryObj<typeof meta>;

const palette = ['#c8372d', '#2f6b3c', '#f2c14e'] as const;
/** A tulip in a meadow: r its petals, y its heart, g stem, leaves and grass. */
const tulip = [
  '..r..r..r.',
  '..rr.r.rr.',
  '..rrryrrr.',
  '..rryyyrr.',
  '...rryrr..',
  '.....g....',
  '.g...g..g.',
  '.gg..g.gg.',
  '..gg.ggg..',
  'gggggggggg',
];
const cells = tulip.flatMap((row) => Array.from(row, (cell) => '.rgy'.indexOf(cell)));
const made = nonogramFromCells(cells, 10, palette);
if (!made.ok) throw new Error(made.reason);
const { puzzle } = made.value;

/** Made in the worker, in patches of these colours; the same seed is the same board everywhere. */
export const Generated: Story = { args: { width: 12, height: 12, palette, seed: '2026-11-30' } };

/** Painted by pointer: the colour that is pressed is the one that paints. */
export const PaintByColour: Story = {
  args: { puzzle },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const button = (n: number): Element => canvasElement.querySelector(`[data-action="colour-${n}"]`)!;
    await userEvent.click(button(2));
    await stroke(canvasElement, 10, [
      [0, 9],
      [9, 9],
    ]);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-line="9"]')).toHaveAttribute('data-state', 'complete'),
    );
    await userEvent.click(button(3));
    await stroke(canvasElement, 10, [
      [4, 3],
      [6, 3],
    ]);
    await waitFor(() => expect(canvasElement.querySelector('[data-colour="3"] .kumiki-ng-pattern')).not.toBeNull());
    await expect(canvasElement.querySelector('[data-cell="34"]')!.getAttribute('aria-label')).toMatch(/colour 3|色3/);
    await expect(drawn(canvasElement, 'painted')).toContain('M0 9h10v1h-10z');
  },
};

/** Figures paint by keyboard: 1 to 3 are the colours, X crosses, 0 clears. */
export const ByKeys: Story = {
  args: { puzzle },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    canvasElement.querySelector<HTMLElement>('[data-cell="0"]')!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}1{ArrowRight}x{ArrowRight}2');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-cell="4"]')!.getAttribute('aria-label')).toMatch(/colour 2|色2/),
    );
    await userEvent.keyboard('0');
    await expect(canvasElement.querySelector('[data-cell="4"]')!.getAttribute('aria-label')).not.toMatch(/colour|色/);
  },
};

/** Where no line tells anything: what else the cell could be, and the lines by which each of that fails; small dots are colours that are left to cells on the way. */
export const HintByContradiction: Story = {
  args: { width: 8, height: 8, palette, seed: '12' },
  play: async ({ canvasElement }) => {
    const patience = { timeout: 10_000 };
    await ready(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: /^(hint|ヒント)$/i });
    for (let n = 0; n < 120 && !canvasElement.querySelector('[data-reason="contradiction"]'); n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one hint after the other: shown, then played
      await userEvent.click(button);
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(canvasElement.querySelector('[data-busy]')).toBeNull(), patience);
    }
    await expect(canvasElement.querySelector('.kumiki-ng-fails')).not.toBeNull();
    await expect(drawn(canvasElement, 'would-paint')).toMatch(/^M/);
    await expect(canvasElement.querySelector('.kumiki-status-words')!.textContent).toMatch(
      /Were it .*could not be fulfilled|にすると、.*成り立ちません/,
    );
  },
};
