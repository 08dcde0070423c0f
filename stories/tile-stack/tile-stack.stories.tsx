import { TileStack } from '@kumiki/react/tile-stack';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Mahjong solitaire. Take pairs of free tiles that match: nothing lies on a free tile, and one of its sides is open. */
const meta = {
  title: 'Tile stack/Board',
  component: TileStack,
  args: { layout: 'turtle', seed: '2026-11-30' },
} satisfies Meta<typeof TileStack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dealt in a worker; the same seed lies the same everywhere. */
export const Turtle: Story = {};
