import { createBudget, type Budget } from '../../budget.ts';
import { defaultSteps } from '../../limits.ts';
import { createRandom } from '../../random.ts';
import { fail } from '../../result.ts';
import { run } from '../../run.ts';
import type { PictureOptions } from '../types.ts';
import { pictureOf, type PictureResult } from './picture-job.ts';
import { decodePixels } from './pixels.ts';

/**
 * Makes a puzzle of a picture: greys, a threshold (Otsu's unless told) that tells ink from paper, a cell for every part
 * that ink covers, specks removed, the fewest cells changed until looking at lines solves it, and the proof of what the
 * clues are worth: one solution or several.
 *
 * @param pixels - RGBA bytes (sRGB, alpha not premultiplied), row by row, as an ImageData has them: 1 … 8,192 pixels a
 *   side and 2^24 altogether. Transparency shows white paper.
 * @param options - the size of the board, and how ink is told from paper.
 * @returns the puzzle, its cells, those that were changed, the threshold and a report; `invalid-pixels` or `invalid-options` with the problems, each with
 *   what is wanted; or `budget` or `cancelled`. The same picture gives the same puzzle on every machine.
 */
export function nonogramFromPixels(
  pixels: { readonly data: Uint8Array | Uint8ClampedArray; readonly width: number; readonly height: number },
  options: PictureOptions = {},
  budget: Budget = createBudget({ steps: defaultSteps }),
): PictureResult {
  const decoded = decodePixels(pixels);
  if (!decoded.ok) return fail('invalid-pixels', decoded.detail);
  const { data, width, height } = decoded.value;
  const assets = { get: () => data };
  return run(pictureOf({ pixels: '', width, height, options }, { random: createRandom(0), budget, assets }));
}
