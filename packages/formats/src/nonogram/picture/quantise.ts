import { distance, palette, utils } from 'image-q';

/** A colour as red, green and blue, 0 … 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Bits of a channel by which colours are told apart before they are averaged; 5, its own, takes half a second. */
const BITS = 4;

/** The colours of opaque RGBA, at most so many and no two the same, by Wu's method. */
export function coloursOf(data: Uint8Array, width: number, height: number, most: number): Colour[] {
  const quantiser = new palette.WuQuant(new distance.Euclidean(), most, BITS);
  quantiser.sample(utils.PointContainer.fromUint8Array(data, width, height));
  const found = quantiser.quantizeSync().getPointContainer().getPointArray();
  const colours = new Map<number, Colour>();
  for (const { r, g, b } of found) colours.set((r << 16) | (g << 8) | b, [r, g, b]);
  return [...colours.values()];
}

/** The nearest of the colours for every pixel, by place. */
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
