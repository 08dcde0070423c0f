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
