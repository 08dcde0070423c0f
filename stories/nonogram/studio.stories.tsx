import { createBudget } from '@kumiki/core';
import { deriveClues, nonogram, rateNonogram, readNonogram } from '@kumiki/core/nonogram';
import { NonogramStudio, type NonogramStudioProps } from '@kumiki/react/nonogram';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within, type Mock } from 'storybook/test';
import { drawing } from './drawing.ts';

/** A picture becomes a puzzle: sliders are answered while they move, and few cells are changed until it can be solved. */
const meta = {
  title: 'Nonogram/Studio',
  component: NonogramStudio,
  args: { onPuzzle: fn<NonNullable<NonogramStudioProps['onPuzzle']>>() },
  argTypes: { picture: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NonogramStudio>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 15_000 };
/** A worker of the app's own, which finds colours too; the same in slices on the page, where it does not start. */
const runner: NonNullable<NonogramStudioProps['runner']> = {
  createWorker: () => new Worker(new URL('./colours-worker.ts', import.meta.url), { type: 'module' }),
  puzzles: async () => {
    const { nonogramInColours } = await import('@kumiki/formats/nonogram/picture');
    return { nonogram: nonogramInColours };
  },
};
function WithDrawing(props: NonogramStudioProps): ReactNode {
  const [picture] = useState(drawing);
  return <NonogramStudio picture={picture} inColours runner={runner} {...props} />;
}
const preview = (canvas: HTMLElement): SVGElement | null => canvas.querySelector('.kumiki-studio-preview');
const settled = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('[aria-busy="false"] .kumiki-studio-preview')).not.toBeNull(), patience);

/** What the page was handed, once: clues of the cells that were shown, with a proof that holds. */
async function handed(onPuzzle: NonogramStudioProps['onPuzzle'], width: number, height: number) {
  await expect(onPuzzle).toHaveBeenCalledOnce();
  const [puzzle, picture] = (onPuzzle as Mock<NonNullable<NonogramStudioProps['onPuzzle']>>).mock.lastCall!;
  await expect([picture.width, picture.height, picture.cells.length]).toEqual([width, height, width * height]);
  await expect(nonogram.verify(puzzle, createBudget({ steps: 1e6 }))).toMatchObject({
    ok: true,
    value: { holds: true },
  });
  return { puzzle, picture };
}

/** Size, threshold, ink and repair; what lines leave open is hatched, what was changed is framed. */
export const Adjusting: Story = {
  render: (args) => <WithDrawing {...args} />,
  play: async ({ args, canvasElement }) => {
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
    await waitFor(
      () => expect(canvasElement.querySelector('.kumiki-studio-changed')).toHaveAttribute('d', ''),
      patience,
    );
    await settled(canvasElement);
    await expect(args.onPuzzle).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^(play it|解いてみる)$/i }));
    // Nothing was changed, as was wanted: the board says itself that it is no pleasure, or how many solutions it has.
    const { puzzle, picture } = await handed(args.onPuzzle, 32, 24);
    await expect(picture.changed).toEqual([]);
    await expect(['unique', 'multiple', 'solvable']).toContain(puzzle.claim);
  },
};

/** In colours: found, mended and proved in a worker of the app's own. */
export const InColours: Story = {
  render: (args) => <WithDrawing {...args} />,
  play: async ({ args, canvasElement }) => {
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
    const { puzzle } = await handed(args.onPuzzle, 20, 15);
    await expect(puzzle.palette!.length).toBeGreaterThanOrEqual(2);
  },
};

