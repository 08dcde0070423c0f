import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { rateTileStack, tileStack, trickinessOf, winRates, type DifficultyWord } from './index.ts';
import type { Cell, Layout, TileStackPuzzle } from './types.ts';

const budget = () => createBudget({ steps: 1_000_000 });
const dealt = (difficulty: number | undefined, seed: number): TileStackPuzzle => {
  const options = { layout: 'turtle', ...(difficulty === undefined ? {} : { difficulty }) };
  const made = tileStack.generate(options, createRandom(seed), budget());
  if (!made.ok) throw new Error(made.reason);
  return made.value;
};
const points = ({ cells, kinds }: TileStackPuzzle): number => trickinessOf(cells, kinds);
const at = (x: number, y: number, z: number): Cell => ({ x, y, z });

describe('trickiness', () => {
  test('counts 3 for its own kind directly above and 1 for its own kind side by side', () => {
    expect(trickinessOf([at(0, 0, 0), at(0, 0, 1)], ['a', 'a'])).toBe(3);
    expect(trickinessOf([at(0, 0, 0), at(1, 1, 1)], ['a', 'a'])).toBe(3);
    expect(trickinessOf([at(0, 0, 0), at(2, 0, 0)], ['a', 'a'])).toBe(1);
    expect(trickinessOf([at(0, 0, 0), at(2, 1, 0)], ['a', 'a'])).toBe(1);
    expect(trickinessOf([at(0, 0, 0), at(0, 2, 0)], ['a', 'a'])).toBe(0);
    expect(trickinessOf([at(0, 0, 0), at(0, 0, 2)], ['a', 'a'])).toBe(0);
    expect(trickinessOf([at(0, 0, 0), at(0, 0, 1), at(2, 0, 0)], ['a', 'b', 'a'])).toBe(1);
  });
});

describe('difficulty', () => {
  test('takes the least and the most tricky of the same ten boards, each certified', () => {
    let apart = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      const levels = [0, 0.25, 0.5, 0.75, 1].map((difficulty) => dealt(difficulty, seed));
      const scores = levels.map(points);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      apart += scores.at(-1)! - scores[0]!;
      for (const puzzle of levels) expect(tileStack.verify(puzzle, budget())).toMatchObject({ value: { holds: true } });
    }
    expect(apart / 40).toBeGreaterThan(5);
  });

  test('is a number from 0 to 1', () => {
    for (const difficulty of [-0.1, 1.1, Number.NaN, '0.5']) {
      expect(tileStack.codec.options({ layout: 'turtle', difficulty }).ok).toBe(false);
    }
    expect(dealt(0.5, 1)).toEqual(dealt(0.5, 1));
    expect(dealt(undefined, 1)).not.toEqual(dealt(0, 1));
  });
});

describe('a wanted win rate', () => {
  const climbed = (rate: number, seed: number): TileStackPuzzle => {
    const options = { layout: 'turtle', difficulty: { winRate: rate } };
    const made = tileStack.generate(options, createRandom(seed), budget());
    if (!made.ok) throw new Error(made.reason);
    return made.value;
  };
  test('is what a random player wins on other games than those it was chosen by; every board is certified', () => {
    const means = [0.7, 0.4, 0.1].map((wanted) => {
      let sum = 0;
      for (let seed = 0; seed < 5; seed += 1) {
        const puzzle = climbed(wanted, seed);
        expect(tileStack.verify(puzzle, budget())).toMatchObject({ value: { holds: true } });
        const rated = rateTileStack(puzzle, { games: 200, random: createRandom(`fresh ${seed}`) });
        if (!rated.ok) throw new Error(rated.reason);
        sum += rated.value.random.rate;
      }
      expect(Math.abs(sum / 5 - wanted)).toBeLessThan(0.12);
      return sum / 5;
    });
    // What a person would call easy is won three times as often, and more, as what is called hard.
    expect(means[0]! / means[2]!).toBeGreaterThan(3);
  }, 30_000);
  test('the same seed, the same board; the tiles stay the whole set', () => {
    expect(climbed(0.3, 1)).toStrictEqual(climbed(0.3, 1));
    expect(climbed(0.3, 1).faces.toSorted()).toEqual(dealt(undefined, 1).faces.toSorted());
  });
  test('is a share from 0 to 1, and nothing besides', () => {
    for (const difficulty of [{ winRate: 1.1 }, { winRate: '0.5' }, {}, null, [0.5], { winRate: 0.5, more: 1 }]) {
      expect(tileStack.codec.options({ layout: 'turtle', difficulty }).ok).toBe(false);
    }
  });
});

