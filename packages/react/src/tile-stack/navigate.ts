import type { Cell } from '@kumiki/core/tile-stack/rules';
import { placeOf } from './geometry.ts';
import { faceBox } from './faces/index.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Across counts more than forward, and another layer counts a little: what the eye would call the next tile. */
const ACROSS = 2.4;
const LAYER = 0.8;

/** The nearest tile in a direction on the screen, or undefined at the edge. Distances are in half tiles. */
export function nearestTile(
  cells: readonly Cell[],
  tiles: readonly number[],
  from: number,
  direction: Direction,
): number | undefined {
  const [ux, uy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [number, number];
  const here = placeOf(cells[from]!);
  let best: number | undefined;
  let least = Infinity;
  for (const tile of tiles) {
    if (tile === from) continue;
    const there = placeOf(cells[tile]!);
    const dx = ((there.x - here.x) * 2) / faceBox.width;
    const dy = ((there.y - here.y) * 2) / faceBox.height;
    const forward = dx * ux + dy * uy;
    const across = Math.abs(dx * uy) + Math.abs(dy * ux);
    // Half a tile forward at least, and more forward than across: the rest lies in another direction.
    if (forward < 0.5 || across > 2 * forward) continue;
    const cost = forward + ACROSS * across + LAYER * Math.abs(cells[tile]!.z - cells[from]!.z);
    if (cost < least) [best, least] = [tile, cost];
  }
  return best;
}

/** The tile nearest to a place on the screen, whatever its direction. */
export function closestTile(cells: readonly Cell[], tiles: readonly number[], to: number): number | undefined {
  const target = placeOf(cells[to]!);
  let best: number | undefined;
  let least = Infinity;
  for (const tile of tiles) {
    const { x, y } = placeOf(cells[tile]!);
    const distance = (x - target.x) ** 2 + (y - target.y) ** 2;
    if (distance < least) [best, least] = [tile, distance];
  }
  return best;
}

/** The nearest tile in the next layer that has any, upwards (1) or downwards (-1). */
export function tileInLayer(
  cells: readonly Cell[],
  tiles: readonly number[],
  from: number,
  step: 1 | -1,
): number | undefined {
  const layers = tiles.map((tile) => cells[tile]!.z).filter((z) => (z - cells[from]!.z) * step > 0);
  if (layers.length === 0) return undefined;
  const next = step === 1 ? Math.min(...layers) : Math.max(...layers);
  const there = tiles.filter((tile) => cells[tile]!.z === next);
  return closestTile(cells, there, from);
}