/** The reminder of rights is read once; the puzzle is played on the spot, and there is a way back. */
export const ToAPuzzle: Story = {
  render: (args) => <WithDrawing {...args} />,
  play: async ({ args, canvasElement }) => {
    localStorage.removeItem('kumiki-studio-rights');
    const canvas = within(canvasElement);
    await waitFor(() => expect(preview(canvasElement)).not.toBeNull(), patience);
    const rights = canvas.queryByRole('button', { name: /right to use|使う権利/i });
    if (rights) await userEvent.click(rights);
    await expect(canvas.queryByRole('note')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(play it|解いてみる)$/i }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="gridcell"]')).toHaveLength(300), patience);
    // Lines alone solve it, to the one picture that was shown; the clues travel, the picture stays with its author.
    const { puzzle, picture } = await handed(args.onPuzzle, 20, 15);
    await expect(puzzle).toMatchObject({ ...deriveClues(picture.cells, 20, 15), claim: 'unique', ends: 'clues' });
    await expect(puzzle).not.toHaveProperty('solution');
    await expect(picture.report.solvable).toBe(true);
    const headers = [...canvasElement.querySelectorAll('[role="rowheader"]')].map((header) => header.textContent);
    await expect(headers.map((header) => header.match(/\d+/g)!.slice(1).map(Number).filter(Boolean))).toEqual(
      puzzle.rows,
    );
    await userEvent.click(canvas.getByRole('button', { name: /back to the picture|絵に戻る/i }));
    await waitFor(() => expect(preview(canvasElement)).not.toBeNull());
  },
};

/** The dial leads the repair to a difficulty, or as near as it comes; what came out is said, with its level. */
export const DifficultyDial: Story = {
  render: (args) => <WithDrawing {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await settled(canvasElement);
    const dial = canvas.getByRole('slider', { name: /wanted difficulty|望む難しさ/i });
    await fireEvent.change(dial, { target: { value: '3' } });
    await waitFor(
      () => expect(canvas.getByRole('status').textContent).toMatch(/as hard as you want|nearest|望みの難しさ/),
      patience,
    );
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(play it|解いてみる)$/i }));
    const { puzzle, picture } = await handed(args.onPuzzle, 20, 15);
    const { reached, rating } = picture.report.difficulty!;
    await expect(rateNonogram(puzzle)).toMatchObject({ ok: true, value: rating! });
    await expect(rating!.score >= 0.65 && rating!.score <= 0.8).toBe(reached);
  },
};

/** A large board that is to be hard takes a second or two: its progress is shown, and a button stops it. */
export const Stopping: Story = {
  render: (args) => <WithDrawing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await settled(canvasElement);
    const cancel = canvas.getByRole('button', { name: /^(cancel|中止)/i });
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    const size = canvas.getByRole('slider', { name: /longer side|長いほう/i });
    await fireEvent.change(size, { target: { value: '60' } });
    await waitFor(() => expect(preview(canvasElement)).toHaveAttribute('viewBox', '0 0 60 45'), patience);
    await settled(canvasElement);
    const dial = canvas.getByRole<HTMLInputElement>('slider', { name: /wanted difficulty|望む難しさ/i });
    await fireEvent.change(dial, { target: { value: '1' } });
    await waitFor(() => expect(canvasElement.querySelector('progress')).not.toBeNull(), { interval: 5 });
    await userEvent.click(cancel);
    await waitFor(() => expect(canvas.getByRole('status').textContent).toMatch(/^(Stopped|止めました)/));
    await expect(canvasElement.querySelector('progress')).toBeNull();
    await expect(dial.value).toBe('0');
  },
};

/** Kept with its picture, or exported in a format of others; here the file is caught, on your page it is downloaded. */
export const SaveAndExport: Story = {
  render: (args) => <WithDrawing {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await settled(canvasElement);
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function caught(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const made = spyOn(URL, 'createObjectURL');
    try {
      await userEvent.click(canvas.getByRole('button', { name: /^(save|保存)$/i }));
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'olsak');
      await userEvent.click(canvas.getByRole('button', { name: /^(export|書き出す)$/i }));
      await expect(names).toEqual(['nonogram.json', 'nonogram.g']);
      const uses = (args.onPuzzle as Mock<NonNullable<NonogramStudioProps['onPuzzle']>>).mock.calls;
      await expect(uses.map(([, , use]) => use)).toEqual(['save', 'export']);
      const [puzzle] = uses[0]!;
      const texts = await Promise.all(made.mock.calls.map(async ([blob]) => (blob as Blob).text()));
      const clues = texts.map(readNonogram).map((read) => read.ok && read.value.clues);
      const { rows, columns } = puzzle;
      await expect(clues).toEqual([
        { rows, columns },
        { rows, columns },
      ]);
    } finally {
      click.mockRestore();
      made.mockRestore();
    }
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
