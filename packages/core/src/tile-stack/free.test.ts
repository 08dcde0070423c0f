import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockersOf, freeTiles } from './free.ts';
import { layouts } from './layouts/index.ts';
import type { Cell } from './types.ts';
import { looseStacks } from './stacks.fixture.ts';

const all = (cells: readonly Cell[]): Uint8Array => new Uint8Array(cells.length).fill(1);
const free = (cells: readonly Cell[]): number[] => freeTiles(cells, all(cells));
const at = (x: number, y: number, z: number): Cell => ({ x, y, z });

/** The rule as the game book says it, cell against cell, with nothing precomputed. */
function freeByTheBook(cells: readonly Cell[], alive: Uint8Array): number[] {
  const lying = [...cells.keys()].filter((index) => alive[index] === 1);
  return lying.filter((index) => {
    const me = cells[index]!;
    const others = lying.filter((other) => other !== index).map((other) => cells[other]!);
    const near = (other: Cell, x: number): boolean => Math.abs(other.x - me.x) === x && Math.abs(other.y - me.y) < 2;
    const covered = others.some((o) => o.z > me.z && Math.abs(o.x - me.x) < 2 && Math.abs(o.y - me.y) < 2);
    const beside = others.filter((o) => o.z === me.z && near(o, 2));
    return !covered && !(beside.some((o) => o.x < me.x) && beside.some((o) => o.x > me.x));
  });
}

describe('a tile is free', () => {
  test('at the ends of a row, not in it', () => {
    expect(free([at(0, 0, 0), at(2, 0, 0), at(4, 0, 0)])).toEqual([0, 2]);
  });
  test('not under a tile of any higher layer, gaps between layers or not', () => {
    expect(free([at(0, 0, 0), at(1, 1, 1)])).toEqual([1]);
    expect(free([at(0, 0, 0), at(1, 1, 2)])).toEqual([1]);
    expect(free([at(0, 0, 0), at(0, 0, 200)])).toEqual([1]);
    expect(free([at(0, 0, 0), at(2, 0, 1)])).toEqual([0, 1]);
  });
  test('not between neighbours that are shifted by half a tile; a whole tile further they let go', () => {
    expect(free([at(0, 1, 0), at(2, 0, 0), at(4, -1, 0)])).toEqual([0, 2]);
    expect(free([at(0, 2, 0), at(2, 0, 0), at(4, 0, 0)])).toEqual([0, 1, 2]);
  });
  test('beside a gap of half a tile', () => {
    expect(free([at(0, 0, 0), at(3, 0, 0), at(5, 0, 0)])).toEqual([0, 1, 2]);
  });
  test('whatever is gone blocks nobody', () => {
    const cells = [at(0, 0, 0), at(2, 0, 0), at(4, 0, 0), at(2, 0, 1)];
    expect(freeTiles(cells, Uint8Array.from([0, 1, 1, 0]))).toEqual([1, 2]);
  });

  test('as the book says, on any stack, with any tiles gone', () => {
    fc.assert(
      fc.property(looseStacks, fc.infiniteStream(fc.boolean()), (cells, coins) => {
        const alive = Uint8Array.from(cells, () => (coins.next().value ? 1 : 0));
        const found = freeTiles(cells, alive);
        expect(found).toEqual(freeByTheBook(cells, alive));
        for (const tile of cells.keys()) {
          if (alive[tile] !== 1) continue;
          const { above, sides } = blockersOf(cells, alive, tile);
          expect(above.length + sides.length === 0).toBe(found.includes(tile));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('on the Turtle: the known opening', () => {
    const { cells } = layouts['turtle']!;
    expect(free(cells)).toEqual(freeByTheBook(cells, all(cells)));
    expect(free(cells)).toHaveLength(35);
  });
});
