import { Nonogram, sealReveal } from '@kumiki/react/nonogram';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { heart, heartRows } from './pictures.ts';
import { ready, stroke } from './story-steps.ts';

const cells = Array.from(heartRows.join(''), (cell) => Number(cell === '#'));
const reveal = {
  title: 'A heart for you',
  by: 'Kumiki',
  palette: ['#c8372d', '#e8837b'],
  art: ['.b.a.', 'baaaa', 'aaaaa', '.aaa.', '..a..'],
};

/** Title and colours travel with the puzzle, sealed: only the solved board opens them. */
const meta = {
  title: 'Nonogram/Sealed reveal',
  component: Nonogram,
  args: { puzzle: heart },
  argTypes: { reveal: { control: false } },
  loaders: [async () => ({ sealed: await sealReveal(reveal, cells, { width: 5, height: 5 }, { iterations: 10_000 }) })],
  render: (args, { loaded }) => (
    <Nonogram {...args} reveal={loaded['sealed'] as Awaited<ReturnType<typeof sealReveal>>} />
  ),
} satisfies Meta<typeof Nonogram>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing of it can be read on the page before. */
export const OpenedBySolving: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await expect(document.documentElement.innerHTML).not.toContain(reveal.title);
    for (const [y, row] of heartRows.entries()) {
      for (const run of row.matchAll(/#+/g)) {
        // oxlint-disable-next-line no-await-in-loop -- one stroke after the other
        await stroke(canvasElement, 5, [
          [run.index, y],
          [run.index + run[0].length - 1, y],
        ]);
      }
    }
    await waitFor(() => expect(canvasElement.querySelector('.kumiki-ng-title')!.textContent).toBe(reveal.title), {
      timeout: 5_000,
    });
    const painted = [...canvasElement.querySelectorAll('.kumiki-ng-art path')].map((path) => path.getAttribute('fill'));
    await expect(painted).toEqual(reveal.palette);
    await waitFor(() => expect(canvasElement.querySelector('.kumiki-announcer')!.textContent).toContain(reveal.title));
  },
};
