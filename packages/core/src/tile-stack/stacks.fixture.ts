import fc from 'fast-check';
import type { Cell } from './types.ts';

function withoutOverlap(cells: readonly Cell[]): Cell[] {
  const kept: Cell[] = [];
  for (const cell of cells) {
    const clash = kept.some((k) => k.z === cell.z && Math.abs(k.x - cell.x) < 2 && Math.abs(k.y - cell.y) < 2);
    if (!clash) kept.push(cell);
  }
  return kept;
}
const cell = (side: number, layers: number): fc.Arbitrary<Cell> =>
  fc.record({ x: fc.nat(side), y: fc.nat(side), z: fc.nat(layers) });

/** Any stack: half offsets, floating tiles, gaps between layers. */
export const looseStacks: fc.Arbitrary<Cell[]> = fc.array(cell(9, 4), { maxLength: 40 }).map(withoutOverlap);

/** Small enough for brute force: an even number of up to ten tiles, close together. */
export const smallStacks: fc.Arbitrary<Cell[]> = fc
  .array(cell(5, 4), { minLength: 2, maxLength: 10 })
  .map(withoutOverlap)
  .map((cells) => (cells.length % 2 === 1 ? cells.slice(1) : cells))
  .filter((cells) => cells.length > 0);

/** High and narrow, up to fourteen tiles: many of them can't be cleared, some only because of their sides. */
export const steepStacks: fc.Arbitrary<Cell[]> = fc
  .oneof(
    ...[
      { x: 3, y: 3, z: 6 },
      { x: 6, y: 1, z: 5 },
      { x: 2, y: 2, z: 8 },
      { x: 9, y: 1, z: 2 },
    ].map(({ x, y, z }) =>
      fc.array(fc.record({ x: fc.nat(x), y: fc.nat(y), z: fc.nat(z) }), { minLength: 6, maxLength: 18 }),
    ),
  )
  .map((cells) => withoutOverlap(cells).slice(0, 14))
  .map((cells) => cells.slice(cells.length % 2))
  .filter((cells) => cells.length > 0);
