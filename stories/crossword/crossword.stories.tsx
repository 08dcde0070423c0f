import { Crossword } from '@kumiki/react/crossword';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { autumn, tea } from './boards.ts';
import { EndlessRun } from './endless-run.tsx';
import { cell, compose, input, letters, pressKey, ready } from './story-steps.ts';
import { kitchen } from './words.ts';

/** Words that cross, and an answer that comes out of them. */
const meta = {
  title: 'Crossword/Board',
  component: Crossword,
  args: { onSolve: fn(), onError: fn() },
  argTypes: {
    hide: { control: 'select', options: ['none', 'tail', 'head', 'alt', 'most', 'crossing', 'vowel', 'dakuten'] },
    mode: { control: 'inline-radio', options: ['strict', 'chain'] },
    keyboard: { control: 'select', options: ['auto', 'none', 'kana50', 'qwerty'] },
    words: { control: false },
  },
} satisfies Meta<typeof Crossword>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Composed in a worker; the same seed is the same board everywhere. */
export const Answer: Story = { args: { words: kitchen, seed: '2026-11-30', contentLang: 'ja' } };

/** Letters by keys; the clue, the cursor and the clue list go along. */
export const ByKeys: Story = {
  args: { puzzle: tea },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(cell(canvasElement, 1));
    await userEvent.keyboard('kettle');
    await waitFor(() => expect(letters(canvasElement, [1, 2, 3, 4, 5, 6])).toBe('KETTLE'));
    // TEAPOT has its T already: the cursor stands on the next letter.
    await userEvent.keyboard('eapot');
    await userEvent.keyboard('sucer');
    await userEvent.keyboard('spon');
    await waitFor(() => expect(canvasElement.querySelector('[data-status="solved"]')).not.toBeNull());
    await expect(args.onSolve).toHaveBeenCalledOnce();
  },
};

/** The fifty sounds on the screen, and a key for ゛゜小. */
export const ByKana: Story = {
  args: { puzzle: autumn, keyboard: 'kana50', contentLang: 'ja' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await pressKey(canvasElement, 'カ');
    await pressKey(canvasElement, '゛゜小');
    await expect(letters(canvasElement, [0, 1])).toBe('ガ ');
    await pressKey(canvasElement, '゛゜小');
    await pressKey(canvasElement, 'キ');
    await pressKey(canvasElement, 'ク');
    await waitFor(() => expect(canvasElement.querySelector('[data-status="solved"]')).not.toBeNull());
  },
};

/** かきく by an input method: what it works on is shown in the cells, and lands in them a kana each when it is certain. */
export const ByComposition: Story = {
  args: { puzzle: autumn, contentLang: 'ja' },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    await compose(canvasElement, ['ｋ', 'か', 'かｋ'], 'かき');
    await waitFor(() => expect(letters(canvasElement, [0, 1])).toBe('かき'));
    await compose(canvasElement, ['ｋ'], 'く');
    await waitFor(() => expect(canvasElement.querySelector('[data-status="solved"]')).not.toBeNull());
    await expect(args.onSolve).toHaveBeenCalledOnce();
    // The words are two steps: one undo takes the second word's letter back.
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(undo|元に戻す)$/i }));
    await waitFor(() => expect(letters(canvasElement, [0, 1, 3])).toBe('かき '));
  },
};

/** Wrong letters are struck through when asked for; revealed ones are in italics and stay. */
export const CheckAndReveal: Story = {
  args: { puzzle: tea },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await userEvent.click(cell(canvasElement, 1));
    await userEvent.keyboard('kittle');
    await userEvent.click(canvas.getByRole('button', { name: /^(check|確かめる)$/i }));
    await userEvent.click(canvas.getAllByRole('button', { name: /^(everything|すべて)$/i })[0]!);
    await waitFor(() => expect(cell(canvasElement, 2)).toHaveAttribute('data-mark', 'wrong'));
    await expect(cell(canvasElement, 1)).toHaveAttribute('data-mark', 'right');
    await userEvent.click(cell(canvasElement, 2));
    await userEvent.click(canvas.getByRole('button', { name: /^(reveal|開く)$/i }));
    await userEvent.click(canvas.getAllByRole('button', { name: /^(this letter|この文字)$/i }).at(-1)!);
    await waitFor(() => expect(cell(canvasElement, 2)).toHaveAttribute('data-mark', 'revealed'));
    await expect(letters(canvasElement, [1, 2, 3])).toBe('KET');
  },
};

