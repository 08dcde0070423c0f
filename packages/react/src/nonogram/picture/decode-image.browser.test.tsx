import { afterEach, describe, expect, test, vi } from 'vitest';
import { decodeImage, type DecodedImage, type DecodeOptions } from './decode-image.ts';
import { canvasOf, dataOf, fileOf, paint, turned } from './images.fixture.ts';
import type { ImageSource } from './open-image.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function decoded(source: ImageSource, options?: DecodeOptions): Promise<DecodedImage> {
  const result = await decodeImage(source, options);
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail.message}`);
  return result.value;
}
async function refused(source: unknown, options?: DecodeOptions): Promise<string> {
  const result = await decodeImage(source as ImageSource, options);
  if (result.ok) throw new Error('it was decoded');
  expect(result.detail.message).toMatch(/[A-Z].*\.$/);
  return `${result.reason}: ${result.detail.message}`;
}
const pixel = ({ data, width }: DecodedImage, x: number, y: number): number[] =>
  Array.from(data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4));
/** Which of the four corners are dark, from the upper left along the rows. */
const corners = (image: DecodedImage): string =>
  [
    [1, 1],
    [image.width - 2, 1],
    [1, image.height - 2],
    [image.width - 2, image.height - 2],
  ]
    .map(([x, y]) => (pixel(image, x!, y!)[0]! < 128 ? '#' : '.'))
    .join('');

const picture = canvasOf(40, 24, paint);
/** What the canvas has itself. */
const wanted = dataOf(picture);

describe('what can be decoded', () => {
  test('a PNG file, to the byte', async () => {
    expect(await decoded(await fileOf(picture, 'image/png'))).toEqual({ data: wanted, width: 40, height: 24 });
  });

  test('JPEG and WebP, nearly', async () => {
    for (const type of ['image/jpeg', 'image/webp']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const image = await decoded(await fileOf(picture, type));
      expect([image.width, image.height, corners(image)]).toEqual([40, 24, '#...']);
    }
  });

  test('a canvas on and off the page, a bitmap, ImageData and an <img>', async () => {
    const offscreen = new OffscreenCanvas(40, 24);
    offscreen.getContext('2d')!.drawImage(picture, 0, 0);
    const bitmap = await createImageBitmap(picture);
    const element = new Image();
    element.src = picture.toDataURL();
    const imageData = picture.getContext('2d')!.getImageData(0, 0, 40, 24);
    for (const source of [picture, offscreen, bitmap, imageData, element]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await decoded(source)).toEqual({ data: wanted, width: 40, height: 24 });
    }
    // What is the caller's is still open.
    expect(bitmap.width).toBe(40);
  });

  test('transparency stays', async () => {
    const half = canvasOf(4, 4, (to) => {
      to.fillStyle = 'rgb(0 0 0 / 50%)';
      to.fillRect(0, 0, 2, 4);
    });
    const image = await decoded(await fileOf(half, 'image/png'));
    expect(pixel(image, 0, 0)).toEqual([0, 0, 0, 128]);
    expect(pixel(image, 3, 0)[3]).toBe(0);
  });

  test('from another frame', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const their = frame.contentWindow! as Window & typeof globalThis;
    const file = new their.Blob([await fileOf(picture, 'image/png')], { type: 'image/png' });
    expect(file instanceof Blob).toBe(false);
    expect(await decoded(file)).toMatchObject({ width: 40, height: 24 });
    frame.remove();
  });

  test('without OffscreenCanvas, and where it has no 2D', async () => {
    const file = await fileOf(picture, 'image/png');
    vi.stubGlobal('OffscreenCanvas', undefined);
    expect(await decoded(file)).toEqual({ data: wanted, width: 40, height: 24 });
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext(): null {
          return null;
        }
      },
    );
    expect(await decoded(file)).toEqual({ data: wanted, width: 40, height: 24 });
  });
});

describe('orientation', () => {
  // In the file the dark corner is the upper left; turned as the tag says, it is here.
  test.each([
    [1, 40, 24, '#...'],
    [2, 40, 24, '.#..'],
    [3, 40, 24, '...#'],
    [4, 40, 24, '..#.'],
    [5, 24, 40, '#...'],
    [6, 24, 40, '.#..'],
    [7, 24, 40, '...#'],
    [8, 24, 40, '..#.'],
  ])('EXIF %i is %i × %i upright', async (orientation, width, height, dark) => {
    const file = await turned(await fileOf(picture, 'image/jpeg'), orientation);
    const image = await decoded(file);
    expect([image.width, image.height, corners(image)]).toEqual([width, height, dark]);
    const element = new Image();
    element.src = URL.createObjectURL(file);
    const shown = await decoded(element);
    expect([shown.width, shown.height, corners(shown)]).toEqual([width, height, dark]);
    URL.revokeObjectURL(element.src);
  });
});

describe('size', () => {
  test('larger images are scaled down, with their shape; smaller stay as they are', async () => {
    const large = await fileOf(canvasOf(300, 150, paint), 'image/png');
    expect(await decoded(large)).toMatchObject({ width: 300, height: 150 });
    const small = await decoded(large, { longest: 100 });
    expect([small.width, small.height, small.data.length]).toEqual([100, 50, 20_000]);
    expect(corners(small)).toBe('#...');
    const huge = await decoded(canvasOf(2_048, 100, paint));
    expect([huge.width, huge.height]).toEqual([512, 25]);
    const line = await decoded(canvasOf(3_000, 1, paint), { longest: 10 });
    expect([line.width, line.height]).toEqual([10, 1]);
  });

  test.each([Number.NaN, 0, -5, 1e9, 10.9])('a longest side of %d is brought to one that works', async (longest) => {
    const image = await decoded(picture, { longest });
    expect([image.width, image.height]).toEqual(longest === 10.9 ? [10, 6] : [40, 24]);
  });

  test('too large a file is not read, too large an image not drawn', async () => {
    const bitmap = vi.spyOn(globalThis, 'createImageBitmap');
    const file = new Blob([]);
    Object.defineProperty(file, 'size', { value: 2 ** 26 + 1 });
    expect(await refused(file)).toContain('too-large: The image is too large: the file has 67108865 bytes');
    expect(bitmap).not.toHaveBeenCalled();
    const close = vi.fn();
    bitmap.mockResolvedValueOnce({ width: 20_000, height: 20_000, close });
    expect(await refused(new Blob(['x']))).toContain('too-large: The image is too large: it has 20000 × 20000');
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('SVG', () => {
  const shapes = '<rect width="50%" height="50%"/><script>parent.hacked = 1</script>';
  const svg = (attributes: string, type = 'image/svg+xml'): Blob =>
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`], { type });

  test('is drawn sharp at the longest side, however small it says it is', async () => {
    const image = await decoded(svg('width="20" height="10"'), { longest: 200 });
    expect([image.width, image.height]).toEqual([200, 100]);
    expect(pixel(image, 98, 48)).toEqual([0, 0, 0, 255]);
    expect(pixel(image, 101, 48)[3]).toBe(0);
    expect('hacked' in window).toBe(false);
  });

  test('without a size it has the shape of its viewBox', async () => {
    const image = await decoded(svg('viewBox="0 0 30 60"', 'image/svg+xml;charset=utf-8'), { longest: 100 });
    expect([image.width, image.height]).toEqual([50, 100]);
  });

  test('its URL is revoked, whether it was read or not', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    await decoded(svg('width="20" height="10"'));
    expect(await refused(new Blob(['<svg'], { type: 'image/svg+xml' }))).toContain('not-an-image');
    expect(revoked.mock.calls.flat()).toEqual(made.mock.results.map(({ value }) => value as string));
    expect(made).toHaveBeenCalledTimes(2);
  });
});

