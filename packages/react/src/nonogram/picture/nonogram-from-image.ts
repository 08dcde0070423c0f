import { digest, fail, type Problem, type Result } from '@kumiki/core';
import type { Picture, PictureOptions } from '@kumiki/core/nonogram/rules';
import { textOf } from '../../runner/failures.ts';
import { acquireRunner } from '../../runner/pool.ts';
import type { RunHandlers, RunnerDetail, RunnerOptions, RunnerReason, RunRequest } from '../../runner/types.ts';
import { decodeImage, type DecodedImage, type DecodeReason } from './decode-image.ts';
import type { ImageSource } from './open-image.ts';

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
  let asset: Asset;
  try {
    asset = assetOf(image.data);
  } catch (error) {
    const message = `The pixels can't be read: ${textOf(error)} Decode the image again.`;
    return fail('invalid-pixels', [{ path: 'data', code: 'unreadable', message }]);
  }
  const { width, height } = image;
  const args = { pixels: asset.key, width, height, options: rest };
  const lease = acquireRunner(runner);
  try {
    const more = steps === undefined ? {} : { steps };
    const request = { puzzle: 'nonogram', op: 'own:picture', args, assets: [asset.bytes], ...more };
    const handlers = { ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}) };
    return (await lease.runner.run(request, handlers)) as FromImageResult;
  } finally {
    lease.release();
  }
}

interface Asset {
  readonly bytes: Uint8Array;
  readonly key: string;
}
const assets = new WeakMap<Uint8ClampedArray, Asset>();

/** One view and one digest an image, 5 ns a byte: the runner knows by the view what it has sent. */
function assetOf(data: Uint8ClampedArray): Asset {
  const known = assets.get(data);
  if (known) return known;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const asset = { bytes, key: digest(bytes) };
  assets.set(data, asset);
  return asset;
}
