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

interface Pointer {
  readonly button?: 0 | 2;
  readonly pointerType?: string;
  readonly pointerId?: number;
}
/** One event of a pointer, over the middle of a cell. */
export function fire(canvas: HTMLElement, columns: number, type: string, [x, y]: Cell, how: Pointer = {}): void {
  const { button = 0, pointerType = 'mouse', pointerId = 1 } = how;
  const surface = area(canvas);
  const { left, top, width } = surface.getBoundingClientRect();
  const size = width / columns;
  const buttons = type === 'pointerup' || type === 'pointercancel' ? 0 : button === 2 ? 2 : 1;
  const at = { clientX: left + (x + 0.5) * size, clientY: top + (y + 0.5) * size };
  const init = { bubbles: true, cancelable: true, pointerId, isPrimary: pointerId === 1, pointerType, button, buttons };
  surface.dispatchEvent(new PointerEvent(type, { ...init, ...at }));
}

/** A stroke of a pointer through cells: pressed on the first, let go on the last. */
export async function stroke(
  canvas: HTMLElement,
  columns: number,
  cells: readonly Cell[],
  { end = 'pointerup', ...how }: Pointer & { readonly end?: 'pointerup' | 'pointercancel' } = {},
): Promise<void> {
  fire(canvas, columns, 'pointerdown', cells[0]!, how);
  for (const cell of cells.slice(1)) fire(canvas, columns, 'pointermove', cell, how);
  fire(canvas, columns, end, cells.at(-1)!, how);
  await new Promise((done) => requestAnimationFrame(done));
}
