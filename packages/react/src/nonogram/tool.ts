import { markOf, type Mark } from '@kumiki/core/nonogram/rules';

/** What a pointer does on the board; `move` leaves it to the page, which scrolls. */
export type Tool = 'fill' | 'cross' | 'note' | 'erase' | 'move';

/** What a stroke does, decided by its first cell. */
export interface Brush {
  readonly to: Mark;
  /** Only cells like the first one are touched, so that a stroke over marks spoils none of them. */
  readonly touches: (mark: Mark) => boolean;
  /** Notes are set or taken on unmarked cells, instead of marks. */
  readonly note?: boolean;
}

/**
 * The brush of a tool that begins on a cell: one of its colour is taken back by the fill tool, a crossed one by the cross
 * tool, anything by the eraser.
 */
export function brushFor(tool: Tool, first: Mark, colour = 0, noted = false): Brush {
  if (tool === 'note') return { to: 0, touches: (mark) => mark === 0, note: !noted };
  if (tool === 'erase') return { to: 0, touches: (mark) => mark !== 0 };
  const own: Mark = tool === 'cross' ? 2 : markOf(colour);
  return { to: first === own ? 0 : own, touches: (mark) => mark === first };
}

/** The brush that goes on with a mark: it covers unknown cells alone. */
export function brushOn(mark: Mark): Brush {
  return { to: mark, touches: (other) => other === 0 };
}
