import { countGreys, otsuThreshold } from './threshold.ts';

/** Tiles along the longer side of a picture. */
const TILES = 6;
/** Greys between the darkest and the lightest twentieth of a tile, below which it is all ink or all paper. */
const FLAT = 32;

/** Takes a picture row by row; then its tiles have thresholds. */
export interface Tiles {
  readonly countRow: (y: number) => void;
  /** @param whole - the threshold of the whole picture, where no tile has one. */
  readonly close: (whole: number) => LocalThreshold;
}
/** Thresholds that follow a picture's light from place to place. */
export interface LocalThreshold {
  /** The threshold at a pixel. */
  readonly at: (x: number, y: number) => number;
  /** Writes 0 for ink (up to the threshold) and 255 for paper, for one row of pixels. */
  readonly readRow: (greys: Uint8Array, y: number, into: Uint8Array) => void;
}

/**
 * Otsu's threshold of each of at most 6 × 6 tiles, and between their middles straight from one to the next. A tile that
 * is nearly of one grey has none of its own: it takes the mean of its neighbours', so that paper in the shade stays paper
 * and large shapes stay whole.
 */
export function localThreshold(greys: Uint8Array, width: number, height: number): Tiles {
  const size = Math.max(1, Math.ceil(Math.max(width, height) / TILES));
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const histograms = Array.from({ length: columns * rows }, () => new Uint32Array(256));
  return {
    countRow(y) {
      const row = Math.floor(y / size) * columns;
      for (let column = 0; column < columns; column += 1) {
        const start = y * width + column * size;
        countGreys(greys, histograms[row + column]!, start, Math.min((y + 1) * width, start + size));
      }
    },
    close(whole) {
      const own = histograms.map((histogram) => (isFlat(histogram) ? -1 : otsuThreshold(histogram)));
      return between(spread(own, columns, rows, whole), width, size, columns, rows);
    },
  };
}

/** Thresholds of tiles, and of the places between their middles. */
function between(
  thresholds: readonly number[],
  width: number,
  size: number,
  columns: number,
  rows: number,
): LocalThreshold {
  /** Between which tiles a place lies, and how far along, of 2 × size. */
  const placeAmong = (
    place: number,
    tiles: number,
  ): { readonly from: number; readonly to: number; readonly part: number } => {
    const along = 2 * place + 1 - size;
    const from = Math.floor(along / (2 * size));
    return {
      from: Math.min(tiles - 1, Math.max(0, from)),
      to: Math.min(tiles - 1, Math.max(0, from + 1)),
      part: along - from * 2 * size,
    };
  };
  const across = Array.from({ length: width }, (_, x) => placeAmong(x, columns));
  const mix = (a: number, b: number, part: number): number => a * (2 * size - part) + b * part;
  const rowAt = (y: number): number[] => {
    const { from, to, part } = placeAmong(y, rows);
    return Array.from({ length: columns }, (_, column) =>
      mix(thresholds[from * columns + column]!, thresholds[to * columns + column]!, part),
    );
  };
  const at = (line: readonly number[], x: number): number => {
    const { from, to, part } = across[x]!;
    return Math.floor(mix(line[from]!, line[to]!, part) / (4 * size * size));
  };
  return {
    at: (x, y) => at(rowAt(y), x),
    readRow(from, y, into) {
      const line = rowAt(y);
      for (let x = 0, pixel = y * width; x < width; x += 1, pixel += 1)
        into[pixel] = from[pixel]! <= at(line, x) ? 0 : 255;
    },
  };
}

/** Is a tile nearly of one grey? */
function isFlat(histogram: Uint32Array): boolean {
  let pixels = 0;
  for (const count of histogram) pixels += count;
  const beyond = Math.floor(pixels / 20);
  let [dark, light] = [0, 255];
  for (let seen = histogram[0]!; seen <= beyond; seen += histogram[dark]!) dark += 1;
  for (let seen = histogram[255]!; seen <= beyond; seen += histogram[light]!) light -= 1;
  return light - dark < FLAT;
}

/** Gives tiles without a threshold the mean of those beside them that have one, ring after ring. */
function spread(thresholds: readonly number[], columns: number, rows: number, whole: number): readonly number[] {
  let known = thresholds;
  if (known.every((threshold) => threshold < 0)) return known.map(() => whole);
  while (known.includes(-1)) {
    known = known.map((threshold, at, before) => {
      if (threshold >= 0) return threshold;
      const x = at % columns;
      const y = (at - x) / columns;
      const beside = [
        x > 0 ? before[at - 1]! : -1,
        x < columns - 1 ? before[at + 1]! : -1,
        y > 0 ? before[at - columns]! : -1,
        y < rows - 1 ? before[at + columns]! : -1,
      ].filter((other) => other >= 0);
      return beside.length === 0 ? -1 : Math.floor(beside.reduce((sum, other) => sum + other, 0) / beside.length);
    });
  }
  return known;
}
