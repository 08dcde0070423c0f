import type { Cell, Layout } from '@kumiki/core/tile-stack/rules';
import { encodeAttribute } from '../xml/entities.ts';

/**
 * A GNOME Mahjongg map file of these layouts; `readGnomeMaps` reads it back. Axes count from 0 there, so a layout that goes
 * below is shifted. GNOME itself takes maps of at most 144 tiles; this writes larger ones too.
 */
export function writeGnomeMaps(layouts: readonly Layout[]): string {
  const maps = layouts.map(({ id, name, cells }) => [
    `  <map name="${encodeAttribute(name)}" scorename="${encodeAttribute(id)}">`,
    ...layersOf(shifted(cells)),
    '  </map>',
  ]);
  return ['<mahjongg>', ...maps.flat(), '</mahjongg>', ''].join('\n');
}

function shifted(cells: readonly Cell[]): Cell[] {
  const least = (of: (cell: Cell) => number): number => cells.reduce((lowest, cell) => Math.min(lowest, of(cell)), 0);
  const [left, top, floor] = [least(({ x }) => x), least(({ y }) => y), least(({ z }) => z)];
  return cells.map(({ x, y, z }) => ({ x: x - left, y: y - top, z: z - floor }));
}

function layersOf(cells: readonly Cell[]): string[] {
  const layers = new Map<number, Cell[]>();
  for (const cell of cells) {
    const layer = layers.get(cell.z);
    if (layer) layer.push(cell);
    else layers.set(cell.z, [cell]);
  }
  return [...layers].flatMap(([z, layer]) => [
    `    <layer z="${z}">`,
    ...runsOf(layer).map(([y, left, right]) => {
      const at = `y="${halves(y)}"`;
      return left === right
        ? `      <tile x="${halves(left)}" ${at}/>`
        : `      <row ${at} left="${halves(left)}" right="${halves(right)}"/>`;
    }),
    '    </layer>',
  ]);
}

type Run = [y: number, left: number, right: number];
/** Tiles side by side, in the order they come. */
function runsOf(layer: readonly Cell[]): Run[] {
  const runs: Run[] = [];
  for (const { x, y } of layer) {
    const last = runs.at(-1);
    if (last && last[0] === y && last[2] + 2 === x) last[2] = x;
    else runs.push([y, x, x]);
  }
  return runs;
}

/** Half units, from 0, in whole tiles. */
function halves(units: number): string {
  return units % 2 === 0 ? String(units / 2) : `${(units - 1) / 2}.5`;
}
