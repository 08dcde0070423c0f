import { cdp } from 'vitest/browser';

export type Colour = readonly [red: number, green: number, blue: number];
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray;
}

/** What the browser really paints there. */
export async function take({ left, top, width, height }: Rectangle): Promise<Picture> {
  // The tests run in a frame.
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  // A picture that begins outside of the page comes out empty.
  const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  const [right, bottom] = [
    Math.min(innerWidth, Math.ceil(left + width)),
    Math.min(innerHeight, Math.ceil(top + height)),
  ];
  if (right <= x || bottom <= y) throw new Error('nothing of this can be seen on the page');
  const clip = { x: frame.left + x, y: frame.top + y, width: right - x, height: bottom - y, scale: 1 };
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png', clip });
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  canvas.drawImage(bitmap, 0, 0);
  return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** A part of a picture that begins at the corner of the page. */
export function crop({ width, height, data }: Picture, { left, top, ...size }: Rectangle): Picture {
  const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  const [right, bottom] = [
    Math.min(width, Math.ceil(left + size.width)),
    Math.min(height, Math.ceil(top + size.height)),
  ];
  const wide = Math.max(0, right - x);
  const rows = Array.from({ length: Math.max(0, bottom - y) }, (_, row) => ((y + row) * width + x) * 4);
  const part = new Uint8ClampedArray(wide * rows.length * 4);
  for (const [row, from] of rows.entries()) part.set(data.subarray(from, from + wide * 4), row * wide * 4);
  return { width: wide, height: rows.length, data: part };
}

/** The box of an element, smaller or larger by some pixels on each side. */
export function boxOf(element: Element, inset = 0): Rectangle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + inset, top: top + inset, width: width - 2 * inset, height: height - 2 * inset };
}

function coloursOf({ data }: Picture): Colour[] {
  const seen = new Map<number, Colour>();
  for (let at = 0; at < data.length; at += 4) {
    const colour: Colour = [data[at]!, data[at + 1]!, data[at + 2]!];
    seen.set(colour[0] * 65536 + colour[1] * 256 + colour[2], colour);
  }
  return [...seen.values()];
}

/** The greatest difference of a channel, 0 … 255. */
export function distance(a: Colour, b: Colour): number {
  return Math.max(...a.map((channel, at) => Math.abs(channel - b[at]!)));
}

/** The colour of a picture that is most like another one. The edges of letters are mixed: their middle is not. */
export function nearest(picture: Picture, to: Colour): Colour {
  return coloursOf(picture).reduce((best, each) => (distance(each, to) < distance(best, to) ? each : best));
}

/** How many pixels of two pictures of one size differ by more than antialiasing does. */
export function differing(a: Picture, b: Picture): number {
  if (a.width !== b.width || a.height !== b.height) throw new Error('pictures of two sizes');
  let count = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    const [one, other] = [a.data.subarray(at, at + 3), b.data.subarray(at, at + 3)];
    if (one.some((channel, n) => Math.abs(channel - other[n]!) > 24)) count += 1;
  }
  return count;
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((byte) => {
    const c = byte / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Of the two colours of a picture that are furthest apart in lightness. */
export function widestContrast(picture: Picture): number {
  const colours = coloursOf(picture).toSorted((a, b) => luminance(a) - luminance(b));
  return contrast(colours[0]!, colours.at(-1)!);
}

/** A colour of CSS as a screen has it. */
export function colourOf(css: string): Colour {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}
