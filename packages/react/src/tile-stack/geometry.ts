import type { Cell } from '@kumiki/core/tile-stack/rules';
import { faceBox } from './faces/index.ts';

/** How far a layer lifts its tiles, up and to the left, and so how thick a tile is: about 12 % of its width. */
export const depth = 7;
/** Room for the outline, the lift of a selected tile and the shadow. */
const margin = 7;
export const corner = 6;
/** A tile's shadow falls a little further than its side, without blur: per-tile filters are what makes SVG slow. */
export const shadow: number = depth + 5;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where the top left corner of a tile's face is drawn. */
export function placeOf({ x, y, z }: Cell): Point {
  return { x: (x * faceBox.width) / 2 - z * depth, y: (y * faceBox.height) / 2 - z * depth };
}

/** The box that holds every tile of a layout with its sides. */
export function boundsOf(cells: readonly Cell[]): Box {
  if (cells.length === 0) return { x: 0, y: 0, width: faceBox.width, height: faceBox.height };
  const places = cells.map(placeOf);
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const right = Math.max(...places.map(({ x }) => x)) + faceBox.width + depth;
  const bottom = Math.max(...places.map(({ y }) => y)) + faceBox.height + depth;
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/** WCAG 2.2, 2.5.8: what can be pressed is at least so many pixels wide and high. */
export const leastTarget = 24;

/**
 * Of some tiles the one that a press beside their faces is meant for: faces smaller than 24 px, as of a Turtle on a
 * phone, take presses around them until they are as large. `scale` is pixels a unit of the board.
 */
export function aimedAt(
  { x, y }: Point,
  tiles: readonly number[],
  places: readonly Point[],
  scale: number,
): number | undefined {
  const reach = {
    x: Math.max(faceBox.width, leastTarget / scale) / 2,
    y: Math.max(faceBox.height, leastTarget / scale) / 2,
  };
  let best: number | undefined;
  let least = Infinity;
  for (const tile of tiles) {
    const away = {
      x: Math.abs(x - places[tile]!.x - faceBox.width / 2),
      y: Math.abs(y - places[tile]!.y - faceBox.height / 2),
    };
    if (away.x > reach.x || away.y > reach.y || away.x + away.y >= least) continue;
    [best, least] = [tile, away.x + away.y];
  }
  return best;
}

/** How far a layout may grow, by the number of tiles that lie side by side in its box. */
export function sizeOf({ width }: Box): 'tiny' | 'small' | 'medium' | 'large' {
  const tiles = width / faceBox.width;
  return tiles <= 2.5 ? 'tiny' : tiles <= 5 ? 'small' : tiles <= 10 ? 'medium' : 'large';
}

/**
 * From the back to the front. A tile shows its right and its lower side, so of two that touch in one layer the one
 * further right or further down is nearer: both make x + y larger, since half offsets shift the other axis by 1 at most.
 */
export function paintOrder(cells: readonly Cell[]): number[] {
  return [...cells.keys()].toSorted((a, b) => {
    const [p, q] = [cells[a]!, cells[b]!];
    return p.z - q.z || p.x + p.y - (q.x + q.y) || p.x - q.x || a - b;
  });
}

/** The order a reader meets the tiles in: the top layer first, then row by row. */
export function readingOrder(cells: readonly Cell[]): number[] {
  return [...cells.keys()].toSorted((a, b) => {
    const [p, q] = [cells[a]!, cells[b]!];
    return q.z - p.z || p.y - q.y || p.x - q.x || a - b;
  });
}

/** The outlines of a tile whose face starts at x, y. */
export interface TilePaths {
  /** The sides; they end under the rounded corners of the face. */
  readonly right: string;
  readonly lower: string;
  /** Where the light of the top left meets the edge of the face. */
  readonly bevel: string;
}

/** In places of the board, not moved by a transform: every transform is a layer for the browser to look after. */
export function tilePaths({ x, y }: Point): TilePaths {
  const [right, bottom] = [x + faceBox.width, y + faceBox.height];
  return {
    right: `M${right - corner} ${y}H${right}l${depth} ${depth}V${bottom + depth}L${right - corner} ${bottom}z`,
    lower: `M${x} ${bottom - corner}V${bottom}l${depth} ${depth}H${right + depth}L${right} ${bottom - corner}z`,
    bevel: `M${x + 1.5} ${bottom - corner}V${y + corner}q0 ${1.5 - corner} ${corner - 1.5} ${1.5 - corner}H${right - corner}`,
  };
}
