// The table of article 001: layouts × 2,000 seeds, and the mutant it must not let through.
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { run } from '../run.ts';
import { check } from './checker.fixture.ts';
import { tileStack } from './index.ts';
import { layouts } from './layouts/index.ts';
import { peel } from './peel.ts';
import { noAssets } from '../budget.ts';
import type { Cell, TileStackPuzzle, TileStackState } from './types.ts';

const SEEDS = 2_000;
/** Enough for the oracle to find most wins; the rest it calls inconclusive, never unsolvable. */
const NODES = 200;
const names = ['turtle', 'castle', 'lantern', 'waves'];
const budget = () => createBudget({ steps: 1_000_000 });

function dealt(layout: string | { id: string; name: string; cells: readonly Cell[] }, seed: string): TileStackPuzzle {
  const made = tileStack.generate({ layout }, createRandom(seed), budget());
  if (!made.ok) throw new Error(`${seed}: ${made.reason}`);
  return made.value;
}

/** What lies there still, as a board of its own, so that the checker of boards can judge it. */
function remaining(puzzle: TileStackPuzzle, { alive, kinds, faces, order }: TileStackState): TileStackPuzzle {
  const tiles = [...alive.keys()].filter((tile) => alive[tile] === 1);
  const place = new Map(tiles.map((tile, n) => [tile, n]));
  return {
    layout: puzzle.layout,
    cells: tiles.map((tile) => puzzle.cells[tile]!),
    kinds: tiles.map((tile) => kinds[tile]!),
    faces: tiles.map((tile) => faces[tile]!),
    order: order.map(([a, b]) => [place.get(a)!, place.get(b)!] as const),
  };
}

function playUntilStuck(puzzle: TileStackPuzzle, seed: string): TileStackState {
  const random = createRandom(seed);
  let state = tileStack.start(puzzle);
  while (tileStack.status(state, puzzle) === 'playing') {
    const free = [...state.free.keys()].filter((tile) => state.free[tile] === 1);
    const pairs = free.flatMap((a) =>
      free.filter((b) => a < b && state.kinds[a] === state.kinds[b]).map((b) => [a, b] as const),
    );
    state = tileStack.reduce(state, { type: 'pair', tiles: pairs[random.int(pairs.length)]! }, puzzle);
  }
  return state;
}

describe.each(names)('%s, 2,000 seeds', (name) => {
  test('no deal fails, every proof replays to an empty board, the oracle finds none unsolvable', () => {
    const verdicts = { solved: 0, unsolvable: 0, inconclusive: 0 };
    for (let n = 0; n < SEEDS; n += 1) {
      const puzzle = dealt(name, `${name} ${n}`);
      const verdict = tileStack.verify(puzzle, budget());
      if (!verdict.ok || !verdict.value.holds) throw new Error(`${name} ${n} does not replay`);
      verdicts[check(puzzle.cells, puzzle.kinds, NODES)] += 1;
    }
    console.log(`${name}: ${JSON.stringify(verdicts)}`);
    expect(verdicts.unsolvable).toBe(0);
    expect(verdicts.solved).toBeGreaterThan(SEEDS / 20);
  }, 120_000);

  test('after a reshuffle of a stuck position a seed, none is unwinnable', () => {
    let reshuffled = 0;
    for (let n = 0; n < SEEDS; n += 1) {
      const puzzle = dealt(name, `${name} ${n}`);
      const state = playUntilStuck(puzzle, `play ${n}`);
      if (state.left === 0) continue;
      const move = tileStack.reshuffle(state, puzzle, createRandom(n), budget());
      if (!move.ok) throw new Error(`${name} ${n}: ${move.reason}`);
      const after = tileStack.reduce(state, move.value as never, puzzle);
      const verdict = tileStack.verify(remaining(puzzle, after), budget());
      if (!verdict.ok || !verdict.value.holds) throw new Error(`${name} ${n} is unwinnable after the reshuffle`);
      reshuffled += 1;
    }
    expect(reshuffled).toBeGreaterThan(SEEDS / 4);
  }, 120_000);

  test('attempts are few: 1.0 to 1.25 in the mean, printed', () => {
    const { cells } = layouts[name]!;
    const all = new Uint8Array(cells.length).fill(1);
    let attempts = 0;
    for (let n = 0; n < SEEDS; n += 1) {
      const peeled = run(peel(cells, all, { random: createRandom(n), budget: budget(), assets: noAssets }));
      if (!peeled.ok) throw new Error(peeled.reason);
      attempts += peeled.value.attempts;
    }
    console.log(`${name}: ${(attempts / SEEDS).toFixed(3)} attempts a deal`);
    expect(attempts / SEEDS).toBeLessThan(1.25);
  });
});

describe('the oracle has teeth', () => {
  // Two short walls with something on top: small enough for the oracle to decide every board.
  const small = {
    id: 'small',
    name: 'Small',
    cells: [
      ...[0, 2, 4, 6].flatMap((x) => [0, 2].map((y): Cell => ({ x, y, z: 0 }))),
      ...[1, 3, 5].map((x): Cell => ({ x, y: 1, z: 1 })),
      { x: 3, y: 1, z: 2 },
    ],
  };
  const judged = (kindsOf: (puzzle: TileStackPuzzle, seed: number) => readonly string[]): Record<string, number> => {
    const verdicts = { solved: 0, unsolvable: 0, inconclusive: 0 };
    for (let seed = 0; seed < 500; seed += 1) {
      const puzzle = dealt(small, `small ${seed}`);
      verdicts[check(puzzle.cells, kindsOf(puzzle, seed), 1_000_000)] += 1;
    }
    return verdicts;
  };

  test('it decides every small board, and each of ours is solved', () => {
    expect(judged((puzzle) => puzzle.kinds)).toEqual({ solved: 500, unsolvable: 0, inconclusive: 0 });
  });

  test('a dealer that gives out kinds at random is found out', () => {
    const { unsolvable } = judged((puzzle, seed) => createRandom(seed).shuffle([...puzzle.kinds]));
    expect(unsolvable).toBeGreaterThan(50);
  });
});
