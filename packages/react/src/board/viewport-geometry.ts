/** 1 fits; finer than this no eye sees, and steps there and back meet again. */
const FINEST = 1e-4;

/** A zoom from 1, which fits, to `most`. */
export function clampZoom(zoom: number, most: number): number {
  const rounded = Math.round(zoom / FINEST) * FINEST;
  return Number(Math.max(1, Math.min(rounded, most)).toFixed(4));
}

/** Pixels a turn of the wheel in lines or in pages stands for, roughly; the cap below makes them all alike. */
const LINE_PX = 16;
const PAGE_PX = 400;
/** A notch of a mouse wheel is a hundred pixels or more, two fingers on a trackpad send a few at a time. */
const MOST_PX = 25;
/** Pixels over which the size changes by e: what browsers send for a trackpad's pinch. */
const PX_PER_E = 100;

/** By what a turn of the wheel multiplies the zoom: a trackpad's pinch exactly, a notch by about 1.28. */
export function wheelFactor({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const px = deltaY * (deltaMode === 0 ? 1 : deltaMode === 1 ? LINE_PX : PAGE_PX);
  return Math.exp(-Math.max(-MOST_PX, Math.min(px, MOST_PX)) / PX_PER_E);
}

/**
 * How far to scroll until `from … to` can be seen between `start` and `end`: 0 when it can, else the shorter way. What is
 * longer than the room is shown from its start.
 */
export function revealShift(from: number, to: number, start: number, end: number): number {
  if (from < start || to - from > end - start) return from - start;
  return Math.max(0, to - end);
}
