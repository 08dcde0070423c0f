import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { useTextEntry, type TextEntryOptions } from './text-entry.ts';

const mounted: (() => void)[] = [];
afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
});

function Box(options: TextEntryOptions) {
  const { ref } = useTextEntry(options);
  return <input ref={ref} aria-label="letters" defaultValue="" />;
}

async function box(composition: TextEntryOptions['composition'] = 'whole') {
  const onText = vi.fn<(text: string) => void>();
  const onDelete = vi.fn<(direction: string) => void>();
  const onComposing = vi.fn<(text: string) => void>();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const told = {
    onText: (text: string) => onText(text),
    onDelete: (direction: string) => onDelete(direction),
    onComposing,
  };
  root.render(
    <StrictMode>
      <Box composition={composition} {...told} />
    </StrictMode>,
  );
  mounted.push(() => {
    root.unmount();
    place.remove();
  });
  await vi.waitFor(() => expect(place.querySelector('input')).not.toBeNull());
  const input = place.querySelector('input')!;
  input.focus();
  const texts = (): string[] => onText.mock.calls.map(([text]) => text);
  return { input, texts, onText, onDelete, onComposing, root };
}

/** A composition as an input method makes it: what it shows, one after the other, then what it commits. */
async function compose(steps: readonly string[], committed: string): Promise<void> {
  for (const text of steps) {
    // oxlint-disable-next-line no-await-in-loop -- a person types one key after the other
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await cdp().send('Input.insertText', { text: committed });
}

describe('text entry', () => {
  test('かきが by real composition: told once, when it is certain', async () => {
    const { texts, onComposing, input } = await box();
    await compose(['ｋ', 'か', 'かｋ', 'かき'], 'かき');
    await vi.waitFor(() => expect(texts()).toEqual(['かき']));
    await compose(['ｇ', 'が'], 'が');
    await vi.waitFor(() => expect(texts()).toEqual(['かき', 'が']));
    expect(onComposing.mock.calls.flat()).toContain('かｋ');
    expect(onComposing.mock.lastCall).toEqual(['']);
    expect(input.value).toBe('\u200b');
  });

  test('a composition that is given up tells nothing', async () => {
    const { texts, onDelete } = await box();
    await compose(['ｋ', 'か'], '');
    await cdp().send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    await new Promise((done) => setTimeout(done, 50));
    expect(texts()).toEqual([]);
    expect(onDelete).not.toHaveBeenCalled();
  });

  test('keys are told one by one, Backspace and Delete by their direction', async () => {
    const { texts, onDelete } = await box();
    await userEvent.keyboard('ab');
    expect(texts()).toEqual(['a', 'b']);
    await userEvent.keyboard('{Backspace}{Backspace}{Delete}');
    expect(onDelete.mock.calls.flat()).toEqual(['backward', 'backward', 'forward']);
    await userEvent.keyboard('c');
    expect(texts()).toEqual(['a', 'b', 'c']);
  });

  test('letters that a phone keyboard composes come one by one on a Latin board', async () => {
    const { texts } = await box('letters');
    await compose(['c', 'ca', 'cat'], 'cat');
    await vi.waitFor(() => expect(texts().join('')).toBe('cat'));
    expect(texts()).toEqual(['c', 'a', 't']);
    await userEvent.keyboard('s');
    expect(texts().join('')).toBe('cats');
  });

  test.each([
    ['a dead key', ['´'], 'é', ['´', '-', 'é']],
    ['a letter taken back', ['c', 'ca', 'c', 'cs'], 'cs', ['c', 'a', '-', 's']],
    ['a word that is corrected', ['t', 'te', 'teh'], 'the', ['t', 'e', 'h', '-', '-', 'he']],
    ['a word that is given up', ['c', 'ca'], '', ['c', 'a', '-', '-']],
  ])('%s is told as the difference on a Latin board', async (_what, steps, committed, told) => {
    const { texts, onDelete, onText } = await box('letters');
    await compose(steps, committed);
    if (committed === '') await cdp().send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    const inOrder = (): string[] =>
      [
        ...onText.mock.calls.map(([text], n) => [onText.mock.invocationCallOrder[n]!, text] as const),
        ...onDelete.mock.invocationCallOrder.map((order) => [order, '-'] as const),
      ]
        .toSorted(([a], [b]) => a - b)
        .map(([, what]) => what);
    await vi.waitFor(() => expect(inOrder()).toEqual(told));
    expect(texts().length + onDelete.mock.calls.length).toBe(told.length);
  });

  test('paste is told as a whole and does not stay in the input', async () => {
    const { texts, input } = await box();
    const data = new DataTransfer();
    data.setData('text/plain', 'さくら');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    expect(texts()).toEqual(['さくら']);
    expect(input.value).toBe('\u200b');
  });

  test('a render in the middle of a composition does not disturb it', async () => {
    const { texts, root } = await box();
    await cdp().send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
    const onText = vi.fn<(text: string) => void>();
    root.render(
      <StrictMode>
        <Box composition="whole" onText={(text) => onText(text)} onDelete={() => {}} />
      </StrictMode>,
    );
    await new Promise((done) => setTimeout(done, 50));
    await compose(['かｋ', 'かき'], 'かき');
    await vi.waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('かき'));
    expect(texts()).toEqual([]);
  });
});
