import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom, type Random } from '../random.ts';
import { dealTiles } from './deal.ts';
import { conflictHolds, winnableByTrying } from './exhaustive.fixture.ts';
import { layouts } from './layouts/index.ts';
import { solveTileStack } from './solve-tile-stack.ts';
import { clears } from './rules.ts';
import type { Cell } from './types.ts';

const turtle = layouts['turtle']!.cells;
const all = (cells: readonly Cell[]): Uint8Array => new Uint8Array(cells.length).fill(1);
const indices = (cells: readonly Cell[]): number[] => [...cells.keys()];

/** A heap of an even number of tiles, `side` half units wide: the smaller, the higher. */
function heap(random: Random, tiles: number, side: number): Cell[] {
  const cells: Cell[] = [];
  while (cells.length < tiles) {
    const [x, y] = [random.int(side), random.int(side)];
    let z = random.int(2);
    while (cells.some((cell) => cell.z === z && Math.abs(cell.x - x) < 2 && Math.abs(cell.y - y) < 2)) z += 1;
    cells.push({ x, y, z });
  }
  return cells;
}
/** Kinds of `size` tiles each, the last one smaller where it does not come out even, laid at random. */
const kindsAtRandom = (random: Random, tiles: number, size: number): string[] =>
  random.shuffle(Array.from({ length: tiles }, (_, n) => `k${Math.floor(n / size)}`));

describe('against trying everything, on boards of up to 16 tiles', () => {
  test.each([
    ['kinds of two', 2],
    ['kinds of four', 4],
    ['kinds of six', 6],
    ['kinds of eight', 8],
  ])('%s', (_name, size) => {
    const seen = { winnable: 0, lost: 0, alone: 0 };
    for (let seed = 0; seed < 1_000; seed += 1) {
      const random = createRandom(`heap ${size} ${seed}`);
      const cells = heap(random, 4 + 2 * random.int(7), 5 + random.int(6));
      const kinds = kindsAtRandom(random, cells.length, size);
      const solved = solveTileStack({ cells, kinds });
      if (!solved.ok) throw new Error(`seed ${seed}: ${solved.reason}`);
      const { value } = solved;
      expect(value.verdict === 'winnable', `seed ${seed}`).toBe(winnableByTrying(cells, kinds));
      seen[value.verdict] += 1;
      if (value.verdict === 'winnable') {
        expect(clears(cells, all(cells), kinds, value.order), `seed ${seed}`).toBe(true);
        continue;
      }
      for (const { kind, tiles } of value.conflict) {
        expect(tiles).toEqual(indices(cells).filter((tile) => kinds[tile] === kind));
      }
      expect(conflictHolds(cells, indices(cells), value.conflict), `conflict of seed ${seed}`).toBe(true);
      if (value.conflict.length === 1) seen.alone += 1;
    }
    expect(Math.min(seen.winnable, seen.lost, seen.alone)).toBeGreaterThan(50);
  });

  test('a conflict has no group too many', () => {
    let together = 0;
    for (let seed = 0; seed < 600; seed += 1) {
      const random = createRandom(`minimal ${seed}`);
      const cells = heap(random, 12, 6);
      const solved = solveTileStack({ cells, kinds: kindsAtRandom(random, 12, 4) });
      if (!solved.ok || solved.value.verdict === 'winnable' || solved.value.conflict.length === 1) continue;
      const { conflict } = solved.value;
      together += 1;
      for (const group of conflict) {
        const others = conflict.filter((other) => other !== group);
        expect(conflictHolds(cells, indices(cells), others), `seed ${seed} without ${group.kind}`).toBe(false);
      }
    }
    expect(together).toBeGreaterThan(20);
  });
});