/** Everything is filled in, and not right: it says so, and not where. */
export const SomethingIsWrong: Story = {
  args: { puzzle: autumn, contentLang: 'ja' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    input(canvasElement).focus();
    await userEvent.paste('かき');
    await userEvent.paste('り');
    await waitFor(() =>
      expect(canvasElement.querySelector('.kumiki-status')!.textContent).toMatch(/something is not right|どこかが/),
    );
    await expect(canvasElement.querySelector('[data-mark]')).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await userEvent.paste('く');
    await waitFor(() => expect(canvasElement.querySelector('[data-status="solved"]')).not.toBeNull());
  },
};

/** A request that no vocabulary can fulfil is answered at once, with the reason. */
export const Impossible: Story = {
  args: { words: kitchen, answerLength: [9, 10] },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-phase="failed"]')).not.toBeNull());
    await expect(canvasElement.querySelector('.kumiki-status')!.textContent).toMatch(/9 to 10|9〜10/);
    await expect(args.onError).toHaveBeenCalledWith('impossible', expect.objectContaining({ code: 'no-answer-word' }));
  },
};

/** The same vocabulary with its letters hidden in five ways. */
export const HidingStyles: Story = {
  render: (args) => (
    <div className="gallery">
      {(['none', 'tail', 'head', 'alt', 'most'] as const).map((hide) => (
        <Crossword key={hide} {...args} words={kitchen} hide={hide} seed={`hide ${hide}`} contentLang="ja" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-phase="ready"]')).toHaveLength(5), {
      timeout: 20_000,
    });
  },
};

/** The endless run: what comes next follows from the number alone. */
export const Endless: Story = {
  render: () => <EndlessRun />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plan = (): string => canvasElement.querySelector('output')!.textContent;
    await expect(plan()).toBe('1 · 3 letters · As it is');
    for (let n = 1; n <= 6; n += 1) {
      // oxlint-disable no-await-in-loop -- one board after the other
      await ready(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Next board' }));
      // oxlint-enable no-await-in-loop
    }
    await expect(plan()).toBe('7 · 3 letters · Endings hidden');
    await ready(canvasElement);
    await expect(canvasElement.querySelector('.kumiki-status')!.textContent).toMatch(/Endings hidden|語尾かくし/);
  },
};

/** QWERTY on the screen, to the end. */
export const English: Story = {
  args: { puzzle: tea, keyboard: 'qwerty' },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(cell(canvasElement, 1));
    for (const letter of 'KETTLEEAPOTSUCERSPON') {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await pressKey(canvasElement, letter);
    }
    await waitFor(() => expect(canvasElement.querySelector('[data-status="solved"]')).not.toBeNull());
    await expect(args.onSolve).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = {
  args: { words: kitchen, hide: 'alt', seed: '2026-11-30', scheme: 'dark', contentLang: 'ja' },
  play: async ({ canvasElement }) => {
    const left = await lettersLeft(canvasElement);
    await compose(canvasElement, ['あ'], 'あ');
    await waitFor(async () => expect(await lettersLeft(canvasElement)).toBe(left - 1));
  },
  decorators: [
    (Board) => (
      <div className="dark" data-kumiki-scheme="dark">
        <Board />
      </div>
    ),
  ],
};

export const Phone: Story = {
  args: { words: kitchen, hide: 'most', seed: '2026-11-30', keyboard: 'kana50', contentLang: 'ja' },
  play: async ({ canvasElement }) => {
    const left = await lettersLeft(canvasElement);
    await pressKey(canvasElement, 'ア');
    await waitFor(async () => expect(await lettersLeft(canvasElement)).toBe(left - 1));
  },
  decorators: [
    (Board) => (
      <div className="phone">
        <Board />
      </div>
    ),
  ],
};

/** How many letters are still to be typed, as the status says: its smaller number in either language. */
async function lettersLeft(canvasElement: HTMLElement): Promise<number> {
  await ready(canvasElement);
  const words = canvasElement.querySelector('.kumiki-status-words')!.textContent;
  return Math.min(...[...words.matchAll(/\d+/g)].map(([number]) => Number(number)));
}
