import { wordsEn, wordsJa } from '@kumiki/core/crossword/words';
import { KumikiProvider } from '@kumiki/react';
import { en, ja } from '@kumiki/react/messages';
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

/** While it is made, the best board so far and its figures change; the bar goes on. */
export const WhileItIsMade: Story = {
  render: (_args, { globals }) => (
    <Constructor
      labels={globals['language'] === 'ja' ? labels.ja : labels.en}
      text={listOf(wordsEn.filter(({ answer }) => answer.length >= 4).slice(0, 120))}
      method="arrange"
      effort="long"
      answers={wordsEn}
      seed="live"
    />
  ),
  play: async ({ canvasElement }) => {
    const seen: { readonly figures: readonly number[]; readonly drawn: string; readonly done: number }[] = [];
    const watch = new MutationObserver(() => {
      const figures = [...canvasElement.querySelectorAll('.figures dd')].map(({ textContent }) =>
        parseFloat(textContent),
      );
      const drawn = canvasElement.querySelector('.constructed svg')?.innerHTML ?? '';
      const isMaking = canvasElement.querySelector('[data-phase="generating"]') !== null;
      const done = canvasElement.querySelector('progress')?.value ?? 0;
      if (isMaking && drawn !== '' && drawn !== seen.at(-1)?.drawn) seen.push({ figures, drawn, done });
    });
    watch.observe(canvasElement, { subtree: true, childList: true, attributes: true, characterData: true });
    await press(canvasElement);
    await isReady(canvasElement);
    watch.disconnect();
    // Words, width, crossings a word, density, squareness.
    const figures = seen.map((each) => each.figures.join(' '));
    await expect(new Set(figures).size).toBeGreaterThan(2);
    const [first, last] = [seen[0]!, seen.at(-1)!];
    await expect(last.figures[0]).toBeGreaterThanOrEqual(first.figures[0]!);
    await expect(last.figures[2]).toBeGreaterThan(first.figures[2]!);
    await expect(last.done).toBeGreaterThan(first.done);
  },
};

/** The same in Japanese. */
export const CrissCrossInJapanese: Story = {
  globals: { language: 'ja' },
  render: () => (
    <Constructor
      labels={labels.ja}
      text={`${listOf(japanese)}\nヰヱヰ`}
      method="arrange"
      answers={wordsJa}
      seed="組む"
    />
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await isReady(canvasElement);
    await expect(canvasElement.querySelectorAll('.constructed-letter').length).toBeGreaterThan(25);
    await expect(within(canvasElement).getByText('一語あたりの交差')).toBeVisible();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '入らなかった言葉' })).toHaveTextContent(
      'ヰヱヰ：ほかの言葉と同じ文字がありません。',
    );
    const select = canvas.getByRole('combobox', { name: '盤面から取る答えの言葉' });
    await userEvent.selectOptions(select, within(select).getAllByRole('option')[1]!);
    await waitFor(() => expect(canvasElement.querySelectorAll('.constructed-frame').length).toBeGreaterThanOrEqual(3));
    await expect(canvas.getByText(/マス以上離れています/)).toBeVisible();
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

const said = (canvas: HTMLElement, text: string | RegExp): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('.kumiki-status-words')).toHaveTextContent(text), patience);

/** What can't be made says why, and what would help: a word of the form that is named, and there is a board. */
export const WhyNot: Story = {
  globals: { language: 'ja' },
  render: () => (
    <Constructor
      labels={labels.ja}
      text={'ヒゲ ネコ コオリ ヌノ コイノボリ イルカ ボウシ キカンシャ アクビ アサリ'.replaceAll(' ', '\n')}
      method="fill"
      pattern="ja-5-1"
      answers={wordsJa}
      seed="理由"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('textbox', { name: /一行に一つ/ });
    await press(canvasElement);
    await said(
      canvasElement,
      'ヨコ1のため、タテ1に入る言葉がありません。「ヒ〇コ」という形の言葉を足すか、これらの場所を変えてください。',
    );
    await waitFor(() => expect(canvasElement.querySelectorAll('.kumiki-cw-preview-number').length).toBeGreaterThan(0));
    await userEvent.type(list, '\nヒヨコ');
    await press(canvasElement);
    await isReady(canvasElement);
    // Too few of them, and words without a letter in common: the old board stays.
    await userEvent.clear(list);
    await userEvent.type(list, 'サクラ{Enter}ビワ{Enter}モミジ');
    await press(canvasElement);
    await said(canvasElement, /^言葉が足りません：2文字は3語いるのに1語、.*言葉を足すか、パターンを変えてください。$/);
    await userEvent.click(canvas.getByRole('radio', { name: '言葉を組む' }));
    await press(canvasElement);
    await said(
      canvasElement,
      '同じ文字を持つ言葉がありません。「サクラ」と「ビワ」の両方の文字を含む言葉があればつながります。',
    );
    await userEvent.click(canvas.getByRole('radio', { name: '答えの言葉' }));
    await press(canvasElement);
    await said(
      canvasElement,
      /答えの文字「.*」を含む言葉がほかにないので、組めません。それを含む言葉を足してください。/,
    );
    await expect(canvasElement.querySelector('[data-phase="ready"]')).not.toBeNull();
  },
};

