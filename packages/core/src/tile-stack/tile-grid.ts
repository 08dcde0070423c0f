import type { Cell } from './types.ts';

/** Tiles on a grid of half units that only ever lie on the floor or flat on other tiles. */
export interface TileGrid {
  readonly tiles: number;
  /** Is there room for a tile, and all four quarters of it something to lie on? */
  fits(x: number, y: number, z: number): boolean;
  /** Does a tile start here? */
  has(x: number, y: number, z: number): boolean;
  add(x: number, y: number, z: number): void;
  remove(x: number, y: number, z: number): void;
  /** Does nothing lie on this tile? */
  isTop(x: number, y: number, z: number): boolean;
  /** How much of a tile's rim, in half units (0 … 8), touches others of its layer. */
  touching(x: number, y: number, z: number): number;
  /** Layer by layer, row by row. */
  cells(): Cell[];
}

/** An empty grid of so many half units. Every call costs the four quarters of a tile; `cells` the whole grid. */
export function createTileGrid(width: number, height: number, layers: number): TileGrid {
  const covered = Array.from({ length: layers }, () => new Uint8Array(width * height));
  const starts = Array.from({ length: layers }, () => new Uint8Array(width * height));
  let tiles = 0;
  const quarters = (layer: Uint8Array, x: number, y: number): number => {
    const at = y * width + x;
    return layer[at]! + layer[at + 1]! + layer[at + width]! + layer[at + width + 1]!;
  };
  const isCovered = (z: number, x: number, y: number): number =>
    x >= 0 && y >= 0 && x < width && y < height ? covered[z]![y * width + x]! : 0;
  const set = (x: number, y: number, z: number, to: 0 | 1): void => {
    const at = y * width + x;
    starts[z]![at] = to;
    for (const place of [at, at + 1, at + width, at + width + 1]) covered[z]![place] = to;
    tiles += to === 1 ? 1 : -1;
  };
  return {
    get tiles() {
      return tiles;
    },
    fits(x, y, z) {
      if (x < 0 || y < 0 || x + 2 > width || y + 2 > height || z < 0 || z >= layers) return false;
      return quarters(covered[z]!, x, y) === 0 && (z === 0 || quarters(covered[z - 1]!, x, y) === 4);
    },
    has: (x, y, z) => starts[z]![y * width + x] === 1,
    add: (x, y, z) => set(x, y, z, 1),
    remove: (x, y, z) => set(x, y, z, 0),
    isTop: (x, y, z) => z === layers - 1 || quarters(covered[z + 1]!, x, y) === 0,
    touching(x, y, z) {
      let rim = 0;
      for (let n = 0; n < 2; n += 1) {
        rim += isCovered(z, x - 1, y + n) + isCovered(z, x + 2, y + n);
        rim += isCovered(z, x + n, y - 1) + isCovered(z, x + n, y + 2);
      }
      return rim;
    },
    cells() {
      const cells: Cell[] = [];
      for (const [z, layer] of starts.entries()) {
        for (let at = layer.indexOf(1); at >= 0; at = layer.indexOf(1, at + 1)) {
          cells.push({ x: at % width, y: Math.floor(at / width), z });
        }
      }
      return cells;
    },
  };
}
