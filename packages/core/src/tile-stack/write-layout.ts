import type { Cell, Layout } from './types.ts';

export type LayoutFormat = 'kmahjongg' | 'mah' | 'json';

/** What KMahjongg shows: a smaller layer would be drawn in the corner. */
const LEAST = { width: 32, height: 16, depth: 5 };

/**
 * The text of a file: `kmahjongg` is KMahjongg's `.layout` 1.1, `mah` the JSON of ffalt/mah, `json` our own. `readLayout`
 * reads each of them back; a grid has no place below zero, so the `.layout` of a layout that goes there is shifted.
 */
export function writeLayout(layout: Layout, format: LayoutFormat): string {
  if (format === 'kmahjongg') return gridOf(layout);
  if (format === 'mah') {
    const { id, name, cells } = layout;
    return `${JSON.stringify({ mah: '1.0', boards: [{ id, name, map: runsOf(cells) }] }, undefined, 1)}\n`;
  }
  const { id, name, cells } = layout;
  return `${JSON.stringify({ id, name, cells: cells.map(({ x, y, z }) => ({ x, y, z })) }, undefined, 1)}\n`;
}

function gridOf({ id, name, cells }: Layout): string {
  const [left, top, floor] = [
    least(cells.map(({ x }) => x)),
    least(cells.map(({ y }) => y)),
    least(cells.map(({ z }) => z)),
  ];
  const extent = (of: (cell: Cell) => number, start: number, atLeast: number): number =>
    cells.reduce((most, cell) => Math.max(most, of(cell) - start + 2), atLeast);
  const width = extent(({ x }) => x, left, LEAST.width);
  const height = extent(({ y }) => y, top, LEAST.height);
  const depth = extent(({ z }) => z - 1, floor, LEAST.depth);
  const rows = Array.from({ length: height * depth }, () => Array.from({ length: width }, () => '.'));
  for (const cell of cells) {
    const at = (cell.z - floor) * height + cell.y - top;
    const x = cell.x - left;
    rows[at]!.splice(x, 2, '1', '2');
    rows[at + 1]!.splice(x, 2, '4', '3');
  }
  const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
  const head = ['kmahjongg-layout-v1.1', `# name: ${oneLine(name)}`, `# id: ${oneLine(id)}`];
  return [...head, `w${width}`, `h${height}`, `d${depth}`, ...rows.map((row) => row.join('')), ''].join('\n');
}

/** Zero, or what lies below it. */
function least(values: readonly number[]): number {
  return values.reduce((lowest, value) => Math.min(lowest, value), 0);
}

type Run = number | [x: number, count: number];
function runsOf(cells: readonly Cell[]): [z: number, rows: [y: number, runs: Run[]][]][] {
  const layers = new Map<number, Map<number, number[]>>();
  for (const { x, y, z } of cells) {
    const rows = layers.get(z) ?? new Map<number, number[]>();
    layers.set(z, rows);
    rows.set(y, [...(rows.get(y) ?? []), x]);
  }
  return [...layers].map(([z, rows]) => [z, [...rows].map(([y, xs]): [number, Run[]] => [y, runsOfRow(xs)])]);
}

/** In the order the tiles come, so that they are read back in the order of the layout where it goes row by row. */
function runsOfRow(xs: readonly number[]): Run[] {
  const runs: [x: number, count: number][] = [];
  for (const x of xs) {
    const last = runs.at(-1);
    if (last && last[0] + 2 * last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs.map(([x, count]) => (count === 1 ? x : [x, count]));
}
