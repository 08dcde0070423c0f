import type { NonogramPuzzle } from '@kumiki/core/nonogram/rules';

/** How a colour of a puzzle is drawn: itself, what is seen on it, and a pattern for people who do not tell hues apart. */
export interface Paint {
  readonly fill: string;
  /** Black or white, whichever stands out more. */
  readonly on: '#000' | '#fff';
  /** Lines of the pattern within a cell of 1 × 1 whose corner is x, y; '' for a plain colour. */
  readonly pattern: (x: number, y: number) => string;
  /**
   * The same for a number of a clue, as an area: along the edges of its chip, so that no figure hides it. '' for a plain
   * colour.
   */
  readonly edge: (chip: Chip) => string;
}
/** Where a chip lies and how large it is, in units of any drawing. */
export interface Chip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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

/** Marks along the edges of a chip, in its height: a rim of its own colour around them, and room for the figures. */
const RIM = 0.07;
const THICK = 0.1;
const edges: readonly ((chip: Chip) => string)[] = [
  () => '',
  (chip) => corner(chip, 1, 0) + corner(chip, 0, 1),
  (chip) => [0, 1].flatMap((right) => [0, 1].map((down) => dot(chip, right, down))).join(''),
  (chip) => [0, 1].map((right) => dot(chip, right, 0.5)).join(''),
  (chip) => bar(chip, 0, 0, false) + bar(chip, 1, 0, false),
  (chip) => bar(chip, 0, 0, false) + bar(chip, 1, 0, false) + bar(chip, 0, 0, true) + bar(chip, 0, 1, true),
  (chip) => corner(chip, 0, 0) + corner(chip, 1, 1),
  (chip) => bar(chip, 0, 0, true) + bar(chip, 0, 1, true),
];

function within({ x, y, width, height }: Chip): Chip {
  const rim = RIM * height;
  return { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
}
/** A square at a corner, or in the middle of a side, of those at 0 and 1. */
function dot({ x, y, width, height }: Chip, right: number, down: number): string {
  const side = 1.5 * THICK * height;
  return box(x + right * (width - side), y + down * (height - side), side, side);
}
/** A bar along a whole side. */
function bar({ x, y, width, height }: Chip, right: number, down: number, isFlat: boolean): string {
  const thick = THICK * height;
  return isFlat
    ? box(x, y + down * (height - thick), width, thick)
    : box(x + right * (width - thick), y, thick, height);
}
/** A corner that is cut off. */
function corner({ x, y, width, height }: Chip, right: number, down: number): string {
  const leg = 3.4 * THICK * height;
  const across = right === 0 ? leg : -leg;
  const upright = down === 0 ? leg : -leg;
  return `M${fine(x + right * width)} ${fine(y + down * height)}h${fine(across)}l${fine(-across)} ${fine(upright)}z`;
}
function box(x: number, y: number, width: number, height: number): string {
  return `M${fine(x)} ${fine(y)}h${fine(width)}v${fine(height)}h${fine(-width)}z`;
}
const fine = (value: number): number => Math.round(value * 1000) / 1000;

/** The paints of a coloured puzzle; undefined for one in black and white. */
export function paintsOf({ palette }: Pick<NonogramPuzzle, 'palette'>): readonly Paint[] | undefined {
  return palette?.map((fill, nth) => ({
    fill,
    on: luminanceOf(fill) > 0.18 ? '#000' : '#fff',
    pattern: patterns[nth % patterns.length]!,
    edge: (chip) => edges[nth % edges.length]!(within(chip)),
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
