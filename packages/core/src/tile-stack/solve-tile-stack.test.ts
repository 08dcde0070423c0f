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

  test('no smaller set of groups loses the game, by trying every set', () => {
    const seen = { together: 0, misleading: 0 };
    for (let seed = 0; seed < 500; seed += 1) {
      const random = createRandom(`smallest ${seed}`);
      const cells = heap(random, 12 + 2 * random.int(3), 6);
      const kinds = kindsAtRandom(random, cells.length, seed % 2 === 0 ? 2 : 4);
      const solved = solveTileStack({ cells, kinds });
      if (!solved.ok) throw new Error(`seed ${seed}: ${solved.reason}`);
      if (solved.value.verdict === 'winnable') continue;
      const { conflict, smallest } = solved.value;
      expect(smallest, `seed ${seed}`).toBe(true);
      const groups = [...new Set(kinds)].map((kind) => ({
        kind,
        tiles: indices(cells).filter((tile) => kinds[tile] === kind),
      }));
      const losing = setsOf(groups.length).filter((set) =>
        conflictHolds(
          cells,
          indices(cells),
          set.map((group) => groups[group]!),
        ),
      );
      expect(conflict, `seed ${seed}`).toHaveLength(Math.min(...losing.map(({ length }) => length)));
      if (conflict.length > 1) seen.together += 1;
      // Larger sets from which no group can be left out: leaving out groups alone would stop at them.
      const isIrreducible = (set: readonly number[]): boolean =>
        !losing.some((other) => other.length < set.length && other.every((group) => set.includes(group)));
      if (losing.some((set) => set.length > conflict.length && isIrreducible(set))) seen.misleading += 1;
    }
    expect(Math.min(seen.together, seen.misleading)).toBeGreaterThan(20);
  }, 30_000);
});

/** All sets of the numbers below n. */
function setsOf(n: number): number[][] {
  return Array.from({ length: 2 ** n }, (_, bits) =>
    Array.from({ length: n }, (_unused, at) => at).filter((at) => (bits & (1 << at)) !== 0),
  );
}

describe('on the Turtle', () => {
  const lostAmong = (boards: number, kindsOf: (seed: number) => readonly string[]): number => {
    let lost = 0;
    for (let seed = 0; seed < boards; seed += 1) {
      const kinds = kindsOf(seed);
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
    return lost;
  };
  const dealt = (seed: number): readonly string[] => {
    const made = dealTiles(layouts['turtle']!, {}, createRandom(`dealt ${seed}`), createBudget({ steps: 100_000 }));
    if (!made.ok) throw new Error(made.reason);
    return made.value.kinds;
  };

  test('of 1,000 random boards all are decided; about 3 in 100 are lost, for a reason that holds', () => {
    const lost = lostAmong(1_000, (seed) => kindsAtRandom(createRandom(`random Turtle ${seed}`), turtle.length, 4));
    console.log(`${lost} of 1,000 random Turtles are lost`);
    // 2.95 % (M. de Bondt, of ten million), give or take three standard deviations of 1,000.
    expect(lost).toBeGreaterThanOrEqual(14);
    expect(lost).toBeLessThanOrEqual(45);
  }, 60_000);
  test('none of 1,000 boards of our dealer is lost', () => {
    expect(lostAmong(1_000, dealt)).toBe(0);
  }, 30_000);
  test('a dealer that gives out kinds at random is found out, by boards that are really lost', () => {
    const lost = lostAmong(300, (seed) => createRandom(seed).shuffle([...dealt(seed)]));
    expect(lost).toBeGreaterThanOrEqual(2);
    expect(lost).toBeLessThanOrEqual(20);
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
