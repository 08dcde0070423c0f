import { expect, userEvent, waitFor } from 'storybook/test';
import { crosswordFromEntries, type CrosswordPuzzle, type EntriesInput } from '@kumiki/core/crossword';

/** Waits for the board to be there. */
export const ready = async (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('[data-phase="ready"]')).not.toBeNull(), { timeout: 20_000 });

export const cell = (canvas: HTMLElement, at: number): HTMLElement =>
  canvas.querySelector<HTMLElement>(`.kumiki-cw-cell[data-cell="${at}"]`)!;

/** The letters of cells, ' ' where one is empty. */
export const letters = (canvas: HTMLElement, cells: readonly number[]): string =>
  cells.map((at) => cell(canvas, at).querySelector('.kumiki-cw-letter')!.textContent || ' ').join('');

export const input = (canvas: HTMLElement): HTMLInputElement =>
  canvas.querySelector<HTMLInputElement>('.kumiki-cw-input')!;

export async function pressKey(canvas: HTMLElement, name: string): Promise<void> {
  const key = [...canvas.querySelectorAll<HTMLElement>('.kumiki-cw-key')].find((each) => each.textContent === name);
  if (!key) throw new Error(`there is no key ${name}`);
  await userEvent.click(key);
}

/** A board of entries; the stories' own are right. */
export function board(input_: EntriesInput): CrosswordPuzzle {
  const made = crosswordFromEntries(input_);
  if (!made.ok) throw new Error(JSON.stringify(made.detail));
  return made.value;
}

/** What a browser tells of an input method: each text it shows, and the one it commits. */
export async function compose(canvas: HTMLElement, shown: readonly string[], committed: string): Promise<void> {
  const field = input(canvas);
  field.focus();
  const before = field.value;
  const tell = (type: string, data: string): void => {
    field.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
  };
  tell('compositionstart', '');
  for (const text of [...shown, committed]) {
    tell('compositionupdate', text);
    field.value = before + text;
    field.dispatchEvent(
      new InputEvent('input', { inputType: 'insertCompositionText', data: text, isComposing: true, bubbles: true }),
    );
    // oxlint-disable-next-line no-await-in-loop -- a person types one key after the other
    await new Promise((done) => setTimeout(done, 30));
  }
  tell('compositionend', committed);
}
