import { fail, succeed, type Result } from '@kumiki/core';
import { textOf } from '../../runner/text-of.ts';
import { openImage, type ImageSource } from './open-image.ts';
import { readPixels } from './read-pixels.ts';

/** Pixels of an image: RGBA bytes (sRGB, alpha not premultiplied), row by row. Not to be written to. */
export interface DecodedImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Why an image has no pixels; the detail's message says what happened, why, and how to mend it. */
export type DecodeReason = 'not-an-image' | 'too-large' | 'unavailable';
export type DecodeResult = Result<DecodedImage, DecodeReason, { readonly message: string }>;

export interface DecodeOptions {
  /** Pixels on the longer side at most: larger images are scaled down, drawings in SVG are drawn at it. @default 512 */
  readonly longest?: number;
}

/** Eight pixels a cell on the largest board; one megabyte, whose digest is taken on the page. */
const LONGEST = 512;
/** What the core takes. */
const LARGEST_LONGEST = 4_096;

/**
 * Reads the pixels of an image, upright as its EXIF data say. A file can be of any format the browser shows, SVG among
 * them. Never rejects.
 *
 * @param source - a file or blob, or what a canvas can draw: an `<img>`, a canvas, an ImageBitmap, ImageData.
 * @returns the pixels; or `not-an-image`; `too-large` for a file of more than 64 MB or an image of more than 2^28
 *   pixels; `unavailable` where the browser keeps the pixels to itself, as those of an image of another site.
 */
export async function decodeImage(source: ImageSource, options: DecodeOptions = {}): Promise<DecodeResult> {
  const { longest: asked = LONGEST } = options;
  const longest = asked >= 1 ? Math.min(Math.floor(asked), LARGEST_LONGEST) : LONGEST;
  try {
    const opened = await openImage(source);
    if (!opened.ok) return opened;
    const { image, width, height, scalable, close } = opened.value;
    try {
      const scale = longest / Math.max(width, height);
      const [across, down] =
        scale < 1 || scalable
          ? [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
          : [width, height];
      return succeed({ data: readPixels(image, across, down), width: across, height: down });
    } finally {
      close();
    }
  } catch (error) {
    const tainted = error instanceof DOMException && error.name === 'SecurityError';
    const message = tainted
      ? 'The browser keeps the pixels of this image to itself: it comes from another site, or it is an SVG drawing with HTML in it (foreignObject). Load it with crossorigin="anonymous" from a server that sends Access-Control-Allow-Origin, let people choose the file, or save the drawing as PNG.'
      : `The pixels of this image could not be read: ${textOf(error)} This takes a browser with createImageBitmap and a canvas that may be read.`;
    return fail('unavailable', { message });
  }
}
