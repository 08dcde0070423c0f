import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import type { Problem } from '../../decode.ts';
import type { Job } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';
import type { PictureOptions } from '../types.ts';
import { ditherCells } from './dither.ts';
import { fillCells } from './fill.ts';
import { LIGHT, nearestGrey, readGreys } from './grey.ts';
import { localThreshold } from './local-threshold.ts';
import { defaultSize } from './options.ts';
import type { Pixels } from './pixels.ts';
import { createResampler, sizeFor } from './resample.ts';
import { countGreys, otsuThreshold } from './threshold.ts';

/** A picture in cells, row by row: 1 filled. `threshold` is the grey up to which a pixel is dark. */
export interface PictureCells {
  readonly cells: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly threshold: number;
  /** By cell: how much of it ink covers, of `full`. */
  readonly ink: Float64Array;
  readonly full: number;
  /** By cell: how far its grey is from the threshold, 0 … 255: a cell near it could as well be the other way. */
  readonly certainty: Uint8Array;
}

/**
 * Reads cells from pixels: greys, a threshold that tells ink from paper, and for each cell how much of it ink covers; or
 * dots, where it is to be dithered.
 *
 * A picture that fills every cell is a board; one that fills none is a failure, since such a board is solved before it
 * is begun. About 25 ns a pixel and one byte of memory; two with local thresholds.
 */
export function* cellsOf(
  { data, width, height }: Pixels,
  options: PictureOptions,
  budget: Budget,
): Job<Result<PictureCells, 'invalid-pixels' | Stopped, readonly Problem[] | undefined>, never> {
  const pixels = width * height;
  const greys = new Uint8Array(pixels);
  const histogram = new Uint32Array(256);
  for (let from = 0; from < pixels; from += PART) {
    const to = Math.min(pixels, from + PART);
    if (!(yield* payFor(to - from, budget, (0.5 * from) / pixels))) return stopped(budget);
    readGreys(data, greys, from, to);
    countGreys(greys, histogram, from, to);
  }

  const { threshold = otsuThreshold(histogram), invert = false, method = 'global' } = options;
  const linesAtOnce = Math.ceil(PART / width);
  const tiles = method === 'local' ? localThreshold(greys, width, height) : undefined;
  for (let y = tiles ? 0 : height; y < height; y += linesAtOnce) {
    const lines = Math.min(height - y, linesAtOnce);
    if (!(yield* payFor(lines * width, budget, 0.5))) return stopped(budget);
    for (let line = 0; line < lines; line += 1) tiles?.countRow(y + line);
  }
  const local = tiles?.close(threshold);
  const inks = local ? new Uint8Array(pixels) : greys;
  const isInk = Uint8Array.from({ length: 256 }, (_, grey) => {
    const isDark = grey <= (local ? 127 : threshold);
    return isDark === invert ? 0 : 1;
  });
  const { columns, rows } = sizeFor(width, height, options.size ?? defaultSize);
  const resampler = createResampler(inks, width, height, isInk, columns, rows);
  const lights = createResampler(greys, width, height, LIGHT, columns, rows);
  for (let y = 0; y < height; y += linesAtOnce) {
    const lines = Math.min(height - y, linesAtOnce);
    if (!(yield* payFor(2 * lines * (width + columns), budget, 0.5 + (0.5 * y) / height))) return stopped(budget);
    for (let line = 0; line < lines; line += 1) {
      local?.readRow(greys, y + line, inks);
      resampler.addRow();
      lights.addRow();
    }
  }

  const light = lights.sums.map((sum) => Math.floor(sum / pixels));
  const cells =
    method === 'dithered'
      ? ditherCells(light, invert, columns, rows)
      : fillCells(resampler.sums, pixels, columns, rows);
  const certainty = Uint8Array.from(light, (bright, cell) => {
    const x = cell % columns;
    const [left, top] = [(2 * x + 1) * width, (2 * ((cell - x) / columns) + 1) * height];
    const here = local ? local.at(Math.floor(left / (2 * columns)), Math.floor(top / (2 * rows))) : threshold;
    return Math.abs(nearestGrey(bright) - here);
  });
  const drawn = { cells, width: columns, height: rows, threshold, ink: resampler.sums, full: pixels, certainty };
  if (cells.includes(1)) return succeed(drawn, budget.spent);
  const inked = resampler.sums.some((ink) => ink > 0);
  return fail('invalid-pixels', [nothingFilled(inked, threshold, invert)], budget.spent);
}

/** Pixels that are looked at in one go, and those that make a step: at most 5 µs. */
const PART = 65_536;
const PIXELS_A_STEP = 256;

function payFor(pixels: number, budget: Budget, done: number): Job<boolean, never> {
  return pay(budget, Math.ceil(pixels / PIXELS_A_STEP), { stage: 'pixels', done });
}

function nothingFilled(inked: boolean, threshold: number, invert: boolean): Problem {
  const why = inked
    ? 'What would be filled is too thin or too small for a cell. Ask for more cells, or draw wider strokes.'
    : `No pixel is ${invert ? 'lighter than' : 'as dark as'} the threshold of ${threshold}. Try another threshold, or ${invert ? 'without invert' : 'invert'}.`;
  return { path: 'pixels', code: 'nothing-filled', message: `pixels: not one cell would be filled. ${why}` };
}