describe('what is no image', () => {
  test.each<[string, () => unknown]>([
    ['a text file', () => new File(['hello'], 'hello.txt', { type: 'text/plain' })],
    ['a text that says it is a PNG', () => new Blob(['hello'], { type: 'image/png' })],
    ['an empty file', () => new Blob([])],
    ['a broken SVG', () => new Blob(['<svg xmlns="'], { type: 'image/svg+xml' })],
    ['a canvas without a size', () => canvasOf(0, 5, () => {})],
    ['an <img> without a source', () => new Image()],
    ['an <img> that is broken', () => Object.assign(new Image(), { src: 'data:image/png;base64,AAAA' })],
    ['nothing', () => undefined],
    ['null', () => null],
    ['a text', () => 'cat.png'],
    ['an element', () => document.body],
  ])('%s', async (_name, source) => {
    expect(await refused(source())).toMatch(/^not-an-image: No picture can be made of this: .{20}/);
  });

  test('a bitmap that was closed', async () => {
    const bitmap = await createImageBitmap(picture);
    bitmap.close();
    expect(await refused(bitmap)).toContain('not-an-image: No picture can be made of this: it has no size.');
  });
});

describe('what the browser keeps to itself', () => {
  const withHtml =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject></svg>';

  test('an SVG drawing with HTML in it, as a file, an <img> and on a canvas', async () => {
    const file = new Blob([withHtml], { type: 'image/svg+xml' });
    const element = new Image();
    element.src = URL.createObjectURL(file);
    await element.decode();
    const canvas = canvasOf(9, 9, (to) => to.drawImage(element, 0, 0));
    const bitmap = await createImageBitmap(canvas);
    for (const source of [file, element, canvas, bitmap]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refused(source)).toContain('unavailable: The browser keeps the pixels');
    }
    URL.revokeObjectURL(element.src);
  });

  test('a browser without the means', async () => {
    const file = await fileOf(picture, 'image/png');
    vi.stubGlobal('createImageBitmap', undefined);
    expect(await refused(file)).toContain('unavailable: The pixels of this image could not be read');
    vi.stubGlobal('Image', undefined);
    expect(await refused(new Blob(['<svg/>'], { type: 'image/svg+xml' }))).toContain('unavailable');
  });
});

test('bitmaps that were made for it are closed, when it fails as well', async () => {
  const made: ImageBitmap[] = [];
  const real = createImageBitmap;
  vi.stubGlobal('createImageBitmap', async (source: Blob) => {
    const bitmap = await real(source);
    made.push(bitmap);
    return bitmap;
  });
  const file = await fileOf(picture, 'image/png');
  await decoded(file);
  vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(() => {
    throw new Error('out of memory');
  });
  expect(await refused(file)).toContain('out of memory');
  expect(made.map(({ width }) => width)).toEqual([0, 0]);
});
