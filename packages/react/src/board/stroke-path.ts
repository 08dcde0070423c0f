import { cellsBetween } from './cells-between.ts';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}
/** A place on the grid in cells from its top left corner: the middle of the first cell is 0.5, 0.5. */
export interface Place {
  readonly x: number;
  readonly y: number;
}
export interface StrokePath {
  readonly first: number;
  /** The cell the stroke has reached. */
  readonly last: () => number;
  /** The pointer is here now: the cells the stroke gains by it, in order. Each cell comes once a stroke. */
  readonly follow: (to: Place) => readonly number[];
}

/** The cell at a place; for one outside of the grid, the nearest cell. */
export function cellAt({ columns, rows }: Grid, { x, y }: Place): number {
  const column = Math.min(Math.max(Math.floor(x), 0), columns - 1);
  const row = Math.min(Math.max(Math.floor(y), 0), rows - 1);
  return row * columns + column;
}

/**
 * The cells under a moving pointer, without gaps between its samples. 'free' goes where the pointer goes, outside of the
 * grid along its edge. 'line' stays in the row or the column in which the pointer left the first cell; when it left
 * across a corner the longer way decides, and while both are as long the stroke waits.
 */
export function strokePath(grid: Grid, path: 'line' | 'free', start: Place): StrokePath {
  const { columns } = grid;
  const first = cellAt(grid, start);
  const [firstColumn, firstRow] = [first % columns, Math.floor(first / columns)];
  const seen = new Set([first]);
  let last = first;
  let axis: 'row' | 'column' | undefined;

  const chooseAxis = (to: Place): void => {
    const cell = cellAt(grid, to);
    const across = Math.abs((cell % columns) - firstColumn);
    const down = Math.abs(Math.floor(cell / columns) - firstRow);
    if (cell === first) return;
    // Whole cells first: what the pointer is over counts more than where in the first cell it began.
    const longer = across - down || Math.abs(to.x - start.x) - Math.abs(to.y - start.y);
    if (longer !== 0) axis = longer > 0 ? 'row' : 'column';
  };
  const reached = (to: Place): number => {
    if (path === 'free') return cellAt(grid, to);
    if (!axis) chooseAxis(to);
    if (!axis) return first;
    return cellAt(grid, axis === 'row' ? { x: to.x, y: firstRow } : { x: firstColumn, y: to.y });
  };
  return {
    first,
    last: () => last,
    follow: (to) => {
      const next = reached(to);
      const gained = cellsBetween(last, next, columns).filter((cell) => !seen.has(cell));
      for (const cell of gained) seen.add(cell);
      last = next;
      return gained;
    },
  };
}