describe('words', () => {
  const meanOf = (difficulty: DifficultyWord, layout: string, boards: number): number => {
    let sum = 0;
    for (let seed = 0; seed < boards; seed += 1) {
      const made = tileStack.generate({ layout, difficulty }, createRandom(seed), budget());
      if (!made.ok) throw new Error(made.reason);
      expect(tileStack.verify(made.value, budget())).toMatchObject({ value: { holds: true } });
      // Games that the board was not chosen by.
      const rated = rateTileStack(made.value, { games: 100, random: createRandom(`fresh ${seed}`) });
      if (!rated.ok) throw new Error(rated.reason);
      sum += rated.value.random.rate / boards;
    }
    return sum;
  };

  test.each([
    ['turtle', 6],
    ['heart', 6],
    ['braid', 6],
    ['ripples', 6],
    ['citadel', 2],
  ])(
    '%s: easy is won more than normal, that more than hard, and easy at least three times as often as hard',
    (layout, boards) => {
      const [easy, normal, hard] = (['easy', 'normal', 'hard'] as const).map((word) => meanOf(word, layout, boards));
      expect(easy).toBeGreaterThan(normal!);
      expect(normal).toBeGreaterThan(hard!);
      expect(easy! / hard!).toBeGreaterThan(3);
    },
    60_000,
  );

  test('a board that is far from what was asked for says so, and how far; the others say nothing', () => {
    const made = (layout: string | Layout, winRate: number): TileStackPuzzle => {
      const board = tileStack.generate({ layout, difficulty: { winRate } }, createRandom(1), budget());
      if (!board.ok) throw new Error(board.reason);
      expect(tileStack.verify(board.value, budget())).toMatchObject({ value: { holds: true } });
      expect(tileStack.codec.puzzle(JSON.parse(JSON.stringify(board.value)))).toEqual(
        expect.objectContaining({ ok: true }),
      );
      return board.value;
    };
    // Four tiles side by side, two by two: whoever plays wins.
    const pairs: Layout = { id: 'pairs', name: 'Pairs', cells: [0, 2, 8, 10].map((x) => at(x, 0, 0)) };
    const reached = { games: 240, wins: 240, rate: 1, high: 1 };
    expect(made(pairs, 0.1).notes).toEqual([
      { code: 'win-rate-not-reached', wanted: 0.1, reached: expect.objectContaining(reached) },
    ]);
    expect(made(pairs, 1).notes).toBeUndefined();
    expect(made('turtle', 0.3).notes).toBeUndefined();
    const [note] = made('citadel', 0.9).notes ?? [];
    if (note?.code !== 'win-rate-not-reached') throw new Error('no note');
    expect(note.reached.high).toBeLessThan(0.9);
  }, 30_000);

  test('a higher rate asked for is a higher rate had', () => {
    const rates = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8].map((winRate) => {
      let sum = 0;
      for (let seed = 0; seed < 4; seed += 1) {
        const board = tileStack.generate({ layout: 'well', difficulty: { winRate } }, createRandom(seed), budget());
        if (!board.ok) throw new Error(board.reason);
        const rated = rateTileStack(board.value, { games: 200, random: createRandom(`fresh ${seed}`) });
        if (!rated.ok) throw new Error(rated.reason);
        sum += rated.value.random.rate;
      }
      return sum / 4;
    });
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  }, 30_000);

  test('mean their rates on the Turtle', () => {
    for (const word of ['easy', 'normal', 'hard'] as const) {
      expect(Math.abs(meanOf(word, 'turtle', 6) - winRates[word])).toBeLessThan(0.08);
    }
  }, 20_000);

  test('are three, and the same seed gives the same board', () => {
    for (const difficulty of ['easy', 'normal', 'hard']) {
      expect(tileStack.codec.options({ layout: 'turtle', difficulty }).ok).toBe(true);
    }
    expect(tileStack.codec.options({ layout: 'turtle', difficulty: 'simple' })).toMatchObject({
      ok: false,
      detail: [{ message: expect.stringContaining('easy or normal or hard') }],
    });
    const hard = () => tileStack.generate({ layout: 'turtle', difficulty: 'hard' }, createRandom(1), budget());
    expect(hard()).toStrictEqual(hard());
    const stopped = createBudget({ steps: 500 });
    expect(tileStack.generate({ layout: 'turtle', difficulty: 'hard' }, createRandom(1), stopped)).toMatchObject({
      ok: false,
      reason: 'budget',
    });
  });
});
