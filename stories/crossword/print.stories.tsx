import { en, ja } from '@kumiki/react/messages';
import { Crossword } from '@kumiki/react/static';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { autumn, tea } from './boards.ts';
import './print.css';

const words = { en: { title: 'Crossword', solution: 'Solution' }, ja: { title: 'クロスワード', solution: '解答' } };

function Sheet({ language }: { readonly language: 'en' | 'ja' }): ReactNode {
  const [puzzle, messages] = language === 'ja' ? [autumn, ja] : [tea, en];
  const say = words[language];
  return (
    <div className="print-sheet">
      <section className="print-page">
        <h1>{say.title}</h1>
        <Crossword.Static puzzle={puzzle} messages={messages} contentLang={language} />
      </section>
      <section className="print-page">
        <h1>{say.solution}</h1>
        <Crossword.Static puzzle={puzzle} messages={messages} solution gridOnly />
      </section>
    </div>
  );
}

/** For paper: the grid and its clues on the first page, the solution on the second. */
const meta = {
  title: 'Crossword/Print sheet',
  component: Crossword.Static,
  args: { puzzle: tea },
  argTypes: { puzzle: { control: false } },
  render: (_, { globals }) => <Sheet language={globals['language'] === 'ja' ? 'ja' : 'en'} />,
} satisfies Meta<typeof Crossword.Static>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PuzzleAndSolution: Story = {
  play: async ({ canvasElement }) => {
    const [puzzle, solution] = canvasElement.querySelectorAll('.print-page');
    await expect(puzzle!.querySelector('.kumiki-st-letter')).toBeNull();
    await expect(puzzle!.querySelectorAll('li').length).toBeGreaterThan(1);
    await expect(solution!.querySelectorAll('.kumiki-st-letter').length).toBeGreaterThan(2);
    await expect(getComputedStyle(solution!).breakBefore).toBe('page');
  },
};
