import {
  arrangeWords,
  skeletonFrom,
  wordList,
  type CrosswordOptions,
  type CrosswordPuzzle,
} from '@kumiki/core/crossword';
import { createRandom } from '@kumiki/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { labels } from './skeleton/labels.ts';
import { Skeleton } from './skeleton/skeleton.tsx';
import { cell, ready } from './story-steps.ts';
import { kitchen } from './words.ts';

/** No clues: the words are known, and where they go is the puzzle. One way alone fits, which is proved. */
const meta = { title: 'Crossword/Skeleton', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const orchestra = skeletonOf(
  'VIOLIN CELLO FLUTE OBOE HARP HORN TUBA DRUM PIANO VIOLA GONG LUTE'.split(' ').map((answer) => ({ answer })),
);
const pantry: CrosswordOptions = { style: 'arrange', words: kitchen.slice(0, 18), effort: 10_000, skeleton: true };

function skeletonOf(words: readonly { readonly answer: string }[]): CrosswordPuzzle {
  const arranged = arrangeWords(words, { effort: 3_000 }, createRandom('orchestra'));
  const made = arranged.ok ? skeletonFrom(arranged.value) : arranged;
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

/** Writes a word into the place of another one, a letter a cell. */
async function write(canvas: HTMLElement, puzzle: CrosswordPuzzle, place: string, word = place): Promise<void> {
  const { cells } = puzzle.entries.find(({ answer }) => answer === place)!;
  for (const [at, one] of cells.entries()) {
    if (puzzle.cells[one]?.kind === 'given') continue;
    // oxlint-disable no-await-in-loop -- one letter after the other
    await userEvent.click(cell(canvas, one));
    await userEvent.keyboard(word[at]!.toLowerCase());
    // oxlint-enable no-await-in-loop
  }
}
const struck = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll('.words-to-place s')].map(({ textContent }) => textContent);

/** Words are struck through where they stand, be it the wrong place; when all of them stand, it is solved. */
export const Place: Story = {
  render: (_args, { globals }) => (
    <Skeleton labels={globals['language'] === 'ja' ? labels.ja : labels.en} puzzle={orchestra} contentLang="en" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    const list = canvas.getByRole('region', { name: /words to place|入れる言葉/i });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(orchestra.entries.length);
    await expect(struck(canvasElement)).toEqual([]);
    await write(canvasElement, orchestra, 'PIANO', 'FLUTE');
    await waitFor(() => expect(struck(canvasElement)).toEqual(['FLUTE']));
    await expect(within(list).getByText('FLUTE').parentElement).toHaveTextContent(/on the board|盤面/);
    await write(canvasElement, orchestra, 'PIANO');
    await waitFor(() => expect(struck(canvasElement)).toEqual(['PIANO']));
    for (const { answer } of orchestra.entries) {
      // oxlint-disable-next-line no-await-in-loop -- one word after the other
      if (answer !== 'PIANO') await write(canvasElement, orchestra, answer);
    }
    await waitFor(() => expect(canvasElement.querySelector('[data-status="solved"]')).not.toBeNull());
    const words = wordList(orchestra).flatMap((group) => group.words);
    await expect(struck(canvasElement)).toEqual(words.map(({ answer }) => answer));
  },
};

/** Asked of the worker, in Japanese. */
export const InJapanese: Story = {
  globals: { language: 'ja' },
  render: () => <Skeleton labels={labels.ja} options={pantry} seed="pantry" contentLang="ja" keyboard="kana50" />,
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.length).toBeGreaterThan(10);
    await expect(canvasElement.querySelector('.kumiki-cw-clues, .kumiki-cw-bar')).toBeNull();
    await expect(within(canvasElement).getByText(/語中あと/)).toHaveTextContent(
      `${items.length}語中あと${items.length}語`,
    );
  },
};
