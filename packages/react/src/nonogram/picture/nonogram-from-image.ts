import type { Problem, Result } from '@kumiki/core';
import type { Picture, PictureOptions } from '@kumiki/core/nonogram/rules';
import type { RunHandlers, RunnerDetail, RunnerOptions, RunnerReason, RunRequest } from '../../runner/types.ts';
import { decodeImage, type DecodedImage, type DecodeReason } from './decode-image.ts';
import type { ImageSource } from './open-image.ts';
import { runOnPixels } from './run-on-pixels.ts';

/** How a puzzle is made of an image; the signal stops the work, of which `steps` may be done. */
export type FromImageOptions = PictureOptions &
  Pick<RunRequest, 'steps'> & {
    readonly signal?: AbortSignal | undefined;
    readonly onProgress?: RunHandlers['onProgress'];
  };

/** A picture's puzzle, or why there is none: the image, its pixels, the options, the budget or the runner. */
export type FromImageResult = Result<
  Picture,
  DecodeReason | 'invalid-pixels' | 'invalid-options' | 'budget' | RunnerReason,
  RunnerDetail | readonly Problem[] | undefined
>;

/**
 * Makes a nonogram of an image: `decodeImage`, then `nonogramFromDecoded`, the second off the main thread. Never rejects.
 */
export async function nonogramFromImage(
  source: ImageSource,
  options: FromImageOptions = {},
  runner: RunnerOptions = {},
): Promise<FromImageResult> {
  const decoded = await decodeImage(source);
  return decoded.ok ? nonogramFromDecoded(decoded.value, options, runner) : decoded;
}

/**
 * Makes a nonogram of pixels that were decoded before, off the main thread. Never rejects.
 *
 * Called again with the same image it sends the options alone: the pixels stay with the worker, which stays for a second
 * after the last call, so a slider for the threshold is answered at once.
 */
export async function nonogramFromDecoded(
  image: DecodedImage,
  options: FromImageOptions = {},
  runner: RunnerOptions = {},
): Promise<FromImageResult> {
  const { signal, onProgress, steps, ...rest } = options;
  const how = { ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}) };
  return (await runOnPixels('own:picture', image, rest, steps, runner, how)) as FromImageResult;
}
