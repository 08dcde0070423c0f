import { converter, differenceEuclidean, displayable, formatHex, wcagContrast, type Oklab } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBrand } from './brands.fixture.ts';
import { createTheme, type Brand, type ThemeDetail } from './index.ts';

const toOklab = converter('oklab');
const apart = differenceEuclidean('oklab');
const brandOf = (contrast: 'AA' | 'AAA', scheme?: 'light' | 'dark'): fc.Arbitrary<Brand> =>
  anyBrand.map((colours) => ({ ...colours, contrast, ...(scheme && { scheme }) }));

function refusal(brand: Brand): Exclude<ThemeDetail, { code: 'invalid' }> | undefined {
  const made = createTheme(brand);
  if (made.ok) return undefined;
  if (made.detail.code === 'invalid') throw new Error('no brand');
  return made.detail;
}

/** Points of the ball around a colour, in steps of a twelfth of its radius, as a screen has them. */
function* ball(around: string, radius: number): Generator<string> {
  const { l, a, b } = toOklab(around)!;
  const steps = 12;
  for (let i = -steps; i <= steps; i += 1) {
    for (let j = -steps; j <= steps; j += 1) {
      for (let k = -steps; k <= steps; k += 1) {
        if (Math.hypot(i, j, k) >= steps) continue;
        const [dl, da, db] = [i, j, k].map((n) => (n * radius) / steps) as [number, number, number];
        const point: Oklab = { mode: 'oklab', l: l + dl, a: a + da, b: b + db };
        if (displayable(point)) yield formatHex(point);
      }
    }
  }
}

/** Half of what anybody sees: a screen has no colours between its own. */
const HAIR = 0.004;
const lightness = (colour: string): number => toOklab(colour)!.l;

/** What is nearer than the answer and would do, if there is anything. */
function better(brand: Brand, field: 'ink' | 'surface', answer: string): string | undefined {
  const least = brand.contrast === 'AAA' ? 7 : 4.5;
  const isLight = lightness(brand.surface) >= lightness(brand.ink);
  for (const colour of ball(brand[field], apart(brand[field], answer) - HAIR)) {
    const changed = { ...brand, [field]: colour };
    if (wcagContrast(changed.ink, changed.surface) < least) continue;
    // A told scheme would be made by turning the brand around, and what is asked about would not be in it.
    const sides = lightness(changed.surface) >= lightness(changed.ink) === isLight;
    if (brand.scheme !== undefined && !sides) continue;
    if (createTheme(changed).ok) return colour;
  }
  return undefined;
}

describe('the nearest that a refusal names', () => {
  test.each([
    ['AA', undefined],
    ['AAA', undefined],
    ['AA', 'light'],
    ['AA', 'dark'],
    ['AAA', 'dark'],
  ] as const)(
    '%s, %s: makes a theme, and nothing on a fine grid is nearer and makes one',
    (contrast, scheme) => {
      const seen = { unreadable: 0, unreachable: 0 };
      fc.assert(
        fc.property(brandOf(contrast, scheme), (brand) => {
          const detail = refusal(brand);
          if (!detail) return;
          seen[detail.code] += 1;
          expect(refusal({ ...brand, ...detail.nearest })).toBeUndefined();
          if (detail.code === 'unreadable') {
            expect(better(brand, 'ink', detail.nearest.ink)).toBeUndefined();
            return;
          }
          const { surface, ink } = detail.nearest;
          if (ink === undefined) {
            expect(better(brand, 'surface', surface)).toBeUndefined();
            return;
          }
          // Where both move, each is as near as can be: no surface nearer for the most readable ink, no ink nearer on it.
          const most = wcagContrast('#000000', surface) > wcagContrast('#ffffff', surface) ? '#000000' : '#ffffff';
          expect(better({ ...brand, ink: most }, 'surface', surface)).toBeUndefined();
          expect(better({ ...brand, surface }, 'ink', ink)).toBeUndefined();
        }),
        { numRuns: 50, seed: 20_261_130 },
      );
      expect(seen.unreadable).toBeGreaterThan(4);
      if (contrast === 'AAA') expect(seen.unreachable).toBeGreaterThan(4);
    },
    60_000,
  );
});
