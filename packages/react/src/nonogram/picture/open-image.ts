import { fail, succeed, type Failure, type Result } from '@kumiki/core';
import { textOf } from '../../runner/text-of.ts';

/** A file, or what a canvas can draw. */
export type ImageSource = Blob | ImageData | ImageBitmap | HTMLImageElement | HTMLCanvasElement | OffscreenCanvas;

/** An image that can be drawn, and its size in pixels. */
export interface OpenImage {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** It is sharp at every size. */
  readonly scalable: boolean;
  /** Lets go of what was opened for it; what is the caller's stays open. */
  readonly close: () => void;
}
type Opened = Result<OpenImage, 'not-an-image' | 'too-large', { readonly message: string }>;

const LARGEST_FILE = 64 * 2 ** 20;
/** 16,384 × 16,384: a gigabyte once it is decoded. */
const MOST_PIXELS = 2 ** 28;

/** Opens an image of any kind. Rejects with the browser's own error when the browser lacks the means. */
export async function openImage(source: ImageSource): Promise<Opened> {
  const opened = await openAs(kindOf(source), source);
  if (!opened.ok) return opened;
  const { width, height, close } = opened.value;
  if (width >= 1 && height >= 1 && width * height <= MOST_PIXELS) return opened;
  close();
  if (width * height > MOST_PIXELS) {
    return tooLarge(`it has ${width} × ${height} pixels; ${MOST_PIXELS} altogether can be read.`);
  }
  return notAnImage(
    'it has no size. Pass it once it has loaded and is open; an SVG drawing needs a viewBox or a size.',
  );
}

/** Told by its tag: what comes from another frame is not `instanceof` ours. */
function kindOf(source: unknown): string {
  return Object.prototype.toString.call(source).slice('[object '.length, -1);
}

function openAs(kind: string, source: ImageSource): Promise<Opened> | Opened {
  switch (kind) {
    case 'Blob':
    case 'File':
      return openFile(source as Blob);
    case 'ImageData':
      return createImageBitmap(source as ImageData).then(fromBitmap);
    case 'HTMLImageElement':
      return openElement(source as HTMLImageElement);
    case 'ImageBitmap':
    case 'HTMLCanvasElement':
    case 'OffscreenCanvas': {
      const image = source as ImageBitmap | HTMLCanvasElement | OffscreenCanvas;
      return succeed({ image, width: image.width, height: image.height, scalable: false, close() {} });
    }
    default:
      return notAnImage(
        `it is of the kind ${kind}. Pass a File or Blob, an <img>, a canvas, an ImageBitmap or ImageData.`,
      );
  }
}

async function openFile(file: Blob): Promise<Opened> {
  if (file.size > LARGEST_FILE) return tooLarge(`the file has ${file.size} bytes; ${LARGEST_FILE} can be read.`);
  if (/^image\/svg\+xml\b/i.test(file.type)) return openSvg(file);
  if (typeof createImageBitmap !== 'function') throw new Error('there is no createImageBitmap');
  try {
    return fromBitmap(await createImageBitmap(file, { imageOrientation: 'from-image' }));
  } catch (error) {
    const type = file.type ? ` of the type ${file.type}` : '';
    return notAnImage(`the browser could not decode the file${type}: ${textOf(error)} Pass a PNG, JPEG, WebP or SVG.`);
  }
}

/** Some browsers make no bitmap of an SVG file. All show one in an `<img>`, without its scripts and links. */
async function openSvg(file: Blob): Promise<Opened> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    const loaded = new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error('it is no SVG that can be read'));
    });
    image.src = url;
    await loaded;
    return succeed({ image, width: image.naturalWidth, height: image.naturalHeight, scalable: true, close() {} });
  } catch (error) {
    if (typeof Image === 'undefined') throw error;
    return notAnImage(`the browser could not draw the file: ${textOf(error)}`);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function openElement(image: HTMLImageElement): Promise<Opened> {
  try {
    await image.decode();
  } catch (error) {
    return notAnImage(`the <img> shows none: ${textOf(error)}`);
  }
  return succeed({ image, width: image.naturalWidth, height: image.naturalHeight, scalable: false, close() {} });
}

function fromBitmap(image: ImageBitmap): Opened {
  return succeed({ image, width: image.width, height: image.height, scalable: false, close: () => image.close() });
}

function notAnImage(why: string): Failure<'not-an-image', { readonly message: string }> {
  return fail('not-an-image', { message: `No picture can be made of this: ${why}` });
}

function tooLarge(why: string): Failure<'too-large', { readonly message: string }> {
  return fail('too-large', { message: `The image is too large: ${why} Scale it down; a board has 60 cells a side.` });
}
