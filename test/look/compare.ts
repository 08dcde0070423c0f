import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Comparison {
  /** How many pixels differ. */
  readonly changed: number;
  readonly accepted: boolean;
  /** A picture of where. */
  readonly difference?: Buffer;
}

/**
 * How far apart two colours may be, 0 … 1. One step of a token (2 % of lightness) is seen at 0.01 by every token that a
 * picture shows, at 0.02 not by all, and at 0.05 by none.
 */
const threshold = 0.01;
/** So few pixels may differ: a repaint of some edges makes up to 15, a step of the rarest token 60 and more. */
const few = 25;

/** Pixel by pixel; edges that are only smoothed otherwise don't count. */
export function compare(picture: Buffer, kept: Buffer): Comparison {
  if (picture.equals(kept)) return { changed: 0, accepted: true };
  const [a, b] = [PNG.sync.read(picture), PNG.sync.read(kept)];
  const { width, height } = a;
  if (width !== b.width || height !== b.height) {
    return { changed: Math.max(width * height, b.width * b.height), accepted: false };
  }
  const difference = new PNG({ width, height });
  const changed = pixelmatch(a.data, b.data, difference.data, width, height, { threshold });
  return { changed, accepted: changed <= few, difference: PNG.sync.write(difference) };
}
