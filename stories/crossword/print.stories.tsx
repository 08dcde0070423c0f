import { en, ja } from '@kumiki/react/messages';
import { Crossword } from '@kumiki/react/static';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { autumn, tea } from './boards.ts';

/** For paper: the grid and its clues on the first page, the solution on the second. Print this story to see it. */
const meta = {
  title: 'Crossword/Print sheet',
  component: Crossword.Sheet,
  args: { puzzle: tea },
  argTypes: { puzzle: { control: false } },
  render: (args, { globals }) =>
    globals['language'] === 'ja' ? (
      <Crossword.Sheet {...args} puzzle={autumn} title="秋のことば" contentLang="ja" messages={ja} />
    ) : (
      <Crossword.Sheet title="Tea time" {...args} contentLang="en" messages={en} />
    ),
} satisfies Meta<typeof Crossword.Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PuzzleAndSolution: Story = {
  play: async ({ canvasElement }) => {
    const [puzzle, solution] = canvasElement.querySelectorAll('.kumiki-st-page');
    await expect(puzzle!.querySelector('.kumiki-st-letter')).toBeNull();
    await expect(puzzle!.querySelectorAll('li').length).toBeGreaterThan(1);
    await expect(solution!.querySelectorAll('.kumiki-st-letter').length).toBeGreaterThan(2);
    await expect(solution!.querySelector('h2')!.textContent).toMatch(/solution|解答/);
  },
};
