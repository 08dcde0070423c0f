import { NullPuzzle } from '@kumiki/react/null-puzzle';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** The smallest legal puzzle: every mechanism of the house on a row of lamps. */
const meta = {
  title: 'Null puzzle/Board',
  component: NullPuzzle,
  args: { options: { lamps: 5 }, seed: 'lamps' },
} satisfies Meta<typeof NullPuzzle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lamps: Story = {};
