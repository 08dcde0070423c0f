import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { freeTiles } from './free.ts';
import { tileStack } from './index.ts';
import { smallStacks } from './stacks.fixture.ts';
import type { Cell, TileStackPuzzle, TileStackState } from './types.ts';

const budget = (steps = 1_000_000) => createBudget({ steps });

/** By trying every pair at every turn. */
function winnable(cells: readonly Cell[], kinds: readonly string[], alive: Uint8Array): boolean {
  if (!alive.includes(1)) return true;
  const free = freeTiles(cells, alive);
  return free.some((a) =>
    free.some(
      (b) =>
        a < b &&
        kinds[a] === kinds[b] &&
        winnable(
          cells,
          kinds,
          alive.map((one, t) => (t === a || t === b ? 0 : one)),
        ),
    ),
  );
}

/** Pairs of kinds laid at random: often there is no way to win. */
const shuffled = fc
  .tuple(smallStacks, fc.nat(), fc.integer({ min: 1, max: 4 }))
  .map(([cells, seed, many]): TileStackPuzzle => {
    const kinds = createRandom(seed).shuffle(cells.map((_, n) => `k${(n >> 1) % many}`));
    return { layout: 'test', cells, kinds, faces: kinds, order: [] };
  });

function playOn(puzzle: TileStackPuzzle, state: TileStackState): TileStackState {
  const found = tileStack.solve(state, puzzle, budget());
  if (!found.ok) throw new Error(found.reason);
  return found.value.reduce((at, move) => {
    const next = tileStack.reduce(at, move, puzzle);
    expect(next).not.toBe(at);
    return next;
  }, state);
}

describe('finding a way to win', () => {
  test('judge, solve and hint agree with brute force on small boards', () => {
    const seen = { won: 0, lost: 0 };
    fc.assert(
      fc.property(shuffled, (puzzle) => {
        const state = tileStack.start(puzzle);
        const truth = winnable(puzzle.cells, puzzle.kinds, state.alive);
        const verdict = tileStack.judge(state, puzzle, budget());
        expect(verdict).toMatchObject({ ok: true, value: { holds: truth, claim: truth ? 'winnable' : 'lost' } });
        const solved = tileStack.solve(state, puzzle, budget());
        expect(solved.ok).toBe(truth);
        if (!solved.ok) expect(solved.reason).toBe('none');
        else expect(playOn(puzzle, state).left).toBe(0);
        const hint = tileStack.hint(state, puzzle, budget());
        if (truth) {
          if (!hint.ok) throw new Error(hint.reason);
          const after = tileStack.reduce(state, hint.value.move!, puzzle);
          expect(winnable(puzzle.cells, puzzle.kinds, after.alive)).toBe(true);
          expect(hint.value.because.winning).toBe(true);
          for (const tile of hint.value.because.frees) expect([state.free[tile], after.free[tile]]).toEqual([0, 1]);
        } else
          expect(hint).toMatchObject({
            ok: false,
            reason: tileStack.status(state, puzzle) === 'stuck' ? 'none' : 'wrong',
          });
        seen[truth ? 'won' : 'lost'] += 1;
      }),
      { numRuns: 1_000, seed: 1 },
    );
    expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(100);
  });

  test('a Turtle is solved from its deal and from positions on the way, when players leave the order', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const made = tileStack.generate({ layout: 'turtle' }, createRandom(seed), budget());
      if (!made.ok) throw new Error(made.reason);
      const puzzle = made.value;
      let state = tileStack.start(puzzle);
      expect(playOn(puzzle, state).left).toBe(0);
      const random = createRandom(seed);
      for (let n = 0; n < 10; n += 1) {
        const free = freeTiles(puzzle.cells, state.alive);
        const pairs = free.flatMap((a) =>
          free.filter((b) => a < b && state.kinds[a] === state.kinds[b]).map((b) => [a, b] as const),
        );
        if (pairs.length === 0) break;
        state = tileStack.reduce(state, { type: 'pair', tiles: pairs[random.int(pairs.length)]! }, puzzle);
      }
      const verdict = tileStack.judge(state, puzzle, budget());
      if (verdict.ok && verdict.value.holds) expect(playOn(puzzle, state).left).toBe(0);
    }
  });

  test('a hint under a small budget is honest: a pair, and that it is not proved', () => {
    const made = tileStack.generate({ layout: 'turtle' }, createRandom(5), budget());
    if (!made.ok) throw new Error(made.reason);
    const puzzle = { ...made.value, order: [] };
    // Enough to look at the board, and not for a single game on it.
    const hint = tileStack.hint(tileStack.start(puzzle), puzzle, budget(150));
    expect(hint).toMatchObject({ ok: true, value: { technique: 'free-pair', because: { winning: false } } });
  });

  test('of the pairs that keep the game won, a hint shows the one that frees most, and says what', () => {
    let tried = 0;
    for (let seed = 0; seed < 30; seed += 1) {
      const made = tileStack.generate({ layout: 'turtle' }, createRandom(seed), budget());
      if (!made.ok) throw new Error(made.reason);
      const puzzle = made.value;
      const state = tileStack.start(puzzle);
      const hint = tileStack.hint(state, puzzle, budget());
      if (!hint.ok) throw new Error(hint.reason);
      const freedBy = (tiles: readonly [number, number]): number[] => {
        const { free } = tileStack.reduce(state, { type: 'pair', tiles }, puzzle);
        return [...free.keys()].filter((tile) => free[tile] === 1 && state.free[tile] === 0);
      };
      expect(hint.value.because.frees).toEqual(freedBy(hint.value.keys as readonly [number, number]));
      for (const pair of puzzle.order) {
        if (pair.some((tile) => state.free[tile] !== 1)) continue;
        tried += 1;
        expect(freedBy(pair).length).toBeLessThanOrEqual(hint.value.because.frees.length);
      }
    }
    expect(tried).toBeGreaterThan(60);
  });
});

