import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampZoom, revealShift, wheelFactor } from './viewport-geometry.ts';

describe('the zoom', () => {
  test('is kept between 1 and the greatest', () => {
    expect([0, 1, 2.5, 9].map((zoom) => clampZoom(zoom, 4))).toEqual([1, 1, 2.5, 4]);
    expect(clampZoom(3, 0.5)).toBe(1);
  });
  test('comes back to the same number by as many steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), (steps) => {
        let zoom = 1;
        for (let n = 0; n < steps; n += 1) zoom = clampZoom(zoom * Math.SQRT2, 100);
        for (let n = 0; n < steps; n += 1) zoom = clampZoom(zoom / Math.SQRT2, 100);
        expect(zoom).toBeLessThan(1.0003);
      }),
    );
    expect(clampZoom(clampZoom(Math.SQRT2, 4) * Math.SQRT2, 4)).toBe(2);
    expect(clampZoom(clampZoom(Math.SQRT2, 4) / Math.SQRT2, 4)).toBe(1);
  });
});

describe('the wheel', () => {
  const turn = (deltaY: number, deltaMode = 0): number => wheelFactor({ deltaY, deltaMode });
  test('there and back is nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: -500, max: 500, noNaN: true }), fc.constantFrom(0, 1, 2), (delta, mode) => {
        expect(turn(delta, mode) * turn(-delta, mode)).toBeCloseTo(1, 10);
      }),
    );
  });
  test('a notch is a notch, in pixels, lines and pages', () => {
    expect(turn(-100)).toBeCloseTo(1.284, 3);
    expect(turn(-120)).toBe(turn(-100));
    expect(turn(-3, 1)).toBe(turn(-100));
    expect(turn(-1, 2)).toBe(turn(-100));
    expect(turn(-2)).toBeCloseTo(1.02, 3);
  });
});

describe('revealing', () => {
  const spans = fc
    .tuple(fc.integer({ min: -500, max: 500 }), fc.nat(300), fc.integer({ min: -500, max: 500 }), fc.nat(300))
    .map(([from, length, start, room]) => ({ from, to: from + length, start, end: start + room }));
  test('afterwards it is seen, or as much of its beginning as there is room for', () => {
    fc.assert(
      fc.property(spans, ({ from, to, start, end }) => {
        const shift = revealShift(from, to, start, end);
        expect(from - shift).toBeGreaterThanOrEqual(start);
        if (to - from <= end - start) expect(to - shift).toBeLessThanOrEqual(end);
        else expect(from - shift).toBe(start);
        expect(revealShift(from - shift, to - shift, start, end)).toBe(0);
      }),
    );
  });
  test('what is seen stays', () => {
    expect(revealShift(10, 20, 10, 20)).toBe(0);
    expect(revealShift(10, 25, 10, 20)).toBe(0);
    expect(revealShift(5, 8, 10, 20)).toBe(-5);
    expect(revealShift(18, 23, 10, 20)).toBe(3);
  });
});
