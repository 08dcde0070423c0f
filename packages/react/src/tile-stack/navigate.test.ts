import { layouts, type Cell } from '@kumiki/core/tile-stack/rules';
import { describe, expect, test } from 'vitest';
import { closestTile, nearestTile, tileInLayer, type Direction } from './navigate.ts';

const row: Cell[] = [0, 2, 4].map((x) => ({ x, y: 0, z: 0 }));
const { cells: turtle } = layouts['turtle']!;
const everyTile = [...turtle.keys()];
const directions: Direction[] = ['left', 'right', 'up', 'down'];

describe('moving over the tiles', () => {
  test('goes along a row and stops at its ends', () => {
    expect(nearestTile(row, [0, 1, 2], 0, 'right')).toBe(1);
    expect(nearestTile(row, [0, 2], 0, 'right')).toBe(2);
    expect(nearestTile(row, [0, 1, 2], 2, 'left')).toBe(1);
    expect(nearestTile(row, [0, 1, 2], 0, 'left')).toBeUndefined();
    expect(nearestTile(row, [0, 1, 2], 1, 'up')).toBeUndefined();
  });

  test('reaches every tile of the Turtle by arrows and layers alone', () => {
    const seen = new Set([0]);
    const queue = [0];
    for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
      const reached = [
        ...directions.map((direction) => nearestTile(turtle, everyTile, from, direction)),
        tileInLayer(turtle, everyTile, from, 1),
        tileInLayer(turtle, everyTile, from, -1),
      ];
      for (const tile of reached) {
        if (tile === undefined || seen.has(tile)) continue;
        seen.add(tile);
        queue.push(tile);
      }
    }
    expect(seen.size).toBe(144);
  });

  test('changes layers to the tile nearest on the screen, one layer at a time', () => {
    const top = turtle.findIndex(({ z }) => z === 4);
    const below = tileInLayer(turtle, everyTile, top, -1)!;
    expect(turtle[below]!.z).toBe(3);
    expect(tileInLayer(turtle, everyTile, below, 1)).toBe(top);
    expect(tileInLayer(turtle, everyTile, top, 1)).toBeUndefined();
    expect(tileInLayer(row, [0, 1, 2], 0, -1)).toBeUndefined();
  });

  test('finds the closest tile when one is gone, none when none is left', () => {
    expect(closestTile(row, [0, 2], 1)).toBe(0);
    expect(closestTile(row, [], 1)).toBeUndefined();
  });
});
