import { createRandom, digest } from '@kumiki/core';
import { createLexicon, type CrosswordOptions, type CrosswordPuzzle } from '@kumiki/core/crossword';
import { wordsEn } from '@kumiki/core/crossword/words';
import { KumikiProvider } from '@kumiki/react';
import { Crossword } from '@kumiki/react/crossword';
import { en, ja } from '@kumiki/react/messages';
import { useState, type ReactNode } from 'react';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { show } from './show.tsx';

type Told =
  | { readonly type: 'progress'; readonly done: number; readonly stage: string; readonly best?: CrosswordPuzzle }
  | { readonly type: 'done'; readonly result: { readonly ok: boolean; readonly value?: CrosswordPuzzle } }
  | { readonly type: 'ready' | 'pong' | 'crash' };

/** What workers of this page say, in the order it is said, and the kinds of messages that they are sent. */
const told: Told[] = [];
const sent: string[] = [];
class Watched extends Worker {
  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options);
    this.addEventListener('message', ({ data }: MessageEvent<Told>) => told.push(data));
  }
  override postMessage(message: { readonly type: string }): void {
    sent.push(message.type);
    super.postMessage(message);
  }
}
vi.stubGlobal('Worker', Watched);
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  told.splice(0);
  sent.splice(0);
});

/** The cells that a preview shows, "column row" each, and how large the board is. */
interface Shown {
  readonly cells: readonly string[];
  readonly size: string;
}
interface Making {
  readonly box: HTMLElement;
  readonly previews: readonly Shown[];
  readonly bars: readonly number[];
  readonly labels: ReadonlySet<string>;
  /** Letters that could be read anywhere before the board was there. */
  readonly letters: () => string;
}

