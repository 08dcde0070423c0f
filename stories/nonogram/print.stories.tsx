import { solveNonogram } from '@kumiki/core/nonogram';
import { en, ja } from '@kumiki/react/messages';
import { Nonogram } from '@kumiki/react/static';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { kettle } from './pictures.ts';

const solved = solveNonogram(kettle);
if (!solved.ok) throw new Error(solved.reason);
const solution = solved.value.solutions[0]!;

/** For paper: the puzzle on the first page, its solution on the next. Print this story to see it. */
const meta = {
  title: 'Nonogram/Print sheet',
  component: Nonogram.Sheet,
  args: { puzzle: kettle, solution },
  argTypes: { puzzle: { control: false }, solution: { control: false } },
  render: (args, { globals }) => {
    const isJapanese = globals['language'] === 'ja';
    return <Nonogram.Sheet title={isJapanese ? 'やかん' : 'Kettle'} {...args} messages={isJapanese ? ja : en} />;
  },
} satisfies Meta<typeof Nonogram.Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is filled in on the first page; the second one begins a new sheet of paper. */
export const PuzzleAndSolution: Story = {
  play: async ({ canvasElement }) => {
    const [puzzle, answer] = canvasElement.querySelectorAll('.kumiki-st-page');
    await expect(puzzle!.querySelector('.kumiki-ng-filled')).toBeNull();
    await expect(puzzle!.querySelectorAll('.kumiki-st-clue').length).toBeGreaterThan(20);
    const filled = answer!.querySelector('.kumiki-ng-filled')!.getAttribute('d')!;
    const cells = [...filled.matchAll(/h(\d+)v1/g)].reduce((sum, [, run]) => sum + Number(run), 0);
    await expect(cells).toBe(solution.filter((cell) => cell === 1).length);
    await expect(answer!.querySelector('h2')!.textContent).toMatch(/solution|答え/);
  },
};
