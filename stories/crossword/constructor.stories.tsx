import { wordsEn, wordsJa } from '@kumiki/core/crossword/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Constructor } from './constructor/constructor.tsx';
import { labels } from './constructor/labels.ts';
import { listOf } from './constructor/word-list.ts';

/** Words in, a board out. Everything is made in the worker, with the best board so far on the page. */
const meta = { title: 'Crossword/Constructor', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 20_000 };
const english = wordsEn.filter(({ answer }) => answer.length >= 4).slice(0, 24);
const japanese = wordsJa.filter(({ answer }) => answer.length >= 3).slice(0, 24);
const press = (canvas: HTMLElement): Promise<void> =>
  userEvent.click(within(canvas).getByRole('button', { name: /make a board|another board|盤面を作る|別の盤面/i }));
const isReady = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('[data-phase="ready"]')).not.toBeNull(), patience);

/** A list of words is laid so that they cross; what shares no letter is named. */
export const CrissCross: Story = {
  render: (_args, { globals }) => (
    <Constructor
      labels={globals['language'] === 'ja' ? labels.ja : labels.en}
      text={`${listOf(english)}\nQXQ: shares nothing\nA: too short`}
      method="arrange"
      answers={wordsEn}
      seed="criss-cross"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement);
    await isReady(canvasElement);
    await expect(canvasElement.querySelectorAll('.constructed-letter').length).toBeGreaterThan(60);
    await expect(canvas.getByRole('region', { name: /left out|入らなかった言葉/i })).toHaveTextContent('QXQ');
    await expect(canvas.getByRole('region', { name: /lines that|読めない行/i })).toHaveTextContent('26');
    // Another word comes out of it.
    const select = canvas.getByRole('combobox', { name: /answer word from|答えの言葉/i });
    await userEvent.selectOptions(select, within(select).getAllByRole('option')[1]!);
    await waitFor(() => expect(canvasElement.querySelectorAll('.constructed-frame').length).toBeGreaterThanOrEqual(3));
    await expect(canvas.getByText(/apart or more|以上離れて/)).toBeVisible();
  },
};

/** The same in Japanese. */
export const CrissCrossInJapanese: Story = {
  globals: { language: 'ja' },
  render: () => (
    <Constructor labels={labels.ja} text={listOf(japanese)} method="arrange" answers={wordsJa} seed="組む" />
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await isReady(canvasElement);
    await expect(canvasElement.querySelectorAll('.constructed-letter').length).toBeGreaterThan(25);
    await expect(within(canvasElement).getByText('一語あたりの交差')).toBeVisible();
  },
};

/** A grid is drawn and filled. */
export const FillAGrid: Story = {
  render: (_args, { globals }) => (
    <Constructor
      labels={globals['language'] === 'ja' ? labels.ja : labels.en}
      text={listOf(wordsEn)}
      method="fill"
      pattern="uk-9-1"
      answers={wordsEn}
      seed="fill"
    />
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await isReady(canvasElement);
    await expect(canvasElement.querySelectorAll('.constructed-letter').length).toBeGreaterThan(40);
  },
};

/** What can't be filled says which places block one another, and what would help. */
export const WhyNot: Story = {
  globals: { language: 'ja' },
  render: () => (
    <Constructor
      labels={labels.ja}
      text={listOf(japanese)}
      method="fill"
      pattern="ja-9-1"
      answers={wordsJa}
      seed="理由"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement);
    await waitFor(
      () =>
        expect(canvasElement.querySelector('.kumiki-status')).toHaveTextContent(/言葉が足りません：\d+文字は\d+語いる/),
      patience,
    );
    // Words without a letter in common.
    await userEvent.click(canvas.getByRole('radio', { name: '言葉を組む' }));
    const list = canvas.getByRole('textbox', { name: /一行に一つ/ });
    await userEvent.clear(list);
    await userEvent.type(list, 'サクラ{Enter}ビワ{Enter}モミジ');
    await press(canvasElement);
    await waitFor(
      () => expect(canvasElement.querySelector('.kumiki-status')).toHaveTextContent(/同じ文字を持つ言葉がありません/),
      patience,
    );
  },
};
