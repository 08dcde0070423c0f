import {
  fail,
  pay,
  stopped,
  succeed,
  type Budget,
  type Job,
  type Problem,
  type Result,
  type Stopped,
} from '@kumiki/core';
import { backgroundOf, cellsOf } from './cells.ts';
import { coloursOf, nearestOf, type Colour } from './quantise.ts';
import { shrinkRow } from './shrink.ts';

/** RGBA bytes (sRGB, alpha not premultiplied), row by row, as an ImageData has them. */
export interface ColourPixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A picture in few colours: row by row 0 for blank and c + 1 for colour c of the palette. */
export interface QuantisedPicture {
  readonly cells: readonly number[];
  readonly width: number;
  /** `#rrggbb`. */
  readonly palette: readonly string[];
}

/** How few colours and cells. */
export type QuantiseOptions = {
  /** Cells on the longer side, 1 … 60; 20 unless told. The other follows from the picture's shape. */
  readonly size?: number;
  /** Colours beside the blank one, 1 … 8; 4 unless told. There may be fewer in the end. */
  readonly colours?: number;
};

type Quantised = Result<
  QuantisedPicture,
  'invalid-pixels' | 'invalid-options' | 'invalid-cells' | Stopped,
  readonly Problem[] | undefined
>;

const MOST_SIDE = 8_192;
const MOST_PIXELS = 16_777_216;
export const mostCells = 60;
export const mostColours = 8;
/** Samples along a side of a cell. */
const DETAIL = 4;
/** Pixels that make a step, and samples that do when each is held against every colour. */
const PIXELS_A_STEP = 256;
const SAMPLES_A_STEP = 64;

/**
 * Shrinks a picture to a few samples a cell and quantises their colours; a cell takes the colour that most of its samples
 * have, and the colour that is most frequent along the edge is blank.
 */
export function* quantised(
  pixels: ColourPixels,
  { size = 20, colours = 4 }: QuantiseOptions,
  budget: Budget,
): Job<Quantised, never> {
  const problem = problemIn(pixels, size, colours);
  if (problem) return fail(problem.path.startsWith('pixels') ? 'invalid-pixels' : 'invalid-options', [problem]);
  const { width, height } = pixels;
  const longer = Math.max(width, height);
  const columns = Math.max(1, Math.round((size * width) / longer));
  const rows = Math.max(1, Math.round((size * height) / longer));
  const [across, down] = [columns * DETAIL, rows * DETAIL];
  const samples = new Uint8Array(across * down * 4);
  const perRow = Math.ceil((width * Math.ceil(height / down) + across) / PIXELS_A_STEP);
  for (let y = 0; y < down; y += 1) {
    if (!(yield* pay(budget, perRow, { stage: 'pixels', done: (0.5 * y) / down }))) return stopped(budget);
    shrinkRow(pixels, across, down, y, samples, y * across * 4);
  }
  const found = yield* coloursOf(samples, colours + 1, budget);
  if (!found) return stopped(budget);
  const nearest = Math.ceil((across * down * found.length) / SAMPLES_A_STEP);
  if (!(yield* pay(budget, nearest, { stage: 'pixels', done: 0.9 }))) return stopped(budget);
  const classes = cellsOf(nearestOf(samples, found), columns, rows, DETAIL, found.length);
  const blank = backgroundOf(classes, columns, rows, found.length);
  /** Classes in the order in which they come, without the blank one. */
  const used = [...new Set(classes)].filter((one) => one !== blank);
  if (used.length === 0) {
    const message = 'pixels: every cell has the same colour. Ask for more cells or colours, or take another picture.';
    return fail('invalid-cells', [{ path: 'pixels', code: 'nothing-painted', message }]);
  }
  const cells = Array.from(classes, (one) => used.indexOf(one) + 1);
  return succeed({ cells, width: columns, palette: used.map((one) => hexOf(found[one]!)) }, budget.spent);
}

function problemIn({ data, width, height }: ColourPixels, size: unknown, colours: unknown): Problem | undefined {
  if (!isCount(width, MOST_SIDE) || !isCount(height, MOST_SIDE)) {
    const message = `pixels: ${String(width)} × ${String(height)} are no 1 to ${MOST_SIDE} pixels a side.`;
    return { path: 'pixels', code: 'pixels', message };
  }
  if (width * height > MOST_PIXELS) {
    const message = `pixels: ${width * height} are more than ${MOST_PIXELS}; scale the picture down.`;
    return { path: 'pixels', code: 'pixels', message };
  }
  const isBytes = data instanceof Uint8Array || data instanceof Uint8ClampedArray;
  if (!isBytes || data.length !== width * height * 4) {
    const message = `pixels.data: ${width * height * 4} bytes of RGBA are wanted, for ${width} × ${height} pixels.`;
    return { path: 'pixels', code: 'pixels', message };
  }
  for (const [path, value, most] of [
    ['size', size, mostCells],
    ['colours', colours, mostColours],
  ] as const) {
    if (isCount(value, most)) continue;
    const message = `${path}: got ${String(value)}; a whole number from 1 to ${most} is wanted.`;
    return { path, code: 'integer', message };
  }
  return undefined;
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}

function hexOf([red, green, blue]: Colour): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}
