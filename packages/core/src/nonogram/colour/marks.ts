import type { Mark } from '../types.ts';

/** The most colours a puzzle has, blank not counted. */
export const mostColours = 8;

/** Which colour of the palette a mark paints, from 0; undefined for one that is unknown or crossed. */
export function colourOf(mark: number): number | undefined {
  return mark === 1 ? 0 : mark > 2 ? mark - 2 : undefined;
}

/** The mark that paints a colour of the palette, from 0: 1 for the first, 3 for the second, 4 for the third … */
export function markOf(colour: number): Mark {
  return (colour === 0 ? 1 : colour + 2) as Mark;
}

/** What a mark says of its cell as a grid writes it: 0 blank (or unknown), c + 1 for colour c. */
export function valueOf(mark: number): number {
  return mark === 2 ? 0 : mark > 2 ? mark - 1 : mark;
}

/** The mark that says a value of a grid: a cross for blank, or a colour. */
export function markFor(value: number): Mark {
  return value === 0 ? 2 : markOf(value - 1);
}