describe('on the Turtle', () => {
  test('random boards and dealt ones are all decided; about 3 in 100 random ones are lost, with a reason that holds', () => {
    let lost = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const kinds = kindsAtRandom(createRandom(`random Turtle ${seed}`), turtle.length, 4);
      const solved = solveTileStack({ cells: turtle, kinds });
      if (!solved.ok) throw new Error(`seed ${seed}: ${solved.reason}`);
      if (solved.value.verdict === 'winnable') {
        expect(clears(turtle, all(turtle), kinds, solved.value.order), `seed ${seed}`).toBe(true);
        continue;
      }
      lost += 1;
      const { conflict } = solved.value;
      if (conflict.length < 5) expect(conflictHolds(turtle, indices(turtle), conflict), `seed ${seed}`).toBe(true);
    }
    console.log(`${lost} of 200 random Turtles are lost`);
    // 3 % of 200, give or take three standard deviations.
    expect(lost).toBeGreaterThanOrEqual(1);
    expect(lost).toBeLessThanOrEqual(14);
  }, 30_000);

  /** Boards of a dealer that the exact verdict says are lost. */
  const lostOf = (kindsOf: (kinds: readonly string[], seed: number) => readonly string[]): number => {
    let lost = 0;
    for (let seed = 0; seed < 150; seed += 1) {
      const dealt = dealTiles(layouts['turtle']!, {}, createRandom(`dealt ${seed}`), createBudget({ steps: 100_000 }));
      if (!dealt.ok) throw new Error(dealt.reason);
      const solved = solveTileStack({ cells: turtle, kinds: kindsOf(dealt.value.kinds, seed) });
      if (!solved.ok) throw new Error(`seed ${seed}: ${solved.reason}`);
      if (solved.value.verdict === 'lost') lost += 1;
    }
    return lost;
  };
  test('none of the boards of our dealer is lost', () => {
    expect(lostOf((kinds) => kinds)).toBe(0);
  }, 30_000);
  test('a dealer that gives out kinds at random is found out', () => {
    expect(lostOf((kinds, seed) => createRandom(seed).shuffle([...kinds]))).toBeGreaterThan(0);
  }, 30_000);
});

describe('the verdict', () => {
  const cells = [
    { x: 0, y: 0, z: 0 },
    { x: 0, y: 0, z: 1 },
    { x: 4, y: 0, z: 0 },
    { x: 4, y: 0, z: 1 },
  ];
  test('names the kind that lies on itself', () => {
    const [under, over] = [
      { x: 0, y: 0, z: 0 },
      { x: 0, y: 0, z: 1 },
    ];
    const beside = [4, 8].map((x) => ({ x, y: 0, z: 0 }));
    expect(solveTileStack({ cells: [under, over, ...beside], kinds: ['a', 'a', 'b', 'b'] })).toMatchObject({
      value: { verdict: 'lost', conflict: [{ kind: 'a', tiles: [0, 1] }] },
    });
  });
  test('names two kinds that wait for each other, and not the third', () => {
    const more = [...cells, { x: 8, y: 0, z: 0 }, { x: 12, y: 0, z: 0 }];
    expect(solveTileStack({ cells: more, kinds: ['a', 'b', 'b', 'a', 'c', 'c'] })).toMatchObject({
      value: {
        verdict: 'lost',
        conflict: [
          { kind: 'a', tiles: [0, 3] },
          { kind: 'b', tiles: [1, 2] },
        ],
      },
    });
  });
  test('of an empty board is winnable, of an odd kind lost', () => {
    expect(solveTileStack({ cells: [], kinds: [] })).toMatchObject({ value: { verdict: 'winnable', order: [] } });
    expect(solveTileStack({ cells: cells.slice(1), kinds: ['a', 'a', 'b'] })).toMatchObject({
      value: { verdict: 'lost', conflict: [{ kind: 'b', tiles: [2] }] },
    });
  });
  test('needs a board: a kind a cell, and cells that are places', () => {
    expect(solveTileStack({ cells, kinds: ['a'] })).toMatchObject({
      reason: 'invalid-tiles',
      detail: [{ code: 'length' }],
    });
    const twice = [cells[0]!, cells[0]!];
    expect(solveTileStack({ cells: twice, kinds: ['a', 'a'] })).toMatchObject({
      reason: 'invalid-tiles',
      detail: [{ code: 'duplicate' }],
    });
  });
  test('is the same every time, and stops with the budget', () => {
    const kinds = kindsAtRandom(createRandom('random Turtle 3'), turtle.length, 4);
    expect(solveTileStack({ cells: turtle, kinds })).toStrictEqual(solveTileStack({ cells: turtle, kinds }));
    const stopped = solveTileStack({ cells: turtle, kinds }, { budget: createBudget({ steps: 150 }) });
    expect(stopped).toMatchObject({ ok: false, reason: 'budget' });
  });
});
