/** What a picture of a single grey is parted at: the middle. */
const MIDDLE = 127;

/** Adds the greys from `from` up to `to`, without it, to a histogram of 256 counts. */
export function countGreys(greys: Uint8Array, histogram: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) histogram[greys[at]!]! += 1;
}

/**
 * Otsu's threshold: the grey that parts a picture into dark (up to it) and light (above it) so that the two differ as
 * much as they can (the largest variance between the classes).
 *
 * Where several do, which is so when no pixel has the greys between them, the middle of them is taken, and of gaps that
 * are equally good the darkest. A picture of a single grey can't be parted: its threshold is 127, so it is all dark or
 * all light.
 *
 * @param histogram - how many pixels have each of the 256 greys; at most 2^32 pixels.
 * @returns 0 … 255. Exact, in 255 steps of whole numbers.
 * @see N. Otsu, A threshold selection method from gray-level histograms, IEEE Trans. SMC 9 (1979) 62-66
 */
export function otsuThreshold(histogram: ArrayLike<number>): number {
  let pixels = 0;
  let sum = 0;
  for (let grey = 0; grey < 256; grey += 1) {
    pixels += histogram[grey]!;
    sum += histogram[grey]! * grey;
  }
  let best = { over: 0n, under: 1n };
  let [first, last] = [MIDDLE, MIDDLE];
  let darkPixels = 0;
  let darkSum = 0;
  for (let grey = 0; grey < 255; grey += 1) {
    darkPixels += histogram[grey]!;
    darkSum += histogram[grey]! * grey;
    if (darkPixels === 0) continue;
    if (darkPixels === pixels) break;
    // The variance, but for a factor that all thresholds share. Its numbers go beyond 2^53.
    const apart = BigInt(pixels) * BigInt(darkSum) - BigInt(darkPixels) * BigInt(sum);
    const split = { over: apart * apart, under: BigInt(darkPixels) * BigInt(pixels - darkPixels) };
    const order = split.over * best.under - best.over * split.under;
    if (order > 0n) {
      best = split;
      first = grey;
      last = grey;
    } else if (histogram[grey] === 0 && last === grey - 1) last = grey;
  }
  return (first + last) >> 1;
}
