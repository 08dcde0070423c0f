import { digest } from '@kumiki/core';
import { createLexicon, type FillStyleOptions, type Pin, type Word } from '@kumiki/core/crossword';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { MessageSet } from '../messages/context.tsx';
import { en, ja } from '../messages/index.ts';
import { KumikiProvider } from '../puzzle/provider.tsx';
import { Crossword, type CrosswordProps } from './index.ts';
import type { ToldDetail } from './why-not.ts';

interface Told {
  readonly code: string;
  readonly en: string;
  readonly ja: string;
}

/** What the page shows and says aloud of a request that fails, first in English and then in Japanese. */
async function told(props: CrosswordProps): Promise<Told> {
  const onError = vi.fn<(reason: string, detail: unknown) => void>();
  const page = (messages: MessageSet): ReactNode => (
    <KumikiProvider messages={messages}>
      <Crossword seed={1} onError={onError} {...props} />
    </KumikiProvider>
  );
  const { container, rerender } = render(page(en));
  const one = (selector: string): string => container.querySelector(selector)!.textContent;
  await waitFor(() => expect(onError).toHaveBeenCalled(), { timeout: 40_000 });
  const said = async (): Promise<string> => {
    await waitFor(() => expect(one('.kumiki-announcer')).toBe(one('.kumiki-status-words')));
    expect(container.querySelector('[data-phase="failed"] [data-tone="danger"] [data-action="retry"]')).not.toBeNull();
    return one('.kumiki-status-words');
  };
  const english = await said();
  rerender(page(ja));
  const { code } = onError.mock.lastCall![1] as { readonly code: string };
  return { code, en: english, ja: await said() };
}

const listOf = (words: string): Word[] => words.split(' ').map((answer) => ({ answer }));
const fill = (words: string, pattern: NonNullable<FillStyleOptions['pattern']>, more: object = {}): CrosswordProps => ({
  options: { style: 'fill', words: listOf(words), pattern, ...more },
});
const arrange = (words: string, more: object = {}): CrosswordProps => ({
  options: { style: 'arrange', words: listOf(words), ...more },
});
const compose = (words: string, length: readonly [number, number]): CrosswordProps => ({
  options: { style: 'answer', words: listOf(words), answerLength: length },
});
const pin = (answer: string, row: number, column: number, direction: Pin['direction'] = 'across'): Pin => ({
  answer,
  row,
  column,
  direction,
});

