import { wcagContrast } from 'culori';
import fc from 'fast-check';
import type { Brand } from './index.ts';

export const kumiki: Brand = {
  accent: 'oklch(45% 0.14 265)',
  surface: 'oklch(98% 0.006 85)',
  ink: 'oklch(22% 0.02 260)',
};

export const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Any colours at all; most of their inks can't be read. */
export const anyBrand: fc.Arbitrary<Brand> = fc.record(
  { accent: hex, surface: hex, ink: hex, success: hex, danger: hex, radius: fc.integer({ min: 0, max: 32 }) },
  { requiredKeys: ['accent', 'surface', 'ink'] },
);

/** Any colours of which the ink can be read on the surface. */
export const readableBrand = (contrast: 'AA' | 'AAA'): fc.Arbitrary<Brand> =>
  anyBrand
    .filter(({ ink, surface }) => wcagContrast(ink, surface) >= (contrast === 'AAA' ? 7 : 4.5))
    .map((brand) => ({ ...brand, contrast }));
