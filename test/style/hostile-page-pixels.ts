import pixelmatch from 'pixelmatch';
import { expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';

const slow = { timeout: 5000 };

export async function pixels(box: HTMLElement): Promise<string> {
  return page.screenshot({ element: box, save: false });
}

/** The picture of a box once its board is ready and stands still: two in a row are the same. */
export async function stillPixels(box: HTMLElement): Promise<string> {
  await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"], [data-phase="failed"]')).not.toBeNull(), slow);
  // Where no part is under it: hovering is not what is compared.
  const frame = window.frameElement!.getBoundingClientRect();
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: frame.left + 980, y: frame.top + 980 });
  return vi.waitFor(async () => {
    const picture = await pixels(box);
    expect((await pixels(box)) === picture).toBe(true);
    return picture;
  }, slow);
}

/** Puts a sheet on the page: last, or first where the order of layers is told. */
export function addSheet(css: string, where: 'append' | 'prepend' = 'append'): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head[where](sheet);
  return sheet;
}

/**
 * How many pixels differ so that it can be seen. Byte for byte, two pictures of one thing need not be the same: where a
 * part is drawn anew, the edges of shapes come out a shade lighter or darker.
 */
export async function changed(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([decode(one), decode(other)]);
  if (a.width !== b.width || a.height !== b.height) return Math.max(a.width * a.height, b.width * b.height);
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.05 });
}

/** Fewer than this are edges; the smallest letter has more. */
export const few = 6;

async function decode(base64: string): Promise<ImageData> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const surface = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  surface.drawImage(image, 0, 0);
  return surface.getImageData(0, 0, image.width, image.height);
}
