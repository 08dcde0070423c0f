import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countGreys, otsuThreshold } from './threshold.ts';

const count = fc.oneof(fc.constant(0), fc.nat(20), fc.nat(60_000));
const histogram = fc.oneof(
  fc.array(count, { minLength: 256, maxLength: 256 }),
  // Few greys, and so many thresholds that part them alike.
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 5 })
    .map((greys) => {
      const counts = Array.from({ length: 256 }, () => 0);
      for (const [grey, pixels] of greys) counts[grey]! += pixels;
      return counts;
    }),
);

/** The variance between the classes as a fraction, from its definition: n0 n1 (mean0 - mean1)², over n0 n1 squared. */
function variances(counts: readonly number[]): { over: bigint; under: bigint }[] {
  return Array.from({ length: 256 }, (_, threshold) => {
    const side = (dark: boolean): [bigint, bigint] => {
      const mine = [...counts.entries()].filter(([grey]) => grey <= threshold === dark);
      return [
        mine.reduce((sum, [, pixels]) => sum + BigInt(pixels), 0n),
        mine.reduce((sum, [grey, pixels]) => sum + BigInt(grey * pixels), 0n),
      ];
    };
    const [[n0, s0], [n1, s1]] = [side(true), side(false)];
    if (n0 === 0n || n1 === 0n) return { over: 0n, under: 1n };
    return { over: (s0 * n1 - s1 * n0) ** 2n, under: n0 * n1 };
  });
}

describe("Otsu's threshold", () => {
  test('no threshold parts the picture better: brute force over all of them', () => {
    fc.assert(
      fc.property(histogram, (counts) => {
        const threshold = otsuThreshold(counts);
        const all = variances(counts);
        const mine = all[threshold]!;
        for (const other of all) expect(other.over * mine.under <= mine.over * other.under).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('one pixel in sixteen million decides between two gaps', () => {
    const counts = Array.from({ length: 256 }, () => 0);
    counts[0] = 5_592_405;
    counts[100] = 5_592_405;
    counts[200] = 5_592_405;
    expect(otsuThreshold(counts)).toBe(49);
    counts[200] += 1;
    expect(otsuThreshold(counts)).toBe(149);
    counts[0] += 1;
    expect(otsuThreshold(counts)).toBe(49);
  });

  // Two gaps that are equally good; a double of 53 bits takes the lighter for the better.
  test.each([
    [46, 111, 176, 4_554_843, 6_527_495],
    [63, 154, 245, 4_884_287, 6_912_740],
    [47, 119, 191, 3_418_480, 3_955_707],
    [74, 141, 208, 3_479_250, 4_369_389],
    [119, 152, 185, 4_864_265, 2_085_025],
  ])('is exact where doubles are not: %i, %i and %i', (dark, middle, light, ends, between) => {
    const counts = Array.from({ length: 256 }, () => 0);
    counts[dark] = ends;
    counts[middle] = between;
    counts[light] = ends;
    expect(otsuThreshold(counts)).toBe((dark + middle - 1) >> 1);
  });

  test('lies in the middle of a gap without pixels', () => {
    const counts = Array.from({ length: 256 }, () => 0);
    counts[0] = 3;
    counts[255] = 1_000;
    expect(otsuThreshold(counts)).toBe(127);
    counts[0] = 0;
    counts[201] = 3;
    expect(otsuThreshold(counts)).toBe(227);
  });

  test.each([0, 1, 126, 127, 128, 254, 255])('a picture of the grey %i alone is parted in the middle', (grey) => {
    const counts = Array.from({ length: 256 }, () => 0);
    counts[grey] = 100;
    expect(otsuThreshold(counts)).toBe(127);
  });

  test('depends on the shares alone, not on how large the picture is', () => {
    fc.assert(
      fc.property(histogram, fc.integer({ min: 2, max: 9 }), (counts, times) => {
        expect(otsuThreshold(counts.map((pixels) => pixels * times))).toBe(otsuThreshold(counts));
      }),
    );
  });
});

test('counts a stretch of greys', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), fc.nat(50), fc.nat(50), (greys, a, b) => {
      const [from, to] = [Math.min(a, b, greys.length), Math.min(Math.max(a, b), greys.length)];
      const counts = new Uint32Array(256);
      countGreys(greys, counts, from, to);
      const stretch = greys.slice(from, to);
      expect([...counts]).toEqual([...counts.keys()].map((grey) => stretch.filter((one) => one === grey).length));
    }),
  );
});
