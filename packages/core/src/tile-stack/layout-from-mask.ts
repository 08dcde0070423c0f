import { createBudget } from '../budget.ts';
import { fail, succeed, type Result } from '../result.ts';
import { run } from '../run.ts';
import { createCoverage, type Coverage } from './coverage.ts';
import { findPeel } from './find-peel.ts';
import { createTileGrid, type TileGrid } from './tile-grid.ts';
import type { Cell, Layout } from './types.ts';

/** A shape: 1 byte a pixel (0 is empty, anything else is not), or 4 (RGBA, alpha of 128 and more is not empty). */
export type Mask = { readonly width: number; readonly height: number; readonly data: Uint8Array | Uint8ClampedArray };
export type MaskOptions = {
  /** About how many tiles, even, 4 … 1,024; 144 unless told. */
  readonly tiles?: number;
  /** The most layers, 1 … 8; 4 unless told. */
  readonly layers?: number;
  /** How wide a tile is drawn for its height, so that the shape is not pulled; 0.75 unless told. */
  readonly aspect?: number;
  readonly id?: string;
  readonly name?: string;
};
export type MaskProblem = { readonly code: 'bad-mask' | 'bad-option' | 'too-thin'; readonly message: string };

const MOST_PIXELS = 4_194_304;
const MOST_TILES = 1_024;
const MOST_LAYERS = 8;
/** Half units across that are tried. */
const MOST_ACROSS = 256;
const OPAQUE = 128;
const STEPS_OF_A_PEEL = 100_000;

/**
 * A layout in the shape of a mask or of what is not transparent in a picture: rows of tiles where every quarter
 * of the place is at least half covered, moved by half a tile where that fits better, and on them smaller layers of the
 * same shape, every tile flat on others. The number of tiles comes out as wanted, or a few less where a mask that is its own
 * mirror image would give a layout that is not. What comes back passes `checkLayout`, without warnings, and can be dealt.
 *
 * Costs the pixels once, then for each of up to 126 sizes the places of the grid: some 10 ms. `too-thin` where no tile
 * finds its place covered at any size.
 */
export function layoutFromMask(
  mask: Mask,
  options: MaskOptions = {},
): Result<Layout, 'invalid-options' | 'impossible', MaskProblem> {
  const { tiles = 144, layers = 4, aspect = 0.75, id = 'silhouette', name = 'Silhouette' } = options;
  const problem = problemOf(mask, { tiles, layers, aspect });
  if (problem) return fail('invalid-options', problem);
  const { width, height, data } = mask;
  const rgba = data.length === 4 * width * height;
  const coverage = createCoverage(width, height, rgba ? (at) => data[4 * at + 3]! >= OPAQUE : (at) => data[at] !== 0);
  for (let most = layers; most >= 1; most -= 1) {
    const cells = nearest(coverage, tiles, most, aspect);
    // One layer always comes off: the first and the last tile of a row are free.
    if (cells && comesOff(cells)) return succeed({ id, name, cells });
  }
  const message =
    'No tile finds half of its place covered: the shape is empty, or too thin. Draw it with thicker strokes.';
  return fail('impossible', { code: 'too-thin', message });
}

function problemOf(
  { width, height, data }: Mask,
  { tiles, layers, aspect }: Required<Pick<MaskOptions, 'tiles' | 'layers' | 'aspect'>>,
): MaskProblem | undefined {
  const isWhole = (value: number, least: number, most: number): boolean =>
    Number.isInteger(value) && value >= least && value <= most;
  if (!isWhole(width, 1, MOST_PIXELS) || !isWhole(height, 1, MOST_PIXELS) || width * height > MOST_PIXELS) {
    const message = `The mask is ${width} by ${height}; whole numbers from 1 with at most ${MOST_PIXELS} pixels are wanted.`;
    return { code: 'bad-mask', message };
  }
  if (data.length !== width * height && data.length !== 4 * width * height) {
    const message = `The mask has ${data.length} bytes for ${width} by ${height}; 1 or 4 (RGBA) a pixel are wanted.`;
    return { code: 'bad-mask', message };
  }
  const bad = (message: string): MaskProblem => ({ code: 'bad-option', message });
  if (!isWhole(tiles, 4, MOST_TILES) || tiles % 2 === 1)
    return bad(`tiles is ${tiles}; an even number from 4 to ${MOST_TILES} is wanted.`);
  if (!isWhole(layers, 1, MOST_LAYERS)) return bad(`layers is ${layers}; a number from 1 to ${MOST_LAYERS} is wanted.`);
  if (!(aspect >= 0.25 && aspect <= 4)) return bad(`aspect is ${aspect}; a number from 0.25 to 4 is wanted.`);
  return undefined;
}

/** The smallest size that holds as many tiles, less what is too many; or the largest there is. */
function nearest(coverage: Coverage, tiles: number, layers: number, aspect: number): Cell[] | undefined {
  const { box } = coverage;
  if (!box) return undefined;
  const ratio = ((box.bottom - box.top) / (box.right - box.left)) * aspect;
  let best: Filled | undefined;
  for (let across = 2; across <= MOST_ACROSS; across += 2) {
    const down = Math.max(2, 2 * Math.round((across * ratio) / 2));
    if (down > MOST_ACROSS) break;
    const filled = fill(coverage, box, across, down, layers, 4 * MOST_TILES);
    if (!filled) break;
    if (filled.grid.tiles > (best?.grid.tiles ?? 1)) best = filled;
    if (filled.grid.tiles >= tiles) break;
  }
  if (!best) return undefined;
  takeOff(best, Math.min(tiles, best.grid.tiles - (best.grid.tiles % 2)));
  return best.grid.tiles > 0 ? best.grid.cells() : undefined;
}

