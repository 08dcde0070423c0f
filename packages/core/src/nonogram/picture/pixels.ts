import { decoder, integer, type Decoder, type Problem } from '../../decode.ts';

/** A picture's RGBA bytes (sRGB, alpha not premultiplied), row by row: four a pixel. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const LONGEST_SIDE = 8_192;
/** 4,096 × 4,096: 64 MB of RGBA. */
const MOST_PIXELS = 2 ** 24;
const side = integer(1, LONGEST_SIDE);

/**
 * Decodes pixels; the bytes are looked at, not copied. Width, height and data are read wherever the object has them:
 * those of an ImageData are its prototype's.
 */
export const decodePixels: Decoder<Pixels> = decoder({
  read(input, _path, problems) {
    const none = { data: new Uint8Array(), width: 1, height: 1 };
    if (typeof input !== 'object' || input === null) {
      problems.push(problem('', 'object', 'an object with data, width and height is wanted, as ImageData has them.'));
      return none;
    }
    const given = input as { readonly data?: unknown; readonly width?: unknown; readonly height?: unknown };
    const width = side.read(given.width, 'width', problems);
    const height = side.read(given.height, 'height', problems);
    const data = bytesOf(given.data);
    if (!data) problems.push(problem('data', 'bytes', 'data: a Uint8Array or Uint8ClampedArray of RGBA is wanted.'));
    if (!data || problems.length > 0) return none;
    if (width * height > MOST_PIXELS) {
      const message = `${width} × ${height} are ${width * height} pixels; at most ${MOST_PIXELS} are wanted. Scale the picture down: a board has 60 cells on a side at most.`;
      problems.push(problem('', 'too-large', message));
    } else if (data.length !== width * height * 4) {
      const message = `data: got ${data.length} bytes; ${width} × ${height} pixels of RGBA are ${width * height * 4}.`;
      problems.push(problem('data', 'length', message));
    }
    return { data, width, height };
  },
});

function problem(path: string, code: string, message: string): Problem {
  return { path, code, message };
}

/** Told by their tag: bytes from another frame are not `instanceof` ours. */
function bytesOf(input: unknown): Uint8Array | undefined {
  if (!ArrayBuffer.isView(input)) return undefined;
  const tag = Object.prototype.toString.call(input);
  if (tag !== '[object Uint8Array]' && tag !== '[object Uint8ClampedArray]') return undefined;
  return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
}