describe('a verdict that is kept', () => {
  const lives = (state: TileStackState): Set<number> =>
    new Set([...state.alive.keys()].filter((t) => state.alive[t] === 1));

  test('answers most moves of a random player at once, and never otherwise than without it', () => {
    const seen = { moves: 0, atOnce: 0, lost: 0 };
    for (let seed = 0; seed < 40; seed += 1) {
      const random = createRandom(`kept ${seed}`);
      const made = tileStack.generate({ layout: 'turtle' }, random, budget());
      if (!made.ok) throw new Error(made.reason);
      const puzzle = made.value;
      let state = tileStack.start(puzzle);
      let prior = tileStack.judge(state, puzzle, budget());
      for (;;) {
        const free = freeTiles(puzzle.cells, state.alive);
        const pairs = free.flatMap((a) =>
          free.filter((b) => a < b && state.kinds[a] === state.kinds[b]).map((b) => [a, b] as const),
        );
        if (pairs.length === 0 || !prior.ok) break;
        state = tileStack.reduce(state, { type: 'pair', tiles: pairs[random.int(pairs.length)]! }, puzzle);
        const told = tileStack.judge(state, puzzle, budget(), prior.value);
        const alone = tileStack.judge({ ...state, order: [] }, puzzle, budget());
        if (!told.ok || !alone.ok) throw new Error('undecided');
        expect(told.value.holds).toBe(alone.value.holds);
        seen.moves += 1;
        // The kept pairs, or the ones they are mended to: no game and no search.
        if (told.value.holds && told.spent <= 4 * puzzle.cells.length) seen.atOnce += 1;
        if (!told.value.holds) {
          seen.lost += 1;
          break;
        }
        prior = told;
      }
    }
    console.log(`kept verdicts: ${JSON.stringify(seen)}`);
    expect(seen.atOnce / seen.moves).toBeGreaterThan(0.9);
    expect(seen.lost).toBeGreaterThan(5);
  });

  test('is not believed when its pairs are all there and do not clear the board', () => {
    const cells = [0, 4].flatMap((x) => [0, 1].map((z): Cell => ({ x, y: 0, z })));
    const kinds = ['a', 'b', 'b', 'a'];
    const order = [
      [1, 2],
      [0, 3],
    ] as const;
    const puzzle: TileStackPuzzle = { layout: 'test', cells, kinds, faces: kinds, order };
    const prior = { holds: true, claim: 'winnable', proof: { order } };
    const lost = { ok: true, value: { holds: false, claim: 'lost' } };
    expect(tileStack.judge(tileStack.start(puzzle), puzzle, budget())).toMatchObject(lost);
    expect(tileStack.judge(tileStack.start(puzzle), puzzle, budget(), prior)).toMatchObject(lost);
  });

  test('of a lost game names groups that lie there, and a later judge finds them again at once', () => {
    let lost = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const random = createRandom(`lost ${seed}`);
      const made = tileStack.generate({ layout: 'turtle', distribution: 'uniform' }, random, budget());
      if (!made.ok) throw new Error(made.reason);
      const puzzle = { ...made.value, kinds: random.shuffle([...made.value.kinds]), order: [] };
      const state = tileStack.start(puzzle);
      const verdict = tileStack.judge(state, puzzle, budget());
      if (!verdict.ok) throw new Error(verdict.reason);
      const { proof } = verdict.value;
      if (!proof || !('conflict' in proof)) continue;
      lost += 1;
      expect(proof.conflict.flatMap(({ tiles }) => tiles).every((tile) => lives(state).has(tile))).toBe(true);
      const again = tileStack.judge(state, puzzle, budget(), verdict.value);
      expect(again).toMatchObject({ value: { holds: false } });
      expect(again.spent).toBeLessThanOrEqual(verdict.spent);
    }
    expect(lost).toBeGreaterThan(0);
  });
});