type Case = readonly [code: ToldDetail['code'] | 'stopped', props: CrosswordProps, en: string, ja: string];
const composing: readonly Case[] = [
  [
    'no-answer-word',
    compose('AB BA', [9, 10]),
    'No word has 9 to 10 letters, so there is no answer to hide. Add one, or ask for as many letters as the words have: 2.',
    '9〜10文字の言葉がないので、答えを作れません。言葉を足すか、ある長さ（2文字）から選んでください。',
  ],
  [
    'no-answer-word',
    compose('AB BA ABC', [5, 5]),
    'No word has 5 letters, so there is no answer to hide. Add one, or ask for as many letters as the words have: 2, 3.',
    '5文字の言葉がないので、答えを作れません。言葉を足すか、ある長さ（2・3文字）から選んでください。',
  ],
  [
    'no-answer-word',
    compose('A', [2, 3]),
    'No word has 2 to 3 letters, so there is no answer to hide. Add one.',
    '2〜3文字の言葉がないので、答えを作れません。言葉を足してください。',
  ],
  [
    'no-crossing',
    compose('AB CD', [2, 2]),
    'No answer can be spread over the other words: nothing else contains A B. Add words that do.',
    '答えの文字「A B」を含む言葉がほかにないので、組めません。それを含む言葉を足してください。',
  ],
  [
    'stopped',
    compose('あい あか いき', [2, 2]),
    'No board was found in the time allowed. Try again with another seed, or loosen the settings.',
    '決められた手間の中では盤面が見つかりませんでした。 別のシードで試すか、条件を緩めてください。',
  ],
];
const ring = ['....', '.##.', '....'];
/** A lexicon of more different letters than the index of its words has room for. */
const foreign = createLexicon(
  Array.from({ length: 9_000 }, (_, n) => ({
    answer: Array.from({ length: 64 }, (_letter, at) =>
      String.fromCodePoint(0x4e00 + ((31 * n + 17 * at * (n % 97)) % 4_000)),
    ).join(''),
  })),
).lexicon.bytes;
const filling: readonly Case[] = [
  [
    'bad-pattern',
    fill('AB', ['']),
    'The pattern has no cells, or too many. Give it 1 to 255 rows of 1 to 255 cells.',
    'パターンにマスがないか、多すぎます。縦横とも1〜255マスにしてください。',
  ],
  [
    'bad-pattern',
    fill('AB', ['..', '...']),
    'Row 2 of the pattern should have 2 cells, as the first one has.',
    'パターンの2行目は、1行目と同じ2マスにしてください。',
  ],
  [
    'bad-pattern',
    fill('AB', ['..', '. ']),
    'The pattern has something other than a block, a dot or a letter at row 2, column 2.',
    'パターンの2行2列は、黒マスでも空きマスでも文字でもありません。',
  ],
  [
    'bad-pattern',
    fill('AB', ['..#', '##.']),
    'The cell at row 2, column 3 of the pattern is in no word. Open one beside it, or close it.',
    'パターンの2行3列のマスは、どの言葉にも入りません。となりを空けるか、黒マスにしてください。',
  ],
  [
    'bad-pattern',
    fill('AB', ['.'.repeat(65)]),
    'The word from row 1, column 1 on is too long. Put a block into it.',
    '1行1列からの言葉が長すぎます。間に黒マスを置いてください。',
  ],
  [
    'bad-pattern',
    fill('AB', 'heart'),
    'There is no pattern called heart. Take one of the library, or give its rows.',
    '「heart」というパターンはありません。用意されたものから選ぶか、行で書いてください。',
  ],
  [
    'bad-lexicon',
    { options: { style: 'fill', words: { lexicon: digest(Uint8Array.of(1)) } } },
    'The word list that the settings name is not there. Send the bytes of the lexicon as an asset.',
    '設定にある辞書が届いていません。辞書のデータをアセットとして渡してください。',
  ],
  [
    'bad-lexicon',
    { options: { style: 'fill', words: { lexicon: digest(Uint8Array.of(1)) } }, assets: [Uint8Array.of(1)] },
    'The word list is damaged. Make its lexicon anew.',
    '辞書のデータが壊れています。作り直してください。',
  ],
  [
    'bad-lexicon',
    { options: { style: 'fill', words: { lexicon: digest(foreign) }, pattern: ['.'.repeat(64)] }, assets: [foreign] },
    'The word list has 4000 different letters, too many for so many words. Leave out words with rare letters.',
    '辞書の文字が4000種類あり、言葉の数に対して多すぎます。めずらしい文字の言葉を減らしてください。',
  ],
  [
    'bad-pin',
    fill('ABCD', ring, { pinned: [pin('AB', 1, 1)] }),
    'Pinned word 1 stands where the pattern has no word. Move it, or change the pattern.',
    '固定した言葉の1番目は、言葉の入らない場所にあります。動かすか、パターンを変えてください。',
  ],
  [
    'bad-pin',
    fill('ABCD', ring, { pinned: [pin('ABC', 0, 0)] }),
    'Pinned word 1 is longer or shorter than its place. Move it, or change the pattern.',
    '固定した言葉の1番目は、場所と長さが合いません。動かすか、パターンを変えてください。',
  ],
  [
    'bad-pin',
    fill('ABCD', ring, { pinned: [pin('ABCD', 0, 0), pin('BAD', 0, 0, 'down')] }),
    'Pinned word 2 crosses a word with another letter. Move one of them.',
    '固定した言葉の2番目は、ほかの言葉と文字が食い違います。どちらかを動かしてください。',
  ],
  [
    'bad-pin',
    fill('ABCD', ring, { pinned: [pin('ABCD', 0, 0), pin('ABCD', 2, 0)] }),
    'Pinned word 2 is there twice, or has the place of another one. Leave one out.',
    '固定した言葉の2番目は、二度使われているか、場所が重なっています。一つにしてください。',
  ],
  [
    'too-few-words',
    fill('A', { width: 5, height: 5 }),
    'There are no words to fill with. Add some.',
    '入れる言葉がありません。足してください。',
  ],
  [
    'too-few-words',
    fill('ABCD ABC', ring),
    'Too few words: 2 of 3 letters wanted, 1 there; 2 of 4 letters wanted, 1 there. Add words, or change the pattern.',
    '言葉が足りません：3文字は2語いるのに1語、4文字は2語いるのに1語。言葉を足すか、パターンを変えてください。',
  ],
  [
    'root-infeasible',
    fill('ABC DEF GHI AXG BXH CXI', ['...', '...', '...']),
    'No word fits 2 down because of 1 across, 4 across, 1 down: it would have to read X X X. Add such a word, or change one of these places.',
    'ヨコ1、ヨコ4、タテ1のため、タテ2に入る言葉がありません。「XXX」という形の言葉を足すか、これらの場所を変えてください。',
  ],
  [
    'root-infeasible',
    fill('CEBH EEHA HHAD CCC BAC EHH', ring),
    'No word fits 2 down because of 1 across: it would have to read [HA] – [HD]. Add such a word, or change one of these places.',
    'ヨコ1のため、タテ2に入る言葉がありません。「［HA］〇［HD］」という形の言葉を足すか、これらの場所を変えてください。',
  ],
  [
    'root-infeasible',
    fill('ECDB DHBC EECB DCA BDH BHD', ring),
    'No word fits 1 down because of 1 across, 3 across: it would have to read [ED] – [ED]. Add such a word, or change one of these places. It is not the only one without a word.',
    'ヨコ1、ヨコ3のため、タテ1に入る言葉がありません。「［ED］〇［ED］」という形の言葉を足すか、これらの場所を変えてください。ほかにも入る言葉のない場所があります。',
  ],
  [
    'infeasible',
    fill('AB BA AA BB', ['..', '..']),
    'Everything was tried: these words can’t fill this pattern. Add words, or change the pattern.',
    'すべて試しましたが、この言葉ではこのパターンを埋められません。言葉を足すか、パターンを変えてください。',
  ],
  [
    'stopped',
    fill('ABCDEFG BCDEFGA', { width: 5, height: 5 }),
    'No board was found in the time allowed. Try again with another seed, or loosen the settings.',
    '決められた手間の中では盤面が見つかりませんでした。 別のシードで試すか、条件を緩めてください。',
  ],
];
const arranging: readonly Case[] = [
  [
    'no-words',
    arrange('A B'),
    'None of the words can stand on a board. Two letters or more are wanted.',
    '盤面に置ける言葉がありません。二文字以上の言葉を入れてください。',
  ],
  [
    'all-too-long',
    arrange('APPLE PEAR', { size: { width: 3, height: 2 } }),
    'The shortest word has 4 letters and the board only 3 cells. Make the board larger.',
    '一番短い言葉でも4文字あり、盤面は3マスしかありません。盤面を広げてください。',
  ],
  [
    'nothing-crosses',
    arrange('AB CD EF'),
    'No two of these words share a letter. A word with a letter of AB and one of CD would join them.',
    '同じ文字を持つ言葉がありません。「AB」と「CD」の両方の文字を含む言葉があればつながります。',
  ],
  [
    'pins-apart',
    arrange('AX', { pinned: [pin('AB', 0, 0), pin('CD', 5, 0)] }),
    'Pinned words 1 and 2 can’t be joined by any words. Add words with letters of both, or move them nearer to one another.',
    '固定した言葉の1番目と2番目は、ほかの言葉でつなげません。両方の文字を含む言葉を足すか、近づけてください。',
  ],
  [
    'pins-apart',
    arrange('ACX', { pinned: [pin('AB', 0, 0), pin('CD', 9, 9)] }),
    'Pinned words 1 and 2 were not joined by any words. Add words with letters of both, or move them nearer to one another.',
    '固定した言葉の1番目と2番目は、ほかの言葉でつながりませんでした。両方の文字を含む言葉を足すか、近づけてください。',
  ],
  [
    'bad-pin',
    arrange('APPLE', { pinned: [pin('AB', 0, 0), pin('CB', 0, 0, 'down')] }),
    'Pinned word 2 crosses a word with another letter. Move one of them.',
    '固定した言葉の2番目は、ほかの言葉と文字が食い違います。どちらかを動かしてください。',
  ],
  [
    'bad-pin',
    arrange('APPLE', { pinned: [pin('AB', 0, 0), pin('AB', 5, 0)] }),
    'Pinned word 2 is there twice, or has the place of another one. Leave one out.',
    '固定した言葉の2番目は、二度使われているか、場所が重なっています。一つにしてください。',
  ],
  [
    'bad-pin',
    arrange('APPLE', { size: { width: 5, height: 5 }, pinned: [pin('ABC', 0, 3)] }),
    'Pinned word 1 leaves the board. Move it, or make the board larger.',
    '固定した言葉の1番目は、盤面からはみ出します。動かすか、盤面を広げてください。',
  ],
  [
    'bad-pin',
    arrange('APPLE', { pinned: [pin('A B', 0, 0)] }),
    'Pinned word 1 can’t stand on a board: two letters or more are wanted.',
    '固定した言葉の1番目は、盤面に置けません。二文字以上にしてください。',
  ],
  [
    'bad-options',
    { options: { style: 'arrange', words: Array.from({ length: 5_001 }, (_, n) => ({ answer: String(10_000 + n) })) } },
    '5001 words are more than the 5000 that can be arranged. Give fewer, or fill a grid with them.',
    '言葉が5001語あります。組めるのは5000語までです。減らすか、マス目を埋める作り方にしてください。',
  ],
  [
    'bad-lexicon',
    { options: { style: 'arrange', words: { lexicon: digest(Uint8Array.of(2)) } } },
    'The word list that the settings name is not there. Send the bytes of the lexicon as an asset.',
    '設定にある辞書が届いていません。辞書のデータをアセットとして渡してください。',
  ],
  [
    'bad-lexicon',
    { options: { style: 'arrange', words: { lexicon: digest(Uint8Array.of(1)) } }, assets: [Uint8Array.of(1)] },
    'The word list is damaged. Make its lexicon anew.',
    '辞書のデータが壊れています。作り直してください。',
  ],
];
describe.each([
  ['an answer is composed', composing],
  ['a grid is filled', filling],
  ['words are arranged', arranging],
] as const)('where %s', (_what, cases) => {
  test.each(cases)('%s', { timeout: 20_000 }, async (code, props, english, japanese) => {
    expect(await told(props)).toEqual({ code, en: english, ja: japanese });
  });
});

