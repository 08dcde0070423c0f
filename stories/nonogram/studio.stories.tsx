import { quantisePicture } from '@kumiki/formats/nonogram/picture';
import { NonogramStudio } from '@kumiki/react/nonogram';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawing } from './drawing.ts';

/** A picture becomes a puzzle: sliders are answered while they move, and few cells are changed until it can be solved. */
const meta = {
  title: 'Nonogram/Studio',
  component: NonogramStudio,
  args: { onPuzzle: fn() },
  argTypes: { picture: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NonogramStudio>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 15_000 };
function WithDrawing(props: { readonly onPuzzle?: () => void }): ReactNode {
  const [picture] = useState(drawing);
  return <NonogramStudio picture={picture} quantise={quantisePicture} {...props} />;
}
const preview = (canvas: HTMLElement): SVGElement | null => canvas.querySelector('.kumiki-ng-preview');

/** Size, threshold, ink and repair; what lines leave open is hatched, what was changed is framed. */
export const Adjusting: Story = {
  render: ({ onPuzzle }) => <WithDrawing {...(onPuzzle ? { onPuzzle: () => onPuzzle } : {})} />,
  play: async ({ canvasElement }) => {
    localStorage.removeItem('kumiki-studio-rights');
    const canvas = within(canvasElement);
    await waitFor(() => expect(preview(canvasElement)).toHaveAttribute('viewBox', '0 0 20 15'), patience);
    await fireEvent.change(canvas.getByRole('slider', { name: /longer side|長いほう/i }), { target: { value: '32' } });
    await waitFor(() => expect(preview(canvasElement)).toHaveAttribute('viewBox', '0 0 32 24'), patience);
    await waitFor(
      () =>
        expect(canvas.getByRole('status').textContent).toMatch(/solvable|solved line by line|解けます|決まりません/),
      patience,
    );
    await waitFor(() => expect(canvasElement.querySelector('meter')).not.toBeNull(), patience);
    await userEvent.click(canvas.getByRole('radio', { name: /^(dots|点で描く)$/i }));
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="false"]')).not.toBeNull(), patience);
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(canvasElement.querySelector('.kumiki-ng-changed')).toHaveAttribute('d', ''), patience);
  },
};

/** In colours: quantised on the page, mended and proved in the worker. */
export const InColours: Story = {
  render: () => <WithDrawing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(preview(canvasElement)).not.toBeNull(), patience);
    await userEvent.click(canvas.getByRole('radio', { name: '3' }));
    await waitFor(
      () => expect(canvasElement.querySelectorAll('.kumiki-ng-painted').length).toBeGreaterThanOrEqual(2),
      patience,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^(play it|解いてみる)$/i }));
    await waitFor(() => expect(canvasElement.querySelectorAll('.kumiki-ng-chip').length).toBeGreaterThan(20), patience);
    await expect(canvas.getByRole('button', { name: /colour 2|色2/i })).toBeVisible();
  },
};

/** The reminder of rights is read once; the puzzle is played on the spot, and there is a way back. */
export const ToAPuzzle: Story = {
  render: () => <WithDrawing />,
  play: async ({ canvasElement }) => {
    localStorage.removeItem('kumiki-studio-rights');
    const canvas = within(canvasElement);
    await waitFor(() => expect(preview(canvasElement)).not.toBeNull(), patience);
    const rights = canvas.queryByRole('button', { name: /right to use|使う権利/i });
    if (rights) await userEvent.click(rights);
    await expect(canvas.queryByRole('note')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(play it|解いてみる)$/i }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="gridcell"]')).toHaveLength(300), patience);
    await userEvent.click(canvas.getByRole('button', { name: /back to the picture|絵に戻る/i }));
    await waitFor(() => expect(preview(canvasElement)).not.toBeNull());
  },
};

/** Nothing was opened yet; what is no picture is answered in words. */
export const NoPicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = new File(['nothing of the kind'], 'note.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/choose a picture|絵を選ぶ/i), file);
    await waitFor(
      () => expect(canvas.getByRole('status').textContent).toMatch(/No puzzle could be made|作れませんでした/),
      patience,
    );
  },
};
