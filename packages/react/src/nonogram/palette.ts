import type { NonogramPuzzle } from '@kumiki/core/nonogram/rules';

/** How a colour of a puzzle is drawn: itself, what is seen on it, and a pattern for people who do not tell hues apart. */
export interface Paint {
  readonly fill: string;
  /** Black or white, whichever stands out more. */
  readonly on: '#000' | '#fff';
  /** Lines of the pattern within a cell of 1 × 1 whose corner is x, y; '' for a plain colour. */
  readonly pattern: (x: number, y: number) => string;
}

/** In the order of the palette. The first is plain. */
const patterns: readonly ((x: number, y: number) => string)[] = [
  () => '',
  (x, y) => `M${x + 0.25} ${y + 0.75}l.5-.5`,
  (x, y) => `M${x + 0.42} ${y + 0.42}h.16v.16h-.16z`,
  (x, y) => `M${x + 0.25} ${y + 0.5}h.5`,
  (x, y) => `M${x + 0.5} ${y + 0.25}v.5`,
  (x, y) => `M${x + 0.3} ${y + 0.3}h.4v.4h-.4z`,
  (x, y) => `M${x + 0.25} ${y + 0.25}l.5 .5`,
  (x, y) => `M${x + 0.28} ${y + 0.38}h.44m-.44 .24h.44`,
];

/** The paints of a coloured puzzle; undefined for one in black and white. */
export function paintsOf({ palette }: Pick<NonogramPuzzle, 'palette'>): readonly Paint[] | undefined {
  return palette?.map((fill, nth) => ({
    fill,
    on: luminanceOf(fill) > 0.18 ? '#000' : '#fff',
    pattern: patterns[nth % patterns.length]!,
  }));
}

/** Relative luminance of `#rrggbb` (WCAG 2.2), 0 … 1. */
function luminanceOf(hex: string): number {
  const channel = (from: number): number => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
