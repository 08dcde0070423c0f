import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { rateTileStack, tileStack } from './index.ts';
import { createInsistentPlayer } from './insistent-player.ts';
import { createPlayer, pairsOf, type Style } from './player.ts';
import { standingOf } from './standing.ts';
import type { Cell, Pair, TileStackPuzzle, TileStackState } from './types.ts';
import { winRate } from './wilson.ts';

const budget = () => createBudget({ steps: 1_000_000 });
function dealt(options: { distribution?: 'peel' | 'uniform' }, seed: number): TileStackPuzzle {
  const made = tileStack.generate({ layout: 'turtle', ...options }, createRandom(seed), budget());
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}
function freePairs({ free, kinds }: TileStackState): Pair[] {
  const tiles = [...free.keys()].filter((tile) => free[tile] === 1);
  return tiles.flatMap((a, n) => tiles.slice(n + 1).flatMap((b): Pair[] => (kinds[a] === kinds[b] ? [[a, b]] : [])));
}
const take = (state: TileStackState, tiles: Pair, puzzle: TileStackPuzzle): TileStackState =>
  tileStack.reduce(state, { type: 'pair', tiles }, puzzle);
const freed = (state: TileStackState, tiles: Pair, puzzle: TileStackPuzzle): number =>
  take(state, tiles, puzzle).free.reduce((sum, one, tile) => sum + (one === 1 && state.free[tile] === 0 ? 1 : 0), 0);
const standing = ({ cells, kinds }: TileStackPuzzle) => standingOf(cells, new Uint8Array(cells.length).fill(1), kinds);

/** The kinds whose tiles are all free. */
function wholeKinds({ alive, free, kinds }: TileStackState): Set<string> {
  const lying = [...alive.keys()].filter((tile) => alive[tile] === 1);
  const blocked = new Set(lying.filter((tile) => free[tile] === 0).map((tile) => kinds[tile]!));
  return new Set(lying.map((tile) => kinds[tile]!).filter((kind) => !blocked.has(kind)));
}

describe('players', () => {
  test.each<Style>(['random', 'careful', 'greedy'])('%s: play by the rules until nothing matches', (style) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const puzzle = dealt({}, seed);
      const board = standing(puzzle);
      const player = createPlayer(board, style);
      const left = player.play(createRandom(seed));
      let state = tileStack.start(puzzle);
      for (const pair of pairsOf(board, player.order, board.count - left)) {
        const next = take(state, pair, puzzle);
        expect(next).not.toBe(state);
        if (style === 'greedy') {
          const most = Math.max(...freePairs(state).map((other) => freed(state, other, puzzle)));
          expect(freed(state, pair, puzzle)).toBe(most);
        }
        if (style === 'careful') {
          const whole = wholeKinds(state);
          expect(whole.size === 0 || whole.has(puzzle.kinds[pair[0]]!)).toBe(true);
        }
        state = next;
      }
      expect(state.left).toBe(left);
      expect(freePairs(state)).toEqual([]);
    }
  });

  test('the insistent one plays by the rules, and wins most boards with kinds of eight sooner or later', () => {
    let won = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const made = tileStack.generate({ layout: 'citadel' }, createRandom(seed), budget());
      if (!made.ok) throw new Error(made.reason);
      const puzzle = made.value;
      const board = standing(puzzle);
      const player = createInsistentPlayer(board);
      const random = createRandom('insist');
      let left = board.count;
      for (let game = 0; game < 400 && left > 0; game += 1) left = player.play(random);
      let state = tileStack.start(puzzle);
      for (const pair of pairsOf(board, player.order, board.count - left)) {
        const next = take(state, pair, puzzle);
        expect(next).not.toBe(state);
        state = next;
      }
      expect(state.left).toBe(left);
      expect(freePairs(state)).toEqual([]);
      if (left === 0) won += 1;
    }
    expect(won).toBeGreaterThan(5);
  }, 20_000);

  test('the random one takes every pair as often as any other', () => {
    // Four alike and two alike, all free: seven pairs to begin with.
    const cells = [0, 6, 12, 18, 24, 30].map((x): Cell => ({ x, y: 0, z: 0 }));
    const board = standingOf(cells, new Uint8Array(6).fill(1), ['a', 'b', 'a', 'a', 'b', 'a']);
    const player = createPlayer(board, 'random');
    const random = createRandom('pairs');
    const counts = new Map<string, number>();
    for (let game = 0; game < 7_000; game += 1) {
      player.play(random);
      const first = player.order
        .slice(0, 2)
        .toSorted((a, b) => a - b)
        .join();
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect(counts.size).toBe(7);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});

describe('the interval of a win rate', () => {
  // E. B. Wilson's score interval by its formula, worked out to four places.
  test.each([
    [0, 10, 0, 0.2775],
    [1, 10, 0.0179, 0.4042],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [82, 263, 0.2589, 0.3702],
    [0, 0, 0, 1],
  ])('%i of %i', (wins, games, low, high) => {
    const rated = winRate(wins, games);
    expect(rated.low).toBeCloseTo(low, 3);
    expect(rated.high).toBeCloseTo(high, 3);
  });
});

describe('rating', () => {
  test('a naive player of many games wins what the interval says', () => {
    const puzzle = dealt({}, 5);
    const rated = rateTileStack(puzzle, { games: 400, random: createRandom('rated') });
    if (!rated.ok) throw new Error(rated.reason);
    const random = createRandom('naive');
    let wins = 0;
    for (let game = 0; game < 400; game += 1) {
      let state = tileStack.start(puzzle);
      for (let pairs = freePairs(state); pairs.length > 0; pairs = freePairs(state)) {
        state = take(state, pairs[random.int(pairs.length)]!, puzzle);
      }
      if (state.left === 0) wins += 1;
    }
    const naive = winRate(wins, 400);
    expect(rated.value.random.low).toBeLessThanOrEqual(naive.high);
    expect(rated.value.random.high).toBeGreaterThanOrEqual(naive.low);
  }, 20_000);

  test('the same seed, the same rating; a lost board is never won; the budget ends it', () => {
    const puzzle = dealt({}, 6);
    const rate = (seed: number) => rateTileStack(puzzle, { games: 50, random: createRandom(seed) });
    expect(rate(1)).toStrictEqual(rate(1));
    expect(rate(1)).toMatchObject({ value: { random: { games: 50 }, greedy: { games: 50 } } });
    const cells = [0, 1].map((z): Cell => ({ x: 0, y: 0, z }));
    expect(rateTileStack({ cells, kinds: ['a', 'a'] }, { random: createRandom(1) })).toMatchObject({
      value: { random: { wins: 0, rate: 0, low: 0 }, greedy: { wins: 0 }, trickiness: 3 },
    });
    expect(rateTileStack(puzzle, { random: createRandom(1), budget: createBudget({ steps: 200 }) })).toMatchObject({
      reason: 'budget',
    });
  });

  test('peeled boards are won at least three times as often as uniform ones', () => {
    const mean = (distribution: 'peel' | 'uniform'): number => {
      let sum = 0;
      for (let seed = 0; seed < 30; seed += 1) {
        const rated = rateTileStack(dealt({ distribution }, seed), { games: 60, random: createRandom(seed) });
        if (!rated.ok) throw new Error(rated.reason);
        sum += rated.value.random.rate;
      }
      return sum / 30;
    };
    expect(mean('peel')).toBeGreaterThan(3 * mean('uniform'));
  });
});
