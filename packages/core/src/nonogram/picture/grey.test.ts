import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greyOf, readGreys } from './grey.ts';

const byte = fc.integer({ min: 0, max: 255 });
const pixel = fc.tuple(byte, byte, byte, byte);

/** By the formulas of the standards, in floating point. */
function luminance(red: number, green: number, blue: number): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('the grey of a pixel', () => {
  test('a grey is itself', () => {
    for (let grey = 0; grey < 256; grey += 1) expect(greyOf(grey, grey, grey, 255)).toBe(grey);
  });

  test('what is transparent is white, whatever its colour', () => {
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        expect(greyOf(r, g, b, 0)).toBe(255);
      }),
    );
  });

  test('is the grey that is nearest in luminance: no other is nearer, but for the rounding of the tables', () => {
    const light = Array.from({ length: 256 }, (_, grey) => luminance(grey, grey, grey));
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const wanted = luminance(r, g, b);
        const off = Math.abs(light[greyOf(r, g, b, 255)]! - wanted);
        const least = Math.min(...light.map((one) => Math.abs(one - wanted)));
        expect(off - least).toBeLessThan(3 / 65_535);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['red', [255, 0, 0], 127],
    ['green', [0, 255, 0], 220],
    ['blue', [0, 0, 255], 76],
    ['yellow', [255, 255, 0], 247],
    ['ochre', [204, 119, 34], 140],
  ] as const)('%s', (_name, [r, g, b], grey) => expect(greyOf(r, g, b, 255)).toBe(grey));

  test('half transparent black is what a page shows over white: the middle of the sRGB values', () => {
    for (let alpha = 0; alpha < 256; alpha += 1) expect(greyOf(0, 0, 0, alpha)).toBe(255 - alpha);
    fc.assert(
      fc.property(pixel, ([r, g, b, a]) => {
        const [x, y, z] = [r, g, b].map((value) => Math.round((value * a + 255 * (255 - a)) / 255)) as [
          number,
          number,
          number,
        ];
        expect(greyOf(r, g, b, a)).toBe(greyOf(x, y, z, 255));
      }),
    );
  });

  test('more light in a channel, or less ink, is never darker', () => {
    fc.assert(
      fc.property(pixel, fc.integer({ min: 0, max: 3 }), byte, (dark, channel, value) => {
        const light = dark.with(channel, Math.max(value, dark[channel]!)) as typeof dark;
        if (channel === 3) expect(greyOf(...light)).toBeLessThanOrEqual(greyOf(...dark));
        else expect(greyOf(...light)).toBeGreaterThanOrEqual(greyOf(...dark));
      }),
      { numRuns: 2_000 },
    );
  });
});

test('reads a stretch of pixels, and nothing beside it', () => {
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 1, maxLength: 30 }), fc.nat(30), fc.nat(30), (pixels, a, b) => {
      const [from, to] = [Math.min(a, b, pixels.length), Math.min(Math.max(a, b), pixels.length)];
      const greys = new Uint8Array(pixels.length).fill(7);
      readGreys(Uint8Array.from(pixels.flat()), greys, from, to);
      expect([...greys]).toEqual(pixels.map((one, at) => (at >= from && at < to ? greyOf(...one) : 7)));
    }),
  );
});
