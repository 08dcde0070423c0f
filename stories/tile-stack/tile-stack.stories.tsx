import { layouts } from '@kumiki/core/tile-stack/rules';
import { TileStack } from '@kumiki/react/tile-stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { facesOn, freeTiles, pressTile, ready, tilesOn } from './story-steps.ts';

/** Mahjong solitaire. Take pairs of free tiles that match: nothing lies on a free tile, and one of its sides is open. */
const meta = {
  title: 'Tile stack/Board',
  component: TileStack,
  args: { layout: 'turtle', seed: '2026-11-30', onSolve: fn(), onStuck: fn(), onError: fn() },
  argTypes: {
    layout: { control: 'select', options: Object.keys(layouts) },
    difficulty: { control: { type: 'range', min: 0, max: 1, step: 0.1 } },
    kinds: { control: { type: 'range', min: 1, max: 36, step: 1 } },
  },
} satisfies Meta<typeof TileStack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dealt in a worker; the same seed lies the same everywhere. */
export const Turtle: Story = {};

/** Two that match leave together, and the counts say so. */
export const Match: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await pressTile(canvasElement, 'dots-1');
    await waitFor(() => expect(canvasElement.querySelector('.kumiki-ts-tile[data-selected]')).not.toBeNull());
    await pressTile(canvasElement, 'dots-1', 1);
    await waitFor(() => expect(tilesOn(canvasElement)).toBe(142));
    await expect(canvasElement.querySelector('.kumiki-status-words')!.textContent).toMatch(/71 pairs left|残り71組・/);
  },
};

/** Two that do not match: the second is chosen instead. A blocked tile shakes and says what is in its way. */
export const WrongPair: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await pressTile(canvasElement, 'dots-1');
    await pressTile(canvasElement, 'characters-6');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-selected]')).toHaveAttribute('data-face', 'characters-6'),
    );
    const blocked = canvasElement.querySelector('.kumiki-ts-tile:not([data-free]) .kumiki-ts-face')!;
    await userEvent.click(blocked);
    await waitFor(() => expect(canvasElement.querySelector('[data-refused]')).not.toBeNull());
    await expect(tilesOn(canvasElement)).toBe(144);
    await expect(canvasElement.querySelector('.kumiki-announcer')!.textContent).toMatch(/covered|blocked|上に|両側/);
  },
};

/** A hint is shown, taken, and taken back. */
export const HintAndUndo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(hint|ヒント)$/i }));
    await waitFor(() => expect(canvasElement.querySelectorAll('.kumiki-ts-tile[data-hint]')).toHaveLength(2), {
      timeout: 10_000,
    });
    const [first, second] = canvasElement.querySelectorAll('.kumiki-ts-tile[data-hint] .kumiki-ts-face');
    await userEvent.click(first!);
    await userEvent.click(second!);
    await waitFor(() => expect(tilesOn(canvasElement)).toBe(142));
    await userEvent.click(canvas.getByRole('button', { name: /^(undo|元に戻す)$/i }));
    await waitFor(() => expect(tilesOn(canvasElement)).toBe(144));
  },
};

/** The wrong pair first, and nothing matches any more: the order was to blame. A reshuffle of the rest saves it. */
export const StuckAndReshuffle: Story = {
  args: {
    seed: 'stuck',
    puzzle: {
      layout: 'two towers',
      cells: [
        ...[0, 4, 8].flatMap((x) => [0, 1].map((z) => ({ x, y: 0, z }))),
        { x: 14, y: 0, z: 0 },
        { x: 18, y: 0, z: 0 },
      ],
      kinds: ['dots-5', 'dragon-red', 'dragon-red', 'dots-5', 'wind-east', 'wind-south', 'wind-south', 'wind-east'],
      faces: ['dots-5', 'dragon-red', 'dragon-red', 'dots-5', 'wind-east', 'wind-south', 'wind-south', 'wind-east'],
      order: [],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await pressTile(canvasElement, 'wind-south');
    await pressTile(canvasElement, 'wind-south', 1);
    await waitFor(() => expect(tilesOn(canvasElement)).toBe(6));
    await pressTile(canvasElement, 'wind-east');
    await pressTile(canvasElement, 'wind-east', 1);
    await waitFor(() => expect(canvasElement.querySelector('[data-status="stuck"]')).not.toBeNull());
    const before = facesOn(canvasElement);
    const [reshuffle] = canvas.getAllByRole('button', { name: /^(reshuffle|混ぜ直す)$/i }).toReversed();
    await userEvent.click(reshuffle!);
    await waitFor(() => expect(canvasElement.querySelector('[data-status="playing"]')).not.toBeNull(), {
      timeout: 10_000,
    });
    await expect(facesOn(canvasElement)).not.toBe(before);
  },
};

/** Tab, F for the next free tile, N for the next that matches, Enter to choose, U to undo. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.tab();
    const focused = (): string => document.activeElement?.getAttribute('data-tile') ?? '';
    await expect(focused()).not.toBe('');
    for (
      let n = 0;
      n < 40 && canvasElement.querySelector(`[data-tile="${focused()}"][data-face="dots-1"]`) === null;
      n += 1
    ) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard('f');
    }
    await userEvent.keyboard('{Enter}n{Enter}');
    await waitFor(() => expect(tilesOn(canvasElement)).toBe(142));
    await expect(canvasElement.querySelector('.kumiki-ts-buttons')!.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('u');
    await waitFor(() => expect(tilesOn(canvasElement)).toBe(144));
  },
};

/** One tile chosen: a ring and a tint, lifted a little. */
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await pressTile(canvasElement, 'dots-1');
    await waitFor(() => expect(canvasElement.querySelector('.kumiki-ts-tile[data-selected]')).not.toBeNull());
  },
};

/** An upright layout, as on a phone: every tile is at least 36 px wide at 360 px. */
export const Phone: Story = {
  args: { layout: 'lantern' },
  decorators: [
    (Board) => (
      <div className="phone">
        <Board />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const [face] = freeTiles(canvasElement, 'dots-1').concat([canvasElement.querySelector('.kumiki-ts-face')!]);
    await expect(face!.getBoundingClientRect().width).toBeGreaterThanOrEqual(36);
  },
};

/** The dark scheme, whatever the page around it. */
export const Dark: Story = {
  args: { scheme: 'dark' },
  play: Match.play!,
  decorators: [
    (Board) => (
      <div className="dark" data-kumiki-scheme="dark">
        <Board />
      </div>
    ),
  ],
};

/** A request nobody can fulfil: two tiles on top of each other, so no faces could make it winnable. */
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
