import { layouts, type Cell } from '@kumiki/core/tile-stack/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aimedAt, boundsOf, depth, paintOrder, placeOf, readingOrder } from './geometry.ts';
import { faceBox } from './faces/index.ts';

/** Layouts without overlaps: cells are kept one by one while they fit. */
const stacks = fc.array(fc.record({ x: fc.nat(12), y: fc.nat(12), z: fc.nat(4) }), { maxLength: 60 }).map((cells) => {
  const kept: Cell[] = [];
  for (const cell of cells) {
    const clash = kept.some((k) => k.z === cell.z && Math.abs(k.x - cell.x) < 2 && Math.abs(k.y - cell.y) < 2);
    if (!clash) kept.push(cell);
  }
  return kept;
});

/** What a tile covers on the screen: its face and everything between that and its base, as sample points. */
function covers(cell: Cell, x: number, y: number): boolean {
  const at = placeOf(cell);
  for (let d = 0; d <= depth; d += 0.5) {
    const [left, top] = [at.x + d, at.y + d];
    if (x > left && x < left + faceBox.width && y > top && y < top + faceBox.height) return true;
  }
  return false;
}
const onFace = (cell: Cell, x: number, y: number): boolean => {
  const at = placeOf(cell);
  return x > at.x && x < at.x + faceBox.width && y > at.y && y < at.y + faceBox.height;
};

describe('the drawing of a stack', () => {
  test('paints each tile once, and of two that meet on the screen the nearer one later', () => {
    fc.assert(
      fc.property(stacks, (cells) => {
        const order = paintOrder(cells);
        expect([...order].toSorted((a, b) => a - b)).toEqual([...cells.keys()]);
        for (const [later, b] of order.entries()) {
          for (const a of order.slice(0, later)) {
            const [back, front] = [cells[a]!, cells[b]!];
            expect(back.z <= front.z).toBe(true);
            if (back.z !== front.z) continue;
            // In one layer no face may lie under the side of a tile that was painted after it.
            const { x, y } = placeOf(back);
            for (let dy = 0.25; dy < faceBox.height; dy += 6.5) {
              for (let dx = 0.25; dx < faceBox.width; dx += 6.5) {
                const hidden = onFace(back, x + dx, y + dy) && covers(front, x + dx, y + dy);
                expect(hidden, `${JSON.stringify(back)} under ${JSON.stringify(front)}`).toBe(false);
              }
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the box holds every tile with its side', () => {
    fc.assert(
      fc.property(stacks, (cells) => {
        const box = boundsOf(cells);
        for (const { x, y } of cells.map(placeOf)) {
          expect(x).toBeGreaterThanOrEqual(box.x);
          expect(y).toBeGreaterThanOrEqual(box.y);
          expect(x + faceBox.width + depth).toBeLessThanOrEqual(box.x + box.width);
          expect(y + faceBox.height + depth).toBeLessThanOrEqual(box.y + box.height);
        }
        expect(box.width).toBeGreaterThan(0);
      }),
    );
  });

  test.each(['lantern', 'well', 'stairs', 'heart'])('%s has faces of 36 px and more on a phone 360 px wide', (name) => {
    const room = 360 - 2 * 12;
    expect((room * faceBox.width) / boundsOf(layouts[name]!.cells).width).toBeGreaterThanOrEqual(36);
  });

  test('is read from the top layer down, row by row', () => {
    const { cells } = layouts['turtle']!;
    const order = readingOrder(cells);
    expect(cells[order[0]!]).toEqual({ x: 13, y: 7, z: 4 });
    expect(cells[order.at(-1)!]).toEqual({ x: 24, y: 14, z: 0 });
  });
});

describe('a press beside small faces', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
  ];
  // 60 × 80 are 15 × 20 px, so that a target of 24 px reaches 48 units from the middle.
  const at = (x: number, y: number, scale = 0.25) => aimedAt({ x, y }, [0, 1], places, scale);

  test('is meant for the tile whose square of 24 px it is in', () => {
    expect([at(-17, 40), at(-19, 40), at(30, -7), at(30, -9), at(167, 40), at(169, 40)]).toEqual([
      0,
      undefined,
      0,
      undefined,
      1,
      undefined,
    ]);
  });

  test('is meant for the nearer one where two squares meet', () => {
    expect([at(74, 40), at(76, 40)]).toEqual([0, 1]);
  });

  test('is not taken far from faces that are large enough', () => {
    expect([at(59, 40, 1), at(61, 40, 1)]).toEqual([0, undefined]);
  });
});