interface Filled {
  readonly grid: TileGrid;
  readonly across: number;
  readonly layers: number;
  readonly isMirrored: boolean;
}

/** The shape in a grid of half units: layer on layer, each one tile further in. Undefined: more tiles than wanted ever. */
function fill(
  coverage: Coverage,
  box: NonNullable<Coverage['box']>,
  across: number,
  down: number,
  layers: number,
  most: number,
): Filled | undefined {
  const [unitX, unitY] = [(box.right - box.left) / across, (box.bottom - box.top) / down];
  const half = 0.5 * unitX * unitY;
  const inside = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const [left, top] = [box.left + x * unitX, box.top + y * unitY];
      // A hair less than half, so that rounding does not tell left from right.
      inside[y * across + x] = coverage.area(left, top, left + unitX, top + unitY) >= half * 0.999_999 ? 1 : 0;
    }
  }
  const isMirrored = inside.every((one, at) => one === inside[at - (at % across) + across - 1 - (at % across)]);
  const depths = depthsOf(inside, across, down);
  const grid = createTileGrid(across, down, layers);
  for (let z = 0; z < layers; z += 1) {
    for (let y = 0; y + 2 <= down; y += 2) {
      for (const x of placesInRow(depths, across, y, 2 * z)) if (grid.fits(x, y, z)) grid.add(x, y, z);
      if (grid.tiles > most) return undefined;
    }
  }
  return { grid, across, layers, isMirrored };
}

/** How many half units each place is away from the outside, diagonals counted as one; 0 is outside. */
function depthsOf(inside: Uint8Array, across: number, down: number): Int32Array {
  const depths = Int32Array.from(inside, (one) => (one === 1 ? across + down : 0));
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= across || y >= down ? 0 : depths[y * across + x]!;
  const lower = (x: number, y: number, side: 1 | -1): void => {
    const least = Math.min(at(x - side, y), at(x, y - side), at(x - 1, y - side), at(x + 1, y - side));
    depths[y * across + x] = Math.min(depths[y * across + x]!, least + 1);
  };
  for (let y = 0; y < down; y += 1) for (let x = 0; x < across; x += 1) lower(x, y, 1);
  for (let y = down - 1; y >= 0; y -= 1) for (let x = across - 1; x >= 0; x -= 1) lower(x, y, -1);
  return depths;
}

/** Tiles in the runs of a row that lie deeper than so much; where half a tile is left over, it is left on the inner side. */
function placesInRow(depths: Int32Array, across: number, y: number, deeper: number): number[] {
  const isIn = (x: number): boolean => depths[y * across + x]! > deeper && depths[(y + 1) * across + x]! > deeper;
  const places: number[] = [];
  for (let x = 0; x < across; x += 1) {
    if (!isIn(x)) continue;
    let end = x;
    while (end < across && isIn(end)) end += 1;
    const spare = (end - x) % 2;
    const leansRight = x + end > across;
    for (let place = x + (leansRight ? spare : 0); place + 2 <= end; place += 2) places.push(place);
    x = end;
  }
  return places;
}

/** Which tiles may go: two that mirror each other, one that is its own mirror image, any. */
type Takes = 'pairs' | 'middles' | 'any';

/** Takes tiles off the top, from the outside in, until so many are left (an even number); as long as can be, mirrored. */
function takeOff(filled: Filled, until: number): void {
  const { grid, layers, isMirrored } = filled;
  // An odd number has one in the middle too many; the pairs over it go first.
  if (isMirrored && grid.tiles % 2 === 1) dig(filled);
  for (const takes of isMirrored ? (['pairs', 'middles', 'any'] as const) : (['any'] as const)) {
    for (let before = Infinity; grid.tiles < before;) {
      before = grid.tiles;
      for (let z = layers - 1; z >= 0; z -= 1) takeOffLayer(filled, z, until, takes);
    }
  }
}

/** Takes the highest tile in the middle off, and what lies on it. */
function dig({ grid, across }: Filled): void {
  const cells = grid.cells().toReversed();
  const middle = cells.find(({ x }) => 2 * x + 2 === across);
  if (!middle) return;
  const gone = [middle];
  for (const cell of cells.toReversed()) {
    const lies = gone.some(({ x, y, z }) => cell.z === z + 1 && Math.abs(cell.x - x) < 2 && Math.abs(cell.y - y) < 2);
    if (lies) gone.push(cell);
  }
  for (const { x, y, z } of gone) grid.remove(x, y, z);
}

function takeOffLayer({ grid, across }: Filled, z: number, until: number, takes: Takes): void {
  const layer = grid.cells().filter((cell) => cell.z === z);
  const middle = layer.reduce((sum, { y }) => sum + y, 0) / Math.max(1, layer.length);
  const order = layer
    .map(({ x, y }) => {
      const away = Math.abs(2 * x + 2 - across) + 2 * Math.abs(y - middle);
      return { x, y, touching: grid.touching(x, y, z), away };
    })
    .toSorted((a, b) => a.touching - b.touching || b.away - a.away || a.y - b.y || a.x - b.x);
  for (const { x, y } of order) {
    const twin = across - 2 - x;
    if ((takes === 'pairs' && twin === x) || (takes === 'middles' && twin !== x)) continue;
    const places = takes === 'pairs' ? [x, twin] : [x];
    if (places.length > grid.tiles - until) continue;
    if (!places.every((at) => grid.has(at, y, z) && grid.isTop(at, y, z))) continue;
    for (const at of places) grid.remove(at, y, z);
  }
}

function comesOff(cells: readonly Cell[]): boolean {
  const alive = new Uint8Array(cells.length).fill(1);
  return Array.isArray(run(findPeel(cells, alive, createBudget({ steps: STEPS_OF_A_PEEL }))));
}
