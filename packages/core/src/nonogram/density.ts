import type { DensityRemark } from './types.ts';

/** Measured shares of unique boards fall with the size: denser ones keep it above a half. */
export function defaultDensity(width: number, height: number): number {
  return Math.max(width, height) >= 20 ? 0.6 : 0.55;
}

/** What is wrong with a density as a puzzle, if anything is. */
export function remarkOn(density: number): DensityRemark | undefined {
  if (density > 0.75) return 'nearly-full';
  if (density < 0.1) return 'nearly-empty';
  return density < 0.3 ? 'rarely-unique' : undefined;
}
