import { TileStack } from '@kumiki/react/tile-stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

/** Mahjong solitaire. Take pairs of free tiles that match: nothing lies on a free tile, and one of its sides is open. */
const meta = {
  title: 'Tile stack/Board',
  component: TileStack,
  args: { layout: 'turtle', seed: '2026-11-30', onSolve: fn(), onStuck: fn(), onError: fn() },
} satisfies Meta<typeof TileStack>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = async (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('[data-phase="ready"]')).not.toBeNull(), { timeout: 20_000 });
const tile = (canvas: HTMLElement, face: string): Element =>
  canvas.querySelector(`.kumiki-ts-tile[data-free][data-face="${face}"] .kumiki-ts-face`)!;

/** Dealt in a worker; the same seed lies the same everywhere. */
export const Turtle: Story = {};

/** Takes the pair a hint shows, undoes it, and lays the rest anew. */
export const Played: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    const tiles = (): number => canvasElement.querySelectorAll('.kumiki-ts-tile').length;
    await expect(tiles()).toBe(144);
    await userEvent.click(canvas.getByRole('button', { name: /^(hint|ヒント)$/i }));
    await waitFor(() => expect(canvasElement.querySelectorAll('.kumiki-ts-tile[data-hint]')).toHaveLength(2), {
      timeout: 10_000,
    });
    const [first, second] = canvasElement.querySelectorAll('.kumiki-ts-tile[data-hint] .kumiki-ts-face');
    await userEvent.click(first!);
    await userEvent.click(second!);
    await waitFor(() => expect(tiles()).toBe(142));
    await userEvent.click(canvas.getByRole('button', { name: /^(undo|元に戻す)$/i }));
    await waitFor(() => expect(tiles()).toBe(144));
    const faces = (): string =>
      [...canvasElement.querySelectorAll('.kumiki-ts-tile')].map((each) => each.getAttribute('data-face')).join();
    const before = faces();
    await userEvent.click(canvas.getByRole('button', { name: /^(reshuffle|混ぜ直す)$/i }));
    await waitFor(() => expect(faces()).not.toBe(before), { timeout: 10_000 });
    await expect(tiles()).toBe(144);
  },
};

/** One tile chosen: a ring and a tint, lifted a little. */
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(tile(canvasElement, 'dots-1'));
    await waitFor(() => expect(canvasElement.querySelector('.kumiki-ts-tile[data-selected]')).not.toBeNull());
  },
};

/** A layout of your own; two tiles lie on top of each other, so no faces could make it winnable. */
export const Impossible: Story = {
  args: {
    layout: {
      id: 'well',
      name: 'Well',
      cells: [
        { x: 0, y: 0, z: 0 },
        { x: 0, y: 0, z: 1 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-phase="failed"]')).not.toBeNull(), {
      timeout: 20_000,
    });
    await expect(within(canvasElement).getByRole('button', { name: /try again|もう一度/i })).toBeVisible();
  },
};
