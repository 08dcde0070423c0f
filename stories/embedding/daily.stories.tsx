import type { Session } from '@kumiki/core';
import type { NonogramTypes } from '@kumiki/core/nonogram/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { GameStorage } from '@kumiki/react';
import { Daily, solutionOf } from './daily.tsx';
import './embedding.css';

/** Kept while the story is open, so that each visit begins anew. */
function memory(): GameStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}
let session: Session<NonogramTypes> | undefined;

function Page({ language }: { readonly language: 'en' | 'ja' }): ReactNode {
  const [storage] = useState(memory);
  return (
    <Daily
      today={new Date('2026-11-30T12:00:00+09:00')}
      storage={storage}
      language={language}
      onReady={(ready) => void (session = ready)}
    />
  );
}

/** The same seed is the same board everywhere: a date is a seed. Each day keeps its own game, clock and streak. */
const meta = {
  title: 'Embedding/A board a day',
  component: Daily,
  args: { storage: memory(), language: 'en', today: new Date('2026-11-30T12:00:00+09:00') },
  argTypes: { storage: { control: false }, today: { control: false } },
  render: (_, { globals }) => <Page language={globals['language'] === 'ja' ? 'ja' : 'en'} />,
} satisfies Meta<typeof Daily>;
export default meta;
type Story = StoryObj<typeof meta>;

const readyOn = (canvas: HTMLElement, day: string): Promise<void> =>
  waitFor(
    async () => {
      await expect(session?.seed).toBe(day);
      await expect(canvas.querySelector('.kumiki-root')).toHaveAttribute('data-phase', 'ready');
    },
    { timeout: 20_000 },
  );

/** Solve today's, and the next is there to be played. */
export const SolvedAndOn: Story = {
  play: async ({ canvasElement }) => {
    await readyOn(canvasElement, '2026-11-30');
    session!.dispatch({ type: 'mark', cells: solutionOf(session!), mark: 1 });
    const next = await within(canvasElement).findByText(/Play the board of the day before|前の日の盤面で遊ぶ/);
    await expect(canvasElement.querySelector('.kumiki-root')).toHaveAttribute('data-status', 'solved');
    await userEvent.click(next);
    await readyOn(canvasElement, '2026-11-29');
    await expect(canvasElement.querySelector('.kumiki-root')).toHaveAttribute('data-status', 'playing');
  },
};

/** A day that was left half-way is found as it was. */
export const LeftAndFoundAgain: Story = {
  play: async ({ canvasElement }) => {
    const days = within(canvasElement);
    await readyOn(canvasElement, '2026-11-30');
    session!.dispatch({ type: 'mark', cells: [0], mark: 2 });
    await userEvent.click(days.getByText(/The day before|前の日$/));
    await readyOn(canvasElement, '2026-11-29');
    await userEvent.click(days.getByText(/The day after|次の日/));
    await readyOn(canvasElement, '2026-11-30');
    await expect(session!.getSnapshot().state.marks[0]).toBe(2);
  },
};

/** The clock stands still, and nobody thinks on: the board is hidden. */
export const Paused: Story = {
  play: async ({ canvasElement }) => {
    await readyOn(canvasElement, '2026-11-30');
    await userEvent.click(within(canvasElement).getByText(/^(?:Pause|一時停止)$/));
    await expect(getComputedStyle(canvasElement.querySelector('.kumiki-board')!).visibility).toBe('hidden');
    await userEvent.click(within(canvasElement).getByText(/^(?:Go on|再開)$/));
    await expect(getComputedStyle(canvasElement.querySelector('.kumiki-board')!).visibility).toBe('visible');
  },
};

/** A game that has begun is not left by a slip. */
export const NewBoardAsks: Story = {
  play: async ({ canvasElement }) => {
    await readyOn(canvasElement, '2026-11-30');
    session!.dispatch({ type: 'mark', cells: [0], mark: 2 });
    await userEvent.click(canvasElement.querySelector('[data-action="generate"]')!);
    const dialog = (): HTMLDialogElement | null => canvasElement.querySelector('dialog');
    await waitFor(() => expect(dialog()?.open).toBe(true));
    await userEvent.click(dialog()!.querySelector('[data-action="keep"]')!);
    await waitFor(() => expect(dialog()).toBeNull());
    await expect(session!.getSnapshot().state.marks[0]).toBe(2);
  },
};
