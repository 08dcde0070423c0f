import { fail, succeed, type Budget, type Problem, type Result, type Stopped } from '@kumiki/core';
import { nonogramFromCells, type Painted } from '@kumiki/core/nonogram';
import type { Ends } from '@kumiki/core/nonogram/rules';
import { backgroundOf, cellsOf } from './cells.ts';
import { coloursOf, nearestOf, type Colour } from './quantise.ts';
import { shrink } from './shrink.ts';

/** RGBA bytes (sRGB, alpha not premultiplied), row by row, as an ImageData has them. */
export interface ColourPixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}
export interface ColourPictureOptions {
  /** Cells on the longer side, 1 … 60; 20 unless told. The other follows from the picture's shape. */
  readonly size?: number;
  /** Colours beside the blank one, 1 … 8; 4 unless told. There may be fewer in the end. */
  readonly colours?: number;
  readonly ends?: Ends;
  /** Changes few cells until lines alone solve the board (the default). */
  readonly repair?: boolean;
  readonly budget?: Budget;
}
export type ColourPictureReason = 'invalid-pixels' | 'invalid-options' | 'invalid-cells' | Stopped;

const MOST_SIDE = 8_192;
const MOST_PIXELS = 16_777_216;
const MOST_CELLS = 60;
const MOST_COLOURS = 8;
/** Samples along a side of a cell. */
const DETAIL = 4;

/** A picture in few colours: row by row 0 for blank and c + 1 for colour c of the palette. */
export interface QuantisedPicture {
  readonly cells: readonly number[];
  readonly width: number;
  /** `#rrggbb`. */
  readonly palette: readonly string[];
}

/**
 * A picture in few colours and cells: it is shrunk to a few samples a cell, its colours are quantised (image-q, by Wu's
 * method), each cell takes the colour that most of its samples have, and the colour that is most frequent along the edge is
 * blank.
 *
 * @param pixels - 1 … 8,192 pixels a side and 2^24 altogether. Transparency shows white paper.
 * @returns the cells, or a reason with problems that say what is wanted. `invalid-cells` where everything has one colour.
 *   Pixels cost about 10 ns each.
 */
export function quantisePicture(
  pixels: ColourPixels,
  { size = 20, colours = 4 }: Pick<ColourPictureOptions, 'size' | 'colours'> = {},
): Result<QuantisedPicture, 'invalid-pixels' | 'invalid-options' | 'invalid-cells', readonly Problem[]> {
  const { data, width, height } = pixels;
  const wrong = problemIn(pixels);
  if (wrong !== undefined) return fail('invalid-pixels', [{ path: 'pixels', code: 'pixels', message: wrong }]);
  for (const [path, value, most] of [
    ['size', size, MOST_CELLS],
    ['colours', colours, MOST_COLOURS],
  ] as const) {
    if (isCount(value, most)) continue;
    const message = `${path}: got ${String(value)}; a whole number from 1 to ${most} is wanted.`;
    return fail('invalid-options', [{ path, code: 'integer', message }]);
  }
  const longer = Math.max(width, height);
  const columns = Math.max(1, Math.round((size * width) / longer));
  const rows = Math.max(1, Math.round((size * height) / longer));
  const samples = shrink(data, width, height, columns * DETAIL, rows * DETAIL);
  const found = coloursOf(samples, columns * DETAIL, rows * DETAIL, colours + 1);
  const classes = cellsOf(nearestOf(samples, found), columns, rows, DETAIL, found.length);
  const blank = backgroundOf(classes, columns, rows, found.length);
  /** Classes in the order in which they come, without the blank one. */
  const used = [...new Set(classes)].filter((one) => one !== blank);
  if (used.length === 0) {
    const message = 'pixels: every cell has the same colour. Ask for more cells or colours, or take another picture.';
    return fail('invalid-cells', [{ path: 'pixels', code: 'nothing-painted', message }]);
  }
  const cells = Array.from(classes, (one) => used.indexOf(one) + 1);
  return succeed({ cells, width: columns, palette: used.map((one) => hexOf(found[one]!)) });
}

/**
 * Makes a puzzle in colours of a picture: `quantisePicture`, and then `nonogramFromCells` changes few cells until lines
 * solve it.
 *
 * @returns the puzzle, its cells, those that were changed, and a report; or a reason, with problems that say what is
 *   wanted. A step of the budget is not spent on pixels.
 */
export function nonogramFromColourPixels(
  pixels: ColourPixels,
  { ends, repair, budget, ...options }: ColourPictureOptions = {},
): Result<Painted, ColourPictureReason, readonly Problem[] | undefined> {
  const quantised = quantisePicture(pixels, options);
  if (!quantised.ok) return quantised;
  const { cells, width, palette } = quantised.value;
  return nonogramFromCells(cells, width, palette, {
    ...(ends === undefined ? {} : { ends }),
    ...(repair === undefined ? {} : { repair }),
    ...(budget ? { budget } : {}),
  });
}

function problemIn({ data, width, height }: ColourPixels): string | undefined {
  if (!isCount(width, MOST_SIDE) || !isCount(height, MOST_SIDE)) {
    return `pixels: ${width} × ${height} are no 1 to ${MOST_SIDE} pixels a side.`;
  }
  if (width * height > MOST_PIXELS)
    return `pixels: ${width * height} are more than ${MOST_PIXELS}; scale the picture down.`;
  const isBytes = data instanceof Uint8Array || data instanceof Uint8ClampedArray;
  if (isBytes && data.length === width * height * 4) return undefined;
  return `pixels.data: ${width * height * 4} bytes of RGBA are wanted, for ${width} × ${height} pixels.`;
}

function isCount(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}

function hexOf([red, green, blue]: Colour): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}
