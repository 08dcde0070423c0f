import { expect, waitFor } from 'storybook/test';

/** Waits for the board to be there. */
export const ready = async (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('[data-phase="ready"]')).not.toBeNull(), { timeout: 20_000 });

const area = (canvas: HTMLElement): HTMLElement => canvas.querySelector<HTMLElement>('.kumiki-ng-area')!;

export const clue = (canvas: HTMLElement, line: number): HTMLElement =>
  canvas.querySelector<HTMLElement>(`.kumiki-ng-clue[data-line="${line}"]`)!;

/** The paths of a row's filled cells and crosses, as they are drawn. */
export const drawn = (canvas: HTMLElement, kind: 'filled' | 'crossed' | 'painted' | 'would-paint'): string =>
  [...canvas.querySelectorAll(`.kumiki-ng-${kind}`)].map((path) => path.getAttribute('d')).join();

type Cell = readonly [x: number, y: number];

/** A stroke of a pointer through cells: pressed on the first, let go on the last. */
export async function stroke(
  canvas: HTMLElement,
  columns: number,
  cells: readonly Cell[],
  how: { readonly button?: 0 | 2; readonly pointerType?: string; readonly end?: 'pointerup' | 'pointercancel' } = {},
): Promise<void> {
  const { button = 0, pointerType = 'mouse', end = 'pointerup' } = how;
  const surface = area(canvas);
  const { left, top, width } = surface.getBoundingClientRect();
  const size = width / columns;
  const fire = (type: string, [x, y]: Cell): void => {
    const buttons = type === 'pointerup' || type === 'pointercancel' ? 0 : button === 2 ? 2 : 1;
    const at = { clientX: left + (x + 0.5) * size, clientY: top + (y + 0.5) * size };
    const init = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType, button, buttons };
    surface.dispatchEvent(new PointerEvent(type, { ...init, ...at }));
  };
  fire('pointerdown', cells[0]!);
  for (const cell of cells.slice(1)) fire('pointermove', cell);
  fire(end, cells.at(-1)!);
  await new Promise((done) => requestAnimationFrame(done));
}
