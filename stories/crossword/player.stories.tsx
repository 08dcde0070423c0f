import { crosswordFromEntries, type CrosswordPuzzle } from '@kumiki/core/crossword';
import { clueMarkup, Crossword } from '@kumiki/react/crossword';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { autumn, linked, tea } from './boards.ts';

const right = (made: ReturnType<typeof crosswordFromEntries>): CrosswordPuzzle => {
  if (!made.ok) throw new Error(JSON.stringify(made.detail));
  return made.value;
};
const hearts = right(
  crosswordFromEntries({
    entries: [
      { answer: ['HE', 'A', 'RT', 'S'], row: 0, column: 0, direction: 'across', clue: 'A suit, opposite of 1 down' },
      { answer: ['HE', 'R', 'O'], row: 0, column: 0, direction: 'down', clue: 'Wins in the end' },
    ],
    rebus: true,
  }),
);
const unknown = right(
  crosswordFromEntries({
    entries: [{ answer: ['', '', ''], row: 0, column: 0, direction: 'across', clue: 'The editor’s pet' }],
    ends: 'host',
  }),
);
/** As a file has them: HTML of anybody. */
const markup: readonly string[] = [
  'It <em>sings</em> when the tea is near, at 100&nbsp;°C',
  'Where <b>leaves</b> and H<sub>2</sub>O meet <script>alert(1)</script>',
  'What a cup stands on<br>(so does <a href="javascript:alert(1)">this</a>)',
  '<ruby>匙<rp>(</rp><rt>さじ</rt><rp>)</rp></ruby> in English',
];

/** What a player finds beside letters: several in a cell, a judge that only the page knows, clues of every kind. */
const meta = {
  title: 'Crossword/Player',
  component: Crossword,
  args: { onSolve: fn(), onError: fn() },
  argTypes: { renderClue: { control: false }, words: { control: false }, puzzle: { control: false } },
} satisfies Meta<typeof Crossword>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('[data-phase="ready"]')).not.toBeNull());

/** Insert, or the tool, opens a cell for more than one letter. */
export const SeveralLettersInACell: Story = {
  args: { puzzle: hearts, keyboard: 'none' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    canvasElement.querySelector<HTMLElement>('.kumiki-cw-input')!.focus();
    await userEvent.keyboard('{Insert}he{Enter}');
    await expect(canvasElement.querySelector('[data-cell="0"] .kumiki-cw-letter')!.textContent).toBe('HE');
    await expect(canvasElement.querySelector('[data-spoken]')).not.toBeNull();
  },
};

/** The board does not know its solution; the page does, and decides when everything is filled in. */
export const JudgedByThePage: Story = {
  args: {
    puzzle: unknown,
    keyboard: 'none',
    verifySolution: async (letters) => {
      await new Promise((resolve) => void setTimeout(resolve, 300));
      return letters.join('') === 'CAT';
    },
  },
  play: async ({ canvasElement, args }) => {
    await ready(canvasElement);
    const status = canvasElement.querySelector('.kumiki-status')!;
    canvasElement.querySelector<HTMLElement>('.kumiki-cw-input')!.focus();
    await userEvent.keyboard('dog');
    await waitFor(() => expect(status.textContent).toMatch(/not right yet|まだ正しくありません/), { timeout: 5_000 });
    await userEvent.click(canvasElement.querySelector('[data-cell="0"]')!);
    await userEvent.keyboard('{Home}cat');
    await waitFor(() => expect(args.onSolve).toHaveBeenCalledOnce(), { timeout: 5_000 });
  },
};

/** Markup from a file, by what is allowed; everything else is words. */
export const MarkupInClues: Story = {
  args: { puzzle: tea, keyboard: 'none', renderClue: (_, index) => clueMarkup(markup[index]!) },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const clues = canvasElement.querySelector('.kumiki-cw-clues')!;
    await expect(clues.querySelector('sub')!.textContent).toBe('2');
    await expect(clues.querySelector('rt')!.textContent).toBe('さじ');
    await expect(clues.querySelector('script, a')).toBeNull();
    await expect(clues.textContent).not.toContain('alert');
  },
};

/** One clue for several words, as British setters like it: typing goes on from word to word, Backspace back again. */
export const LinkedClues: Story = {
  args: { puzzle: linked, keyboard: 'none' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const cursor = (): string | undefined =>
      canvasElement.querySelector<HTMLElement>('[data-current]')!.dataset['cell'];
    canvasElement.querySelector<HTMLElement>('.kumiki-cw-input')!.focus();
    await userEvent.keyboard('outerp');
    await expect(canvasElement.querySelector('.kumiki-cw-bar')!.textContent).toContain('whale');
    await expect(canvasElement.querySelectorAll('.kumiki-cw-clue[data-linked]')).toHaveLength(2);
    await expect(cursor()).toBe('13');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(cursor()).toBe('4');
  },
};

/** 縦書き, as a Japanese magazine prints its clues. */
export const VerticalClues: Story = {
  args: { puzzle: autumn, writing: 'vertical', contentLang: 'ja', keyboard: 'none' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const clues = canvasElement.querySelector('.kumiki-cw-clues')!;
    await expect(getComputedStyle(clues).writingMode).toBe('vertical-rl');
    // The first list stands to the right of the second.
    const [first, second] = [...clues.querySelectorAll('.kumiki-cw-list')].map((list) => list.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThan(second!.left);
  },
};

/** A field a word, for whoever does not use grids. */
export const AsAList: Story = {
  args: { puzzle: tea, as: 'fields' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const field = within(canvasElement).getByLabelText(/It sings when the tea is near/);
    await userEvent.type(field, 'kettle');
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText(/Where leaves and hot water meet/)).toHaveValue('T');
  },
};

/** Letters of a Latin keyboard on a board of kana, without an input method. */
export const Romaji: Story = {
  args: { puzzle: autumn, contentLang: 'ja', keyboard: 'none' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const input = canvasElement.querySelector<HTMLElement>('.kumiki-cw-input')!;
    input.focus();
    const letters = (): string => canvasElement.querySelector('.kumiki-cw-cells')!.textContent;
    const before = letters();
    await waitFor(
      async () => {
        await userEvent.keyboard('ka');
        await expect(letters()).toMatch(/[かカ]/);
      },
      { timeout: 10_000 },
    );
    await expect(letters()).not.toBe(before);
  },
};
