import { createBudget, createRandom } from '@kumiki/core';
import { crosswordFromEntries } from '@kumiki/core/crossword';
import { nonogram } from '@kumiki/core/nonogram';
import { tileStack } from '@kumiki/core/tile-stack';
import { en, ja } from '@kumiki/react/messages';
import { Crossword, Nonogram, renderToSVG, TileStack } from '@kumiki/react/static';
import { createTheme } from '@kumiki/react/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './embedding.css';

const valueOf = <V,>(made: { readonly ok: true; readonly value: V } | { readonly ok: false }): V => {
  if (!made.ok) throw new Error('This story has no board.');
  return made.value;
};
const budget = (): ReturnType<typeof createBudget> => createBudget({ steps: 1_000_000 });
const picture = valueOf(nonogram.generate({ width: 10, height: 10 }, createRandom('2026-11-30'), budget()));
const stack = valueOf(tileStack.generate({ layout: 'turtle' }, createRandom('2026-11-30'), budget()));
const words = valueOf(
  crosswordFromEntries({
    entries: [
      { answer: 'LANTERN', row: 0, column: 0, direction: 'across', clue: 'It hangs by the gate at night' },
      { answer: 'LOOM', row: 0, column: 0, direction: 'down', clue: 'Cloth grows on it' },
      { answer: 'TEA', row: 0, column: 3, direction: 'down', clue: 'Poured for every guest' },
      { answer: 'NET', row: 0, column: 6, direction: 'down', clue: 'The fisherman mends it' },
    ],
  }),
);

/** Boards that are only looked at: drawn by a server, in the page's theme, with no code for the browser. */
const meta = { title: 'Embedding/Without script', component: Nonogram.Static } satisfies Meta<typeof Nonogram.Static>;
export default meta;
type Story = StoryObj;

/** Three boards as a server component renders them; the clues are a list. */
export const Static: Story = {
  render: (_, { globals }) => {
    const messages = globals['language'] === 'ja' ? ja : en;
    return (
      <div className="sheets">
        <Nonogram.Static puzzle={picture} messages={messages} />
        <Crossword.Static puzzle={words} messages={messages} contentLang="en" />
        <TileStack.Static puzzle={stack} messages={messages} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[role="img"]')).toHaveLength(3);
    await expect(canvasElement.querySelector('[style]')).toBeNull();
  },
};

/** With what goes into them: a game's marks, the letters of the solution, what is left of a stack. */
export const FilledIn: Story = {
  render: (_, { globals }) => {
    const messages = globals['language'] === 'ja' ? ja : en;
    return (
      <div className="sheets">
        <Nonogram.Static puzzle={picture} solution={solved} messages={messages} />
        <Crossword.Static puzzle={words} solution gridOnly messages={messages} />
        <TileStack.Static
          puzzle={stack}
          alive={stack.cells.map((_cell, tile) => (tile % 3 === 0 ? 0 : 1))}
          messages={messages}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.kumiki-ng-filled')).not.toBeNull();
    await expect(canvasElement.querySelectorAll('.kumiki-st-letter').length).toBeGreaterThan(10);
  },
};
const solved = ((): Uint8Array => {
  const found = valueOf(nonogram.solve(nonogram.start(picture), picture, budget()));
  const cells = new Uint8Array(100);
  for (const move of found) if (move.type === 'mark' && move.mark === 1) for (const cell of move.cells) cells[cell] = 1;
  return cells;
})();

/** One text with its colours in it, for mail, a social card or a printer: here in a brand of its own, as an image. */
export const AsAnImage: Story = {
  render: () => {
    const theme = valueOf(createTheme({ accent: '#a02040', surface: '#fff3e2', ink: '#3a1a10' }));
    const source = renderToSVG(stack, theme, { width: 880, ground: true });
    return (
      <div className="sheets">
        <img
          alt="A turtle of mahjong tiles, as mail would show it"
          src={`data:image/svg+xml,${encodeURIComponent(source)}`}
          width={880}
          height={560}
          className="sheets-image"
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')!;
    await image.decode();
    await expect(image.naturalWidth).toBe(880);
  },
};
