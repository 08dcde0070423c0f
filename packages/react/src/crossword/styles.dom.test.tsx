import { digest, type Session } from '@kumiki/core';
import { createLexicon, type CrosswordOptions, type CrosswordTypes } from '@kumiki/core/crossword';
import { wordsEn } from '@kumiki/core/crossword/words';
import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { ja } from '../messages/index.ts';
import { KumikiProvider } from '../puzzle/provider.tsx';
import { Crossword, type CrosswordProps } from './index.ts';
import { Preview } from './preview.tsx';

function show(props: CrosswordProps) {
  const onReady = vi.fn<(session: Session<CrosswordTypes>) => void>();
  const onError = vi.fn();
  const { container } = render(
    <StrictMode>
      <Crossword seed="a" onReady={onReady} onError={onError} {...props} />
    </StrictMode>,
  );
  const status = (): string => container.querySelector('.kumiki-status')!.textContent;
  return { container, onReady, onError, status, board: () => onReady.mock.lastCall![0].getSnapshot().puzzle };
}
const words = 'TRAIN RIVER APPLE LEMON OTTER NIGHT'
  .split(' ')
  .map((answer) => ({ answer, clue: answer.toLowerCase() }));

test('a grid is filled, and words are arranged, by what options say', async () => {
  const filled = show({ options: { style: 'fill', words: wordsEn } });
  await waitFor(() => expect(filled.onReady).toHaveBeenCalled());
  expect(filled.board()).toMatchObject({ style: 'entries', width: 5, height: 5 });
  const arranged = show({ options: { style: 'arrange', words } });
  await waitFor(() => expect(arranged.onReady).toHaveBeenCalled());
  expect(arranged.board().entries.length + (arranged.board().unplaced ?? []).length).toBe(words.length);
});

test('a lexicon goes to the worker as bytes, and options name it', async () => {
  const bytes = createLexicon(wordsEn).lexicon.bytes;
  const options: CrosswordOptions = { style: 'fill', words: { lexicon: digest(bytes) } };
  const filled = show({ options, assets: [bytes] });
  await waitFor(() => expect(filled.onReady).toHaveBeenCalled());
  expect(filled.board()).toMatchObject({ width: 5, height: 5 });
  const unsent = digest(Uint8Array.of(1, 2, 3));
  const without = show({ options: { style: 'fill', words: { lexicon: unsent } } });
  await waitFor(() => expect(without.onError).toHaveBeenCalledWith('invalid-options', expect.anything()));
  expect(without.status()).toContain('Send the bytes of the lexicon as an asset.');
});

test.each([
  [undefined, /Too few words: 4 of 3 letters wanted, 1 there/],
  [ja, /言葉が足りません：3文字は4語いるのに1語/],
] as const)('why a grid can’t be filled is said in the words of the page', async (messages, said) => {
  const pattern = ['...', '.#.', '...'];
  const { container } = render(
    <KumikiProvider {...(messages ? { messages } : {})}>
      <Crossword options={{ style: 'fill', words: [{ answer: 'ABC' }], pattern }} />
    </KumikiProvider>,
  );
  await waitFor(() => expect(container.querySelector('.kumiki-status')!.textContent).toMatch(said));
});

test('the best board so far is drawn without its letters', () => {
  const cells = [{ letter: 'A', kind: 'blank' }, null, { letter: 'B', kind: 'blank' }, { letter: 'C', kind: 'blank' }];
  const puzzle = { width: 2, height: 2, cells } as never;
  const { container } = render(<Preview puzzle={puzzle} />);
  expect(container.querySelector('path')!.getAttribute('d')).toBe('M0 0h1v1h-1zM0 1h1v1h-1zM1 1h1v1h-1z');
  expect(container.textContent).toBe('');
});
