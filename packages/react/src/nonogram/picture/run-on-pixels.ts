import { digest, fail, type Result } from '@kumiki/core';
import { textOf } from '../../runner/text-of.ts';
import { acquireRunner } from '../../runner/pool.ts';
import type { RunHandlers, RunnerOptions } from '../../runner/types.ts';
import type { DecodedImage } from './decode-image.ts';

/**
 * Runs a job of the nonogram that makes a puzzle of pixels, off the main thread. Never rejects. The pixels are an asset:
 * called again with the same image it sends the options alone, as long as the worker is the same, which stays for a second
 * after the last call.
 */
export async function runOnPixels(
  op: string,
  image: DecodedImage,
  options: object,
  steps: number | undefined,
  ways: RunnerOptions,
  handlers: RunHandlers,
): Promise<Result<unknown>> {
  let asset: Asset;
  try {
    asset = assetOf(image.data);
  } catch (error) {
    const message = `The pixels can't be read: ${textOf(error)} Decode the image again.`;
    return fail('invalid-pixels', [{ path: 'data', code: 'unreadable', message }]);
  }
  const { width, height } = image;
  const args = { pixels: asset.key, width, height, options };
  const lease = acquireRunner(ways);
  try {
    const more = steps === undefined ? {} : { steps };
    return await lease.runner.run({ puzzle: 'nonogram', op, args, assets: [asset.bytes], ...more }, handlers);
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
