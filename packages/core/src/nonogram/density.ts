import type { DensityRemark, NonogramOptions } from './types.ts';

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

/**
 * The same of a board with a shape, or of a wanted difficulty. Of 100 thin boards drawn at random about 70 have a single
 * solution at 12 × 12 where they are smooth, 50 at 15 × 15, 30 at 20 × 20 and 5 at 30 × 30; within a mask 40 to 86, and
 * without a shape none. What is nearly empty or nearly full is given away whatever its shape.
 *
 * @param density - as it was asked for, so that half a cell changes nothing.
 * @param filled - cells that are filled: with a mask they are to be seen as a share of the whole board.
 */
export function remarkOnShape(
  { width, height, shape = 'noise' }: NonogramOptions,
  density: number,
  filled: number,
): DensityRemark | undefined {
  const remark = remarkOn(shape === 'mask' ? filled / (width * height) : density);
  if (remark !== 'rarely-unique' || shape === 'noise') return remark;
  return shape === 'mask' || Math.max(width, height) < 20 ? undefined : remark;
}