/** Shows a crossword, and writes down whatever the page shows until the board is there. */
async function make(options: CrosswordOptions, seed: string | number): Promise<Making> {
  await page.viewport(1000, 1100);
  const previews: Shown[] = [];
  const bars: number[] = [];
  const labels = new Set<string>();
  let letters = '';
  const look = (): void => {
    const preview = box.querySelector('.kumiki-cw-preview');
    const bar = box.querySelector('progress');
    if (bar?.hasAttribute('value') && bar.value !== bars.at(-1)) bars.push(bar.value);
    const label = box.querySelector('.kumiki-progress-label')?.textContent;
    if (label) labels.add(label);
    if (!preview) return;
    letters += box.querySelector('.kumiki-cw-board')!.textContent;
    const drawn = preview.querySelector('path')!.getAttribute('d')!;
    const shown = {
      cells: [...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`),
      size: preview.getAttribute('viewBox')!,
    };
    if (JSON.stringify(shown) !== JSON.stringify(previews.at(-1))) previews.push(shown);
  };
  const box = show(<Crossword options={options} seed={seed} />, 640);
  const watch = new MutationObserver(look);
  watch.observe(box, { subtree: true, childList: true, attributes: true, characterData: true });
  await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"]')).not.toBeNull(), 40_000);
  watch.disconnect();
  return { box, previews, bars, labels, letters: () => letters };
}

const cellsOf = ({ cells, width }: CrosswordPuzzle): string[] =>
  [...cells.entries()].flatMap(([at, cell]) => (cell ? [`${at % width} ${Math.floor(at / width)}`] : []));
const crossingsOf = ({ entries }: CrosswordPuzzle): number => {
  const all = entries.flatMap(({ cells }) => cells);
  return all.length - new Set(all).size;
};

/** The preview showed each board that the worker told and nothing else, without a letter; the bar went on. */
function expectLive({ box, previews, bars, labels, letters }: Making): readonly CrosswordPuzzle[] {
  const progress = told.filter((each) => each.type === 'progress');
  const boards = progress.flatMap(({ best }) => (best ? [best] : []));
  expect(progress.length, 'the worker told how far it is').toBeGreaterThan(3);
  const drawn = boards.map((board) => ({ cells: cellsOf(board), size: `0 0 ${board.width} ${board.height}` }));
  // Every board that was drawn is one that was told, in that order; React may pass one over.
  let at = 0;
  for (const preview of previews) {
    at = drawn.findIndex((board, n) => n >= at && JSON.stringify(board) === JSON.stringify(preview));
    expect(at, 'a preview that no worker told').toBeGreaterThanOrEqual(0);
  }
  expect(previews.at(-1)).toEqual(drawn.at(-1));
  expect(letters(), 'nobody reads the letters before they are to be found').toBe('');
  expect(bars.length, 'places of the bar').toBeGreaterThan(1);
  expect(bars).toEqual(bars.toSorted((a, b) => a - b));
  expect([bars[0]! >= 0, bars.at(-1)! <= 1]).toEqual([true, true]);
  expect([...labels]).toEqual(['Preparing a board…']);
  const last = told.findLast((each) => each.type === 'done');
  expect(last!.result.ok).toBe(true);
  const final = last!.result.value!;
  const played = [...box.querySelectorAll<HTMLElement>('.kumiki-cw-cell')].map(({ dataset }) =>
    Number(dataset['cell']),
  );
  expect(played.toSorted((a, b) => a - b)).toEqual([...final.cells.keys()].filter((cell) => final.cells[cell]));
  return [...boards, final];
}

describe('a crossword that a worker makes', () => {
  test('of words that are arranged shows the best board so far, better and better, and how far it is', async () => {
    const words = wordsEn.filter(({ answer }) => answer.length > 3).slice(0, 250);
    const making = await make({ style: 'arrange', words, effort: 600_000 }, 'making');
    const boards = expectLive(making);
    expect(making.previews.length, 'boards that were seen').toBeGreaterThan(2);
    expect(making.bars.at(-1)! - making.bars[0]!).toBeGreaterThan(0.2);
    // Words before anything else; of as many words the last board has more crossings than the first, and less ground.
    const counts = boards.map(({ entries }) => entries.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    const [first, last] = [boards[0]!, boards.at(-1)!];
    expect(crossingsOf(last)).toBeGreaterThan(crossingsOf(first));
    expect(last.width * last.height).toBeLessThan(first.width * first.height);
  }, 60_000);

  test('by filling a grid shows the words that stand so far, more and more', async () => {
    // Four open squares that words of fifteen letters join: many words fit everywhere, and hardly any of them together.
    const random = createRandom('hard');
    const words = Array.from({ length: 5_000 }, (_, nth) => ({
      answer: Array.from({ length: nth % 2 === 0 ? 15 : 7 }, () => 'ABCDEF'[random.int(6)]!).join(''),
    }));
    const pattern = Array.from({ length: 15 }, (_, y) =>
      y === 7 ? '###.#######.###' : y % 8 === 3 ? '...............' : '.......#.......',
    );
    const making = await make({ style: 'fill', words, pattern }, 1);
    const boards = expectLive(making);
    const counts = boards.map(({ entries }) => entries.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(52);
    expect(making.previews.length, 'boards that were seen').toBeGreaterThan(1);
    expect(making.previews.at(-1)!.cells.length).toBeGreaterThan(making.previews[0]!.cells.length);
  }, 60_000);

  test('that is given up says how far it came, in both languages, and shows it', async () => {
    // An open square: hundreds of words fit everywhere, and hardly any fourteen of them together.
    const random = createRandom('hard');
    const words = Array.from({ length: 1_200 }, () => ({
      answer: Array.from({ length: 7 }, () => 'ABCDEFG'[random.int(7)]!).join(''),
    }));
    const pattern = Array.from({ length: 7 }, () => '.......');
    const onError =
      vi.fn<(reason: string, detail: { readonly rows: readonly string[]; readonly filled: number }) => void>();
    let speak: (messages: typeof ja) => void = () => {};
    const options = { style: 'fill', words, pattern } as const;
    function Page(): ReactNode {
      const [messages, setMessages] = useState<typeof ja>(en);
      speak = setMessages;
      return (
        <KumikiProvider messages={messages}>
          <Crossword options={options} seed={1} onError={onError as never} />
        </KumikiProvider>
      );
    }
    const box = show(<Page />, 640);
    await vi.waitFor(() => expect(box.querySelector('[data-phase="failed"]')).not.toBeNull(), 50_000);
    const { rows, filled } = onError.mock.lastCall![1];
    expect([onError.mock.lastCall![0], filled > 1 && filled < 14]).toEqual(['budget', true]);
    const status = (): string => box.querySelector('.kumiki-status-words')!.textContent;
    await vi.waitFor(() =>
      expect(status()).toBe(
        `${filled} of 14 places were filled before the effort ran out. Try again with another seed, or add words.`,
      ),
    );
    speak(ja);
    await nextFrame();
    expect(status()).toBe(
      `決められた手間では14か所のうち${filled}か所まで埋まりました。別のシードで試すか、言葉を足してください。`,
    );
    await vi.waitFor(() => expect(box.querySelector('.kumiki-cw-preview')).not.toBeNull());
    const drawn = box.querySelector('.kumiki-cw-preview')!;
    expect([...drawn.querySelectorAll('path')].map((path) => path.getAttribute('d')!.match(/M/g)?.length ?? 0)).toEqual(
      [49, 0],
    );
    expect(drawn.textContent).toBe(rows.join('').replaceAll('.', ''));
    expect(drawn.textContent.length).toBeGreaterThan(10);
  }, 60_000);

  test('of a packed lexicon is sent it once, however many boards it makes', async () => {
    const { bytes } = createLexicon(wordsEn).lexicon;
    const options = { style: 'fill', words: { lexicon: digest(bytes) } } as const;
    const assets = [bytes];
    const box = show(
      <>
        {['a', 'b', 'c'].map((seed) => (
          <Crossword key={seed} options={options} assets={assets} seed={seed} />
        ))}
      </>,
      640,
    );
    await vi.waitFor(() => expect(box.querySelectorAll('[data-phase="ready"]')).toHaveLength(3), 20_000);
    expect(sent.filter((type) => type === 'run')).toHaveLength(3);
    expect(sent.filter((type) => type === 'asset')).toHaveLength(1);
    expect(told.filter((each) => each.type === 'done' && each.result.ok)).toHaveLength(3);
  }, 30_000);
});