test('no reason is left out', () => {
  const known: Record<Case[0], true> = {
    'no-answer-word': true,
    'no-crossing': true,
    'bad-options': true,
    'bad-pattern': true,
    'bad-lexicon': true,
    'bad-pin': true,
    'too-few-words': true,
    'root-infeasible': true,
    infeasible: true,
    unfilled: true,
    'no-words': true,
    'all-too-long': true,
    'nothing-crosses': true,
    'pins-apart': true,
    stopped: true,
  };
  const shown = new Set([...composing, ...filling, ...arranging].map(([code]) => code));
  // A grid that is given up takes its time: see `crossword-making.browser.test.tsx`.
  expect([...shown, 'unfilled'].toSorted()).toEqual(Object.keys(known).toSorted());
});

describe('places that block one another', () => {
  /** Places and letters of what is drawn in the board's room. */
  function drawn(container: HTMLElement) {
    const squares = (name: string): string =>
      [
        ...container
          .querySelector(`.kumiki-cw-preview-${name}`)!
          .getAttribute('d')!
          .matchAll(/M(\d+) (\d+)/g),
      ]
        .map(([, x, y]) => `${x}${y}`)
        .toSorted()
        .join(' ');
    const texts = (name: string): string[] =>
      [...container.querySelectorAll(`.kumiki-cw-preview-${name}`)].map(
        (text) =>
          `${/\((.*)\)/.exec(text.parentElement!.getAttribute('transform')!)![1]!.replace(' ', '')} ${text.textContent}`,
      );
    return { cells: squares('cells'), blocked: squares('blocked'), letters: texts('letter'), numbers: texts('number') };
  }

  test('are drawn with their numbers, and the letters that are settled', async () => {
    const { container } = render(<Crossword {...fill('ABC DEF GHI AXG BXH CXI', ['...', '...', '...'])} />);
    await waitFor(() => expect(container.querySelector('.kumiki-cw-preview-blocked')).not.toBeNull());
    // 2 down would have to read X X X; 1 across, 4 across and 1 down stand in its way.
    expect(drawn(container)).toEqual({
      cells: '00 01 02 10 11 12 20 21',
      blocked: '10 11 12',
      letters: ['10 X', '11 X', '12 X'],
      numbers: ['00 1', '10 2', '01 4'],
    });
    expect(container.querySelector('.kumiki-cw-preview')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('.kumiki-cw-preview')).toHaveAttribute('viewBox', '0 0 3 3');
  });

  test('with a word of the form that is named there is a board', async () => {
    const onReady = vi.fn();
    let words = 'ABCD WXYZ AEG DFH';
    const board = (): ReactNode => <Crossword {...fill(words, ring)} seed={1} onReady={onReady} />;
    const { container, rerender } = render(board());
    const added: string[] = [];
    for (let before = ''; onReady.mock.calls.length === 0;) {
      // oxlint-disable no-await-in-loop -- the author reads what is wanted, adds a word, and tries again
      const status = (): string => container.querySelector('.kumiki-status-words')?.textContent ?? '';
      await waitFor(() => expect(onReady.mock.calls.length > 0 || /No word fits/.test(status())).toBe(true));
      if (onReady.mock.calls.length > 0) break;
      expect(status()).not.toBe(before);
      before = status();
      const form = /would have to read (.*?)\./.exec(before)![1]!;
      const word = form
        .split(' ')
        .map((one) => (one === '–' ? 'O' : one.replace('[', '').charAt(0)))
        .join('');
      added.push(word);
      words += ` ${word}`;
      rerender(board());
      // oxlint-enable no-await-in-loop
    }
    expect(added).toEqual(['GOOH']);
  });
});
