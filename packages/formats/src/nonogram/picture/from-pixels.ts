import { createBudget, run, type Budget, type Problem, type Result, type Stopped } from '@kumiki/core';
import { nonogramFromCells, type Painted } from '@kumiki/core/nonogram';
import type { Ends } from '@kumiki/core/nonogram/rules';
import { quantised, type ColourPixels, type QuantisedPicture, type QuantiseOptions } from './quantised.ts';

export type ColourPictureOptions = QuantiseOptions & {
  readonly ends?: Ends;
  /** Changes few cells until lines alone solve the board (the default). */
  readonly repair?: boolean;
  readonly budget?: Budget;
};
export type ColourPictureReason = 'invalid-pixels' | 'invalid-options' | 'invalid-cells' | Stopped;

/**
 * A picture in few colours and cells: it is shrunk to a few samples a cell, its colours are quantised (image-q, by Wu's
 * method), each cell takes the colour that most of its samples have, and the colour that is most frequent along the edge is
 * blank.
 *
 * @param pixels - 1 … 8,192 pixels a side and 2^24 altogether. Transparency shows white paper.
 * @returns the cells, or a reason with problems that say what is wanted. `invalid-cells` where everything has one colour.
 *   Pixels cost about 10 ns each, and image-q 20 ms for 20 cells in 2 colours, 150 ms for 60 in 6. In one go: a page asks
 *   a worker that serves `nonogramInColours`.
 */
export function quantisePicture(
  pixels: ColourPixels,
  options: QuantiseOptions = {},
): Result<QuantisedPicture, ColourPictureReason, readonly Problem[] | undefined> {
  return run(quantised(pixels, options, createBudget({ steps: Number.POSITIVE_INFINITY })));
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
  const picture = quantisePicture(pixels, options);
  if (!picture.ok) return picture;
  const { cells, width, palette } = picture.value;
  return nonogramFromCells(cells, width, palette, {
    ...(ends === undefined ? {} : { ends }),
    ...(repair === undefined ? {} : { repair }),
    ...(budget ? { budget } : {}),
  });
}
