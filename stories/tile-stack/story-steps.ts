import { expect, userEvent, waitFor } from 'storybook/test';

/** Waits for the board to be there. */
export const ready = async (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('[data-phase="ready"]')).not.toBeNull(), { timeout: 20_000 });

/** How many tiles lie there; those that fly off do not count. */
export const tilesOn = (canvas: HTMLElement): number =>
  canvas.querySelectorAll('.kumiki-ts-drawing-layer .kumiki-ts-tile:not([data-motion="leaving"])').length;

export const facesOn = (canvas: HTMLElement): string =>
  [...canvas.querySelectorAll('.kumiki-ts-drawing-layer .kumiki-ts-tile')]
    .map((each) => each.getAttribute('data-face'))
    .join();

/** Free tiles that show a face. */
export const freeTiles = (canvas: HTMLElement, face: string): Element[] => [
  ...canvas.querySelectorAll(`.kumiki-ts-drawing-layer [data-free][data-face="${face}"] .kumiki-ts-face`),
];

export const pressTile = async (canvas: HTMLElement, face: string, n = 0): Promise<void> =>
  userEvent.click(freeTiles(canvas, face)[n]!);
