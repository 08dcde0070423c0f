import { pay, type Budget, type Job } from '@kumiki/core';
import { distance, palette, utils } from 'image-q';

/** A colour as red, green and blue, 0 … 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Bits of a channel by which colours are told apart before they are averaged; 5, its own, takes half a second. */
const BITS = 4;
/** Samples that are told in one go. */
const PART = 8_192;
/** Samples that make a step; each of image-q's own pauses is one of so many. */
const SAMPLES_A_STEP = 32;
const STEPS_A_PAUSE = 100;

/** The colours of opaque RGBA, at most so many and no two the same, by Wu's method; undefined when the budget is spent. */
export function* coloursOf(data: Uint8Array, most: number, budget: Budget): Job<Colour[] | undefined, never> {
  const quantiser = new palette.WuQuant(new distance.Euclidean(), most, BITS);
  const samples = data.length / 4;
  for (let from = 0; from < samples; from += PART) {
    const some = Math.min(PART, samples - from);
    if (!(yield* pay(budget, Math.ceil(some / SAMPLES_A_STEP)))) return undefined;
    quantiser.sample(utils.PointContainer.fromUint8Array(data.subarray(4 * from, 4 * (from + some)), some, 1));
  }
  const colours = new Map<number, Colour>();
  for (const { palette: found } of quantiser.quantize()) {
    if (!(yield* pay(budget, STEPS_A_PAUSE))) return undefined;
    for (const { r, g, b } of found?.getPointContainer().getPointArray() ?? [])
      colours.set((r << 16) | (g << 8) | b, [r, g, b]);
  }
  return [...colours.values()];
}

/** The nearest of the colours for every pixel, by place. About 3 ns a pixel and colour. */
export function nearestOf(data: Uint8Array, colours: readonly Colour[]): Uint8Array {
  return Uint8Array.from({ length: data.length / 4 }, (_, pixel) => {
    const at = pixel * 4;
    let [nearest, least] = [0, Number.POSITIVE_INFINITY];
    for (const [nth, [red, green, blue]] of colours.entries()) {
      const [dr, dg, db] = [data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue];
      const far = dr * dr + dg * dg + db * db;
      if (far < least) [nearest, least] = [nth, far];
    }
    return nearest;
  });
}
