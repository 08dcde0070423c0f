import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paintsOf } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
/** Contrast by its definition, apart from the code under test. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string): number => {
    const full = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
    const [red, green, blue] = [1, 3, 5].map((from) => {
      const share = Number(`0x${full.slice(from, from + 2)}`) / 255;
      return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

test('what stands on a colour has a contrast of 4.5, whatever the colour', () => {
  fc.assert(
    fc.property(hex, (fill) => {
      const [paint] = paintsOf({ palette: [fill] })!;
      expect(contrast(paint!.on, fill)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 5_000, seed: 1 },
  );
});

test('each of eight colours has a pattern of its own, within its cell; black and white has none', () => {
  const paints = paintsOf({ palette: Array.from({ length: 8 }, (_, n) => `#00000${n}`) })!;
  expect(new Set(paints.map(({ pattern }) => pattern(0, 0))).size).toBe(8);
  expect(paints[1]!.pattern(3, 4)).toBe('M3.25 4.75l.5-.5');
  expect(paintsOf({})).toBeUndefined();
});

test('on a chip each pattern lies along the edges, within a rim of the colour and beside the figures of any number', () => {
  const paints = paintsOf({ palette: Array.from({ length: 8 }, (_, n) => `#00000${n}`) })!;
  const chip = { x: 3, y: 4, width: 1.16, height: 1.1 };
  expect(new Set(paints.map(({ edge }) => edge(chip))).size).toBe(8);
  expect(paints[0]!.edge(chip)).toBe('');
  for (const { edge } of paints.slice(1)) {
    /** Corners of the areas, walked by hand. */
    const corners: (readonly [x: number, y: number])[] = [];
    let [x, y] = [0, 0];
    for (const { 1: command, 2: numbers } of edge(chip).matchAll(/([MhvlLz])([^MhvlLz]*)/g)) {
      const [a = 0, b = 0] = numbers!.trim().split(' ').map(Number);
      if (command === 'M') [x, y] = [a, b];
      if (command === 'h') x += a;
      if (command === 'v') y += a;
      if (command === 'l') [x, y] = [x + a, y + b];
      if (command !== 'z') corners.push([x, y]);
    }
    expect(corners.length).toBeGreaterThan(5);
    for (const [cx, cy] of corners) {
      expect(Math.min(cx - 3, 4.16 - cx, cy - 4, 5.1 - cy)).toBeGreaterThan(0.07);
      // Not where the figure is: of the font's size two thirds wide and three quarters high, in the middle.
      const isBeside = Math.abs(cx - 3.58) > 0.3 || Math.abs(cy - 4.55) > 0.36;
      expect(isBeside, `${cx} ${cy} of ${edge(chip)}`).toBe(true);
    }
  }
});