/** The same in English. */
export const WhyNotInEnglish: Story = {
  globals: { language: 'en' },
  render: () => (
    <Constructor
      labels={labels.en}
      text={'COW WAGON JOY OPAL OVAL OAR OASIS CAKE VAN BEE HIVE PEN ALARM ANGEL'.replaceAll(' ', '\n')}
      method="fill"
      pattern="uk-7-1"
      answers={wordsEn}
      seed="why"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('textbox', { name: /one a line/ });
    await press(canvasElement);
    await said(
      canvasElement,
      /^No word fits 7 across because of .*: it would have to read C O – A L\. Add such a word, or change one of these places\.$/,
    );
    await userEvent.type(list, '\nCORAL');
    await press(canvasElement);
    await isReady(canvasElement);
    await userEvent.clear(list);
    await userEvent.type(list, 'SKY{Enter}FROG{Enter}MUD');
    await press(canvasElement);
    await said(canvasElement, /^Too few words: .*\. Add words, or change the pattern\.$/);
    await userEvent.clear(list);
    await userEvent.type(list, 'SKY{Enter}FROG{Enter}PIN');
    await userEvent.click(canvas.getByRole('radio', { name: 'Criss-cross' }));
    await press(canvasElement);
    await said(
      canvasElement,
      'No two of these words share a letter. A word with a letter of SKY and one of FROG would join them.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Answer word' }));
    await press(canvasElement);
    await said(
      canvasElement,
      /^No answer can be spread over the other words: nothing else contains .*\. Add words that do\.$/,
    );
  },
};

/** Every reason for which a word is left out, in both languages. */
export const LeftOut: Story = {
  render: () => (
    <div className="gallery">
      {(['en', 'ja'] as const).map((language) => (
        <KumikiProvider key={language} messages={{ en, ja }[language]}>
          <Constructor
            labels={labels[language]}
            text={[
              ...english.map(({ answer }) => answer),
              'A',
              'NO WAY',
              english[0]!.answer,
              'EXTRAORDINARY',
              'QXQ',
              'ВОДА',
              'ДОМ',
            ].join('\n')}
            method="arrange"
            size="9"
            answers={wordsEn}
            seed="left out"
          />
        </KumikiProvider>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const button of canvas.getAllByRole('button', { name: /make a board|盤面を作る/i })) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.click(button);
    }
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-phase="ready"]')).toHaveLength(2), patience);
    const [first] = english;
    for (const [name, ...reasons] of [
      [
        'Left out',
        'A: it has only one letter.',
        'NO WAY: it has a character that is no letter.',
        `${first!.answer}: it is there already.`,
        'EXTRAORDINARY: it is too long.',
        'QXQ: it shares no letter with another word.',
        'ВОДА: it shares letters only with words that are left out.',
        ': no place was found.',
      ],
      [
        '入らなかった言葉',
        'A：一文字しかありません。',
        'NO WAY：文字でないものが入っています。',
        `${first!.answer}：同じ言葉がもうあります。`,
        'EXTRAORDINARY：長すぎます。',
        'QXQ：ほかの言葉と同じ文字がありません。',
        'ВОДА：同じ文字を持つ言葉が、どれも盤面にありません。',
        '：置ける場所が見つかりませんでした。',
      ],
    ] as const) {
      const region = canvas.getByRole('region', { name });
      for (const reason of reasons) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await expect(region).toHaveTextContent(reason);
      }
    }
  },
};
