import { Board, Root, Status, TileStack, Toolbar, useTileStack } from '@kumiki/react/tile-stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pressTile, ready, tilesOn } from './story-steps.ts';

/** A stack that says at every move whether it can still be won, and one that is as hard as the player likes. */
const meta = {
  title: 'Tile stack/Verdicts',
  component: TileStack,
  args: { layout: 'turtle', seed: '2026-11-30', onError: fn() },
} satisfies Meta<typeof TileStack>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 20_000 };
const live = (canvas: HTMLElement, state: string): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('.kumiki-live')).toHaveAttribute('data-live', state), patience);

const stacks = ['dots-5', 'dots-5', 'dots-5', 'dragon-red', 'dots-5', 'dragon-red', 'dragon-red', 'dragon-red'];
/** Four stacks of two. The last one is a dragon on a dragon: both others must not be taken together. */
const trap = {
  layout: 'four stacks',
  cells: stacks.map((_, n) => ({ x: 4 * Math.floor(n / 2), y: 0, z: n % 2 })),
  kinds: stacks,
  faces: stacks,
  order: [],
};

/** Each move is judged in the worker. The line never moves the board. */
export const LiveIndicator: Story = {
  args: { liveVerdict: true },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await live(canvasElement, 'sound');
    await pressTile(canvasElement, 'dots-1');
    await pressTile(canvasElement, 'dots-1', 1);
    await waitFor(() => expect(tilesOn(canvasElement)).toBe(142));
    await live(canvasElement, 'sound');
  },
};

/** A pair that loses the game is said at once, the tiles that lose it are shown, and the way back is one press. */
export const LostAndBack: Story = {
  args: { liveVerdict: true, puzzle: trap },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await live(canvasElement, 'sound');
    await pressTile(canvasElement, 'dragon-red');
    await pressTile(canvasElement, 'dragon-red', 1);
    await waitFor(() => expect(tilesOn(canvasElement)).toBe(6));
    await live(canvasElement, 'lost');
    await userEvent.click(canvas.getByRole('button', { name: /^(show why|理由を見る)$/i }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-conflict]').length).toBe(2));
    await userEvent.click(canvas.getByRole('button', { name: /could be solved|解けるところまで/i }));
    await waitFor(() => expect(tilesOn(canvasElement)).toBe(8), patience);
    await live(canvasElement, 'sound');
  },
};

/** Easy, normal or hard: how often somebody who takes any pair wins such a board. */
export const DifficultyChoice: Story = {
  args: { difficultyChoice: true, defaultDifficulty: 'normal', layout: 'lantern' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-phase="ready"]')).not.toBeNull(), patience);
    await expect(canvas.getByRole('radio', { name: /normal|ふつう/i })).toBeChecked();
    const before = canvasElement.querySelectorAll('.kumiki-ts-tile');
    await userEvent.click(canvas.getByRole('radio', { name: /hard|むずかしい/i }));
    await waitFor(
      () => expect(canvasElement.querySelector('[data-phase]')).toHaveAttribute('data-phase', 'ready'),
      patience,
    );
    await expect(canvas.getByRole('radio', { name: /hard|むずかしい/i })).toBeChecked();
    await expect(canvasElement.querySelectorAll('.kumiki-ts-tile')).toHaveLength(before.length);
  },
};

/** The parts put together by hand: the way back as a button of the toolbar. */
export const RewindButton: Story = {
  render: () => <OwnTools />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await expect(canvas.getByRole('button', { name: /could be solved|解けるところまで/i })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await pressTile(canvasElement, 'dragon-red');
    await pressTile(canvasElement, 'dragon-red', 1);
    await waitFor(() => expect(tilesOn(canvasElement)).toBe(6));
    await userEvent.click(canvas.getByRole('button', { name: /could be solved|解けるところまで/i }));
    await waitFor(() => expect(tilesOn(canvasElement)).toBe(8), patience);
  },
};

function OwnTools(): ReactNode {
  const game = useTileStack({ puzzle: trap });
  return (
    <Root game={game}>
      <Board />
      <Toolbar actions={['rewind', 'undo', 'redo', 'generate']} />
      <Status />
    </Root>
  );
}
